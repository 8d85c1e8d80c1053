# Every sentence of the page that no game says, in French. What the variables are made from is written down in
# `crates/presentation/src/words.rs`; `src/shell/words.ts` says them.

### Everywhere

parlour = Parlour
tab = { $page } · Parlour
percent = { $chance } %
number-one-or-two = 1 ou 2
number-million = { $number ->
    [one] { $number } million
   *[other] { $number } millions
}
number-billion = { $number ->
    [one] { $number } milliard
   *[other] { $number } milliards
}
number-trillion = { $number } mille milliards
number-quadrillion = { $number ->
    [one] { $number } million de milliards
   *[other] { $number } millions de milliards
}
number-quintillion = { $number ->
    [one] { $number } milliard de milliards
   *[other] { $number } milliards de milliards
}
number-power = 10{ $power }
chair = Place { $number }
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
is-you = (toi)
rule = Règle { $clause }
rules = Règles
the-rules = Les règles
your-name = Ton nom
play-as = Tu t’appelles
# A friendly name for somebody who has not said theirs: one of the first with one of the second, between commas.
friendly-name = { $second } { $first }
friendly-first = Agile, Malin, Doré, Doux, Joyeux, Paisible, Argenté, Rusé, Velouté, Espiègle, Vagabond, Errant, Chanceux, Discret, Hardi, Gourmand, Vif, Rieur
friendly-second = Blaireau, Pinson, Renard, Lièvre, Héron, Lynx, Papillon, Hibou, Corbeau, Martinet, Merle, Roitelet, Hérisson, Castor, Moineau, Écureuil, Furet, Grillon
your-turn = C’est à toi de jouer.
your-goal = Ton but :
to-games = Voir les jeux
to-board = Vers le plateau
watch-game = Regarder la partie
try-again = Réessayer
cancel = Annuler
close = Fermer
dismiss = Masquer
copied = Copié
spectators = { $people ->
    [one] { $people } personne regarde.
   *[other] { $people } personnes regardent.
}
players = { $seats } joueurs
players-range = { $from } à { $to } joueurs
players-missing = { $missing ->
    [one] Il manque encore { $missing } joueur ou bot.
   *[other] Il manque encore { $missing } joueurs ou bots.
}
players-too-many = On peut jouer à { $most } au maximum.
listed = Montrer sur la page d’accueil
listed-or-link = Toute personne qui ouvre ce serveur verra alors la table. Sinon, il faut le lien.

## The bar at the top

skip = Aller au contenu
home = Parlour, page d’accueil
notebook = Carnet de détective
notebook-tip = Carnet pour jouer à une vraie table
sound = Son
sound-on = Le son est activé.
sound-off = Le son est coupé.
help-tool = Aide et raccourcis
help-tip = Aide (?)
live = Ce qui se passe
page-loading = Un instant…

## Help and shortcuts

help-page = Aide
help-goal = Ton but
help-now = Maintenant
help-can = Que puis-je faire maintenant ?
how-title = Comment jouer à { $game }
help-at-table = À une table, tu trouves ici ton but et ce que tu peux faire.
help-games = Chaque jeu est expliqué en images, et le bouton d’apprentissage sur sa carte te l’apprend en une première partie :
help-keyboard = Tout ce que propose cette page peut se faire au clavier, et les lecteurs d’écran annoncent ce qui se passe.
help-keys-off = Les raccourcis à une touche sont désactivés dans les réglages.
keys-everywhere = Partout
key-tab = Tab
key-shift-tab = Shift Tab
key-enter = Entrée
key-space = Espace
key-escape = Échap
keys-tab = Passer d’un élément à l’autre
keys-enter = Activer un élément
keys-escape = Fermer une fenêtre, ou quitter le journal pour revenir au présent
keys-help = Cette aide
keys-sound = Activer ou couper le son
keys-table = À la table
keys-log = Aller au journal
keys-log-step = Reculer et avancer dans le journal
keys-menu = Partager cette table, et ses options
keys-play = Lecture ou pause

## Settings

settings = Réglages
settings-name-help = Les autres le verront à la prochaine table. Il reste dans ce navigateur : il n’y a pas de comptes.
settings-language = Langue
settings-language-browser = Celle du navigateur
settings-language-loses = La langue reste la même : il faudrait recharger la page, et ton navigateur ne garde rien ; ce que tu as fait ici serait perdu.
settings-sound-help = Deux notes douces quand c’est à toi de jouer.
settings-notices = Notifications
settings-notices-help = Quand c’est à toi de jouer et que tu regardes ailleurs, tant que cette page est ouverte.
settings-theme = Thème
settings-system = Système
settings-light = Clair
settings-dark = Sombre
settings-motion = Animations
settings-full = Toutes
settings-none = Aucune
settings-pace = Rythme
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-wait = M’attendre
settings-pace-help = Le temps pendant lequel tu vois chaque coup avant le suivant. « M’attendre » s’arrête à tout ce qui t’arrive, jusqu’à ce que tu continues. Seul ton écran change, et il rattrape son retard quand les autres attendent ton coup.
settings-tips = Astuces après une leçon
settings-tips-help = Pendant tes premiers tours sans la leçon : ce que tu peux faire, et un conseil si tu veux.
settings-keys = Raccourcis à une touche
settings-keys-help = Comme ? pour l’aide. Désactive-les si tu utilises la commande vocale.

## Problems: a sentence for each code of the server's, with a title for a page of its own

problem-lacking = Une partie sans serveur demande ce qui manque à ce navigateur. Un autre navigateur l’a peut-être, ou une version plus récente de celui-ci.
    .title = Ce navigateur ne peut pas jouer seul
problem-title = Ça n’a pas marché
problem-server-says = Le serveur répond :
problem-malformed = Le serveur n’a pas compris. Recharge la page et réessaie.
problem-lost-on-time = À cette table, qui dépasse son temps est éliminé, et un bot joue à sa place. Tu peux toujours regarder.
    .title = Ton temps était écoulé
problem-lost-on-time-host = À cette table, qui dépasse son temps est éliminé, et un bot joue à ta place. Tu restes l’hôte de la table, et tu peux regarder.
    .title = Ton temps était écoulé
problem-handed-on = Pendant ton absence, l’hôte a donné ta place à un autre appareil, qui voit maintenant ses cartes. Elle est toujours à toi : tu peux la reprendre, ou regarder.
    .title = Ta place a été donnée
problem-evening-over = Un bot finit la partie que tu avais commencée. Le résultat de toutes les parties se trouve dans le classement de la soirée.
    .title = La soirée est terminée
problem-not-yours = La place a été libérée, a changé d’appareil, a été perdue au temps ou appartient à une autre table. Tu peux toujours regarder, ou demander une place à l’hôte.
    .title = Tu n’as pas de place ici
problem-spent = Chaque lien ou code sert une seule fois, et pendant deux minutes. Ouvre « Partage et options » sur l’appareil où tu joues, ou demande à l’hôte, pour en avoir un nouveau. Rien n’est perdu.
    .title = Ce code a déjà servi ou est trop vieux
problem-cut-link = Il manque des caractères à la fin de ce lien : aucune place ne peut venir ici. Recopie-le en entier, ou ouvre « Partage et options » sur l’appareil où tu joues pour en avoir un nouveau, valable deux minutes. Rien n’est perdu.
    .title = Ce lien est incomplet
problem-foreign-origin = Les pages d’autres sites n’ont pas le droit d’utiliser ce serveur.
problem-unknown-game = Aucun jeu ne porte le nom qui est dans cette adresse.
    .title = Ce jeu n’existe pas
problem-unknown-table = Il manque peut-être une lettre au lien, ou la table n’existe plus. Redemande le lien, ou ouvre ta propre table.
    .title = Cette table n’existe pas
problem-unknown-evening = Il manque peut-être une lettre au lien, ou la soirée n’existe plus. Redemande le lien, ou ouvre toi-même une soirée.
    .title = Cette soirée n’existe pas
problem-sealed = Cette partie est celle d’une soirée en duplicate : seule la personne qui la joue la voit avant que tout le monde l’ait finie.
    .title = Pas encore pour tes yeux
problem-of-evening = Une table d’une soirée en duplicate sert à une seule partie d’une seule personne. Retourne à la soirée.
problem-evening-full = Personne ne peut plus rejoindre cette soirée.
problem-evening-closed = Cette soirée est close : aucune partie n’y commence plus.
problem-unknown-code = Aucune table n’a ce code pour l’instant. Relis-le sur le grand écran, ou dans l’invitation de l’hôte : chaque partie a le sien.
    .title = Ce code de salle n’existe pas
problem-no-code = Un code de salle a quatre lettres : elles sont sur le grand écran, ou dans l’invitation de l’hôte.
problem-not-yet = Chaque jour a son énigme, et ce jour n’est pas encore venu. Résous celle d’aujourd’hui.
    .title = Pas encore
