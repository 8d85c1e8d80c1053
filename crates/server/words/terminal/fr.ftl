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

    Sans commande, c’est le serveur qui démarre : ouvre l’adresse qu’il affiche.
command-serve =
    Ouvrir des tables aux navigateurs et aux bots (ce qui se passe aussi sans commande).

    Les tables, les coups et les notes privées sont dans un seul fichier ; qui peut le lire voit les cartes de tout le monde. Pendant que le serveur tourne, on peut le copier sans risque avec `parlour backup`.
command-arena =
    Faire jouer beaucoup de parties entre bots et dire qui gagne combien de fois.

    Chaque donne est jouée avec les bots dans tous les ordres autour de la table, avec le même hasard : aucun bot n’a de meilleures cartes ni de meilleures places. C’est la donne qui compte : les intervalles, à 95 %, et les erreurs types sont ceux des moyennes des donnes. La même commande donne les mêmes chiffres.

    `--ladder` évalue tous les bots d’un jeu, `--sprt` cherche lequel de deux est le plus fort, et `--exploiters` cherche les failles du plus fort. docs/bots.md les décrit et montre ce qu’ils affichent.
command-bench =
    Mesurer ce que des modèles et des programmes déduisent : ils jouent les mêmes donnes, on leur demande ce qu’ils tiennent pour certain, probable et impossible, et c’est jugé exactement.

    Chaque donne est jouée autant de fois qu’il y a de joueurs, qui changent de place ; des bots occupent les autres places. Cela marche pour `clue` et `color-doubt`. Le rapport est une page avec des graphiques, et du JSON. docs/bench.md décrit ce qui est demandé et comment c’est jugé. Par exemple :

    `parlour bench clue --player one=http://127.0.0.1:8000/v1,model=small --player two="python3 mine.py" --deals 20`
command-puzzles =
    Faire un recueil d’énigmes tirées de parties entre bots, ou en vérifier un.

    Une énigme, c’est ce que quelqu’un savait à un moment d’une partie, et une question à laquelle cela suffit pour répondre. Un recueil est du texte brut, décrit dans docs/puzzles.md : pour chaque énigme, en phrases, ce qu’on savait, la question, la réponse et les raisons, et, pour les programmes, les coups de la partie.

    La même commande fait le même recueil, avec des phrases dans ta langue. Par exemple, vingt déductions difficiles :

    `parlour puzzles clue --kind deduce --levels 4,5 --count 20 > hard.txt`

    et pour résoudre à nouveau chaque énigme d’un recueil :

    `parlour puzzles --check hard.txt`
command-notebook =
    Aider à un jeu de cartes autour d’une vraie table, d’après les notes d’un fichier.

    Note qui joue, tes propres cartes, et ce qui est suggéré, montré et accusé, une ligne pour chaque chose. La feuille s’affiche : qui a quelle carte (✓), qui ne l’a pas (·), qui peut l’avoir (?), et pour le dossier deux probabilités : « possible » compte de la même façon toutes les donnes qui vont avec tes notes ; « probable » compte aussi comment on choisit la carte que l’on montre.
command-notebook-after =
    Un exemple, que `parlour notebook --example` affiche avec plus de commentaires :

    { $example }

    Commence par `parlour notebook --example > game.txt`, puis, après chaque tour, `parlour notebook game.txt --ask`.
    Le code de sortie est 1 quand une ligne est illisible ou que les notes se contredisent.
command-export =
    Écrire un site de simples fichiers qui n’a pas besoin de serveur : parties contre des bots, leçons, énigmes et carnet.

    N’importe quel hébergeur de fichiers peut le servir, dans n’importe quel dossier, ou un programme sur ta machine :

    `parlour export site`

    `python3 -m http.server --directory site`

    Le navigateur joue lui-même les bots et garde les parties ; après la première visite, il n’a plus du tout besoin du réseau, si le site est en HTTPS ou sur localhost. Les tables entre amis demandent un serveur. Là où il n’y a pas de fichier, l’hébergeur devrait répondre par le 404.html du site, ou par sa première page : il n’y en a pas à l’adresse d’une partie. Sinon, une telle adresse ne s’ouvre que là où le site a déjà été visité.
