title = Three Dead Strangers
blurb = Drei tote Fremde: Spiel Beweise gegen die anderen aus, verbirg, wer du bist, und klag an, bevor du angeklagt wirst.
minutes = 15 bis 20 Minuten
players-2 = Zu zweit werden in etwa jedem vierten Spiel beide enttarnt, und dann gewinnt es niemand. Eine Partie aus mehreren Spielen ist fairer.

chair-head = Am Kopf der Tafel
chair-fire = Am Kamin
chair-window = Am Fenster
chair-door = An der Tür

option-games = Spiele in der Partie
    .help = Die Punkte aller Spiele werden zusammengezählt.
option-scoring = Punkte
    .help = Ob sich alle, die ein Spiel gewinnen, einen Punkt teilen oder je einen bekommen.
option-scoring-shared_pot = Ein Punkt wird geteilt
option-scoring-all_alike = Jeder Sieg zählt einen Punkt
option-spacing = Abstand
    .help = Ob die Hälfte einer Karte, die nichts verdeckt, andere Karten berühren darf.
option-spacing-apart = Karten halten Abstand
option-spacing-touching = Karten dürfen sich berühren

bot-random = Benommen
    .blurb = Spielt und klagt an, ohne nachzudenken.
bot-daydreamer = Träumerchen
    .blurb = Freut sich, wenn etwas gegen jemanden zu sehen ist, und zählt nicht mit: Drei Beweise sind ihm nicht schlimmer als einer, auch gegen sich selbst.
bot-gossip = Klatschmaul
    .blurb = Ist so mit dem beschäftigt, was gegen die anderen zu sehen ist, dass es kaum darauf achtet, was gegen es selbst zu sehen ist.
bot-careful = Vorsichtiger Gast
    .blurb = Hält Beweise von sich fern und klagt an, wenn er ziemlich sicher ist.
bot-plotter = Ränkeschmied
    .blurb = Achtet darauf, was alle spielen und verdecken, deckt aber eilig zu, was gegen ihn zu sehen ist, und das fällt auf.
bot-hermit = Einsiedler
    .blurb = Hält vor allem anderen Beweise von sich fern und klagt nur an, wenn er so gut wie sicher ist.
bot-schemer = Intrigant
    .blurb = Achtet darauf, was alle spielen und verdecken, mauert Beweise gegen die anderen ein und klagt an, wenn es sich lohnt.
bot-phantom = Phantom
    .blurb = Spielt jeden Einfall im Kopf bis ans Ende der Partie durch und verbirgt, wer es ist, wo sich das lohnt.

## Setups that are refused

players-allowed = Zwei bis vier können spielen, nicht { $players }.
characters-allowed = Es gibt { $least } bis 4 Charaktere, nicht { $characters }.
victims-allowed = Es gibt 1 bis 3 Opfer, nicht { $victims }.
hand-allowed = Alle bekommen 1 bis 3 Karten, nicht { $cards }.
games-allowed = Eine Partie hat 1 bis { $most } Spiele, nicht { $games }.
deck-too-large = Ein Stapel hat höchstens { $most } Karten, nicht { $cards }.
deck-too-small = { $dealt } Karten müssen verteilt werden, und der Stapel hat nur { $cards }.
deck-beyond-numbers = Ein Programm, das lernt, kann einen Stapel mit höchstens { $most } Beweiskarten bekommen, nicht { $cards }.
not-in-this-game = Der Stapel hat Beweise gegen { $character_acc }, und dieser Charakter ist nicht im Spiel.

## Pieces of sentences

evidence = { $what } { $who_of }
card = { $one } und { $other }
hand-of-none = nichts
hand-of-one = { $one }
hand-of-two = { $one }; dazu { $two }
hand-of-three = { $one }; { $two }; dazu { $three }
hand-accusations = { $count ->
    [2] zwei Anklagen
   *[other] drei Anklagen
}

## News

dealt = Du bist { $character_the }. Deine Handkarten: { $hand }.
dealt-unseen = { $cards ->
    [one] Alle bekommen einen geheimen Charakter und eine Karte.
   *[other] Alle bekommen einen geheimen Charakter und { $cards } Karten.
}
next-game = Spiel { $game } beginnt. { $dealt }
draws = { $who_is ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
# Everybody sees it where the card was put back after a wrong accusation, and otherwise only the player who draws it.
draws-card = { $who_is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht die zurückgelegte Anklage.
}
plays = { $who_is ->
    [you] Du spielst { $card } vor { $victim_acc }.
   *[other] { $who } spielt { $card } vor { $victim_acc }.
}
accuses-rightly = { $by_is ->
    [you] Du klagst
   *[other] { $by } klagt
} { $who_is ->
    [you] dich
   *[other] { $who }
} an, als { $character_as } { $victim_acc } ermordet zu haben. Das stimmt: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $character_the }.
accuses-wrongly = { $by_is ->
    [you] Du klagst
   *[other] { $by } klagt
} { $who_is ->
    [you] dich
   *[other] { $who }
} an, als { $character_as } { $victim_acc } ermordet zu haben. Das ist falsch: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} nicht { $character_the }.
passes = { $who_is ->
    [you] Du kannst nichts spielen und passt.
   *[other] { $who } kann nichts spielen und passt.
}

game-ends = { $news } { $why } { $winners }
all-solved = Alle Morde sind aufgeklärt.
nothing-to-play = Niemand kann noch etwas spielen.
nobody-wins = Niemand gewinnt.
wins-alone = { $who_is ->
    [you] Du gewinnst allein.
   *[other] { $who } gewinnt allein.
}
win-together = Gemeinsam gewonnen: { $who }.

## Refusals

