# Every sentence of the page that no game says, in German. What the variables are made from is written down in
# `crates/presentation/src/words.rs`; `src/shell/words.ts` says them.

### Everywhere

parlour = Parlour
tab = { $page } · Parlour
percent = { $chance } %
number-one-or-two = 1 oder 2
number-million = { $number } Mio.
number-billion = { $number } Mrd.
number-trillion = { $number } Bio.
number-quadrillion = { $number } Brd.
number-quintillion = { $number } Trill.
number-power = 10{ $power }
chair = Platz { $number }
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
is-you = (du)
rule = Regel { $clause }
rules = Regeln
the-rules = Die Regeln
your-name = Dein Name
play-as = Du spielst als
# A friendly name for somebody who has not said theirs: one of the first with one of the second, between commas.
friendly-name = { $first } { $second }
friendly-first = Flinker, Kluger, Goldener, Sanfter, Munterer, Stiller, Silberner, Schlauer, Samtener, Witziger, Kecker, Heiterer, Wandernder, Glücklicher, Leiser, Mutiger, Roter, Weiser
friendly-second = Dachs, Kranich, Fink, Fuchs, Hase, Reiher, Luchs, Marder, Falter, Otter, Uhu, Rabe, Segler, Zaunkönig, Spatz, Igel, Biber, Specht
your-turn = Du bist am Zug.
your-goal = Dein Ziel:
to-games = Zu den Spielen
to-board = Zum Spielplan
watch-game = Zuschauen
try-again = Noch mal versuchen
cancel = Abbrechen
close = Schließen
dismiss = Ausblenden
copied = Kopiert
spectators = { $people ->
    [one] { $people } Person schaut zu.
   *[other] { $people } Personen schauen zu.
}
players = { $seats } Personen
players-range = { $from } bis { $to } Personen
players-missing = { $missing ->
    [one] Es fehlt noch eine Person oder ein Bot.
   *[other] Es fehlen noch { $missing } Personen oder Bots.
}
players-too-many = Höchstens { $most } können mitspielen.
listed = Auf der Startseite zeigen
listed-or-link = Dann sehen alle den Tisch, die diesen Server öffnen. Sonst braucht man den Link.

## The bar at the top

skip = Zum Inhalt springen
home = Parlour, Startseite
notebook = Detektiv-Notizbuch
notebook-tip = Notizbuch für ein Spiel am echten Tisch
sound = Ton
sound-on = Der Ton ist an.
sound-off = Der Ton ist aus.
help-tool = Hilfe und Tastenkürzel
help-tip = Hilfe (?)
live = Was gerade passiert
page-loading = Einen Moment …

## Help and shortcuts

help-page = Hilfe
help-goal = Dein Ziel
help-now = Jetzt
help-can = Was kann ich jetzt tun?
how-title = So geht { $game }
help-at-table = Am Spieltisch steht hier, was dein Ziel ist und was du tun kannst.
help-games = Jedes Spiel wird in Bildern erklärt, und der Knopf zum Lernen auf seiner Karte bringt es dir in einem ersten Spiel bei:
help-keyboard = Alles auf dieser Seite geht auch mit der Tastatur, und was passiert, wird für Screenreader angesagt.
help-keys-off = Kürzel mit einer Taste sind in den Einstellungen ausgeschaltet.
keys-everywhere = Überall
key-tab = Tab
key-shift-tab = Shift Tab
key-enter = Enter
key-space = Leertaste
key-escape = Esc
keys-tab = Von einem Bedienelement zum nächsten
keys-enter = Bedienelement auslösen
keys-escape = Dialog schließen oder vom Verlauf zurück zum Spiel
keys-help = Diese Hilfe
keys-sound = Ton an oder aus
keys-table = Am Tisch
keys-log = Zum Verlauf
keys-log-step = Im Verlauf vor und zurück
keys-menu = Tisch teilen und Optionen
keys-play = Abspielen oder anhalten

## Settings

settings = Einstellungen
settings-name-help = Am nächsten Tisch sehen ihn die anderen. Er bleibt in diesem Browser; Konten gibt es nicht.
settings-language = Sprache
settings-language-browser = Wie im Browser eingestellt
settings-language-loses = Die Sprache bleibt, wie sie ist: Die Seite müsste neu geladen werden, und dein Browser merkt sich nichts. Was du hier getan hast, wäre verloren.
settings-sound-help = Zwei leise Töne, wenn du am Zug bist.
settings-notices = Benachrichtigungen
settings-notices-help = Wenn du am Zug bist und gerade woanders hinschaust, solange diese Seite offen ist.
settings-theme = Darstellung
settings-system = System
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-full = Voll
settings-none = Keine
settings-pace = Tempo
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-wait = Auf mich warten
settings-pace-help = Wie lange du jeden Zug siehst, bevor der nächste kommt. „Auf mich warten“ hält bei allem an, was dich betrifft, bis du weitergehst. Das gilt nur für deinen Bildschirm, und er holt auf, wenn die anderen auf deinen Zug warten.
settings-tips = Starthilfe nach der Lektion
settings-tips-help = In deinen ersten eigenen Zügen steht da, was du tun kannst, und du kannst dir einen Tipp holen.
settings-keys = Kürzel mit einer Taste
settings-keys-help = Zum Beispiel ? für die Hilfe. Schalte sie aus, wenn du mit der Stimme steuerst.

## Problems: a sentence for each code of the server's, with a title for a page of its own

problem-lacking = Ein Spiel ohne Server braucht etwas, das diesem Browser fehlt. Ein anderer Browser hat es vielleicht, oder eine neuere Version von diesem.
    .title = Dieser Browser kann nicht allein spielen
problem-title = Das hat nicht geklappt
problem-server-says = Der Server sagt:
problem-malformed = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch mal.
problem-lost-on-time = An diesem Tisch scheidet aus, wessen Zeit um ist, und ein Bot spielt auf dem Platz weiter. Zuschauen kannst du trotzdem.
    .title = Deine Zeit war um
problem-lost-on-time-host = An diesem Tisch scheidet aus, wessen Zeit um ist, und auf deinem Platz spielt ein Bot weiter. Du leitest den Tisch noch und kannst zuschauen.
    .title = Deine Zeit war um
problem-handed-on = Während du weg warst, hat die Tischleitung deinen Platz an ein anderes Gerät weitergegeben, das jetzt dessen Karten sieht. Er gehört noch dir: Du kannst ihn zurücknehmen oder zuschauen.
    .title = Dein Platz wurde weitergegeben
problem-evening-over = Das Spiel, das du begonnen hattest, spielt ein Bot zu Ende. Was aus allen Spielen wurde, steht im Endstand des Abends.
    .title = Der Abend ist vorbei
problem-not-yours = Der Platz wurde aufgegeben, ist auf ein anderes Gerät umgezogen, ging verloren, weil die Zeit um war, oder gehört zu einem anderen Tisch. Zuschauen kannst du trotzdem, oder du bittest die Tischleitung um einen Platz.
    .title = Du hast hier keinen Platz
problem-spent = Jeder Link und jeder Code gilt nur einmal und nur zwei Minuten. Öffne „Teilen und Optionen“ auf dem Gerät, auf dem du spielst, oder frag die Tischleitung: Dort gibt es einen neuen. Es ist nichts verloren.
    .title = Dieser Code ist schon benutzt oder zu alt
problem-cut-link = Am Ende dieses Links fehlen Zeichen, darum kommt damit kein Platz hierher. Kopiere ihn noch einmal ganz, oder öffne „Teilen und Optionen“ auf dem Gerät, auf dem du spielst: Dort gibt es einen neuen, der zwei Minuten gilt. Es ist nichts verloren.
    .title = Dieser Link ist unvollständig
problem-foreign-origin = Andere Websites dürfen diesen Server nicht benutzen.
problem-unknown-game = Kein Spiel heißt so, wie es in dieser Adresse steht.
    .title = Dieses Spiel gibt es nicht
problem-unknown-table = Vielleicht fehlt im Link ein Buchstabe, oder der Tisch ist weg. Lass dir den Link noch mal schicken oder eröffne selbst einen Tisch.
    .title = Diesen Tisch gibt es nicht
problem-unknown-evening = Vielleicht fehlt dem Link ein Buchstabe, oder den Abend gibt es nicht mehr. Frag noch einmal nach dem Link oder eröffne selbst einen Abend.
    .title = Diesen Abend gibt es nicht
problem-sealed = Dieses Spiel gehört zu einem Duplikatabend: Wer es nicht spielt, sieht es erst, wenn alle es beendet haben.
    .title = Noch nicht für deine Augen
problem-of-evening = Ein Tisch eines Duplikatabends ist für das Spiel einer Person da. Geh zurück zum Abend.
problem-evening-full = An diesem Abend kann niemand mehr teilnehmen.
problem-evening-closed = Dieser Abend ist beendet: Es werden keine Spiele mehr begonnen.
problem-unknown-code = Diesen Raumcode hat gerade kein Tisch. Lies ihn noch einmal vom großen Bildschirm oder aus der Einladung der Tischleitung ab: Jedes Spiel hat seinen eigenen.
    .title = Diesen Raumcode gibt es nicht
problem-no-code = Ein Raumcode hat vier Buchstaben; sie stehen auf dem großen Bildschirm oder in der Einladung der Tischleitung.
problem-not-yet = Jeder Tag hat seinen Fall, und dieser Tag ist noch nicht da. Löse den von heute.
    .title = Noch nicht