problem-case-too-old = Les archives gardent les énigmes des 30 derniers jours, et celle-ci est plus ancienne. Résous celle d’aujourd’hui.
    .title = Cette énigme n’est plus là
problem-case-no-day = Aucune énigme n’a cette adresse : chacune se termine par son jour, par exemple 2026-11-23. Résous celle d’aujourd’hui.
    .title = Quel jour ?
problem-unknown-moment = On ne peut pas rejouer à partir de ce moment. Reviens à un moment antérieur.
problem-not-found = Il n’y a rien à cette adresse.
    .title = Page introuvable
problem-unknown-page = Il n’y a rien à cette adresse. Une lettre est peut-être fausse, ou la fin d’un lien manque.
    .title = Page introuvable
problem-out-of-turn = Ce n’est pas à toi de jouer.
problem-stale = Il s’est passé quelque chose depuis ton choix. Regarde à nouveau et refais ton choix.
problem-set-back = Cette table est maintenant plus ancienne que ce que tu en as vu : le serveur est revenu à un état antérieur, comme celui d’une sauvegarde. La partie reprend de là, et ce que tu as vu ensuite ne compte pas.
problem-over = La partie est terminée.
problem-taken = Quelqu’un a déjà cette place ou ce nom.
problem-still-there = La personne est là, ou l’était à l’instant. Une place peut être donnée quand son joueur est absent depuis une minute.
problem-already-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
    .title = Pas encore
problem-not-over = Le replay arrive à la fin de la partie. D’ici là, chacun ne sait que ce qu’il doit savoir.
    .title = Pas encore
problem-old-rules = Cette partie a été commencée avec une autre version des règles : on ne peut pas la continuer ici.
    .title = Une ancienne partie
problem-old-game = Cette partie est terminée. Elle a été jouée avec une autre version des règles : on ne peut pas la revoir ici.
    .title = Une ancienne partie
problem-old-lobby = Cette table a été ouverte avec une autre version des règles, et aucune partie n’y a commencé. Ouvres-en une nouvelle.
    .title = Une ancienne table
problem-unreadable = Ce que le serveur garde de cette table est illisible : la partie ne peut pas continuer.
    .title = Cette table est illisible
problem-too-long = C’est trop long.
problem-illegal = Les règles interdisent ce coup.
problem-bad-options = Les règles interdisent ces options.
problem-bad-orders = Ces consignes ne peuvent pas être suivies.
problem-bad-share = Cette part ne correspond pas, ou est arrivée trop tard. La donne s’est faite sans elle.
problem-bad-seats = On ne peut pas répartir les places ainsi.
problem-too-fast = C’était trop d’un coup. Attends un instant.
problem-too-many = Il y en a trop. Réessaie plus tard.
problem-busy = Le serveur est occupé. Réessaie dans un instant.
problem-unavailable = Le serveur n’atteint pas sa base de données en ce moment. Rien de ce qui a été accepté n’est perdu ; réessaie dans un instant.
problem-unavailable-open = Le serveur n’atteint pas sa base de données en ce moment : rien n’a été ouvert pour toi. Réessaie dans un instant.
problem-unreachable = Le serveur redémarre peut-être, ou bien tu es hors ligne. Rien n’est perdu : il garde chaque coup qu’il a accepté.
    .title = Le serveur ne répond pas
problem-no-server = Ce site n’a pas de serveur : ici, on joue contre des bots, ou sur un appareil qui passe de main en main.
    .title = Pas sur ce site
problem-evening-alone = Une soirée en duplicate a besoin d’un serveur qui la garde pour tout le monde, et aucun ne répond pour l’instant. Des parties isolées restent possibles sur cet appareil.
    .title = Pas de soirée sans serveur
problem-not-here = Aucun serveur ne répond, et ce navigateur ne peut pas jouer seul : il lui faudrait WebAssembly et les workers, que les navigateurs récents ont et que certains réglages coupent.
    .title = Rien à jouer ici pour l’instant
problem-elsewhere = Cette partie est ouverte dans un autre onglet ou une autre fenêtre de ce navigateur. Continue là-bas, ou ferme-la là-bas et réessaie.
    .title = Ouverte dans un autre onglet
problem-not-kept = Ce navigateur ne garde rien pour l’instant, faute de place ou d’autorisation. La partie continue, et disparaît quand tu fermes la page.
problem-internal = Le serveur n’a pas pu lire ou écrire ses données. Rien de ce qu’il a accepté n’est perdu. La personne qui gère le serveur trouvera la raison dans son journal.
    .title = Le serveur a un problème
closed-names = À la table : { $names }.
closed-last = Dernière partie :

### Home

home-headline = Quelqu’un à cette table ne dit pas la vérité.
home-intro = Des jeux d’identité cachée, de déduction et de bluff. Joue tout de suite contre des bots, ou envoie un lien à tes amis : pas de compte, rien à installer.
home-intro-alone = Des jeux d’identité cachée, de déduction et de bluff. Joue tout de suite contre des bots, même sans réseau : pas de compte, rien à installer.
home-rules = Les règles des jeux
home-cannot = Aucune partie ne peut donc se jouer ici ; les règles, ton palmarès et le carnet s’ouvrent quand même.
home-code = Code de salle
home-join = Rejoindre
home-mine = Tes tables
home-game = Une partie
home-seat = Tu as une place
home-host = Tu es l’hôte
home-watching = Tu regardes
home-rematch-playing = Une revanche a commencé : suis-la
home-rematch-over = Une revanche a été jouée : vois comment elle s’est finie
home-gone = Cette table n’existe plus.
home-with = Avec { $who }
home-with-bots = { $bots ->
    [one] Avec { $bots } bot
   *[other] Avec { $bots } bots
}
home-with-both = { $bots ->
    [one] Avec { $who } et { $bots } bot
   *[other] Avec { $who } et { $bots } bots
}
home-waits = Pas encore commencée
home-your-turn = À toi de jouer
home-turn = À { $player } de jouer
home-playing-on = En cours
home-you-won = Victoire !
home-you-won-too = Victoire partagée
home-bot-won = Un bot a gagné à ta place
home-bot-lost = Un bot a continué à ta place et n’a pas gagné
home-stood-in = { $name } (bot)
home-won = Victoire : { $winners }
home-forget = Oublier cette table : { $game }
home-leave = Abandonner ta place ?
home-leave-seat = La clé de ta place à cette table n’est que dans ce navigateur. Sans elle, tu ne peux que regarder.
home-leave-yes = L’abandonner
home-all = { $tables ->
    [one] Montrer { $tables } table
   *[other] Montrer les { $tables } tables
}
home-games = Choisis un jeu
home-loading = Chargement des jeux…
home-open = Tables ouvertes
home-nobody = Encore personne
home-free = { $chairs ->
    [0] complet
    [one] { $chairs } place libre
   *[other] { $chairs } places libres
}
home-playing = en cours : regarder
home-over = terminée : voir le replay
home-closed = ne peut pas continuer
home-none = En ce moment, personne n’a de table ouverte à tous. Ouvres-en une avec des amis et choisis « Montrer sur la page d’accueil ».
home-offline = Aucun serveur ne répond pour l’instant. Tu peux quand même jouer, contre des bots ou avec d’autres sur cet appareil ; les tables entre amis sur d’autres appareils reviennent dès qu’il répond.
home-not-kept = Laisse cette page ouverte : d’une adresse sans HTTPS, le navigateur ne la garde pas, et sans le serveur elle ne se rouvrira pas.
home-no-server = Ce site n’a pas de serveur : ici, tu joues contre des bots ou avec d’autres sur cet appareil. Pour des amis sur d’autres appareils, quelqu’un doit faire tourner Parlour comme serveur.
home-waiting = Tu peux quand même jouer tout de suite : une partie de { $game } à deux, contre un bot ({ $bot }).
home-sit-down = S’asseoir
home-finished = Parties qui viennent de finir
home-case = Un moment d’une vraie partie, et une question. C’est la même pour tout le monde, et demain il y en aura une autre.
home-case-open = Voir l’énigme
home-case-again = La revoir
home-case-line = { $game } : { $question }
home-notebook = Tu joues à une vraie table ?
home-notebook-text = Le carnet de détective t’aide avec le jeu de société : note qui a demandé quoi et qui a montré une carte, et il te dit ce qui s’ensuit, pourquoi, et quoi demander ensuite.
home-notebook-open = Ouvrir le carnet
home-about = À propos de Parlour : qui sait quoi, et pourquoi la donne est honnête
ago-now = à l’instant
ago-minutes = { $minutes ->
    [one] il y a { $minutes } minute
   *[other] il y a { $minutes } minutes
}
ago-hours = { $hours ->
    [one] il y a { $hours } heure
   *[other] il y a { $hours } heures
}
ago-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
learn = Première fois ? Apprends en jouant
learn-game = Première fois ? Apprends { $game } en jouant
learn-on = Continuer la leçon
learn-on-game = Continuer la leçon : { $game }
play-bots = Jouer contre des bots
play-bots-how = { $bots ->
    [one] Toi et { $bots } bot :
   *[other] Toi et { $bots } bots :
}
play-friends = Jouer à { $game } entre amis
with-friends = Entre amis
with-options = Avec d’autres options
with-options-game = Jouer à { $game } avec d’autres options

