# Alles, was die Kommandozeile sagt, auf Deutsch.
#
# Wörter zwischen Backquotes werden so getippt: Sie sind in jeder Sprache gleich.

## Zahlen: was vor den Nachkommastellen steht, was zwischen den Tausendern, und Prozent

decimal-mark = ,
thousands-mark = .
percent = { $number } %

## Die Hilfe: Auf die Überschriften folgt ein Doppelpunkt, außer auf die erste

heading-usage = Aufruf:
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
value-command = BEFEHL
value-options = OPTIONEN
default = [normal: { $value }]

## Was jeder Befehl tut: Der erste Absatz steht in Listen von Befehlen allein

command-parlour =
    Ein Tisch für Spiele um verborgene Identitäten, kluge Schlüsse und Bluffs, im Browser, mit anderen und mit Bots.

    Ohne Befehl startet der Server: Öffne die Adresse, die er nennt.
command-serve =
    Tische für Browser und Bots anbieten (das passiert auch ohne Befehl).

    Tische, Züge und private Notizen stehen in einer einzigen Datei; wer sie lesen kann, sieht alle Karten. Während der Server läuft, lässt sie sich mit `parlour backup` sicher kopieren.
command-arena =
    Bots viele Spiele gegeneinander spielen lassen und ausgeben, wer wie oft gewinnt.

    Jede Verteilung der Karten wird in jeder Reihenfolge der Bots um den Tisch gespielt, mit demselben Zufall: Kein Bot hat die besseren Karten oder die besseren Plätze. Gezählt wird die Verteilung: Intervalle, mit 95 %, und Standardfehler sind die ihrer Mittelwerte. Derselbe Aufruf gibt dieselben Zahlen aus.

    `--ladder` bewertet alle Bots eines Spiels, `--sprt` findet heraus, welcher von zweien der stärkere ist, und `--exploiters` sucht Lücken im stärksten. docs/bots.md beschreibt das und zeigt, was sie ausgeben.
command-bench =
    Messen, was Modelle und Programme folgern: Sie spielen dieselben Karten, werden gefragt, was sie für sicher, wahrscheinlich und unmöglich halten, und das wird exakt beurteilt.

    Jede Verteilung wird so oft gespielt, wie es Spieler gibt, und sie wechseln die Plätze; auf den übrigen sitzen Bots. Es geht mit `clue` und `color-doubt`. Der Bericht ist eine Seite mit Diagrammen, und JSON. docs/bench.md beschreibt, was gefragt und wie es beurteilt wird. Zum Beispiel:

    `parlour bench clue --player one=http://127.0.0.1:8000/v1,model=small --player two="python3 mine.py" --deals 20`
command-puzzles =
    Eine Sammlung von Rätseln aus Spielen zwischen Bots machen oder prüfen.

    Ein Rätsel ist das, was jemand in einem Moment eines Spiels wusste, und eine Frage, die sich damit beantworten lässt. Eine Sammlung ist reiner Text, beschrieben in docs/puzzles.md: zu jedem Rätsel in Sätzen, was bekannt war, die Frage, die Antwort und die Gründe, und für Programme die Züge des Spiels.

    Derselbe Aufruf macht dieselbe Sammlung, mit Sätzen in deiner Sprache. Zum Beispiel zwanzig schwere Schlüsse:

    `parlour puzzles clue --kind deduce --levels 4,5 --count 20 > hard.txt`

    und so wird jedes Rätsel einer Sammlung noch einmal gelöst:

    `parlour puzzles --check hard.txt`
command-notebook =
    Bei einem Kartenspiel an einem echten Tisch helfen, mit Notizen aus einer Datei.

    Schreib auf, wer mitspielt, deine eigenen Karten und jeden Verdacht, jede gezeigte Karte und jede Anklage, je eine Zeile. Ausgegeben wird der Bogen: wer welche Karte hat (✓), nicht hat (·) oder haben kann (?), und zur Fallakte zwei Chancen: „nach Karten“ zählt jede Verteilung gleich, die zu deinen Notizen passt; „nach Spielweise“ zählt auch mit, wie jemand auswählt, welche Karte gezeigt wird.
command-notebook-after =
    Ein Beispiel, das `parlour notebook --example` mit mehr Kommentaren ausgibt:

    { $example }

    Beginn mit `parlour notebook --example > game.txt`, und nach jeder Runde `parlour notebook game.txt --ask`.
    Der Exit-Code ist 1, wenn sich eine Zeile nicht lesen lässt oder die Notizen sich widersprechen.
command-export =
    Eine Website aus einfachen Dateien schreiben, die keinen Server braucht: Spiele gegen Bots, Lektionen, Fälle und das Notizbuch.

    Jeder Webspace kann sie anbieten, in welchem Ordner auch immer, oder ein Programm auf deinem Rechner:

    `parlour export site`

    `python3 -m http.server --directory site`

    Der Browser spielt die Bots selbst und behält die Spiele; nach dem ersten Besuch braucht er gar kein Netz mehr, wenn die Website HTTPS hat oder auf localhost liegt. Tische mit anderen brauchen einen Server. Wo es keine Datei gibt, sollte die Antwort die 404.html der Website oder ihre erste Seite sein: Unter der Adresse eines Spiels gibt es keine. Sonst öffnet sich eine solche Adresse nur, wo die Website schon besucht wurde.