cannot-be-dealt = Das lässt sich mit diesem Stapel nicht verteilen.
cannot-be-drawn = Diese Karte kann nicht oben auf dem Stapel liegen.
deal-first = Zuerst müssen die Karten verteilt werden.
draw-first = Zuerst muss eine Karte gezogen werden.
play-now = Spiel jetzt eine Karte.
must-play = Passen darfst du nur, wenn du nichts spielen kannst, und du kannst.
match-over = Die Partie ist vorbei.
not-in-hand = Diese Karte hast du nicht.
no-such-half = Diese Hälfte zeigt die Karte nicht.
accuse-with-it = Eine Anklage ist kein Beweis. Klag damit jemanden an.
no-such-victim = Dieses Opfer gibt es nicht. Sie sind von 0 bis { $last } nummeriert.
murder-solved = Dieser Mord ist aufgeklärt. Wähle ein anderes Opfer.
first-card = Die erste Karte muss das Opfer berühren: Eine Hälfte kommt auf das mittlere Feld der ersten Reihe.
covers-nothing = Eine Karte muss eine Hälfte einer früheren Karte verdecken.
covers-two = Eine Karte darf nur eine Hälfte verdecken. Ihre andere Hälfte kommt auf ein leeres Feld.
above-the-victim = Neben oder über das Opfer kommt keine Karte.
touches = Die Hälfte, die nichts verdeckt, darf keine andere Karte berühren.
covers-a-dead-end = Eine Sackgasse kann man nicht verdecken.
closes-off = Eine Karte mit einer Sackgasse darf ein Opfer nicht einschließen.
no-accusation-card = Du hast keine Anklage.
evidence-incomplete = Motiv, Mittel und Gelegenheit { $character_ofthe } liegen vor diesem Opfer nicht alle offen.
accuse-another = Dich selbst kannst du nicht anklagen. Wähle jemand anderen.
no-such-player = So jemand sitzt nicht am Tisch.
known-not-to-be = Alle wissen, dass { $who_is ->
    [you] du nicht { $character_the } bist.
   *[other] { $who } nicht { $character_the } ist.
}

## Hints: a move, and what speaks for it

hint-play = Spiel { $card } vor { $victim_acc }.
hint-accuse = Klag { $who } an, als { $character_as } { $victim_acc } ermordet zu haben.
hint-pass = Passe.
hint-covers-yours = Es verdeckt Beweise gegen dich: { $what }.
hint-shows-yours = Es zeigt Beweise gegen dich: { $what }.
hint-shows-found-out = Es zeigt Beweise gegen dich, aber du bist schon enttarnt: { $what }.
hint-exposes-you = Damit könntest du angeklagt werden: Vor { $victim_dat } wären dein Motiv, dein Mittel und deine Gelegenheit alle zu sehen.
hint-leaves-you-open = Vorsicht: Vor { $victim_dat } sind dein Motiv, dein Mittel und deine Gelegenheit weiter zu sehen, und du kannst dieses Mordes angeklagt werden.
hint-open-if-wrong = Vorsicht: Ist es falsch, kannst du weiter selbst angeklagt werden, { $victim_acc } ermordet zu haben, denn dort sind dein Motiv, dein Mittel und deine Gelegenheit zu sehen.
hint-all-expose = Was du auch spielst und wohin: Danach kannst du in jedem Fall angeklagt werden.
hint-breaks-case = Im Moment kannst du angeklagt werden, { $victim_acc } ermordet zu haben. Danach nicht mehr.
hint-one-missing = Vorsicht: Vor { $victim_dat } fehlt gegen dich nur noch eins: { $what }. Ist auch das zu sehen, kannst du angeklagt werden.
hint-covers = Es verdeckt Beweise gegen { $character_short }: { $what }.
hint-nothing-changes = Es bringt gegen niemanden etwas Neues.
hint-shows = Es zeigt Beweise gegen { $character_short }: { $what }.
hint-completes = Damit ist der Fall gegen { $character_short } vollständig: Wer eine Anklage hat, kann sie jetzt nutzen.
hint-nearly = Vor diesem Opfer fehlt dann gegen { $character_short } nur noch eins: { $what }.
hint-is-open = Alle wissen schon, dass { $who } { $character_short } ist.
hint-surely-is = Nach allem, was du weißt, muss { $who } { $character_short } sein.
hint-probably-is = Wenn alle mit Bedacht spielen, ist { $who } vermutlich { $character_short }: Die Wahrscheinlichkeit ist { $chance } %.
hint-chance-is = Mit { $chance } % Wahrscheinlichkeit ist { $who } { $character_short }.
hint-nothing-on-you = Es verrät nichts über dich.
hint-not-like-others = { $count ->
    [one] Eine andere Karte auf deiner Hand würde
    [2] Zwei andere Karten auf deiner Hand würden
    [3] Drei andere Karten auf deiner Hand würden
   *[other] { $count } andere Karten auf deiner Hand würden
} etwas über dich verraten, diese nicht.
hint-none-left = Alle anderen sind entlarvt: Du gewinnst, wenn dich nichts verrät.
hint-bluff = Du bist selbst { $character_short }, also wird es falsch sein. Aber dann halten dich die anderen vielleicht für jemand anderen.
hint-solves = { $left ->
    [0] Damit ist auch der letzte Mord aufgeklärt: Das Spiel ist aus, und alle gewinnen, die nicht entlarvt sind.
   *[other] Damit ist dieser Mord aufgeklärt. Sind alle aufgeklärt, gewinnen alle, die nicht entlarvt sind.
}
hint-must-accuse = Du kannst keine Beweise spielen, also muss es eine Anklage sein.
hint-if-wrong = Ist es falsch, kommt deine Anklage zurück in den Stapel, und das Spiel geht weiter.
hint-cannot-play = Du kannst nichts spielen.

## Reasons

is-character = { $who_is ->
    [you] Du bist { $character_short }.
   *[other] { $who } ist { $character_short }.
}
accused-rightly = { $by_is ->
    [you] Du hast
   *[other] { $by } hat
} { $who_is ->
    [you] dich
   *[other] { $who }
} zu Recht angeklagt: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $character_short }.
accused-wrongly = { $by_is ->
    [you] Du hast
   *[other] { $by } hat
} { $who_is ->
    [you] dich
   *[other] { $who }
} zu Unrecht angeklagt: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} nicht { $character_short }.

## The lesson