### The case of the day, as the first page has it

case = L’énigme du jour
case-streak = { $days ->
    [one] C’est le premier jour de ta série.
   *[other] Ça fait { $days } jours de suite.
}
case-streak-next = Avec elle, ça fera { $days } jours de suite.
case-open = t’attend
case-was-solved = résolue
case-was-missed = pas résolue

### A case

case-loading = L’énigme s’ouvre…
case-level = Difficulté { $level } sur 5
case-you = Tu es { $you }, et tu joues contre { $others }.
case-choose = Choisis…
case-check = Vérifier
case-give-up = Montre-moi la solution
case-right = Juste !
case-wrong = Faux.
case-otherwise = Une donne compatible avec tout ce que tu as vu
case-again = Réessaie : seul compte ce qui est certain.
case-once-more = Tu as encore un essai ; ensuite, la solution est montrée.
case-solved = { $tries ->
    [1] Résolue du premier coup.
    [one] Résolue en { $tries } essai.
   *[other] Résolue en { $tries } essais.
}
case-missed = Pas résolue cette fois.
case-share = Copier une ligne à partager
case-copied = C’est copié. La ligne ne trahit pas la solution.
case-line = Copie cette ligne :
case-shared = Parlour, énigme du { $date } : { $title } { $stars } { $result ->
    [solved] résolue { $tries ->
        [1] du premier coup
        [one] en { $tries } essai
       *[other] en { $tries } essais
    }
   *[other] pas résolue
}{ $days ->
    [0] .
    [one] .
   *[other] , { $days } jours de suite.
} { $link }
case-story = Ce que tu as vu
case-story-all = Montrer les { $lines } lignes
case-story-some = Montrer seulement l’essentiel
case-board = Ce que tu sais
case-archive = Énigmes précédentes
case-todays = L’énigme d’aujourd’hui

### Rules

rules-full = Les règles complètes, point par point

### Open a table

open-title = { $game } entre amis
open-title-here = { $game } sur cet appareil
open-intro = Tu auras ensuite un lien, et un code que tes amis pourront scanner.
open-intro-link = Tu auras ensuite un lien pour tes amis.
open-intro-here = Tu joues contre des bots, ou avec d’autres qui se passent cet appareil : personne ne voit les cartes des autres. Pour des amis sur d’autres appareils, il faut un serveur, et aucun ne répond ici.
open-chairs = Places
open-who = Qui joue ici : { $chair }
open-you = Toi
open-here = Sur cet appareil
open-here-name = Nom : { $chair }
open-here-nobody = Donne un nom à la personne assise ici.
open-free = Libre, pour quelqu’un d’autre
open-nobody = Personne
open-bot = Bot
open-bot-choose = Choisir un autre bot que { $bot } : { $chair }
open-host-only = Tu héberges la table sans jouer.
open-left-over = Les places encore libres au début de la partie sont retirées.
open-table = Ouvrir la table
open-start = Commencer tout de suite à { $players }
open-start-here = Commencer à { $players }

## Rule options

options-title = Options de règles
option-choose = Choisis une valeur.
option-too-few = Choisis-en { $missing } de plus.
option-too-many = Choisis-en { $extra } de moins.
option-range = Choisis un nombre entier de { $min } à { $max }.
option-several = { $option } (choisis-en { $count } sur { $choices })
option-clause = { $option } : règle { $clause }
option-file-unread = { $file } n’est pas un fichier JSON.
option-file-taken = Lu dans un fichier.
option-file-remove = Retirer le fichier

## Help at the table

help = Aide pendant la partie
help-here = Aide pendant la partie : { $help }
help-same = C’est la même pour toute la table, et tout le monde la voit.
help-paper = Aucune
help-paper-does = Tu fais chaque marque toi-même, et il n’y a pas de conseils.
help-clerk = Mémoire
help-clerk-does = Ce que tu as vu est noté pour toi, et tu peux demander un conseil à ton tour.
help-reasoner = Logique
help-reasoner-does = La page déduit aussi ce qui est certain, et te dit pourquoi.
help-oracle = Probabilités
help-oracle-does = Tu vois aussi la probabilité de tout ce qui n’est pas encore certain.

## When somebody is away

absent = En cas d’absence, un bot prend le relais
absent-here = En cas d’absence, un bot prend le relais : { $wait }.
absent-seconds = { $seconds ->
    [one] après { $seconds } seconde
   *[other] après { $seconds } secondes
}
absent-minutes = { $minutes ->
    [one] après { $minutes } minute
   *[other] après { $minutes } minutes
}
absent-never = jamais, la partie attend

## Temps de réflexion

time = Temps de réflexion
time-free = autant qu’on veut
time-move = { $time } par coup
time-player = { $time } pour toute la partie
time-up = Quand le temps est écoulé
time-up-move = un bot joue le coup
time-up-seat = un bot joue jusqu’au retour de la personne
time-up-out = la personne est hors jeu, et un bot continue
time-here = Temps de réflexion : { $time }. Quand il est écoulé, { $then }.
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
left-days = { $days } j { $hours } h
left-hours = { $hours } h { $minutes } min
orders = Consignes
orders-help = La table le fait pour toi dès que c’est à toi, que tu sois là ou non. Personne d’autre ne l’apprend, mais qui doit t’attendre peut deviner pourquoi.
orders-saved = Enregistré.
orders-saved-lack = Enregistré, mais tout ne peut pas être suivi : ce qui manque est indiqué.
orders-lack = Sans effet tant que tu ne choisis pas aussi : { $orders }.
orders-done = C’est fait : elle n’a plus d’effet tant que tu ne choisis pas autre chose.
orders-given = { $count ->
    [0] Tes consignes : aucune pour l’instant
   *[other] Tes consignes : { $count }
}
holiday = Congés
holiday-help = Ton horloge s’arrête pendant ton absence : jusqu’à 21 jours par partie.
holiday-days = Combien de temps
holiday-take = Prendre des congés
holiday-until = Tu es en congés jusqu’au { $date }. Ton horloge est arrêtée.
holiday-end = Me revoilà
holiday-used-up = Il te reste moins de jours de congé que cela dans cette partie : il y en a 21 en tout.

## Prévenir quand c’est le tour de quelqu’un

notify = Quand c’est à toi de jouer
notify-help = Ce navigateur te prévient, même quand aucune page n’est ouverte : « À toi de jouer à la table de … », et rien de la partie.
notify-on = Me prévenir
notify-is-on = Ce navigateur te prévient quand c’est à toi de jouer à cette table, même quand aucune page n’est ouverte.
notify-off = Ne plus me prévenir
notify-insecure = Un navigateur ne se laisse prévenir que par HTTPS, et cette page est venue sans. Un flux marche quand même.
notify-missing = Ce navigateur ne peut pas te prévenir. Sur un iPhone ou un iPad, ajoute cette page à l’écran d’accueil et ouvre-la de là.
notify-refused = Ce navigateur ne laisse pas cette page te prévenir. Ses réglages pour ce site permettent de changer cela.
notify-failed = Les notifications n’ont pas pu être réglées dans ce navigateur. Réessaie plus tard.
feed-help = Un lecteur de flux peut aussi suivre tes tours. Qui a l’adresse de ton flux voit quand c’est à toi de jouer, et rien d’autre.
feed-make = Obtenir l’adresse d’un flux
feed-link = L’adresse de ton flux
feed-end = Supprimer ce flux
webhook = Webhook
webhook-help = Chaque fois que c’est le tour d’une personne absente, son nom est envoyé à cette adresse, par exemple celle de ta messagerie. Rien de la partie ne l’est.
webhook-address = Adresse
webhook-save = Enregistrer
webhook-is = Un webhook apprend à qui de jouer à cette table.
webhook-here = Un webhook choisi par l’hôte apprend à qui de jouer à cette table : des noms, et rien de la partie.
webhook-end = Ne plus envoyer
webhook-wrong = Ce n’est pas l’adresse d’un webhook que ce serveur peut appeler.

### Lobby

