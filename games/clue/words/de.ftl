# Every sentence of Clue, in German.

title = Clue
blurb = Geh durch die Villa, frag herum, wer welche Karten hat, und nenne vor allen anderen, wer den Mord begangen hat, womit und wo. In Deutschland als Cluedo bekannt.
minutes = 30 bis 45 Minuten

chair-miss-scarlet = Miss Scarlet
chair-colonel-mustard = Colonel Mustard
chair-mrs-white = Mrs. White
chair-mr-green = Mr. Green
chair-mrs-peacock = Mrs. Peacock
chair-professor-plum = Professor Plum

## Options

option-edition = Ausgabe
    .help = Nach welchem Regelblatt gespielt wird. So, wie wir sie lesen, ergeben beide dasselbe Spiel.
option-edition-1972 = 1972
option-edition-1986 = 1986
option-dice = Würfel
    .help = Mit zwei Würfeln, wie in neueren Ausgaben, sind die Wege länger und das Spiel schneller.
option-full_roll = Gehen
    .help = Ob man die ganze Zahl gehen muss, wenn man keinen Raum betritt.
option-full_roll-required = Die ganze Zahl
option-full_roll-up_to = Bis zu der Zahl
option-suggestion_on_entry = Beim Betreten eines Raums
    .help = Ob man einen Verdacht äußern muss, wenn man einen Raum betritt.
option-suggestion_on_entry-by_the_sheet = Pflicht nach einer Tür, freiwillig nach einem Geheimgang
option-suggestion_on_entry-required = Pflicht
option-suggestion_on_entry-optional = Freiwillig
option-accuse_after_card = Nach einer gezeigten Karte
    .help = Ob man noch anklagen darf, wenn man in diesem Zug eine Karte gezeigt bekam.
option-accuse_after_card-off = Der Zug ist zu Ende
option-accuse_after_card-allowed = Man darf noch anklagen
option-last_detective = Die letzte Person im Spiel
    .help = Ob sofort gewinnt, wer nach allen anderen als letzte Person noch nicht falsch angeklagt hat.
option-last_detective-wins = Gewinnt sofort
option-last_detective-must_solve = Muss den Fall lösen

## Daueranweisungen

order-show = Eine Karte für mich zeigen
    .help = Wenn du gefragt wirst und eine der drei hast. Hast du keine, sagt der Tisch das ohnehin für dich.
order-show-ask = Nie, frag mich
order-show-one = Wenn ich nur eine zeigen kann
order-show-unless_close = Immer, außer ich könnte mehrere zeigen, und wer fragt, ist vielleicht nah dran
order-show-always = Immer
order-again = Eine Karte, die sie schon kennen
    .help = Sie verrät ihnen nichts Neues.
order-again-yes = Zuerst
order-again-no = Wie jede andere
order-kinds = Welche Art zuerst
    .help = Wenn du mehrere Karten zeigen könntest, die sie noch nicht kennen.
order-kinds-rsw = Raum, Person, Waffe
order-kinds-rws = Raum, Waffe, Person
order-kinds-srw = Person, Raum, Waffe
order-kinds-swr = Person, Waffe, Raum
order-kinds-wrs = Waffe, Raum, Person
order-kinds-wsr = Waffe, Person, Raum
order-never = Nicht ohne mich zeigen
    .help = Kannst du nur diese Karte zeigen, wirst du gefragt.
order-never-none = Jede Karte darf gezeigt werden
order-never_to = Wem du sie nicht zeigst
    .help = Wem diese Karte nicht ohne dich gezeigt wird.
order-never_to-anybody = Egal wem
order-never_to-left = Der Person nach mir
order-never_to-right = Der Person vor mir
order-go = Für mich würfeln und gehen
    .help = Zug für Zug zu diesem Raum, bis du da bist. Darfst du unterwegs einen Verdacht äußern, wirst du gefragt. Es ist getan, wenn dort der Verdacht geäußert ist, den du unten nennst.
order-go-none = Nie, frag mich
order-suspect = Dort für mich verdächtigen: wen
    .help = Sobald du in diesem Raum bist, wenn du auch eine Waffe nennst.
order-suspect-none = Niemanden, frag mich
order-weapon = Dort für mich verdächtigen: womit
    .help = Sobald du in diesem Raum bist, wenn du auch eine Person nennst.
order-weapon-none = Nichts, frag mich
order-end = Meinen Zug für mich beenden
    .help = Wenn dir niemand eine Karte zeigen konnte und du nur noch anklagen könntest.
order-end-ask = Nie, frag mich
order-end-unless_certain = Immer, außer ich kann mir der Lösung sicher sein

## Bots

bot-random = Schlafwandler
    .blurb = Tut irgendetwas, was die Regeln erlauben.
bot-cadet = Kadett
    .blurb = Merkt sich nur die letzten zwei Karten, die ihm gezeigt wurden, und klagt an, sobald ihm niemand eine zeigen kann.
bot-constable = Wachtmeister
    .blurb = Hat in seinem Notizbuch Platz für zehn Karten und kein Ohr für die Fragen der anderen.
bot-reporter = Reporterin
    .blurb = Notiert eine Karte mehr als der Wachtmeister, will aber die Schlagzeile: Kommen nur noch zwei Lösungen in Frage, klagt sie sofort an.
bot-novice = Neuling
    .blurb = Streicht gesehene Karten ab, fragt nach den anderen und klagt an, wenn von jeder Art nur noch eine übrig ist.
bot-inspector = Inspektor
    .blurb = Zieht jeden Schluss, den es gibt, fragt aber nach irgendetwas, was noch offen ist, und zeigt die erstbeste Karte.
bot-detective = Detektiv
    .blurb = Zieht jeden Schluss, den es gibt, fragt, was am meisten verrät, zeigt, was am wenigsten verrät, und wagt eine Anklage, wenn die anderen nah dran sind.