lesson-play = Du bist heimlich Shelby. Liegen Motiv (Herz), Mittel (Dolch) und Gelegenheit (Uhr) eines Charakters alle vor einem Opfer, kann man ihn wegen dieses Mordes anklagen. Lenk den Verdacht auf andere: Wähle die helle Karte, dann die leuchtende Stelle, dann „Hier spielen“.
lesson-cover = Shelbys Mittel und Gelegenheit liegen offen: Käme noch ein Motiv dazu, könnten dich alle anklagen! Verdecke das Mittel mit der Karte, auf der die Mittel von Thomas und Vernon stehen: Wähle sie, dann die leuchtende Stelle, dann „Hier spielen“.
lesson-complete = Vernons Motiv und Mittel liegen offen, und du hast eine Anklage gezogen. Leg die Gelegenheit dazu: Wähle die helle Karte, dann die leuchtende Stelle, dann „Hier spielen“, und schau, wer sie eilig verdeckt!
lesson-accuse = { $player } hat jetzt schon zweimal Beweise gegen Vernon verdeckt, ist also so gut wie sicher Vernon, und { $other } hat den Fall gerade wieder vollständig gemacht! Wähle „Anklagen …“, dann „Weiter“, dann „{ $player } anklagen“.
lesson-end = { $player } hat verloren, und du gewinnst, wenn dich nie jemand enttarnt. Aber vor Opfer 2 deuten zwei Beweise auf dich: Verdecke einen davon! Und gegen wen verdeckt { $other } ständig Beweise?

## Review

measure = Übrige Möglichkeiten: wer die anderen sind
unit = richtige Anklagen

review-won = { $games ->
    [one] Sieg im Spiel: { $who }.
   *[other] Sieg in der Partie: { $who }.
}
review-nobody-won = Niemand hat gewonnen.
review-of-player = { $accused } { $knew } { $fate }
review-accused-nobody = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} niemanden angeklagt.
review-accused-once-rightly = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} einmal angeklagt, und zwar zu Recht.
review-accused-once-wrongly = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} einmal angeklagt, und zwar zu Unrecht.
review-accused-often-wrongly = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $all }-mal angeklagt, { $all ->
    [2] beide Male
   *[other] jedes Mal
} zu Unrecht.
review-accused-often-rightly = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $all }-mal angeklagt, { $all ->
    [2] beide Male
   *[other] jedes Mal
} zu Recht.
review-accused-often = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $all }-mal angeklagt, davon { $right ->
    [one] einmal
    [2] zweimal
   *[other] { $right }-mal
} zu Recht.
# These follow a sentence that has named the player.
review-first-knew = In Zug { $move } { $who_is ->
    [you] konntest du
   *[other] konnte { $who }
} zum ersten Mal sicher wissen, wer jemand anders war, dessen Karte noch verdeckt lag.
review-never-knew = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} nie sicher sein, wer jemand anders war.
review-knew-when-open = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} nie sicher sein, wer jemand anders war, bevor die Karte offen lag.
review-was-found-out = { $who_is ->
    [you] Du wurdest
   *[other] { $who } wurde
} in Zug { $moves } enttarnt.
review-never-found-out = { $who_is ->
    [you] Du wurdest
   *[other] { $who } wurde
} nie enttarnt.

review-turning-point = Wendepunkt
review-could-know = Ab hier { $who_is ->
    [you] konntest du
   *[other] konnte { $who }
} wissen: { $facts }.
review-thought = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, war am wahrscheinlichsten: { $facts }.
review-thought-open = Mit allem, was { $who_is ->
    [you] du hättest spielen können, wärst du
   *[other] { $who } hätte spielen können, wäre { $who }
} anzuklagen gewesen.
review-thought-against = Alles, was { $who_is ->
    [you] du hättest spielen können, hätte gegen dich
   *[other] { $who } hätte spielen können, hätte gegen { $who }
} gesprochen.
review-thought-bluff = Wer das glaubt, hält { $who_is ->
    [you] dich
   *[other] { $who }
} für jemand anders.
review-thought-guess = Eine falsche Anklage kostet nicht mehr als ihre Karte.
review-thought-of = { $who } als { $character_as } ({ $chance } %)
review-could-name = Ab Zug { $move } { $who_is ->
    [you] konntest du dir
   *[other] konnte { $who } sich
} sicher sein: { $facts }.
review-so = Also: { $facts }.
review-likeliest-guess = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} bei niemandem sicher sein, bevor es herauskam. Am nächsten dran war Zug { $move }: Mit { $chance } % Wahrscheinlichkeit { $of_is ->
    [you] warst du
   *[other] war { $of }
} { $character_short }. { $why }
review-never-sure = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} bei niemandem sicher sein, bevor die Karte offen lag.
review-that-is-character = { $who_is ->
    [you] du bist { $character_short }
   *[other] { $who } ist { $character_short }
}

review-complete = Beweise vollständig
review-completed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} die Beweise gegen { $character_short } vor { $victim_dat } vollständig gemacht.
review-who-with-chance = { $who } ({ $chance } %)
review-nobody-with-chance = niemand am Tisch ({ $chance } %)
review-had-to-be = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, { $who_is ->
    [you] musstest du das sein.
   *[other] musste das { $who } sein.
}
review-could-be = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, kam infrage: { $who }.
review-could-be-nobody = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, war das niemand am Tisch.
review-own-but-found-out = { $who_is ->
    [you] Das ist dein eigener Charakter, aber du warst
   *[other] Das ist der eigene Charakter, aber { $who } war
} vorher schon enttarnt.
review-own-for-nothing = { $who_is ->
    [you] Das ist dein eigener Charakter: Ab da konntest du angeklagt werden.
   *[other] Das ist der eigene Charakter: Ab da konnte { $who } angeklagt werden.
}
review-own-but-open = { $who_is ->
    [you] Das ist dein eigener Charakter, aber was immer du gespielt hättest, du konntest angeklagt werden.
   *[other] Das ist der eigene Charakter, aber bei allem, was möglich war, konnte { $who } angeklagt werden.
}
review-spare = { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} etwas spielen können, was den Fall nicht vollständig macht.
review-own-of-necessity = { $who_is ->
    [you] Das ist dein eigener Charakter, aber alles, was du spielen konntest,
   *[other] Das ist der eigene Charakter, aber alles, was { $who } spielen konnte,
} hätte dasselbe bewirkt.

