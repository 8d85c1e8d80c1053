title = True Colors
blurb = Alle sehen aus wie Miss Scarlet, und niemand ist es. Finde heraus, wo und womit die anderen verwundbar sind, und schlag zu.
minutes = 45 bis 60 Minuten

chair-ruby = Rubin
chair-amber = Bernstein
chair-jade = Jade
chair-sapphire = Saphir
chair-amethyst = Amethyst
chair-pearl = Perle

option-actions_per_turn = Raumaktionen pro Zug
    .help = Ob man sowohl vor dem Würfeln als auch nach dem Gehen handeln darf, auch wenn man stehen bleibt.
option-actions_per_turn-before_and_after = Vor dem Würfeln und nach dem Gehen
option-actions_per_turn-one = Eine
option-blocking = Figuren im Weg
    .help = Ob eine Figur im Flur ihr Feld für andere sperrt. So oder so kann niemand zu einem Portal teleportieren, auf dem schon jemand steht.
option-blocking-pads_only = Figuren versperren nichts
option-blocking-corridors = Eine Figur pro Flurfeld
option-decoy = Gestalt statt Schwäche
    .help = Ob man auch nach einem Angriff, bei dem nichts passt, eine Gestalt aufdecken darf, als Bluff.
option-decoy-on_match = Nur wenn der Angriff passt
option-decoy-any_attack = Nach jedem Angriff
option-max_rounds = Längstes Spiel
    .help = Nach so vielen Runden endet das Spiel ohne Sieg.

## Daueranweisungen

order-answer = Für mich auf Angriffe antworten
    .help = Nichts wird aufgedeckt, wo nichts aufgedeckt werden muss, und eine Gestalt nur, wo es nichts anderes gibt.
order-answer-ask = Nie, frag mich
order-answer-plain = Wenn ich nur zwischen Gestalten wählen kann
order-answer-room_first = Immer, ein Raum vor einer Waffe
order-answer-weapon_first = Immer, eine Waffe vor einem Raum

bot-random = Schlafwandler
    .blurb = Wandert herum und greift an, ohne nachzudenken.
bot-rascal = Schlingel
    .blurb = Schnappt sich Waffen, rennt hin, wo jemand ist, und probiert dort alles, auch was schon versagt hat.
bot-prowler = Herumtreiber
    .blurb = Sammelt Waffen, geht dorthin, wo die anderen sind, und greift mit allem an, was noch nicht versagt hat.
bot-armorer = Waffenmeister
    .blurb = Will in jeder Hand eine Waffe, bevor er zuschlägt, und nimmt sie anderen weg, wenn keine herumliegt.
bot-stalker = Verfolger
    .blurb = Schleppt seine Beute dorthin, wo sie verwundbar sein könnte, und verrät wenig, achtet aber nur darauf, was offen liegt und was schon versagt hat.
bot-daredevil = Draufgänger
    .blurb = Schlägt zu, wo er nur kann, und sucht die Gefahr eher, als sie zu meiden; dabei achtet er darauf, was offen liegt und was schon versagt hat.
bot-hunter = Jäger
    .blurb = Findet heraus, wer wo und womit verwundbar ist, schleppt seine Beute dorthin und verrät wenig.
bot-nemesis = Nemesis
    .blurb = Wägt bei jedem Zug ab, wer danach wohl wen tötet, und führt lieber den letzten Schlag als den ersten.

## Setups that are refused

players-allowed = 3, 4 oder 6 können spielen, nicht { $players }.
toy-players = Ein Probespiel ist für 3 Personen.
toy-sizes = In einem Probespiel haben alle 1 bis 4 Gestalten, und die Würfel haben 1 bis 6 Seiten.
rounds-allowed = Ein Spiel kann 1 bis 10.000 Runden dauern, nicht { $rounds }.

## Pieces of sentences

the = { $card_acc }
the-middle = die Mitte

## News