bot-mastermind = Meisterhirn
    .blurb = Zieht jeden Schluss, den es gibt, fragt, was am meisten verrät, und schließt auch aus den Fragen der anderen, was sie haben und was ihnen gezeigt wurde.

## News

the-card = { $card_acc }
crime = { $suspect } { $room_in } mit { $weapon_dat }
dealt = Die Karten sind verteilt. Du hast { $cards }.
dealt-unseen = Die Karten sind verteilt.
rolls = { $who_is ->
    [you] Du würfelst.
   *[other] { $who } würfelt.
}
rolled = { $who_is ->
    [you] Du hast { $dice } gewürfelt.
   *[other] { $who } hat { $dice } gewürfelt.
}
walked-to-room = { $who_is ->
    [you] Du gehst
   *[other] { $who } geht
} { $room_into }.
walked = { $who_is ->
    [you] Du gehst
   *[other] { $who } geht
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} durch den Flur.
took-passage = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} den Geheimgang { $from_from } { $room_into }.
suggested = { $who_is ->
    [you] Du verdächtigst
   *[other] { $who } verdächtigt
} { $crime }.
passed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} keine der drei Karten.
showed = { $who_is ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $to_is ->
    [you] dir
   *[other] { $to }
} { $card_acc }.
showed-unseen = { $who_is ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $to_is ->
    [you] dir
   *[other] { $to }
} eine Karte.
accused-right = { $who_is ->
    [you] Du klagst an: { $crime }. Das stimmt, du gewinnst.
   *[other] { $who } klagt an: { $crime }. Das stimmt, { $who } gewinnt.
}
accused-wrong = { $who_is ->
    [you] Du klagst an: { $crime }. Das ist falsch.
   *[other] { $who } klagt an: { $crime }. Das ist falsch.
}
accused-wrong-told = { $who_is ->
    [you] Du klagst an: { $crime }. Das ist falsch. Es war { $truth }.
   *[other] { $who } klagt an: { $crime }. Das ist falsch. Es war { $truth }.
}
last-detective = { $accused } { $who_is ->
    [you] Außer dir ist niemand mehr übrig: Du gewinnst.
   *[other] Außer { $who } ist niemand mehr übrig: { $who } gewinnt.
}
ended = { $who_is ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
waited = { $who_is ->
    [you] Du kannst dich nicht bewegen und wartest.
   *[other] { $who } kann sich nicht bewegen und muss warten.
}

## Reasons: what was seen, with all that it says of the cards

reason-hand = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $cards }.
reason-passed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} keine dieser Karten: { $cards }.
reason-showed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $to_is ->
    [you] dir
   *[other] { $to }
} { $card_acc } gezeigt.
reason-showed-unseen = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $to_is ->
    [you] dir
   *[other] { $to }
} eine dieser Karten gezeigt: { $cards }.
reason-case-file = Die Fallakte enthält { $cards }.
reason-accused = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} falsch angeklagt: { $crime }.

## The lesson

lesson-roll = Hier ist jemand ermordet worden: Finde vor den anderen heraus, wer es war, womit, und in welchem Raum. Deine eigenen Karten können es nicht sein, also sind sie auf deinem Detektivbogen schon durchgestrichen. Drück „Würfeln“.
lesson-go = Du hast mit den zwei Würfeln dieser Lektion 8 gewürfelt (sonst ist es einer, außer du wählst zwei): Das reicht bis zu einem Raum, und dort kannst du die anderen nach ihren Karten fragen. Drück auf dem Spielplan auf den Salon, dann „Dorthin gehen“.
lesson-suggest = Äußere einen Verdacht, wer es hier war und womit: Die erste Person, die eine der drei Karten hat, muss dir eine zeigen, und nur du siehst sie. Wähle unter „Verdacht im Salon“ Mr. Green und das Seil, dann drück „Verdacht äußern“.
lesson-show = Du hast die Karte von { $showed } gesehen: Im Salon war es nicht. Jetzt fragt { $showed } dich, und du musst das Arbeitszimmer zeigen: Wähle es und drück „Zeig das Arbeitszimmer“.
lesson-passage = { $passed } hatte keine deiner drei Karten, also kann nur { $showed } Mr. Green oder das Seil haben. Frag noch mal in einem Raum, dessen Karte du hast: Drück „Geheimgang in den Wintergarten“.
lesson-again = Du hast den Wintergarten, also kann ihn niemand zeigen: Wenn { $showed } weder Mr. Green noch das Seil hat, liegen sie in der Fallakte! Wähle unter „Verdacht im Wintergarten“ wieder beide und drück „Verdacht äußern“.
lesson-end = Es war Mr. Green mit dem Seil! Finde von den vier Räumen, die noch übrig sind, den richtigen auf dieselbe Art, und klag erst an, wenn du sicher bist: Nach einer falschen Anklage bist du raus. Drück fürs Erste „Zug beenden“.

## Hints: a move, and what speaks for it