problem-case-too-old = Im Archiv liegen die Fälle der letzten 30 Tage, und dieser ist älter. Löse den von heute.
    .title = Diesen Fall gibt es nicht mehr
problem-case-no-day = Unter dieser Adresse gibt es keinen Fall: Am Ende steht immer der Tag, zum Beispiel 2026-11-23. Löse den von heute.
    .title = Welcher Tag?
problem-unknown-moment = Von hier aus kann man nicht weiterspielen. Geh zu einem früheren Moment zurück.
problem-not-found = Unter dieser Adresse gibt es nichts.
    .title = Seite nicht gefunden
problem-unknown-page = Unter dieser Adresse gibt es nichts. Vielleicht stimmt ein Buchstabe nicht, oder das Ende eines Links fehlt.
    .title = Seite nicht gefunden
problem-out-of-turn = Du bist nicht am Zug.
problem-stale = Seit deiner Wahl ist etwas passiert. Schau noch mal hin und wähle neu.
problem-set-back = Dieser Tisch ist jetzt älter als das, was du davon gesehen hast: Der Server ist auf einen früheren Stand zurückgegangen, etwa aus einer Sicherung. Von dort geht das Spiel weiter, und was du danach gesehen hast, zählt nicht.
problem-over = Das Spiel ist vorbei.
problem-taken = Diesen Platz oder diesen Namen hat schon jemand.
problem-still-there = Die Person ist da oder war es bis eben. Erst wenn jemand eine Minute weg war, kann der Platz weitergegeben werden.
problem-already-started = Das Spiel hat schon angefangen.
problem-not-started = Das Spiel hat noch nicht angefangen.
    .title = Noch nicht
problem-not-over = Die Wiederholung gibt es, wenn das Spiel vorbei ist. Bis dahin wissen alle nur, was sie wissen sollen.
    .title = Noch nicht
problem-old-rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln begonnen und kann hier nicht weitergehen.
    .title = Ein altes Spiel
problem-old-game = Dieses Spiel ist vorbei. Es wurde mit einer anderen Fassung der Regeln gespielt und lässt sich hier nicht mehr ansehen.
    .title = Ein altes Spiel
problem-old-lobby = Dieser Tisch wurde mit einer anderen Fassung der Regeln eröffnet, und es wurde noch nicht gespielt. Eröffne einen neuen.
    .title = Ein alter Tisch
problem-unreadable = Was der Server zu diesem Tisch gespeichert hat, lässt sich nicht lesen. Das Spiel kann deshalb nicht weitergehen.
    .title = Dieser Tisch ist nicht lesbar
problem-too-long = Das ist zu lang.
problem-illegal = Die Regeln erlauben diesen Zug nicht.
problem-bad-options = Die Regeln erlauben diese Optionen nicht.
problem-bad-orders = Diese Anweisungen lassen sich nicht befolgen.
problem-bad-share = Dieser Anteil passt nicht oder kam zu spät. Es wurde ohne ihn gegeben.
problem-bad-seats = So kann man sich nicht hinsetzen.
problem-too-fast = Das war zu viel auf einmal. Warte einen Moment.
problem-too-many = Davon gibt es gerade zu viele. Versuch es später noch mal.
problem-busy = Der Server hat viel zu tun. Versuch es gleich noch mal.
problem-unavailable = Der Server erreicht seine Datenbank gerade nicht. Nichts Angenommenes ist verloren; versuch es gleich noch einmal.
problem-unavailable-open = Der Server erreicht seine Datenbank gerade nicht, darum wurde nichts für dich eröffnet. Versuch es gleich noch einmal.
problem-unreachable = Vielleicht startet der Server gerade neu, oder du bist offline. Es ist nichts verloren: Der Server behält jeden Zug, den er angenommen hat.
    .title = Der Server antwortet nicht
problem-no-server = Diese Seite hat keinen Server: Gespielt wird hier gegen Bots oder an einem Gerät, das herumgeht.
    .title = Nicht auf dieser Seite
problem-evening-alone = Ein Duplikatabend braucht einen Server, der ihn für alle behält, und gerade antwortet keiner. Einzelne Spiele gehen an diesem Gerät trotzdem.
    .title = Kein Abend ohne Server
problem-not-here = Kein Server antwortet, und dieser Browser kann nicht allein spielen: Dazu braucht er WebAssembly und Worker, die neuere Browser haben und manche Einstellungen abschalten.
    .title = Hier geht gerade nichts
problem-elsewhere = Dieses Spiel ist in einem anderen Tab oder Fenster dieses Browsers offen. Spiel dort weiter, oder schließ es dort und versuch es noch einmal.
    .title = In einem anderen Tab offen
problem-not-kept = Dieser Browser merkt sich gerade nichts, weil er keinen Platz hat oder es nicht darf. Das Spiel geht weiter und ist weg, wenn du die Seite schließt.
problem-internal = Der Server konnte etwas Gespeichertes nicht lesen oder schreiben. Nichts, was angenommen wurde, ist verloren. Der Grund steht in seinem Protokoll.
    .title = Der Server hat ein Problem
closed-names = Am Tisch: { $names }.
closed-last = Zuletzt gespielt:

### Home

home-headline = Jemand an diesem Tisch sagt nicht die Wahrheit.
home-intro = Spiele um verborgene Identitäten, kluge Schlüsse und dreiste Bluffs. Spiel sofort gegen Bots oder schick einen Link herum: ohne Konto, ohne Installieren.
home-intro-alone = Spiele um verborgene Identitäten, kluge Schlüsse und dreiste Bluffs. Spiel sofort gegen Bots, auch ohne Netz: ohne Konto, ohne Installieren.
home-rules = Die Regeln der Spiele
home-cannot = Darum lässt sich hier nichts spielen; die Regeln, deine Bilanz und das Notizbuch lassen sich trotzdem öffnen.
home-code = Raumcode
home-join = Dazukommen
home-mine = Deine Tische
home-game = Ein Spiel
home-seat = Du hast einen Platz
home-host = Du leitest den Tisch
home-watching = Du schaust zu
home-rematch-playing = Sie spielen noch einmal: komm mit
home-rematch-over = Sie haben noch einmal gespielt: sieh, wie es ausging
home-gone = Diesen Tisch gibt es nicht mehr.
home-with = Mit { $who }
home-with-bots = { $bots ->
    [one] Mit { $bots } Bot
   *[other] Mit { $bots } Bots
}
home-with-both = { $bots ->
    [one] Mit { $who } und { $bots } Bot
   *[other] Mit { $who } und { $bots } Bots
}
home-waits = Noch nicht gestartet
home-your-turn = Du bist dran
home-turn = { $player } ist dran
home-playing-on = Läuft
home-you-won = Du hast gewonnen
home-you-won-too = Gemeinsam gewonnen
home-bot-won = Ein Bot hat an deiner Stelle gewonnen
home-bot-lost = Ein Bot hat für dich weitergespielt und nicht gewonnen
home-stood-in = { $name } (Bot)
home-won = { $winners_count ->
    [1] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
home-forget = Diesen Tisch vergessen: { $game }
home-leave = Deinen Platz aufgeben?
home-leave-seat = Der Schlüssel zu deinem Platz an diesem Tisch ist nur in diesem Browser. Ohne ihn kannst du nur zuschauen.
home-leave-yes = Aufgeben
home-all = { $tables ->
    [one] { $tables } Tisch zeigen
   *[other] Alle { $tables } Tische zeigen
}
home-games = Wähle ein Spiel
home-loading = Die Spiele werden geladen …
home-open = Offene Tische
home-nobody = Noch niemand da
home-free = { $chairs ->
    [0] voll
    [one] { $chairs } Platz frei
   *[other] { $chairs } Plätze frei
}
home-playing = läuft: zuschauen
home-over = vorbei: Wiederholung ansehen
home-closed = kann nicht weitergehen
home-none = Gerade hat niemand einen Tisch für alle offen. Eröffne einen mit deinen Leuten und wähle „Auf der Startseite zeigen“.
home-offline = Gerade antwortet kein Server. Spielen kannst du trotzdem, gegen Bots oder mit anderen an diesem Gerät; Tische mit anderen an eigenen Geräten gibt es wieder, wenn er antwortet.
home-not-kept = Lass diese Seite offen: Von einer Adresse ohne HTTPS behält der Browser sie nicht, und ohne den Server geht sie nicht wieder auf.
home-no-server = Diese Seite hat keinen Server, darum spielst du hier gegen Bots oder mit anderen an diesem Gerät. Für andere an eigenen Geräten muss jemand Parlour als Server betreiben.
home-waiting = Trotzdem kannst du sofort spielen: eine Runde { $game } zu zweit gegen einen Bot ({ $bot }).
home-sit-down = Hinsetzen
home-finished = Gerade beendet
home-case = Ein Moment aus einem echten Spiel und eine Frage dazu. Alle bekommen denselben Fall, und morgen gibt es einen neuen.
home-case-open = Fall öffnen
home-case-again = Noch mal ansehen
home-case-line = { $game }: { $question }
home-notebook = Ihr spielt an einem echten Tisch?
home-notebook-text = Das Detektiv-Notizbuch hilft beim Brettspiel: Notiere, wer was gefragt und wer eine Karte gezeigt hat. Es sagt dir, was daraus folgt, warum, und wonach du als Nächstes fragen solltest.
home-notebook-open = Notizbuch öffnen
home-about = Über Parlour: wer was weiß und warum die Karten fair verteilt werden
ago-now = gerade eben
ago-minutes = { $minutes ->
    [one] vor { $minutes } Minute
   *[other] vor { $minutes } Minuten
}
ago-hours = { $hours ->
    [one] vor { $hours } Stunde
   *[other] vor { $hours } Stunden
}
ago-days = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}
learn = Neu hier? Lern es beim Spielen
learn-game = Neu hier? Lern { $game } beim Spielen
learn-on = Mit der Lektion weitermachen
learn-on-game = Mit der Lektion weitermachen: { $game }
play-bots = Gegen Bots spielen
play-bots-how = { $bots ->
    [one] Du und { $bots } Bot:
   *[other] Du und { $bots } Bots:
}
play-friends = { $game } mit anderen spielen
with-friends = Mit anderen
with-options = Mit anderen Optionen
with-options-game = { $game } mit anderen Optionen spielen

