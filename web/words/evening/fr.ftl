# Ce que disent les pages des soirées en duplicate ; `src/evening/words.ts` le dit.

## En ouvrir une

evening-new = { $game } : soirée en duplicate
evening-intro = Tout le monde joue les mêmes parties : mêmes cartes, mêmes dés, même place, contre les mêmes bots, chacun à sa propre table. Ensuite, chaque score est comparé à ceux des autres dans la même partie.
evening-boards = Parties
evening-players = Joueurs à chaque table
evening-players-help = Une personne à chaque table ; les autres sont des bots.
evening-level = Bots
evening-house = Des bots jouent aussi
evening-house-help = Quatre bots jouent aussi chaque partie à ta place, et l’on te compare également à eux. Utile à deux ou à trois.
evening-open = Ouvrir la soirée

## Une soirée

evening-of = { $game } : soirée en duplicate
evening-invites = { $host } t’invite.
evening-agreed = { $boards ->
    [one] { $boards } partie
   *[other] { $boards } parties
} à { $players } joueurs : toi et { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} ({ $level }).
evening-join = Participer
evening-join-as = Participer avec le nom { $name }
evening-name-taken = Quelqu’un porte déjà ce nom ici. Choisis-en un autre.
evening-gone = Plus personne ne peut rejoindre la soirée. Quand tout le monde aura fini une partie, tu verras ici comment elle s’est terminée.
evening-invite = Lien vers cette soirée
evening-scan = Scanner pour participer
evening-text = Joue avec nous une soirée en duplicate de { $game }
evening-games = Les parties
evening-game-of = Partie { $board } sur { $boards }
evening-play = Jouer
evening-go-on = Continuer
evening-play-game = Jouer la partie { $board }
evening-go-on-game = Continuer la partie { $board }
evening-done = Terminée
evening-missed = Pas terminée à temps
evening-new-game = Pas commencée
evening-waits = Les résultats viennent quand tout le monde a fini la partie. D’ici là, personne n’en apprend rien.
evening-waits-host = Les résultats viennent quand l’hôte a dit que tout le monde est là et que tous ont fini la partie.
evening-closed = Cette soirée est close et le classement est définitif.
evening-counting = Cette soirée est close. Des bots finissent encore des parties : le classement peut encore changer pendant un instant.
evening-here = Qui est là
evening-nobody = Personne pour l’instant.
evening-behind = { $finished } sur { $boards } terminées

## Ce qu’il en est sorti

evening-standings = Classement
evening-unranked = non classé
evening-standings-help = Une différence, c’est ton score moins la moyenne de tous les autres dans la même partie. Une partie que tu n’as pas commencée compte 0 pour toi. Une partie que tu as commencée sans la finir est finie par un bot à la clôture de la soirée, et compte 0 au plus. Ni l’une ni l’autre ne compte pour les autres. Qui a joué moins de la moitié des parties figure en dessous, sans place.
evening-error-help = Le ± dit quelle part d’une moyenne peut encore être de la chance. Après quelques parties, c’est beaucoup : même avec les mêmes cartes, les parties prennent vite des chemins différents.
evening-place = Place
evening-name = Nom
evening-played = Parties
evening-difference = Différence
evening-mean = Différence moyenne
evening-error = ± { $error }
# In place of the ±, and of a difference that nothing was measured by.
evening-few = encore trop peu de parties
evening-score = Score
evening-results = Résultats de la partie { $board }
evening-house-mean = { $bots ->
    [one] Le bot à cette place
   *[other] { $bots } bots à cette place, en moyenne
}
evening-won = gagné
evening-lost = perdu
evening-unfinished = pas terminée
evening-unbegun = pas commencée
evening-by-bot = { $score } (bot)
evening-review-of = Analyse de la partie { $board }, jouée par { $name }
evening-review-bot = Analyse de la partie { $board }, commencée par { $name } et finie par un bot

## Ce que fait l’hôte

evening-host = Tu organises la soirée
evening-complete = Tout le monde est là
evening-complete-help = Ensuite, plus personne ne peut rejoindre la soirée. Les résultats d’une partie viennent dès que tout le monde l’a finie.
evening-close = Clore la soirée
evening-close-help = Tous les résultats sont montrés. Une partie que quelqu’un a commencée sans la finir est finie par un bot, et compte 0 au plus pour cette personne.
evening-close-ask = Clore la soirée maintenant ? Une partie que quelqu’un a commencée sans la finir sera finie par un bot et comptera 0 au plus pour cette personne. Aucune autre ne pourra commencer.