hint-roll = Würfle.
hint-go = Geh { $room_into }.
hint-walk = Geh durch den Flur.
hint-walk-to = Geh in Richtung { $room }.
hint-passage = Nimm den Geheimgang { $room_into }.
hint-suggest = Verdächtige { $crime }.
hint-show = Zeig { $to } { $card_acc }.
hint-pass = Sag, dass du keine der drei Karten hast.
hint-accuse = Klag an: { $crime }.
hint-end = Beende deinen Zug.
hint-rooms-open = Als Tatort gibt es noch { $rooms }: Versuch, in einen dieser Räume zu kommen.
hint-room-known = Den Raum kennst du: Es war { $room_in }. Nach allem anderen kannst du in jedem Raum fragen.
hint-room-open = Es kann { $room_in } passiert sein: Wenn du dort fragst, kannst du es herausfinden.
hint-room-own = { $room } ist deine eigene Karte, also kann sie dir sonst niemand zeigen: In der Antwort wird es um das andere gehen, wonach du fragst.
hint-room-is-it = Es ist { $room_in } passiert, also kann dir niemand diese Karte zeigen: In der Antwort wird es um das andere gehen, wonach du fragst.
hint-room-is-not = Es ist nicht { $room_in } passiert, aber du kannst dort nach einer Person und einer Waffe fragen.
hint-still-open = Noch offen: { $open }.
hint-open-who = wer es war
hint-open-where = wo es war
hint-open-what = womit
hint-near = Von dort { $steps ->
    [one] ist es noch ein Schritt
   *[other] sind es noch { $steps } Schritte
}.
hint-near-open = Dort kann es passiert sein.
hint-ask-open = Du weißt noch nicht, wer { $cards } hat: Die Antwort kann es dir sagen.
hint-ask-certain = Niemand kann dir { $cards } zeigen, denn { $cards_count ->
    [one] diese Karte liegt
   *[other] diese Karten liegen
} in der Fallakte.
hint-ask-own = Du hast { $cards } selbst, also bekommst du eine andere Karte gezeigt.
hint-ask-theirs = { $who } hat { $card_acc }: Das könntest du noch mal gezeigt bekommen.
hint-show-only = Es ist die einzige der drei Karten, die du hast.
hint-show-again = Diese Karte hast du { $to } schon einmal gezeigt, sie verrät also nichts Neues.
hint-show-least = { $to } sieht nur eine Karte, und soweit du es wissen kannst, verrät diese nicht mehr als { $cards }.
hint-show-choice = Du musst nicht auch { $cards } zeigen: { $to } sieht nur eine Karte.
hint-accuse-sure = Etwas anderes ist nicht mehr möglich.
hint-accuse-likely = Mit { $chance } % Wahrscheinlichkeit ist das richtig. Aber auch Warten ist ein Risiko: Vor deinem nächsten Zug könnte jemand anders den Fall lösen.
hint-not-sure = Noch sind { $count } Lösungen möglich. Nach einer falschen Anklage bist du raus, also warte, bis du sicher bist.

## Refusals: setups

players-allowed = Clue ist für 3 bis 6 Personen, nicht für { $players }.
tokens-in-order = Die Plätze folgen der Reihenfolge der Figuren, und jede Figur hat einen Platz.
suspects-allowed = Es gibt 2 bis 6 Verdächtige, nicht { $count }.
weapons-allowed = Es gibt 2 bis 6 Waffen, nicht { $count }.
no-such-token = { $suspect } gehört nicht zu den { $count } Verdächtigen dieses Spiels.
too-many-weapons = { $count } Waffen können nicht in { $rooms } verschiedenen Räumen liegen.
dice-allowed = Gespielt wird mit einem Würfel oder mit zweien, nicht mit { $count }.

## Refusals: moves

dealt-once = Die Karten werden einmal verteilt, vor dem Spiel.
weapons-apart = Jede der { $count } Waffen muss in einem eigenen Raum liegen.
deal-wrong = Von jeder Art kommt eine Karte in die Fallakte, und auf der Hand sind { $sizes } Karten.
nobody-rolls = Gerade wird nicht gewürfelt.
dice-rolled = { $dice ->
    [1] Es wird mit einem Würfel gewürfelt
   *[other] Es wird mit { $dice } Würfeln gewürfelt
}, nicht mit { $count }.
you-are-asked = Du bist gefragt: Zeig eine der drei Karten oder sag, dass du keine hast.
accuse-once = Du hast schon einmal angeklagt.
accuse-on-your-turn = Anklagen kannst du nur in deinem eigenen Zug.
accuse-when = Anklagen kannst du nur, bevor du dich bewegst, oder wenn dir niemand eine Karte zeigen konnte.
accuse-when-answered = Anklagen kannst du nur, bevor du dich bewegst, oder wenn dein Verdacht beantwortet ist.
asked-not-asking = Du bist gefragt, also kannst du jetzt keinen Verdacht äußern.
suggest-in-a-room = Einen Verdacht kannst du nur in einem Raum äußern, nicht im Flur.
suggest-here = Du bist { $room_in } und kannst nur für diesen Raum einen Verdacht äußern.
suggest-again = Um hier noch einen Verdacht zu äußern, geh hinaus und komm wieder, außer jemand anders versetzt dich hierher (CL-46).
suggest-once = Jedes Mal, wenn du einen Raum betrittst, kannst du einen Verdacht äußern.
suggest-on-entry = Einen Verdacht kannst du nur äußern, wenn du einen Raum betrittst.
not-in-this-game = { $card } gibt es in diesem Spiel nicht.
nobody-asks = Niemand fragt dich nach einer Karte.
not-named = Nach { $card_dat } wird nicht gefragt.
not-held = Du hast { $card_acc } nicht.
must-show = Du hast mindestens eine der drei Karten und musst eine zeigen.
doors-blocked = Vor jeder Tür steht jemand.
squares-blocked = Alle Felder neben dir sind besetzt.
roll-once = Gewürfelt wird einmal, am Anfang des Zugs.
no-passage = Von hier führt kein Geheimgang weg.
passage-or-dice = Den Geheimgang kannst du nur nehmen, statt zu würfeln.
must-suggest = Du hast einen Raum betreten: Äußere einen Verdacht.
must-move = Du kannst dich bewegen, also musst du es.
walk-after-roll = Gehen kannst du nur nach dem Würfeln.
no-such-place = So ein Feld oder so einen Raum gibt es auf dem Spielplan nicht.
somebody-there = Dort steht schon jemand.
square-once = Du kannst nicht zweimal über dasselbe Feld gehen.
not-back = In einen Raum, den du in diesem Zug verlassen hast, kannst du nicht zurück.
walk-in-full = Du musst alle { $steps } Schritte gehen.
too-far = Mit { $steps } Schritten kommst du nicht dorthin.
door-blocked = Vor der Tür steht jemand.
way-blocked = Jemand steht im Weg.

## Review