### The case of the day, as the first page has it

case = Fall des Tages
case-streak = { $days ->
    [one] Das ist der erste Tag deiner Serie.
   *[other] Das sind { $days } Tage in Folge.
}
case-streak-next = Löse ihn, dann sind es { $days } Tage in Folge.
case-open = wartet auf dich
case-was-solved = gelöst
case-was-missed = nicht gelöst

### A case

case-loading = Der Fall wird geöffnet …
case-level = Schwierigkeit { $level } von 5
case-you = Du bist { $you } und spielst gegen { $others }.
case-choose = Wähle …
case-check = Prüfen
case-give-up = Zeig mir die Lösung
case-right = Richtig!
case-wrong = Falsch.
case-otherwise = Eine Verteilung, die zu allem passt, was du gesehen hast
case-again = Versuch es noch mal: Es zählt nur, was sicher folgt.
case-once-more = Du hast noch einen Versuch; danach wird die Lösung gezeigt.
case-solved = { $tries ->
    [one] Beim ersten Versuch gelöst.
   *[other] In { $tries } Versuchen gelöst.
}
case-missed = Diesmal nicht gelöst.
case-share = Text zum Teilen kopieren
case-copied = Kopiert. Die Lösung wird nicht verraten.
case-line = Kopiere diesen Text:
case-shared = Parlour, Fall vom { $date }: { $title } { $stars } { $result ->
    [solved] { $tries ->
        [one] beim ersten Versuch gelöst
       *[other] in { $tries } Versuchen gelöst
    }
   *[other] nicht gelöst
}{ $days ->
    [0] .
    [one] .
   *[other] , { $days } Tage in Folge.
} { $link }
case-story = Was du gesehen hast
case-story-all = Alle { $lines } Zeilen zeigen
case-story-some = Nur zeigen, worauf es ankommt
case-board = Was du weißt
case-archive = Frühere Fälle
case-todays = Fall von heute

### Rules

rules-full = Die vollständigen Regeln, Punkt für Punkt

### Open a table

open-title = { $game } mit anderen
open-title-here = { $game } an diesem Gerät
open-intro = Danach bekommst du einen Link und einen Code zum Scannen, mit denen die anderen dazukommen.
open-intro-link = Danach bekommst du einen Link, mit dem die anderen dazukommen.
open-intro-here = Du spielst gegen Bots oder mit anderen, unter denen dieses Gerät herumgeht: Niemand sieht die Karten der anderen. Für andere an eigenen Geräten braucht es einen Server, und hier antwortet keiner.
open-chairs = Plätze
open-who = Wer sitzt hier: { $chair }
open-you = Du
open-here = An diesem Gerät
open-here-name = Name: { $chair }
open-here-nobody = Gib der Person, die hier sitzt, einen Namen.
open-free = Frei für jemanden
open-nobody = Niemand
open-bot = Bot
open-bot-choose = Einen anderen Bot als { $bot } wählen: { $chair }
open-host-only = Du leitest den Tisch, ohne mitzuspielen.
open-left-over = Plätze, die beim Start noch frei sind, fallen weg.
open-table = Tisch eröffnen
open-start = Gleich mit { $players } starten
open-start-here = Mit { $players } starten

## Rule options

options-title = Regel-Optionen
option-choose = Wähle eine.
option-too-few = Wähle noch { $missing }.
option-too-many = Wähle { $extra } weniger.
option-range = Wähle eine ganze Zahl von { $min } bis { $max }.
option-several = { $option } (wähle { $count } von { $choices })
option-clause = { $option }: Regel { $clause }
option-file-unread = { $file } ist keine JSON-Datei.
option-file-taken = Aus einer Datei gelesen.
option-file-remove = Datei entfernen

## Help at the table

help = Hilfe am Tisch
help-here = Hilfe am Tisch: { $help }
help-same = Diese Hilfe ist für alle gleich, und alle können sie sehen.
help-paper = Keine
help-paper-does = Du machst jede Notiz selbst, und es gibt keine Tipps.
help-clerk = Gedächtnis
help-clerk-does = Was du gesehen hast, wird für dich notiert, und in deinem Zug kannst du dir einen Tipp holen.
help-reasoner = Logik
help-reasoner-does = Die Seite findet auch heraus, was sicher ist, und sagt dir, warum.
help-oracle = Chancen
help-oracle-does = Du siehst auch, wie wahrscheinlich alles ist, was noch nicht sicher ist.

## When somebody is away

absent = Wenn jemand weg ist, springt ein Bot ein
absent-here = Wenn jemand weg ist, springt ein Bot ein: { $wait }.
absent-seconds = { $seconds ->
    [one] nach { $seconds } Sekunde
   *[other] nach { $seconds } Sekunden
}
absent-minutes = { $minutes ->
    [one] nach { $minutes } Minute
   *[other] nach { $minutes } Minuten
}
absent-never = nie, das Spiel wartet

## Bedenkzeit

time = Bedenkzeit
time-free = solange ihr wollt
time-move = { $time } für jeden Zug
time-player = { $time } für das ganze Spiel
time-up = Wenn die Zeit um ist
time-up-move = macht ein Bot den Zug
time-up-seat = spielt ein Bot, bis die Person wieder da ist
time-up-out = ist die Person raus, und ein Bot spielt weiter
time-here = Bedenkzeit: { $time }. Wenn sie um ist, { $then }.
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
left-days = { $days } T. { $hours } Std.
left-hours = { $hours } Std. { $minutes } Min.
orders = Daueranweisungen
orders-help = Der Tisch macht das für dich, sobald du dran bist, ob du da bist oder nicht. Sonst erfährt es niemand; wer aber warten muss, bis du gefragt wirst, kann erraten, warum.
orders-saved = Gespeichert.
orders-saved-lack = Gespeichert, aber nicht alles lässt sich befolgen: Was fehlt, steht dort.
orders-lack = Wird erst befolgt, wenn du auch das wählst: { $orders }.
orders-done = Erledigt: Sie bewirkt nichts mehr, bis du etwas anderes wählst.
orders-given = { $count ->
    [0] Deine Anweisungen: noch keine
   *[other] Deine Anweisungen: { $count }
}
holiday = Urlaub
holiday-help = Deine Uhr steht still, solange du weg bist: bis zu 21 Tage in einem Spiel.
holiday-days = Wie lange
holiday-take = Urlaub nehmen
holiday-until = Du hast Urlaub bis { $date }. Deine Uhr steht still.
holiday-end = Ich bin wieder da
holiday-used-up = So viele Urlaubstage hast du in diesem Spiel nicht mehr: Es sind insgesamt 21.

## Nachrichten, wenn jemand am Zug ist

notify = Wenn du am Zug bist
notify-help = Dieser Browser sagt dir Bescheid, auch wenn keine Seite offen ist: „Du bist am Zug am Tisch von …“, und nichts aus dem Spiel.
notify-on = Sag mir Bescheid
notify-is-on = Dieser Browser sagt dir Bescheid, wenn du an diesem Tisch am Zug bist, auch wenn keine Seite offen ist.
notify-off = Nicht mehr Bescheid sagen
notify-insecure = Browsern kann man nur über HTTPS Bescheid sagen, und diese Seite kam ohne. Ein Feed geht trotzdem.
notify-missing = Diesem Browser kann man nicht Bescheid sagen. Auf einem iPhone oder iPad: Leg die Seite auf den Home-Bildschirm und öffne sie dort.
notify-refused = Dieser Browser lässt keine Mitteilungen dieser Seite zu. In seinen Einstellungen für diese Website lässt sich das ändern.
notify-failed = Die Mitteilungen ließen sich in diesem Browser nicht einrichten. Versuch es später noch einmal.
feed-help = Auch ein Feedreader kann deinen Zügen folgen. Wer die Adresse deines Feeds hat, sieht, wann du am Zug bist, und sonst nichts.
feed-make = Adresse eines Feeds holen
feed-link = Die Adresse deines Feeds
feed-end = Diesen Feed beenden
webhook = Webhook
webhook-help = Immer wenn jemand am Zug ist, der nicht da ist, geht der Name an diese Adresse, etwa eine eures Chats. Aus dem Spiel geht nichts dorthin.
webhook-address = Adresse
webhook-save = Speichern
webhook-is = Wer an diesem Tisch am Zug ist, wird einem Webhook gemeldet.
webhook-here = Wer an diesem Tisch am Zug ist, wird einem Webhook der Tischleitung gemeldet: Namen, und nichts aus dem Spiel.
webhook-end = Nicht mehr melden
webhook-wrong = Das ist keine Adresse eines Webhooks, den dieser Server aufrufen darf.

### Lobby