command-save =
    Afficher une table finie d’un serveur comme table enregistrée, avec tout ce qui permet de vérifier ses donnes.

    `parlour save https://games.example/t/0123456789abcdef > game.txt`

    docs/saved-table.md décrit le fichier. La page d’une table finie peut aussi l’enregistrer.
command-verify =
    Recalculer une table enregistrée : si ses donnes sont celles qui étaient engagées avant, si chaque coup suit les règles et si le résultat en découle.

    `parlour verify game.txt`

    Au lieu d’un fichier, l’adresse d’une table finie convient aussi. Le code de sortie est 0 quand tout est prouvé, 1 quand quelque chose est falsifié, et 2 quand rien ne peut être dit : le fichier est illisible, ou personne ne peut vérifier les donnes. docs/verifiable-deals.md dit ce qui est prouvé et ce qui ne l’est pas.
command-backup =
    Copier la base de données dans un nouveau fichier, même pendant qu’un serveur tourne.

    La copie est la base telle qu’elle est à un moment donné, et elle a été lue jusqu’au bout : le fichier est là en entier ou pas du tout. Qui peut le lire voit les cartes de tout le monde. Par exemple, chaque nuit :

    `parlour backup parlour-$(date +%F).db`
command-restore =
    Mettre une copie à la place de la base de données.

    Le serveur doit être arrêté. La copie est d’abord lue jusqu’au bout, et la base qui était là est gardée à côté.
command-doctor =
    Dire si un serveur a ici ce qu’il lui faut : sa base de données, son disque, l’horloge et assez de fichiers ouverts.

    Chaque ligne dit ce qui va bien (✓) ou ce qu’il faut faire (✗). Le code de retour est 1 s’il y a quelque chose à faire.
command-help = Afficher ceci, ou l’aide d’une commande.

## À quoi sert chaque argument ; `.value` représente ce que l’on tape ensuite

argument-help = Afficher l’aide : `-h` en bref, `--help` en détail
argument-version = Afficher la version

# serve
argument-listen = Où écouter. Avec `0.0.0.0:8080`, tout ton réseau peut jouer ; pour Internet, mets devant un proxy inverse en HTTPS
    .value = ADRESSE:PORT
argument-database = Où tout est gardé : un chemin, `sqlite:CHEMIN`, ou `postgres://UTILISATEUR@MACHINE/NOM` pour autant de serveurs que tu veux [par défaut : dans ton dossier de données]
    .value = BASE
argument-pace = Le temps que prennent les bots : 1 autant qu’une personne, 0 aucun ; 10 au plus
    .value = FACTEUR
argument-absent = Combien de secondes une table attend quelqu’un d’absent avant qu’un bot joue à sa place
    .value = SECONDES
argument-keep-days = Combien de jours une partie est gardée après son dernier coup
    .value = JOURS
argument-keep-lobbies = Combien d’heures un salon est gardé après la dernière chose qui s’y est passée
    .value = HEURES
argument-origin = Un autre site dont les pages peuvent utiliser ce serveur, par exemple `https://games.example` ; peut être donné plusieurs fois
    .value = SITE
argument-behind-proxy = Prendre l’adresse des clients dans la dernière entrée de `X-Forwarded-For` ; seulement derrière un proxy qui la met
argument-notify-after = Combien de secondes après le début de leur tour les absents en sont avertis, à une table avec pendule
    .value = SECONDES
argument-webhooks = L’hôte d’une table peut nommer un webhook, à qui l’on dit de qui c’est le tour : un sur Internet (`public`), ou aussi un sur cette machine et dans son réseau (`anywhere`)
    .value = OÙ