lobby-invited = { $host } t’invite à jouer à { $game }.
lobby-invited-all = On t’invite à jouer à { $game }.
lobby-sit-down = S’asseoir
lobby-full = Toutes les places sont prises. Reste sur cette page pour regarder.
lobby-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisis-en un autre.
lobby-invite = Invite tes amis
lobby-fill = { $bots ->
    [one] Compléter avec { $bots } bot
   *[other] Compléter avec { $bots } bots
}
lobby-listed = La table est sur la page d’accueil : toute personne qui ouvre ce serveur la voit.
lobby-chairs = Autour de la table
lobby-free = Libre
lobby-away = (pas là)
lobby-sit = S’asseoir ici
lobby-sit-on = S’asseoir ici : { $chair }
lobby-bot = Ajouter un bot
lobby-bot-on = Ajouter un bot : { $chair }
lobby-choose-bot = Choisir un bot
lobby-join = Jouer ici aussi
lobby-join-on = Jouer ici aussi, sur cet appareil : { $chair }
lobby-join-title = Un appareil qui passe de main en main
lobby-join-help = Vous partagez cet appareil et vous vous le passez. Personne ne voit les cartes des autres.
lobby-join-name = Nom
lobby-here = (sur cet appareil)
lobby-stand = Se lever
lobby-free-up = Libérer
lobby-free-chair = Libérer : { $chair }
lobby-options = Options
lobby-standard = On joue avec les règles standard.
lobby-file = Le fichier de l’hôte
lobby-change = Changer les options
lobby-save-options = Enregistrer les options
lobby-start = Commencer la partie
lobby-ready = La partie commence à { $players } ; les places encore libres sont retirées.
lobby-all-here = Vous êtes assez pour jouer.
lobby-host-starts = L’hôte lance la partie.

## The invitation

invite-link = Lien d’invitation
invite-scan = Tes amis scannent ceci avec leur téléphone.
link-copy = Copier le lien
link-copied = Le lien est copié.
link-share = Partager
link-local = Cette adresse ne marche que sur cet ordinateur. Pour les autres appareils de ton réseau, ouvre cette page à l’adresse de l’ordinateur ; le serveur l’affiche quand on le lance avec
qr-of = { $link }, en code QR
invite-code = Afficher un code de salle
invite-code-at = Ou ouvrir cette adresse et taper le code de salle :
invite-text = Viens jouer à { $game } !

## A big screen round which the players sit

screen = Grand écran
screen-help = Pour un téléviseur ou un projecteur : il montre ce que tout le monde peut voir, et vos téléphones montrent vos cartes.
screen-put = Mettre cette table sur un grand écran
screen-elsewhere = Dans le navigateur d’un téléviseur
screen-open-there = Ouvre-y cette adresse :
screen-code = Code de salle :
screen-press = Sur la page qui s’ouvre, appuie sur « { $button } ».
screen-come = Prends place avec ton téléphone
screen-scan = Scanne ceci, ou ouvre sur ton téléphone :
screen-full = Toutes les places sont prises. Qui a une place y revient avec ce code.
screen-hands = Ton téléphone montre tes cartes et ce que tu peux faire. Cet écran montre tout le reste.
screen-darkens = Cette adresse n’est pas sécurisée (HTTPS), la page ne peut donc pas garder l’écran allumé : désactive sa mise en veille.
screen-fullscreen = Plein écran
screen-board = Toute la table
screen-hand = Ma main
join-begun = Cette partie a commencé
join-begun-do = Tu peux regarder. Pour jouer, demande une place à l’hôte : à sa table, le ⋯ à côté du nom d’un bot ou d’un absent permet de la donner.
join-full = Toutes les places sont prises
join-full-do = Demande à l’hôte de libérer une place, puis réessaie. Tu peux aussi regarder.

## A seat that moves

move-link = Lien qui déplace la place
move-text = Ta place : { $game }
move-whose = La place qui change d’appareil : { $name }. Les autres restent sur cet appareil.
move-good = Il sert une seule fois, pendant { $time }.
move-late = Le temps est écoulé. Demande un nouveau lien.

### The table

table-loading = Tu rejoins la table…
status-over = La partie est terminée.
status-your-turn = À toi : { $what }.
status-your-move = joue ton coup
status-chance = Un instant…
status-thinking = { $who_is ->
    [you] Tu réfléchis.
   *[other] { $who } réfléchit.
}
tab-your-turn = ● À toi · { $game }
tab-over = Terminé · { $game }
lesson = Leçon
lesson-step = Leçon : étape { $number } sur { $of }
lesson-over = Tu sais jouer
lesson-show = Fais-le pour moi
lesson-watch = Regarde ce que font les autres.
lesson-leave = Quitter la leçon et jouer
lesson-play = Continuer à jouer
hint-ask = Conseil
hint-ask-label = Conseil : que ferais-tu ?
hint-of = Conseil
hint-would = Que ferais-tu ?
hint-close = Je choisis
hint-why = Pourquoi ?
coach = Astuces
coach-can = C’est à toi. Voici ce que tu peux faire :
coach-what = C’est à toi. Que peux-tu faire ?
coach-stuck = Tu hésites ?
coach-stop = Arrêter les astuces
lesson-turn = À toi : fais ce que dit la leçon.
lesson-other = Fais d’abord ce que dit la leçon.
phrases = Dire un mot
phrases-help = Toute la table l’entend ou le voit.
phrases-hear = Entendre les autres
phrases-hear-help = Les petites phrases des autres joueurs et des bots.
phrases-some = Choisir qui entendre
phrases-hear-one = Entendre { $name }
phrase-said = { $name } : « { $phrase } »
face-made = { $name } : { $face }
faces = Faire une mine
face-laugh = rire
face-wink = clin d’œil
face-surprise = surprise
face-think = réflexion
face-sad = tristesse
face-cheer = joie
recap = Depuis ton dernier tour
late-bot = Ton temps était écoulé : un bot joue pour toi jusqu’à ce que tu reprennes.
late-back = Reprendre moi-même
recap-late = Ton temps était écoulé
recap-away = Pendant ton absence
recap-own = Joué pour toi :
recap-results = Et voici la suite :
recap-more = { $more ->
    [one] et { $more } autre chose, dans le journal
   *[other] et { $more } autres choses, dans le journal
}
recap-go = Continuer
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-close = Fermer le journal
play-log = Journal
play-log-tip = Journal (L)
play-latest = Ouvrir le journal. Dernière entrée :
play-aside = Joueurs et journal
play-watching = Tu regardes. Tu vois ce que voit toute la table{ $host ->
    [yes] , et tu restes son hôte ici
   *[no] {""}
}.
play-was-yours = Une de ces places était la tienne ? Demande à l’hôte de te la donner.
play-past = Après l’entrée { $number } :
play-about = Entrée { $number } :
play-back = Retour au présent
play-now = Maintenant.
board = Le plateau
board-magnified = Le plateau, agrandi
board-magnify = Agrandir le plateau
board-whole = Montrer tout le plateau
lit-places = Où tu peux aller

## A game played on from a moment of a finished one

what-if-origin = Tu rejoues une partie terminée à partir du coup { $ply }.
what-if-back = Vers le replay de cette partie

## Players

players-list = Joueurs
players-bot = bot
players-level = { $level } ·
players-plays-on = { $level } continue ·
players-to-move = doit jouer
away = pas là
away-bot = pas là, un bot joue
away-late = temps écoulé, un bot joue
away-bot-in = pas là, un bot joue dans { $time }
away-holiday = en congés jusqu’au { $date }
players-handed = place donnée par l’hôte
players-left = reste { $time }
seat-of = Place : { $player }
seat-away = En cas d’absence, un bot joue jusqu’au retour de la personne. Tu peux aussi donner la place à un bot pour de bon : sa clé ne l’ouvre alors plus.
seat-skip = Ne pas attendre { $player } : un bot joue jusqu’à son retour
seat-skipped = Un bot joue pour { $player } jusqu’à son retour.
seat-give = Donner la place à un bot
seat-present = { $player } est là : la place ne peut pas changer de mains.
seat-hand-help = Quelqu’un qui a perdu le lien de sa place, ou quelqu’un de nouveau, peut jouer ici : cette personne voit les cartes et les notes de cette place. Toute la table en est avertie.
seat-hand-bot = Quelqu’un peut remplacer { $player } : cette personne voit les cartes et les notes de cette place. Toute la table en est avertie.
seat-hand = Donner la place à quelqu’un
seat-hand-scan = Qui scanne ce code a la place.
seat-back = Reprendre ma place
seat-was-handed = L’hôte a donné la place de { $player } à quelqu’un d’autre, qui voit maintenant ses cartes.
seat-was-back = { $player } a repris la place qui avait été donnée.
seat-moved-host = Ta place est maintenant sur l’autre appareil.
seat-given = Un bot remplace maintenant { $player }.

## The connection

