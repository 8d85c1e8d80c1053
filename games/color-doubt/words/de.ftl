title = Color Doubt
blurb = Spiel deine Karten verdeckt aus und sag an, was sie sind. Stimmen muss es nicht, solange niemand zweifelt.
minutes = 15 bis 25 Minuten

### Things

suit-red = Rot
    .plural = Rote
    .capital = Rot
    .letter = R
    .card = rote Karte
    .cards = rote Karten
suit-orange = Orange
    .plural = Orangene
    .capital = Orange
    .letter = O
    .card = orange Karte
    .cards = orange Karten
suit-yellow = Gelb
    .plural = Gelbe
    .capital = Gelb
    .letter = Ge
    .card = gelbe Karte
    .cards = gelbe Karten
suit-green = Grün
    .plural = Grüne
    .capital = Grün
    .letter = Gr
    .card = grüne Karte
    .cards = grüne Karten
suit-blue = Blau
    .plural = Blaue
    .capital = Blau
    .letter = B
    .card = blaue Karte
    .cards = blaue Karten
suit-purple = Violett
    .plural = Violette
    .capital = Violett
    .letter = V
    .card = violette Karte
    .cards = violette Karten
suit-pink = Pink
    .plural = Pinke
    .capital = Pink
    .letter = P
    .card = pinke Karte
    .cards = pinke Karten
suit-rainbow = Regenbogen
    .plural = Regenbogen
    .capital = Regenbogen
    .letter = Re
    .card = Regenbogenkarte
    .cards = Regenbogenkarten

chair-sun = Sonne
chair-moon = Mond
chair-star = Stern
chair-cloud = Wolke
chair-comet = Komet

### Options

option-games = Anzahl der Spiele
    .help = Ein einzelnes Spiel gewinnt, wer alle Karten los ist. Die erweiterte Regel ist eine Partie aus drei Spielen: Die Punkte werden zusammengezählt, und die höchste Summe gewinnt.
option-who_may_doubt = Wer darf zweifeln
    .help = Ob man eine Ansage noch anzweifeln darf, wenn vorher schon jemand gepasst hat.
option-who_may_doubt-each_in_turn = Alle der Reihe nach
option-who_may_doubt-next_only = Nur die nächste Person
option-cards_per_suit = Karten jeder Farbe
    .help = Mit weniger Karten wird das Spiel kürzer.
option-five_suits = Fünf Farben zu zweit
    .help = Welche Farben zu zweit im Spiel sind. Ab drei Personen sind es alle sieben.
option-five_suits-red = Rot
option-five_suits-orange = Orange
option-five_suits-yellow = Gelb
option-five_suits-green = Grün
option-five_suits-blue = Blau
option-five_suits-purple = Violett
option-five_suits-pink = Pink
option-max_turns = Längstes Spiel
    .help = Ein Spiel mit so vielen Entscheidungen endet ohne Sieg. Normale Spiele sind viel kürzer.

## Daueranweisungen

order-stand = Für mich passen
    .help = Du lässt die Ansage stehen und spielst keine Karten darüber.
order-stand-ask = Nie, frag mich
order-stand-else_ask = Außer die Ansage kann nicht stimmen, dann frag mich
order-stand-else_doubt = Außer die Ansage kann nicht stimmen, dann zweifle sie an
order-stand-always = Immer

### Bots

bot-random = Wirrkopf
    .blurb = Spielt, sagt und bezweifelt, was ihm gerade einfällt.
bot-magpie = Elster
    .blurb = Hängt an ihren Karten und spielt zwei auf einmal, mehr nur, wenn es sein muss: Sie lügt selten, zählt gut und sitzt am Ende mit voller Hand da.
bot-careful = Buchhalter
    .blurb = Lügt fast nie und zweifelt an, was nach der Zahl der Karten unwahrscheinlich ist, wer immer es sagt und was auch vorher gesagt wurde.
bot-fibber = Flunkerer
    .blurb = Zählt so gut wie der Buchhalter, lügt aber jedes zweite Mal, wenn er nichts Wahres zu sagen hat, und zweifelt später.
bot-gambler = Zocker
    .blurb = Wägt ab, was jede Lüge und jeder Zweifel einbringen kann, vergisst aber bald, wer erwischt wurde und welche Karten zu sehen waren.
bot-charmer = Charmeur
    .blurb = Liebt eine gute Lüge und zweifelt ungern: Er lügt öfter, als es sich lohnt, und merkt sich länger, wer erwischt wurde.
bot-bluffer = Pokerface
    .blurb = Wägt ab, was jede Lüge und jeder Zweifel kosten kann, und merkt sich, wer erwischt wurde.
bot-reader = Gedankenleser
    .blurb = Weiß genau, was alle auf der Hand haben können, und spielt jede Idee in vielen Welten durch, bevor er etwas sagt. Ohne Netz denkt er manchmal einige Sekunden nach.
bot-sphinx = Sphinx
    .blurb = Hat in Hunderttausenden von Spielen gelernt, wann man zu zweit bis zu viert lügt und zweifelt. Zu fünft oder mit weniger als sieben Karten je Farbe spielt sie stattdessen jede Idee in ein paar Welten durch; das kann einen Augenblick dauern.

### News

## Numbers and cards

number = { $number ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}
number-capital = { $number ->
    [0] Keine
    [1] Eine
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $number }
}
so-many-of-a-suit = { $number } { $suit_plural }
the-rainbow-card = die Regenbogenkarte
announced = { $number } { $suit_plural }

## Moves