argument-limit = Changer une limite, par exemple `connections=500` ou `tables=1/30,200` ; peut être donné plusieurs fois. docs/limits.md les énumère
    .value = NOM=VALEUR
argument-metrics = Où Prometheus peut lire `/metrics` : une adresse à part, qu’aucun proxy ne doit transmettre, par exemple `127.0.0.1:9464`. Sans cela, personne ne le peut
    .value = ADRESSE:PORT
argument-log = Comment écrire le journal, qui va sur la sortie d’erreur : pour des personnes (`text`), ou un objet JSON par ligne (`json`) ; `PARLOUR_LOG=debug` l’allonge
    .value = FORMAT

# arena et puzzles
argument-game = Quel jeu, par exemple `clue` ; s’il est inconnu, la liste s’affiche
    .value = JEU
argument-seed = D’où vient le hasard
    .value = NOMBRE

# arena
argument-deals = Combien de donnes ; dans l’arène, 200 si rien n’est dit, et 10000 au plus avec `--sprt`
    .value = NOMBRE
argument-bots = Un bot pour chaque place, par exemple `random,careful,careful` : un niveau, ou un programme à soi avec ses arguments, comme `./mien` ou `python3 mien.py`, que décrit docs/bot-protocol.md ; s’il est inconnu, la liste s’affiche. Sinon, le bot le plus fort joue contre lui-même, avec le moins de joueurs. Avec `--ladder`, les bots évalués à côté des niveaux
    .value = NIVEAUX
argument-ladder = Faire jouer les bots deux à deux et dire la force de chacun (Elo), le temps qu’il met pour un coup et ce qu’il a gagné contre chacun des autres
argument-sprt = Faire jouer un bot contre un autre jusqu’à savoir s’il est plus fort de `--elo1` plutôt que de `--elo0`
    .value = BOT
argument-elo0 = Quelle avance, en Elo, est trop petite
    .value = NOMBRE
argument-elo1 = Quelle avance, en Elo, suffit
    .value = NOMBRE
argument-exploiters = Faire jouer des bots qui n’ont qu’une idée simple contre le niveau le plus fort, et dire ce que chacun y gagne
argument-players = À combien jouent `--ladder`, `--sprt` et `--exploiters`, par exemple `3,4` ; sinon avec tous les nombres possibles, et `--sprt` avec le plus petit
    .value = NOMBRES
argument-write = Un fichier qui a une partie pour ce qu’affiche `--ladder` ou `--exploiters`, comme docs/bots.md : le résultat y est écrit aussi
    .value = FICHIER
argument-patience = Combien de millisecondes un programme peut mettre pour un coup, dix fois plus pour le premier. Celui qui met plus longtemps, s’arrête ou ne joue pas de coup permis perd sa place au profit du niveau le plus faible pour le reste de la partie
    .value = NOMBRE
argument-options = Des options de la règle, par exemple `edition=1986,dice=2` ; si l’une est inconnue, la liste s’affiche. Plusieurs valeurs d’une option se joignent par `+`
    .value = NOM=VALEUR
argument-setup = Un fichier JSON avec des options trop grandes pour une ligne de commande, par exemple `{"{"}"deck": [...]{"}"}` ; `--options` l’emporte
    .value = FICHIER
argument-try = Un programme à essayer : avec chaque nombre de joueurs et chaque option, à côté du niveau le plus faible et seul. Tout ce qu’il fait de travers est dit ; le code de sortie est 1 s’il y a quelque chose
    .value = PROGRAMME

# bench
argument-player = Qui joue : un nom et l’adresse d’un modèle que l’on interroge comme ceux d’OpenAI, par exemple `one=http://127.0.0.1:8000/v1,model=small,key=VARIABLE`, où la variable contient la clé et où tout le reste est envoyé avec ; un programme avec ses arguments, par exemple `two=python3 mine.py` ; ou, comme dans `three=mcp`, le client MCP qui lance cette commande comme son serveur. Peut être donné plusieurs fois
    .value = NOM=ADRESSE|PROGRAMME|mcp