command-save =
    Einen fertigen Tisch eines Servers als gespeicherten Tisch ausgeben, mit allem, was seine Karten nachprüfbar macht.

    `parlour save https://games.example/t/0123456789abcdef > game.txt`

    docs/saved-table.md beschreibt die Datei. Auch die Seite eines fertigen Tisches kann ihn speichern.
command-verify =
    Einen gespeicherten Tisch nachrechnen: ob seine Karten die sind, die vorher festgelegt waren, alle Züge nach den Regeln sind und das Ergebnis stimmt.

    `parlour verify game.txt`

    Statt einer Datei geht auch die Adresse eines fertigen Tisches. Eine Datei allein beweist nur, dass sie in sich stimmt; eine andere, die das tut, kann jeder machen. Dass es das gespielte Spiel ist, zeigt `--mark`: Es nimmt das Kennzeichen, das du notiert hast, oder eine andere Kopie und weist jedes andere Spiel zurück. Der Rückgabewert ist 0, wenn alles stimmt, auch wo der Server jeden Anteil gezogen hat, 1, wenn etwas gefälscht ist, und 2, wenn sich nichts sagen lässt: Die Datei ist nicht lesbar, oder niemand kann die Karten nachprüfen. docs/verifiable-deals.md sagt, was bewiesen wird und was nicht.
command-backup =
    Die Datenbank in eine neue Datei kopieren, auch während ein Server läuft.

    Die Kopie ist die Datenbank, wie sie in einem Moment ist, und wurde bis zum Ende gelesen: Die Datei ist ganz da oder gar nicht. Wer sie lesen kann, sieht die Karten aller. Zum Beispiel jede Nacht:

    `parlour backup parlour-$(date +%F).db`
command-restore =
    Eine Kopie an die Stelle der Datenbank setzen.

    Der Server muss beendet sein. Die Kopie wird erst bis zum Ende gelesen, und die Datenbank, die dort war, bleibt daneben liegen.
command-doctor =
    Sagen, ob ein Server hier hat, was er braucht: Datenbank, Platz, Uhr und genug offene Dateien.

    Jede Zeile sagt, was stimmt (✓) oder was zu tun ist (✗). Ist etwas zu tun, ist der Rückgabewert 1.
command-help = Das hier oder die Hilfe zu einem Befehl ausgeben.

## Wofür jedes Argument ist; `.value` steht für das, was man dahinter tippt

argument-help = Hilfe ausgeben: `-h` kurz, `--help` ausführlich
argument-version = Version ausgeben

# serve
argument-listen = Unter welcher Adresse der Server zu erreichen ist. Mit `0.0.0.0:8080` können alle in deinem Netz mitspielen; fürs Internet gehört ein Reverse Proxy mit HTTPS davor
    .value = ADRESSE:PORT
argument-database = Wo alles gespeichert wird: ein Pfad, `sqlite:PFAD`, oder `postgres://BENUTZER@RECHNER/NAME` für beliebig viele Server [normal: in deinem Datenordner]
    .value = DATENBANK
argument-pace = Wie lange Bots brauchen: 1 so lange wie ein Mensch, 0 gar nicht; höchstens 10
    .value = FAKTOR
argument-absent = Wie viele Sekunden ein Tisch auf jemanden wartet, bevor ein Bot einspringt
    .value = SEKUNDEN
argument-keep-days = Wie viele Tage ein Spiel nach dem letzten Zug aufgehoben wird
    .value = TAGE
argument-keep-lobbies = Wie viele Stunden eine Lobby aufgehoben wird, nachdem zuletzt etwas in ihr passiert ist
    .value = STUNDEN
argument-origin = Eine andere Website, deren Seiten diesen Server benutzen dürfen, zum Beispiel `https://games.example`; geht mehrmals
    .value = WEBSITE
argument-behind-proxy = Die Adressen der Besucher aus dem letzten Eintrag von `X-Forwarded-For` nehmen; nur hinter einem Proxy, der ihn setzt
argument-notify-after = Wie viele Sekunden nach Beginn ihres Zugs Abwesende davon erfahren, an einem Tisch mit Uhr
    .value = SEKUNDEN
argument-webhooks = Wer einen Tisch eröffnet, darf einen Webhook angeben, der erfährt, wer am Zug ist: einen im Internet (`public`) oder auch einen auf diesem Rechner und in seinem Netz (`anywhere`)
    .value = WO
argument-limit = Eine Grenze ändern, etwa `connections=500` oder `tables=1/30,200`; darf mehrmals vorkommen. docs/limits.md nennt alle
    .value = NAME=WERT
argument-metrics = Wo Prometheus `/metrics` lesen darf: eine eigene Adresse, die kein Proxy weitergeben soll, etwa `127.0.0.1:9464`. Ohne das kann es niemand
    .value = ADRESSE:PORT
argument-log = Wie das Protokoll geschrieben wird, das auf die Standardfehlerausgabe geht: für Menschen (`text`) oder als ein JSON-Objekt pro Zeile (`json`); mit `PARLOUR_LOG=debug` wird es länger
    .value = FORMAT