curtain = Passe l’appareil à { $name }
curtain-help = Personne d’autre ne regarde maintenant.
curtain-look = Je suis { $name } : appuyer longtemps pour voir
curtain-hand = Passer à { $name }
newer = Il y a une nouvelle version de Parlour.
newer-take = La charger
newer-later = Plus tard
keep-no-room = Ce navigateur n’a plus la place de garder Parlour pour jouer hors ligne. Avec le réseau, tout marche.
keep-tab = Ton navigateur n’a plus de place pour cette page, ou n’a pas le droit de garder des données. Ce qu’il a déjà gardé reste ; ce qui est nouveau reste jusqu’à ce que tu fermes cet onglet.
keep-nothing = Ton navigateur n’accepte plus rien de cette page : ce qui est nouveau, comme une place ou un réglage, reste jusqu’à ce que tu fermes la page ou la recharges.
lacks = { $what ->
    [wasm] Ce navigateur n’a pas WebAssembly, ou un réglage le coupe.
    [workers] Ce navigateur n’a pas de workers, ou un réglage les coupe.
    [both] Ce navigateur n’a ni WebAssembly ni workers, ou un réglage les coupe.
    [part] Cette page a été construite sans la partie qui travaille seule dans le navigateur.
   *[start] Ce navigateur ne peut pas lancer ce qu’il faut : WebAssembly dans un worker.
}
offline = Tu es hors ligne.
offline-waits = La partie attend et reprendra ici à ton retour.
connection-lost = La connexion à la table est perdue.
connection-stuck = Le serveur n’atteint pas sa base de données en ce moment. Rien de ce qui a été accepté n’est perdu, et ton coup est renvoyé de lui-même.
connection-crowded = Trop de gens regardent déjà cette table.
connection-again-in = Nouvel essai dans { $seconds } s.
connection-again = Nouvel essai…
connection-now = Réessayer
connection-bot-in = Un bot jouera pour toi dans { $time }, jusqu’à ton retour.
connection-bot-soon = Un bot va bientôt jouer pour toi, jusqu’à ton retour.
connection-bot = Un bot joue pour toi jusqu’à ton retour.

## Notices

notices-ask = Cette page doit-elle t’appeler à ton tour, quand tu regardes ailleurs ?
notices-yes = Oui, appelle-moi
notices-no = Non

## The table's menu

menu = Partage et options
menu-tip = Partage et options (T)
menu-watch = Partager : faire regarder quelqu’un
menu-watch-help = Le public voit ce que voit toute la table, et la main de personne.
menu-here = Tant qu’elle dure, cette partie n’existe que dans ce navigateur : personne ne peut la regarder, et elle ne peut pas passer sur un autre appareil. Une fois finie, elle peut être enregistrée dans un fichier depuis son analyse ou, s’il y a un serveur, mise en ligne pour un lien.
menu-device = Jouer sur un autre appareil
menu-device-help = Ta place y passe, avec tes cartes et tes notes. Cette page peut ensuite regarder.
menu-device-ask = Jouer sur mon téléphone
menu-device-scan = Scanne ceci avec ton téléphone. Ne le montre à personne d’autre.
menu-absent = En cas d’absence
menu-options = Options de cette partie
menu-standard = Les règles standard, sans changement.
menu-leave = Partir
menu-leave-help = Ta place est gardée dans ce navigateur : la page d’accueil te ramène ici.
menu-leave-host = Ce navigateur reste l’hôte de la table : la page d’accueil te ramène ici.
menu-leave-watching = Le même lien te ramène ici, tant que la table existe.

## The end

replay = Replay
review = Analyse
outcome-nobody = Personne ne gagne.
outcome-one = { $who_is ->
    [you] Tu as gagné !
   *[other] { $who } gagne.
}
outcome-bot = { $who_is ->
    [you] Un bot gagne à ta place.
   *[other] Un bot gagne pour { $who }.
}
outcome-several = Victoire partagée : { $who }.
over-stood-in = { $who_is ->
    [you] Un bot a joué jusqu’à la fin à ta place.
   *[other] Un bot a joué jusqu’à la fin pour { $who }.
}
over-won = victoire
over-rematch = Revanche
over-again = Rejouer
over-to-rematch = Vers la revanche
over-review = Analyser ma partie
over-games = Un autre jeu
over-agreed = Pour la revanche : { $names }
over-waiting = Pas encore : { $names }
over-at-once = Commencer sans attendre
level-aside = { $bot } (pour comparer)
level-of =
    { $place ->
        [first] { $bot } (le plus facile)
        [last] { $bot } (le plus fort)
       *[between] { $bot }
    }
level-rung = { $bots }
over-level = Adversaires de la prochaine partie
level-up = Tu as gagné ! Essaie maintenant contre plus fort : { $bot }.
level-top = Tu as battu les bots les plus forts !
level-same = Encore une fois contre les mêmes ?
level-down = Trop fort ? Essaie plus facile : { $bot }.

### Replay

replay-of = { $game } : replay
review-back = Vers l’analyse
review-of = { $game } : analyse
replay-loading = Chargement de la partie…
replay-before = Avant le premier coup.
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-pace = Vitesse
replay-slider = Moment de la partie
replay-at = Coup { $ply } sur { $last } : { $what }
replay-side = Vu par
replay-everything = Tout visible
replay-spectator = Le public
replay-table = Vers la table
replay-more = Plus de commandes
replay-aside = Journal et analyse
replay-panel = À côté du plateau

### Review

review-loading = Analyse en cours…
review-summary = En bref
review-bot-between = { $who_is ->
    [you] Un bot a joué des coups à ta place : { $moves }. Tu n’es pas jugé là-dessus.
   *[other] Un bot a joué des coups pour { $who } : { $moves }. Personne n’est jugé là-dessus.
}
review-bot-from = { $who_is ->
    [you] À partir du coup { $ply }, un bot a joué à ta place. Ses coups ne sont pas jugés comme les tiens.
   *[other] À partir du coup { $ply }, un bot a joué pour { $who }. Personne n’est jugé sur ses coups.
}
review-by-bot = { $name } (bot)
review-bot-here = Un bot pour { $who }
highlight-none = Un bot a joué ici : il n’y a rien à juger.
highlight-known-bot = À ce moment-là, un bot jouait déjà.
highlights = À voir d’abord
highlights-of = La partie de
highlight-best-yours = Ton meilleur moment
highlight-best = { $who } : meilleur moment
highlight-no-best = Aucun choix ne sort du lot.
highlight-best-in-vain = Certains choix étaient les meilleurs, mais aucun n’a apporté ce qu’on pouvait en attendre.
highlight-lost-yours = Comment tu as perdu
highlight-lost = { $who } : comment la partie a été perdue
highlight-miss-yours = Ta plus grosse erreur
highlight-miss = { $who } : plus grosse erreur
highlight-miss-lost = C’est ce qui a fait perdre la partie : voir « { $title } ».
highlight-miss-beside = C’est ce qui a coûté le plus d’après ce qu’on pouvait attendre alors. Ce qui a décidé de la partie est sous « { $title } ».
highlight-no-miss = Aucun des choix jugés ici n’a coûté cher.
highlight-unlucky-yours = Ta plus grosse malchance
highlight-unlucky = { $who } : plus grosse malchance
highlight-no-mistake = C’était de la malchance, pas une erreur.
highlight-known-yours = Quand tu pouvais savoir
highlight-known = Quand { $who } pouvait savoir
highlight-go = Voir le coup { $ply }
highlight-else = Jouer autrement
highlight-lesson = Les premiers coups étaient ceux de la leçon, pas les tiens.
highlight-why = Montre-moi pourquoi
highlight-because = Voici de quoi ça découle :
highlight-more = encore { $count }
share-title = À partager
share-picture = Partager une image du résultat
share-link = Copier le lien
share-upload = Mettre en ligne pour un lien
share-as-file = Enregistrer dans un fichier
share-link-copied = Copié
share-address = Un lien qui ouvre cette analyse
share-copied = Le lien est copié.
share-saved = L’image est enregistrée.
share-failed = L’image n’a pas pu être créée. On peut toujours copier le lien.
share-file = parlour-resultat
share-won = { $who } a gagné
share-lost = { $who } a perdu
share-count = { $grade } : { $count }
share-judged = { $decisions ->
    [one] { $decisions } décision jugée
   *[other] { $decisions } décisions jugées
}
share-line = { $title } : { $said }. { $judged } ({ $grades }).
share-line-unjudged = { $title } : { $said }.
review-details = Détails : habileté, chance et bits
review-bits-left = Bits encore inconnus
review-bits-help = Chaque bit divise par deux ce qui reste : un cas vaut 0 bit, 2 cas valent 1 bit, 1024 cas en valent 10.
review-bits = { $bits } sur { $most }
review-player = Joueur
review-graded = Notés
review-skill = Habileté
review-luck = Chance
review-totals-help = L’habileté compare chaque choix au meilleur, d’après ce qu’on pouvait savoir à ce moment-là : 0, c’est parfait. La chance compare ce qui en est sorti à ce qu’on pouvait attendre.
review-moments = Moment par moment
review-whose = Les moments de qui
review-all = Tout le monde
review-which = Quels moments
review-everything = Tout
review-list = Moments
review-thought = Ce que le bot pouvait savoir :
review-why = Pourquoi { $name } a fait cela :
review-none = Il n’y en a aucun de ce genre.
review-notes = Ton carnet
grade-best = Meilleur
grade-good = Bon
grade-fine = Correct
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
grade-best-means = rien, ou presque rien.
grade-good-means = un peu, moins d’un dixième.
grade-fine-means = une partie, mais pas plus d’un quart.
grade-inaccuracy-means = jusqu’à la moitié.
grade-mistake-means = plus de la moitié.
grade-blunder-means = plus des trois quarts, ou tout.
review-grades = Ce que veulent dire les notes
review-grades-help = Une note compare un choix au meilleur qu’on pouvait faire, d’après ce que le joueur savait alors. Ce qu’il en est advenu ne compte pas. Ce qui compte, c’est la part de l’enjeu qu’il a laissé passer :
chart-help = Un cas est une façon dont tout pourrait être. Au début, il y en a beaucoup pour tout le monde, et on les élimine : plus la ligne est basse, plus on pouvait en savoir.
chart-known = Il reste 1 cas : tout est connu
chart-all = Le public
chart-label = { $measure } ; les nombres sont dans le tableau ci-dessous
chart-move = coup { $ply }
chart-after = Après le coup { $ply }
chart-table = En tableau
chart-table-label = { $measure }, en tableau
chart-caption = { $measure }, après chaque coup qui a changé quelque chose
chart-column = Coup
chart-everybody = Tous

