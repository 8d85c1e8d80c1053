# Tout ce que dit la ligne de commande, en français.
#
# Les mots entre accents graves se tapent tels quels : ils sont les mêmes dans toutes les langues.

## Les nombres : ce qui précède les décimales, ce qui sépare les milliers, et le pourcentage

decimal-mark = ,
thousands-mark = {"\u202F"}
percent = { $number } %

## L’aide : les titres sont suivis de deux-points, sauf le premier

heading-usage = Utilisation :
heading-commands = Commandes{"\u00A0"}
heading-arguments = Arguments{"\u00A0"}
heading-options = Options{"\u00A0"}
value-command = COMMANDE
value-options = OPTIONS
default = [par défaut : { $value }]

## Ce que fait chaque commande : dans les listes de commandes, il n’y a que le premier paragraphe

command-parlour =
    Une table pour des jeux d’identité cachée, de déduction et de bluff, dans le navigateur, entre amis et avec des bots.

    Sans commande, le programme lance le serveur : ouvre l’adresse qu’il affiche.
command-serve =
    Lancer le serveur, pour les navigateurs et les bots (c’est aussi ce qui se passe sans commande).

    Les tables, les coups et les notes privées sont conservés dans un seul fichier ; quiconque peut le lire voit les cartes de tout le monde. `parlour backup` le copie sans risque, même pendant que le serveur tourne.
command-arena =
    Faire jouer de nombreuses parties entre bots et afficher combien chacun en gagne.

    Chaque donne est jouée avec les bots dans tous les ordres autour de la table, et avec le même hasard : aucun bot n’est avantagé par ses cartes ou par sa place. Les intervalles (à 95 %) et les erreurs types se calculent donne par donne. La même commande produit toujours les mêmes chiffres.

    `--ladder` classe tous les bots d’un jeu, `--sprt` détermine lequel de deux bots est le plus fort, et `--exploiters` cherche les failles du plus fort. docs/bots.md décrit ces options et montre ce qu’elles affichent.
command-bench =
    Mesurer ce que déduisent des modèles et des programmes : ils jouent les mêmes donnes, disent ce qui leur paraît certain, probable ou impossible, et leurs réponses sont jugées avec exactitude.

    Chaque donne est jouée autant de fois qu’il y a de joueurs, qui changent de place ; des bots occupent les autres places. Les jeux possibles sont `clue` et `color-doubt`. Le rapport se compose d’une page avec des graphiques et d’un fichier JSON. docs/bench.md décrit les questions et la façon de juger les réponses. Par exemple :

    `parlour bench clue --player one=http://127.0.0.1:8000/v1,model=small --player two="python3 mine.py" --deals 20`
command-puzzles =
    Composer un recueil d’énigmes tirées de parties entre bots, ou en vérifier un.

    Une énigme montre ce qu’un joueur savait à un moment d’une partie, et pose une question à laquelle cela suffit pour répondre. Un recueil est un fichier texte, décrit dans docs/puzzles.md : il contient pour chaque énigme ce que le joueur savait, la question, la réponse et son explication, ainsi que les coups de la partie, à l’usage des programmes.

    La même commande produit toujours le même recueil, rédigé dans ta langue. Par exemple, vingt déductions difficiles :

    `parlour puzzles clue --kind deduce --levels 4,5 --count 20 > hard.txt`

    et pour vérifier toutes les énigmes d’un recueil :

    `parlour puzzles --check hard.txt`
command-notebook =
    Aider pendant une partie jouée avec de vraies cartes, à partir de notes dans un fichier.

    Note qui joue, quelles sont tes cartes, puis chaque hypothèse, chaque carte montrée et chaque accusation, une par ligne. La commande affiche la feuille : qui a telle carte (✓), qui ne l’a pas (·), qui l’a peut-être (?), et pour le dossier deux probabilités : « possible » donne le même poids à toutes les donnes compatibles avec tes notes ; « probable » tient compte aussi de la façon dont chacun choisit la carte qu’il montre.
command-notebook-after =
    Un exemple, que `parlour notebook --example` affiche avec plus de commentaires :

    { $example }

    Commence par `parlour notebook --example > game.txt`, puis, après chaque tour, `parlour notebook game.txt --ask`.
    Le code de retour est 1 si une ligne est illisible ou si les notes se contredisent.
command-export =
    Produire un site statique, sans serveur : parties contre des bots, leçons, énigmes et carnet.

    N’importe quel hébergement statique convient, dans n’importe quel dossier, ou encore un programme sur ta machine :

    `parlour export site`

    `python3 -m http.server --directory site`

    Le navigateur fait jouer les bots lui-même et conserve les parties ; après la première visite, il se passe complètement du réseau, à condition que le site soit en HTTPS ou sur localhost. Jouer entre amis à distance demande un serveur. L’adresse d’une partie ne correspond à aucun fichier : l’hébergeur devrait alors répondre par le 404.html du site, ou par sa page d’accueil. Sinon, une telle adresse ne s’ouvre que dans un navigateur qui a déjà visité le site.