lobby-invited = { $host } lädt dich zu { $game } ein.
lobby-invited-all = Du bist zu { $game } eingeladen.
lobby-sit-down = Hinsetzen
lobby-full = Alle Plätze sind besetzt. Bleib auf dieser Seite, um zuzuschauen.
lobby-name-taken = An diesem Tisch heißt schon jemand so. Nimm einen anderen Namen.
lobby-invite = Andere einladen
lobby-fill = { $bots ->
    [one] Mit { $bots } Bot auffüllen
   *[other] Mit { $bots } Bots auffüllen
}
lobby-listed = Der Tisch steht auf der Startseite: Alle, die diesen Server öffnen, können ihn sehen.
lobby-chairs = Rund um den Tisch
lobby-free = Frei
lobby-away = (weg)
lobby-sit = Hier sitzen
lobby-sit-on = Hier sitzen: { $chair }
lobby-bot = Bot dazuholen
lobby-bot-on = Bot dazuholen: { $chair }
lobby-choose-bot = Bot wählen
lobby-join = Hier mitspielen
lobby-join-on = Hier mitspielen, an diesem Gerät: { $chair }
lobby-join-title = Ein Gerät, das herumgeht
lobby-join-help = Ihr teilt euch dieses Gerät und gebt es weiter. Niemand sieht die Karten der anderen.
lobby-join-name = Name
lobby-here = (an diesem Gerät)
lobby-stand = Aufstehen
lobby-free-up = Freimachen
lobby-free-chair = Freimachen: { $chair }
lobby-options = Optionen
lobby-standard = Gespielt wird nach den Standardregeln.
lobby-file = Eigene, aus einer Datei
lobby-change = Optionen ändern
lobby-save-options = Optionen speichern
lobby-start = Spiel starten
lobby-ready = Es geht mit { $players } Personen los; Plätze, die noch frei sind, fallen weg.
lobby-all-here = Es sind genug da.
lobby-host-starts = Die Tischleitung startet das Spiel.

## The invitation

invite-link = Link zum Einladen
invite-scan = Scannt das mit einem Handy, um mitzuspielen.
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-share = Teilen
link-local = Diese Adresse geht nur auf diesem Computer. Für andere Geräte in deinem Netz öffne diese Seite unter der eigenen Adresse des Computers; der Server zeigt sie an, wenn man ihn startet mit
qr-of = { $link } als QR-Code
invite-code = Raumcode zeigen
invite-code-at = Oder diese Adresse öffnen und den Raumcode eintippen:
invite-text = Komm, spiel { $game } mit!

## A big screen round which the players sit

screen = Großer Bildschirm
screen-help = Für einen Fernseher oder Beamer: Er zeigt, was alle sehen dürfen, und eure Handys zeigen eure Karten.
screen-put = Diesen Tisch auf einen großen Bildschirm bringen
screen-elsewhere = Im Browser eines Fernsehers
screen-open-there = Öffne dort diese Adresse:
screen-code = Raumcode:
screen-press = Drück auf der Seite, die dann kommt, auf „{ $button }“.
screen-come = Setz dich mit deinem Handy dazu
screen-scan = Scanne das, oder öffne auf deinem Handy:
screen-full = Alle Plätze sind besetzt. Wer einen Platz hat, kommt mit diesem Code dorthin zurück.
screen-hands = Dein Handy zeigt deine Karten und was du tun kannst. Dieser Bildschirm zeigt alles andere.
screen-darkens = Diese Adresse ist nicht sicher (HTTPS), darum kann die Seite den Bildschirm nicht anlassen: Schalte seinen Bildschirmschoner aus.
screen-fullscreen = Vollbild
screen-board = Ganzer Tisch
screen-hand = Meine Karten
join-begun = Dieses Spiel hat schon begonnen
join-begun-do = Du kannst zuschauen. Um mitzuspielen, bitte die Tischleitung um einen Platz: An ihrem Tisch geht das mit dem ⋯ neben dem Namen eines Bots oder von jemandem, der nicht da ist.
join-full = Alle Plätze sind besetzt
join-full-do = Bitte die Tischleitung, einen Platz freizumachen, und versuch es noch einmal. Du kannst auch zuschauen.

## A seat that moves

move-link = Link, mit dem der Platz umzieht
move-text = Dein Platz bei { $game }
move-whose = Es zieht der Platz von { $name } um. Alle anderen bleiben an diesem Gerät.
move-good = Er gilt einmal, noch { $time }.
move-late = Die Zeit ist um. Lass dir einen neuen Link geben.

### The table

table-loading = Der Tisch wird geladen …
status-over = Das Spiel ist vorbei.
status-your-turn = Du bist dran: { $what }.
status-your-move = mach deinen Zug
status-chance = Einen Moment …
status-thinking = { $who_is ->
    [you] Du überlegst.
   *[other] { $who } überlegt.
}
tab-your-turn = ● Du bist dran · { $game }
tab-over = Spiel vorbei · { $game }
lesson = Lektion
lesson-step = Lektion: Schritt { $number } von { $of }
lesson-over = Jetzt weißt du, wie es geht
lesson-show = Mach du das für mich
lesson-watch = Schau, was die anderen tun.
lesson-leave = Lektion verlassen und spielen
lesson-play = Weiterspielen
hint-ask = Tipp
hint-ask-label = Tipp: Was würdest du tun?
hint-of = Tipp
hint-would = Was würdest du tun?
hint-close = Ich wähle selbst
hint-why = Warum?
coach = Starthilfe
coach-can = Du bist am Zug. Das kannst du jetzt tun:
coach-what = Du bist am Zug. Was kannst du jetzt tun?
coach-stuck = Nicht sicher, was du tun sollst?
coach-stop = Keine Starthilfe mehr
lesson-turn = Du bist dran: Tu, was in der Lektion steht.
lesson-other = Mach erst, was die Lektion sagt.
phrases = Etwas sagen
phrases-help = Alle am Tisch hören oder sehen es.
phrases-hear = Hören, was die anderen sagen
phrases-hear-help = Die kurzen Sprüche der anderen und der Bots.
phrases-some = Auswählen, wen du hörst
phrases-hear-one = { $name } hören
phrase-said = { $name }: „{ $phrase }“
face-made = { $name }: { $face }
faces = Ein Gesicht machen
face-laugh = Lachen
face-wink = Zwinkern
face-surprise = Staunen
face-think = Nachdenken
face-sad = Traurig sein
face-cheer = Jubeln
recap = Seit deinem letzten Zug
late-bot = Deine Zeit war um: Ein Bot spielt für dich, bis du selbst weiterspielst.
late-back = Selbst weiterspielen
recap-late = Deine Zeit war um
recap-away = Während du weg warst
recap-own = Für dich gespielt:
recap-results = Und das ist passiert:
recap-more = { $more ->
    [one] und { $more } weiteres Ereignis im Verlauf
   *[other] und { $more } weitere Ereignisse im Verlauf
}
recap-go = Weiter
log = Was bisher geschah
log-empty = Noch ist nichts passiert.
log-close = Verlauf schließen
play-log = Verlauf
play-log-tip = Verlauf (L)
play-latest = Verlauf öffnen. Neuester Eintrag:
play-aside = Alle am Tisch und Verlauf
play-watching = Du schaust zu. Du siehst, was alle am Tisch sehen{ $host ->
    [yes] , und leitest ihn von hier aus
   *[no] {""}
}.
play-was-yours = War einer dieser Plätze deiner? Bitte die Tischleitung, ihn dir zu geben.
play-past = Nach Eintrag { $number }:
play-about = Eintrag { $number }:
play-back = Zurück zu jetzt
play-now = Jetzt.
board = Der Spielplan
board-magnified = Der Spielplan, vergrößert
board-magnify = Spielplan vergrößern
board-whole = Ganzen Spielplan zeigen
lit-places = Wohin du kannst

## A game played on from a moment of a finished one

what-if-origin = Du spielst ab Zug { $ply } eines beendeten Spiels weiter.
what-if-back = Zur Wiederholung jenes Spiels

## Players

players-list = Am Tisch
players-bot = Bot
players-level = { $level } ·
players-plays-on = { $level } spielt weiter ·
players-to-move = am Zug
away = weg
away-bot = weg, ein Bot spielt
away-late = Zeit abgelaufen, ein Bot spielt
away-bot-in = weg, in { $time } spielt ein Bot
away-holiday = im Urlaub bis { $date }
players-handed = von der Tischleitung weitergegeben
players-left = noch { $time }
seat-of = Platz von { $player }
seat-away = Wenn jemand weg ist, springt ein Bot ein, bis die Person zurück ist. Du kannst den Platz auch ganz einem Bot geben; dann gilt der alte Schlüssel nicht mehr.
seat-skip = Nicht warten: Ein Bot spielt, bis { $player } zurück ist
seat-skipped = Ein Bot spielt, bis { $player } zurück ist.
seat-give = Platz einem Bot geben
seat-present = { $player } ist da, deshalb kann der Platz nicht weitergegeben werden.
seat-hand-help = Wer den Link zum eigenen Platz verloren hat oder neu dazukommt, kann hier spielen und sieht die Karten und Notizen dieses Platzes. Alle am Tisch erfahren es.
seat-hand-bot = Jemand kann statt { $player } weiterspielen und sieht die Karten und Notizen dieses Platzes. Alle am Tisch erfahren es.
seat-hand = Platz an jemanden weitergeben
seat-hand-scan = Wer das scannt, hat den Platz.
seat-back = Meinen Platz zurücknehmen
seat-was-handed = Die Tischleitung hat den Platz von { $player } an jemand anderen weitergegeben, der jetzt dessen Karten sieht.
seat-was-back = { $player } hat den weitergegebenen Platz zurückgenommen.
seat-moved-host = Dein Platz ist jetzt auf dem anderen Gerät.
seat-given = Für { $player } spielt jetzt ein Bot.

