record-intro = Die Spiele, die du in diesem Browser beendet hast, und wie stark du in jedem bist. Die Bilanz bleibt in diesem Browser: kein Konto, kein Server.
record-empty = Hier steht noch nichts. Sobald ein Spiel vorbei ist, in dem du einen Platz hast, kommt es von selbst hierher: wie es ausging, wie sich deine Wertung darin entwickelt und wo die Bots auf derselben Skala stehen. Lektionen, Fälle und Spiele, die du aus einer Wiederholung weiterspielst, zählen nicht.
record-ratings = Wertungen
record-scale = Alle beginnen in jedem Spiel bei 1500. Zu zweit gewinnt, wer 400 mehr hat, etwa 10 von 11 Spielen. In 19 von 20 Fällen liegt die wahre Stärke innerhalb des ±; je mehr Spiele, desto kleiner das ±.
record-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [0] keins gewonnen
   *[other] { $wins } gewonnen
}
record-your-rating = Deine Wertung
record-value = { $value } ± { $spread }
record-plot = Deine Wertung in { $game } nach jedem Spiel, jetzt { $rating }. Jedes steht in der Liste der Spiele.
record-strengths = Alle in { $game } auf derselben Skala
record-player = Wer
record-rating = Wertung
record-played = Spiele
record-you = Du
record-bot = { $bot } (Bot)
record-past = Gespielte Spiele
record-edition = Ausgabe { $edition }
record-with = Mit { $others }
record-won = Du hast gewonnen
record-won-too = Gemeinsam gewonnen
record-nobody = Niemand hat gewonnen
record-place = Platz { $place } von { $players }
record-stand-in = Zählt nicht: Ein Bot hat für dich zu Ende gespielt.
record-stand-in-other = Zählt nicht: Ein Bot hat für { $who } zu Ende gespielt.
record-after = Wertung danach: { $rating }
record-review = Analyse von { $game }, { $date }
record-replay = Wiederholung von { $game }, { $date }
record-elsewhere = Die Wiederholung ist auf dem Gerät, auf dem du gespielt hast.
record-sealed = Ein Spiel eines Duplikatabends: Die Analyse gibt es, wenn dort alle es beendet haben.
record-all = Alle { $games } Spiele zeigen

## Taking the record along

record-along = Zum Mitnehmen
record-along-help = Wer die Daten dieses Browsers löscht, löscht auch die Bilanz: Speichere sie ab und zu als Datei. Darin stehen deine Spiele und der Schlüssel der Bilanz, also behalte die Datei für dich.
record-along-empty = Hast du schon in einem anderen Browser gespielt? Öffne die Datei, die du dort gespeichert hast, oder scanne die Codes mit diesem Gerät.
record-export = Als Datei speichern
record-file-name = parlour-bilanz
record-import = Datei öffnen
record-file = Eine Bilanz-Datei
record-move = Auf ein anderes Gerät
record-move-help = Scanne jeden Code mit dem anderen Gerät, in beliebiger Reihenfolge. Was dort schon steht, bleibt, und jedes Spiel zählt einmal. Hier geht nichts verloren.
record-move-local = Diese Adresse geht nur auf diesem Computer, darum hilft anderen Geräten kein Code von hier. Speichere die Bilanz stattdessen als Datei, bring die Datei auf das andere Gerät, und öffne sie dort auf der Seite der Bilanz.
record-code = Code { $number } von { $of }
record-code-back = Voriger Code
record-code-next = Nächster Code
record-code-label = Code mit deinen Spielen
record-added = { $games ->
    [0] Diese Spiele stehen alle schon in deiner Bilanz.
    [one] { $games } Spiel ist zu deiner Bilanz dazugekommen.
   *[other] { $games } Spiele sind zu deiner Bilanz dazugekommen.
}
record-import-long = Diese Datei ist länger, als eine Bilanz sein kann. Wähle eine, die mit „Als Datei speichern“ entstanden ist. Deine Bilanz ist, wie sie war.
record-import-unreadable = Das ist keine Bilanz, oder ein Teil fehlt. Speichere oder scanne sie noch einmal auf dem Gerät, von dem sie kommt. Deine Bilanz ist, wie sie war.
record-import-newer = Diese Bilanz stammt von einem neueren Parlour. Lade diese Seite neu, um es zu bekommen, und öffne die Bilanz dann noch einmal. Deine Bilanz ist, wie sie war.
record-import-unknown = In dieser Bilanz steht ein Spiel, das diese Seite nicht kennt, darum wurde nichts daraus übernommen. Wenn sie aus einem neueren Parlour stammt, lade diese Seite neu, damit du es bekommst, und öffne die Bilanz dann noch einmal. Deine Bilanz ist, wie sie war.
record-import-changed = Diese Bilanz wurde nach dem Speichern verändert, deshalb wurde nichts daraus übernommen. Speichere oder scanne sie noch einmal auf dem Gerät, von dem sie kommt. Deine Bilanz ist, wie sie war.
record-foreign-title = Sind das deine Spiele?
record-foreign = { $games ->
    [one] { $games } Spiel kommt aus einer Bilanz mit einem anderen Schlüssel. Nimm es nur dazu, wenn du es selbst gespielt hast, auf einem anderen Gerät: Es zählt als deins.
   *[other] { $games } Spiele kommen aus einer Bilanz mit einem anderen Schlüssel. Nimm sie nur dazu, wenn du sie selbst gespielt hast, auf einem anderen Gerät: Sie zählen als deine.
}
record-foreign-add = Ja, meine
record-delete = Bilanz löschen
record-delete-title = Deine Bilanz löschen?
record-delete-text = { $games ->
    [one] { $games } Spiel und seine Wertung verschwinden aus diesem Browser, samt dem Schlüssel der Bilanz.
   *[other] { $games } Spiele und alle Wertungen verschwinden aus diesem Browser, samt dem Schlüssel der Bilanz.
} Gespeicherte Dateien und andere Geräte behalten ihre. Solange diese Seite offen ist, kannst du sie zurückholen.
record-delete-do = Löschen
record-deleted = Deine Bilanz ist gelöscht.
record-bring-back = Zurückholen
record-restored = Deine Bilanz ist wieder da.
record-unopened = Die Bilanz lässt sich nicht öffnen, weil dieser Browser sich nichts merken darf oder keinen Platz hat. Verlasse den privaten Modus oder schaffe Platz, und lade die Seite dann neu.
record-keeps-nothing = Dieser Browser merkt sich nichts von dieser Seite, darum gibt es hier keine Bilanz.
record-no-room = Nichts wurde geändert: Dieser Browser hat keinen Platz mehr oder darf sich nichts merken. Schaffe Platz oder verlasse den privaten Modus, und versuch es dann noch einmal.