own-shapes = { $shapes_count ->
    [one] Deine Gestalt ist { $shapes }.
   *[other] Deine Gestalten sind { $shapes }.
}
own-weaknesses = Verwundbar bist du durch { $rooms } sowie durch { $weapons }.
dealt = { $shapes } { $weaknesses }
dealt-unseen = Die Karten sind verteilt, und in jedem Raum liegt eine Waffe.
rolls = { $who_is ->
    [you] Du würfelst.
   *[other] { $who } würfelt.
}
rolled = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $one } und { $other } gewürfelt.
stays = { $who_is ->
    [you] Du bleibst stehen.
   *[other] { $who } bleibt stehen.
}
goes = { $who_is ->
    [you] Du gehst in { $to }.
   *[other] { $who } geht in { $to }.
}
goes-along = { $who_is ->
    [you] Du gehst durch den Flur.
   *[other] { $who } geht durch den Flur.
}
teleports = { $who_is ->
    [you] Du teleportierst von einem Portal in { $to }.
   *[other] { $who } teleportiert von einem Portal in { $to }.
}
teleports-with = { $who_is ->
    [you] Du teleportierst von einem Portal in { $to } und nimmst { $other } mit.
   *[other] { $who } teleportiert von einem Portal in { $to } und nimmt { $other_is ->
        [you] dich
       *[other] { $other }
    } mit.
}
picks-up = { $who_is ->
    [you] Du hebst { $weapon_acc } auf.
   *[other] { $who } hebt { $weapon_acc } auf.
}
picks-up-and-drops = { $who_is ->
    [you] Du legst { $drop_acc } ab und hebst { $weapon_acc } auf.
   *[other] { $who } legt { $drop_acc } ab und hebt { $weapon_acc } auf.
}
steals = { $who_is ->
    [you] Du stiehlst { $from } { $weapon_acc }.
   *[other] { $who } stiehlt { $from_is ->
        [you] dir
       *[other] { $from }
    } { $weapon_acc }.
}
steals-and-drops = { $who_is ->
    [you] Du legst { $drop_acc } ab und stiehlst { $from } { $weapon_acc }.
   *[other] { $who } legt { $drop_acc } ab und stiehlt { $from_is ->
        [you] dir
       *[other] { $from }
    } { $weapon_acc }.
}
attacks = { $who_is ->
    [you] Du greifst { $target } { $room_in } mit { $weapon_dat } an!
   *[other] { $who } greift { $target_is ->
        [you] dich
       *[other] { $target }
    } { $room_in } mit { $weapon_dat } an!
}
kills = { $who_is ->
    [you] Du greifst { $target } { $room_in } mit { $weapon_dat } an. { $target } stirbt, und du gewinnst das Spiel!
   *[other] { $who } greift { $target_is ->
        [you] dich
       *[other] { $target }
    } { $room_in } mit { $weapon_dat } an. { $target_is ->
        [you] Du stirbst
       *[other] { $target } stirbt
    }, und { $who } gewinnt das Spiel!
}
turns-up = { $who_is ->
    [you] Du deckst { $card_acc } auf.
   *[other] { $who } deckt { $card_acc } auf.
}
changes-shape = { $who_is ->
    [you] Du wechselst die Gestalt: Jetzt bist du { $card_the }.
   *[other] { $who } wechselt die Gestalt und ist jetzt { $card_the }.
}
unharmed = Nichts passiert.
unharmed-by-one = Nichts passiert: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} durch { $card_acc } nicht verwundbar.
unharmed-by-both = Nichts passiert: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} weder durch { $one_acc } noch durch { $other_acc } verwundbar.
ends = { $who_is ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
too-long = { $news } Das Spiel hat zu lange gedauert und endet ohne Sieg.

## The lesson

lesson-go = Alle hier geben sich als Miss Scarlet aus und sind nur in bestimmten Räumen und durch bestimmte Waffen verwundbar: Deine stehen neben oder unter dem Spielplan. Töte jemanden, bevor es andere tun! Du brauchst eine Waffe, also drück auf das Billardzimmer, dann „Dorthin gehen“.
lesson-arm = Jede Karte hat jemand bekommen, und die Axt ist nicht unter deinen: Verwundbar durch sie ist { $one } oder { $other }, aber nicht du. Drück „Heb die Axt auf“.
lesson-leap = Du hast 9 gewürfelt, das reicht bis zu einem Portal, einem kleinen Rad am Rand des Spielplans, das dich in jeden Raum teleportiert, auf Wunsch mit jemand anderem. Drück auf die Bibliothek, wähle { $prey } unter „Mitnehmen“, dann drück „Mit { $prey } dorthin teleportieren“.
lesson-attack = Du bist mit { $prey } allein: Ist { $prey } durch die Bibliothek oder die Axt verwundbar, muss eine Karte aufgedeckt werden. Drück „Angreifen …“, dann „Greif { $prey } in der Bibliothek mit der Axt an“.
lesson-answer = Es hat geklappt: { $prey } ist durch die Bibliothek verwundbar. Jetzt schlägt { $prey } zurück, und du bist durch das Gift verwundbar: Eine neue Gestalt würde nichts verbergen, denn die Bibliothek gehört { $prey }, und Gestalten halten dich am Leben. Drück „Deck das Gift auf“.
lesson-second = Dann hat { $other } { $prey } angegriffen: { $prey } ist auch durch die Bombe verwundbar. In deinem Raum kannst du vor dem Würfeln handeln, nach dem Gehen noch mal, und zwei Waffen tragen: Drück „Heb den Dolch auf“.
lesson-end = Jetzt sehen alle, dass { $prey } durch die Bibliothek und durch die Bombe verwundbar ist. Hol dir die Bombe: { $other } trägt sie, also triff { $other } in einem Raum und stiehl sie. Jeder Angriff damit in der Bibliothek kostet { $prey } dann eine Gestalt; ist keine mehr übrig, tötet der nächste, und du gewinnst.

## Hints: a move, and what speaks for it

hint-roll = Würfle.
hint-stay = Bleib, wo du bist.
hint-go = Geh in { $to }.
hint-walk = Geh durch den Flur.
hint-teleport = Teleportiere in { $to }.
hint-teleport-with = Teleportiere in { $to } und nimm { $other } mit.
hint-pick-up = Heb { $weapon_acc } auf.
hint-pick-up-and-drop = Leg { $drop_acc } ab und heb { $weapon_acc } auf.
hint-steal = Stiehl { $from } { $weapon_acc }.
hint-steal-and-drop = Leg { $drop_acc } ab und stiehl { $from } { $weapon_acc }.
hint-attack = Greif { $target } { $room_in } mit { $weapon_dat } an.
hint-take-shape = Nimm die Gestalt von { $card_dat } an.
hint-turn-up = Deck { $card_acc } auf.
hint-nothing = Deck nichts auf.
hint-end = Beende deinen Zug.
hint-unarmed = Du trägst keine Waffe, und ohne kannst du niemanden angreifen. In den Räumen liegen Waffen.
hint-alone = Niemand ist bei dir, also kannst du niemanden angreifen. Von einem Portal aus kannst du in jeden Raum teleportieren und jemanden mitnehmen.
hint-act-later = Nach dem Gehen kannst du noch mal handeln.
hint-near-weapon = Dann { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
} zu einem Raum mit einer Waffe.
hint-near-pad = Dann { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
} zu einem Portal.
hint-safe = Außerhalb der Räume kann dich niemand angreifen. Aber wer ein Portal erreicht, kann dich in einen Raum mitnehmen.
hint-kill-there = Dann kannst du { $target } mit { $weapon_dat } töten und gewinnst.
hint-hit-there = Dann kannst du { $target } mit { $weapon_dat } angreifen: { $target } muss dann eine Karte aufdecken.
hint-attack-there = Dann kannst du { $target } mit { $weapon_dat } angreifen. Mit { $chance } % Wahrscheinlichkeit muss { $target } eine Karte aufdecken.
hint-arms-there = In diesem Raum findest du { $weapons }.
hint-nobody-there = Sonst ist niemand in diesem Raum.
hint-harmless-there = Nach allem, was du weißt, verletzt dort keine deiner Waffen jemanden.
hint-need-weapon = Zum Angreifen brauchst du eine Waffe.
hint-hurts-you = Es kann dich verletzen, also ist es bei dir besser aufgehoben.
hint-surely-hurts = { $target } ist dadurch sicher verwundbar.
hint-may-hurt = Vielleicht ist { $target } dadurch verwundbar: Die Wahrscheinlichkeit ist { $chance } %.
hint-kills = Raum und Waffe liegen offen, und { $target } hat keine Gestalt mehr. Das tötet, und du gewinnst!
hint-costs-shape = Raum und Waffe liegen offen, also kostet es { $target } eine Gestalt. { $left ->
    [one] Es ist die letzte.
   *[other] Noch sind { $left } übrig.
}
hint-in-vain = Nach allem, was du weißt, muss { $target } dann keine Karte aufdecken.
hint-must-hit = Nach allem, was du weißt, muss { $target } dann eine Karte aufdecken.
hint-may-hit = Mit { $chance } % Wahrscheinlichkeit muss { $target } dann eine Karte aufdecken.
hint-learn-anyway = Wenn nichts passiert, hast du auch etwas erfahren.
hint-only-shapes = Diesmal muss es eine Gestalt sein.
hint-no-shapes = Du hast keine Gestalt mehr, also muss es eine Karte sein.
hint-hide-weakness = Mit einer Gestalt bleibt geheim, durch was von beidem du verwundbar bist.
hint-one-more = Von dieser Art kennen die anderen schon { $cards }. So behältst du deine Gestalten.
hint-keep-shapes = Solange eine deiner Gestalten verdeckt ist, kannst du nicht sterben, und du hast noch { $shapes }.
hint-keep-secret = Du musst nicht, und so sehen die anderen keine Karte von dir.
hint-nothing-here = Hier kannst du nichts tun.
hint-no-attack = Du kannst hier niemanden angreifen.
hint-poor-attack = Selbst beim besten Angriff, der dir möglich ist, wird nur mit { $chance } % Wahrscheinlichkeit eine Karte aufgedeckt.

## Refusals

cannot-be-dealt = Diese Karten lassen sich aus den drei Stapeln nicht so verteilen.
attacks-in-rooms = In der Mitte und in den Fluren wird nicht angegriffen.
dice-are-rolled = Jetzt werden die zwei Würfel geworfen.
act-or-roll = Mach eine Raumaktion oder würfle.
act-or-end = Mach eine Raumaktion oder beende deinen Zug.
move-first = Geh zuerst. Danach kannst du handeln.
walk-or-stay = Geh, teleportiere oder bleib, wo du bist.
too-far = Das ist weiter, als du gewürfelt hast.
pad-is-taken = Jemand steht auf diesem Portal oder auf dem, das du für den Weg hierher brauchst.
in-the-way = Jemand steht im Weg.
whom-to-bring = Du kannst jemand anderen am Tisch mitnehmen, oder niemanden.
where-to-teleport = Teleportieren kannst du nur von einem Portal, auf dem du landest, und nur in einen Raum oder in die Mitte.
turn-a-card-up = Der Angriff verlangt eine Karte. Deck eine auf.
not-called-for = Der Angriff verlangt { $card_acc } nicht.
answer-first = Zuerst muss antworten, wer angegriffen wurde.
dropped-and-picked-up = Du kannst { $weapon_acc } nicht in derselben Aktion ablegen und wieder aufheben.
does-not-lie-here = In deinem Raum gibt es das nicht: { $weapon }.
cannot-be-stolen = Stehlen kannst du nur jemandem in deinem Raum, und nur eine Waffe, die diese Person trägt.
drop-one-first = Du kannst nur zwei Waffen tragen. Leg zuerst eine ab.
drop-one-of-two = Ablegen kannst du nur, wenn du zwei Waffen trägst, und nur eine davon.
not-carried = Du trägst { $weapon_acc } nicht.
not-in-the-room = Angreifen kannst du nur jemand anderen in deinem Raum.

## Reasons why something is certain

reason-shapes = { $shapes_count ->
    [one] { $who_is ->
        [you] Deine Gestalt ist { $shapes }.
       *[other] Die Gestalt von { $who } ist { $shapes }.
    }
   *[other] { $who_is ->
        [you] Deine Gestalten sind { $shapes }.
       *[other] Die Gestalten von { $who } sind { $shapes }.
    }
}
reason-weaknesses = { $who_is ->
    [you] Verwundbar bist du
   *[other] Verwundbar ist { $who }
} durch { $rooms } sowie durch { $weapons }.
reason-turned-up = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $card_acc } aufgedeckt.
reason-neither = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } angegriffen, und nichts ist passiert. Also { $target_is ->
    [you] bist du
   *[other] ist { $target }
} durch keins von beiden verwundbar.
reason-not = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } angegriffen, und nichts ist passiert. Offen lag schon { $up_the }, also { $target_is ->
    [you] bist du
   *[other] ist { $target }
} durch { $hidden_acc } nicht verwundbar.
reason-either = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } angegriffen, und aufgedeckt wurde { $shape_the } statt einer Schwäche. Also { $target_is ->
    [you] bist du
   *[other] ist { $target }
} durch mindestens eins von beiden verwundbar.
reason-so = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } angegriffen, und aufgedeckt wurde { $shape_the } statt einer Schwäche. Offen lag schon { $up_the }, also { $target_is ->
    [you] bist du
   *[other] ist { $target }
} durch { $hidden_acc } verwundbar.