## The connection

curtain = Gib das Gerät an { $name }
curtain-help = Sonst schaut jetzt niemand hin.
curtain-look = Ich bin { $name }: gedrückt halten und ansehen
curtain-hand = An { $name } weitergeben
newer = Es gibt eine neue Version von Parlour.
newer-take = Laden
newer-later = Später
keep-no-room = Dieser Browser hat keinen Platz mehr, um Parlour für die Zeit ohne Netz zu behalten. Mit Netz geht alles.
keep-tab = Dein Browser hat keinen Platz mehr für diese Seite oder darf nichts behalten. Was er schon behalten hat, bleibt; was neu ist, bleibt, bis du diesen Tab schließt.
keep-nothing = Dein Browser nimmt von dieser Seite nichts mehr an: Was neu ist, etwa ein Platz oder eine Einstellung, bleibt, bis du die Seite schließt oder neu lädst.
lacks = { $what ->
    [wasm] Dieser Browser hat kein WebAssembly, oder eine Einstellung schaltet es ab.
    [workers] Dieser Browser hat keine Worker, oder eine Einstellung schaltet sie ab.
    [both] Dieser Browser hat weder WebAssembly noch Worker, oder eine Einstellung schaltet sie ab.
    [part] Diese Seite wurde ohne den Teil gebaut, der allein im Browser arbeitet.
   *[start] Dieser Browser kann nicht starten, was es dazu braucht: WebAssembly in einem Worker.
}
offline = Du bist offline.
offline-waits = Das Spiel wartet und geht hier weiter, sobald du zurück bist.
connection-lost = Die Verbindung zum Tisch ist weg.
connection-stuck = Der Server erreicht seine Datenbank gerade nicht. Nichts Angenommenes ist verloren, und dein Zug wird von selbst noch einmal geschickt.
connection-crowded = An diesem Tisch schauen schon zu viele zu.
connection-again-in = Neuer Versuch in { $seconds } s.
connection-again = Neuer Versuch …
connection-now = Jetzt versuchen
connection-bot-in = In { $time } springt ein Bot für dich ein, bis du zurück bist.
connection-bot-soon = Bald springt ein Bot für dich ein, bis du zurück bist.
connection-bot = Ein Bot spielt für dich, bis du zurück bist.

## Notices

notices-ask = Soll dich diese Seite rufen, wenn du am Zug bist und gerade woanders hinschaust?
notices-yes = Ja, ruf mich
notices-no = Nein

## The table's menu

menu = Teilen und Optionen
menu-tip = Teilen und Optionen (T)
menu-watch = Teilen: jemanden zuschauen lassen
menu-watch-help = Wer zuschaut, sieht, was alle am Tisch sehen, und keine Handkarten.
menu-here = Solange es läuft, ist dieses Spiel nur in diesem Browser: Niemand kann zusehen, und es kann nicht auf ein anderes Gerät umziehen. Ist es zu Ende, lässt es sich bei der Analyse als Datei speichern oder, wo es einen Server gibt, für einen Link hochladen.
menu-device = Auf einem anderen Gerät spielen
menu-device-help = Dein Platz zieht dorthin um, mit deinen Karten und Notizen. Auf dieser Seite kannst du danach zuschauen.
menu-device-ask = Auf dem Handy spielen
menu-device-scan = Scanne das mit deinem Handy. Zeig es sonst niemandem.
menu-absent = Wenn jemand weg ist
menu-options = Optionen dieses Spiels
menu-standard = Die Standardregeln, ohne Änderungen.
menu-leave = Verlassen
menu-leave-help = Dein Platz bleibt in diesem Browser gespeichert: Über die Startseite kommst du wieder hierher.
menu-leave-host = Du leitest den Tisch von diesem Browser aus: Über die Startseite kommst du wieder hierher.
menu-leave-watching = Derselbe Link führt wieder hierher, solange es den Tisch gibt.

## The end

replay = Wiederholung
review = Analyse
outcome-nobody = Niemand gewinnt.
outcome-one = { $who_is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt.
}
outcome-bot = { $who_is ->
    [you] Ein Bot gewinnt für dich.
   *[other] Ein Bot gewinnt für { $who }.
}
outcome-several = Gemeinsam gewonnen: { $who }.
over-stood-in = { $who_is ->
    [you] Ein Bot hat für dich zu Ende gespielt.
   *[other] Ein Bot hat für { $who } zu Ende gespielt.
}
over-won = gewonnen
over-rematch = Revanche
over-again = Noch mal spielen
over-to-rematch = Zur Revanche
over-review = Mein Spiel analysieren
over-games = Anderes Spiel
over-agreed = Für eine Revanche: { $names }
over-waiting = Noch offen: { $names }
over-at-once = Starten, ohne zu warten
level-aside = { $bot } (zum Vergleich)
level-of =
    { $place ->
        [first] { $bot } (am leichtesten)
        [last] { $bot } (am stärksten)
       *[between] { $bot }
    }
level-rung = { $bots }
over-level = Gegner im nächsten Spiel
level-up = Du hast gewonnen! Versuch es jetzt mit stärkeren Gegnern: { $bot }.
level-top = Du hast gegen die stärksten Bots gewonnen, die es gibt!
level-same = Noch mal gegen dieselben Gegner?
level-down = Zu stark? Versuch leichtere Gegner: { $bot }.

### Replay

replay-of = { $game }: Wiederholung
review-back = Zur Analyse
review-of = { $game }: Analyse
replay-loading = Das Spiel wird geladen …
replay-before = Vor dem ersten Zug.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-pace = Tempo
replay-slider = Moment des Spiels
replay-at = Zug { $ply } von { $last }: { $what }
replay-side = Sicht
replay-everything = Alles aufgedeckt
replay-spectator = Publikum
replay-table = Zum Tisch
replay-more = Weitere Bedienung
replay-aside = Verlauf und Analyse
replay-panel = Neben dem Spiel

### Review

review-loading = Wird berechnet …
review-summary = Kurz gesagt
review-bot-between = { $who_is ->
    [you] Ein Bot hat Züge für dich gemacht: { $moves }. Nach ihnen wirst du nicht beurteilt.
   *[other] Ein Bot hat Züge für { $who } gemacht: { $moves }. Nach ihnen wird niemand beurteilt.
}
review-bot-from = { $who_is ->
    [you] Ab Zug { $ply } hat ein Bot für dich gespielt. Nach seinen Zügen wirst du nicht beurteilt.
   *[other] Ab Zug { $ply } hat ein Bot für { $who } gespielt. Nach seinen Zügen wird niemand beurteilt.
}
review-by-bot = { $name } (Bot)
review-bot-here = Ein Bot für { $who }
highlight-none = Hier hat ein Bot gespielt: Es gibt nichts zu beurteilen.
highlight-known-bot = Da spielte schon ein Bot.
highlights = Was du zuerst ansehen solltest
highlights-of = Das Spiel von
highlight-best-yours = Dein bester Moment
highlight-best = Bester Moment von { $who }
highlight-no-best = Keine Entscheidung ragte heraus.
highlight-best-in-vain = Manche Entscheidungen waren die besten, aber keine brachte, was von ihr zu erwarten war.
highlight-lost-yours = Wie du verloren hast
highlight-lost = Wie { $who } verlor
highlight-miss-yours = Dein teuerster Fehler
highlight-miss = Teuerster Fehler von { $who }
highlight-miss-lost = Daran ging das Spiel verloren: siehe „{ $title }“.
highlight-miss-beside = Das kostete nach dem, was da zu erwarten war, am meisten. Was das Spiel entschied, steht unter „{ $title }“.
highlight-no-miss = Keine der Entscheidungen, die hier bewertet werden, hat viel gekostet.
highlight-unlucky-yours = Dein größtes Pech
highlight-unlucky = Größtes Pech von { $who }
highlight-no-mistake = Das war Pech, kein Fehler.
highlight-known-yours = Ab wann du es wissen konntest
highlight-known = Ab wann { $who } es wissen konnte
highlight-go = Zug { $ply } zeigen
highlight-else = Anders spielen
highlight-lesson = Die ersten Züge waren die der Lektion, nicht deine eigenen.
highlight-why = Zeig mir, warum
highlight-because = Es folgt daraus:
highlight-more = noch { $count }
share-title = Zum Teilen
share-picture = Ergebnis als Bild teilen
share-link = Link kopieren
share-upload = Für einen Link hochladen
share-as-file = Als Datei speichern
share-link-copied = Kopiert
share-address = Ein Link, der diese Analyse öffnet
share-copied = Der Link ist kopiert.
share-saved = Das Bild ist gespeichert.
share-failed = Das Bild ließ sich nicht erstellen. Den Link kannst du trotzdem kopieren.
share-file = parlour-result
share-won = { $who } hat gewonnen
share-lost = { $who } hat verloren
share-count = { $grade }: { $count }
share-judged = { $decisions ->
    [one] 1 Entscheidung bewertet
   *[other] { $decisions } Entscheidungen bewertet
}
share-line = { $title }: { $said }. { $judged } ({ $grades }).
share-line-unjudged = { $title }: { $said }.
review-details = Details: Können, Glück und Bits
review-bits-left = Noch unbekannte Bits
review-bits-help = Jedes Bit halbiert, was übrig ist: 1 Möglichkeit sind 0 Bit, 2 Möglichkeiten sind 1 Bit, 1024 Möglichkeiten sind 10.
review-bits = { $bits } von { $most }
review-player = Wer
review-graded = Bewertet
review-skill = Können
review-luck = Glück
review-totals-help = Können vergleicht jede Entscheidung mit der besten, gemessen an dem, was man da wissen konnte: 0 ist perfekt. Glück vergleicht, was herauskam, mit dem, was zu erwarten war.
review-moments = Moment für Moment
review-whose = Wessen Momente
review-all = Alle
review-which = Welche Momente
review-everything = Alles
review-list = Momente
review-thought = Was der Bot wissen konnte:
review-why = Warum { $name } das tat:
review-none = Davon gibt es keine.
review-notes = Dein Notizbuch
grade-best = Optimal
grade-good = Gut
grade-fine = Ordentlich
grade-inaccuracy = Ungenau
grade-mistake = Fehler
grade-blunder = Patzer
grade-best-means = nichts oder fast nichts.
grade-good-means = ein wenig, weniger als ein Zehntel.
grade-fine-means = etwas, aber nicht mehr als ein Viertel.
grade-inaccuracy-means = bis zur Hälfte.
grade-mistake-means = mehr als die Hälfte.
grade-blunder-means = mehr als drei Viertel oder alles.
review-grades = Was die Noten bedeuten
review-grades-help = Eine Note vergleicht eine Entscheidung mit der besten, die möglich war, nach dem, was man damals wusste. Wie es ausging, zählt nicht. Es zählt, wie viel von dem verschenkt wurde, worum es ging:
chart-help = Eine Möglichkeit ist eine Art, wie alles verteilt sein könnte. Am Anfang gibt es für alle viele, dann fallen immer mehr weg: Je tiefer die Linie, desto mehr konnte man wissen.
chart-known = 1 Möglichkeit übrig: alles ist bekannt
chart-all = Publikum
chart-label = { $measure }; die Zahlen stehen in der Tabelle darunter
chart-move = Zug { $ply }
chart-after = Nach Zug { $ply }
chart-table = Als Tabelle
chart-table-label = { $measure }, als Tabelle
chart-caption = { $measure }, nach jedem Zug, der etwas geändert hat
chart-column = Zug
chart-everybody = Alle