command-save =
    Enregistrer une partie terminée d’un serveur, avec tout ce qui permet d’en vérifier les donnes.

    `parlour save https://games.example/t/0123456789abcdef > game.txt`

    docs/saved-table.md décrit le fichier. On peut aussi l’enregistrer depuis la page de la partie terminée.
command-verify =
    Vérifier une partie enregistrée : ses donnes sont-elles celles qui avaient été scellées d’avance, chaque coup est-il conforme aux règles, et le résultat en découle-t-il ?

    `parlour verify game.txt`

    On peut donner, au lieu d’un fichier, l’adresse d’une partie terminée. Un fichier seul prouve seulement qu’il est cohérent : n’importe qui peut en fabriquer un autre qui l’est aussi. Que c’est bien la partie jouée, `--mark` le montre : il prend la marque notée, ou une autre copie, et refuse toute autre partie. Le code de retour est 0 si tout concorde, même là où le serveur a tiré toutes les parts, 1 si quelque chose a été falsifié, et 2 si l’on ne peut rien dire : le fichier est illisible, ou ses donnes sont invérifiables. docs/verifiable-deals.md dit ce qui est prouvé et ce qui ne l’est pas.
command-backup =
    Copier la base de données dans un nouveau fichier, même pendant qu’un serveur tourne.

    La copie reproduit la base telle qu’elle est à un instant donné, et elle est relue jusqu’au bout : le fichier est complet, ou il n’est pas créé. Quiconque peut le lire voit les cartes de tout le monde. Par exemple, chaque nuit :

    `parlour backup parlour-$(date +%F).db`
command-restore =
    Remplacer la base de données par une copie.

    Le serveur doit être arrêté. La copie est d’abord lue jusqu’au bout, et l’ancienne base est conservée à côté.
command-doctor =
    Vérifier que cette machine convient à un serveur : base de données, espace disque, horloge et nombre de fichiers ouverts permis.

    Chaque ligne indique ce qui va bien (✓) ou ce qu’il faut faire (✗). Le code de retour est 1 s’il y a quelque chose à faire.
command-help = Afficher cette aide, ou celle d’une commande.

## À quoi sert chaque argument ; `.value` représente ce que l’on tape ensuite

argument-help = Afficher l’aide : `-h` en bref, `--help` en détail
argument-version = Afficher la version

# serve
argument-listen = Adresse et port d’écoute. Avec `0.0.0.0:8080`, tout ton réseau peut jouer ; pour Internet, place le serveur derrière un proxy inverse en HTTPS
    .value = ADRESSE:PORT
argument-database = Base de données où tout est conservé : un chemin, `sqlite:CHEMIN`, ou `postgres://UTILISATEUR@MACHINE/NOM` pour plusieurs serveurs [par défaut : dans ton dossier de données]
    .value = BASE
argument-pace = Temps de réflexion des bots : 1 comme une personne, 0 aucun ; 10 au plus
    .value = FACTEUR
argument-absent = Nombre de secondes pendant lesquelles une table attend un absent avant qu’un bot joue à sa place
    .value = SECONDES
argument-keep-days = Nombre de jours pendant lesquels une partie est conservée après son dernier coup
    .value = JOURS
argument-keep-lobbies = Nombre d’heures pendant lesquelles un salon est conservé s’il ne s’y passe plus rien
    .value = HEURES
argument-origin = Autre site dont les pages peuvent utiliser ce serveur, par exemple `https://games.example` ; l’option peut être répétée
    .value = SITE
argument-behind-proxy = Lire l’adresse des clients dans la dernière entrée de `X-Forwarded-For` ; uniquement derrière un proxy qui la renseigne
argument-notify-after = Nombre de secondes au bout desquelles un joueur absent est averti que c’est son tour, à une table avec pendule
    .value = SECONDES
argument-webhooks = Permettre à l’hôte d’une table d’indiquer un webhook, averti à chaque tour : sur Internet seulement (`public`), ou aussi sur cette machine et son réseau (`anywhere`)
    .value = OÙ
argument-limit = Changer une limite, par exemple `connections=500` ou `tables=1/30,200` ; l’option peut être répétée. docs/limits.md donne la liste des limites
    .value = NOM=VALEUR
argument-metrics = Adresse où Prometheus peut lire `/metrics` : une adresse réservée à cet usage, qu’aucun proxy ne doit transmettre, par exemple `127.0.0.1:9464`. Sans cette option, les métriques ne sont pas accessibles
    .value = ADRESSE:PORT