## Review

measure = Übrige Möglichkeiten: wer durch welche Räume und Waffen verwundbar ist
unit = Karten

review-attack = Angriff
review-kill = Tödlicher Angriff
review-killed = Getötet
review-outrun = Wie das Spiel verloren ging
review-missed-kill = Verpasster Sieg
review-card-turned-up = Karte aufgedeckt
review-turning-point = Wendepunkt

review-attacked = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } angegriffen.
review-kills = Alle konnten sehen, dass das tödlich ist.
review-promised = Nach dem, was { $who_is ->
    [you] du wusstest
   *[other] { $who } wusste
}, würde mit { $chance } % Wahrscheinlichkeit eine Karte aufgedeckt{ $share ->
    [0] .
   *[other] , und im Schnitt würde die Antwort { $share } % der übrigen Möglichkeiten ausschließen.
}
review-thought = Nach dem, was { $who_is ->
    [you] du wusstest
   *[other] { $who } wusste
}, { $target_is ->
    [you] warst du
   *[other] war { $target }
} mit { $in-room } % Wahrscheinlichkeit durch { $room } verwundbar und mit { $with-weapon } % durch { $weapon }.
review-better = Besser wäre ein Angriff auf { $target_is ->
    [you] dich
   *[other] { $target }
} mit { $weapon_dat } gewesen: { $chance } % Wahrscheinlichkeit{ $share ->
    [0] .
   *[other] , und { $share } % der Möglichkeiten ausgeschlossen.
}
review-would-have-won = Ein Angriff auf { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } hätte das Spiel gewonnen.
review-let-live = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} nicht getötet, obwohl alle sehen konnten, wie es geht.
review-brought = Eine Karte wurde aufgedeckt{ $share ->
    [0] .
   *[other] { $who_is ->
        [you] , und du konntest { $share } % der Möglichkeiten ausschließen.
       *[other] , und { $who } konnte { $share } % der Möglichkeiten ausschließen.
    }
}
review-brought-nothing = Nichts wurde aufgedeckt{ $share ->
    [0] .
   *[other] { $who_is ->
        [you] , und du konntest { $share } % der Möglichkeiten ausschließen.
       *[other] , und { $who } konnte { $share } % der Möglichkeiten ausschließen.
    }
}
review-only-attack = Es war der einzige mögliche Angriff, also gibt es keine Note.
review-nothing-to-gain = Kein möglicher Angriff versprach etwas, also gibt es keine Note.
review-turned-up = { $who_is ->
    [you] Du hast dich
   *[other] { $who } hat sich
} dafür entschieden, { $card_acc } aufzudecken. Für jemanden, der nur weiß, was alle sehen können, schloss das { $share ->
    [0] nichts
   *[other] { $share } % der Möglichkeiten
} aus.
review-could-turn-up = { $cards_count ->
    [one] Die andere Karte, und wie viel sie ausgeschlossen hätte: { $cards }.
   *[other] Die anderen Karten, und wie viel sie ausgeschlossen hätten: { $cards }.
}
review-card-share = { $card } ({ $share } %)
review-open = Ab hier konnten alle sehen, wie { $who_is ->
    [you] du zu töten warst
   *[other] { $who } zu töten war
}: verwundbar durch { $rooms } sowie durch { $weapons }.