## What if: playing on from a moment of a finished game

what-if = Ab hier weiterspielen
what-if-start = Das Spiel beginnt noch einmal ganz von vorn.
what-if-after = Das Spiel steht so da wie nach Zug { $ply }.
what-if-help = { $who_is ->
    [you] Du weißt nur, was du damals wusstest, und Bots spielen für die anderen.
   *[other] Du spielst für { $who } und weißt nur, was { $who } damals wusste. Bots spielen für die anderen.
}
what-if-moves = { $who_is ->
    [you] Dann bist du am Zug.
   *[other] Dann ist { $who } am Zug.
}
what-if-waits = { $first_is ->
    [you] Erst bist du am Zug, und ein Bot macht ihn.
   *[other] Erst ist { $first } am Zug.
}
what-if-before = { $who_is ->
    [you] Deinen Zug { $ply } zurücknehmen
   *[other] Zug { $ply } von { $who } zurücknehmen
}
what-if-over = Hier ist das Spiel vorbei. Geh zu einem früheren Moment zurück, um von dort weiterzuspielen.
what-if-last = { $who_is ->
    [you] Zu deiner letzten Entscheidung
   *[other] Zur letzten Entscheidung von { $who }
}
what-if-who = An wessen Stelle?
what-if-cards = Mit welchen verdeckten Karten?
what-if-real = Dieselben
what-if-fresh = Neue
what-if-real-help = Alle haben dieselben Karten wie im Spiel. Was später vom Zufall abhängt, kann anders kommen.
what-if-fresh-help = { $who_is ->
    [you] Was du nicht sehen konntest, wird neu verteilt, damit dir die Wiederholung nichts verrät. Alles, was du gesehen hast, bleibt, wie es war.
   *[other] Was { $who } nicht sehen konnte, wird neu verteilt, damit dir die Wiederholung nichts verrät. Alles, was { $who } gesehen hat, bleibt, wie es war.
}
what-if-play = Weiterspielen
what-if-fifty = { $all }-mal von Bots spielen lassen
what-if-fifty-help = { $who_is ->
    [you] An deiner Stelle spielt der stärkste Bot, der weiß, was du wusstest, und ebenso für andere Menschen; die Bots des Spiels spielen wie zuvor.
   *[other] An der Stelle von { $who } spielt der stärkste Bot, der weiß, was { $who } wusste, und ebenso für andere Menschen; die Bots des Spiels spielen wie zuvor.
} An vielen Spielen siehst du, wie viel Glück war.
what-if-result = Wie die Spiele der Bots ausgingen
what-if-counting = { $done } von { $all } Spielen gespielt …
what-if-won = { $who_is ->
    [you] An deiner Stelle hat der stärkste Bot { $won } von { $all } Spielen gewonnen.
   *[other] An der Stelle von { $who } hat der stärkste Bot { $won } von { $all } Spielen gewonnen.
}
what-if-shared = Mehrere können ein Spiel zusammen gewinnen; dann zählt es für alle.
what-if-did-win = { $who_is ->
    [you] Im echten Spiel hast du gewonnen.
   *[other] Im echten Spiel hat { $who } gewonnen.
}
what-if-did-not-win = { $who_is ->
    [you] Im echten Spiel hast du nicht gewonnen.
   *[other] Im echten Spiel hat { $who } nicht gewonnen.
}

### The record of one's own games

record = Deine Bilanz
record-not-kept = Ein Spiel konnte nicht in deine Bilanz eingetragen werden, weil dieser Browser keinen Platz mehr hat oder sich nichts merken darf. Schaffe Platz und öffne deine Bilanz noch einmal: Dann wird es eingetragen.

### The sheet of cells that some games have

sheet-you = Du
sheet-pens = Tippen auf ein Feld
sheet-pen-write = Abc
sheet-readings = Chancen
sheet-possible = nach Karten
sheet-likely = nach Spielweise
sheet-fill-seen = Eintragen, was ich sah
sheet-fill-follows = Eintragen, was folgt
sheet-open = { $row }, { $column }: Hier ist nichts sicher.
sheet-chance = { $row }, { $column }: { $possible } % allein nach den Karten, { $likely } % nach der Spielweise aller.
sheet-follows = Das folgt aus dem, was du gesehen hast.
sheet-readonly = Dieser Bogen ist nur zum Ansehen.
sheet-keys = Enter wechselt das Zeichen, Buchstaben schreiben Kürzel, Entf leert das Feld.
sheet-printed = Gedruckte Zeichen sind, was du gesehen hast.
sheet-dotted = Gepunktete Zeichen sind, was folgt.
sheet-pencil = Bleistiftzeichen sind von dir.
sheet-letters = Buchstaben für { $row }, { $column }
sheet-mark-no = nein
sheet-mark-yes = ja
sheet-mark-either = eins von beiden
sheet-mark-maybe = vielleicht
sheet-mark-ask = Frage
sheet-cell = { $row }, { $column }: { $says }
sheet-cell-blank = leer
sheet-cell-up = liegt offen
sheet-cell-seen = gesehen: { $mark }
sheet-cell-follows = folgt: { $mark }
sheet-cell-chance = { $possible } % nach Karten, { $likely } % nach Spielweise
sheet-cell-mark = dein Zeichen: { $mark }
sheet-cell-text = du hast { $text } geschrieben
sheet-cell-clash = das passt nicht zusammen
sheet-cell-proved = das konnte man wissen
why = Warum?
why-wait = Wird berechnet …
why-not = Es ist nicht sicher.
why-rules = Es folgt allein aus den Regeln.
why-is = Warum { $what } dort ist
why-is-not = Warum { $what } nicht dort ist

## Notes compared with what could be known

slip-move = Zug { $ply }
slip-why = Warum
slip-since = Das folgte ab Zug { $ply }.
slip-known-since = Das konntest du ab Zug { $ply } wissen.
slips-unmarked = Du hast nichts von Hand eingetragen.
slips-right = Alle deine Zeichen stimmen, soweit man es von deinem Platz aus wissen konnte.
slips-wrong = { $marks ->
    [one] Eines deiner Zeichen ist falsch.
   *[other] { $marks } deiner Zeichen sind falsch.
}
slips-wrong-list = Falsche Zeichen
slips-unsaid-list = Nicht notierte Schlüsse

### Places in a house

door-north = Nordtür
door-east = Osttür
door-south = Südtür
door-west = Westtür
door-north-first = linke Nordtür
door-north-last = rechte Nordtür
door-east-first = obere Osttür
door-east-last = untere Osttür
door-south-first = linke Südtür
door-south-last = rechte Südtür
door-west-first = obere Westtür
door-west-last = untere Westtür
square = Reihe { $row }, Spalte { $column }
square-at-door = { $door }: direkt davor
square-from-door = { $door }: { $steps }
squares-left = { $squares } nach links
squares-right = { $squares } nach rechts
squares-up = { $squares } nach oben
squares-down = { $squares } nach unten

### About