argument-log = Format du journal, écrit sur la sortie d’erreur : lisible (`text`), ou un objet JSON par ligne (`json`) ; `PARLOUR_LOG=debug` le rend plus détaillé
    .value = FORMAT

# arena et puzzles
argument-game = Le jeu, par exemple `clue` ; un nom inconnu affiche la liste
    .value = JEU
argument-seed = Graine du générateur de hasard
    .value = NOMBRE

# arena
argument-deals = Nombre de donnes ; dans l’arène, 200 par défaut, et 10000 au plus avec `--sprt`
    .value = NOMBRE
argument-bots = Un bot par place, par exemple `random,careful,careful` : un niveau, ou un programme à toi avec ses arguments, comme `./mien` ou `python3 mien.py` (voir docs/bot-protocol.md) ; un nom inconnu affiche la liste. Par défaut, le bot le plus fort joue contre lui-même, avec le moins de joueurs possible. Avec `--ladder`, les bots à classer en plus des niveaux. Un programme ou un argument qui contient des espaces ou des virgules se met entre guillemets, simples ou doubles, comme dans `"./mien '1,2',random"`
    .value = NIVEAUX
argument-ladder = Faire jouer les bots deux à deux et afficher la force de chacun (Elo), son temps par coup et ses gains contre chacun des autres
argument-sprt = Faire jouer un bot contre un autre jusqu’à savoir si son avance est de `--elo1` plutôt que de `--elo0`
    .value = BOT
argument-elo0 = Avance jugée trop petite, en Elo
    .value = NOMBRE
argument-elo1 = Avance jugée suffisante, en Elo
    .value = NOMBRE
argument-exploiters = Opposer au niveau le plus fort des bots qui suivent chacun une seule idée simple, et afficher ce que chacun y gagne
argument-players = Nombres de joueurs pour `--ladder`, `--sprt` et `--exploiters`, par exemple `3,4` ; par défaut tous ceux que le jeu permet, et pour `--sprt` le plus petit
    .value = NOMBRES
argument-write = Fichier, tel que docs/bots.md, dont une partie est réservée à ce qu’affiche `--ladder` ou `--exploiters` : le résultat y est écrit aussi
    .value = FICHIER
argument-patience = Temps accordé à un programme pour un coup, en millisecondes ; dix fois plus pour le premier. S’il est trop lent, s’arrête ou ne joue pas un coup permis, le niveau le plus faible prend sa place jusqu’à la fin de la partie
    .value = NOMBRE
argument-options = Options de règles, par exemple `edition=1986,dice=2` ; une option inconnue affiche la liste. Plusieurs valeurs d’une même option se joignent par `+`
    .value = NOM=VALEUR
argument-setup = Fichier JSON pour les options trop longues pour une ligne de commande, par exemple `{"{"}"deck": [...]{"}"}` ; `--options` l’emporte
    .value = FICHIER
argument-try = Programme à essayer : avec chaque nombre de joueurs et chaque option, à côté du niveau le plus faible puis seul. Toutes ses erreurs sont affichées ; le code de retour est 1 s’il y en a
    .value = PROGRAMME

# bench
argument-player = Un joueur : un nom et l’adresse d’un modèle qui s’interroge comme ceux d’OpenAI, par exemple `one=http://127.0.0.1:8000/v1,model=small,key=VARIABLE`, où la variable contient la clé et où tout autre paramètre est transmis ; un programme avec ses arguments, par exemple `two=python3 mine.py` ; ou, comme dans `three=mcp`, le client MCP qui lance cette commande comme serveur. L’option peut être répétée
    .value = NOM=ADRESSE|PROGRAMME|mcp
argument-opponents = Niveau des bots aux autres places ; un nom inconnu affiche la liste. Par défaut, le plus facile
    .value = NIVEAU
argument-seats = Nombre de joueurs ; par défaut, le minimum du jeu
    .value = NOMBRE
argument-retries = Nombre de nouveaux essais quand une réponse est illisible ou contraire aux règles
    .value = NOMBRE
argument-timeout = Temps accordé à un joueur pour répondre, en secondes ; pendant ce temps, un modèle dont le serveur est en panne est interrogé de nouveau
    .value = SECONDES
argument-report = Nom du rapport, auquel s’ajoutent `.html` et `.json`
    .value = FICHIER

# puzzles
argument-kind = Genre d’énigme, par exemple `deduce` ; un nom inconnu affiche la liste. Par défaut, le premier du jeu
    .value = GENRE
argument-count = Nombre d’énigmes
    .value = NOMBRE
argument-levels = Difficulté, de 1 à 5, par exemple `1,2`
    .value = NIVEAUX
argument-per-game = Nombre maximal d’énigmes tirées d’une même partie
    .value = NOMBRE
argument-out = Fichier où écrire le recueil, au lieu de l’afficher
    .value = FICHIER
argument-check = Recueil à vérifier : chaque énigme est résolue à nouveau
    .value = FICHIER