review-could-name = Ab Zug { $move } { $who_is ->
    [you] konntest du dir
   *[other] konnte { $who } sich
} sicher sein, dass { $target_is ->
    [you] du durch { $room } und durch { $weapon } verwundbar bist.
   *[other] { $target } durch { $room } und durch { $weapon } verwundbar ist.
}
review-so = Also { $target_is ->
    [you] bist du
   *[other] ist { $target }
} durch { $room } und durch { $weapon } verwundbar.
review-never-sure = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} nie bei einem Raum und einer Waffe sicher sein, durch die dieselbe andere Person verwundbar ist.
review-nobody-won = Niemand hat gewonnen: Das Spiel hat zu lange gedauert.
review-won = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} gewonnen und { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } getötet.
review-sure-from = Nach dem, was { $who_is ->
    [you] du wusstest
   *[other] { $who } wusste
}, war ab Zug { $ply } sicher, dass { $target_is ->
    [you] du durch { $room_acc } und durch { $weapon_acc } verwundbar bist.
   *[other] { $target } durch { $room_acc } und durch { $weapon_acc } verwundbar ist.
}
review-shapes-taken = Nach Angriffen { $who_is ->
    [you] hast du
   *[other] hat { $who }
} { $taken ->
    [1] einmal
    [2] zweimal
   *[other] { $taken }-mal
} die Gestalt gewechselt{ $freely ->
    [0] {""}
    [1] , einmal davon ohne Zwang
    [2] , zweimal davon ohne Zwang
   *[other] , { $freely }-mal davon ohne Zwang
}. Niemand kann sterben, solange eine eigene Gestalt verdeckt liegt.
review-face-up = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} in Zug { $move } { $card } aufgedeckt, beim Angriff von { $by_is ->
    [you] dir
   *[other] { $by }
}.
review-instead = { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} stattdessen { $cards } aufdecken können.
review-open-from = Ab Zug { $ply } lagen { $who_is ->
    [you] alle deine Gestalten offen: Alle konnten sehen, wie du zu töten warst.
   *[other] alle Gestalten von { $who } offen: Alle konnten sehen, wie { $who } zu töten war.
}
review-attacks = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $attacks ->
    [0] niemanden angegriffen.
    [one] einmal angegriffen, und { $hits ->
        [0] keine Karte wurde aufgedeckt.
       *[other] eine Karte wurde aufgedeckt.
    }
   *[other] { $attacks }-mal angegriffen, und { $hits ->
        [0] keine Karte wurde aufgedeckt.
        [one] 1 Karte wurde aufgedeckt.
       *[other] { $hits } Karten wurden aufgedeckt.
    }
}
review-sooner = { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} früher gewinnen können.
review-luckiest = { $who_is ->
    [you] Du hattest
   *[other] { $who } hatte
} das meiste Glück bei den Angriffen: Sie brachten mehr, als zu erwarten war.

## Why bots did what they did

review-bot-kills = Das würde töten, und mehr ist nicht zu holen.
review-bot-both-up = Raum und Waffe lagen bei { $target_is ->
    [you] dir
   *[other] { $target }
} beide offen, also musste es treffen.
review-bot-room-up = Der Raum lag bei { $target_is ->
    [you] dir
   *[other] { $target }
} schon offen.
review-bot-weapon-up = Die Waffe lag bei { $target_is ->
    [you] dir
   *[other] { $target }
} schon offen.
review-bot-none-failed = Soweit { $who } sich erinnerte, waren weder der Raum noch die Waffe je gegen { $target_is ->
    [you] dich
   *[other] { $target }
} gescheitert.
review-bot-room-not-failed = Soweit { $who } sich erinnerte, war der Raum noch nie gegen { $target_is ->
    [you] dich
   *[other] { $target }
} gescheitert.
review-bot-weapon-not-failed = Soweit { $who } sich erinnerte, war die Waffe noch nie gegen { $target_is ->
    [you] dich
   *[other] { $target }
} gescheitert.
review-bot-tries-anything = { $who } greift an, wer gerade da ist, mit allem, was zur Hand ist, auch wenn es schon gescheitert ist.
review-bot-weakest = { $target_is ->
    [you] Du hattest
   *[other] { $target } hatte
} weniger Gestalten übrig als alle anderen im Raum.
review-bot-equal = { $count } Möglichkeiten schienen { $who } gleich gut; eine davon wurde blind gewählt.
review-bot-any-card = { $who } überlegt nicht, welche Karte aufgedeckt wird: { $count ->
    [2] Beides war
   *[other] Jede der { $count } Möglichkeiten war
} recht.
review-bot-marks = Nur nach dem, was offen lag und was gescheitert war, hielt { $who } { $target_is ->
    [you] dich
   *[other] { $target }
} mit { $room } % Wahrscheinlichkeit durch den Raum für verwundbar und mit { $weapon } % durch die Waffe.
review-bot-reckons = Nach allem, was geschehen war, errechnete { $who }: { $target_is ->
    [you] Dich
   *[other] { $target }
} verletzt der Raum mit { $room } % Wahrscheinlichkeit und die Waffe mit { $weapon } %.
review-bot-again = Das kostet die letzte Gestalt, und { $who } kann im selben Zug noch einmal zuschlagen und töten.
review-bot-nearest = Niemand sonst im Raum war dem Tod so nah wie { $target_is ->
    [you] du
   *[other] { $target }
}.
review-bot-free-room = Bei { $who } lag schon ein anderer Raum offen, also machte dieser kaum etwas aus.
review-bot-free-weapon = Bei { $who } lag schon eine andere Waffe offen, also machte diese kaum etwas aus.
review-bot-keeps-shapes = { $who } behält die Gestalten, solange es geht: Wer noch eine hat, stirbt nicht.
review-bot-any-shape = Es musste eine Gestalt sein, und { $who } ist es gleich, welche.
review-bot-room-first = { $who } deckt lieber einen Raum auf als eine Waffe: Die Waffe mussten die anderen noch finden.
review-bot-promise = Dass eine Karte aufgedeckt wird, hielt { $who } zu { $chance } % für wahrscheinlich.
review-bot-judges = Nach diesem Zug sah { $who } eine Gewinnchance von { $chance } %.
review-bot-next-close = Etwas anderes schien fast genauso gut.
review-bot-next-attack = Am nächsten kam ein Angriff auf { $target_is ->
    [you] dich
   *[other] { $target }
} mit { $weapon_dat }: { $chance } %.
review-bot-next-take = Am nächsten kam, { $weapon_acc } zu nehmen: { $chance } %.
review-bot-next-card = Am nächsten kam, { $card_acc } aufzudecken: { $chance } %.
review-bot-next-no-card = Am nächsten kam, nichts aufzudecken: { $chance } %.
review-bot-next-nothing = Am nächsten kam, nichts zu tun: { $chance } %.