review-exposed = Anklage möglich
review-was-exposed = { $by_is ->
    [you] Du hast
   *[other] { $by } hat
} die Beweise gegen { $who_is ->
    [you] dich vor { $victim_dat } vollständig gemacht: Ab da konntest du dieses Mordes angeklagt werden.
   *[other] { $who } vor { $victim_dat } vollständig gemacht: Ab da konnte { $who } dieses Mordes angeklagt werden.
}
review-could-cover = In Zug { $move } { $who_is ->
    [you] hättest du
   *[other] hätte { $who }
} etwas davon verdecken können.
review-could-cover-but = In Zug { $move } { $who_is ->
    [you] hättest du
   *[other] hätte { $who }
} etwas davon verdecken können, aber etwas anderes war ebenso gut oder besser.
review-left-open = Vor { $victim_dat } waren Motiv, Mittel und Gelegenheit { $who_is ->
    [you] gegen dich alle zu sehen, und du hast
   *[other] gegen { $who } alle zu sehen, und { $who } hat
} sie so gelassen.
review-cover-it = { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} etwas davon verdecken können.
review-risk = Nach dem, was danach alle wussten, war { $who_is ->
    [you] die Wahrscheinlichkeit, dass du { $character_short } warst,
   *[other] die Wahrscheinlichkeit, dass { $who } { $character_short } war,
} { $chance } %.
review-cost-little = Es kostete also wenig.
review-complete-since = Die Beweise vor { $victim_dat } waren seit Zug { $move } vollständig.
review-had-completed = { $who_is ->
    [you] Du hattest sie selbst vollständig gemacht und hättest
   *[other] { $who } hatte sie selbst vollständig gemacht und hätte
} etwas anderes spielen können.
review-had-left-it = In Zug { $move } { $who_is ->
    [you] hättest du etwas davon verdecken können und hast
   *[other] hätte { $who } etwas davon verdecken können und hat
} es so gelassen.
review-betrayed = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, wurde es durch { $who_is ->
    [you] deine eigene Anklage in Zug { $move } wahrscheinlicher, dass du { $character_short } warst
   *[other] die Anklage von { $who } in Zug { $move } wahrscheinlicher, dass { $who } { $character_short } war
}: { $after } % statt { $before } %.

review-accusation = Anklage
review-accused = { $by_is ->
    [you] Du hast
   *[other] { $by } hat
} { $who_is ->
    [you] dich
   *[other] { $who }
} angeklagt, als { $character_as } { $victim_acc } ermordet zu haben.
review-missed-accusation = Anklage möglich gewesen
review-could-accuse = { $by_is ->
    [you] Du hättest
   *[other] { $by } hätte
} { $who_is ->
    [you] dich
   *[other] { $who }
} anklagen können, als { $character_as } { $victim_acc } ermordet zu haben: Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, stimmte das mit { $chance } % Wahrscheinlichkeit.
review-accuse-instead = Anzuklagen wäre besser gewesen, als Beweise zu spielen.
review-bluff = { $who_is ->
    [you] Das war ein Bluff: Du warst { $character_short }.
   *[other] Das war ein Bluff: { $who } war { $character_short }.
}
review-had-been-found-out = Das musste richtig sein, denn { $who_is ->
    [you] du warst
   *[other] { $who } war
} vorher schon enttarnt.
review-could-be-sure = { $by_is ->
    [you] Du konntest dir
   *[other] { $by } konnte sich
} sicher sein.
review-both-chances = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, war das mit { $likely } % Wahrscheinlichkeit richtig. Zählte nur, wen Anklagen schon ausgeschlossen hatten, waren es { $possible } %.
review-could-not-be-right = Nach dem, was { $by_is ->
    [you] du wusstest
   *[other] { $by } wusste
}, konnte das nicht richtig sein.
review-nothing-else = Es gab nichts anderes zu spielen.
review-had-to-accuse = { $who_is ->
    [you] Du konntest
   *[other] { $who } konnte
} nichts anderes spielen als eine Anklage.
review-keep-it = Beweise zu spielen wäre besser gewesen: So bleibt die Anklage für einen besseren Moment.
review-no-other = Eine andere Anklage war nicht möglich.
review-no-other-could-be = Keine andere Anklage hätte richtig sein können.
review-another-was-likelier = Wahrscheinlicher war: { $who } als { $character_as }, { $chance } %.
review-another-was-as-likely = Keine andere war wahrscheinlicher; { $who } als { $character_as } war etwa gleich wahrscheinlich.
review-next-best = Die nächstbeste war: { $who } als { $character_as }, { $chance } %.
review-it-was-right = Die Anklage war richtig.
review-it-was-wrong = Die Anklage war falsch.

review-found-out = Enttarnt
review-found = { $by_is ->
    [you] Du hast
   *[other] { $by } hat
} herausgefunden, dass { $who_is ->
    [you] du { $character_short } warst.
   *[other] { $who } { $character_short } war.
}

review-play = Gespielte Beweise
review-played = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $card } vor { $victim_acc } gespielt.

## Why bots did what they did