## What if: playing on from a moment of a finished game

what-if = Rejouer à partir d’ici
what-if-start = La partie reprend tout au début.
what-if-after = La partie est comme après le coup { $ply }.
what-if-help = { $who_is ->
    [you] Tu sais seulement ce que tu savais à ce moment-là, et des bots jouent pour les autres.
   *[other] Tu remplaces { $who }, avec ce que savait { $who } à ce moment-là et rien d’autre. Des bots jouent pour les autres.
}
what-if-moves = { $who_is ->
    [you] C’est alors à toi de jouer.
   *[other] C’est alors à { $who } de jouer.
}
what-if-waits = { $first_is ->
    [you] C’est d’abord à toi, et un bot joue ce tour.
   *[other] C’est d’abord à { $first } de jouer.
}
what-if-before = { $who_is ->
    [you] Reprendre ton coup { $ply }
   *[other] Reprendre le coup { $ply }, joué par { $who }
}
what-if-over = Ici, la partie est terminée. Reviens à un moment antérieur pour la rejouer.
what-if-last = { $who_is ->
    [you] Aller à ton dernier choix
   *[other] Aller au dernier choix : { $who }
}
what-if-who = À la place de qui ?
what-if-cards = Avec quelles cartes cachées ?
what-if-real = Les mêmes
what-if-fresh = De nouvelles
what-if-real-help = Chacun a les mêmes cartes que dans la partie. Ce que le hasard amène ensuite peut changer.
what-if-fresh-help = { $who_is ->
    [you] Ce que tu ne pouvais pas voir est redistribué, pour que le replay ne te dise rien. Tout ce que tu as vu reste pareil.
   *[other] Ce que ne pouvait pas voir { $who } est redistribué, pour que le replay ne te dise rien. Tout ce qu’a vu { $who } reste pareil.
}
what-if-play = Rejouer
what-if-fifty = Laisser des bots jouer { $all } fois
what-if-fifty-help = { $who_is ->
    [you] À ta place joue le bot le plus fort, qui sait ce que tu savais ; il joue aussi pour les autres personnes. Les bots de la partie jouent comme avant.
   *[other] Le bot le plus fort remplace { $who }, avec ce que savait { $who } ; il joue aussi pour les autres personnes. Les bots de la partie jouent comme avant.
} Sur beaucoup de parties, tu vois la part de chance.
what-if-result = Comment les parties des bots ont fini
what-if-counting = { $done ->
    [one] { $done } partie jouée
   *[other] { $done } parties jouées
} sur { $all }…
what-if-won = { $who_is ->
    [you] À ta place, le bot le plus fort a gagné { $won ->
        [one] { $won } partie
       *[other] { $won } parties
    } sur { $all }.
   *[other] En remplaçant { $who }, le bot le plus fort a gagné { $won ->
        [one] { $won } partie
       *[other] { $won } parties
    } sur { $all }.
}
what-if-shared = Plusieurs peuvent gagner une partie ensemble : elle compte alors pour chacun.
what-if-did-win = { $who_is ->
    [you] Dans la vraie partie, tu as gagné.
   *[other] Dans la vraie partie, { $who } a gagné.
}
what-if-did-not-win = { $who_is ->
    [you] Dans la vraie partie, tu n’as pas gagné.
   *[other] Dans la vraie partie, { $who } n’a pas gagné.
}

### The record of one's own games

record = Ton palmarès
record-not-kept = Une partie n’a pas pu entrer dans ton palmarès : ce navigateur n’a plus de place, ou n’a pas le droit de garder des données. Libère de la place et rouvre ton palmarès : elle y entrera.

### The sheet of cells that some games have

sheet-you = Toi
sheet-pens = Quand tu appuies sur une case
sheet-pen-write = Abc
sheet-readings = Probabilités
sheet-possible = d’après les cartes
sheet-likely = d’après leur jeu
sheet-fill-seen = Remplir ce que j’ai vu
sheet-fill-follows = Remplir ce qui en découle
sheet-open = { $row }, { $column } : rien n’est certain ici.
sheet-chance = { $row }, { $column } : { $possible } % d’après les cartes seules, { $likely } % d’après le jeu de chacun.
sheet-follows = Ça découle de ce que tu as vu.
sheet-readonly = On ne peut que regarder cette feuille.
sheet-keys = Entrée fait défiler les marques, les lettres écrivent des initiales, Suppr efface la case.
sheet-printed = Les marques imprimées sont ce que tu as vu.
sheet-dotted = Les marques en pointillé sont ce qui en découle.
sheet-pencil = Les marques au crayon sont les tiennes.
sheet-letters = Lettres pour { $row }, { $column }
sheet-mark-no = non
sheet-mark-yes = oui
sheet-mark-either = l’une des deux
sheet-mark-maybe = peut-être
sheet-mark-ask = question
sheet-cell = { $row }, { $column } : { $says }
sheet-cell-blank = vide
sheet-cell-up = face visible
sheet-cell-seen = vu : { $mark }
sheet-cell-follows = déduit : { $mark }
sheet-cell-chance = { $possible } % d’après les cartes, { $likely } % d’après leur jeu
sheet-cell-mark = ta marque : { $mark }
sheet-cell-text = tu as écrit { $text }
sheet-cell-clash = contradictoire
sheet-cell-proved = c’est ce qu’on pouvait savoir
why = Pourquoi ?
why-wait = Je cherche…
why-not = Ce n’est pas certain.
why-rules = Ça découle des règles seules.
why-is = Pourquoi { $what } est là
why-is-not = Pourquoi { $what } n’est pas là

## Notes compared with what could be known

slip-move = Coup { $ply }
slip-why = Pourquoi
slip-since = C’était certain à partir du coup { $ply }.
slip-known-since = Tu pouvais le savoir à partir du coup { $ply }.
slips-unmarked = Tu n’as fait aucune marque à la main.
slips-right = Toutes tes marques sont justes, pour autant qu’on pouvait le savoir de ta place.
slips-wrong = { $marks ->
    [1] Une de tes marques est fausse.
    [one] { $marks } de tes marques est fausse.
   *[other] { $marks } de tes marques sont fausses.
}
slips-wrong-list = Marques fausses
slips-unsaid-list = Conclusions non notées

### Places in a house

door-north = porte nord
door-east = porte est
door-south = porte sud
door-west = porte ouest
door-north-first = porte nord gauche
door-north-last = porte nord droite
door-east-first = porte est du haut
door-east-last = porte est du bas
door-south-first = porte sud gauche
door-south-last = porte sud droite
door-west-first = porte ouest du haut
door-west-last = porte ouest du bas
square = rangée { $row }, colonne { $column }
square-at-door = devant la { $door }
square-from-door = { $steps } de la { $door }
squares-left = { $squares } à gauche
squares-right = { $squares } à droite
squares-up = { $squares } au-dessus
squares-down = { $squares } en dessous

### About