deal = Alle bekommen { $each ->
    [one] 1 Karte
   *[other] { $each } Karten
}{ $out ->
    [0] .
    [one] ; 1 ist aus dem Spiel.
   *[other] ; { $out } sind aus dem Spiel.
} { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
deal-seen = Alle bekommen { $each ->
    [one] 1 Karte
   *[other] { $each } Karten
}{ $out ->
    [0] .
    [one] ; 1 ist aus dem Spiel.
   *[other] ; { $out } sind aus dem Spiel.
} Du hast { $hand }. { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
deal-of-match = Spiel { $game } von { $games }. { $deal }
plays = { $who } spielt { $count ->
    [one] eine Karte
   *[other] { $number } Karten
} und sagt: „{ $says }!“
plays-seen = Du spielst { $count ->
    [one] eine Karte
   *[other] { $number } Karten
} ({ $cards }) und sagst: „{ $says }!“
plays-last = { $who } spielt die { $count ->
    [one] letzte Handkarte
   *[other] letzten { $number } Handkarten
} und sagt: „{ $says }!“
plays-last-seen = Du spielst deine { $count ->
    [one] letzte Karte
   *[other] letzten { $number } Karten
} ({ $cards }) und sagst: „{ $says }!“
lets-stand = { $who_is ->
    [you] Du lässt es gelten.
   *[other] { $who } lässt es gelten.
}
passes = { $who_is ->
    [you] Du passt.
   *[other] { $who } passt.
}
passes-and-leads = { $who_is ->
    [you] Du passt.
   *[other] { $who } passt.
} { $leader_is ->
    [you] Du beginnst wieder.
   *[other] { $leader } beginnt wieder.
}
you-doubt-the-truth = Du zweifelst es an. Es war wahr: { $cards }. Du bekommst { $minus ->
    [0] keine Minuskarten
    [one] 1 Minuskarte
   *[other] { $minus } Minuskarten
}.
doubts-the-truth = { $who } zweifelt es an. Es war wahr: { $cards }. { $who } bekommt { $minus ->
    [0] keine Minuskarten
    [one] 1 Minuskarte
   *[other] { $minus } Minuskarten
}.
doubts-your-lie = { $who } zweifelt es an. Es war gelogen: Du nimmst { $cards } zurück und bekommst { $minus ->
    [0] keine Minuskarten
    [one] 1 Minuskarte
   *[other] { $minus } Minuskarten
}.
doubts-a-lie = { $who_is ->
    [you] Du zweifelst es an.
   *[other] { $who } zweifelt es an.
} Es war gelogen: { $of } nimmt { $cards } zurück und bekommt { $minus ->
    [0] keine Minuskarten
    [one] 1 Minuskarte
   *[other] { $minus } Minuskarten
}.
draws = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $number } Karten
} { $from_is ->
    [you] aus deiner Hand.
   *[other] aus der Hand von { $from }.
}
draws-seen = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $count ->
    [one] eine Karte
   *[other] { $number } Karten
} { $from_is ->
    [you] aus deiner Hand
   *[other] aus der Hand von { $from }
}: { $cards }.

## The end

game-ended = { $event } { $result }
match-ended = { $event } { $result } { $winners }
points = { $who } { $points }
points-with-rainbow = { $who } { $points } mit der Regenbogenkarte
wins-the-game = { $who_is ->
    [you] Du bist alle Karten los und gewinnst das Spiel. Punkte: { $points }.
   *[other] { $who } ist alle Karten los und gewinnt das Spiel. Punkte: { $points }.
}
game-without-winner = Das Spiel hat zu lange gedauert und endet ohne Sieg. Punkte: { $points }.
wins-the-match = { $who_is ->
    [you] Die Partie ist vorbei: Du gewinnst sie mit { $points } Punkten.
   *[other] Die Partie ist vorbei: { $who } gewinnt sie mit { $points } Punkten.
}
share-the-win = Die Partie ist vorbei. Gemeinsam gewonnen, mit je { $points } Punkten: { $winners }.
match-without-winner = Die Partie ist vorbei. Niemand gewinnt sie: Kein Spiel hatte einen Sieg.

## Hints: a move, and what speaks for it