about-tab = Über
about-title = Über Parlour
about-what = Parlour ist ein Tisch für Spiele um verborgene Identitäten, Schlüsse und Bluffs. Es ist ein einziges Programm, das irgendwo läuft, vielleicht auf einem Laptop im selben Raum. Hinter dieser Seite steht keine Firma, und es gibt keine Konten.
about-told-title = Was du erfährst
about-told = Die Seite bekommt nur, was man auf deinem Platz wissen würde. Karten, die du nicht sehen darfst, sind nicht in der Seite versteckt: An einem Tisch eines Servers verlassen sie den Server erst nach dem Spiel. Bots bekommen genau dasselbe: was man auf ihrem Platz wissen würde, und nicht mehr. Wie lange ein Bot braucht, hängt nicht von seinen Karten ab.
about-told-here = Die Seite bekommt nur, was man auf deinem Platz wissen würde. Was du nicht sehen darfst, bleibt in dem Teil dieses Browsers, der die Karten gibt, und kommt nicht auf die Seite. Bots bekommen genau dasselbe: was man auf ihrem Platz wissen würde, und nicht mehr. Wie lange ein Bot braucht, hängt nicht von seinen Karten ab.
about-knows-title = Was der Server weiß
about-knows-here-title = Was diesen Browser verlässt
about-knows-here = Nichts: Diese Seite hat keinen Server. Deine Spiele, deine Notizen, deine Bilanz und dein Name bleiben hier.
about-knows-moves = Jeden Zug an jedem Tisch, damit ein Spiel einen Absturz übersteht und man es sich danach ansehen kann.
about-knows-you = Den Namen, den du angegeben hast, deine Notizen in einem Spiel und einen Fingerabdruck des Schlüssels zu deinem Platz.
about-knows-notebook = Nichts aus einem Notizbuch für ein Spiel am echten Tisch: Dein Browser rechnet selbst. Wo er das nicht kann, antwortet der Server und behält nichts davon.
about-to-notebook = Zum Notizbuch
about-knows-record = Nichts von deiner Bilanz: Dein Browser führt die Liste deiner Spiele und rechnet die Wertungen selbst aus.
about-knows-nothing = Kein Passwort, keine Adresse, kein Cookie. Von anderswo wird nichts geladen.
about-key = Dein Platz ist ein Schlüssel in diesem Browser. Wer den Schlüssel hat, hat den Platz; in einer Einladung steckt er nicht. Auf ein anderes Gerät zieht ein Platz mit einem Code um, der nur einmal gilt; der alte Schlüssel öffnet dann nichts mehr. Wer den Server betreibt, könnte in die Datenbank schauen. Spiel also dort, wo du dieser Person vertraust.
about-network-title = Ohne Netz
about-network = Nach dem ersten Besuch behält dieser Browser die Seite. Ohne Netz spielst du gegen Bots oder mit anderen an diesem Gerät; auch Lektionen, Fälle und das Notizbuch gehen dann.
about-network-lacking = Darum kann dieser Browser nicht allein spielen: Ohne Netz gibt es hier keine Spiele, Lektionen und Fälle, und das Notizbuch rechnet nicht aus, was folgt.
about-network-opens = Die Regeln, deine Bilanz und deine Notizen lassen sich trotzdem öffnen.
about-network-not = Von dieser Adresse behält dein Browser die Seite nicht: Ohne Netz geht hier nichts auf. Browser behalten Seiten nur über HTTPS, oder von localhost auf dem Rechner, auf dem der Server läuft.
about-network-not-yet = { $why ->
    [no-room] Dieser Browser hat keinen Platz mehr, um die Seite zu behalten: Ohne Netz geht hier nichts auf. Schaff etwas Platz, und lade die Seite dann neu.
   *[other] Dieser Browser hat die Seite bisher nicht behalten: Ohne Netz geht hier noch nichts auf. Lade die Seite neu, um es noch einmal zu versuchen.
}
about-fair-title = Werden die Karten fair verteilt?
about-fair = Alle Karten, Würfe und Ziehungen kommen aus einer einzigen Stelle im Server, aus Zufallszahlen einer kryptografischen Quelle. Weder Mensch noch Bot kann etwas davon wählen oder vorhersehen. Du musst das dem Server nicht glauben: Vor dem Geben zieht jeder am Tisch eine eigene Zahl, und alle zusammen bestimmen jede Karte und jeden Wurf. Nach dem Spiel rechnet dein Browser alles nach und sagt neben dem Ergebnis, ob es stimmt. Was damit bewiesen ist und was nicht, steht auch dort.
about-fair-here = Alle Karten, Würfe und Ziehungen kommen aus diesem Browser, mit seiner kryptografischen Zufallsquelle. Weder Mensch noch Bot hat daran Anteil.
about-unfair = Was kein Programm verhindern kann: zwei, die sich ihre Karten verraten, oder eine Person auf zwei Plätzen. Spiel mit Leuten, denen du vertraust.
about-games-title = Die Spiele
about-games = Die Regeln jedes Spiels stehen auf seiner Regelseite, Punkt für Punkt; wird ein Zug abgelehnt, steht die Regel dabei. Alle Bilder wurden für dieses Programm gezeichnet.

### Notebook

notebook-page = Notizbuch
notebook-intro = Für ein Kartenspiel am echten Tisch. Notiere, was passiert; der Bogen zeigt, was daraus folgt und warum. Deine Notizen bleiben in diesem Browser, der selbst ausrechnet, was daraus folgt.
notebook-intro-server = Wo er das nicht kann, tut es der Server und behält nichts.
notebook-setup = Namen und Karten
notebook-undo = Rückgängig
notebook-new = Neu
notebook-new-label = Neues Notizbuch
notebook-have = Gespeichertes Notizbuch öffnen
notebook-have-title = Oder ein gespeichertes Notizbuch öffnen
notebook-parts = Teile des Notizbuchs
notebook-tab-sheet = Bogen
notebook-tab-note = Notieren
notebook-tab-entries = Einträge
notebook-tab-ask = Fragen
notebook-tab-text = Text
notebook-thinking = Denkt nach …
notebook-waits = Der Bogen kommt, sobald deine Notizen durchgearbeitet sind.
notebook-cannot = Darum kann das Notizbuch hier nicht ausrechnen, was folgt. Deine Notizen bleiben: Führe sie als Text weiter, und öffne sie in einem Browser, der es kann.
notebook-cannot-now = Darum kann dieser Browser nicht selbst ausrechnen, was folgt, und der Server antwortet gerade nicht.
notebook-no-sheet = Es gibt noch keinen Bogen: Prüfe, wer mitspielt und wie viele Karten alle haben.
notebook-no-sheet-contradiction = Solange sich die Notizen widersprechen, gibt es keinen Bogen.
notebook-note = Notiere, was passiert ist
notebook-what = Was ist passiert?
notebook-entry = Eintrag { $entry }
notebook-so-far = Was bisher geschah
notebook-ask = Wonach fragen?
notebook-ask-title = Wonach du als Nächstes fragen solltest
notebook-ask-no-sheet = Solange es keinen Bogen gibt, gibt es keinen Rat.
notebook-take = Text speichern oder bearbeiten
notebook-noted = Notiert: { $line }
notebook-changed = Geändert: { $line }
notebook-removed = Eintrag { $entry } ist entfernt. „Rückgängig“ holt ihn zurück.
notebook-empty-title = Ein neues Notizbuch?
notebook-empty = Das löscht deine Notizen. „Rückgängig“ holt sie zurück, solange diese Seite offen ist; um sie zu behalten, lade sie vorher herunter.
notebook-begin = Neu beginnen
notebook-suspect = Person
notebook-weapon = Waffe
notebook-room = Raum
notebook-suspects = Verdächtige
notebook-weapons = Waffen
notebook-rooms = Räume
notebook-case-file = Fallakte
notebook-open-cards = offene Karten
notebook-possible = Nach Karten
notebook-likely = Nach Spielweise

## The notebook's players and cards

setup-players = Wer spielt, in Zugreihenfolge?
setup-player = Person { $number }
setup-name = Name von Person { $number }
setup-hand = Karten von { $player }
setup-me = ich
setup-me-label = ich: { $player }
setup-remove = { $player } entfernen
setup-add = Noch jemand
setup-onlooker = Ich schaue nur zu
setup-dealt = { $given } von { $cards } Karten verteilt
setup-evenly = Gleichmäßig verteilen
setup-own = Deine eigenen Karten
setup-own-count = Deine eigenen Karten: { $chosen } von { $hand }
setup-more = Andere Karten oder übrige Karten
setup-standard = Die 21 Standardkarten
setup-standard-help = Schalte das aus, um eigene zu nennen, eine pro Zeile.
setup-open = Einige Karten liegen offen
setup-open-help = Für Regeln, nach denen beim Verteilen Karten übrig bleiben.
setup-open-cards = Offen liegende Karten
setup-save = Speichern
setup-need-names = Alle brauchen einen Namen.
setup-reserved-name = „{ $name }“ bedeutet im Notizbuch etwas anderes. Schreib deinen eigenen Namen und markiere ihn mit „ich“.
setup-same-name = Zwei haben denselben Namen.
setup-need-cards = Es muss mindestens eine verdächtige Person, eine Waffe und einen Raum geben.
setup-wrong-hands = Zusammen habt ihr { $given } Karten auf der Hand, verteilt werden aber { $cards }: alle außer den 3 in der Fallakte und den offen liegenden.
setup-wrong-own = { $hand ->
    [one] Du hast { $hand } Karte auf der Hand; gewählt { $chosen ->
        [one] ist
       *[other] sind
    } { $chosen }.
   *[other] Du hast { $hand } Karten auf der Hand; gewählt { $chosen ->
        [one] ist
       *[other] sind
    } { $chosen }.
}