review-bot-took-for = Nach allem, was gespielt, verdeckt und angeklagt worden war, hielt { $who } { $of_is ->
    [you] dich
   *[other] { $of }
} mit { $chance } % Wahrscheinlichkeit für { $character_short }.
review-bot-ruled-out = Allein danach, wen Anklagen ausgeschlossen hatten, hielt { $who } { $of_is ->
    [you] dich
   *[other] { $of }
} mit { $chance } % Wahrscheinlichkeit für { $character_short }.
review-bot-was-sure = { $who } war sicher, dass { $of_is ->
    [you] du { $character_short } warst
   *[other] { $of } { $character_short } war
}.
review-bot-accuses-from = Ab { $sure } % klagt { $who } an.
review-bot-solves = Falsch konnte es nicht sein, denn { $of_is ->
    [you] du warst
   *[other] { $of } war
} schon entlarvt: Jeder aufgeklärte Mord bringt das Ende des Spiels näher.
review-bot-silent = { $who } hätte { $of_is ->
    [you] dich anklagen können, hielt dich
   *[other] { $of } anklagen können, hielt { $of }
} aber nur mit { $chance } % Wahrscheinlichkeit für { $character_short } und klagt erst ab { $sure } % an.
review-bot-bluff = Die anderen konnten { $who } mit { $chance } % Wahrscheinlichkeit für { $character_short } halten: Wer diese Anklage glaubt, tut das nicht mehr.
review-bot-only-safe = Jeder andere Zug hätte { $who } mehr Anklagen ausgesetzt oder jemanden angeklagt, der es kaum war.
review-bot-nothing-better = Nichts anderes war { $who } mehr wert.
review-bot-whim = Etwas anderes war { $who } ein wenig mehr wert, aber so genau nimmt { $who } das nicht.
review-bot-covers = Es verdeckt Beweise gegen { $character_short }, und das ist { $who }: Die anderen konnten das mit { $chance } % Wahrscheinlichkeit annehmen.
review-bot-shows = Es stärkt den Fall gegen { $character_short }, und dafür hielt { $who } { $of_is ->
    [you] dich
   *[other] { $of }
} mit { $chance } % Wahrscheinlichkeit.
review-bot-completes = Es macht den Fall gegen { $character_short } vollständig, und dafür hielt { $who } { $of_is ->
    [you] dich
   *[other] { $of }
} mit { $chance } % Wahrscheinlichkeit.
review-bot-shows-somebody = Es stärkt den Fall gegen { $character_short }, und { $who } konnte nicht sagen, wer das war.
review-bot-completes-somebody = Es macht den Fall gegen { $character_short } vollständig, und { $who } konnte nicht sagen, wer das war.
review-bot-silent-nobody = { $who } hätte anklagen können, aber keine Anklage war wahrscheinlicher als { $chance } %, und { $who } klagt erst ab { $sure } % an.
review-bot-walls-in = Ein Teil der Beweise gegen { $character_short } ist nun nie mehr zu verdecken.
review-bot-does-not-count = Es sind auch Beweise gegen { $who } selbst, aber { $who } zählt nicht mit: Drei scheinen nicht schlimmer als einer.
review-bot-hardly-minds = Es sind auch Beweise gegen { $who } selbst, aber das stört { $who } kaum.
review-bot-played-out = Von { $games } Spielen, die von hier aus mit Karten weitergehen, die zu allem passen, was { $who } wusste, gewinnt { $who } { $won ->
    [0] keins
    [one] eins
   *[other] { $won }
}.

### Things

## Characters: `.the` as in a sentence, `.short` where it is clear who is meant, `.possessive` the short name's; `.label`
## and `.owner` are these two where a text begins. `.symbol` stands on the cards and is different for each; `.upper` and
## `.lower` are the two lines of the name on the character's own card. `.acc` is the object, `.to` “to” with the short
## name; `.of` and `.ofthe` are “of” with the short and with the whole name; `.as` follows “als”.

character-shelby = Shelby Sinclair
    .the = Shelby Sinclair
    .short = Shelby
    .possessive = Shelbys
    .label = Shelby
    .owner = Shelbys
    .symbol = S
    .upper = Shelby
    .lower = Sinclair
    .acc = Shelby Sinclair
    .to = zu Shelby
    .of = von Shelby
    .ofthe = von Shelby Sinclair
    .as = Shelby Sinclair
character-thomas = Thomas Blauden
    .the = Thomas Blauden
    .short = Thomas
    .possessive = Thomas’
    .label = Thomas
    .owner = Thomas’
    .symbol = T
    .upper = Thomas
    .lower = Blauden
    .acc = Thomas Blauden
    .to = zu Thomas
    .of = von Thomas
    .ofthe = von Thomas Blauden
    .as = Thomas Blauden
character-vernon = Vernon St. Oakes
    .the = Vernon St. Oakes
    .short = Vernon
    .possessive = Vernons
    .label = Vernon
    .owner = Vernons
    .symbol = V
    .upper = Vernon
    .lower = St. Oakes
    .acc = Vernon St. Oakes
    .to = zu Vernon
    .of = von Vernon
    .ofthe = von Vernon St. Oakes
    .as = Vernon St. Oakes
character-duchess = Die verwitwete Herzogin
    .the = die verwitwete Herzogin
    .short = die Herzogin
    .possessive = der Herzogin
    .label = Die Herzogin
    .owner = Der Herzogin
    .symbol = H
    .upper = Verwitwete
    .lower = Herzogin
    .acc = die verwitwete Herzogin
    .to = zur Herzogin
    .of = der Herzogin
    .ofthe = der verwitweten Herzogin
    .as = verwitwete Herzogin

## What half a card shows, and cards without evidence; `.label` where a text begins.

aspect-motive = Motiv
aspect-means = Mittel
aspect-opportunity = Gelegenheit
half-dead-end = eine Sackgasse
    .bare = Sackgasse
    .label = Eine Sackgasse
card-double-dead-end = eine doppelte Sackgasse
    .label = Eine doppelte Sackgasse
card-accusation = eine Anklage
    .bare = Anklage
    .label = Eine Anklage

## Victims, numbered as in the JSON; `.the` as in a sentence, `.label` where a text begins; `.acc` and `.dat` are the
## cases, and `.on` follows “the murder”.

victim-0 = erstes Opfer
    .the = das erste Opfer
    .label = Das erste Opfer
    .acc = das erste Opfer
    .dat = dem ersten Opfer
    .on = am ersten Opfer
victim-1 = zweites Opfer
    .the = das zweite Opfer
    .label = Das zweite Opfer
    .acc = das zweite Opfer
    .dat = dem zweiten Opfer
    .on = am zweiten Opfer
