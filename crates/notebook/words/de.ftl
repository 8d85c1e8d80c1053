# Every sentence of the detective's notebook, in German.
#
# Words between backquotes are those of the text format, or what somebody wrote: they are the same in every language.

## What things are called: `.plural` stands alone, `.none` is “no …” and `.of` “of a …”, `.the` is the subject and `.one`
## the object “one …”.

suspect = verdächtige Person
    .plural = Verdächtige
    .none = keine verdächtige Person
    .of = einer verdächtigen Person
    .the = die verdächtige Person
    .one = eine verdächtige Person
weapon = Waffe
    .plural = Waffen
    .none = keine Waffe
    .of = einer Waffe
    .the = die Waffe
    .one = eine Waffe
room = Raum
    .plural = Räume
    .none = kein Raum
    .of = eines Raums
    .the = der Raum
    .one = einen Raum
card = Karte
    .none = keine Karte
    .of = einer Karte
player = Name am Tisch
    .none = niemand am Tisch
    .of = von jemandem am Tisch
suggestion = ein Verdacht
accusation = eine Anklage

## Names that fit nothing, or too much

unknown-name = { $what_none } heißt `{ $name }`
missing-name = hier fehlt der Name { $what_of }
ambiguous-name = `{ $name }` kann { $names } sein
unknown-me = wer `{ $name }` ist, ist nicht bekannt
did-you-mean = meinst du { $name }?
write-more = schreib etwas mehr vom Namen
write-who-i-am = sag es in einer Zeile wie `me: Ann`

## Cards in a line

kind-missing = { $what } nennt eine verdächtige Person, eine Waffe und einen Raum; { $kind_the } fehlt hier
kind-twice = { $what } nennt nur { $kind_one }, nicht { $one } und { $other }
listed-twice = { $card } steht zweimal da
too-many-listed = so viele Karten gibt es nicht
all-of-kind = { $kind_plural }: { $names }
write-commas = setz Kommas zwischen die Karten

## What happened

nothing-happened = diese Zeile sagt nicht, was passiert ist
unknown-verb = `{ $word }` steht für nichts, was passieren kann
unknown-key = Zeilen, die mit `{ $words }` anfangen, gibt es nicht
did-you-mean-word = meinst du `{ $word }`?
write-suggestion = schreib es so: `{ $line }`
nothing-asked = hier steht nicht, wonach gefragt wurde
nothing-seen = hier steht nicht, welche Karte
write-seen = schreib es so: `{ $line }`
empty-note = diese Notiz ist leer
accusation-right = eine richtige Anklage beendet das Spiel, und dann gibt es nichts mehr herauszufinden
accusation-answered = auf eine Anklage darf nur `wrong` folgen
too-many-entries = nur { $most } Einträge werden gelesen: dieser nicht mehr und keiner danach

## Who answered what

asker-answers = { $player } fragt und antwortet deshalb nicht
passes-and-shows = { $player } kann nicht zugleich passen und eine Karte zeigen
passes-twice = { $player } passt zweimal
passes-with-card = wer passt, zeigt keine Karte, aber hier steht `{ $words }`
unclear-answer = `{ $words }` sagt nicht, ob gepasst oder gezeigt wird
not-an-answer = `{ $words }` ist keine Antwort
write-answer = schreib `{ $player } passes` oder `{ $player } shows`
answers-after-card = wenn { $shower } eine Karte gezeigt hat, antwortet niemand mehr
leave-out = lass weg, was nach `{ $shower } shows` kommt
out-of-order = { $player } antwortet vor { $before }, wenn es nach der Reihenfolge in `players:` geht
put-before = setz { $player } vor { $before }
not-asked-for = { $player } kann { $card } nicht zeigen, denn danach wurde nicht gefragt
asked-for = gefragt wurde nach { $cards }

## Cards and players

line-twice = `{ $key }:` steht schon in Zeile { $line }
put-into-one = schreib beides in eine Zeile
unknown-edition = die Ausgabe `{ $edition }` ist nicht bekannt
write-edition = schreib `edition: 1972` oder nenne deine eigenen Karten in `suspects:`, `weapons:` und `rooms:`
no-card-of-kind = mindestens { $kind_one } muss es geben
cards-alike = zwei Karten heißen `{ $name }`
too-many-cards = höchstens { $most } Karten sind erlaubt: `{ $name }` ist eine zu viel
no-players = keine Zeile sagt, wer mitspielt
write-players = schreib eine Zeile wie `players: Ann 6, Bob 6, Cleo 6`
too-few-players = es müssen mindestens zwei mitspielen
too-many-players = höchstens { $most } können mitspielen: `{ $name }` ist zu viel
players-alike = zwei am Tisch heißen `{ $name }`
add-letter = häng an einen Namen einen Buchstaben an
reserved-name = niemand kann `{ $name }` heißen: das Wort hat hier eine eigene Bedeutung
not-a-name = `{ $name }` ist kein Name: darin ist weder Buchstabe noch Ziffer
long-name = der Name `{ $name }…` ist länger als { $most } Buchstaben
name-with-colon = der Name `{ $name }` hat einen Doppelpunkt, und der beendet die Frage

## Hands