## The notebook's sheet

notebook-sheet = Der Bogen
notebook-show = Was unklare Felder zeigen
notebook-show-marks = Zeichen
notebook-show-possible = Nach Karten
notebook-show-likely = Nach Spielweise
notebook-how-possible = Chancen allein nach den Karten: Jede Verteilung, die zu deinen Notizen passt, zählt gleich viel.
notebook-how-likely = Chancen nach der Spielweise: Hier zählt auch, wie man auswählt, welche Karte man zeigt. Wer dir eine der gefragten Karten gezeigt hat, hatte vielleicht gar keine andere.
notebook-solved = Gelöst: { $cards }
notebook-deals = Mögliche Verteilungen: { $deals }.
notebook-deals-about = Mögliche Verteilungen: etwa { $deals }.
notebook-solutions = Mögliche Lösungen: { $solutions }.
notebook-estimated = Geschätzt.
notebook-samples = Genaue Chancen hätten länger als eine Sekunde gebraucht. Diese stammen aus Stichproben im Wert von { $deals } Verteilungen; die Zeichen sind trotzdem sicher.
notebook-player = { $player }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
notebook-case = Fall
notebook-file = Akte
notebook-open = Offen
notebook-mark-has = hat sie
notebook-mark-not = hat sie nicht
notebook-mark-open = unklar
notebook-cell-possible = { $chance } % nach Karten
notebook-cell-likely = { $chance } % nach Spielweise
notebook-key = ✓ hat sie, · hat sie nicht, leer: unklar. Tippe auf ein Feld, um zu sehen, warum.
notebook-triples = Die wahrscheinlichsten Lösungen
notebook-solution = Lösung
notebook-cell = { $card }, { $holder }
notebook-cell-open = Noch ist nichts sicher.
notebook-cell-how = „Nach Karten“ zählt jede Verteilung gleich, die zu deinen Notizen passt. „Nach Spielweise“ berücksichtigt auch, wie man auswählt, welche Karte man zeigt.
notebook-cell-sampled = Das sind Schätzungen: Bei so vielen Karten lassen sich nicht alle Verteilungen rechtzeitig zählen. Das Feld kann sicher sein, auch wenn es hier nicht so aussieht.
notebook-cell-certain = Das ist sicher, aber es würde zu lange dauern, den Grund zu nennen.

## Lines that cannot be read, and where something is said

source-hand = Du hast { $cards }.
source-open = Offen: { $cards }.
trouble-kept = Deine Notizen sind in diesem Browser gespeichert und werden so bald wie möglich ausgewertet.
trouble-lines = Nicht lesbare Zeilen
trouble-lines-title = { $lines ->
    [one] Eine Zeile ist nicht lesbar
   *[other] Einige Zeilen sind nicht lesbar
}
trouble-line = Zeile { $line }
trouble-edit = Text bearbeiten
trouble-contradiction = Ein Widerspruch

## An entry of the notebook

entry-kind = Was ist passiert
entry-asked = Verdacht
entry-accused = Anklage
entry-seen = Gesehen
entry-note = Notiz
entry-your-note = Deine Notiz
entry-who = Wer?
entry-has-label = Hat sie oder nicht
entry-has = hat sie
entry-lacks = hat sie nicht
entry-who-asked = Wer hat gefragt?
entry-who-accused = Wer hat falsch angeklagt?
entry-who-showed = Wer hat eine Karte gezeigt?
entry-nobody = Niemand
entry-unseen = Nicht gesehen
entry-other-cards = Andere Karten
# One of the answers to a suggestion.
entry-shows = { $player }: { $card }
entry-passed = Gepasst: { $players }.
entry-which = Welche Karte?
entry-which-seen = Welche Karte, falls du sie gesehen hast?
entry-unknown = Nicht bekannt
entry-save = Notieren
entry-change = Eintrag { $entry } ändern
entry-change-short = Ändern
entry-remove = Eintrag { $entry } entfernen
entry-remove-short = Entfernen
entries-none = Noch nichts. Notiere jeden Verdacht, sobald er geäußert wird.
entries-blamed = Teil des Widerspruchs
said-asked = { $by } fragt nach { $cards }
said-passes = { $who } passt
said-shows = { $who } zeigt eine Karte
said-shows-card = { $who } zeigt { $card }
said-nobody = niemand zeigt etwas
said-answered = { $asked }: { $answers }
said-accused = { $by } klagt falsch an: { $cards }
said-has = { $holder }: { $cards }
said-lacks = { $holder }: nicht { $cards }
said-note = Notiz: { $text }
notebook-need-note = Schreib, was du notieren willst.
notebook-need-holder = Wähle, wer die Karte hat.
notebook-need-card = Wähle die Karte.
notebook-need-asker = Wähle, wer gefragt hat.
notebook-need-accuser = Wähle, wer angeklagt hat.
notebook-need-cards = Wähle eine verdächtige Person, eine Waffe und einen Raum.
notebook-need-shower = Wähle, wer eine Karte gezeigt hat.

## Advice

ask-where = Wohin kannst du gehen? Wähle nichts für alle Räume.
ask-what = Wonach soll ich fragen?
ask-ready = Der Rat ist da.
ask-old = Deine Notizen haben sich seitdem geändert. Frag noch mal.
ask-onlooker = Fragen kann nur, wer mitspielt. Sag unter „Namen und Karten“, wer du bist.
ask-accuse = Die Lösung ist sicher: Klage an.
ask-now = Eine Anklage wäre jetzt mit { $chance } Wahrscheinlichkeit richtig.
ask-open = Die Lösung ist so offen wie { $cases } gleich wahrscheinliche Fälle.
ask-in-bits = In Bit
ask-left = { $bits } Bit sind unbekannt: Ein Bit ist die Antwort auf eine Ja-Nein-Frage.
ask-sampled = Diese Zahlen sind Schätzungen; genaue hätten zu lange gedauert.
ask-own = Du hast { $cards } selbst.
ask-learn = Du erfährst
ask-certain = Dann sicher
ask-guess = Dann beste Vermutung
ask-gives-away = Verrät
ask-unknown = nicht bekannt
ask-cases = es blieben etwa { $left } von { $all } Fällen
ask-rules-out = { $share ->
    [0] nichts
   *[other] etwa { $share } % der Fälle
}
ask-bits = { $bits } Bit
ask-for = Nach { $cards } fragen
ask-this = Das fragen
ask-others = Andere in diesem Raum
ask-how = „Du erfährst“ ist, wie weit das, was offen ist, voraussichtlich schrumpft. „Verrät“ ist, wie viel jemand voraussichtlich ausschließen kann, der nur zuschaut: ohne eigene Karten, und nur mit dem, wer passt und wer eine Karte zeigt.

## The notebook as text

text-label = Das Notizbuch als Text
text-download = Herunterladen
text-copy = Kopieren
text-copied = Das Notizbuch ist kopiert.
text-copy-forbidden = Der Browser erlaubt das Kopieren nicht. Markiere stattdessen den Text.
text-open = Diesen Text öffnen
text-open-file = Datei öffnen
text-opened = { $file } ist geöffnet. „Rückgängig“ holt das alte Notizbuch zurück.
text-file = Eine Notizbuch-Datei
text-too-long = Diese Datei ist länger, als ein Notizbuch sein kann.
text-no-notebook = { $file } ist kein Notizbuch: In keiner Zeile steht, wer mitspielt. Deine Notizen bleiben, wie sie sind.
text-help = Eine Zeile für alles, was passiert ist, zum Beispiel
text-help-comment = Namen darf man abkürzen. Was hinter einem # steht, ist nur für dich.

### The board of a game that has none of its own

plain-view = Ansicht
plain-turn = Am Zug
plain-options = Optionen
plain-move = Ein Zug als JSON
plain-not-json = Das ist kein JSON.
plain-play = Zug machen
plain-news = Neueste Ereignisse
plain-notes = Private Notizen
plain-everything = Alles

### For developers

dev-loading = Das Spiel wird geladen …
dev-moment = Moment
dev-forget = Notizen vergessen
dev-none = { $file } hat keinen Moment zu zeigen.

## Duplikatabende

evening = Duplikatabend
evening-offer = Oder vergleicht euch: Alle spielen dieselben Spiele, jeder an einem eigenen Tisch.
evening-mine = Deine Abende
evening-seat = Du spielst mit
evening-led = Du leitest den Abend
evening-closed = Beendet: zum Endstand
evening-gone = Diesen Abend gibt es nicht mehr.
evening-forget = Diesen Abend vergessen: { $game }
evening-at = Spiel { $board } von { $boards } eines Duplikatabends
evening-next = Nächstes Spiel
evening-back = Zurück zum Abend
evening-to-standings = Zum Endstand
evening-table = Das ist dein Spiel eines Duplikatabends. Niemand sonst sieht es, bevor alle ihres beendet haben.

## Karten, die jeder nachprüfen kann

shares-waiting = Alle Geräte mischen mit. Gewartet wird auf { $names }, höchstens zehn Sekunden.
shares-unopened = { $names }: nicht rechtzeitig mitgemischt. Die Karten wurden ohne diese Hilfe gegeben.
home-saved = Gespeicherten Tisch öffnen
home-list-changed = Zeilen, die dieser Browser in der Liste der Tische dieses Servers gesehen hat, sind weg
