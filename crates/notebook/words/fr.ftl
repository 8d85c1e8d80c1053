# Every sentence of the detective's notebook, in French.
#
# Words between backquotes are those of the text format, or what somebody wrote: they are the same in every language.

## What things are called: `.a` for one of them, `.one` for only one, `.no` for none, `.of` after “le nom”

suspect = suspect
    .plural = suspects
    .a = un suspect
    .one = un seul suspect
    .no = aucun suspect
    .of = d’un suspect
weapon = arme
    .plural = armes
    .a = une arme
    .one = une seule arme
    .no = aucune arme
    .of = d’une arme
room = pièce
    .plural = pièces
    .a = une pièce
    .one = une seule pièce
    .no = aucune pièce
    .of = d’une pièce
card = carte
    .no = aucune carte
    .of = d’une carte
player = joueur
    .no = aucun joueur
    .of = d’un joueur
suggestion = une hypothèse
accusation = une accusation

## Names that fit nothing, or too much

unknown-name = { $what_no } ne s’appelle `{ $name }`
missing-name = il manque ici le nom { $what_of }
ambiguous-name = `{ $name }` peut être { $names }
unknown-me = on ne sait pas qui est `{ $name }`
did-you-mean = voulais-tu dire { $name } ?
write-more = écris un peu plus du nom
write-who-i-am = dis-le avec une ligne comme `me: Ann`

## Cards in a line

kind-missing = { $what } nomme un suspect, une arme et une pièce ; il n’y a { $kind_no } ici
kind-twice = { $what } nomme { $kind_one }, pas à la fois { $one } et { $other }
listed-twice = { $card } est cité deux fois
too-many-listed = il n’y a pas autant de cartes
all-of-kind = voici les { $kind_plural } : { $names }
write-commas = mets des virgules entre les cartes

## What happened

nothing-happened = cette ligne ne dit pas ce qui s’est passé
unknown-verb = `{ $word }` ne désigne rien qui puisse se passer
unknown-key = aucune ligne ne commence par `{ $words }`
did-you-mean-word = voulais-tu dire `{ $word }` ?
write-suggestion = écris-le ainsi : `{ $line }`
nothing-asked = ceci ne dit pas ce qui a été demandé
nothing-seen = ceci ne dit pas quelle carte
write-seen = écris-le ainsi : `{ $line }`
empty-note = cette note est vide
accusation-right = une accusation juste finit la partie, et il n’y a plus rien à trouver
accusation-answered = seul `wrong` peut suivre une accusation
too-many-entries = seules { $most } entrées sont lues : ni celle-ci, ni celles d’après

## Who answered what

asker-answers = { $player } demande, et ne répond donc pas
passes-and-shows = { $player } ne peut pas à la fois passer et montrer une carte
passes-twice = { $player } passe deux fois
passes-with-card = qui passe ne montre pas de carte, mais il y a ici `{ $words }`
unclear-answer = `{ $words }` ne dit pas qui passe ou qui montre une carte
not-an-answer = `{ $words }` n’est pas une réponse
write-answer = écris `{ $player } passes` ou `{ $player } shows`
answers-after-card = une fois que la carte est montrée ({ $shower }), personne d’autre ne répond
leave-out = enlève ce qui vient après `{ $shower } shows`
out-of-order = { $player } répond avant { $before } dans l’ordre de `players:`
put-before = mets { $player } avant { $before }
not-asked-for = { $player } ne peut pas montrer { $card }, qui n’était pas demandé
asked-for = les cartes demandées étaient { $cards }

## Cards and players

line-twice = `{ $key }:` est déjà à la ligne { $line }
put-into-one = mets les deux dans une seule ligne
unknown-edition = l’édition `{ $edition }` n’est pas connue
write-edition = écris `edition: 1972`, ou nomme tes propres cartes avec `suspects:`, `weapons:` et `rooms:`
no-card-of-kind = il faut au moins { $kind_a }
cards-alike = deux cartes s’appellent `{ $name }`
too-many-cards = il peut y avoir au plus { $most } cartes : `{ $name }` est en trop
no-players = aucune ligne ne dit qui joue
write-players = écris une ligne comme `players: Ann 6, Bob 6, Cleo 6`
too-few-players = il faut au moins deux joueurs
too-many-players = il peut y avoir au plus { $most } joueurs : `{ $name }` est en trop
players-alike = deux joueurs s’appellent `{ $name }`
add-letter = ajoute une lettre à l’un des deux
reserved-name = personne ne peut s’appeler `{ $name }` : ce mot a un sens à lui ici
not-a-name = `{ $name }` n’est pas un nom : il n’a ni lettre ni chiffre
long-name = le nom `{ $name }…` a plus de { $most } lettres
name-with-colon = le nom `{ $name }` a un deux-points, qui marque la fin de la question

## Hands

