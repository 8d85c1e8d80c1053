# Was von einem gespeicherten Tisch und seinen Karten gesagt wird, auf Deutsch.
#
# Wörter zwischen umgekehrten Akzenten stehen so in der Datei: Sie sind in allen Sprachen gleich.

## Was daraus geworden ist

saved-proved = Alle Karten und alle Würfe folgen aus dem, was vor dem Spiel festgelegt war, alle Züge sind nach den Regeln, und das Ergebnis stimmt.
saved-withheld = Die Karten und Würfe folgen aus dem, was vor dem Spiel festgelegt war, alle Züge sind nach den Regeln, und das Ergebnis stimmt; aber nicht jeder eigene Anteil eines Spielers wurde rechtzeitig geöffnet. Wer den Server betreibt, kann einen zurückgehalten haben, um unter Kartenverteilungen zu wählen: Dass das niemand tat, sagt der Server allein.
saved-of-server = Die Karten und Würfe folgen aus dem, was vor dem Spiel festgelegt war, alle Züge sind nach den Regeln, und das Ergebnis stimmt; aber der Server hat jeden Anteil gezogen, der zählt: Dass niemand sie gewählt hat, sagt er allein.
saved-unproved = Alle Züge sind nach den Regeln, und das Ergebnis stimmt; aber niemand kann die Karten nachprüfen: { $why }.
saved-unverifiable-lesson = Es ist eine Lektion, deren Karten aufgeschrieben sind
saved-unverifiable-played-on = Es wurde von einem Augenblick eines anderen Spiels aus weitergespielt
saved-unverifiable-evening = Es ist ein Spiel eines Duplikatabends, bei dem alle dieselben Karten haben
saved-unverifiable-uncommitted = Niemand hat sich vor dem Spiel auf etwas festgelegt, etwa weil ein Browser allein gespielt hat

## Was nicht stimmt: die Zeile, das Feld und was

saved-line = Zeile { $line }, `{ $field }`: { $what }
saved-none = das ist kein gespeicherter Tisch; dessen erste Zeile ist `{ $head }`
saved-newer = das Format hat Version { $version }, und dieses Programm liest { $known }: nimm ein neueres Parlour
saved-lacks = hier fehlt eine Zeile, die mit `{ $field }` beginnt
saved-unreadable = das lässt sich nicht lesen; es sollte aussehen wie `{ $example }`
saved-too-much = hier sollte nichts mehr folgen
saved-ends = hier bricht die Datei ab: Ihr Ende fehlt
saved-unknown-game = dieses Programm hat kein Spiel namens `{ $game }`: nimm ein neueres Parlour
saved-newer-rules = gespielt wurde nach Version { $rules } der Regeln, und dieses Programm hat { $known }: nimm ein neueres Parlour
saved-older-rules = gespielt wurde nach Version { $rules } der Regeln, und dieses Programm mit Version { $known } spielt nicht mehr danach: nimm ein älteres Parlour
saved-wrong-setup = mit diesem Aufbau kann kein Spiel beginnen

## Was gefälscht ist

forged-commitment = das Geheimnis passt nicht zu dem, worauf sich der Tisch beim Öffnen festgelegt hat
forged-link = das Glied der Kette führt nicht zu ihrem Ende
forged-share = der Anteil von { $name } passt nicht zu dem, worauf sich der Platz festgelegt hat
forged-lock = Aufbau, Namen, Plätze, wer ein Bot ist, wer die Anteile gezogen hat oder Festlegungen sind nicht die, die beim Beginn des Spiels feststanden
forged-seats = der Aufbau hat { $seats } Plätze, und genannt sind andere
forged-number = hier sollte Zug { $number } stehen: einer fehlt oder steht doppelt da
forged-chance = das ist nicht, was der Zufall hier nach Geheimnis und Anteilen tun musste
forged-turn = jemand anderes war an der Reihe
forged-illegal = die Regeln erlauben diesen Zug nicht ({ $clause })
forged-nonsense = das ist kein Zug des Spiels ({ $clause })
forged-after-end = das Spiel war vor diesem Zug zu Ende
forged-unfinished = das Spiel ist nach dem letzten Zug nicht zu Ende
forged-scores = das sind nicht die Punkte dieses Spiels
forged-winners = das sind nicht die Gewinner dieses Spiels
forged-mark = das sind nicht die Züge, aus denen am Ende des Spiels das Kennzeichen entstanden ist
forged-end = das Kennzeichen des Spiels führt nicht zum Ende der Kette
forged-other = so hat das Spiel an diesem Tisch nicht geendet, dessen Kennzeichen { $mark } ist: Etwas wurde geändert
forged-copy = im anderen Exemplar dieses Spiels steht hier `{ $other }`: In einem von beiden wurde etwas geändert

## Was ein anderes Spiel ist als das, von dem jemand weiß

another-game = diese Datei ist nicht von dem Spiel, das mit dem Kennzeichen { $mark } geendet hat: Entweder wurde etwas in ihr geändert, oder das Kennzeichen ist das eines anderen Tischs
another-table = das Kennzeichen { $mark } ist das eines Spiels an einem anderen Tisch, der sich auf etwas anderes festgelegt hatte: Diese Datei ist nicht dieses Spiel, und über ihren eigenen Tisch sagt das Kennzeichen nichts