# notebook
argument-file = Fichier des notes ; `-` lit l’entrée standard
    .value = FICHIER
argument-why = Expliquer pourquoi il est certain que quelqu’un a une carte ou ne l’a pas, par exemple `rope:dan`, `rope:case` ou `rope`
    .value = CARTE[:QUI]
argument-ask = Conseiller la prochaine question : dans les pièces indiquées, ou dans n’importe laquelle
    .value = PIÈCE
argument-chances = Afficher dans les cases ouvertes des probabilités au lieu de points d’interrogation : toutes les donnes compatibles ont le même poids (`possible`), ou l’on tient compte aussi de la façon dont chacun choisit la carte qu’il montre (`likely`)
    .value = GENRE
argument-json = Tout afficher en JSON, à l’usage des programmes
argument-example = Afficher un exemple pour commencer, avec des commentaires qui expliquent le format

# backup and restore
argument-copy = Nouveau fichier pour la copie
    .value = FICHIER
argument-from = Copie faite par `parlour backup`
    .value = FICHIER

# export
argument-folder = Dossier de destination, vide ou à créer
    .value = DOSSIER

# save et verify
argument-address = Adresse de la page de la partie
    .value = ADRESSE
argument-table = Fichier d’une partie enregistrée, ou adresse de la page d’une partie terminée ; `-` lit l’entrée standard
    .value = FICHIER|ADRESSE
argument-mark = Marque de 64 chiffres, ou autre fichier ou adresse de la même partie : toute autre partie est refusée
    .value = MARQUE|FICHIER|ADRESSE

## Une ligne de commande qu’on ne comprend pas

unknown-argument = `{ $argument }` n’a pas sa place ici.
unknown-command = Il n’y a pas de commande `{ $argument }`.
missing-value = Il manque une valeur après `{ $argument }`.
superfluous-value = `{ $argument }` ne prend pas de valeur, pas même `{ $value }`.
wrong-value = `{ $value }` ne convient pas à `{ $argument }` : { $why }.
wrong-choice-of-value = `{ $value }` ne convient pas à `{ $argument }` : écris { $choices }.
missing-argument = Il manque quelque chose : { $arguments }.
given-twice = `{ $argument }` ne peut être donné qu’une fois.
conflict = `{ $argument }` ne va pas avec { $others }.
not-utf8-argument = Un argument n’est pas en UTF-8.
misused = Cette ligne de commande est incompréhensible.
did-you-mean = Voulais-tu dire { $names } ?
quoted = `{ $name }`
more-help = `--help` en dit plus.

number-from = il faut un nombre entier à partir de { $min }
number-between = il faut un nombre entier de { $min } à { $max }
address-needed = il faut une adresse avec un port, par exemple 127.0.0.1:8080
pace-needed = il faut un nombre de 0 à 10
limit-needed = il faut une limite et sa valeur, par exemple connections=500 ; docs/limits.md les énumère

## Ce qui n’a pas marché. La plupart du temps, cela suit le nom du programme et reçoit un point

because = { $what } : { $why }
not-found = ce fichier ou ce dossier n’existe pas
not-allowed = ce n’est pas permis
disk-full = il n’y a plus de place sur le disque
is-a-folder = c’est un dossier
not-utf8 = ce n’est pas de l’UTF-8
unreadable = impossible de lire { $file }
unwritable = impossible d’écrire { $file }
unknown-game = il n’y a pas de jeu nommé { $name } ; il y a : { $known }

## serve