measure = Übrige Möglichkeiten: wer es war, wo und womit
unit = Bits
review-left = etwa { $cases } gleich wahrscheinliche Lösungen
review-cases = { $count ->
    [one] eine mögliche Lösung
   *[other] { $count } mögliche Lösungen
}
# Some of them are likelier than others.
review-doubt = { $solutions } (manche waren viel wahrscheinlicher, also war es wie bei nur { $cases })

review-suggestion = Verdacht
review-card-shown = Gezeigte Karte
review-accusation = Anklage
review-missed = Verpasste Anklage
review-turning-point = Wendepunkt

review-asked = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $crime } verdächtigt. Vorher gab es noch { $before }, danach { $after }.
review-asked-in-vain = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $crime } verdächtigt. Das verriet kaum etwas: Danach gab es noch { $after }.
review-thought = Für { $who_is ->
    [you] dich
   *[other] { $who }
} gab es noch { $cases }; { $alike ->
    [1] die wahrscheinlichste war
   *[other] eine der wahrscheinlichsten war
} { $crime }, mit { $chance } %.
review-thought-sure = { $who_is ->
    [you] Du konntest
   *[other] { $who } konnte
} sicher sein: { $crime }.
review-thought-risk = Aber auch Warten war ein Risiko: Jemand anders hätte den Fall vorher lösen können.
review-nothing-promised = In diesem Raum war kaum etwas zu erfahren.
review-best-promised = Kein anderer Verdacht in diesem Raum hätte voraussichtlich viel mehr verraten.
review-better-asked = Besser wäre { $suspect } mit { $weapon_dat } gewesen: { $why }. Im Schnitt hätte das nur { $best } offengelassen, so aber { $expected }.
review-better-asked-a-little = Ein wenig besser wäre { $suspect } mit { $weapon_dat } gewesen: { $why }.
review-better-asked-for-little = Besser wäre { $suspect } mit { $weapon_dat } gewesen: { $why }. Aber in diesem Raum konnte kein Verdacht viel verraten.
review-why-settles = Die Antworten darauf hätten den Fall mit { $best } % Wahrscheinlichkeit geklärt, so aber mit { $made } %
review-why-open = Noch offen war { $card_the }, { $other_the } nicht mehr
review-why-known = Wo { $card_the } war, { $who_is ->
    [you] wusstest du
   *[other] wusste { $who }
} schon, also wäre es um die anderen Karten gegangen
review-why-more = Die Antworten darauf hätten mehr ausgeschlossen
review-lucky = Die Antworten waren ein Glücksfall.
review-unlucky = Die Antworten waren Pech.

review-showed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $to_is ->
    [you] dir
   *[other] { $to }
} { $card_acc } gezeigt.
review-no-choice = Es gab keine andere Karte zu zeigen.
review-could-show = { $who_is ->
    [you] Du hättest
   *[other] { $who } hätte
} auch { $cards } zeigen können.
review-show-better = Besser wäre gewesen, { $card_acc } zu zeigen: Nach allem, was { $who_is ->
    [you] du wissen konntest
   *[other] { $who } wissen konnte
}, hätte das { $to_is ->
    [you] dir
   *[other] { $to }
} { $best } übrig gelassen, so aber { $kept }.
review-show-better-old = Besser wäre gewesen, { $card_acc } zu zeigen: Diese Karte { $to_is ->
    [you] hattest du
   *[other] hatte { $to }
} schon gesehen.
review-show-better-a-little = { $card } hätte { $to_is ->
    [you] dir
   *[other] { $to }
} ein wenig weniger verraten.
review-gave-away = Vorher { $to_is ->
    [you] hattest du
   *[other] hatte { $to }
} { $before }, danach { $after }.
review-gave-nothing = { $to_is ->
    [you] Du hast
   *[other] { $to } hat
} dadurch so gut wie nichts erfahren.

review-accused-right = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} richtig angeklagt: { $crime }.
review-accused-wrong = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} falsch angeklagt: { $crime }.
review-could-be-sure = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} sicher sein.
review-impossible = Nach allem, was { $who_is ->
    [you] du gesehen hattest
   *[other] { $who } gesehen hatte
}, konnte das nicht stimmen.
review-chance = Mit { $likely } % Wahrscheinlichkeit war das richtig; allein nach den Karten mit { $possible } %.
review-chance-alike = Mit { $chance } % Wahrscheinlichkeit war das richtig.
review-likelier = Wahrscheinlicher war { $crime }: { $chance } %.
review-ask-on = Erst mehr herauszufinden wäre sicherer gewesen: Für { $who_is ->
    [you] dich
   *[other] { $who }
} gab es noch { $cases }, und wer falsch anklagt, ist raus.
review-put-off = { $who_is ->
    [you] Du konntest dir der Lösung schon sicher sein, hast
   *[other] { $who } konnte sich der Lösung schon sicher sein, hat
} aber nicht angeklagt.
review-accuse-now = Eine Anklage hätte den Fall gelöst.
review-sure = Ab hier { $who_is ->
    [you] konntest du dir
   *[other] konnte { $who } sich
} sicher sein: { $crime }.
review-better-bet = Jetzt war die beste Anklage, die { $who_is ->
    [you] dir
   *[other] { $who }
} möglich war, eher richtig als falsch: { $crime }, { $chance } %.