### Puzzles

puzzle-kind-attack = Wen würdest du angreifen?
puzzle-whom = Du bist { $room_in } und kannst angreifen. Bei welchem Angriff wird am wahrscheinlichsten eine Karte aufgedeckt?
puzzle-which-attack = Dein Angriff
puzzle-strike = { $target } mit { $weapon_dat }
puzzle-chance = { $target } mit { $weapon_dat }: Mit { $chance } % Wahrscheinlichkeit wird eine Karte aufgedeckt.
puzzle-because = Nach allem, was du gesehen hast, ist { $target } durch { $room_acc } { $by_room ->
    [0] nicht verwundbar
    [100] sicher verwundbar
   *[other] mit { $by_room } % Wahrscheinlichkeit verwundbar
} und durch { $weapon_acc } { $by_weapon ->
    [0] nicht.
    [100] sicher.
   *[other] mit { $by_weapon } %.
}
puzzle-either = Eins von beiden muss es sein.
puzzle-better = { $target } mit { $weapon_dat } wäre besser: { $chance } %.
puzzle-as-good = { $target } mit { $weapon_dat } ist genauso gut: { $chance } %.

### Things

card-miss-scarlet = Miss Scarlet
    .the = Miss Scarlet
    .acc = Miss Scarlet
    .dat = Miss Scarlet
card-miss-jade = Miss Jade
    .the = Miss Jade
    .acc = Miss Jade
    .dat = Miss Jade
card-mrs-peacock = Mrs. Peacock
    .the = Mrs. Peacock
    .acc = Mrs. Peacock
    .dat = Mrs. Peacock
card-mr-green = Mr. Green
    .the = Mr. Green
    .acc = Mr. Green
    .dat = Mr. Green
card-prof-plum = Prof. Plum
    .the = Prof. Plum
    .acc = Prof. Plum
    .dat = Prof. Plum
card-mrs-white = Mrs. White
    .the = Mrs. White
    .acc = Mrs. White
    .dat = Mrs. White
card-col-mustard = Col. Mustard
    .the = Col. Mustard
    .acc = Col. Mustard
    .dat = Col. Mustard
card-mrs-cyan = Mrs. Cyan
    .the = Mrs. Cyan
    .acc = Mrs. Cyan
    .dat = Mrs. Cyan
card-mrs-grey = Mrs. Grey
    .the = Mrs. Grey
    .acc = Mrs. Grey
    .dat = Mrs. Grey
card-mr-pink = Mr. Pink
    .the = Mr. Pink
    .acc = Mr. Pink
    .dat = Mr. Pink
card-miss-sunshine = Miss Sunshine
    .the = Miss Sunshine
    .acc = Miss Sunshine
    .dat = Miss Sunshine
card-mr-browne = Mr. Browne
    .the = Mr. Browne
    .acc = Mr. Browne
    .dat = Mr. Browne
card-dr-black = Dr. Black
    .the = Dr. Black
    .acc = Dr. Black
    .dat = Dr. Black

card-ballroom = Ballsaal
    .the = der Ballsaal
    .acc = den Ballsaal
    .dat = dem Ballsaal
    .in = im Ballsaal
card-bathroom = Badezimmer
    .the = das Badezimmer
    .acc = das Badezimmer
    .dat = dem Badezimmer
    .in = im Badezimmer
card-bedroom = Schlafzimmer
    .the = das Schlafzimmer
    .acc = das Schlafzimmer
    .dat = dem Schlafzimmer
    .in = im Schlafzimmer
# Where a room is narrow, its name stands on the board in two lines.
card-billiard-room = Billardzimmer
    .the = das Billardzimmer
    .acc = das Billardzimmer
    .dat = dem Billardzimmer
    .in = im Billardzimmer
    .above = Billard-
    .below = zimmer
card-conservatory = Wintergarten
    .the = der Wintergarten
    .acc = den Wintergarten
    .dat = dem Wintergarten
    .in = im Wintergarten
card-dining-room = Speisezimmer
    .the = das Speisezimmer
    .acc = das Speisezimmer
    .dat = dem Speisezimmer
    .in = im Speisezimmer
    .above = Speise-
    .below = zimmer
card-hall = Halle
    .the = die Halle
    .acc = die Halle
    .dat = der Halle
    .in = in der Halle
card-kitchen = Küche
    .the = die Küche
    .acc = die Küche
    .dat = der Küche
    .in = in der Küche
card-library = Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .in = in der Bibliothek
card-lounge = Salon
    .the = der Salon
    .acc = den Salon
    .dat = dem Salon
    .in = im Salon
card-music-room = Musikzimmer
    .the = das Musikzimmer
    .acc = das Musikzimmer
    .dat = dem Musikzimmer
    .in = im Musikzimmer
    .above = Musik-
    .below = zimmer
card-study = Arbeitszimmer
    .the = das Arbeitszimmer
    .acc = das Arbeitszimmer
    .dat = dem Arbeitszimmer
    .in = im Arbeitszimmer

card-axe = Axt
    .the = die Axt
    .acc = die Axt
    .dat = der Axt
card-bomb = Bombe
    .the = die Bombe
    .acc = die Bombe
    .dat = der Bombe
card-candlestick = Leuchter
    .the = der Leuchter
    .acc = den Leuchter
    .dat = dem Leuchter
card-cane = Gehstock
    .the = der Gehstock
    .acc = den Gehstock
    .dat = dem Gehstock
card-hypodermic = Spritze
    .the = die Spritze
    .acc = die Spritze
    .dat = der Spritze
card-knife = Dolch
    .the = der Dolch
    .acc = den Dolch
    .dat = dem Dolch
card-lead-pipe = Heizungsrohr
    .the = das Heizungsrohr
    .acc = das Heizungsrohr
    .dat = dem Heizungsrohr
card-poison = Gift
    .the = das Gift
    .acc = das Gift
    .dat = dem Gift
card-poker = Schürhaken
    .the = der Schürhaken
    .acc = den Schürhaken
    .dat = dem Schürhaken
card-revolver = Pistole
    .the = die Pistole
    .acc = die Pistole
    .dat = der Pistole