# arena und puzzles
argument-game = Welches Spiel, zum Beispiel `clue`; bei einem unbekannten werden alle genannt
    .value = SPIEL
argument-seed = Woher der Zufall kommt
    .value = ZAHL

# arena
argument-deals = Wie viele Verteilungen der Karten; in der Arena ohne Angabe 200, und mit `--sprt` höchstens 10000
    .value = ZAHL
argument-bots = Ein Bot für jeden Platz, zum Beispiel `random,careful,careful`: eine Stufe, oder ein eigenes Programm mit seinen Argumenten, etwa `./meins` oder `python3 meins.py`, das docs/bot-protocol.md beschreibt; bei einer unbekannten werden alle genannt. Ohne Angabe spielt der stärkste Bot zu möglichst wenigen gegen sich selbst. Mit `--ladder` die Bots, die neben den Stufen bewertet werden. Ein Programm oder Argument mit Leerzeichen oder Kommas steht in Anführungszeichen, einfachen oder doppelten, etwa `"./meins '1,2',random"`
    .value = STUFEN
argument-ladder = Je zwei Bots gegeneinander spielen lassen und ausgeben, wie stark jeder ist (Elo), wie lange er für einen Zug braucht und was er gegen jeden anderen gewann
argument-sprt = Einen Bot gegen einen anderen spielen lassen, bis feststeht, ob er eher um `--elo1` stärker ist als um `--elo0`
    .value = BOT
argument-elo0 = Um wie viel Elo stärker zu wenig ist
    .value = ZAHL
argument-elo1 = Um wie viel Elo stärker genug ist
    .value = ZAHL
argument-exploiters = Bots mit je einer einfachen Idee gegen die stärkste Stufe spielen lassen und ausgeben, was jeder gegen sie herausholt
argument-players = Zu wie vielen `--ladder`, `--sprt` und `--exploiters` spielen, zum Beispiel `3,4`; sonst mit jeder möglichen Zahl, und `--sprt` zu möglichst wenigen
    .value = ZAHLEN
argument-write = Eine Datei mit einer Stelle für das, was `--ladder` oder `--exploiters` ausgibt, etwa docs/bots.md: Es wird auch dorthin geschrieben
    .value = DATEI
argument-patience = Wie viele Millisekunden ein Programm für einen Zug brauchen darf, für seinen ersten zehnmal so viele. Wer länger braucht, endet oder keinen erlaubten Zug macht, verliert seinen Platz für den Rest des Spiels an die schwächste Stufe
    .value = ZAHL
argument-options = Optionen der Regeln, zum Beispiel `edition=1986,dice=2`; bei einer unbekannten werden alle genannt. Mehrere Werte einer Option werden mit `+` verbunden
    .value = NAME=WERT
argument-setup = Eine JSON-Datei mit Optionen, die für eine Kommandozeile zu groß sind, zum Beispiel `{"{"}"deck": [...]{"}"}`; `--options` geht vor
    .value = DATEI
argument-try = Ein Programm, das ausprobiert wird: mit jeder Zahl von Spielern und jeder Option, neben der schwächsten Stufe und allein. Was es falsch macht, wird gesagt; der Exit-Code ist 1, wenn es etwas gibt
    .value = PROGRAMM

# bench
argument-player = Wer spielt: ein Name und die Adresse eines Modells, das wie die von OpenAI gefragt wird, zum Beispiel `one=http://127.0.0.1:8000/v1,model=small,key=VARIABLE`, wobei die Variable den Schlüssel enthält und alles Weitere mitgeschickt wird; ein Programm mit seinen Argumenten, zum Beispiel `two=python3 mine.py`; oder, wie in `three=mcp`, der MCP-Client, der diesen Befehl als seinen Server startet. Kann mehrmals angegeben werden
    .value = NAME=ADRESSE|PROGRAMM|mcp
argument-opponents = Die Stufe der Bots auf den übrigen Plätzen; bei einer unbekannten werden alle genannt. Ohne Angabe die leichteste
    .value = STUFE
argument-seats = Wie viele spielen; ohne Angabe so wenige, wie das Spiel erlaubt
    .value = ZAHL
argument-retries = Wie oft ein Spieler noch einmal gefragt wird, dessen Antwort nicht lesbar ist oder gegen die Regeln verstößt
    .value = ZAHL
argument-timeout = Wie viele Sekunden ein Spieler für eine Antwort brauchen darf; so lange wird auch ein Modell wieder gefragt, dessen Server versagt
    .value = SEKUNDEN
argument-report = Wohin der Bericht geschrieben wird: `.html` und `.json` werden angehängt
    .value = DATEI

# puzzles
argument-kind = Welche Art von Rätsel, zum Beispiel `deduce`; bei einer unbekannten werden alle genannt. Ohne Angabe die erste des Spiels
    .value = ART
argument-count = Wie viele Rätsel
    .value = ZAHL
argument-levels = Wie schwer sie sein dürfen, von 1 bis 5, zum Beispiel `1,2`
    .value = STUFEN
argument-per-game = Höchstens so viele aus einem Spiel
    .value = ZAHL
argument-out = Eine Datei für die Sammlung, statt des Bildschirms
    .value = DATEI
argument-check = Eine Sammlung, deren Rätsel noch einmal gelöst werden: ob jedes stimmt
    .value = DATEI