victim-2 = drittes Opfer
    .the = das dritte Opfer
    .label = Das dritte Opfer
    .acc = das dritte Opfer
    .dat = dem dritten Opfer
    .on = am dritten Opfer

### What a likely guess comes from

by-evidence = Die meisten verdecken Beweise gegen sich selbst und machen sie selten sichtbar. Für jeden Charakter, der { $who_is ->
    [you] du sein konntest: wie oft du vor einem Opfer das letzte Motiv, das letzte Mittel oder die letzte Gelegenheit verdeckt hast und wie oft du etwas davon gezeigt hast
   *[other] { $who } sein konnte: wie oft { $who } vor einem Opfer das letzte Motiv, das letzte Mittel oder die letzte Gelegenheit verdeckt hat und wie oft { $who } etwas davon gezeigt hat
}, was nicht zu sehen war: { $each }.
evidence-of = { $character_short } ({ $covered }-mal verdeckt, { $shown }-mal gezeigt{ $accused ->
    [0] {""}
    [1] , einmal jemand anders so angeklagt
   *[other] , { $accused }-mal jemand anders so angeklagt
})

### Puzzles

puzzle-kind-accuse = Wen würdest du anklagen?
puzzle-whom = Du kannst anklagen. Was davon stimmt am wahrscheinlichsten?
puzzle-habits = Die meisten verdecken Beweise gegen den eigenen Charakter und machen sie selten sichtbar. „Verdeckt“ zählt, wie oft jemand vor einem Opfer das letzte Motiv, das letzte Mittel oder die letzte Gelegenheit verdeckt hat, „gezeigt“, wie oft etwas davon gezeigt wurde, was nicht zu sehen war.
puzzle-deeds = { $who } kann { $each } sein.
puzzle-which-charge = Deine Anklage
puzzle-charge = { $who } ist { $character_short }
puzzle-chance = Mit { $chance } % Wahrscheinlichkeit ist { $who } { $character_short }.
puzzle-better = Wahrscheinlicher ist, dass { $who } { $character_short } ist: { $chance } %.
puzzle-as-good = Genauso richtig ist, dass { $who } { $character_short } ist: { $chance } %.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-pass = passe, du kannst nichts spielen
page-do-play = spiel Beweise vor ein Opfer
page-do-play-or-accuse = spiel Beweise vor ein Opfer oder klag jemanden an
page-do-accuse = klag jemanden an
page-now-deal = Charaktere und Karten werden verteilt.
page-now-draw = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Karte.
page-now-play = { $who_is ->
    [you] Du wägst
   *[other] { $who } wägt
} die Beweise ab.

## Evidence and cards where a text begins; within a sentence they are `evidence` and `card`.

page-evidence = { $what } { $who_of }
page-card = { $one } und { $other }

## The victims and what is in front of them

page-victim = Opfer { $number }
page-places-lit = Stellen leuchten
page-solved = Aufgeklärt: { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $character_short }
page-solved-by = angeklagt von { $by_is ->
    [you] dir
   *[other] { $by }
}
page-accusable-one = { $character_label } kann angeklagt werden
page-accusable = { $count ->
    [2] Zwei
    [3] Drei
   *[other] Vier
} können angeklagt werden
page-shows = { $character_label }: { $shown }.
page-shows-all = { $character_label }: { $shown }, vollständig.
page-mark = { $count ->
    [one] { $aspect }
   *[other] { $aspect } { $count }-mal
}
page-mark-named = { $character_label }, { $aspect }: { $count ->
    [0] nicht zu sehen
    [one] zu sehen
   *[other] { $count }-mal zu sehen
}
page-evidence-at = Beweise vor Opfer { $number }
page-zoom-in = Opfer { $number } vergrößern
page-zoom-out = Opfer { $number } verkleinern
page-show-all = Alles von Opfer { $number } zeigen
page-stamp-solved = Aufgeklärt

## Places that are lit

page-place = Opfer { $number }, Reihe { $row }{ $side ->
    [left] , { $column } links
    [right] , { $column } rechts
   *[middle] {""}
}, { $toward ->
    [away] weg vom Opfer
    [right] nach rechts
    [left] nach links
   *[back] zurück zum Opfer
}: { $what }
page-place-covers = { $half } verdeckt { $covered }
page-place-first = die erste Karte hier, mit { $half } auf diesem Feld
page-picked = Gewählt: { $place }. Enter spielt die Karte.
page-taken = { $card }: so herum { $lit ->
    [0] leuchtet keine Stelle
    [one] leuchtet 1 Stelle
   *[other] leuchten { $lit } Stellen
}, insgesamt { $total }.
page-turned = Gedreht: { $lit ->
    [0] keine Stelle leuchtet
    [one] 1 Stelle leuchtet
   *[other] { $lit } Stellen leuchten
}.
page-no-place = Für diese Karte gibt es jetzt keinen Platz.
page-lesson-first = Die Lektion möchte erst etwas anderes.
page-hint-first = Der Tipp rät zu etwas anderem: Leg ihn weg, um zu spielen, wie du magst.
page-no-accusation = Du kannst jetzt niemanden anklagen: Von niemandem liegen Motiv, Mittel und Gelegenheit alle offen.

## The viewer's own cards, and what can be done with them

page-your-place = Dein Platz
page-hand = Deine Hand
page-hand-empty = Du hast keine Karten auf der Hand.
page-card-idle = nicht hell: jetzt nicht spielbar
page-outcome-covers = Vor { $victim_dat }: { $half } verdeckt { $covered }, daneben liegt { $other }.
page-outcome-first = Vor { $victim_dat }: Als Erstes liegt { $half }, daneben { $other }.
page-wait = Warte, bis du am Zug bist.
page-nothing-to-play = Du kannst nichts spielen.
page-turn-it = So herum passt die Karte nirgends. Dreh sie.
page-choose-place = Wähle eine leuchtende Stelle oder zieh die Karte dorthin.
page-choose-card = Wähle eine Karte zum Spielen.
page-choose-card-or-accuse = Wähle eine Karte zum Spielen oder klag jemanden an.
page-accuse-somebody = Klag jemanden an.
page-only-accuse = Du kannst keine Karte spielen: Klag jemanden an.
page-pass = Passen
page-play = Hier spielen
page-turn = Drehen
page-not-there = Nicht dort
page-accuse = Anklagen …