open-at = Parlour est ouvert : { $address }
open-in-network = Dans ton réseau : { $address }
no-threads = le programme ne peut pas lancer ses fils d’exécution
no-address = impossible de trouver l’adresse
no-signals = on ne pourrait pas arrêter le programme
no-home = tu n’as pas de dossier personnel : dis où tout garder avec `--database CHEMIN`
unknown-database = les bases de données { $kind } ne sont pas prises en charge : écris `--database sqlite:CHEMIN` ou `--database postgres://UTILISATEUR@MACHINE/NOM`
no-database = il manque le chemin de la base de données : écris `--database sqlite:CHEMIN`
postgres-has-tools = backup et restore sont pour les bases de données qui sont des fichiers : pour une base PostgreSQL, utilise ses propres `pg_dump` et `pg_restore`
wrong-postgres = ce n’est pas l’adresse d’une base de données PostgreSQL ({ $reason }) : écris `--database postgres://UTILISATEUR@MACHINE/NOM`, ou `--database postgres:///NOM?host=DOSSIER` pour un socket Unix
wrong-log-level = { $name } vaut error, warn, info, debug, trace ou off, pas { $level }
address-in-use = { $address } sert déjà à un autre programme : arrête-le, ou choisis une autre adresse avec `{ $option }`
address-not-allowed = { $address } demande des droits particuliers : prends un port au-dessus de 1023, ou choisis une autre adresse avec `{ $option }`
address-elsewhere = { $address } n’est pas une adresse de cette machine : prends 127.0.0.1 ou 0.0.0.0, ou choisis une autre adresse avec `{ $option }`
address-unusable = impossible d’utiliser { $address }
database-newer = la base de données { $path } vient d’un Parlour plus récent (sa version est { $found }, celui-ci connaît { $known }) : lance celui-là, ou donne un autre fichier avec `--database`
database-foreign = { $path } n’est pas une base de données de Parlour : donne un autre fichier avec `--database`
database-lost = il n’y a pas de dossier pour { $path } : vérifie le chemin
database-in-use = la base de données { $path } sert à un autre Parlour : arrête-le, ou donne un autre fichier avec `--database`
database-read-only = impossible d’écrire dans la base de données { $path } : autorise l’écriture pour elle et son dossier, ou donne un autre fichier avec `--database`
database-full = il n’y a plus de place pour la base de données { $path } : libère de l’espace sur son disque et relance ; rien de ce qui a été confirmé n’est perdu
database-broken = impossible d’utiliser la base de données { $path } ({ $reason }) : vérifie le fichier et son disque, ou donne un autre fichier avec `--database`
database-unreachable = la base de données { $address } est injoignable ({ $reason }) : démarre PostgreSQL, ou corrige l’adresse après `--database`
database-silent = aucun PostgreSQL ne répond à l’adresse { $address } : démarre-le, ou corrige l’adresse après `--database`
database-refused = PostgreSQL refuse la base de données { $address } ({ $reason }) : vérifie son nom, son utilisateur et les droits de celui-ci
database-later = la base de données { $address } a été écrite par un Parlour plus récent (sa version { $found }, celui-ci connaît { $known }) : démarre celui-là, ou donne une autre base avec `--database`

## backup, restore et doctor

no-such-database = il n’y a pas de base de données { $file } : nomme-la avec `--database`
no-such-backup = il n’y a pas de fichier { $file } : vérifie le chemin
backup-exists = { $file } existe déjà : nomme un nouveau fichier
backup-done = { $tables ->
    [one] { $tables } table est
   *[other] { $tables } tables sont
} dans { $file }
restore-done = { $file } est comme dans la copie : démarre le serveur
restore-kept = Ce qui était là avant est dans { $file }
doctor-no-database = il n’y a pas encore de base de données { $path } : le premier démarrage la crée
doctor-database = la base de données { $path } est intacte, et aucun serveur ne l’a ouverte : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
doctor-postgres = la base de données { $address } répond et contient { $tables ->
    [one] une table
   *[other] { $tables } tables
}
doctor-database-in-use = la base de données { $path } est intacte, et un serveur l’a ouverte : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
doctor-writable = on peut écrire dans { $path }
doctor-room = { $path } a { $free } Go d’espace libre
doctor-no-room = { $path } a { $free } Go d’espace libre : libères-en, jusqu’à { $needed } Go
doctor-clock = l’horloge ne retarde pas sur le dernier coup
doctor-clock-unchecked = l’horloge n’a pas été vérifiée : il faut pour cela une base de données lisible
doctor-clock-behind = l’horloge retarde de { $seconds } secondes sur ce qui a été écrit en dernier : règle-la, et fais-lui suivre un serveur de temps
doctor-files = { $most } fichiers peuvent être ouverts
doctor-few-files = seuls { $most } fichiers peuvent être ouverts, un pour chaque personne qui joue ou regarde : permets-en { $needed }, avec `LimitNOFILE=` de systemd ou avec `ulimit -n`

## arena