# notebook
argument-file = Die Datei mit den Notizen; bei `-` kommen sie von der Standardeingabe
    .value = DATEI
argument-why = Sagen, warum sicher ist, dass jemand eine Karte hat oder nicht hat, zum Beispiel `rope:dan`, `rope:case` oder `rope`
    .value = KARTE[:WER]
argument-ask = Sagen, wonach man als Nächstes fragt: in den genannten Räumen oder in irgendeinem
    .value = RAUM
argument-chances = In allen offenen Feldern Chancen statt Fragezeichen zeigen: Jede Verteilung, die passt, zählt gleich (`possible`), oder es zählt auch, wie jemand auswählt, welche Karte gezeigt wird (`likely`)
    .value = CHANCEN
argument-json = Alles als JSON ausgeben, für Programme
argument-example = Ein Beispiel für den Anfang ausgeben, mit Kommentaren, die das Format erklären

# backup and restore
argument-copy = Eine neue Datei für die Kopie
    .value = DATEI
argument-from = Die Kopie, wie `parlour backup` sie schreibt
    .value = DATEI

# export
argument-folder = Wohin: ein Ordner, der leer ist oder den es noch nicht gibt
    .value = ORDNER

# save und verify
argument-address = Die Adresse der Seite des Tisches
    .value = ADRESSE
argument-table = Eine Datei mit einem gespeicherten Tisch oder die Adresse der Seite eines fertigen Tisches; `-` liest von der Standardeingabe
    .value = DATEI|ADRESSE
argument-mark = Ein Kennzeichen aus 64 Ziffern oder eine andere Datei oder Adresse mit demselben Spiel: Ein anderes wird zurückgewiesen
    .value = KENNZEICHEN|DATEI|ADRESSE

## Ein Aufruf, der nicht zu verstehen ist

unknown-argument = `{ $argument }` passt hier nicht.
unknown-command = Den Befehl `{ $argument }` gibt es nicht.
missing-value = Nach `{ $argument }` fehlt ein Wert.
superfluous-value = Zu `{ $argument }` gehört kein Wert, auch nicht `{ $value }`.
wrong-value = `{ $value }` passt nicht zu `{ $argument }`: { $why }.
wrong-choice-of-value = `{ $value }` passt nicht zu `{ $argument }`: Schreib { $choices }.
missing-argument = Es fehlt etwas: { $arguments }.
given-twice = `{ $argument }` geht nur einmal.
conflict = `{ $argument }` und { $others } gehen nicht zusammen.
not-utf8-argument = Ein Argument ist kein UTF-8.
misused = Dieser Aufruf ist nicht zu verstehen.
did-you-mean = Meinst du { $names }?
quoted = `{ $name }`
more-help = Mehr sagt `--help`.

number-from = es muss eine ganze Zahl ab { $min } sein
number-between = es muss eine ganze Zahl von { $min } bis { $max } sein
address-needed = es muss eine Adresse mit Port sein, zum Beispiel 127.0.0.1:8080
pace-needed = es muss eine Zahl von 0 bis 10 sein
limit-needed = es muss eine Grenze mit ihrem Wert sein, etwa connections=500; docs/limits.md nennt alle

## Was schiefging. Das meiste steht nach dem Namen des Programms und bekommt einen Punkt

because = { $what }: { $why }
not-found = die Datei oder den Ordner gibt es nicht
not-allowed = das ist nicht erlaubt
disk-full = auf dem Datenträger ist kein Platz mehr
is-a-folder = das ist ein Ordner
not-utf8 = das ist kein UTF-8
unreadable = { $file } lässt sich nicht lesen
unwritable = { $file } lässt sich nicht schreiben
unknown-game = ein Spiel namens { $name } gibt es nicht; es gibt: { $known }

## serve