review-solved = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} den Fall gelöst: { $crime }.
review-last = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} gewonnen, weil alle anderen falsch angeklagt hatten. Es war { $crime }.
review-unsolved = Niemand hat den Fall gelöst. Es war { $crime }.
review-could-name = Ab Zug { $move } { $who_is ->
    [you] hättest du
   *[other] hätte { $who }
} die Lösung nennen können: { $crime }. Den Ausschlag gab, dass { $card_the } in der Fallakte liegen musste.
review-could-name-late = Ab Zug { $move } { $who_is ->
    [you] hättest du die Lösung nennen können, wärst du noch einmal an der Reihe gewesen
   *[other] hätte { $who } die Lösung nennen können, aber die Reihe kam nicht mehr herum
}: { $crime }. Den Ausschlag gab, dass { $card_the } in der Fallakte liegen musste.
review-so = Also: { $crime }.
review-never-sure = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} der Lösung nie sicher sein: Am Ende gab es noch { $cases }.
review-out-before = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} zu früh angeklagt, um sicher zu sein: Es gab noch { $cases }.
review-before = Vor dem Verteilen gab es { $cases }.
review-sure-from = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} ab Zug { $move } sicher sein.
review-wrong-with = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} falsch angeklagt; es gab noch { $cases }.
review-bet-from = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} nie sicher sein, am Ende gab es noch { $cases }; aber ab Zug { $move } war eine Anklage eher richtig als falsch.
review-bet-at = { $who_is ->
    [you] Du konntest dir
   *[other] { $who } konnte sich
} nie sicher sein, am Ende gab es noch { $cases }; bei Zug { $move } war eine Anklage eher richtig als falsch, aber nicht bis zum Ende.
review-still = Für { $who_is ->
    [you] dich
   *[other] { $who }
} gab es am Ende noch { $cases }.
review-luckiest = { $who_is ->
    [you] Du hattest
   *[other] { $who } hatte
} das meiste Glück mit den Antworten: Sie schlossen { $much ->
    [1] viel mehr
   *[0] mehr
} aus, als zu erwarten war.
review-asked-best = { $who_is ->
    [you] Du hattest
   *[other] { $who } hatte
} die besten Verdächtigungen{ $alone ->
    [1] {" "}(im Schnitt, ohne Anklagen und gezeigte Karten)
   *[0] {""}
}: Kaum eine hätte besser sein können.
review-asked-better = { $who_is ->
    [you] Du hattest
   *[other] { $who } hatte
} von allen die besten Verdächtigungen{ $alone ->
    [1] {" "}(im Schnitt, ohne Anklagen und gezeigte Karten)
   *[0] {""}
}.

## Why bots did what they did

review-bot-remembers = { $who } merkt sich nur die letzten { $count } gezeigten Karten: { $cards }. { $forgotten ->
    [one] Eine weitere war vergessen.
   *[other] { $forgotten } weitere waren vergessen.
}
review-bot-remembers-many = { $who } merkt sich nur die letzten { $count } gezeigten Karten; { $forgotten ->
    [one] eine weitere war vergessen.
   *[other] { $forgotten } weitere waren vergessen.
}
review-bot-remembers-all = { $who } hatte noch alle gezeigten Karten im Kopf.
review-bot-shown-nothing = Niemand hatte { $who } bisher eine Karte gezeigt.
review-bot-nobody-had = Auf die letzte Frage konnte niemand { $who } eine Karte zeigen, also musste die Fallakte { $cards } enthalten.
review-bot-sheet = { $who } streicht nur die eigenen und die gezeigten Karten und schließt sonst nichts daraus.
review-bot-concludes = { $who } hatte aus allem Gesehenen geschlossen, was sich daraus schließen ließ.
review-bot-one-left = Übrig blieb nur: { $crime }. Damit war { $who } sicher.
review-bot-few-left = So blieben { $count } Lösungen übrig, und { $who } wartete nicht auf Gewissheit.
review-bot-impatient = { $who } hatte schon { $count }-mal gefragt und wollte nicht länger warten.
review-bot-guess = Also hat { $who } geraten: Möglich waren noch { $suspects ->
    [one] eine Person
   *[other] { $suspects } Personen
}, { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
} und { $rooms ->
    [one] ein Raum
   *[other] { $rooms } Räume
}.
review-bot-asked-any = Übrig waren noch { $suspects ->
    [one] eine Person
   *[other] { $suspects } Personen
} und { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
}, und { $who } hat blind gewählt.
review-bot-asked-known = Wer es war und womit, stand damit fest: Es fehlte nur noch der Raum.
review-bot-shows-any = { $who } überlegt nicht, welche Karte am wenigsten verrät: { $count ->
    [2] Beide waren
   *[other] Jede der { $count } war
} recht.
review-bot-unsure = Übrig waren noch { $suspects ->
    [one] eine Person
   *[other] { $suspects } Personen
}, { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
} und { $rooms ->
    [one] ein Raum
   *[other] { $rooms } Räume
}: Für eine Anklage war { $who } nicht sicher genug.
review-bot-sure = Nach allem, was { $who } gesehen hatte, blieb nur: { $crime }.
review-bot-thinks = Am wahrscheinlichsten war für { $who }: { $crime }, mit { $chance } %.
review-bot-thinks-by-questions = Nach allem, was die anderen gezeigt und gefragt hatten, war für { $who } am wahrscheinlichsten: { $crime }, mit { $chance } %.
review-bot-cases = Für { $who } waren noch { $count } Lösungen möglich.
review-bot-enough = Ab { $least } % wartet { $who } nicht länger.
review-bot-danger = Und die Gefahr, dass jemand anders den Fall vorher löst, lag für { $who } bei mehr als { $danger } %.
review-bot-waits = Für eine Anklage war das zu wenig.
review-bot-card = { $card } ({ $chance } %)
review-bot-asked = Also hat { $who } nach dem gefragt, was gut in der Fallakte liegen kann: { $cards }.
review-bot-asked-own = { $who } hatte { $cards } selbst, also musste es in der Antwort um etwas anderes gehen.
review-bot-shows-again = { $to_is ->
    [you] Du hattest
   *[other] { $to } hatte
} { $card_acc } schon gesehen: Das verriet nichts Neues.
review-bot-shows-least = Soweit { $who } es wissen konnte, verriet diese Karte nicht mehr als { $cards }.

### Things

## The cards: `.the` as in a sentence; `.short` for a suspect where space is short; `.symbol` for the suspect's token, all
## of them different. `.acc` and `.dat` are the cases, and `.in`, `.into` and `.from` a room with its preposition.