# Après une barre et combien sont jouées sur combien, comme « 12/1000 ».
arena-progress = parties, { $speed }, encore { $left }
arena-title = { $game } : { $bots } (hasard { $seed })
so-many-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-games = { so-many-deals } en { $games ->
    [one] { $games } partie, { $decisions } décisions
   *[other] { $games } parties, { $decisions } décisions dans chacune
}
arena-without-winner = { $games } sans vainqueur
# Titres de colonnes de 20 et 8 lettres.
arena-won = gagné (95 %)
arena-score = score
# In place of an interval; at most 17 letters.
few-deals = (trop peu)
arena-seat = place { $seat }
arena-ended = { $bot } s’est arrêté et a ainsi perdu une place { $times ->
    [one] une fois
   *[other] { $times } fois
}
arena-late = { $bot } a mis trop longtemps pour un coup et a ainsi perdu une place { $times ->
    [one] une fois
   *[other] { $times } fois
}
arena-unreadable = { $bot } a écrit ce qui n’est pas un coup et a ainsi perdu une place { $times ->
    [one] une fois
   *[other] { $times } fois
} ; la première fois : { $first }
arena-illegal = { $bot } a joué un coup que les règles interdisent et a ainsi perdu une place { $times ->
    [one] une fois
   *[other] { $times } fois
} ; la première fois : { $first }
arena-endless = { $bot } a joué plus de { $most } coups sans arriver à une fin et a ainsi perdu une place { $times ->
    [one] une fois
   *[other] { $times } fois
}
unknown-bot = il n’y a pas de bot nommé { $name } ; il y a : { $known }
unknown-bot-or-program = { unknown-bot }. Un programme à soi se nomme avec son chemin, par exemple ./{ $name }, ou avec ses arguments
bot-without-name = dans { $bots } il manque le nom d’un bot : écris-en un avant, entre et après les virgules, par exemple `random,careful`
not-started = impossible de démarrer { $program }
open-quote = des guillemets ne sont pas fermés : écris ce qui va ensemble entre deux guillemets semblables
unplayable = une partie n’est pas allée à son terme
no-options = { $file } ne contient pas d’options : écris-les sous la forme {"{"}"nom": valeur{"}"}
no-pair = écris les options sous la forme nom=valeur, pas { $text }
# The first part of a line; behind it, what was wrong.
arena-tried = { $players } joueurs
arena-tried-with = { $players } joueurs, { $options }
arena-tried-alone = { $players } joueurs, tous ce programme
arena-passed = { $bot } a répondu chaque fois par un coup permis, et à temps.
arena-failed = { $bot } n’a pas toujours répondu à temps par un coup permis.
# A line after each two bots.
ladder-progress = { $one } et { $other } à { $players } : { $done } parties jouées sur { $games }
# Avant un tableau des bots : la force de chacun, et ce que sa ligne a gagné contre sa colonne.
ladder-title = { $game } à { $players } : { so-many-deals } entre chaque paire de bots, en { $games } parties
ladder-elo = Elo (95 %)
ladder-mean = ms par coup
ladder-slowest = 99 % en ms
ladder-how = Les bots de deux sortes sont assis en alternance autour de la table. Une case est la part de tout ce qui était à gagner que le bot de sa ligne a gagnée contre celui de sa colonne. L’Elo suit le modèle de Bradley et Terry, avec des intervalles par bootstrap sur les donnes ; { $bot } a 0. Entre deux bots compte en plus un dixième de donne nulle : sans lui, qui a tout perdu n’aurait pas d’Elo. Les temps sont ceux d’une machine qui avait aussi autre chose à faire.
sprt-nothing-between = `--elo1` doit dépasser `--elo0` : le test cherche de laquelle des deux on est le plus près.
sprt-same-bot = Un test séquentiel compare deux bots différents : aucun n’est plus fort que lui-même.
sprt-found = { $bot } contre { $other }, à { $players } : { $points } de ce qui était à gagner ({ $low } à { $high }), { $elo } Elo, en { so-many-deals } et { $games } parties. Certitude { $evidence }, il en faut { $bound } dans un sens ou dans l’autre.
sprt-accepted = Accepté : { $bot } est plus fort que { $other } de { $more } Elo plutôt que de { $less }.
sprt-refused = Refusé : { $bot } est plus fort que { $other } de { $less } Elo plutôt que de { $more }, si tant est qu’il le soit.
sprt-open = Indécis : augmente `--deals`, ou écarte `--elo0` et `--elo1`.
# Avant un tableau de bots qui cherchent les failles du plus fort.
exploiters-title = { $game } : chacun seul contre { $bot }, à chaque place de { so-many-deals }
exploiters-name = bot
exploiters-players = joueurs
exploiters-won = gagné
exploiters-fair = part équitable
exploiters-gain = gain (95 %)
exploiters-how = La part équitable est ce que { $bot } lui-même a gagné aux mêmes places des mêmes donnes.
no-part = { $file } n’a pas de partie pour cela : écris les lignes { $begin } et { $end } là où elle doit être

## bench

bench-title = Épreuve de déduction : { $game }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (graine { $seed }, texte { $prompt }, adversaires { $level })
bench-player = { $name } : { $won } de { $games ->
    [one] { $games } partie gagnée
   *[other] { $games } parties gagnées
} ; a dit { $found } de ce qui s’ensuivait, a laissé { $left } bits à chacune de { $exams } questions ; { $faults ->
    [0] toutes ses réponses en étaient
    [one] { $faults } réponse n’en était pas une
   *[other] { $faults } réponses n’en étaient pas
}
bench-written = Le rapport est dans { $page } et { $file }
bench-stopped = Arrêté avant la fin : aucun rapport n’a été écrit
bench-no-player = { $text } ne désigne aucun joueur : écris un nom et ce qui joue, par exemple `one=http://127.0.0.1:8000/v1,model=small` ou `two=python3 mine.py`
bench-name-taken = { $name } est déjà le nom de quelqu’un : donne un autre nom à chaque joueur
bench-no-address = { $text } n’a pas d’adresse de modèle : écris-en une comme `http://127.0.0.1:8000/v1`
bench-no-key = la variable { $name } doit contenir une clé et n’en contient pas : donne-la-lui
bench-mcp-left = le client MCP est parti avant de demander une question
bench-mcp-twice = un seul joueur peut être `mcp` : il n’y a qu’une entrée standard
bench-mcp-terminal = c’est à un client MCP de lancer cette commande comme son serveur ; ici, l’entrée standard est un terminal
bench-other-game = cette épreuve n’existe pas pour ce jeu : prends `clue` ou `color-doubt`
bench-few-seats = { $players } joueurs ne tiennent pas sur { $seats } places : donne plus de `--seats`