argument-opponents = Le niveau des bots aux autres places ; s’il est inconnu, la liste s’affiche. Sinon, le plus facile
    .value = NIVEAU
argument-seats = Combien de joueurs ; sinon, aussi peu que le jeu le permet
    .value = NOMBRE
argument-retries = Combien de fois on redemande à un joueur dont la réponse est illisible ou contraire à la règle
    .value = NOMBRE
argument-timeout = Combien de secondes un joueur peut mettre pour répondre
    .value = SECONDES
argument-report = Où écrire le rapport : `.html` et `.json` sont ajoutés
    .value = FICHIER

# puzzles
argument-kind = Quel genre d’énigme, par exemple `deduce` ; s’il est inconnu, la liste s’affiche. Sinon, le premier du jeu
    .value = GENRE
argument-count = Combien d’énigmes
    .value = NOMBRE
argument-levels = Leur difficulté, de 1 à 5, par exemple `1,2`
    .value = NIVEAUX
argument-per-game = Pas plus de tant par partie
    .value = NOMBRE
argument-out = Un fichier où écrire le recueil, au lieu de l’écran
    .value = FICHIER
argument-check = Un recueil dont les énigmes sont résolues à nouveau : chacune est-elle juste ?
    .value = FICHIER

# notebook
argument-file = Le fichier avec les notes ; `-` les lit sur l’entrée standard
    .value = FICHIER
argument-why = Dire pourquoi il est certain que quelqu’un a une carte ou ne l’a pas, par exemple `rope:dan`, `rope:case` ou `rope`
    .value = CARTE[:QUI]
argument-ask = Dire quoi demander ensuite : dans les pièces nommées, ou dans n’importe laquelle
    .value = PIÈCE
argument-chances = Montrer des probabilités dans toutes les cases ouvertes, au lieu de points d’interrogation : toutes les donnes qui vont comptent autant (`possible`), ou la façon de choisir la carte montrée compte aussi (`likely`)
    .value = GENRE
argument-json = Tout afficher en JSON, pour des programmes
argument-example = Afficher un exemple pour commencer, avec des commentaires qui expliquent le format

# backup and restore
argument-copy = Un nouveau fichier pour la copie
    .value = FICHIER
argument-from = La copie, telle que `parlour backup` l’écrit
    .value = FICHIER

# export
argument-folder = Où l’écrire : un dossier vide, ou qui n’existe pas encore
    .value = DOSSIER

# save et verify
argument-address = L’adresse de la page de la table
    .value = ADRESSE
argument-table = Un fichier avec une table enregistrée, ou l’adresse de la page d’une table finie ; `-` lit l’entrée standard
    .value = FICHIER|ADRESSE

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
doctor-clock-behind = l’horloge retarde de { $seconds } secondes sur ce qui a été écrit en dernier : règle-la, et fais-lui suivre un serveur de temps
doctor-files = { $most } fichiers peuvent être ouverts
doctor-few-files = seuls { $most } fichiers peuvent être ouverts, un pour chaque personne qui joue ou regarde : permets-en { $needed }, avec `LimitNOFILE=` de systemd ou avec `ulimit -n`

## arena