hint-play = Spiel { $cards } und sag: „{ $says }!“
hint-doubt = Zweifle es an.
hint-pass = Passe.
hint-let-stand = Lass es gelten.
hint-last = Das sind deine letzten Karten: Wenn dir niemand eine Lüge nachweist, gewinnst du.
hint-true = Es ist die Wahrheit: Bestraft wird, wer zweifelt, nicht du.
hint-rainbow = Die Regenbogenkarte zählt als jede Farbe.
hint-lie-needed = Es ist gelogen, aber mit der Wahrheit geht es nicht: Du hast von keiner Farbe { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hint-lie-though = Es ist gelogen, obwohl du mit anderen Karten die Wahrheit sagen könntest: Wer nie lügt, ist leicht zu durchschauen.
hint-lie-risk = Wenn jemand zweifelt, nimmst du diese Karten zurück und bekommst die anderen auf dem Tisch als Minuskarten.
hint-instead-chance = Du könntest stattdessen „{ $says }“ von { $who } anzweifeln: Nach allem, was du weißt, stimmt es mit { $chance } % Wahrscheinlichkeit.
hint-instead-lie = Du könntest stattdessen „{ $says }“ von { $who } anzweifeln: Nach allem, was du weißt, kann es nicht stimmen.
hint-cannot-be-true = Nach allem, was du weißt, kann es nicht stimmen.
hint-chance-true = Nach allem, was du weißt, stimmt es mit { $chance } % Wahrscheinlichkeit.
hint-or-wins = Das waren die letzten Karten von { $who }: Wenn es gilt, gewinnt { $who }.
hint-next-may-doubt = Nach dir kann { $who } noch zweifeln.
hint-doubt-risk = Wenn du die Wahrheit anzweifelst, bekommst du { $count ->
    [one] die Karte auf dem Tisch als Minuskarte
   *[other] alle { $count } Karten auf dem Tisch als Minuskarten
}.
hint-pass-though = Eine Lüge ist wahrscheinlicher, aber Passen riskiert nichts.
hint-too-few = Du hast weniger als { $count } Karten und kannst deshalb nicht spielen.
hint-would-lie = Um zu spielen, müsstest du lügen: Du hast von keiner Farbe { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

## The lesson

lesson-truth = Werde alle deine Karten vor den anderen los: Du spielst sie verdeckt und sagst, welche Farbe sie haben, und das darf gelogen sein. Fang mit der Wahrheit an: Wähle deine beiden grünen Karten, dann „Spiel zwei Karten“.
lesson-doubt = Wer dran ist, muss mindestens so viele Karten spielen wie gerade gespielt wurden. Aber vier Gelbe, wenn es nur fünf gibt und du drei davon hast? Wähle „Anzweifeln“, dann „Ja, ich zweifle“.
lesson-lie = Erwischt! { $player } musste die vier zurücknehmen und bekam die anderen Karten als Minuspunkte. Jetzt beginnst du, und diesmal lügst du: Wähle deine rote und deine pinke Karte, sag „Rot“, dann „Spiel zwei Karten“.
lesson-pass = Niemand hat gezweifelt! Jetzt sagt { $player } zwei Blaue an. Du hast keine von den fünf, das kann also gut stimmen, und wer die Wahrheit anzweifelt, bekommt alle Karten auf dem Tisch als Minuspunkte. Wähle also „Passen“.
lesson-follow = { $doubter } hat gezweifelt, aber es stimmte: Alle sechs Karten sind nun Minuspunkte für { $doubter }. Jetzt sagt { $player } eine Grüne an, und du hast drei gelbe Karten: Wähle sie, dann „Spiel drei Karten“.
lesson-end = Niemand traut sich, zu zweifeln oder mehr zu spielen, also beginnst du wieder. Die Regenbogenkarte zählt als jede Farbe: Wirst du deine letzten drei Karten auf einmal los, ohne zu lügen?

### Refusals

two-to-five-players = 2 bis 5 Personen können spielen, nicht { $players }.
number-of-colors = Es gibt 1 bis 7 Farben, nicht { $colors }.
cards-of-each-color = Von jeder Farbe gibt es { $least } bis 12 Karten, nicht { $cards }.
too-few-cards = Es sind zu wenige Karten, damit alle eine bekommen.
number-of-decisions = Ein Spiel darf 1 bis 10.000 Entscheidungen dauern, nicht { $turns }.
number-of-games = Man kann 1 bis { $most } Spiele spielen, nicht { $games }.
five-different-colors = Zu zweit spielt man mit fünf verschiedenen Farben.
deal-evenly = Alle bekommen gleich viele Karten, der Rest ist aus dem Spiel.
deal-first = Zuerst müssen die Karten verteilt werden.
already-dealt = Die Karten sind schon verteilt.
draw-two = Aus der anderen Hand werden zwei Karten gezogen, oder so viele, wie sie hat.
draw-first = Zuerst müssen Karten gezogen werden.
nothing-to-draw = Es sind keine Karten zu ziehen.
leader-must-play = Wer beginnt, muss Karten spielen: Es gibt noch nichts anzuzweifeln und nichts, worauf man passen könnte.
only-the-next-may-doubt = Zweifeln darf nur die nächste Person.
nobody-plays-on-a-last-card = Auf eine letzte Karte wird nichts mehr gespielt: Zweifle sie an oder lass sie gelten.
play-a-card = Spiel mindestens eine Karte.
cards-not-held = Du hast nicht alle diese Karten.
color-not-in-the-game = Sag eine der Farben an, die im Spiel sind.
hand-too-small = { $cards ->
    [one] Gerade wurde 1 Karte gespielt
   *[other] Gerade wurden { $cards } Karten gespielt
}, und du hast weniger: Du kannst nur anzweifeln oder passen.
play-as-many = { $cards ->
    [one] Gerade wurde 1 Karte gespielt: Spiel mindestens 1.
   *[other] Gerade wurden { $cards } Karten gespielt: Spiel mindestens so viele.
}

### Review

measure = Übrige Möglichkeiten: was die anderen auf der Hand haben
unit = Karten

## Moments

review-doubt = Zweifel
review-doubted = { $who_is ->
    [you] Du hast „{ $says }“ von { $of } angezweifelt.
   *[other] { $of_is ->
        [you] { $who } hat dein „{ $says }“ angezweifelt.
       *[other] { $who } hat „{ $says }“ von { $of } angezweifelt.
    }
}
review-thought = { $who_is ->
    [you] Du hattest
   *[other] { $who } hatte
} { $held ->
    [0] keine Karte auf der Hand, die als { $suit } zählt.
    [one] eine Karte auf der Hand, die als { $suit } zählt: Die konnte sonst niemand haben.
   *[other] { $held } Karten auf der Hand, die als { $suit } zählen: Die konnte sonst niemand haben.
}
review-let-it-stand = Besser wäre gewesen, es gelten zu lassen: Bei vielen Zweifeln mit dieser Wahrscheinlichkeit kostet jeder im Schnitt etwa { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} mehr, als er bringt{ $win ->
    [0] {""}
   *[other] {", "}einen Sieg als { $win } gerechnet
}.
review-doubt-it = Ein Zweifel wäre sicher richtig gewesen und hätte { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} gebracht{ $win ->
    [0] {""}
   *[other] {", "}einen Sieg als { $win } gerechnet
}.
review-doubt-was-worth = Ein Zweifel wäre besser gewesen: Bei vielen Zweifeln mit dieser Wahrscheinlichkeit bringt jeder im Schnitt etwa { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} mehr, als er kostet{ $win ->
    [0] {""}
   *[other] {", "}einen Sieg als { $win } gerechnet
}.
review-pass-instead = Besser wäre gewesen, zu passen: Bei vielen Lügen, die mit dieser Wahrscheinlichkeit geglaubt werden, kostet jede im Schnitt etwa { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} mehr, als man mit ihr loswird{ $win ->
    [0] {""}
   *[other] {", "}einen Sieg als { $win } gerechnet
}.
review-one-true = Besser wäre gewesen, eine einzige Karte zu spielen und die Wahrheit zu sagen.
review-say-instead = „{ $says }“ wäre glaubwürdiger gewesen: { $chance } %.
review-say-the-truth = „{ $says }“ wäre die Wahrheit gewesen.
review-nothing-to-lose = Wenn niemand diese letzten Karten anzweifelt, { $winner_is ->
    [you] gewinnst du.
   *[other] gewinnt { $winner }.
} In einem einzelnen Spiel zählt nur der Sieg, also kostet ein falscher Zweifel nichts.
review-at-stake = Ein Zweifel brachte { $lie ->
    [one] 1 Karte
   *[other] { $lie } Karten
}, wenn es gelogen war, und kostete { $truth }, wenn es wahr war.
review-at-stake-last = Das war die letzte Karte. Ein Zweifel brachte { $lie } Karten, wenn es gelogen war, einen Sieg als 10 gerechnet, und kostete { $truth }, wenn es wahr war.
review-at-stake-drawn = Ein Zweifel brachte { $lie } Karten, wenn es gelogen war, und kostete { $truth }, wenn es wahr war, einen Sieg als 10 gerechnet: Wer die letzten Karten der anderen Hand ziehen muss, hat verloren.
review-was-true = Es war wahr.
review-was-a-lie = Es war gelogen.
review-lie = Lüge
review-lied = { $who_is ->
    [you] Du hast „{ $says }“ gesagt, und das war gelogen.
   *[other] { $who } hat „{ $says }“ gesagt, und das war gelogen.
}
review-last-cards = Letzte Karten
review-won-by-the-truth = Mit „{ $says }“ { $who_is ->
    [you] hast du deine
   *[other] hat { $who } die
} letzten Karten gespielt und die Wahrheit gesagt: Den Sieg konnte niemand mehr verhindern.
review-caught = { $by_is ->
    [you] Du hast die Lüge aufgedeckt.
   *[other] { $by } hat die Lüge aufgedeckt.
}
review-risk = Geglaubt brachte das { $believed ->
    [one] 1 Karte
   *[other] { $believed } Karten
} ein, erwischt kostete es { $caught ->
    [0] nichts
    [one] 1 Karte
   *[other] { $caught } Karten
}.
review-risk-last = Es war das Letzte der Hand: Geglaubt brachte das { $believed } Karten ein, den Sieg als 10 gezählt, erwischt kostete es { $caught ->
    [0] nichts
    [one] 1 Karte
   *[other] { $caught } Karten
}.
review-cost-little = Es kostete also wenig: im Schnitt etwa { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
review-lost = Wie das Spiel verloren ging
review-out-first = { $winner_is ->
    [you] Du hattest
   *[other] { $winner } hatte
} zuerst keine Karten mehr. Auf der Hand { $who_is ->
    [you] hattest du
   *[other] hatte { $who }
} da noch { $cards ->
    [1] eine Karte.
   *[other] { $cards } Karten.
}
review-last-lie = Die letzten Karten, „{ $says }“, waren gelogen, und niemand hat gezweifelt.
review-doubted-last = { $who_is ->
    [you] Du hast die letzten Karten angezweifelt, und die Ansage war wahr.
   *[other] { $who } hat die letzten Karten angezweifelt, und die Ansage war wahr.
}
review-drew-last = Wer Minuskarten bekommt, zieht auch Karten aus der anderen Hand: { $who_is ->
    [you] Du musstest
   *[other] { $who } musste
} die letzten von { $winner_is ->
    [you] dir ziehen, und damit hattest du
   *[other] { $winner } ziehen, und damit hatte { $winner }
} gewonnen.
review-let-stand-last = Nach { $who_is ->
    [you] dir konnte niemand mehr zweifeln. Weil du
   *[other] { $who } konnte niemand mehr zweifeln. Weil { $who }
} { $winner_is ->
    [you] deine letzten Karten
   *[other] die letzten Karten von { $winner }
} gelten { $who_is ->
    [you] ließest
   *[other] ließ
}, war das Spiel sicher verloren.
review-wins-not-taken = In { $times ->
    [1] Zug
   *[other] den Zügen
} { $moves } { $who_is ->
    [you] hättest du
   *[other] hätte { $who }
} sofort gewinnen können.
review-how-often = In diesem Spiel { $who_is ->
    [you] hast du
   *[other] hat { $who }
} { $played ->
    [0] nie
    [1] einmal
    [2] zweimal
   *[other] { $played } Mal
} Karten gespielt und { $passed ->
    [0] nie
    [1] einmal
    [2] zweimal
   *[other] { $passed } Mal
} gepasst.
review-caught-often = { $who_is ->
    [you] Du wurdest
   *[other] { $who } wurde
} { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
} beim Lügen erwischt; diese Karten kamen zurück auf die Hand.
review-doubted-in-vain = Vor den letzten Karten { $winner_is ->
    [you] hast du
   *[other] hat { $winner }
} { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
} die Wahrheit gesagt, als jemand zweifelte, { $times ->
    [1] nämlich
   *[other] zuletzt
} { $by_is ->
    [you] du
   *[other] { $by }
}: Das kostet den Zweifler Karten, und { $winner_is ->
    [you] du spielst
   *[other] { $winner } spielt
} wieder aus.
review-passes-keep = Wer passt, behält alle Karten: Los wird sie nur, wer spielt. Für ein Passen gibt es keine Note.
review-let-pass = Lüge durchgelassen
review-let-lie-pass = { $who_is ->
    [you] Du konntest sicher sein, dass „{ $says }“ von { $of } gelogen war, und hast es durchgelassen.
   *[other] { $of_is ->
        [you] { $who } konnte sicher sein, dass dein „{ $says }“ gelogen war, und hat es durchgelassen.
       *[other] { $who } konnte sicher sein, dass „{ $says }“ von { $of } gelogen war, und hat es durchgelassen.
    }
}
review-missed-win = Sieg verschenkt
review-could-win = { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} sofort gewinnen können: „{ $says }“ mit allen Karten der Hand wäre wahr gewesen.
review-play-them-all = Alle auf einmal zu spielen wäre besser gewesen: Diesen Sieg kann niemand mehr nehmen.
review-let-win = Letzte Karten stehen lassen
review-let-them-win = { $who_is ->
    [you] Du hast die letzten Karten von { $of }, „{ $says }“, stehen lassen.
   *[other] { $of_is ->
        [you] { $who } hat deine letzten Karten, „{ $says }“, stehen lassen.
       *[other] { $who } hat die letzten Karten von { $of }, „{ $says }“, stehen lassen.
    }
}
review-knew-chance = Nach allem, was { $who_is ->
    [you] du wusstest
   *[other] { $who } wusste
}, stimmte es mit { $chance } % Wahrscheinlichkeit.
review-knew-lie = { $who_is ->
    [you] Du konntest sicher sein, dass es gelogen war.
   *[other] { $who } konnte sicher sein, dass es gelogen war.
}
review-all-knew-chance = Nach allem, was alle wussten, stimmte es mit { $chance } % Wahrscheinlichkeit.
review-all-knew-lie = Da konnten alle sicher sein.

review-saw-through = In Zug { $move } { $who_is ->
    [you] konntest du
   *[other] konnte { $who }
} sicher sein, dass { $of_is ->
    [you] dein „{ $says }“
   *[other] „{ $says }“ von { $of }
} gelogen war, und { $who_is ->
    [you] hast
   *[other] hat
} die Lüge aufgedeckt. { $held ->
    [0] Nach allem, was zu sehen war, konnten es nicht so viele sein.
    [one] { $who_is ->
        [you] Du hattest
       *[other] { $who } hatte
    } eine davon, und nach allem, was zu sehen war, konnten es nicht so viele sein.
   *[other] { $who_is ->
        [you] Du hattest
       *[other] { $who } hatte
    } { $held } davon, und nach allem, was zu sehen war, konnten es nicht so viele sein.
}
review-could-see-through = In Zug { $move } { $who_is ->
    [you] hättest du
   *[other] hätte { $who }
} sicher sein können, dass { $of_is ->
    [you] dein „{ $says }“
   *[other] „{ $says }“ von { $of }
} gelogen war, { $who_is ->
    [you] hast
   *[other] hat
} es aber gelten lassen. { $held ->
    [0] Nach allem, was zu sehen war, konnten es nicht so viele sein.
    [one] { $who_is ->
        [you] Du hattest
       *[other] { $who } hatte
    } eine davon, und nach allem, was zu sehen war, konnten es nicht so viele sein.
   *[other] { $who_is ->
        [you] Du hattest
       *[other] { $who } hatte
    } { $held } davon, und nach allem, was zu sehen war, konnten es nicht so viele sein.
}
review-likeliest-lie = { $who_is ->
    [you] Du konntest dir bei keiner Lüge ganz sicher sein. Am verdächtigsten von denen, die du durchgelassen hast, war
   *[other] { $who } konnte sich bei keiner Lüge ganz sicher sein. Am verdächtigsten von denen, die { $who } durchgelassen hat, war
} { $of_is ->
    [you] dein „{ $says }“
   *[other] „{ $says }“ von { $of }
} in Zug { $move }: mit { $chance } % Wahrscheinlichkeit gelogen.
review-never-sure = { $who_is ->
    [you] Du konntest dir bei keiner Lüge ganz sicher sein.
   *[other] { $who } konnte sich bei keiner Lüge ganz sicher sein.
}
review-met-no-lie = Alle Ansagen, die { $who_is ->
    [you] du anzweifeln konntest
   *[other] { $who } anzweifeln konnte
}, waren wahr.

review-announcement = Ansage
review-announced-truth = { $who_is ->
    [you] Du hast „{ $says }“ gesagt, und das war wahr.
   *[other] { $who } hat „{ $says }“ gesagt, und das war wahr.
}
review-let-stand = Lüge gelten lassen
review-stood-lie = { $who_is ->
    [you] Du hast „{ $says }“ von { $of } gelten lassen, und das war gelogen.
   *[other] { $of_is ->
        [you] { $who } hat dein „{ $says }“ gelten lassen, und das war gelogen.
       *[other] { $who } hat „{ $says }“ von { $of } gelten lassen, und das war gelogen.
    }
}

## Why bots did what they did

review-bot-must-doubt = Sonst konnte niemand mehr zweifeln: Blieb es stehen, { $of_is ->
    [you] hattest du
   *[other] hatte { $of }
} gewonnen.
review-bot-counted-doubt = Nach einer groben Zählung der Karten { $of_is ->
    [you] hattest du
   *[other] hatte { $of }
} mit { $chance } % Wahrscheinlichkeit genug davon: { $last ->
    [0] Unter { $limit } %
   *[other] Bei letzten Karten unter { $limit } %
} zweifelt { $who }.
review-bot-counted-stand = Nach einer groben Zählung der Karten { $of_is ->
    [you] hattest du
   *[other] hatte { $of }
} mit { $chance } % Wahrscheinlichkeit genug davon: { $last ->
    [0] Erst unter { $limit } %
   *[other] Bei letzten Karten erst unter { $limit } %
} zweifelt { $who }.
review-bot-able = Nach einer groben Zählung der Karten { $of_is ->
    [you] hattest du
   *[other] hatte { $of }
} mit { $chance } % Wahrscheinlichkeit genug davon.
review-bot-last-cards = Es waren { $of_is ->
    [you] deine letzten Karten: Blieben sie stehen, hattest du
   *[other] die letzten Karten von { $of }: Blieben sie stehen, hatte { $of }
} gewonnen.
review-bot-truth-first = { $who } sagt die Wahrheit, wann immer die Karten es erlauben, und spielt die Farbe mit den meisten Karten: { $suit }.
review-bot-keeps-cards = Wo nicht mehr nötig sind, spielt { $who } höchstens { $most } Karten.
review-bot-seldom-lies = { $who } hatte von keiner Farbe { $count } Karten und lügt dann in einem von { $times } Fällen, statt zu passen.
review-bot-rather-passes = { $who } hatte von keiner Farbe { $count } Karten und lügt dann nur in einem von { $times } Fällen.
review-bot-took-for-true = { $who } hielt es mit { $chance } % Wahrscheinlichkeit für wahr.
review-bot-record = { $all ->
    [one] { $who } erinnerte sich an eine aufgedeckte Ansage von { $of_is ->
        [you] dir
       *[other] { $of }
    }: Sie war { $lies ->
        [0] wahr.
       *[other] gelogen.
    }
   *[other] { $who } erinnerte sich an { $all } aufgedeckte Ansagen von { $of_is ->
        [you] dir
       *[other] { $of }
    }: { $lies ->
        [0] Alle waren wahr.
        [one] Eine war gelogen.
       *[other] { $lies } waren gelogen.
    }
}
review-bot-short-memory = { $who } erinnert sich nur an das, was die letzten { $count } Züge gezeigt haben.
review-bot-had-to-lie = { $who } hatte von keiner Farbe { $count } Karten: Ausspielen ging nur mit einer Lüge.
review-bot-truth-less = Wie { $who } rechnete, brachte die beste Wahrheit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger wert.
review-bot-lie-less = Nach der Rechnung von { $who } war die beste Lüge { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger wert.
review-bot-worth-most = Nach der Rechnung von { $who } war alles andere mindestens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger wert.
review-bot-expects-doubt = { $who } rechnete mit { $chance } % Wahrscheinlichkeit damit, dass jemand zweifelt.
review-bot-not-always-best = Um nicht leicht durchschaubar zu sein, tut { $who } nicht immer das, was am besten aussieht: Dies hier hatte eine Wahrscheinlichkeit von { $chance } %.
review-bot-nothing-to-prove = Es war die Wahrheit: Ein Zweifel konnte nur denen schaden, die zweifelten.
review-bot-lets-stand = Zu zweit kommt ein falscher Zweifel teuer: { $who } zweifelt nichts an, was gut wahr sein kann.
review-bot-played-out = In { $deals } Kartenverteilungen, die zu allem passten, was { $who } wusste, spielte { $who } die aussichtsreichsten Ideen bis zum Ende durch, und das hier schnitt am besten ab.
review-bot-drawn = { $who } ließ den Zufall entscheiden, nach dem, was ein Netz aus vielen Spielen gelernt hat: { $chances }.
review-bot-chance-truth = { $chance } % für die Wahrheit
review-bot-chance-lie = { $chance } % für eine Lüge
review-bot-chance-doubt = { $chance } % für einen Zweifel
review-bot-chance-pass = { $chance } % fürs Passen
review-bot-likeliest-play = Von allem, was zu spielen war, war dies das Wahrscheinlichste: { $chance } %.
review-bot-one-play = Genau diese Karten mit dieser Ansage hatten eine Wahrscheinlichkeit von { $chance } %, das Wahrscheinlichste hatte { $most } %.

## Summary

review-nobody-won = Niemand hat gewonnen.
review-won = { $who_is ->
    [you] Du hast gewonnen.
   *[other] { $who } hat gewonnen.
}
review-won-together = Gemeinsam gewonnen: { $winners }.
review-of-player = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $lies ->
    [0] nie
    [1] einmal
    [2] zweimal
   *[other] { $lies }-mal
} gelogen und { $doubts ->
    [0] nie gezweifelt.
    [1] einmal gezweifelt, { $right ->
        [0] zu Unrecht.
       *[other] zu Recht.
    }
    [2] zweimal gezweifelt, { $right ->
        [0] beide Male zu Unrecht.
        [1] einmal zu Recht.
       *[other] beide Male zu Recht.
    }
   *[other] { $doubts }-mal gezweifelt, { $right ->
        [0] jedes Mal zu Unrecht.
        [1] davon einmal zu Recht.
       *[other] davon { $right }-mal zu Recht.
    }
}
review-player-let-pass = { $player } { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} { $passes ->
    [1] eine Lüge sicher aufdecken können
   *[other] { $passes } Lügen sicher aufdecken können
} und { $who_is ->
    [you] hast
   *[other] hat
} { $passes ->
    [1] sie
   *[other] sie alle
} durchgelassen.

### Puzzles

puzzle-has = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} genau { $count } { $count ->
    [one] Karte
   *[other] Karten
} in { $suit }
puzzle-has-not = { $who_is ->
    [you] Du hast nicht
   *[other] { $who } hat nicht
} genau { $count } { $count ->
    [one] Karte
   *[other] Karten
} in { $suit }
puzzle-able = Für die Ansage waren genug Karten auf der Hand
puzzle-unable = Für die Ansage waren nicht genug Karten auf der Hand
puzzle-truthful = Die Ansage ist wahr
puzzle-untruthful = Die Ansage ist gelogen
puzzle-kind-believe = Glauben oder zweifeln?
puzzle-says = { $who } hat gesagt: „{ $says }!“ Ist das nach allem, was du gesehen hast, eher wahr oder eher gelogen?
puzzle-is-it-true = Deine Antwort
puzzle-true = Es stimmt
puzzle-lie = Ich zweifle
puzzle-cannot-be = „{ $says }“ ist sicher gelogen: Nach allem, was du gesehen hast, kann { $who } nicht so viele gehabt haben.
puzzle-may-be = Nach allem, was du gesehen hast, stimmt „{ $says }“ mit { $likely } % Wahrscheinlichkeit.
puzzle-counted = { $count ->
    [one] Die gespielte Karte musste
   *[other] Alle { $count } gespielten Karten mussten
} von dieser Farbe oder die Regenbogenkarte sein; { $who } hatte { $hand } auf der Hand. Davon gibt es { $all } im Spiel. Du hast { $held ->
    [0] keine
   *[other] { $held }
}, und { $gone ->
    [0] von keiner anderen weißt du, dass { $who } sie nicht hatte
    [one] von einer anderen weißt du, dass { $who } sie nicht hatte
   *[other] von { $gone } anderen weißt du, dass { $who } sie nicht hatte
}: Also hatte { $who } { $most ->
    [0] keine.
   *[other] höchstens { $most }.
}
puzzle-known = Alle haben gesehen, wie { $who } { $known ->
    [one] eine davon
   *[other] { $known } davon
} auf die Hand zurücknahm.
puzzle-rainbow-yours = Die Regenbogenkarte ist eine von deinen.
puzzle-rainbow-elsewhere = Die Regenbogenkarte ist eine von denen, die { $who } nicht hatte.
puzzle-rainbow-theirs = Die Regenbogenkarte ist eine von denen, die { $who } zurückgenommen hatte.
puzzle-rainbow-open = Wo die Regenbogenkarte ist, kannst du nicht wissen: { $who } kann sie gehabt haben.
puzzle-by-history = Dass es nicht genug waren, folgt aus allem, was vorher gespielt und aufgedeckt wurde.
puzzle-by-counting = Nur gezählt hatte { $who } mit { $chance } % Wahrscheinlichkeit genug davon.
puzzle-habit = Aber man sucht sich aus, was man ansagt, und sagt öfter die Wahrheit, als es blinder Zufall täte.
puzzle-habit-last = Aber man sucht sich aus, was man ansagt, und sagt öfter die Wahrheit, als es blinder Zufall täte, vor allem bei den letzten Karten der Hand.
puzzle-record = Auch zählt, was { $who } vorher angesagt hat, soweit es aufgedeckt wurde: { $truths }-mal wahr, { $lies }-mal gelogen.
puzzle-weighed = Zusammen macht das die Wahrheit gegenüber der Lüge etwa { $times }-mal so wahrscheinlich wie bloßes Zählen: Aus { $chance } % werden { $likely } %.

### Page
## Numbers and cards

page-cards = { $count ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
page-suit-of = { $suit_plural }
page-claim = { $who_is ->
    [you] dein „{ $announced }“
   *[other] „{ $announced }“ von { $who }
}
page-tally-unknown = { $cards }, { $unknown } unbekannt
page-of-all = von { $all }

## The players round the table

page-place = { $name }: { $cards } auf der Hand
page-place-status = { $name }: { $cards } auf der Hand, { $status }
page-you = du
page-who = { $who_is ->
    [you] Du
   *[other] { $who }
}
page-no-cards = keine Karten
page-held = Auf der Hand: { $cards }
page-in-hand = ({ $count } auf der Hand)
page-status-lead = beginnt
page-status-answer = antwortet
page-status-last-card = zweifelt oder lässt gelten
page-status-played-last = letzte Karte gespielt!
page-status-says = sagt: { $announced }
page-status-lets-stand = lässt es gelten
page-status-passed = hat gepasst
page-status-doubts = zweifelt!
page-minus-pile = { $who_is ->
    [you] Dein Minusstapel: { $cards }
   *[other] Minusstapel von { $who }: { $cards }
}
page-minus-pile-known = { $who_is ->
    [you] Dein Minusstapel: { $cards }, bekannt: { $known }
   *[other] Minusstapel von { $who }: { $cards }, bekannt: { $known }
}

## A closer look at a player’s cards

page-cards-of = { $who_is ->
    [you] Deine Karten
   *[other] Karten von { $who }
}
page-hand = { $who_is ->
    [you] Deine Hand
   *[other] Hand
}
page-hand-count = { $cards }.
page-hand-seen = { $who_is ->
    [you] Alle haben gesehen:
   *[other] Sicher dabei, denn alle haben sie gesehen:
}
page-hand-unseen = Keine davon wurde je aufgedeckt.
page-minus = Minusstapel
page-minus-count = { $count ->
    [0] { $cards }.
   *[other] { $cards }, verdeckt.
}
page-minus-known = Davon kennst du { $number }:

## The middle of the table

page-middle = Die Tischmitte
page-no-cards-left = { $who_is ->
    [you] Du hast keine Karten mehr!
   *[other] { $who } hat keine Karten mehr!
}
page-plays = { $who_is ->
    [you] Du spielst { $cards } und sagst
   *[other] { $who } spielt { $cards } und sagt
}
page-really-true = Die Wahrheit: { $cards }
page-really-lie = Ein Bluff: { $cards }
page-oracle = Chance, dass es stimmt: { $likely } %. Nach den Karten wäre es in { $possible } % aller Verteilungen möglich.
page-oracle-impossible = Das kann nicht stimmen.
page-on-table = { $cards } auf dem Tisch:
page-on-table-with-last = { $cards } auf dem Tisch, die unteren mitgezählt:
page-played-before = Vorher gespielt
page-table-cards = Auf dem Tisch
page-lay = { $who_is ->
    [you] Du spielst { $cards } und sagst: { $announced }
   *[other] { $who } spielt { $cards } und sagt: { $announced }
}
page-lay-known = { $who_is ->
    [you] Du spielst { $cards } und sagst: { $announced }; in Wahrheit { $known }
   *[other] { $who } spielt { $cards } und sagt: { $announced }; in Wahrheit { $known }
}

## A doubt

page-doubts = { $who_is ->
    [you] Du zweifelst es an: { $of } hat „{ $announced }“ gesagt.
   *[other] { $who } zweifelt es an: { $of_is ->
        [you] Du hast
       *[other] { $of } hat
    } „{ $announced }“ gesagt.
}
page-turned-up = Aufgedeckt: { $cards }.
page-stamp-true = Wahr!
page-stamp-lie = Gelogen!
page-verdict-true = { $announced }: wahr.
page-verdict-lie = { $announced }: gelogen.
page-gets-minus = { $count ->
    [one] { $capital } Karte kommt
   *[other] { $capital } Karten kommen
} auf { $who_is ->
    [you] deinen Minusstapel.
   *[other] den Minusstapel von { $who }.
}
page-takes-back = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $count ->
    [one] die Karte
   *[other] die { $number } Karten
} zurück{ $minus ->
    [0] .
    [one] ; { $others } Karte vom Tisch kommt auf { $who_is ->
        [you] deinen Minusstapel.
       *[other] den Minusstapel von { $who }.
    }
   *[other] ; { $others } Karten vom Tisch kommen auf { $who_is ->
        [you] deinen Minusstapel.
       *[other] den Minusstapel von { $who }.
    }
}
page-drew = { $who_is ->
    [you] Du hast gezogen:
   *[other] { $who } hat von dir gezogen:
}

## What is going on

page-now-deal = Die Karten werden verteilt.
page-now-deal-again = Die Karten werden neu verteilt.
page-now-game-over = Spiel { $game } ist vorbei. Die Karten werden neu verteilt.
page-now-leads = { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
page-now-leads-again = { $who_is ->
    [you] Du beginnst wieder: Alle anderen haben gepasst.
   *[other] { $who } beginnt wieder: Alle anderen haben gepasst.
}
page-now-considers = { $who_is ->
    [you] Du antwortest auf { $claim }.
   *[other] { $who } antwortet auf { $claim }.
}
page-now-draws = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $cards } aus { $from_is ->
    [you] deiner Hand.
   *[other] der Hand von { $from }.
}
page-now-over = Das Spiel ist vorbei.
page-now-match-over = Die Partie ist vorbei.
page-do-lead = spiel eine oder mehr Karten und sag eine Farbe an
page-do-answer = { $count ->
    [one] zweifle { $claim } an, spiel eine oder mehr Karten oder passe
   *[other] zweifle { $claim } an, spiel { $number } oder mehr Karten oder passe
}
page-do-play-or-pass = { $count ->
    [one] spiel eine oder mehr Karten oder passe
   *[other] spiel { $number } oder mehr Karten oder passe
}
page-do-doubt-or-pass = zweifle { $claim } an oder passe
page-do-pass = passe
page-do-last-card = zweifle { $claim } an, sonst { $who_is ->
    [you] gewinnst du
   *[other] gewinnt { $who }
} das Spiel
page-do-last-card-first = zweifle { $claim } an oder überlass das { $next }
page-do-let-stand = lass { $claim } gelten

## Your answer

page-answer = Deine Antwort
page-doubt = Anzweifeln
page-doubt-sure = Zweifelst du { $claim } an?
page-doubt-yes = Ja, ich zweifle
page-doubt-no = Noch nicht
page-pass = Passen
page-let-stand = Gelten lassen
page-no-doubt = Du darfst nicht zweifeln.
page-nobody-doubts = Wenn niemand zweifelt, { $who_is ->
    [you] gewinnst du.
   *[other] gewinnt { $who }.
}
page-stake-last-card = Wenn es stimmt, { $who_is ->
    [you] gewinnst du das Spiel.
   *[other] gewinnt { $who } das Spiel.
}
page-stake-true = Wenn du zweifelst und es stimmt, bekommst du { $count ->
    [one] { $number } Minuskarte.
   *[other] { $number } Minuskarten.
}
page-stake-true-draw = Wenn du zweifelst und es stimmt, bekommst du { $count ->
    [one] { $number } Minuskarte
   *[other] { $number } Minuskarten
} und ziehst zwei aus der Hand von { $who }.
page-stake-true-loses = Wenn du zweifelst und es wahr ist, musst du die letzten Karten von { $who } ziehen, und { $who } gewinnt das Spiel.
page-stake-lie = Wenn es gelogen ist, nimmt { $who } { $count ->
    [one] die Karte
   *[other] die { $number }
} zurück{ $minus ->
    [0] .
    [one] {" "}und bekommt { $others } Minuskarte.
   *[other] {" "}und bekommt { $others } Minuskarten.
}
page-stake-lie-draw = Wenn es gelogen ist, nimmt { $who } { $count ->
    [one] die Karte
   *[other] die { $number }
} zurück{ $minus ->
    [0] .
    [one] , bekommt { $others } Minuskarte und zieht zwei von dir.
   *[other] , bekommt { $others } Minuskarten und zieht zwei von dir.
}
page-stake-lie-wins = Wenn es gelogen ist, muss { $who } deine letzten Karten ziehen, und du gewinnst das Spiel.

## Your hand and your announcement

page-your-hand = Deine Hand: { $cards }
page-hand-empty = Du hast keine Karten auf der Hand.
page-suit = { $suit }: { $held } auf der Hand, { $chosen } gewählt
page-choose-one = Eine { $suit_card } wählen; { $chosen } von { $held } gewählt
page-put-one-back = Eine { $suit_card } zurücklegen; { $chosen } von { $held } gewählt
page-chosen = { $count } gewählt
page-chosen-of = Für „{ $announced }“ { $chosen ->
    [0] keine
   *[other] { $chosen }
} gewählt; insgesamt { $cards }.
page-not-your-turn = Du bist noch nicht am Zug.
page-may-not-play = Du darfst jetzt keine Karten spielen.
page-choose-more = Mindestens { $least }: Wähle noch { $more }.
page-hint-own-last = Wenn niemand zweifelt oder wenn es stimmt, gewinnst du.
page-hint-wait = Warte, bis du am Zug bist. Deine Karten kannst du schon wählen.
page-hint-last-card = Auf eine letzte Karte wird nichts mehr gespielt.
page-hint-too-few = Du hast zu wenige Karten, um zu spielen.
page-hint-answer = { $count ->
    [one] Oder wähle eine oder mehr Handkarten zum Spielen.
   *[other] Oder wähle { $number } oder mehr Handkarten zum Spielen.
}
page-hint-lead = { $count ->
    [one] Du beginnst: Wähle eine oder mehr Handkarten zum Spielen.
   *[other] Du beginnst: Wähle { $number } oder mehr Handkarten zum Spielen.
}
page-announcement = Deine Ansage
page-you-play = Du spielst { $cards }.
page-put-back = Zurücklegen
page-say = { $cards }. Du sagst an:
page-truth = Das ist die Wahrheit
page-bluff = Das ist ein Bluff
page-truth-last = { $count ->
    [one] Das ist die Wahrheit, mit deiner letzten Karte
   *[other] Das ist die Wahrheit, mit deinen letzten Karten
}
page-bluff-last = { $count ->
    [one] Das ist ein Bluff, mit deiner letzten Karte
   *[other] Das ist ein Bluff, mit deinen letzten Karten
}
page-play = Spiel { $cards }
page-play-and-say = Spiel { $cards }: „{ $announced }“

## Notes

page-notes = Deine Notizen
page-notes-text = Notizen
page-notes-example = Wer blufft wann?
page-counter = Kartenzähler
page-counter-help = Zählt mit, was du von jeder Farbe gesehen hast.
page-counter-caption = Bisher gesehen; die angesagte Farbe ist markiert.
page-counter-suit = Farbe
page-counter-yours = Deine
page-counter-yours-help = Auf deiner Hand oder von dir gespielt
page-counter-known = Bekannt
page-counter-known-help = Sicher in Minusstapeln oder auf anderen Händen
page-counter-unseen = Ungesehen
page-counter-on-table = ({ $count } auf dem Tisch)
page-counter-in-hands = ({ $count } auf Händen)

## Points

page-game-of = Spiel { $game } von { $games }
page-game-of-more = : Punkteliste
page-score-sheet = Punkteliste
page-game-over = Spiel { $game } ist vorbei
page-wins = { $who_is ->
    [you] Du gewinnst das Spiel.
   *[other] { $who } gewinnt das Spiel.
}
page-nobody-wins = Niemand gewinnt das Spiel.
page-close = Schließen
page-next-game = Weiter zu Spiel { $game }
page-points-caption = { $games ->
    [1] Punkte
   *[other] Punkte der Partie
}
page-player = Wer
page-player-you = { $name } (du)
page-game = Spiel
page-game-number = Spiel { $game }
page-points = { $games ->
    [1] Punkte
   *[other] Summe
}
page-not-played = noch nicht gespielt
page-too-long = Das Spiel hat zu lange gedauert und ohne Sieg geendet.
page-none-ended = { $games ->
    [1] Das Spiel ist noch nicht zu Ende.
   *[other] Noch ist kein Spiel zu Ende.
}
page-won = hat gewonnen
page-score = { $hand } auf der Hand, { $minus } im Minusstapel
page-score-rainbow = { $hand } auf der Hand, { $minus } im Minusstapel, darunter die Regenbogenkarte

## The log and the replay

page-details-turned-up = Aufgedeckt:
page-details-hand = Deine Hand:
page-details-played = Was du gespielt hast:
page-details-drawn = Gezogen:
page-tell-deal = Die Karten sind verteilt. Aus dem Spiel: { $cards }.
page-tell-deal-of = Spiel { $game } von { $games }: Die Karten sind verteilt. Aus dem Spiel: { $cards }.
page-tell-true = { $who } spielt { $cards }: „{ $announced }“ (die Wahrheit).
page-tell-lie = { $who } spielt { $cards }: „{ $announced }“ (ein Bluff: { $really }).
page-tell-last-true = { $who } spielt die { $count ->
    [one] letzte Karte
   *[other] letzten { $number } Karten
}: „{ $announced }“ (die Wahrheit).
page-tell-last-lie = { $who } spielt die { $count ->
    [one] letzte Karte
   *[other] letzten { $number } Karten
}: „{ $announced }“ (ein Bluff: { $really }).
page-tell-draw = { $who } zieht { $cards } aus der anderen Hand.

## What was hidden

page-hidden = Was verborgen war
page-hidden-game = Spiel { $game }.
page-hidden-out = Aus dem Spiel: { $cards }.
page-hidden-announced = { $count ->
    [one] Es gab { $count } Ansage.
   *[other] Es gab { $count } Ansagen.
}
page-hidden-lies = { $count ->
    [0] Alle waren wahr.
    [one] { $capital } war gelogen.
   *[other] { $capital } waren gelogen.
}
page-hidden-boldest = Die frechste: „{ $announced }“ für { $cards }.
page-hidden-replay = Die Wiederholung zeigt alle Hände und was wirklich gespielt wurde.

## Shortcuts

page-key-hand = Zu deiner Hand
page-key-suits = Durch die Farben deiner Hand gehen
page-key-more = Eine Karte dazunehmen oder weglegen
page-key-number = So viele Karten wählen
page-key-play = Gewählte Karten spielen und ansagen
page-key-doubt = Anzweifeln; Enter bestätigt
page-key-pass = Passen oder gelten lassen


## What one wants

page-goal = Werde deine Karten vor den anderen los. Bei der Farbe darfst du lügen, bei der Anzahl nicht.
page-goal-short = Werde deine Karten los. Lüg nur bei der Farbe.

## What can be done now, and what it does

page-can-cards = Deine Karten
page-can-play = wähle { $count ->
    [one] eine oder mehr Karten
   *[other] { $count } oder mehr Karten
} und sag eine Farbe an, auch gelogen. Die Karten liegen verdeckt.
page-can-doubt = die Karten werden aufgedeckt. Wer gelogen hat, nimmt sie zurück und bekommt den Rest als Minuskarten; war es die Wahrheit, bekommst du alle als Minuskarten.
page-can-pass = du tust nichts, und die nächste Person antwortet.
page-can-let-stand = wenn sonst niemand zweifelt, gewinnt, wer die letzte Karte gespielt hat.

## How it is played, with pictures

page-how-aim-title = Was du willst
page-how-aim = Werde deine Karten vor den anderen los. Es gibt { $players ->
    [2] fünf
   *[other] sieben
} Farben, jede mit ihrem Zeichen, und eine Regenbogenkarte, die als jede Farbe zählt.
page-how-play-title = Karten spielen und ansagen
page-how-play = Spiel beliebig viele Karten verdeckt und sag eine Farbe an: „Drei Rote!“ Die Anzahl stimmt immer. Die Farbe darf gelogen sein, für alle Karten oder für einige.
page-how-answer-title = Anzweifeln, spielen oder passen
page-how-answer = Die anderen antworten der Reihe nach. Sie können anzweifeln, oder mindestens so viele Karten darauf spielen und selbst eine Farbe ansagen, auch eine andere, oder passen. Wenn alle passen, beginnst du wieder, und die Karten bleiben auf dem Tisch.
page-how-lie-title = Wenn es gelogen war
page-how-lie = Zweifelt jemand eine Lüge an, werden die Karten aufgedeckt. Wer gelogen hat, nimmt sie zurück und bekommt alle anderen Karten auf dem Tisch als Minuskarten.
page-how-truth-title = Wenn es wahr war
page-how-truth = Wer die Wahrheit anzweifelt, bekommt alle Karten auf dem Tisch als Minuskarten. Jede Minuskarte kostet am Ende einen Punkt.{ $players ->
    [2] {" "}Und wer Minuskarten bekommt, zieht zwei Karten aus der Hand des anderen.
   *[other] {""}
}
page-how-example-title = Ein Beispiel
page-how-example = Ben sagt „vier Gelbe“. Angenommen, neun gelbe Karten sind im Spiel, und du hast sieben davon: Selbst mit der Regenbogenkarte muss es gelogen sein. Zweifle es an! Hättest du zwei, könnte es gut stimmen.
page-how-end-title = Das Ende
page-how-end = Wer die letzte Handkarte spielt, gewinnt, wenn niemand zweifelt oder wenn es stimmt. Die anderen verlieren einen Punkt für jede Karte auf der Hand und jede Minuskarte, und { $players ->
    [2] fünf
   *[other] zehn
} für die Regenbogenkarte.

### What players say to each other: a greeting first, praise last

phrase-1 = Hallo zusammen!
phrase-2 = Das bezweifle ich!
phrase-3 = Vertrau mir.
phrase-4 = Würde ich dich anlügen?
phrase-5 = So viele?
phrase-6 = Glück gehabt.
phrase-7 = Netter Versuch!
phrase-8 = Wusste ich’s doch!
phrase-9 = Ha!
phrase-10 = Oh nein!
phrase-11 = Lass dir Zeit.
phrase-12 = Gut gespielt!