open-at = Parlour ist offen unter { $address }
open-in-network = In deinem Netz: { $address }
no-threads = das Programm kann seine Threads nicht starten
no-address = die Adresse lässt sich nicht herausfinden
no-signals = das Programm ließe sich nicht beenden
no-home = du hast keinen persönlichen Ordner: Sag mit `--database PFAD`, wo alles gespeichert werden soll
unknown-database = Datenbanken der Art { $kind } werden nicht unterstützt: Schreib `--database sqlite:PFAD` oder `--database postgres://BENUTZER@RECHNER/NAME`
no-database = der Pfad der Datenbank fehlt: Schreib `--database sqlite:PFAD`
postgres-has-tools = backup und restore sind für Datenbanken, die Dateien sind: Für eine von PostgreSQL nimm dessen `pg_dump` und `pg_restore`
wrong-postgres = das ist keine Adresse einer PostgreSQL-Datenbank ({ $reason }): Schreib `--database postgres://BENUTZER@RECHNER/NAME`, oder für einen Unix-Socket `--database postgres:///NAME?host=ORDNER`
wrong-log-level = { $name } ist error, warn, info, debug, trace oder off, nicht { $level }
address-in-use = { $address } wird von einem anderen Programm benutzt: Beende es, oder nimm mit `{ $option }` eine andere Adresse
address-not-allowed = { $address } darf nur mit besonderen Rechten benutzt werden: Nimm einen Port über 1023 oder mit `{ $option }` eine andere Adresse
address-elsewhere = { $address } ist keine Adresse dieses Rechners: Nimm 127.0.0.1 oder 0.0.0.0 oder mit `{ $option }` eine andere Adresse
address-unusable = { $address } lässt sich nicht benutzen
database-newer = die Datenbank { $path } stammt von einem neueren Parlour (ihre Version ist { $found }, dieses kennt { $known }): Starte jenes, oder nenne mit `--database` eine andere Datei
database-foreign = { $path } ist keine Datenbank von Parlour: Nenne mit `--database` eine andere Datei
database-lost = für { $path } gibt es keinen Ordner: Prüfe den Pfad
database-in-use = die Datenbank { $path } wird von einem anderen Parlour benutzt: Beende es, oder nenne mit `--database` eine andere Datei
database-read-only = die Datenbank { $path } lässt sich nicht schreiben: Mach sie und ihren Ordner beschreibbar, oder nenne mit `--database` eine andere Datei
database-full = für die Datenbank { $path } ist kein Platz mehr: Schaff etwas Platz und starte neu; nichts, was bestätigt wurde, ist verloren
database-broken = die Datenbank { $path } lässt sich nicht benutzen ({ $reason }): Prüfe die Datei und den Datenträger, oder nenne mit `--database` eine andere Datei
database-unreachable = die Datenbank { $address } ist nicht zu erreichen ({ $reason }): Starte PostgreSQL, oder berichtige die Adresse nach `--database`
database-silent = bei { $address } antwortet kein PostgreSQL: Starte es, oder berichtige die Adresse nach `--database`
database-refused = PostgreSQL verweigert die Datenbank { $address } ({ $reason }): Prüfe ihren Namen, ihren Benutzer und was der darf
database-later = die Datenbank { $address } wurde von einem neueren Parlour geschrieben (ihre Version { $found }, dieses kennt { $known }): Starte jenes, oder nenne mit `--database` eine andere Datenbank

## backup, restore und doctor

no-such-database = es gibt keine Datenbank { $file }: Nenne sie mit `--database`
no-such-backup = es gibt keine Datei { $file }: Prüfe den Pfad
backup-exists = { $file } gibt es schon: Nenne eine neue Datei
backup-done = { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
} in { $file }
restore-done = { $file } ist wie in der Kopie: Starte den Server
restore-kept = Was vorher dort war, liegt in { $file }
doctor-no-database = es gibt noch keine Datenbank { $path }: Der erste Start legt sie an
doctor-database = die Datenbank { $path } ist heil, und kein Server hat sie offen: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
doctor-postgres = die Datenbank { $address } antwortet und enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}
doctor-database-in-use = die Datenbank { $path } ist heil, und ein Server hat sie offen: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
doctor-writable = { $path } lässt sich beschreiben
doctor-room = { $path } hat { $free } GB freien Platz
doctor-no-room = { $path } hat { $free } GB freien Platz: Schaff welchen, bis es { $needed } GB sind
doctor-clock = die Uhr geht nicht hinter dem letzten Zug her
doctor-clock-unchecked = die Uhr wurde nicht geprüft: Dazu muss die Datenbank lesbar sein
doctor-clock-behind = die Uhr geht { $seconds } Sekunden hinter dem nach, was zuletzt geschrieben wurde: Stell sie, und lass sie einem Zeitserver folgen
doctor-files = { $most } Dateien dürfen offen sein
doctor-few-files = nur { $most } Dateien dürfen offen sein, eine für jeden, der spielt oder zusieht: Erlaube { $needed }, mit `LimitNOFILE=` von systemd oder mit `ulimit -n`

## arena