about-tab = À propos
about-title = À propos de Parlour
about-what = Parlour est une table pour des jeux d’identité cachée, de déduction et de bluff. C’est un programme que quelqu’un fait tourner, peut-être sur un ordinateur portable dans la même pièce. Il n’y a pas d’entreprise derrière cette page, et il n’y a pas de comptes.
about-told-title = Ce qu’on te dit
about-told = La page reçoit seulement ce qu’on saurait à ta place autour de la table. Les cartes que tu ne dois pas voir ne sont pas cachées dans la page : à une table d’un serveur, elles ne le quittent qu’une fois la partie finie. Les bots reçoivent exactement la même chose : ce qu’on saurait à leur place, et rien de plus. Le temps que prend un bot ne dépend pas de ce qu’il a en main.
about-told-here = La page reçoit seulement ce qu’on saurait à ta place autour de la table. Ce que tu ne dois pas voir reste dans la partie de ce navigateur qui distribue les cartes, et n’arrive pas jusqu’à la page. Les bots reçoivent exactement la même chose : ce qu’on saurait à leur place, et rien de plus. Le temps que prend un bot ne dépend pas de ce qu’il a en main.
about-knows-title = Ce que sait le serveur
about-knows-here-title = Ce qui sort de ce navigateur
about-knows-here = Rien : ce site n’a pas de serveur. Tes parties, tes notes, ton palmarès et ton nom restent ici.
about-knows-moves = Chaque coup de chaque table, pour qu’une partie survive à une panne et qu’on puisse la revoir une fois terminée.
about-knows-you = Le nom que tu as donné, les notes que tu as prises dans une partie, et une empreinte de la clé de ta place.
about-knows-notebook = Rien d’un carnet pour une partie à une vraie table : ton navigateur calcule lui-même. S’il ne peut pas, le serveur répond et n’en garde rien.
about-to-notebook = Vers le carnet
about-knows-record = Rien de ton palmarès : ton navigateur tient la liste de tes parties et calcule lui-même les classements.
about-knows-nothing = Pas de mot de passe, pas d’adresse, pas de cookie. Rien n’est chargé d’ailleurs.
about-key = Ta place est une clé dans ce navigateur. Qui a la clé a la place ; une invitation ne la contient pas. Une place passe sur un autre appareil avec un code qui sert une seule fois : ensuite, l’ancienne clé n’ouvre plus rien. La personne qui gère le serveur pourrait regarder dans sa base de données : joue donc là où tu lui fais confiance.
about-network-title = Sans réseau
about-network = Après la première visite, ce navigateur garde la page. Sans réseau, tu joues contre des bots ou avec d’autres sur cet appareil ; les leçons, les énigmes et le carnet marchent aussi.
about-network-lacking = Ce navigateur ne peut donc pas jouer seul : sans réseau, il n’y a ici ni parties, ni leçons, ni énigmes, et le carnet ne déduit rien.
about-network-opens = Les règles, ton palmarès et tes notes s’ouvrent quand même.
about-network-not = De cette adresse, ce navigateur ne garde pas la page : sans réseau, rien ne s’ouvre ici. Les navigateurs ne gardent une page qu’en HTTPS, ou depuis localhost sur l’ordinateur où tourne le serveur.
about-network-not-yet = { $why ->
    [no-room] Ce navigateur n’a plus la place de garder la page : sans réseau, rien ne s’ouvre ici. Libère un peu de place, puis recharge la page.
   *[other] Ce navigateur n’a pas encore gardé la page : sans réseau, rien ne s’ouvre ici pour l’instant. Recharge la page pour réessayer.
}
about-fair-title = La donne est-elle honnête ?
about-fair = Chaque donne, chaque lancer et chaque pioche se fait à un seul endroit du serveur, à partir de nombres aléatoires d’une source cryptographique. Aucun joueur ni aucun bot ne peut rien y choisir ni prévoir. Tu n’as pas à croire le serveur sur parole : avant la donne, chaque personne à la table tire son propre nombre, et tous ensemble décident de chaque carte et de chaque lancer. À la fin de la partie, ton navigateur recalcule tout et dit à côté du résultat si c’est juste. Ce que cela prouve, et ce que cela ne prouve pas, y est dit aussi.
about-fair-here = Chaque donne, chaque lancer et chaque pioche se fait dans ce navigateur, avec sa source de hasard cryptographique. Aucun joueur ni aucun bot n’y participe.
about-unfair = Ce qu’aucun programme ne peut empêcher : deux personnes qui se disent leurs cartes, ou une seule sur deux places. Joue entre amis.
about-games-title = Les jeux
about-games = Les règles de chaque jeu sont sur sa page de règles, point par point ; quand un coup est refusé, le point est indiqué. Toutes les images ont été dessinées pour ce programme.

### Notebook

notebook-page = Carnet
notebook-intro = Pour une partie de cartes à une vraie table. Note ce qui se passe : la feuille montre ce qui en découle, et pourquoi. Tes notes restent dans ce navigateur, qui fait lui-même les déductions.
notebook-intro-server = S’il ne peut pas, le serveur les fait et ne garde rien.
notebook-setup = Joueurs et cartes
notebook-undo = Annuler
notebook-new = Nouveau
notebook-new-label = Nouveau carnet
notebook-have = Ouvrir un carnet enregistré
notebook-have-title = Ou ouvre un carnet enregistré
notebook-parts = Parties du carnet
notebook-tab-sheet = Feuille
notebook-tab-note = Noter
notebook-tab-entries = Entrées
notebook-tab-ask = Conseil
notebook-tab-text = Texte
notebook-thinking = Je réfléchis…
notebook-waits = La feuille viendra quand tes notes auront été étudiées.
notebook-cannot = Le carnet ne peut donc pas déduire ici ce qui suit. Tes notes restent : continue-les en texte, et ouvre-les dans un navigateur qui le peut.
notebook-cannot-now = Ce navigateur ne peut donc pas déduire lui-même ce qui suit, et le serveur ne répond pas pour l’instant.
notebook-no-sheet = Il n’y a pas encore de feuille : vérifie les joueurs et leurs mains.
notebook-no-sheet-contradiction = Il n’y a pas de feuille tant que les notes se contredisent.
notebook-note = Noter ce qui s’est passé
notebook-what = Que s’est-il passé ?
notebook-entry = Entrée { $entry }
notebook-so-far = Ce qui s’est passé jusqu’ici
notebook-ask = Quoi demander
notebook-ask-title = Quoi demander ensuite
notebook-ask-no-sheet = Il n’y a pas de conseil tant qu’il n’y a pas de feuille.
notebook-take = Enregistrer ou modifier le texte
notebook-noted = Noté : { $line }
notebook-changed = Modifié : { $line }
notebook-removed = L’entrée { $entry } est supprimée. « Annuler » la fait revenir.
notebook-empty-title = Un nouveau carnet ?
notebook-empty = Tes notes seront effacées. « Annuler » les fait revenir tant que cette page est ouverte ; pour les garder, télécharge-les d’abord.
notebook-begin = En commencer un nouveau
notebook-suspect = Suspect
notebook-weapon = Arme
notebook-room = Pièce
notebook-suspects = Suspects
notebook-weapons = Armes
notebook-rooms = Pièces
notebook-case-file = dossier
notebook-open-cards = cartes visibles
notebook-possible = D’après les cartes
notebook-likely = D’après leur jeu

## The notebook's players and cards

setup-players = Qui joue, dans l’ordre des tours ?
setup-player = Joueur { $number }
setup-name = Nom du joueur { $number }
setup-hand = Nombre de cartes : { $player }
setup-me = moi
setup-me-label = moi : { $player }
setup-remove = Retirer { $player }
setup-add = Ajouter un joueur
setup-onlooker = Je ne fais que regarder
setup-dealt = { $given ->
    [one] { $given } carte distribuée
   *[other] { $given } cartes distribuées
} sur { $cards }
setup-evenly = Répartir également
setup-own = Tes propres cartes
setup-own-count = Tes propres cartes : { $chosen } sur { $hand }
setup-more = Autres cartes, ou cartes en trop
setup-standard = Les 21 cartes standard
setup-standard-help = Désactive ceci pour nommer les tiennes, une par ligne.
setup-open = Des cartes sont face visible
setup-open-help = Pour les règles où il reste des cartes après la donne.
setup-open-cards = Cartes face visible
setup-save = Enregistrer
setup-need-names = Chaque joueur doit avoir un nom.
setup-reserved-name = « { $name } » a un autre sens dans un carnet. Écris ton nom, et marque-le comme « moi ».
setup-same-name = Deux joueurs ont le même nom.
setup-need-cards = Il faut au moins un suspect, une arme et une pièce.
setup-wrong-hands = Les mains font { $given } cartes en tout, mais { $cards } sont distribuées : toutes sauf les 3 du dossier et celles qui sont face visible.
setup-wrong-own = { $hand ->
    [one] Tu as { $hand } carte
   *[other] Tu as { $hand } cartes
} en main ; tu en as choisi { $chosen }.

