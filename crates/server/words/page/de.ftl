description = Brettspiele voller Bluff und Kombination, mit Freunden und mit Bots.
preview-title = Parlour: Spiele voller Bluff und Kombination
preview = Spiel im Browser mit Freunden oder gegen Bots, ohne Konto.
no-script = Parlour wird im Browser gespielt und braucht JavaScript.
site-lost = Von dieser Adresse aus sind die Dateien dieser Seite nicht zu finden. Öffne die erste Seite; wer sie hier abgelegt hat, muss den ganzen Ordner kopieren.