# The page of the report, and the code of its language.
bench-language = fr
bench-explained = Avant de jouer, un joueur dit ce qu’il tient pour certain, probable et impossible de ce qui est caché. Chaque affirmation est jugée d’après toutes les donnes compatibles avec ce que le joueur a appris. Un bit est un choix entre deux.
bench-error-explained = Ce qui suit ± est l’erreur type : deux fois sur trois, la moyenne d’un très grand nombre de donnes n’est pas plus loin.
bench-few = { $mean } (trop peu de valeurs pour ±)
bench-lost = { $name } a manqué dans { $lost } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $why }
bench-unfinished = { $unfinished ->
    [one] 1 partie abandonnée
   *[other] { $unfinished } parties abandonnées
} après { $moves } coups, sur { $games } : personne n’y a gagné, et il n’y a pas de points
bench-no-answer = aucune réponse n’est venue en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
bench-no-connection = l’adresse était injoignable ({ $reason })
bench-status = le serveur du modèle a répondu { $status }
bench-is-key-right = le serveur du modèle a répondu { $status } : la clé est-elle la bonne ?
bench-no-completion = ce que le serveur a répondu n’est pas la réponse d’un modèle
bench-ended = le programme s’est arrêté sans répondre
bench-client-left = le client MCP est parti
bench-duel = Sur les mêmes donnes, { $one } a marqué { $difference } points de plus que { $other }.
bench-won = Parties gagnées
bench-score = Points
bench-moves = Coups
bench-substituted = Coups qu’un bot a dû jouer
bench-exams = Questions posées
bench-unanswered = Sans réponse
bench-unreadable = Réponses illisibles
bench-illegal = Coups contraires à la règle
bench-refused = Refus
bench-late = Trop tard
bench-failed = Injoignable
bench-erred = Erreurs au lieu d’une réponse
bench-found = Dit de ce qui s’ensuivait
bench-gained = Bits appris entre deux questions
bench-left = Bits laissés à une question
bench-lies-told = Mensonges dits
bench-lies-believed = Mensonges crus
bench-lies-seen-through = Mensonges percés à jour
bench-truths-doubted = Vérités prises pour des mensonges
bench-of = { $part } sur { $whole }
bench-certain = Certain
bench-impossible = Impossible
bench-likely = Probable
bench-is-entailed = cela s’ensuit
bench-is-possible = cela se peut
bench-is-impossible = cela ne se peut pas
bench-is-unasked = ce n’était pas demandé
bench-claims = Affirmations
bench-bits = Bits
bench-plot-left = Bits laissés, question par question
bench-plot-left-across = Question dans la partie
bench-plot-left-note = La moyenne de toutes les parties arrivées jusque-là. Qui dit tout ce qui s’ensuit reste à 0.
bench-plot-claims = Les affirmations et leur jugement
bench-plot-claims-note = Seul ce qui s’ensuit peut être dit certain ou impossible ; de l’impossible, que cela n’est pas.
bench-plot-likely = Ce qui a été dit probable, selon la chance exacte
bench-plot-likely-across = Chance exacte
bench-plot-likely-note = La chance tient compte de la façon dont les joueurs choisissent, comme l’aide du jeu.
bench-plot-duel = Points, premier joueur moins second, donne par donne
bench-plot-duel-across = Donne
bench-plot-duel-note = Chaque donne a été jouée des deux places.
bench-overlooked = Ce qui a échappé
bench-player-head = Joueur
bench-deal = Donne
bench-ply = Après coups
bench-fact = Ce qu’on pouvait dire
bench-why = Cela s’ensuit de

## puzzles