## The notebook's sheet

notebook-sheet = La feuille
notebook-show = Ce que montrent les cases ouvertes
notebook-show-marks = Marques
notebook-show-possible = D’après les cartes
notebook-show-likely = D’après leur jeu
notebook-how-possible = Probabilités d’après les cartes seules : toutes les donnes compatibles avec tes notes comptent autant.
notebook-how-likely = Probabilités d’après le jeu de chacun : on tient compte aussi de la façon dont les joueurs choisissent la carte qu’ils montrent. Qui t’a montré une des cartes demandées n’en avait peut-être pas d’autre.
notebook-solved = Résolu : { $cards }
notebook-deals = Donnes restantes : { $deals }.
notebook-deals-about = Donnes restantes : environ { $deals }.
notebook-solutions = Solutions restantes : { $solutions }.
notebook-estimated = Estimation.
notebook-samples = Les probabilités exactes auraient pris plus d’une seconde. Celles-ci viennent d’échantillons qui valent { $deals } donnes ; les marques, elles, sont certaines.
notebook-player = { $player }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
notebook-case = Dossier
notebook-file = du crime
notebook-open = Visibles
notebook-mark-has = l’a
notebook-mark-not = ne l’a pas
notebook-mark-open = ouvert
notebook-cell-possible = { $chance } % d’après les cartes
notebook-cell-likely = { $chance } % d’après leur jeu
notebook-key = ✓ l’a, · ne l’a pas, vide : ouvert. Touche une case pour voir pourquoi.
notebook-triples = Les solutions les plus probables
notebook-solution = Solution
notebook-cell = { $card }, { $holder }
notebook-cell-open = Rien n’est encore certain.
notebook-cell-how = « D’après les cartes » donne le même poids à toutes les donnes compatibles avec tes notes. « D’après leur jeu » tient compte aussi de la façon dont les joueurs choisissent la carte qu’ils montrent.
notebook-cell-sampled = Ce sont des estimations : avec autant de cartes, on ne peut pas compter toutes les donnes à temps. La case est peut-être certaine, même si on ne le voit pas ici.
notebook-cell-certain = C’est certain, mais il serait trop long de dire pourquoi.

## Lines that cannot be read, and where something is said

source-hand = Tu as en main : { $cards }.
source-open = Face visible : { $cards }.
trouble-kept = Tes notes sont gardées dans ce navigateur, et seront lues dès que possible.
trouble-lines = Lignes illisibles
trouble-lines-title = { $lines ->
    [one] Une ligne est illisible
   *[other] Des lignes sont illisibles
}
trouble-line = Ligne { $line }
trouble-edit = Modifier le texte
trouble-contradiction = Une contradiction

## An entry of the notebook

entry-kind = Ce qui s’est passé
entry-asked = Hypothèse
entry-accused = Accusation
entry-seen = Vu
entry-note = Note
entry-your-note = Ta note
entry-who = Qui ?
entry-has-label = L’a ou non
entry-has = l’a
entry-lacks = ne l’a pas
entry-who-asked = Qui a demandé ?
entry-who-accused = Qui a accusé, à tort ?
entry-who-showed = Qui a montré une carte ?
entry-nobody = Personne
entry-unseen = Je n’ai pas vu
entry-other-cards = Autres cartes
# One of the answers to a suggestion.
entry-shows = { $player } : { $card }
entry-passed = Passé : { $players }.
entry-which = Quelle carte ?
entry-which-seen = Quelle carte, si tu l’as vue ?
entry-unknown = Inconnue
entry-save = Noter
entry-change = Modifier l’entrée { $entry }
entry-change-short = Modifier
entry-remove = Supprimer l’entrée { $entry }
entry-remove-short = Supprimer
entries-none = Rien pour l’instant. Note chaque hypothèse au fur et à mesure.
entries-blamed = fait partie de la contradiction
said-asked = { $by } demande { $cards }
said-passes = { $who } passe
said-shows = { $who } montre une carte
said-shows-card = { $who } montre { $card }
said-nobody = personne ne montre rien
said-answered = { $asked } : { $answers }
said-accused = { $by } accuse à tort : { $cards }
said-has = { $holder } : { $cards }
said-lacks = { $holder } : pas { $cards }
said-note = Note : { $text }
notebook-need-note = Écris ce que tu veux noter.
notebook-need-holder = Choisis qui a la carte.
notebook-need-card = Choisis la carte.
notebook-need-asker = Choisis qui a demandé.
notebook-need-accuser = Choisis qui a accusé.
notebook-need-cards = Choisis un suspect, une arme et une pièce.
notebook-need-shower = Choisis qui a montré une carte.

## Advice

ask-where = Où peux-tu aller ? Ne choisis rien pour toutes les pièces.
ask-what = Que demander ?
ask-ready = Les conseils sont là.
ask-old = Tes notes ont changé depuis. Redemande.
ask-onlooker = Seuls les joueurs peuvent demander. Indique sous « Joueurs et cartes » qui tu es.
ask-accuse = La solution est certaine : accuse.
ask-now = Une accusation maintenant aurait { $chance } de chances d’être juste.
ask-open = La solution est aussi ouverte que { $cases } cas également probables.
ask-in-bits = En bits
ask-left = { $bits_count ->
    [one] { $bits } bit est inconnu
   *[other] { $bits } bits sont inconnus
} : un bit est la réponse à une question par oui ou non.
ask-sampled = Ces nombres sont des estimations ; les nombres exacts auraient pris trop de temps.
ask-own = Tu as toi-même en main : { $cards }.
ask-learn = Tu apprends
ask-certain = Certain ensuite
ask-guess = Meilleur pari ensuite
ask-gives-away = Révèle
ask-unknown = inconnu
ask-cases = il resterait environ { $left } cas sur { $all }
ask-rules-out = { $share ->
    [0] rien
   *[other] environ { $share } % des cas
}
ask-bits = { $bits_count ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
ask-for = Demander { $cards }
ask-this = Demander ceci
ask-others = Autres hypothèses ici
ask-how = « Tu apprends » dit à quel point ce qui est ouvert devrait se réduire. « Révèle » est ce que le public devrait pouvoir écarter : quelqu’un qui n’a pas de cartes et voit seulement qui passe et qui montre une carte.

## The notebook as text

text-label = Le carnet en texte
text-download = Télécharger
text-copy = Copier
text-copied = Le carnet est copié.
text-copy-forbidden = Le navigateur interdit la copie. Sélectionne plutôt le texte.
text-open = Ouvrir ce texte
text-open-file = Ouvrir un fichier
text-opened = { $file } est ouvert. « Annuler » ramène l’ancien carnet.
text-file = Un fichier de carnet
text-too-long = Ce fichier est plus long qu’un carnet ne peut l’être.
text-no-notebook = { $file } n’est pas un carnet : aucune ligne n’y dit qui joue. Tes notes restent telles quelles.
text-help = Une ligne pour chaque chose qui s’est passée, par exemple
text-help-comment = On peut abréger les noms. Ce qui suit un # n’est que pour toi.

### The board of a game that has none of its own

plain-view = Vue
plain-turn = Tour
plain-options = Options
plain-move = Un coup en JSON
plain-not-json = Ce n’est pas du JSON.
plain-play = Jouer le coup
plain-news = Dernières nouvelles
plain-notes = Notes privées
plain-everything = Tout

### For developers

dev-loading = Chargement du plateau…
dev-moment = Moment
dev-forget = Oublier les notes
dev-none = { $file } n’a aucun moment à montrer.

## Soirées en duplicate

evening = Soirée en duplicate
evening-offer = Ou comparez-vous : tout le monde joue les mêmes parties, chacun à sa propre table.
evening-mine = Tes soirées
evening-seat = Tu participes
evening-led = Tu organises la soirée
evening-closed = Close : voir le classement
evening-gone = Cette soirée n’existe plus.
evening-forget = Oublier cette soirée : { $game }
evening-at = Partie { $board } sur { $boards } d’une soirée en duplicate
evening-next = Partie suivante
evening-back = Retour à la soirée
evening-to-standings = Voir le classement
evening-table = C’est ta partie d’une soirée en duplicate. Personne d’autre ne la voit avant que tout le monde ait fini la sienne.

## Des donnes que chacun peut vérifier

shares-waiting = Chaque appareil mélange les cartes. On attend { $names }, dix secondes au plus.
shares-unopened = { $names } : pas de réponse à temps. La donne s’est faite sans.
home-saved = Ouvrir une table enregistrée
home-list-changed = Des lignes que ce navigateur a vues dans la liste des tables de ce serveur ont disparu