card-rope = Seil
    .the = das Seil
    .acc = das Seil
    .dat = dem Seil
card-wrench = Rohrzange
    .the = die Rohrzange
    .acc = die Rohrzange
    .dat = der Rohrzange

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = wähle, wohin du gehst (gewürfelt: { $total })
page-do-roll = würfle
page-do-roll-or = { $ways }, oder würfle gleich
page-do-end = beende den Zug
page-do-end-or = { $ways }, oder beende den Zug
page-way-pick-up = heb eine Waffe auf
page-way-steal = stiehl eine Waffe
page-way-attack = greif an
page-do-answer = wähle, was du aufdeckst: { $who } greift { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } an
page-do-answer-nothing = deck nichts auf: { $who } greift { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } an

page-now-deal = Die Karten werden verteilt.
page-now-roll = Die Würfel rollen.
page-now-before = { $who_is ->
    [you] Du beginnst deinen Zug
   *[other] { $who } beginnt den Zug
} { $place }.
page-now-walk = { $who_is ->
    [you] Du hast { $total } gewürfelt und wählst, wohin du gehst.
   *[other] { $who } hat { $total } gewürfelt und wählt den Weg.
}
page-now-after = { $who_is ->
    [you] Du kannst
   *[other] { $who } kann
} { $place } nach dem Gehen handeln.
page-now-answer = { $target_is ->
    [you] Du antwortest
   *[other] { $target } antwortet
} auf { $who_is ->
    [you] deinen Angriff
   *[other] den Angriff von { $who }
} { $room_in } mit { $weapon_dat }.

## Moving

page-your-move = Dein Zug
page-rolled = Gewürfelt: { $total }. Wähle, wohin du gehst.
page-dashed = Gestrichelte Linien zeigen, wohin du von einem Portal teleportieren kannst.
page-picked-walk = Du erreichst { $place } mit { $spaces ->
    [one] 1 Schritt
   *[other] { $spaces } Schritten
}
page-picked-leap = Du erreichst { $place } über { $pad_acc }
page-how = Wie?
page-on-foot = Zu Fuß
page-by-teleporting = Per Teleport
page-bring = Mitnehmen
page-nobody = Niemanden
page-go = Dorthin gehen
page-teleport = Dorthin teleportieren
page-teleport-with = Mit { $who } dorthin teleportieren
page-elsewhere = Woandershin
page-stay = Bleiben: { $place }
page-squares = Woanders im Flur
page-places-listed = { $places ->
    [one] 1 Ziel als Liste
   *[other] { $places } Ziele als Liste
}

page-far = { $spaces ->
    [one] 1 Schritt
   *[other] { $spaces } Schritte
}
page-far-leap = per Teleport von einem Portal
page-far-or-leap = { $spaces ->
    [one] 1 Schritt
   *[other] { $spaces } Schritte
} oder per Teleport
page-lit = { $place }, { $far }

## Acting in a room

page-roll = Würfeln
page-end = Zug beenden
page-pick-up = Heb { $weapon_acc } auf
page-pick-up-and-drop = Leg { $drop_acc } ab und heb { $weapon_acc } auf
page-pick-up-a-weapon = Waffe aufheben …
page-pick-up-which = Welche aufheben?
page-steal = Stiehl { $from } { $weapon_acc }
page-steal-and-drop = Leg { $drop_acc } ab und stiehl { $from } { $weapon_acc }
page-steal-a-weapon = Waffe stehlen …
page-steal-which = Welche stehlen?
page-from = von { $from }
page-drop-which = Du trägst zwei. Welche legst du zuerst ab?
page-choose-weapon = Wähle eine Waffe
page-attack = Greif { $target } { $room_in } mit { $weapon_dat } an
page-attack-somebody = Angreifen …
page-attack-whom = Wen?
page-attack-with = Womit?
page-choose-attack = Wähle, wen du womit angreifst
page-not-now = Jetzt nicht

page-standing-room = { $standing ->
    [shown] hier bekanntlich verwundbar
    [certain] hier sicher verwundbar
    [safe] hier nicht verwundbar
   *[open] hier vielleicht verwundbar
}
page-standing-weapon = { $standing ->
    [shown] verletzt bekanntlich
    [certain] verletzt sicher
    [safe] verletzt nicht
   *[open] verletzt vielleicht
}

## What an attack can bring

page-outlook-kills = { $target } hat keine Gestalt mehr: Das tötet { $target }, und du gewinnst das Spiel.
page-outlook-forces = Durch beides ist { $target } bekanntlich verwundbar und muss die Gestalt wechseln. { $left ->
    [0] Es ist die letzte; danach tötet derselbe Angriff.
    [one] Danach wäre noch 1 übrig.
   *[other] Danach wären noch { $left } übrig.
}
page-outlook-certain = { $target } muss { $cards } aufdecken{ $left ->
    [0] .
   *[other] , oder stattdessen eine Gestalt.
}
page-outlook-vain = Das bringt nichts: { $target } ist durch { $cards } nicht verwundbar.
page-outlook-open = Ist { $target } durch eins von beiden verwundbar, wird es aufgedeckt{ $left ->
    [0] .
   *[other] , oder stattdessen eine Gestalt.
} Wenn durch keins, wird keine Karte aufgedeckt, und alle wissen es.
page-outlook-known = Es ist bekannt, dass { $target } durch { $card_acc } verwundbar ist.
page-outlook-safe = Es ist sicher, dass { $target } durch { $card_acc } nicht verwundbar ist.
page-outlook-one = Ist { $target } durch { $card_acc } verwundbar, wird die Karte aufgedeckt{ $left ->
    [0] .
   *[other] , oder stattdessen eine Gestalt.
} Wenn nicht, wird keine Karte aufgedeckt, und alle wissen es.
page-outlook-bluff = { $target } kann trotzdem eine Gestalt aufdecken, damit du ins Grübeln kommst.
page-hit = Chance, dass eine Karte aufgedeckt wird: { $possible } % allein nach den Karten, { $likely } % nach der Spielweise aller.

## Answering an attack

page-attack-now = Der Angriff
page-attacks = { $who_is ->
    [you] Du greifst
   *[other] { $who } greift
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } an.
page-shapes-left = { $left ->
    [0] Du hast keine andere Gestalt mehr.
    [one] Du hast noch 1 andere Gestalt.
   *[other] Du hast noch { $left } andere Gestalten.
}
page-turn-up-which = Deck davon etwas auf:
page-turn-up = Deck { $card_acc } auf
page-become = Werde { $card_the }
page-same-in-this-shape = Dasselbe, in dieser Gestalt.
page-turn-nothing-up = Nichts aufdecken
page-choose-card = Wähle, was du aufdeckst