no-owner = aucune ligne ne dit à qui est cette main
write-owner = écris une ligne comme `me: Ann`
wrong-own = { $player } a { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, mais { $noted ->
    [one] { $noted } est citée
   *[other] { $noted } sont citées
} ici
huge-hand = { $player } ne peut pas avoir autant de cartes
no-hand = aucune ligne ne dit le nombre de cartes : { $player }
uneven-hands = { $cards } cartes ne se répartissent pas également entre { $players } joueurs
write-hands = écris combien chacun en a, par exemple `players: { $hands }`
wrong-hands = les mains ont { $held } cartes, mais { $dealt } des { $cards } sont distribuées, avec { $open ->
    [0] 3 dans le dossier
   *[other] 3 dans le dossier et { $open } face visible
}

## After many faults

more-faults = il y a encore { $faults } erreurs

## Where something is said: within a sentence, and at its beginning

hand = ta main
open = les cartes visibles
entries = { $entries_count ->
    [one] l’entrée { $entries }
   *[other] les entrées { $entries }
}
hand-first = Ta main
open-first = Les cartes visibles
entries-first = { $entries_count ->
    [one] L’entrée { $entries }
   *[other] Les entrées { $entries }
}

## What cannot be

contradiction = { $sources } : { $count ->
    [1] c’est impossible
    [2] les deux ensemble, c’est impossible
   *[other] tout ensemble, c’est impossible
}.

## Why something is certain

has = { $player } a { $card }
has-not = { $player } n’a pas { $card }
in-case-file = { $card } est dans le dossier
not-in-case-file = { $card } n’est pas dans le dossier
face-up = { $card } est face visible
not-face-up = { $card } n’est pas face visible
follows-from-numbers = { $fact } : avec ces nombres de cartes, rien d’autre n’est possible.
follows-from-hand = { $fact }, d’après ta propre main.
follows-from-open = { $fact }, d’après les cartes visibles.
follows-from-entry = { $fact }, d’après l’entrée { $entry }.
follows = { $fact }, d’après { $sources }.

## The terminal

terminal-title = Carnet : { $player }, après { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
terminal-title-spectator = Carnet de quelqu’un qui regarde, après { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
terminal-no-sheet = Il n’y a pas encore de feuille : vérifie les joueurs et leurs mains.
terminal-estimated = Estimation :
terminal-samples = les probabilités exactes prendraient trop de temps ; celles-ci viennent d’échantillons qui valent { $samples } donnes.
terminal-chances = dossier : { terminal-possible }, { terminal-likely }
terminal-face-up = visible
terminal-case-file = le dossier
terminal-has = l’a
terminal-has-not = ne l’a pas
terminal-open = ouvert
terminal-possible = possible
terminal-likely = probable
terminal-solved = Résolu :
terminal-deals = Il reste { $deals } donnes, avec { $solutions } solutions différentes ({ $bits } { $bits_count ->
    [one] bit
   *[other] bits
}). Les plus probables :
terminal-deals-sampled = Il reste environ { $deals } donnes, avec { $solutions } solutions différentes ({ $bits } { $bits_count ->
    [one] bit
   *[other] bits
}). Les plus probables :
terminal-entry = entrée { $entry }, ligne { $line }
terminal-contradiction = Contradiction :
terminal-line = ligne { $line } :

# Asked for with --why.
terminal-open-cell = { $card } : rien n’est certain pour { $holder }.
terminal-nothing-certain = { $card } : rien n’est certain pour personne.

# Asked for with --ask; the four columns are explained below their table.
terminal-what-to-ask = Quoi demander :
terminal-nothing-to-ask = Il n’y a plus rien à demander : la solution est certaine.
terminal-no-owner = Pour savoir quoi demander, il faut une ligne comme `me: Ann`.
terminal-now = Une accusation maintenant aurait { $chance } de chances d’être juste ; { $bits_count ->
    [one] { $bits } bit est inconnu
   *[other] { $bits } bits sont inconnus
}.
terminal-now-sampled = Une accusation maintenant aurait { $chance } de chances d’être juste ; { $bits_count ->
    [one] { $bits } bit est inconnu
   *[other] { $bits } bits sont inconnus
} ; ce sont des estimations.
terminal-tells = apprend
    .help = bits que tu peux t’attendre à apprendre sur la solution
terminal-certain = certain
    .help = la probabilité de connaître alors la solution
terminal-best = pari
    .help = la probabilité que la meilleure accusation soit alors juste
terminal-gives-away = révèle
    .help = bits que le public peut s’attendre à apprendre

# What is wrong with the command.
terminal-there-are = il y a { $names }
terminal-not-a-room = { $card } n’est pas une pièce
terminal-unopened = impossible d’ouvrir { $file }
terminal-not-text = impossible de lire { $file } comme du texte
terminal-long-file = { $file } est plus long qu’un carnet ne peut l’être

## The comments of the example of `parlour notebook --example`; the rest of it is the text format, which stays English.

example-comments = Le carnet d’un détective. Ce qui suit un # n’est que pour toi, et les lignes vides ne comptent pas.
example-edition = les 21 cartes des éditions courantes ; ou donne les tiennes :
example-players = dans l’ordre du tour, chacun avec le nombre de ses cartes
example-names = on peut abréger les noms tant qu’une seule carte convient, ou les écrire en français
example-open = cartes que tout le monde voit, si tes règles en laissent
example-entries = Puis ce qui se passe, une ligne à la fois, dans l’ordre.
example-passes = Qui est assis entre la personne qui demande et celle qui montre a passé.
example-commas = on peut omettre les virgules
example-seen = vue par accident
example-believed = il l’a dit, et je le crois