# Hinter einem Balken und wie viele von wie vielen gespielt sind, etwa „12/1000“.
arena-progress = Spiele, { $speed }, noch { $left }
arena-title = { $game }: { $bots } (Zufall { $seed })
so-many-deals = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}
arena-games = { so-many-deals } in { $games ->
    [one] { $games } Spiel mit { $decisions } Entscheidungen
   *[other] { $games } Spielen mit je { $decisions } Entscheidungen
}
arena-without-winner = { $games } ohne Sieger
# Überschriften von Spalten mit 20 und 8 Buchstaben.
arena-won = gewonnen (95 %)
arena-score = Punkte
# In place of an interval; at most 17 letters.
few-deals = (zu wenige)
arena-seat = Platz { $seat }
arena-ended = { $bot } endete und verlor so { $times ->
    [one] einmal
   *[other] { $times }-mal
} einen Platz
arena-late = { $bot } brauchte zu lange für einen Zug und verlor so { $times ->
    [one] einmal
   *[other] { $times }-mal
} einen Platz
arena-unreadable = { $bot } schrieb etwas, das kein Zug ist, und verlor so { $times ->
    [one] einmal
   *[other] { $times }-mal
} einen Platz; beim ersten Mal: { $first }
arena-illegal = { $bot } machte einen Zug, den die Regeln verbieten, und verlor so { $times ->
    [one] einmal
   *[other] { $times }-mal
} einen Platz; beim ersten Mal: { $first }
arena-endless = { $bot } machte mehr als { $most } Züge, ohne zu einem Ende zu kommen, und verlor so { $times ->
    [one] einmal
   *[other] { $times }-mal
} einen Platz
unknown-bot = einen Bot namens { $name } gibt es nicht; es gibt: { $known }
unknown-bot-or-program = { unknown-bot }. Ein eigenes Programm wird mit seinem Pfad genannt, etwa ./{ $name }, oder mit seinen Argumenten
bot-without-name = in { $bots } fehlt der Name eines Bots: Schreib einen vor, zwischen und hinter die Kommas, etwa `random,careful`
not-started = { $program } lässt sich nicht starten
open-quote = ein Anführungszeichen ist nicht geschlossen: Schreib, was zusammengehört, zwischen zwei gleiche
unplayable = ein Spiel kam zu keinem Ende
no-options = in { $file } stehen keine Optionen: Schreib sie als {"{"}"name": wert{"}"}
no-pair = schreib Optionen als name=wert, nicht { $text }
# The first part of a line; behind it, what was wrong.
arena-tried = { $players } Spieler
arena-tried-with = { $players } Spieler, { $options }
arena-tried-alone = { $players } Spieler, alle dieses Programm
arena-passed = { $bot } hat jedes Mal mit einem erlaubten Zug geantwortet, und rechtzeitig.
arena-failed = { $bot } hat nicht immer rechtzeitig mit einem erlaubten Zug geantwortet.
# A line after each two bots.
ladder-progress = { $one } und { $other } zu { $players }: { $done } von { $games } Spielen sind gespielt
# Vor einer Tabelle der Bots: wie stark jeder ist und was seine Zeile gegen ihre Spalte gewann.
ladder-title = { $game } zu { $players }: { so-many-deals } zwischen je zwei Bots, in { $games } Spielen
ladder-elo = Elo (95 %)
ladder-mean = ms je Zug
ladder-slowest = 99 % in ms
ladder-how = Die Bots zweier Arten sitzen abwechselnd um den Tisch. Eine Zelle ist der Teil von allem, was zu gewinnen war, den der Bot ihrer Zeile gegen den ihrer Spalte gewann. Elo nach dem Modell von Bradley und Terry, mit Intervallen durch Bootstrap über die Verteilungen; { $bot } hat 0. Zwischen je zweien zählt ein Zehntel einer unentschiedenen Verteilung mehr: Sonst hätte kein Elo, wer alles verlor. Die Zeiten sind die eines Rechners, der auch anderes zu tun hatte.
sprt-nothing-between = `--elo1` muss größer sein als `--elo0`: Der Test fragt, welchem von beiden es näher ist.
sprt-same-bot = Ein Sequenztest braucht zwei verschiedene Bots: Keiner ist stärker als er selbst.
sprt-found = { $bot } gegen { $other } zu { $players }: { $points } von dem, was zu gewinnen war ({ $low } bis { $high }), { $elo } Elo, nach { so-many-deals } in { $games } Spielen. Gewissheit { $evidence }, nötig sind { $bound } in der einen oder anderen Richtung.
sprt-accepted = Angenommen: { $bot } ist eher um { $more } Elo stärker als { $other } als um { $less }.
sprt-refused = Abgelehnt: { $bot } ist eher um { $less } Elo stärker als { $other } als um { $more }, wenn überhaupt.
sprt-open = Offen: mehr `--deals`, oder `--elo0` und `--elo1` weiter auseinander.
# Vor einer Tabelle von Bots, die Lücken im stärksten suchen.
exploiters-title = { $game }: jeder allein gegen { $bot }, auf jedem Platz von { so-many-deals }
exploiters-name = Bot
exploiters-players = Spieler
exploiters-won = gewonnen
exploiters-fair = gerechter Anteil
exploiters-gain = Gewinn (95 %)
exploiters-how = Der gerechte Anteil ist, was { $bot } selbst auf denselben Plätzen derselben Verteilungen gewann.
no-part = { $file } hat keine Stelle dafür: Schreib die Zeilen { $begin } und { $end } dorthin, wo es stehen soll

## bench

bench-title = Folgern im Vergleich: { $game }, { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
} (Startwert { $seed }, Fragetext { $prompt }, Gegner { $level })
bench-player = { $name }: { $won } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} gewonnen; { $found } von dem gesagt, was folgte, { $left } Bit liegen gelassen bei jeder von { $exams } Fragen; { $faults ->
    [0] jede Antwort war eine
    [one] { $faults } Antwort war keine
   *[other] { $faults } Antworten waren keine
}
bench-written = Der Bericht ist in { $page } und { $file }
bench-stopped = Vor dem Ende abgebrochen: Es wurde kein Bericht geschrieben
bench-no-player = { $text } nennt keinen Spieler: Schreib einen Namen und was spielt, zum Beispiel `one=http://127.0.0.1:8000/v1,model=small` oder `two=python3 mine.py`
bench-name-taken = { $name } heißt schon jemand: Gib jedem Spieler einen anderen Namen
bench-no-address = { $text } enthält keine Adresse eines Modells: Schreib eine wie `http://127.0.0.1:8000/v1`
bench-no-key = die Variable { $name } soll einen Schlüssel enthalten und enthält keinen: Setz sie
bench-mcp-left = der MCP-Client ist gegangen, bevor er sich eine Frage geholt hat
bench-mcp-twice = nur ein Spieler kann `mcp` sein: Es gibt nur eine Standardeingabe
bench-mcp-terminal = diesen Befehl soll ein MCP-Client als seinen Server starten; hier ist die Standardeingabe ein Terminal
bench-other-game = dieses Spiel wird hier nicht geprüft: Nimm `clue` oder `color-doubt`
bench-few-seats = { $players } Spieler haben auf { $seats } Plätzen keinen Platz: Gib mehr `--seats` an

