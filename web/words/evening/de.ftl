# Was die Seiten der Duplikatabende sagen; `src/evening/words.ts` sagt es.

## Einen eröffnen

evening-new = { $game }: Duplikatabend
evening-intro = Alle spielen dieselben Spiele: dieselben Karten, dieselben Würfel und denselben Platz gegen dieselben Bots, jeder an einem eigenen Tisch. Danach wird jede Punktzahl mit denen der anderen im selben Spiel verglichen.
evening-boards = Spiele
evening-players = Plätze an jedem Tisch
evening-players-help = An jedem Tisch ein Mensch; die anderen sind Bots.
evening-level = Bots
evening-house = Bots spielen mit
evening-house-help = Vier Bots spielen jedes Spiel auch auf deinem Platz, und du wirst auch mit ihnen verglichen. Gut zu zweit oder zu dritt.
evening-open = Abend eröffnen

## Ein Abend

evening-of = { $game }: Duplikatabend
evening-invites = { $host } lädt dich ein.
evening-agreed = { $boards ->
    [one] { $boards } Spiel
   *[other] { $boards } Spiele
} mit { $players } Plätzen: du und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} ({ $level }).
evening-join = Mitspielen
evening-join-as = Als { $name } mitspielen
evening-name-taken = Hier heißt schon jemand so. Nimm einen anderen Namen.
evening-gone = Es kann niemand mehr dazukommen. Wenn alle ein Spiel beendet haben, siehst du hier, wie es ausging.
evening-invite = Link zu diesem Abend
evening-scan = Scannen und mitspielen
evening-text = Spiel mit uns einen Duplikatabend { $game }
evening-games = Die Spiele
evening-game-of = Spiel { $board } von { $boards }
evening-play = Spielen
evening-go-on = Weiterspielen
evening-play-game = Spiel { $board } spielen
evening-go-on-game = Spiel { $board } weiterspielen
evening-done = Beendet
evening-missed = Nicht rechtzeitig beendet
evening-new-game = Nicht begonnen
evening-waits = Die Ergebnisse kommen, wenn alle das Spiel beendet haben. Bis dahin erfährt niemand etwas davon.
evening-waits-host = Die Ergebnisse kommen, wenn die Leitung gesagt hat, dass alle da sind, und alle das Spiel beendet haben.
evening-closed = Dieser Abend ist beendet, und der Stand ist endgültig.
evening-counting = Dieser Abend ist beendet. Bots spielen noch Spiele zu Ende, darum kann sich der Stand noch kurz ändern.
evening-here = Wer da ist
evening-nobody = Noch niemand.
evening-behind = { $finished } von { $boards } beendet

## Was dabei herauskam

evening-standings = Stand
evening-unranked = ohne Platz
evening-standings-help = Eine Differenz ist deine Punktzahl minus dem Durchschnitt aller anderen im selben Spiel. Ein Spiel, das du nicht begonnen hast, zählt für dich 0. Eines, das du begonnen und nicht beendet hast, spielt am Ende des Abends ein Bot zu Ende, und es zählt höchstens 0. Für die anderen zählt beides nicht. Wer weniger als die Hälfte der Spiele gespielt hat, steht darunter, ohne Platz.
evening-error-help = Das ± sagt, wie viel von einem Durchschnitt noch Glück sein kann. Nach wenigen Spielen ist das viel: Auch bei gleichen Karten laufen Spiele bald auseinander.
evening-place = Platz
evening-name = Name
evening-played = Spiele
evening-difference = Differenz
evening-mean = Mittlere Differenz
evening-error = ± { $error }
# In place of the ±, and of a difference that nothing was measured by.
evening-few = noch zu wenige Spiele
evening-score = Punkte
evening-results = Ergebnisse von Spiel { $board }
evening-house-mean = { $bots ->
    [one] Der Bot auf diesem Platz
   *[other] { $bots } Bots auf diesem Platz, im Durchschnitt
}
evening-won = gewonnen
evening-lost = verloren
evening-unfinished = nicht beendet
evening-unbegun = nicht begonnen
evening-by-bot = { $score } (Bot)
evening-review-of = Analyse von Spiel { $board }, wie { $name } es gespielt hat
evening-review-bot = Analyse von Spiel { $board }, das { $name } begonnen und ein Bot zu Ende gespielt hat

## Was die Leitung tut

evening-host = Du leitest den Abend
evening-complete = Alle sind da
evening-complete-help = Danach kann niemand mehr dazukommen. Die Ergebnisse eines Spiels kommen, sobald alle es beendet haben.
evening-close = Abend beenden
evening-close-help = Alle Ergebnisse werden gezeigt. Ein begonnenes Spiel, das jemand nicht beendet hat, spielt ein Bot zu Ende, und es zählt für diese Person höchstens 0.
evening-close-ask = Den Abend jetzt beenden? Ein begonnenes Spiel, das jemand nicht beendet hat, spielt dann ein Bot zu Ende, und es zählt für diese Person höchstens 0. Neue können nicht mehr begonnen werden.