page-plight-neither = Du bist weder durch { $one_acc } noch durch { $other_acc } verwundbar.
page-plight-both-known = Du bist durch beides verwundbar, und alle wissen es: Du musst die Gestalt wechseln.
page-plight-both-certain = Du bist durch beides verwundbar, und alle können es sich erschließen.
page-plight-both-secret = Du bist durch beides verwundbar, und noch weiß es niemand.
page-plight-half-known = Alle wissen, dass du durch { $card_acc } verwundbar bist. Noch weiß niemand, dass du es auch durch { $other_acc } bist.
page-plight-one-known = Alle wissen, dass du durch { $card_acc } verwundbar bist. Durch { $other_acc } bist du es nicht.
page-plight-one-secret = Noch weiß niemand, dass du durch { $card_acc } verwundbar bist. Durch { $other_acc } bist du es nicht.

page-price-both = Dann kennen alle beides: Der nächste Angriff hier mit { $weapon_dat } zwingt dich in eine andere Gestalt oder tötet dich, wenn du keine mehr hast.
page-price-both-last = Dann kennen alle beides: Der nächste Angriff hier mit { $weapon_dat } tötet dich.
page-price-one = Dann wissen alle, dass du durch { $card_acc } verwundbar bist.
page-price-one-of-two = Dann wissen alle, dass du durch { $card_acc } verwundbar bist. Von { $other_dat } erfährt niemand.
page-price-shape = { $left ->
    [0] Es ist deine letzte Gestalt: Wenn beides bekannt ist, tötet dich ein Angriff.
    [one] Danach hast du noch 1 Gestalt.
   *[other] Danach hast du noch { $left } Gestalten.
}
page-betrays-nothing = Es verrät nichts Neues.
page-betrays-one = Dann wissen trotzdem alle, dass du durch { $card_acc } verwundbar bist.
page-betrays-bluff = Es kann ein Bluff sein: Niemand weiß, ob du durch eins von beiden verwundbar bist.
page-betrays-either = Dann wissen alle, dass du durch { $cards } verwundbar bist, aber nicht, was davon stimmt.
page-silence-both = Dann wissen alle, dass du weder durch { $one_acc } noch durch { $other_acc } verwundbar bist.
page-silence-one = Dann wissen alle, dass du durch { $card_acc } nicht verwundbar bist.

## Shown over the board

page-drama-shift = { $who_is ->
    [you] Du musst
   *[other] { $who } muss
} die Gestalt wechseln: { $shape }
page-drama-kill = { $who_is ->
    [you] Du stirbst
   *[other] { $who } stirbt
}
page-drama-unharmed = { $who_is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} unverletzt
page-drama-weakness = { $kind ->
    [where] { $who_is ->
        [you] Du bist { $card_in } verwundbar
       *[other] { $who } ist { $card_in } verwundbar
    }
   *[what] { $who_is ->
        [you] Du bist durch { $card_acc } verwundbar
       *[other] { $who } ist durch { $card_acc } verwundbar
    }
}

## Cards and players

page-head-who = Gestalten
page-head-where = Räume
page-head-what = Waffen
page-your-cards = Deine Karten
page-own-who = Gestalten, die du annehmen kannst
page-own-where = Räume, durch die du verwundbar bist
page-own-what = Waffen, durch die du verwundbar bist
page-face-up = liegt offen
page-players = Alle am Tisch
page-player = { $who_is ->
    [you] Du
   *[other] { $who }
}
page-as = als { $shape }
page-empty-handed = { $place }, trägt nichts
page-carries = Trägt
page-cards = Karten
page-cards-up = Offen
page-cards-down = Verdeckt: { $shapes ->
    [one] 1 Gestalt
   *[other] { $shapes } Gestalten
}, { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
}, { $weapons ->
    [one] 1 Waffe
   *[other] { $weapons } Waffen
}

page-symbol-ruby = R
page-symbol-amber = B
page-symbol-jade = J
page-symbol-sapphire = S
page-symbol-amethyst = A
page-symbol-pearl = P

## The sheet

page-sheet = Was bekannt ist
page-open-sheet = Was bekannt ist: der Bogen
page-which-cards = Welche Karten
page-all-cards = Alle
page-signs = ◉ ist eine Karte, die offen liegt, ½ eine von zwei Karten, von denen mindestens eine verletzt.
page-claim = { $card }: { $who_is ->
    [you] { $is ->
        [yes] Du bist dadurch verwundbar.
       *[no] Du bist dadurch nicht verwundbar.
    }
   *[other] { $is ->
        [yes] { $who } ist dadurch verwundbar.
       *[no] { $who } ist dadurch nicht verwundbar.
    }
}
page-claim-shape = { $card }: { $who_is ->
    [you] { $is ->
        [yes] Du hast
       *[no] Du hast nicht
    }
   *[other] { $is ->
        [yes] { $who } hat
       *[no] { $who } hat nicht
    }
} diese Gestalt.

## The review of marks made by hand

page-marked = Du hast { $card } mit { $mark } markiert, aber { $who_is ->
    [you] du bist
   *[other] { $who } ist
} dadurch { $is ->
    [yes] doch verwundbar.
   *[no] nicht verwundbar.
}
page-marked-shape = Du hast { $card } mit { $mark } markiert, aber { $who_is ->
    [you] du hast
   *[other] { $who } hat
} diese Gestalt { $is ->
    [yes] doch.
   *[no] nicht.
}
page-concluded = { $card }: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} dadurch { $is ->
    [yes] verwundbar.
   *[no] nicht verwundbar.
}
page-concluded-shape = { $card }: { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} diese Gestalt{ $is ->
    [yes] .
   *[no] {" "}nicht.
}
page-also = Das hättest du über die anderen auch wissen können:

## The board in words

page-on-board = Was auf dem Spielplan ist
page-pawn = { $who_is ->
    [you] Du
   *[other] { $who }
}, als { $shape }: { $place }
page-pawn-armed = { $who_is ->
    [you] Du, als { $shape }: { $place }, trägst { $weapons }
   *[other] { $who }, als { $shape }: { $place }, trägt { $weapons }
}
page-lying = Man findet { $room_in } { $weapons }
page-dice = Würfel: { $one } und { $other }
page-in = { $place_in }
page-on = { $place_on }
page-wheel = Mitte
    .the = die Mitte
    .acc = die Mitte
    .dat = der Mitte
    .in = in der Mitte
page-door-of = { $room }, { $door }
page-square = Feld { $place }
page-the-square = das Feld { $place }
page-what-pad-is = Ein Portal: Wer hier landet, kann in jeden Raum teleportieren
page-pad-north-west = nordwestliches Portal
    .the = das nordwestliche Portal
    .acc = das nordwestliche Portal
    .on = auf dem nordwestlichen Portal