card-miss-scarlet = Miss Scarlet
    .the = Miss Scarlet
    .acc = Miss Scarlet
    .dat = Miss Scarlet
    .short = Scarlet
    .symbol = S
card-colonel-mustard = Colonel Mustard
    .the = Colonel Mustard
    .acc = Colonel Mustard
    .dat = Colonel Mustard
    .short = Mustard
    .symbol = M
card-mrs-white = Mrs. White
    .the = Mrs. White
    .acc = Mrs. White
    .dat = Mrs. White
    .short = White
    .symbol = W
card-mr-green = Mr. Green
    .the = Mr. Green
    .acc = Mr. Green
    .dat = Mr. Green
    .short = Green
    .symbol = G
card-mrs-peacock = Mrs. Peacock
    .the = Mrs. Peacock
    .acc = Mrs. Peacock
    .dat = Mrs. Peacock
    .short = Peacock
    .symbol = Pe
card-professor-plum = Professor Plum
    .the = Professor Plum
    .acc = Professor Plum
    .dat = Professor Plum
    .short = Plum
    .symbol = Pl

card-candlestick = Leuchter
    .the = der Leuchter
    .acc = den Leuchter
    .dat = dem Leuchter
card-knife = Dolch
    .the = der Dolch
    .acc = den Dolch
    .dat = dem Dolch
card-lead-pipe = Heizungsrohr
    .the = das Heizungsrohr
    .acc = das Heizungsrohr
    .dat = dem Heizungsrohr
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

card-study = Arbeitszimmer
    .the = das Arbeitszimmer
    .acc = das Arbeitszimmer
    .dat = dem Arbeitszimmer
    .in = im Arbeitszimmer
    .into = ins Arbeitszimmer
    .from = aus dem Arbeitszimmer
card-hall = Halle
    .the = die Halle
    .acc = die Halle
    .dat = der Halle
    .in = in der Halle
    .into = in die Halle
    .from = aus der Halle
card-lounge = Salon
    .the = der Salon
    .acc = den Salon
    .dat = dem Salon
    .in = im Salon
    .into = in den Salon
    .from = aus dem Salon
card-library = Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
    .from = aus der Bibliothek
card-dining-room = Speisezimmer
    .the = das Speisezimmer
    .acc = das Speisezimmer
    .dat = dem Speisezimmer
    .in = im Speisezimmer
    .into = ins Speisezimmer
    .from = aus dem Speisezimmer
card-billiard-room = Billardzimmer
    .the = das Billardzimmer
    .acc = das Billardzimmer
    .dat = dem Billardzimmer
    .in = im Billardzimmer
    .into = ins Billardzimmer
    .from = aus dem Billardzimmer
card-ballroom = Ballsaal
    .the = der Ballsaal
    .acc = den Ballsaal
    .dat = dem Ballsaal
    .in = im Ballsaal
    .into = in den Ballsaal
    .from = aus dem Ballsaal
card-conservatory = Wintergarten
    .the = der Wintergarten
    .acc = den Wintergarten
    .dat = dem Wintergarten
    .in = im Wintergarten
    .into = in den Wintergarten
    .from = aus dem Wintergarten
card-kitchen = Küche
    .the = die Küche
    .acc = die Küche
    .dat = der Küche
    .in = in der Küche
    .into = in die Küche
    .from = aus der Küche

### Puzzles

puzzle-kind-deduce = Was folgt daraus?
puzzle-kind-ask = Wonach würdest du fragen?
puzzle-card = { $card }
puzzle-player = { $who_is ->
    [you] Du
   *[other] { $who }
}
puzzle-file = Die Fallakte
puzzle-yes = hat sie
puzzle-no = hat sie nicht
puzzle-which-card = Karte
puzzle-which-holder = Wer?
puzzle-has-it = Hat sie oder nicht?
puzzle-which-suspect = Wer?
puzzle-which-weapon = Womit?
puzzle-what-follows = Damit wird etwas sicher, was noch nicht auf deinem Bogen steht. Welche Karte ist es, und wer hat sie oder hat sie nicht?
puzzle-here = Du bist { $room_in }, und noch sind { $cases } Lösungen möglich.
puzzle-what-to-ask = Welcher Verdacht lässt im Schnitt die wenigsten übrig?
puzzle-holds = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $card_acc }
puzzle-lacks = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $card_acc } nicht
puzzle-file-holds = In der Fallakte liegt { $card_the }
puzzle-file-lacks = In der Fallakte liegt { $card_the } nicht
puzzle-follows = Sicher ist: { $claim }. Das folgt hieraus:
puzzle-known = Das wusstest du schon vorher: { $claim }. Such das, was neu ist.
puzzle-does-not-follow = Das folgt nicht: { $claim }. Bei dieser Verteilung gilt: { $otherwise }. Und trotzdem passiert alles, was du gesehen hast.
puzzle-impossible = Das kann nicht sein: { $claim }. Sieh dir diese Verteilung an: { $otherwise }, wie bei jeder Verteilung, bei der alles passiert, was du gesehen hast.
puzzle-cases = { $cases }
puzzle-asked = { $crime }: Das lässt im Schnitt etwa { $left } der { $all } Lösungen übrig.
puzzle-asked-best = Kein anderer Verdacht lässt hier weniger übrig.
puzzle-asked-as-good = Kaum einer ist besser: { $crime } lässt etwa { $left } übrig.
puzzle-asked-better = Am besten ist { $crime }. Das lässt etwa { $left } übrig.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = wähle, wohin du gehst (gewürfelt: { $total })
page-do-show = zeig eine Karte
page-do-pass = sag, dass du keine der drei hast
page-do-suggest = äußere einen Verdacht { $room_in }
page-do-suggest-or-end = äußere einen Verdacht { $room_in } oder beende den Zug
page-do-accuse-or-end = beende den Zug oder klag an
page-do-end = beende den Zug
page-do-accuse = klag an
page-do-blocked = alle Wege sind versperrt, warte
page-do-one-of = { $ways }
page-way-roll = würfle
page-way-passage = nimm den Geheimgang { $room_into }
page-way-suggest = äußere einen Verdacht { $room_in }
page-way-wait = warte