no-owner = keine Zeile sagt, wessen Hand das ist
write-owner = schreib eine Zeile wie `me: Ann`
wrong-own = { $player } hat { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, aber hier { $noted ->
    [one] steht 1
   *[other] stehen { $noted }
}
huge-hand = so viele Karten kann { $player } nicht haben
no-hand = keine Zeile sagt, wie viele Karten { $player } hat
uneven-hands = { $cards } Karten lassen sich nicht gleichmäßig auf { $players } Personen verteilen
write-hands = schreib, wie viele alle haben, zum Beispiel `players: { $hands }`
wrong-hands = auf den Händen sind { $held } Karten, verteilt werden aber { $dealt } der { $cards }, bei { $open ->
    [0] 3 in der Fallakte
   *[other] 3 in der Fallakte und { $open } offenen
}

## After many faults

more-faults = es gibt noch { $faults } Fehler mehr

## Where something is said: within a sentence, and at its beginning

hand = deine Hand
open = die Liste der offenen Karten
entries = { $entries_count ->
    [one] Eintrag { $entries }
   *[other] die Einträge { $entries }
}
hand-first = Deine Hand
open-first = Die Liste der offenen Karten
entries-first = { $entries_count ->
    [one] Eintrag { $entries }
   *[other] Die Einträge { $entries }
}

## What cannot be

contradiction = { $sources } { $count ->
    [1] kann nicht stimmen
    [2] können nicht beide stimmen
   *[other] können nicht alle stimmen
}.

## Why something is certain

has = { $player } hat { $card }
has-not = { $player } hat { $card } nicht
in-case-file = { $card } liegt in der Fallakte
not-in-case-file = { $card } liegt nicht in der Fallakte
face-up = { $card } liegt offen
not-face-up = { $card } liegt nicht offen
follows-from-numbers = { $fact }: Die Kartenzahlen lassen nichts anderes zu.
follows-from-hand = { $fact }: Das sagt deine eigene Hand.
follows-from-open = { $fact }: Das sagen die offenen Karten.
follows-from-entry = { $fact }: Das sagt Eintrag { $entry }.
follows = { $fact }: Das ergeben zusammen { $sources }.

## The terminal

terminal-title = Das Notizbuch von { $player }, nach { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
}
terminal-title-spectator = Ein Notizbuch vom Zuschauen, nach { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
}
terminal-no-sheet = Es gibt noch keinen Bogen: Prüfe, wer mitspielt und wie viele Karten alle haben.
terminal-estimated = Geschätzt:
terminal-samples = genaue Chancen würden zu lange dauern; das sind Schätzungen aus Stichproben im Wert von { $samples } Verteilungen.
terminal-chances = Fallakte: { terminal-possible }, { terminal-likely }
terminal-face-up = offen
terminal-case-file = die Fallakte
terminal-has = hat
terminal-has-not = hat nicht
terminal-open = unklar
terminal-possible = nach Karten
terminal-likely = nach Spielweise
terminal-solved = Gelöst:
terminal-deals = { $deals } Verteilungen sind noch möglich, mit { $solutions } verschiedenen Lösungen ({ $bits } Bit). Die wahrscheinlichsten:
terminal-deals-sampled = Etwa { $deals } Verteilungen sind noch möglich, mit { $solutions } verschiedenen Lösungen ({ $bits } Bit). Die wahrscheinlichsten:
terminal-entry = Eintrag { $entry }, Zeile { $line }
terminal-contradiction = Widerspruch:
terminal-line = Zeile { $line }:

# Asked for with --why.
terminal-open-cell = { $card }: Über { $holder } ist nichts sicher.
terminal-nothing-certain = { $card }: Über niemanden ist etwas sicher.

# Asked for with --ask; the four columns are explained below their table.
terminal-what-to-ask = Wonach fragen:
terminal-nothing-to-ask = Es gibt nichts mehr zu fragen: Die Lösung ist sicher.
terminal-no-owner = Um zu sagen, wonach du fragen solltest, braucht es eine Zeile wie `me: Ann`.
terminal-now = Eine Anklage wäre jetzt mit { $chance } Wahrscheinlichkeit richtig; { $bits } Bit sind unbekannt.
terminal-now-sampled = Eine Anklage wäre jetzt mit { $chance } Wahrscheinlichkeit richtig; { $bits } Bit sind unbekannt; das sind Schätzungen.
terminal-tells = erfährst
    .help = Bit über die Lösung, die du voraussichtlich erfährst
terminal-certain = sicher
    .help = die Chance, dass du die Lösung dann kennst
terminal-best = beste Vermutung
    .help = die Chance, dass die beste Anklage dann richtig ist
terminal-gives-away = verrät
    .help = Bit, die jemand beim Zuschauen voraussichtlich erfährt

# What is wrong with the command.
terminal-there-are = es gibt { $names }
terminal-not-a-room = { $card } ist kein Raum
terminal-unopened = { $file } lässt sich nicht öffnen
terminal-not-text = { $file } lässt sich nicht als Text lesen
terminal-long-file = { $file } ist länger, als ein Notizbuch sein kann

## The comments of the example of `parlour notebook --example`; the rest of it is the text format, which stays English.

example-comments = Das Notizbuch eines Detektivs. Was hinter einem # steht, ist nur für dich, und leere Zeilen zählen nicht.
example-edition = die 21 Karten der Standardausgaben; oder nenne deine eigenen:
example-players = in Zugreihenfolge, jeder mit der Zahl seiner Karten
example-names = Namen darf man kürzen, solange nur eine Karte gemeint sein kann, oder auf Deutsch schreiben
example-open = Karten, die alle sehen, wenn nach euren Regeln welche übrig bleiben
example-entries = Dann, was geschieht: jedes Mal eine Zeile, in der Reihenfolge.
example-passes = Wer zwischen dem sitzt, der fragt, und dem, der zeigt, hat gepasst.
example-commas = Kommas können fehlen
example-seen = aus Versehen gesehen
example-believed = er hat es gesagt, und ich glaube ihm