# The page of the report, and the code of its language.
bench-language = de
bench-explained = Bevor ein Spieler zieht, wird er gefragt, was er vom Verborgenen für sicher, wahrscheinlich und unmöglich hält. Jede Aussage wird an allen Verteilungen geprüft, die zu dem passen, was dem Spieler gesagt wurde. Ein Bit ist eine Wahl zwischen zweien.
bench-error-explained = Hinter ± steht der Standardfehler: In zwei von drei Fällen ist das Mittel sehr vieler Verteilungen nicht weiter entfernt.
bench-few = { $mean } (zu wenige Werte für ±)
bench-lost = { $name } fiel in { $lost } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} aus: { $why }
bench-unfinished = Nach { $moves } Zügen abgebrochen: { $unfinished ->
    [one] 1 Spiel
   *[other] { $unfinished } Spiele
} von { $games }. Dort hat niemand gewonnen, und es gibt keine Punkte
bench-no-answer = in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} kam keine Antwort
bench-no-connection = die Adresse war nicht zu erreichen ({ $reason })
bench-status = die Gegenstelle antwortete mit { $status }
bench-is-key-right = die Gegenstelle antwortete mit { $status }: Stimmt der Schlüssel?
bench-no-completion = was die Gegenstelle antwortete, ist keine Antwort eines Modells
bench-ended = das Programm endete ohne Antwort
bench-client-left = der MCP-Client ist gegangen
bench-duel = Mit denselben Karten hat { $one } { $difference } Punkte mehr als { $other }.
bench-won = Gewonnene Spiele
bench-score = Punkte
bench-moves = Züge
bench-substituted = Züge, die ein Bot machen musste
bench-exams = Nach Aussagen gefragt
bench-unanswered = Ohne Antwort
bench-unreadable = Antworten, die nicht lesbar waren
bench-illegal = Züge gegen die Regeln
bench-refused = Weigerungen
bench-late = Zu spät
bench-failed = Nicht erreichbar
bench-erred = Fehler statt einer Antwort
bench-found = Gesagt von dem, was folgte
bench-gained = Bit, die zwischen zwei Fragen zu erfahren waren
bench-left = Bit, die bei einer Frage liegen blieben
bench-lies-told = Gelogen
bench-lies-believed = Lügen geglaubt
bench-lies-seen-through = Lügen durchschaut
bench-truths-doubted = Wahres für gelogen gehalten
bench-of = { $part } von { $whole }
bench-certain = Sicher
bench-impossible = Unmöglich
bench-likely = Wahrscheinlich
bench-is-entailed = es folgt
bench-is-possible = es kann sein
bench-is-impossible = es kann nicht sein
bench-is-unasked = danach war nicht gefragt
bench-claims = Aussagen
bench-bits = Bit
bench-plot-left = Liegen gebliebene Bit, Frage für Frage
bench-plot-left-across = Frage im Spiel
bench-plot-left-note = Der Mittelwert aller Spiele, die so weit kamen. Wer alles sagt, was folgt, bleibt bei 0.
bench-plot-claims = Die Aussagen und ihre Beurteilung
bench-plot-claims-note = Sicher oder unmöglich darf nur heißen, was folgt; bei Unmöglichem, dass es nicht so ist.
bench-plot-likely = Was wahrscheinlich genannt wurde, nach der genauen Wahrscheinlichkeit
bench-plot-likely-across = Genaue Wahrscheinlichkeit
bench-plot-likely-note = Die Wahrscheinlichkeit zählt mit, wie Spieler wählen, so wie die Hilfe des Spiels.
bench-plot-duel = Punkte, erster Spieler minus zweiter, Verteilung für Verteilung
bench-plot-duel-across = Verteilung
bench-plot-duel-note = Jede Verteilung wurde von beiden Plätzen gespielt.
bench-overlooked = Was übersehen wurde
bench-player-head = Spieler
bench-deal = Verteilung
bench-ply = Nach Zügen
bench-fact = Was zu sagen war
bench-why = Es folgt aus

## puzzles

# Hinter einem Balken und wie viele von wie vielen fertig sind, etwa „3/10“.
puzzles-progress = Rätsel, noch { $left }
puzzles-looked = { $moments ->
    [one] { $moments } Moment
   *[other] { $moments } Momente
} aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} angesehen
puzzles-in-vain = in { $games } Spielen nacheinander gab es kein solches Rätsel: Lass mit `--levels` mehr Stufen zu
unknown-puzzles = in { $game } gibt es keine Rätsel namens { $kind }; es gibt: { $known }