# Après une barre et combien sont jouées sur combien, comme « 12/1000 ».
arena-progress = parties, { $speed }, encore { $left }
arena-title = { $game } : { $bots } (hasard { $seed })
arena-games = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} en { $games ->
    [one] { $games } partie, { $decisions } ± { $error } décisions
   *[other] { $games } parties, { $decisions } ± { $error } décisions dans chacune
}
arena-without-winner = { $games } sans vainqueur
# Titres de colonnes de 20 et 8 lettres.
arena-won = gagné (95 %)
arena-score = score
arena-seat = place { $seat }
arena-ended = { $bot } s’est arrêté dans { $games ->
    [one] une partie
   *[other] { $games } parties
} et a perdu sa place
arena-late = { $bot } a mis trop longtemps pour un coup dans { $games ->
    [one] une partie
   *[other] { $games } parties
} et a perdu sa place
arena-unreadable = { $bot } a écrit ce qui n’est pas un coup dans { $games ->
    [one] une partie
   *[other] { $games } parties
} et a perdu sa place ; la première fois : { $first }
arena-illegal = { $bot } a joué un coup que les règles interdisent dans { $games ->
    [one] une partie
   *[other] { $games } parties
} et a perdu sa place ; la première fois : { $first }
arena-endless = { $bot } a joué plus de { $most } coups dans { $games ->
    [one] une partie
   *[other] { $games } parties
} sans arriver à une fin et a perdu sa place
unknown-bot = il n’y a pas de bot nommé { $name } ; il y a : { $known }
unknown-bot-or-program = { unknown-bot }. Un programme à soi se nomme avec son chemin, par exemple ./{ $name }, ou avec ses arguments
not-started = impossible de démarrer { $program }
unplayable = une partie n’est pas allée à son terme
no-options = { $file } ne contient pas d’options : écris-les sous la forme {"{"}"nom": valeur{"}"}
no-pair = écris les options sous la forme nom=valeur, pas { $text }
# The first part of a line; behind it, what was wrong.
arena-tried = { $players } joueurs
arena-tried-with = { $players } joueurs, { $options }
arena-tried-alone = { $players } joueurs, tous ce programme
arena-passed = { $bot } a répondu chaque fois par un coup permis, et à temps.
arena-failed = { $bot } n’a pas toujours répondu à temps par un coup permis.
# Avant un tableau des bots : la force de chacun, et ce que sa ligne a gagné contre sa colonne.
ladder-title = { $game } à { $players } : { $deals } donnes entre chaque paire de bots, en { $games } parties
ladder-elo = Elo (95 %)
ladder-mean = ms par coup
ladder-slowest = 99 % en ms
ladder-how = Les bots de deux sortes sont assis en alternance autour de la table. Une case est la part de tout ce qui était à gagner que le bot de sa ligne a gagnée contre celui de sa colonne. L’Elo suit le modèle de Bradley et Terry, avec des intervalles par bootstrap sur les donnes ; { $bot } a 0. Les temps sont ceux d’une machine qui avait aussi autre chose à faire.
sprt-found = { $bot } contre { $other }, à { $players } : { $points } de ce qui était à gagner ({ $low } à { $high }), { $elo } Elo, en { $deals } donnes et { $games } parties. Certitude { $evidence }, il en faut { $bound } dans un sens ou dans l’autre.
sprt-accepted = Accepté : { $bot } est plus fort que { $other } de { $more } Elo plutôt que de { $less }.
sprt-refused = Refusé : { $bot } est plus fort que { $other } de { $less } Elo plutôt que de { $more }, si tant est qu’il le soit.
sprt-open = Indécis : augmente `--deals`, ou écarte `--elo0` et `--elo1`.
# Avant un tableau de bots qui cherchent les failles du plus fort.
exploiters-title = { $game } : chacun seul contre { $bot }, à chaque place de { $deals } donnes
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
table-not-over = la partie à { $address } n’est pas finie pour tout le monde : réessaie quand elle le sera
no-such-table = il n’y a pas de table à { $address } : vérifie l’adresse
saved-too-long = c’est trop long pour une table enregistrée
verify-game = { $game } : { $names }
verify-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} de joueurs et { $chance } du hasard recalculés
verify-share-own = { $name } : sa propre part, ouverte
verify-share-server = { $name } : part tirée par le serveur
verify-share-unopened = { $name } : sa propre part, pas ouverte à temps ; une empreinte de son engagement la remplace
verify-link = maillon { $number } de la chaîne, dont la tête était { $head }
verify-proved = Prouvé. { $what }
verify-unproved = Pas prouvé. { $what }
verify-forged = Falsifié. { $what }.
verify-unreadable = Pas vérifié. { $what }.