# Après une barre et combien sont faites sur combien, comme « 3/10 ».
puzzles-progress = énigmes, encore { $left }
puzzles-looked = { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
puzzles-in-vain = { $games } parties de suite n’avaient pas de telle énigme : demande plus de niveaux avec `--levels`
unknown-puzzles = { $game } n’a pas d’énigmes nommées { $kind } ; il y a : { $known }

# Un recueil que l’on vérifie. Les mots au début de ses lignes sont les mêmes dans toutes les langues.
pack-right = { $puzzles ->
    [one] { $puzzles } énigme est juste.
   *[other] { $puzzles } énigmes sont justes.
}
pack-without-head = { $file } n’est pas un recueil d’énigmes : sa première ligne n’est pas « { $head } »
pack-empty = { $file } n’a pas d’énigmes : chacune commence par une ligne comme `puzzle 1`
pack-puzzle = énigme { $number } de { $file }
pack-lacks = il manque { $word }
pack-not-json = un coup n’est pas du JSON
pack-wrong-seat = `seat` n’est pas un nombre
pack-wrong-chairs = `chairs` ne sont pas des nombres
pack-no-such-puzzle = après ces coups, il n’y a pas de telle énigme à cette place
pack-no-answer = sa réponse n’en est pas une
pack-wrong-answer = sa réponse est fausse
pack-wrong-level = son niveau est { $level }

## export

export-done = { $files ->
    [one] { $files } fichier est
   *[other] { $files } fichiers sont
} dans { $folder } : n’importe quel hébergeur de fichiers peut les servir.
export-without-modules = ce programme a été construit sans ce qui permet à un navigateur de jouer seul : lance `rustup target add wasm32-unknown-unknown` et reconstruis-le
export-not-empty = { $file } n’est pas vide : nomme un nouveau dossier, ou vide-le
export-to-file = { $file } est un fichier : nomme un dossier
export-unwritable = impossible d’écrire { $file } ({ $reason }) : nomme un dossier où tu peux écrire

## save et verify

no-table-address = { $address } n’est pas l’adresse d’une table : copie-la de la page de la partie, comme `https://games.example/t/0123456789abcdef`
table-unreachable = { $address } est injoignable : vérifie l’adresse, et que le serveur tourne
chain-unreachable = la liste de toutes les tables du serveur de { $address } ne peut pas être lue : sans elle, on ne sait pas si la table y figure
table-not-over = la partie à { $address } n’est pas finie pour tout le monde : réessaie quand elle le sera
no-such-table = il n’y a pas de table à { $address } : vérifie l’adresse
table-unreadable = le serveur ne peut pas lire la table à { $address } : la raison est dans son journal
saved-too-long = c’est trop long pour une table enregistrée
verify-game = { $game } : { $names }
verify-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} de joueurs et { $chance } du hasard recalculés
verify-share-own = { $name } : sa propre part, ouverte
verify-share-server = { $name } : part tirée par le serveur
verify-share-unopened = { $name } : sa propre part, pas ouverte à temps ; une empreinte de son engagement la remplace
verify-handed = le serveur dit : la place de { $name } a été donnée à quelqu’un d’autre avant le coup { $ply }
verify-to-bot = le serveur dit : la place de { $name } a été donnée à un bot avant le coup { $ply }
verify-back = le serveur dit : { $name } a repris la place avant le coup { $ply }
verify-link = maillon { $number } de la chaîne, dont la tête était { $head }
verify-end = la partie s’est terminée avec le maillon { $number } de la chaîne, dont la tête était { $head }
verify-mark = marque de la partie : { $mark }
verify-proved = Prouvé. { $what }
verify-fits = Le fichier est cohérent. { $what }
verify-fits-table = La table est cohérente. { $what }
verify-compare = Chaque donne et chaque jet découle de ce que contient le fichier, chaque coup suit la règle et le résultat en découle. Mais une fois une partie finie, n’importe qui peut faire un tel fichier d’une autre : compare la marque avec celle de quelqu’un qui y était (`--mark`), ou les maillons avec la chaîne du serveur.
verify-address = Chaque donne et chaque jet découle des nombres qui y figurent, chaque coup suit la règle et le résultat en découle. Que ces nombres aient été fixés avant la partie, et que ce soit la partie qui a été jouée, c’est la parole du serveur à cette adresse : compare la marque avec celle de quelqu’un qui y était (`--mark`).
verify-followed = Recalculé, mais que personne n’ait choisi les donnes n’est pas prouvé. { $what }
verify-same = Les deux sont la même partie, ligne pour ligne. Chaque donne et chaque lancer découlent de ce qu’on y lit, chaque coup suit les règles, et le résultat en découle. Que ce soit la partie qui a été jouée n’est pas plus sûr que ce à quoi elle a été comparée.
verify-unproved = Pas prouvé. { $what }
verify-forged = Falsifié. { $what }.
verify-not-listed = la chaîne de ce serveur a un autre maillon { $number } que celui que dit la table
verify-another = Ce n’est pas la partie de cette marque. { $what }.
verify-unreadable = Pas vérifié. { $what }.
verify-no-mark = `{ $given }` n’est ni une marque de 64 chiffres hexadécimaux en minuscules, ni une table enregistrée qui en a une et se vérifie