# Eine Sammlung, die geprüft wird. Die Wörter am Anfang ihrer Zeilen sind in jeder Sprache gleich.
pack-right = { $puzzles ->
    [one] { $puzzles } Rätsel stimmt.
   *[other] { $puzzles } Rätsel stimmen.
}
pack-without-head = { $file } ist keine Sammlung von Rätseln: Die erste Zeile ist nicht „{ $head }“
pack-empty = in { $file } sind keine Rätsel: Jedes beginnt mit einer Zeile wie `puzzle 1`
pack-puzzle = Rätsel { $number } in { $file }
pack-lacks = es fehlt { $word }
pack-not-json = ein Zug ist kein JSON
pack-wrong-seat = `seat` ist keine Zahl
pack-wrong-chairs = `chairs` sind keine Zahlen
pack-no-such-puzzle = nach diesen Zügen gibt es auf diesem Platz kein solches Rätsel
pack-no-answer = die Antwort ist keine
pack-wrong-answer = die Antwort ist falsch
pack-wrong-level = die Stufe ist { $level }

## export

export-done = { $files ->
    [one] { $files } Datei liegt
   *[other] { $files } Dateien liegen
} in { $folder }: Jeder Webspace kann sie anbieten.
export-without-modules = diesem Programm fehlt, womit ein Browser allein spielen kann: Führe `rustup target add wasm32-unknown-unknown` aus und bau es neu
export-not-empty = { $file } ist nicht leer: Nenne einen neuen Ordner, oder leere ihn
export-to-file = { $file } ist eine Datei: Nenne einen Ordner
export-unwritable = { $file } lässt sich nicht schreiben ({ $reason }): Nenne einen Ordner, in den du schreiben darfst

## save und verify

no-table-address = { $address } ist nicht die Adresse eines Tisches: Kopiere sie von der Seite des Spiels, etwa `https://games.example/t/0123456789abcdef`
table-unreachable = { $address } ist nicht zu erreichen: Prüfe die Adresse und ob der Server läuft
chain-unreachable = die Liste aller Tische des Servers von { $address } lässt sich nicht lesen: Ohne sie weiß niemand, ob der Tisch darin steht
table-not-over = das Spiel unter { $address } ist nicht für alle zu Ende: Versuche es danach noch einmal
no-such-table = unter { $address } gibt es keinen Tisch: Prüfe die Adresse
table-unreadable = der Server kann den Tisch unter { $address } nicht lesen: Wer ihn betreibt, findet den Grund in seinem Log
saved-too-long = das ist zu lang für einen gespeicherten Tisch
verify-game = { $game }: { $names }
verify-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} von Spielern und { $chance } des Zufalls nachgerechnet
verify-share-own = { $name }: eigener Anteil, offengelegt
verify-share-server = { $name }: Anteil vom Server gezogen
verify-share-unopened = { $name }: eigener Anteil, nicht rechtzeitig offengelegt; ein Hash seiner Festlegung steht dafür
verify-handed = der Server sagt: Der Platz von { $name } wurde vor Zug { $ply } an jemand anderen weitergegeben
verify-to-bot = der Server sagt: Der Platz von { $name } ging vor Zug { $ply } an einen Bot
verify-back = der Server sagt: { $name } hat den Platz vor Zug { $ply } zurückgenommen
verify-link = Glied { $number } der Kette, deren Ende { $head } war
verify-end = das Spiel endete mit Glied { $number } der Kette, deren Ende { $head } war
verify-mark = Kennzeichen des Spiels: { $mark }
verify-proved = Bewiesen. { $what }
verify-fits = Die Datei ist in sich stimmig. { $what }
verify-fits-table = Der Tisch ist in sich stimmig. { $what }
verify-compare = Alle Karten und Würfe folgen aus dem, was in der Datei steht, alle Züge sind nach den Regeln, und das Ergebnis folgt aus ihnen. Wenn ein Spiel zu Ende ist, kann aber jeder eine solche Datei von einem anderen Spiel machen: Vergleiche das Kennzeichen mit dem von jemandem, der dabei war (`--mark`), oder die Glieder mit der Kette des Servers.
verify-address = Alle Karten und Würfe folgen aus den Zahlen darin, alle Züge sind nach den Regeln, und das Ergebnis folgt aus ihnen. Dass diese Zahlen vor dem Spiel feststanden und dass es das Spiel ist, das gespielt wurde, muss man dem Server an dieser Adresse glauben: Vergleiche das Kennzeichen mit dem von jemandem, der dabei war (`--mark`).
verify-followed = Nachgerechnet, aber dass niemand die Karten bestimmt hat, ist nicht bewiesen. { $what }
verify-same = Beide sind dasselbe Spiel, Zeile für Zeile. Alles, was ausgeteilt und gewürfelt wurde, folgt aus dem, was darin steht, jeder Zug ist nach den Regeln, und das Ergebnis folgt daraus. Dass es das gespielte ist, ist nur so sicher wie das, womit verglichen wurde.
verify-unproved = Nicht bewiesen. { $what }
verify-forged = Gefälscht. { $what }.
verify-not-listed = die Kette dieses Servers hat ein anderes Glied { $number }, als der Tisch sagt
verify-another = Nicht das Spiel mit diesem Kennzeichen. { $what }.
verify-unreadable = Nicht geprüft. { $what }.
verify-no-mark = `{ $given }` ist weder ein Kennzeichen aus 64 kleinen Hexadezimalziffern noch ein gespeicherter Tisch mit einem, der sich nachrechnen lässt