page-pad-north-east = nordöstliches Portal
    .the = das nordöstliche Portal
    .acc = das nordöstliche Portal
    .on = auf dem nordöstlichen Portal
page-pad-upper-west = oberes westliches Portal
    .the = das obere westliche Portal
    .acc = das obere westliche Portal
    .on = auf dem oberen westlichen Portal
page-pad-upper-east = oberes östliches Portal
    .the = das obere östliche Portal
    .acc = das obere östliche Portal
    .on = auf dem oberen östlichen Portal
page-pad-lower-west = unteres westliches Portal
    .the = das untere westliche Portal
    .acc = das untere westliche Portal
    .on = auf dem unteren westlichen Portal
page-pad-lower-east = unteres östliches Portal
    .the = das untere östliche Portal
    .acc = das untere östliche Portal
    .on = auf dem unteren östlichen Portal
page-pad-south-west = südwestliches Portal
    .the = das südwestliche Portal
    .acc = das südwestliche Portal
    .on = auf dem südwestlichen Portal
page-pad-south-east = südöstliches Portal
    .the = das südöstliche Portal
    .acc = das südöstliche Portal
    .on = auf dem südöstlichen Portal
page-pad-north = nördliches Portal
    .the = das nördliche Portal
    .acc = das nördliche Portal
    .on = auf dem nördlichen Portal
page-pad-west = westliches Portal
    .the = das westliche Portal
    .acc = das westliche Portal
    .on = auf dem westlichen Portal

## What was hidden, in the replay and at the end

page-killed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $target_is ->
    [you] dich
   *[other] { $target }
} { $room_in } mit { $weapon_dat } getötet.
page-nobody-killed = In { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} wurde niemand getötet.
page-cards-of = { $who_is ->
    [you] Deine Karten
   *[other] Karten von { $who }
}
page-hand-of = { $who_is ->
    [you] { $name } (du)
   *[other] { $name }
}
page-were-up = lag am Ende offen.
page-told-deal = Die Karten sind verteilt.
page-told-hand = { $who } ist verwundbar durch { $rooms } sowie durch { $weapons }.

## Shortcuts, for the help page

page-key-roll = Würfeln
page-key-stay = Stehen bleiben
page-key-end = Zug beenden
page-key-sheet = Bogen mit dem öffnen, was bekannt ist
page-arrows = Pfeiltasten
page-key-arrows = Zwischen wählbaren Zielen oder auf dem Bogen bewegen
page-enter = Enter
page-key-enter = Ein Ziel wählen; noch mal drücken, um hinzugehen

## What one wants

page-goal = Finde heraus, wodurch die anderen verwundbar sind, und töte jemanden, bevor es andere tun. Du bist verwundbar durch { $weak }.
page-goal-short = Finde die Schwächen der anderen und töte zuerst.

## What can be done now, and what it does

page-can-roll = du darfst so weit gehen, wie beide Würfel zusammen zeigen, und dann in einem Raum noch mal handeln.
page-can-end = der nächste Zug beginnt.
page-can-place = Eine leuchtende Stelle auf dem Spielplan
page-can-go = deine Figur geht dorthin. In einem Raum kannst du etwas tun, im Flur nicht.
page-can-stay = deine Figur bleibt, wo sie ist.
page-can-squares = auch die Felder der Flure leuchten auf.
page-can-teleport = lande auf einem Portal und reise von dort in jeden Raum weiter; du darfst jemanden mitnehmen.
page-can-turn-up = von da an sehen es alle. Eine Gestalt zählt als Leben: Sind alle weg, kann man dich töten.
page-can-turn-nothing-up = die anderen sehen keine Karte von dir.
page-can-pick-up = Eine Waffe aufheben
page-can-pick-up-does = zum Angreifen brauchst du eine, und zwei kannst du tragen.
page-can-steal = Eine Waffe stehlen
page-can-steal-does = nimm sie jemandem in deinem Raum weg.
page-can-attack = schlag jemanden in deinem Raum. Wer durch den Raum oder die Waffe verwundbar ist, muss eine Karte aufdecken.

## How it is played, with pictures

page-how-shapes-title = Niemand ist, wer er scheint
page-how-shapes = Alle sehen aus wie Miss Scarlet, und niemand ist es. Du hast geheime Karten, deine Gestalten: Jede ist ein Leben. Wenn du die Gestalt wechseln musst, deck eine davon auf. Du gewinnst, wenn du vor allen anderen jemanden tötest.
page-how-weak-title = Wo und womit du verwundbar bist
page-how-weak = Deine anderen Karten sind Räume und Waffen. Diese Räume und Waffen können dich verletzen, alle anderen nicht. Jede Karte hat jemand bekommen: Was dich nicht verletzt, verletzt jemand anderen.
page-how-turn-title = Geh oder teleportiere
page-how-turn = In deinem Zug darfst du in deinem Raum handeln, dann würfeln und gehen, dann noch mal handeln. Lande auf einem Portal, einem kleinen Rad am Rand, um in jeden Raum zu teleportieren. Dabei darfst du jemanden mitnehmen!
page-how-act-title = Handle in einem Raum
page-how-act = Heb in einem Raum eine Waffe auf, stiehl dort jemandem eine, oder greif dort jemanden mit einer Waffe an, die du trägst. Zwei kannst du tragen. Im Flur und in der Mitte wird nicht angegriffen.
page-how-attack-title = Greif an
page-how-attack = Wer durch den Raum oder die Waffe verwundbar ist, deckt diese Karte auf oder wechselt stattdessen die Gestalt. Verletzt keins von beiden, passiert nichts, und alle wissen es.
page-how-example-title = Ein Beispiel
page-how-example = Du greifst Ben in der Bibliothek mit der Axt an, und er deckt die Bibliothek auf: Durch sie ist er verwundbar. Probier dort jetzt andere Waffen. Verletzt ihn auch das Seil, liegt beides offen, und jeder weitere Angriff in der Bibliothek mit dem Seil kostet ihn eine Gestalt.
page-how-kill-title = Töte
page-how-kill = Wenn von jemandem ein Raum und eine Waffe offen liegen und keine Gestalt mehr übrig ist, tötet ein weiterer Angriff dort mit dieser Waffe, und du gewinnst. Du musst nicht alles selbst herausgefunden haben.

### What players say to each other: a greeting first, praise last

phrase-1 = Hallo zusammen!
phrase-2 = Gleich habe ich dich.
phrase-3 = Mich nicht!
phrase-4 = Das war knapp!
phrase-5 = Mich findest du nie.
phrase-6 = Jetzt weiß ich etwas.
phrase-7 = Netter Versuch!
phrase-8 = Autsch!
phrase-9 = Ha!
phrase-10 = Oh nein!
phrase-11 = Lass dir Zeit.
phrase-12 = Gut gespielt!