page-uncover = Aufdecken
page-you-are = Du bist { $character_the }. Tippen zum Verdecken.
page-covered = Dein Charakter ist verdeckt: aufdecken
page-secret = Du bist { $character_the }: verdecken
page-secret-known = Du bist { $character_the }, und alle wissen es: verdecken
page-revealed = enttarnt

## Accusing

page-accuse-title = Anklagen
page-whose-murder = Welcher Mord?
page-which-character = Auf welchen Charakter deuten die Beweise?
page-which-player = Wer am Tisch ist das?
page-character-own = { $character } (du)
page-is-known = ist { $character_short }
page-not-now = Jetzt nicht
page-continue = Weiter

page-accuse-sure = Bist du sicher?
page-claim = „{ $who } ist { $character_the } und hat { $victim_acc } ermordet.“
page-if-right = Ist es richtig, deckt { $who } den Charakter auf und hat verloren, spielt aber weiter. Der Mord ist aufgeklärt.
page-if-right-lost = Das stimmt: { $who } liegt schon offen und hat verloren. Der Mord ist aufgeklärt.
page-last-murder = Das ist der letzte Mord: Stimmt es, ist das Spiel aus.
page-if-wrong = Ist es falsch, erfahren alle, dass { $who } nicht { $character_short } ist. Die Anklage kommt zurück in den Stapel, { $above ->
    [0] ganz nach oben
    [one] unter 1 Karte
   *[other] unter { $above } Karten
}.
page-left-out = Alle wissen, wer nicht { $character_the } ist: { $who }.
page-impossible = Nach allem, was du weißt, kann { $who } nicht { $character_the } sein. Das wird falsch sein.
page-bluff = Du bist selbst { $character_short }. Das ist ein Bluff und wird falsch sein.
page-think-again = Noch mal überlegen
page-accuse-now = { $who } anklagen

page-accusation = Die Anklage
page-accuses = { $by_is ->
    [you] Du klagst
   *[other] { $by } klagt
} { $who_is ->
    [you] dich
   *[other] { $who }
} wegen des Mordes { $victim_on } an: „{ $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $character_the }!“
page-guilty = Schuldig!
page-wrong = Falsch!
page-was-right = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $character_the }. Der Mord { $victim_on } ist aufgeklärt.
page-was-wrong = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} nicht { $character_the }. Die Anklage kommt zurück in den Stapel.
page-close-accusation = Anklage schließen

## The pile, the players and the points

page-pile = Nachziehstapel
page-to-draw = { $count ->
    [0] Keine Karten mehr zu ziehen
    [one] Noch 1 Karte zu ziehen
   *[other] Noch { $count } Karten zu ziehen
}
page-put-back = { $count ->
    [one] Zurückgelegte Anklage:
   *[other] Zurückgelegte Anklagen:
} { $depths }.
page-depth = { $above ->
    [0] ganz oben
    [one] unter 1 Karte
   *[other] unter { $above } Karten
}

page-player = { $who_is ->
    [you] Du
   *[other] { $who }
}
page-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-cards-with = { $cards }, darunter { $accusations ->
    [one] eine Anklage
   *[other] { $accusations } Anklagen
}
page-card-accusation = 1 Karte, eine Anklage

page-match = Die Partie
page-game-of = Spiel { $game } von { $games }
page-scores-player = Wer
page-scores-points = Punkte

## Who is who: what is certain, the help, and suspicions marked by hand

page-guess = Wer { $who_is ->
    [you] du sein kannst
   *[other] { $who } sein kann
}
page-possible = nach Anklagen
page-likely = nach Spielweise
page-odds = { $possible } % nach Anklagen
page-odds-both = { $possible } % nach Anklagen, { $likely } % nach Spielweise
page-sure-revealed = enttarnt
page-sure-another = als jemand anders enttarnt
page-sure-accused = zu Unrecht angeklagt
page-sure-secret = dein Geheimnis
page-sure-not-you = nicht du
page-sure-somebody = { $who_is ->
    [you] das bist du
   *[other] das ist { $who }
}
page-sure-follows = das folgt
page-sure-title = { $character_label }: { $why }
page-sure = { $character_label }: { $is ->
    [yes] ja
   *[no] nein
}, { $why }
page-sure-ask = { $sure }. Warum?
page-marked = { $mark ->
    [maybe] vielleicht
    [yes] ich glaube ja
    [no] ich glaube nein
   *[none] kein Zeichen
}
page-open = unklar
page-note = { $character_label }: { $says }; dein Zeichen ändern
page-note-odds = { $character_label }: { $says }, { $odds }; dein Zeichen ändern
page-unsure = { $character_label }: { $says }
page-unsure-odds = { $character_label }: { $says }, { $odds }

page-identity = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $is ->
    [yes] { $character_short }
   *[no] nicht { $character_short }
}
page-why = { $claim }. Warum?
page-why-list = Warum { $who_is ->
    [you] du
   *[other] { $who }
} { $is ->
    [yes] { $character_short }
   *[no] nicht { $character_short }
} { $who_is ->
    [you] bist
   *[other] ist
}
page-why-wait = Wird berechnet …
page-why-none = Das ist jetzt nicht sicher.
page-why-rules = { $claim }: Das folgt allein aus den Regeln.

page-oracle = Die Chancen zählen nur deinen eigenen Charakter und die Anklagen.
page-oracle-likely = Die erste Chance zählt nur deinen eigenen Charakter und die Anklagen. Die zweite zählt auch, was alle gespielt und verdeckt haben.

## The review of suspicions marked by hand

page-slip = Du hast { $who } mit { $mark } für { $character_short } markiert, aber { $who } ist { $is ->
    [yes] doch { $character_short }
   *[no] nicht { $character_short }
}.
page-concluded = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} { $character_short }.
page-also = Das hättest du über die anderen auch wissen können:

## More on the news, in the log

page-detail-covers = Verdeckt: { $covered }.
page-detail-covers-nothing = Verdeckt nichts.
page-detail-none = Mehr war nicht zu sehen.
page-detail-points = Punkte: { $points }.
page-points-of = { $who } { $points }

## What was hidden, in the replay and at the end

page-reveal = Wer alle waren
page-won = hat gewonnen
page-found-out = enttarnt
page-face-down = Verdeckt: { $characters }.
page-game-cast = Spiel { $game }: { $players }.
page-was = { $who_is ->
    [you] du warst
   *[other] { $who } war
} { $character_the }
page-victim-solved = { $victim_label }: { $by_is ->
    [you] Du hast
   *[other] { $by } hat
} { $who_is ->
    [you] dich
   *[other] { $who }
} zu Recht angeklagt.
page-victim-unsolved = { $victim_label }: nicht aufgeklärt.
page-told-deal = Die Karten sind verteilt: { $players }.
page-told-is = { $who } ist { $character_the }
page-told-draw = { $who } zieht { $card }.

## The form of the options

page-deck = Kartenstapel
page-deck-help = Eine JSON-Datei mit einer Liste der Karten, jede mit ihrer Anzahl.

## Shortcuts, for the help page

page-enter = Enter
page-arrows = Pfeiltasten
page-escape = Escape
page-key-hand = Zu deiner Hand
page-key-enter = Eine Karte wählen, dann eine Stelle; noch mal drücken, um dort zu spielen
page-key-arrows = Zwischen leuchtenden Stellen oder durch deine Hand gehen
page-key-turn = Karte drehen
page-key-back = Wahl zurücknehmen
page-key-accuse = Anklagen
page-key-pass = Passen

## What one wants

page-goal = Du bist { $who_the }. Halte das geheim und bring die anderen auf die Anklagebank: Lass nie Motiv, Mittel und Gelegenheit { $who_of } alle vor einem Opfer offen liegen.
page-goal-short = Du bist { $who_short }: Verrate andere, nie dich.
page-goal-last = Du bist { $who_the }. Alle anderen sind entlarvt: Du gewinnst, wenn du geheim bleibst. Lass nie Motiv, Mittel und Gelegenheit { $who_of } alle vor einem Opfer offen liegen.
page-goal-last-short = Du bist { $who_short }: Alle anderen sind entlarvt. Bleib geheim, und du gewinnst.
page-goal-lost = Du bist { $who_the } und bist entlarvt: Gewinnen kannst du nicht mehr. Aber du kannst noch die anderen auf die Anklagebank bringen.
page-goal-lost-short = Du bist { $who_short } und entlarvt: Lass auch die anderen anklagen.

## What can be done now, and what it does

page-can-card = Eine Karte deiner Hand
page-can-play = wähle sie, dann eine leuchtende Stelle. Eine Hälfte verdeckt einen Beweis, der dort liegt, die andere liegt daneben.
page-can-accuse = sag, wer der Charakter ist, dessen Motiv, Mittel und Gelegenheit alle offen liegen. Stimmt es, hat diese Person verloren.
page-can-pass = du kannst nichts spielen, also geht es mit der nächsten Person weiter.

## How it is played, with pictures

page-how-who-title = Wer bist du?
page-how-who = Alle am Tisch sind heimlich einer dieser vier Charaktere. Drei Menschen wurden ermordet, und die Beweise lassen sich so legen, dass sie auf jeden von euch deuten. Wer zu Recht angeklagt wird, verliert. Alle anderen gewinnen, sobald alle drei Morde aufgeklärt sind oder keine Karte mehr zu spielen ist.
page-how-card-title = Die Beweise
page-how-card = Jede Hälfte einer Karte ist ein Beweis: Farbe und Buchstabe sagen, gegen wen, das Zeichen sagt, was. Es gibt drei Arten: Motiv, Mittel und Gelegenheit.
page-how-play-title = Beweise ausspielen
page-how-play = In deinem Zug ziehst du eine Karte und spielst eine vor ein Opfer. Eine Hälfte verdeckt eine Hälfte, die dort liegt, die andere kommt daneben. So zeigst du Beweise gegen andere und verdeckst die gegen dich. Eine Sackgasse kann man nicht verdecken.
page-how-complete-title = Ein vollständiger Fall
page-how-complete = Liegen Motiv, Mittel und Gelegenheit eines Charakters alle vor demselben Opfer offen, ist der Fall vollständig: Wer dann eine Anklage hat, darf sie nutzen.
page-how-accuse-title = Klag an
page-how-accuse = Eine Anklage sagt, wer am Tisch dieser Charakter ist. Stimmt es, ist der Mord aufgeklärt, und diese Person hat verloren, spielt aber weiter. Stimmt es nicht, kommt die Karte zurück in den Stapel, und alle wissen, wer diese Person nicht ist.
page-how-example-title = Ein Beispiel
page-how-example = Vernons Motiv und Mittel liegen vor dem ersten Opfer offen. Anna verdeckt eilig das Mittel, obwohl sie auch woanders hätte spielen können. Vielleicht ist Anna Vernon! Leg die Gelegenheit und das Mittel wieder offen und klag sie an.
page-how-hide-title = Verrate dich nicht
page-how-hide = Die anderen beobachten dich genauso. Wenn du immer verdeckst, was auf dich deutet, wissen alle, wer du bist. Lass es manchmal liegen, solange nicht alle drei offen liegen.

### What players say to each other: a greeting first, praise last

phrase-1 = Guten Abend, ihr Überlebenden!
phrase-2 = Ich war’s nicht!
phrase-3 = Ich weiß, wer du bist.
phrase-4 = Das sieht schlecht für dich aus.
phrase-5 = Wer spielt denn so was?
phrase-6 = Beweise es!
phrase-7 = Netter Versuch!
phrase-8 = Ich bin unschuldig, ich schwöre.
phrase-9 = Aha!
phrase-10 = Oh nein!
phrase-11 = Lass dir Zeit.
phrase-12 = Gut gespielt!
