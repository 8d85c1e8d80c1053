# Was die Seite von den Karten eines fertigen Spiels sagt, auf Deutsch.

verdict-working = Die Karten werden nachgerechnet …
verdict-proved = Niemand hat Karten oder Würfel bestimmt: Alles ist bewiesen.
verdict-fits = Diese Datei ist in sich stimmig.
verdict-followed = Dass niemand die Karten bestimmt hat, ist nicht bewiesen.
verdict-unproved = Die Karten sind nicht bewiesen.
verdict-forged = Dieses Spiel wurde so nicht gespielt.
verdict-unreadable = Das lässt sich nicht prüfen.
verdict-unknown = Dieser Browser kann die Karten nicht selbst nachprüfen: Speichere den Tisch und lass `parlour verify` nachsehen.
verdict-more = Wie die Karten zustande kamen
own-commitment = Der Tisch hatte sich auf etwas anderes festgelegt, als du dich gesetzt hast.
own-lock = Als das Spiel begann, stand etwas anderes fest. Entweder ist der Server auf eine Sicherung von davor zurückgegangen, oder jemand lässt neu geben, bis die Karten passen.
own-share = Dein Anteil ist nicht der, den dieser Browser gezogen hat.
own-opening = Der Server hatte deinen Anteil rechtzeitig geöffnet und sagt jetzt, du hättest es nicht getan.
own-mark = Das ist nicht das Spiel, das dieser Browser gesehen hat. Entweder wurde etwas geändert, oder der Server ist auf eine Sicherung zurückgegangen und das Spiel hat anders geendet.
own-list = Sein Tisch steht in der Liste aller Tische dieses Servers, aber nicht dieses Ende des Spiels: Es wurde etwas geändert, oder der Server ist seither auf eine Sicherung zurückgegangen.
deals-title = Die Karten dieses Spiels
deals-save = Den Tisch als Datei speichern
deals-back = Zurück zum Tisch
deals-facts = Was nachgerechnet wurde
deals-recomputed = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, davon { $chance ->
    [one] einer das Austeilen
   *[other] { $chance } des Zufalls
}
share-own = { $name } hat einen eigenen Anteil gezogen
share-server = Den Anteil von { $name } hat der Server gezogen
share-unopened = { $name } hat einen eigenen Anteil gezogen und nicht rechtzeitig offengelegt; ein Hash seiner Festlegung steht dafür
deals-link = Zeile { $number } in der Liste aller Tische des Servers, der gegeben hat, und das Kennzeichen danach. Ob sie dort steht, ließ sich nicht nachsehen:
deals-link-here = Zeile { $number } in der Liste aller Tische dieses Servers, wo sie auch steht, und das Kennzeichen danach:
deals-link-elsewhere = Zeile { $number } in der Liste aller Tische des Servers, der gegeben hat, und das Kennzeichen danach. In der Liste dieses Servers steht sie nicht: Gegeben hat ein anderer, oder dieser ist seither auf eine Sicherung zurückgegangen.
deals-link-lost = Zeile { $number } in der Liste aller Tische dieses Servers, wie er selbst von diesem Tisch sagt, und das Kennzeichen danach. In seiner Liste steht das aber nicht: Trau ihm nicht.
deals-mark = Das Kennzeichen dieses Spiels, gebildet aus allen Zügen:
deals-seen = Dieser Browser hat ein Spiel mit diesem Kennzeichen enden sehen.
deals-how-title = Wie Karten zustande kommen
deals-how = Wenn ein Tisch geöffnet wird, zieht der Server eine geheime Zahl und zeigt ein Siegel davon, das er nicht mehr ändern kann. Auch wer sich setzt, zieht eine Zahl und zeigt ihr Siegel. Beim Beginn des Spiels stehen alle Siegel fest, und dann werden die Zahlen der Spieler offengelegt. Alle zusammen bestimmen jede Karte und jeden Wurf.
deals-how-end = Wenn das Spiel zu Ende ist, legt der Server seine eigene Zahl offen, und dein Browser rechnet alles nach.
deals-proves-title = Was bewiesen ist
deals-proves-chosen = Niemand hat die Karten bestimmt, auch nicht der Gastgeber: Mindestens der Browser eines Spielers hat seine Zahl selbst gezogen, und alle solchen Zahlen wurden rechtzeitig geöffnet.
deals-proves-fits = Karten und Würfe folgen aus den Zahlen, die in der Datei stehen. Dass diese vor dem Spiel feststanden, kann eine Datei allein nicht beweisen.
deals-proves-server = Karten und Würfe folgen aus Zahlen, die vor dem Spiel feststanden. Der Server hat aber alle gezogen, die zählen, oder sagt, die Zahl eines Spielers sei zu spät gekommen: Dass niemand sie bestimmt hat, muss man ihm glauben.
deals-proves-unproved = Von Karten und Würfeln ist hier nichts bewiesen.
deals-proves-rules = Alle Züge sind nach den Regeln, und das Ergebnis folgt aus ihnen.
deals-not-title = Was nicht bewiesen ist
deals-not-server = Der Server gibt, also sieht er alle Karten. Ob er sie jemandem zeigt, lässt sich nicht beweisen.
deals-not-host = Wer den Tisch leitet, kann einen Platz jemand anderem geben oder selbst nehmen und sieht dann dessen Karten und Notizen. Wer da ist, kann durch einen Bot ersetzt werden. Alle am Tisch erfahren es, und auch im gespeicherten Tisch steht es, auf das Wort des Servers.
deals-handed = Der Platz von { $name } wurde vor Zug { $ply } an jemand anderen weitergegeben.
deals-to-bot = Der Platz von { $name } ging vor Zug { $ply } an einen Bot.
deals-taken-back = { $name } hat den Platz vor Zug { $ply } zurückgenommen.
deals-not-friends = Zwei Freunde können telefonieren.
deals-not-names = Hinter einem Namen kann jeder stecken.
deals-not-file = Eine Datei allein beweist nur, dass sie in sich stimmig ist. Wenn ein Spiel zu Ende ist, liegen alle Zahlen offen, und jeder kann eine Datei mit einer anderen geheimen Zahl, anderen Karten und anderen Zügen machen, die genauso stimmig ist. Dass es das gespielte Spiel ist, zeigt sein Kennzeichen, die Zeile seines Endes in der Liste des Servers oder der Tisch an seiner Adresse.
deals-not-moves = Die Züge der Spieler sind nicht unterschrieben. Wenn ein Spiel endet, kommt aber ein Kennzeichen aller Züge in die Liste des Servers, und jeder Browser, der das Ende gesehen hat, merkt es sich: Dort wird eine Kopie mit einem anderen Zug abgelehnt.
deals-not-again = Wer den Server betreibt, kann heimlich andere Tische gegeben haben. Jeder davon steht aber in der Liste aller Tische: Vergleiche mit anderen, wie lang sie ist, und das Kennzeichen an ihrem Ende.
deals-chain-title = Alle Tische dieses Servers
deals-chain = In der Liste dieses Servers { $lines ->
    [one] steht bisher { $lines } Zeile
   *[other] stehen bisher { $lines } Zeilen
}: das Siegel jedes Tisches, der hier eröffnet wurde, und das Kennzeichen jedes Spiels, das zu Ende ist. Das Kennzeichen am Ende ist aus allen Zeilen gebildet: Keine lässt sich ändern oder wegnehmen, ohne dass es ein anderes wird. Schreib beides auf, die Zahl und das Kennzeichen: Damit kannst du später feststellen, ob ein Tisch weggelassen oder ein Spiel geändert wurde. Auch dieser Browser merkt sie sich.
deals-chain-goes-on = { $seen ->
    [one] Die Zeile, die dieser Browser schon gesehen hatte, steht noch da.
   *[other] Die { $seen } Zeilen, die dieser Browser schon gesehen hatte, stehen noch da.
}
deals-chain-shorter = Dieser Browser hatte in dieser Liste { $seen ->
    [one] { $seen } Zeile
   *[other] { $seen } Zeilen
} gesehen, und jetzt hat sie { $lines }: { $gone ->
    [one] { $gone } Zeile fehlt
   *[other] { $gone } Zeilen fehlen
}, wenn nicht mehr.
deals-chain-other = Dieser Browser hatte in dieser Liste { $seen ->
    [one] { $seen } Zeile
   *[other] { $seen } Zeilen
} gesehen. Jetzt hat sie { $lines }, geht aber nicht von diesen aus weiter: Einige davon fehlen oder wurden geändert.
deals-chain-why = Entweder ist der Server auf eine Sicherung zurückgegangen, und was danach eröffnet wurde oder zu Ende ging, ist weg. Oder wer ihn betreibt, hat Zeilen weggenommen, um einen Tisch oder das Ende eines Spiels zu verbergen. Frag nach, was es war, auch bei anderen, die ein Kennzeichen aufgeschrieben haben. Das Kennzeichen, das dieser Browser sich gemerkt hatte:
deals-chain-accept = Stattdessen das heutige Kennzeichen merken
deals-elsewhere = Speichere den Tisch, um ihn mit anderen Programmen zu prüfen, etwa mit
file-intro = Ein gespeicherter Tisch ist eine Datei mit einem ganzen Spiel. Dein Browser rechnet ihn nach: Nichts wird irgendwohin geschickt.
file-compare = Alle Karten folgen aus dem, was in ihr steht, und alle Züge sind nach den Regeln. Vergleiche ihr Kennzeichen mit dem von jemandem, der dabei war: Wenn ein Spiel zu Ende ist, kann jeder eine solche Datei von einem anderen machen.
table-compare = Dass es das Spiel ist, das gespielt wurde, muss man hier dem Server glauben: Dieser Browser hat das Ende nicht gesehen.
file-cannot = Darum kann er die Verteilungen einer Datei nicht nachrechnen: Lass `parlour verify` sie ansehen.
file-pick = Datei auswählen
file-open = Einen gespeicherten Tisch öffnen
file-too-long = Diese Datei ist zu lang für einen gespeicherten Tisch.