page-now-deal = Die Karten werden verteilt.
page-now-roll = { $dice ->
    [1] Der Würfel rollt.
   *[other] Die Würfel rollen.
}
page-now-start = { $who_is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
page-now-walk = { $who_is ->
    [you] Du hast { $total } gewürfelt und wählst, wohin du gehst.
   *[other] { $who } hat { $total } gewürfelt und wählt den Weg.
}
page-now-suggest = { $who_is ->
    [you] Du überlegst dir einen Verdacht.
   *[other] { $who } überlegt sich einen Verdacht.
}
page-now-answer = { $who_is ->
    [you] Du suchst
   *[other] { $who } sucht
} eine Karte für { $to_is ->
    [you] dich
   *[other] { $to }
} aus.
page-now-answered = { $who_is ->
    [you] Du denkst
   *[other] { $who } denkt
} über die Antwort nach.

## What the viewer may do

page-your-move = Dein Zug
page-rolled = Gewürfelt: { $total }. Wähle, wohin du gehst.
page-picked = Ziel: { $destination }, { $steps }.
page-go = Dorthin gehen
page-elsewhere = Woandershin
page-squares-listed = { $count ->
    [one] 1 Feld als Liste
   *[other] { $count } Felder als Liste
}
page-roll = Würfeln
page-passage = Geheimgang { $room_into }
page-suggest-in = Verdacht { $room_in }
page-none = Ich habe keine davon
page-answer = { $asker } antworten
page-wait = Warten
page-end = Zug beenden
page-accuse = Anklagen …

page-put-aside = Beiseitelegen
page-put-aside-key = Beiseitelegen (Esc)

## Suggesting, answering, accusing

page-who = Wer?
page-with-what = Womit?
page-where = Wo?

page-suggest = Verdacht äußern
page-suggesting = { $suspect }, { $room_in }, { $weapon_the }

page-asked = { $asker } fragt dich nach einer Karte
page-asked-how = Zeig eine der drei nur { $asker }, wenn du eine hast.
page-card-not-held = nicht auf deiner Hand
page-card-seen = kennt { $asker } schon
page-card-shown = schon gezeigt: { $seats }
page-card-new = noch nicht gezeigt
page-show = Zeig { $card_acc }
page-show-a-card = Zeig eine Karte

page-accuse-title = Anklagen
page-accuse-how = Nenne alle drei. Du kannst nur einmal im Spiel anklagen: Ist es richtig, gewinnst du; ist es falsch, bist du raus.
page-charge = „Es war { $suspect }, { $room_in }, mit { $weapon_dat }.“
page-doubtful = Das kann nicht stimmen: Dein eigener Bogen schließt { $cards } aus.
page-if-right = Du schaust in die Fallakte. Stimmen alle drei, gewinnst du sofort.
page-if-wrong = Ist etwas davon falsch, bist du raus: Du kannst dich nicht mehr bewegen und nicht mehr gewinnen, sondern nur noch antworten, wenn du gefragt wirst.
page-go-on = Weiter …
page-think-again = Noch mal überlegen
page-accuse-now = Jetzt anklagen

## What the sheet says of a card, in the forms

page-standing-mine = deine
page-standing-held = { $who_is ->
    [you] hast du
   *[other] hat { $who }
}
page-standing-out = gestrichen
page-standing-file = Fallakte
page-standing-maybe = vielleicht
page-standing-open = unklar

## The standing suggestion

page-suggestion = Der Verdacht
page-suggests = { $who_is ->
    [you] Du verdächtigst
   *[other] { $who } verdächtigt
}
page-has-none = { $who_is ->
    [you] Du hast keine
   *[other] { $who } hat keine
}
page-showed-card = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $to_is ->
    [you] dir
   *[other] { $to }
} { $card_acc } gezeigt
page-showed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} eine Karte gezeigt
page-thinking = { $who_is ->
    [you] Du bist gefragt
   *[other] { $who } überlegt
}
page-not-asked = { $who_is ->
    [you] Du wurdest
   *[other] { $who } wurde
} nicht gefragt
page-not-asked-yet = { $who_is ->
    [you] Du wurdest
   *[other] { $who } wurde
} noch nicht gefragt
page-nobody-showed = Niemand konnte eine Karte zeigen.

page-shown-to-you = Eine Karte, die dir gezeigt wird
page-shows-you = { $who } zeigt dir eine Karte
page-shown-secretly = Nur ihr zwei seht sie.
page-noted = Notiert

## Cards and players

page-face-down = Eine Karte, verdeckt
page-case-file = Fallakte
page-your-cards = Deine Karten
page-all-hands = Alle Hände
page-players = Alle am Tisch und ihre Karten
page-player = { $who_is ->
    [you] Du
   *[other] { $who }
}
page-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-out = raus
page-solved = hat ihn gelöst
page-winner = hat gewonnen

## The detective sheet

page-sheet = Detektivbogen
page-seen-by-all = Wer was nicht zeigen konnte
page-file = Akte
page-the-case-file = die Fallakte
page-holds = { $card }: { $is ->
    [yes] { $who_is ->
        [you] Du hast sie.
       *[other] { $who } hat sie.
    }
   *[no] { $who_is ->
        [you] Du hast sie nicht.
       *[other] { $who } hat sie nicht.
    }
}
page-file-holds = { $card }: { $is ->
    [yes] Sie liegt in der Fallakte.
   *[no] Sie liegt nicht in der Fallakte.
}

## The review of marks made by hand

page-marked = { $card } hast du { $place } mit { $mark } markiert, aber die Karte ist { $is ->
    [yes] doch
   *[no] nicht
} dort.
page-in-file = in der Fallakte
page-with = { $who_is ->
    [you] bei dir
   *[other] bei { $who }
}
page-concluded = { $card } liegt { $is ->
    [yes] in der Fallakte.
   *[no] nicht in der Fallakte.
}
page-also = Das hättest du über die Fallakte auch wissen können:

## The board in words

page-on-board = Was auf dem Spielplan steht
page-token = { $suspect } ({ $who }), Figur { $suspect_symbol }: { $place }
page-token-unplayed = { $suspect } (niemand), Figur { $suspect_symbol }: { $place }
page-weapon = { $weapon }: { $place }
page-dice = Würfel: { $dice }
page-in-room = { $room_in }

## Doors, squares and destinations

page-door = Tür
page-door-of = { $room }, { $door }
page-start = Startfeld von { $suspect }
page-square = Feld { $place }
page-room = { $room }
page-room-by-door = { $room }, durch die { $door }
page-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
page-destination = { $destination }, { $steps }

## What was hidden, in the replay and at the end

page-shown-mark = gezeigt
page-accusations = Anklagen
page-accused = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $suspect } angeklagt, { $room_in }, mit { $weapon_dat }:
page-accused-rightly = richtig
page-accused-wrongly = falsch
page-told-deal = Die Karten sind verteilt. In der Fallakte liegen { $suspect }, { $weapon_the } und { $room_the }.
page-told-show = { $who } zeigt { $to } { $card_acc }.

## Shortcuts, for the help page

page-key-roll = Würfeln
page-key-passage = Geheimgang nehmen
page-key-suggest = Verdacht äußern
page-key-accuse = Anklagen
page-key-end = Zug beenden
page-key-sheet = Detektivbogen öffnen
page-arrows = Pfeiltasten
page-key-arrows = Zwischen Zielen oder auf dem Bogen bewegen
page-enter = Enter
page-key-enter = Ein Ziel wählen; noch mal drücken, um hinzugehen

## What one wants

page-goal = Du bist { $token }. Finde vor den anderen heraus, welche Person, welche Waffe und welchen Raum niemand auf der Hand hat.
page-goal-short = Du bist { $token }. Finde Täter, Waffe und Raum.
page-goal-out = Du bist { $token }. Deine Anklage war falsch, also kannst du nicht mehr gewinnen. Karten zeigst du weiterhin, wenn du gefragt wirst.
page-goal-out-short = Du bist { $token } und zeigst nur noch Karten.

## What can be done now, and what it does

page-can-roll = so weit gehst du durch den Flur, wenn es geht in einen Raum.
page-can-place = Eine leuchtende Stelle auf dem Spielplan
page-can-go = deine Figur geht dorthin. In einem Raum kannst du die anderen nach ihren Karten fragen.
page-can-passage = er führt sofort dorthin, ohne Würfeln.
page-can-suggest = nenne eine Person und eine Waffe. Die erste Person, die eine der drei Karten hat, zeigt dir eine, nur dir.
page-can-show = nur wer gefragt hat, sieht sie. Die anderen sehen, dass du eine gezeigt hast.
page-can-pass = alle erfahren, dass du keine der drei hast.
page-can-end = der nächste Zug beginnt.
page-can-accuse = nenne alle drei, einmal im Spiel. Richtig gewinnt; bei falsch bist du raus.

## How it is played, with pictures

page-how-case-title = Der Fall
page-how-case = Jemand wurde ermordet: Wer war es, womit, und in welchem Raum? Von jeder Art liegt eine Karte in der Fallakte, und niemand kann sie sehen. Alle anderen Karten werden verteilt. Eine Karte, die jemand hat, kann es also nicht sein.
page-how-walk-title = Geh in einen Raum
page-how-walk = Wenn du am Zug bist, würfle und geh durch den Flur. Du betrittst einen Raum durch eine Tür und bleibst dort stehen. Von den Räumen in den Ecken führt ein Geheimgang in die Ecke gegenüber: Nimm ihn, statt zu würfeln.
page-how-ask-title = Frag die anderen
page-how-ask = Äußere in einem Raum einen Verdacht, wer es dort war und womit: „Mr. Green, im Salon, mit dem Seil.“ Die anderen werden der Reihe nach gefragt. Die erste Person, die eine der drei Karten hat, muss dir eine zeigen. Nur du siehst sie.
page-how-think-title = Zieh deine Schlüsse
page-how-think = Was du hast oder gezeigt bekamst, liegt nicht in der Fallakte: Dein Detektivbogen streicht es durch. Wer passt, hat keine der drei. Und wenn niemand eine Karte zeigt, die du nicht selbst hast, muss sie in der Fallakte liegen!
page-how-example-title = Ein Beispiel
page-how-example = Du hast den Salon und verdächtigst Mr. Green, im Salon, mit dem Seil. Niemand kann dir eine Karte zeigen. Weder du noch die anderen haben Mr. Green oder das Seil. Also war es Mr. Green mit dem Seil. Jetzt fehlt nur noch der Raum.
page-how-accuse-title = Klag an
page-how-accuse = Wenn du dir bei allen dreien sicher bist, klag an: am Anfang deines Zugs oder nach deinem Verdacht{ $after ->
    [allowed] {""}
   *[other] , wenn dir niemand eine Karte zeigen konnte
}. Du schaust in die Fallakte: Ist alles richtig, gewinnst du. Ist etwas falsch, bist du raus und zeigst den anderen nur noch Karten.

### What players say to each other: a greeting first, praise last

phrase-1 = Seid gegrüßt, Detektive!
phrase-2 = Das bezweifle ich!
phrase-3 = Interessant …
phrase-4 = Ich habe da eine Theorie.
phrase-5 = Nichts passt zusammen.
phrase-6 = Da hast du mich erwischt.
phrase-7 = Netter Versuch!
phrase-8 = Jemand blufft hier.
phrase-9 = Aha!
phrase-10 = Oh nein!
phrase-11 = Lass dir Zeit.
phrase-12 = Gut gespielt!
