title = Three Dead Strangers
blurb = Pose des preuves contre les autres, cache qui tu es, et accuse avant qu’on t’accuse.
minutes = 15 à 20 minutes
players-2 = À deux, environ une partie sur quatre voit les deux joueurs démasqués, et personne ne la gagne. Un match en plusieurs parties est plus juste.

chair-head = Bout de table
chair-fire = Près du feu
chair-window = Près de la fenêtre
chair-door = Près de la porte

option-games = Parties dans le match
    .help = Les points de toutes les parties s’additionnent.
option-scoring = Points
    .help = Les gagnants d’une partie se partagent-ils un point ou en ont-ils un chacun ?
option-scoring-shared_pot = Un point à partager
option-scoring-all_alike = Un point pour chaque gagnant
option-spacing = Espacement
    .help = La moitié de carte qui ne recouvre rien peut-elle toucher d’autres cartes ?
option-spacing-apart = Cartes séparées
option-spacing-touching = Cartes au contact

bot-random = À l’ouest
    .blurb = Joue et accuse sans réfléchir.
bot-daydreamer = Tête rêveuse
    .blurb = Se réjouit dès qu’une preuve se voit contre quelqu’un, et ne compte pas : pour elle, trois preuves ne sont pas pires qu’une, même contre elle.
bot-gossip = Langue bien pendue
    .blurb = S’occupe tant de ce qui se voit contre les autres qu’elle regarde à peine ce qui se voit contre elle.
bot-careful = Convive prudent
    .blurb = Éloigne les preuves de son personnage et accuse quand c’est assez sûr.
bot-plotter = Comploteur
    .blurb = Observe ce que chacun pose et recouvre, mais se hâte de recouvrir ce qui se voit contre lui, et cela se remarque.
bot-hermit = Ermite
    .blurb = Écarte avant tout les preuves contre lui, et n’accuse que s’il est presque certain.
bot-schemer = Intrigant
    .blurb = Observe ce que chacun pose et recouvre, enferme les preuves contre les autres, et accuse quand ça rapporte.
bot-phantom = Fantôme
    .blurb = Joue chaque idée dans sa tête jusqu’à la fin de la partie, et cache qui il est quand cela rapporte.

## Setups that are refused

players-allowed = On joue de deux à quatre, pas à { $players }.
characters-allowed = Il y a de { $least } à 4 personnages, pas { $characters }.
victims-allowed = Il y a de 1 à 3 victimes, pas { $victims }.
hand-allowed = On distribue de 1 à 3 cartes par joueur, pas { $cards }.
games-allowed = Un match a de 1 à { $most } parties, pas { $games }.
deck-too-large = Un paquet a au plus { $most } cartes, pas { $cards }.
deck-too-small = Il faut distribuer { $dealt } cartes, et le paquet n’en a que { $cards }.
deck-beyond-numbers = On peut donner à un programme qui apprend un paquet d’au plus { $most } cartes de preuve, pas { $cards }.
not-in-this-game = Le paquet a des preuves contre { $character_the }, qui n’est pas dans cette partie.

## Pieces of sentences

evidence = { $what_the } { $who_possessive }
card = { $one } et { $other }
hand-of-none = rien
hand-of-one = { $one }
hand-of-two = { $one } ; { $two }
hand-of-three = { $one } ; { $two } ; { $three }
hand-accusations = { $count ->
    [2] deux accusations
   *[other] trois accusations
}

## News

dealt = Tu es { $character_the }. Ta main : { $hand }.
dealt-unseen = { $cards ->
    [one] Chacun reçoit un personnage secret et une carte.
   *[other] Chacun reçoit un personnage secret et { $cards } cartes.
}
next-game = La partie { $game } commence. { $dealt }
draws = { $who_is ->
    [you] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
# Everybody sees it where the card was put back after a wrong accusation, and otherwise only the player who draws it.
draws-card = { $who_is ->
    [you] Tu pioches { $card }.
   *[other] { $who } pioche l’accusation remise dans la pioche.
}
plays = { $who_is ->
    [you] Tu poses { $card } devant { $victim_the }.
   *[other] { $who } pose { $card } devant { $victim_the }.
}
accuses-rightly = { $by_is ->
    [you] Tu accuses { $who } d’être { $character_the } et d’avoir tué { $victim_the }. C’est juste : { $who } est { $character_the }.
   *[other] { $who_is ->
        [you] { $by } t’accuse d’être { $character_the } et d’avoir tué { $victim_the }. C’est juste : tu es { $character_the }.
       *[other] { $by } accuse { $who } d’être { $character_the } et d’avoir tué { $victim_the }. C’est juste : { $who } est { $character_the }.
    }
}
accuses-wrongly = { $by_is ->
    [you] Tu accuses { $who } d’être { $character_the } et d’avoir tué { $victim_the }. C’est faux : { $who } n’est pas { $character_the }.
   *[other] { $who_is ->
        [you] { $by } t’accuse d’être { $character_the } et d’avoir tué { $victim_the }. C’est faux : tu n’es pas { $character_the }.
       *[other] { $by } accuse { $who } d’être { $character_the } et d’avoir tué { $victim_the }. C’est faux : { $who } n’est pas { $character_the }.
    }
}
passes = { $who_is ->
    [you] Tu n’as rien à jouer : tu passes.
   *[other] { $who } n’a rien à jouer et passe.
}

game-ends = { $news } { $why } { $winners }
all-solved = Tous les meurtres sont résolus.
nothing-to-play = Personne n’a plus rien à jouer.
nobody-wins = Personne ne gagne.
wins-alone = { $who_is ->
    [you] Tu gagnes, et personne d’autre.
   *[other] { $who } gagne, et personne d’autre.
}
win-together = Victoire partagée : { $who }.

## Refusals

cannot-be-dealt = Ça ne peut pas être distribué avec ce paquet.
cannot-be-drawn = Cette carte ne peut pas être sur le dessus de la pioche.
deal-first = Il faut d’abord distribuer les cartes.
draw-first = Il faut d’abord piocher une carte.
play-now = Joue une carte maintenant.
must-play = Tu ne peux passer que si tu n’as rien à jouer, et ce n’est pas le cas.
match-over = Le match est terminé.
not-in-hand = Tu n’as pas cette carte.
no-such-half = La carte ne montre pas cette moitié.
accuse-with-it = Une accusation n’est pas une preuve. Sers-t’en pour accuser quelqu’un.
no-such-victim = Cette victime n’existe pas. Elles sont numérotées de 0 à { $last }.
murder-solved = Ce meurtre est résolu. Choisis une autre victime.
first-card = La première carte doit toucher la victime : une moitié va sur la case du milieu de la première rangée.
covers-nothing = Une carte doit recouvrir une moitié d’une carte déjà posée.
covers-two = Une carte ne peut recouvrir qu’une moitié. Son autre moitié va sur une case vide.
above-the-victim = Aucune carte ne va à côté ou au-dessus de la victime.
touches = La moitié qui ne recouvre rien ne doit toucher aucune autre carte.
covers-a-dead-end = On ne peut pas recouvrir une impasse.
closes-off = Une carte avec une impasse ne doit pas enfermer une victime.
no-accusation-card = Tu n’as pas d’accusation.
evidence-incomplete = Le mobile, le moyen et l’occasion { $character_possessive } ne sont pas tous visibles devant cette victime.
accuse-another = Tu ne peux pas t’accuser toi-même. Choisis quelqu’un d’autre.
no-such-player = Ce joueur n’existe pas à cette table.
known-not-to-be = { $who_is ->
    [you] Tout le monde sait que tu n’es pas { $character_the }.
   *[other] Tout le monde le sait : { $who } n’est pas { $character_the }.
}

## Hints: a move, and what speaks for it

hint-play = Pose { $card } devant { $victim_the }.
hint-accuse = Accuse { $who } d’être { $character_the } et d’avoir tué { $victim_the }.
hint-pass = Passe.
hint-covers-yours = { $what_count ->
    [one] Cette carte cache une preuve contre toi
   *[other] Cette carte cache des preuves contre toi
} : { $what }.
hint-shows-yours = { $what_count ->
    [one] Cette carte montre une preuve contre toi
   *[other] Cette carte montre des preuves contre toi
} : { $what }.
hint-shows-found-out = { $what_count ->
    [one] Cette carte montre une preuve contre toi
   *[other] Cette carte montre des preuves contre toi
} ({ $what }), mais tu es déjà démasqué.
hint-exposes-you = On pourrait alors t’accuser : devant { $victim_the }, ton mobile, ton moyen et ton occasion seraient tous visibles.
hint-leaves-you-open = Attention : devant { $victim_the }, ton mobile, ton moyen et ton occasion restent visibles, et on peut t’accuser de ce meurtre.
hint-open-if-wrong = Attention : si c’est faux, on peut encore t’accuser d’avoir tué { $victim_the }, car ton mobile, ton moyen et ton occasion y sont visibles.
hint-all-expose = Quelle que soit la carte que tu poses, et où que ce soit, on pourrait t’accuser.
hint-breaks-case = Pour l’instant, on peut t’accuser d’avoir tué { $victim_the }. Après ce coup, plus maintenant.
hint-one-missing = Attention : devant { $victim_the }, il ne manque plus que ceci contre toi : { $what }. Si cela se voit aussi, on peut t’accuser.
hint-covers = { $what_count ->
    [one] Cette carte cache une preuve contre { $character_short }
   *[other] Cette carte cache des preuves contre { $character_short }
} : { $what }.
hint-nothing-changes = Cette carte n’apporte rien de nouveau contre personne.
hint-shows = { $what_count ->
    [one] Cette carte montre une preuve contre { $character_short }
   *[other] Cette carte montre des preuves contre { $character_short }
} : { $what }.
hint-completes = Le dossier contre { $character_short } est alors complet : qui a une accusation peut s’en servir.
hint-nearly = Devant cette victime, il ne manque alors plus que ceci contre { $character_short } : { $what }.
hint-is-open = Tout le monde sait déjà que { $who } est { $character_short }.
hint-surely-is = D’après ce que tu sais, { $who } est forcément { $character_short }.
hint-probably-is = Si tout le monde joue avec soin, { $who } est sans doute { $character_short } : probabilité { $chance } %.
hint-chance-is = Probabilité que { $character_short } soit { $who } : { $chance } %.
hint-nothing-on-you = Ça ne montre rien sur toi.
hint-not-like-others = { $count ->
    [1] Une autre carte de ta main montrerait
    [2] Deux autres cartes de ta main montreraient
    [3] Trois autres cartes de ta main montreraient
   *[other] { $count } autres cartes de ta main montreraient
} quelque chose sur toi, celle-ci non.
hint-none-left = Tous les autres sont démasqués : tu gagnes si rien ne te trahit.
hint-bluff = C’est toi, { $character_short } : ce sera donc faux. Mais les autres peuvent ensuite croire que tu es quelqu’un d’autre.
hint-solves = { $left ->
    [0] Le dernier meurtre est alors élucidé : la partie est finie, et tous ceux qui n’ont pas été démasqués gagnent.
   *[other] Ce meurtre est alors élucidé. Quand ils le seront tous, tous ceux qui n’ont pas été démasqués gagneront.
}
hint-must-accuse = Tu ne peux poser aucune preuve : il faut donc accuser.
hint-if-wrong = Si c’est faux, ton accusation retourne dans la pioche, et la partie continue.
hint-cannot-play = Tu n’as rien à jouer.

## Reasons

is-character = { $who_is ->
    [you] Tu es { $character_short }.
   *[other] { $who } est { $character_short }.
}
accused-rightly = { $by_is ->
    [you] Tu as accusé { $who } à raison : { $who } est { $character_short }.
   *[other] { $who_is ->
        [you] { $by } a eu raison de t’accuser : tu es { $character_short }.
       *[other] { $by } a accusé { $who } à raison : { $who } est { $character_short }.
    }
}
accused-wrongly = { $by_is ->
    [you] Tu as accusé { $who } à tort : { $who } n’est pas { $character_short }.
   *[other] { $who_is ->
        [you] { $by } a eu tort de t’accuser : tu n’es pas { $character_short }.
       *[other] { $by } a accusé { $who } à tort : { $who } n’est pas { $character_short }.
    }
}

## The lesson

lesson-play = Tu es Shelby, en secret. Quand le mobile (cœur), le moyen (poignard) et l’occasion (horloge) d’un personnage sont tous visibles devant une victime, on peut l’accuser de ce meurtre. Vise les autres : choisis la carte éclairée, puis l’endroit éclairé, puis « Poser ici ».
lesson-cover = Le moyen et l’occasion de Shelby sont visibles : avec un mobile en plus, n’importe qui pourrait t’accuser ! Recouvre le moyen avec la carte des moyens de Thomas et Vernon : choisis-la, puis l’endroit éclairé, puis « Poser ici ».
lesson-complete = Le mobile et le moyen de Vernon sont visibles, et tu as pioché une accusation. Ajoute l’occasion : choisis la carte éclairée, puis l’endroit éclairé, puis « Poser ici », et regarde qui se dépêche de la recouvrir !
lesson-accuse = { $player } vient de recouvrir deux fois les preuves contre Vernon : Vernon, c’est donc presque sûrement { $player }, et { $other } vient de les compléter à nouveau ! Choisis « Accuser… », puis « Continuer », puis « Accuser { $player } ».
lesson-end = { $player } a perdu, et tu gagnes si personne ne te démasque. Mais deux preuves te visent devant la victime 2 : recouvres-en une ! Et de qui { $other } recouvre sans cesse les preuves ?

## Review

measure = Cas encore possibles : qui sont les autres
unit = accusations justes

review-won = { $games ->
    [one] Partie gagnée par { $who }.
   *[other] Match gagné par { $who }.
}
review-nobody-won = Personne n’a gagné.
review-of-player = { $accused } { $knew } { $fate }
review-accused-nobody = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
} accusé personne.
review-accused-once-rightly = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé une fois, à raison.
review-accused-once-wrongly = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé une fois, à tort.
review-accused-often-wrongly = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé { $all } fois, { $all ->
    [2] les deux fois
   *[other] toujours
} à tort.
review-accused-often-rightly = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé { $all } fois, { $all ->
    [2] les deux fois
   *[other] toujours
} à raison.
review-accused-often = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé { $all } fois, dont { $right ->
    [one] une
   *[other] { $right }
} à raison.
# These follow a sentence that has named the player.
review-first-knew = Première identité certaine d’un joueur dont la carte était encore face cachée : au coup { $move }.
review-never-knew = Jamais de certitude sur l’identité d’un autre joueur.
review-knew-when-open = Jamais de certitude sur l’identité d’un autre joueur avant que sa carte soit face visible.
review-was-found-out = { $moves_count ->
    [one] Personnage démasqué au coup { $moves }.
   *[other] Personnage démasqué aux coups { $moves }.
}
review-never-found-out = Personnage jamais démasqué.

review-turning-point = Tournant
review-could-know = { $who_is ->
    [you] À partir d’ici, tu pouvais le savoir
   *[other] À partir d’ici, { $who } pouvait le savoir
} : { $facts }.
review-thought = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, le plus probable était : { $facts }.
review-thought-open = Quelle que soit la preuve posée, on aurait pu { $who_is ->
    [you] t’accuser
   *[other] accuser { $who }
}.
review-thought-against = Toutes les preuves possibles auraient compté contre { $who_is ->
    [you] toi
   *[other] { $who }
}.
review-thought-bluff = Qui le croit prend { $who_is ->
    [you] ton personnage
   *[other] le personnage que joue { $who }
} pour un autre.
review-thought-guess = Une accusation fausse ne coûte pas plus que sa carte.
review-thought-of = { $who_is ->
    [you] tu es
   *[other] { $who } est
} { $character_short } ({ $chance } %)
review-could-name = { $who_is ->
    [you] À partir du coup { $move }, tu pouvais le savoir à coup sûr
   *[other] À partir du coup { $move }, { $who } pouvait le savoir à coup sûr
} : { $facts }.
review-so = Donc, { $facts }.
review-likeliest-guess = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
} jamais pu savoir à coup sûr qui était qui avant que ce soit révélé. Le plus près, c’était au coup { $move } : { $of_is ->
    [you] tu étais
   *[other] { $of } était
} { $character_short } avec { $chance } % de chances. { $why }
review-never-sure = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
} jamais pu savoir à coup sûr qui était qui avant que la carte soit face visible.
review-that-is-character = { $who_is ->
    [you] tu es { $character_short }
   *[other] { $who } est { $character_short }
}

review-complete = Preuves complètes
review-completed = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} complété les preuves contre { $character_short } devant { $victim_the }.
review-who-with-chance = { $who } ({ $chance } %)
review-nobody-with-chance = personne à la table ({ $chance } %)
review-had-to-be = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, c’était forcément { $who }.
review-could-be = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, ça pouvait être { $who }.
review-could-be-nobody = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, ce n’était personne à la table.
review-own-but-found-out = { $who_is ->
    [you] C’est ton propre personnage, mais il était déjà démasqué.
   *[other] C’est son propre personnage, mais il était déjà démasqué.
}
review-own-for-nothing = { $who_is ->
    [you] C’est ton propre personnage : on pouvait maintenant t’accuser.
   *[other] C’est son propre personnage : on pouvait maintenant accuser { $who }.
}
review-own-but-open = { $who_is ->
    [you] C’est ton propre personnage, mais quoi que tu joues, on pouvait t’accuser.
   *[other] C’est son propre personnage, mais dans tous les cas on pouvait accuser { $who }.
}
review-spare = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} jouer quelque chose qui ne les complétait pas.
review-own-of-necessity = { $who_is ->
    [you] C’est ton propre personnage, mais tout ce que tu pouvais jouer aurait eu le même effet.
   *[other] C’est son propre personnage, mais tout ce que pouvait jouer { $who } aurait eu le même effet.
}

review-exposed = Accusation possible
review-was-exposed = { $by_is ->
    [you] Tu as complété les preuves contre { $who } devant { $victim_the } : on pouvait dès lors accuser { $who } de ce meurtre.
   *[other] { $who_is ->
        [you] { $by } a complété les preuves contre toi devant { $victim_the } : on pouvait dès lors t’accuser de ce meurtre.
       *[other] { $by } a complété les preuves contre { $who } devant { $victim_the } : on pouvait dès lors accuser { $who } de ce meurtre.
    }
}
review-could-cover = Au coup { $move }, { $who_is ->
    [you] tu pouvais
   *[other] { $who } pouvait
} en cacher une partie.
review-could-cover-but = Au coup { $move }, { $who_is ->
    [you] tu pouvais
   *[other] { $who } pouvait
} en cacher une partie, mais autre chose valait autant ou mieux.
review-left-open = Devant { $victim_the }, le mobile, le moyen et l’occasion { $who_is ->
    [you] étaient tous visibles contre toi, et tu les as laissés ainsi.
   *[other] étaient tous visibles contre { $who }, qui les a laissés ainsi.
}
review-cover-it = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} en cacher une partie.
review-risk = D’après ce que tout le monde savait ensuite, { $who_is ->
    [you] tu étais
   *[other] { $who } était
} { $character_short } avec une probabilité de { $chance } %.
review-cost-little = Cela coûtait donc peu.
review-complete-since = Les preuves devant { $victim_the } étaient complètes depuis le coup { $move }.
review-had-completed = { $who_is ->
    [you] C’est toi qui les avais complétées, et tu pouvais
   *[other] C’est { $who } qui les avait complétées, et qui pouvait
} jouer autre chose.
review-had-left-it = Au coup { $move }, { $who_is ->
    [you] tu pouvais en cacher une partie, et tu les as laissées ainsi.
   *[other] { $who } pouvait en cacher une partie, et les a laissées ainsi.
}
review-betrayed = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, { $who_is ->
    [you] il était plus probable que tu sois { $character_short } depuis ta propre accusation
   *[other] il était plus probable que { $who } soit { $character_short } depuis sa propre accusation
} au coup { $move } : { $after } % au lieu de { $before } %.

review-accusation = Accusation
review-accused = { $by_is ->
    [you] Tu as accusé { $who } d’être { $character_short } et d’avoir tué { $victim_the }.
   *[other] { $who_is ->
        [you] { $by } t’accuse d’être { $character_short } et d’avoir tué { $victim_the }.
       *[other] { $by } a accusé { $who } d’être { $character_short } et d’avoir tué { $victim_the }.
    }
}
review-missed-accusation = Accusation manquée
review-could-accuse = { $by_is ->
    [you] Tu pouvais accuser { $who } d’être { $character_short } et d’avoir tué { $victim_the } : d’après ce que tu savais, c’était juste à { $chance } %.
   *[other] { $who_is ->
        [you] { $by } pouvait t’accuser d’être { $character_short } et d’avoir tué { $victim_the } : d’après ce que savait { $by }, c’était juste à { $chance } %.
       *[other] { $by } pouvait accuser { $who } d’être { $character_short } et d’avoir tué { $victim_the } : d’après ce que savait { $by }, c’était juste à { $chance } %.
    }
}
review-accuse-instead = Accuser aurait été mieux que poser une preuve.
review-bluff = { $who_is ->
    [you] C’était un bluff : tu étais { $character_short }.
   *[other] C’était un bluff : { $who } était { $character_short }.
}
review-had-been-found-out = { $who_is ->
    [you] C’était forcément juste, car ton personnage était déjà démasqué.
   *[other] C’était forcément juste : on savait déjà qui était { $who }.
}
review-could-be-sure = { $by_is ->
    [you] Tu pouvais
   *[other] { $by } pouvait
} le savoir à coup sûr.
review-both-chances = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, il y avait { $likely } % de chances que ce soit juste. En comptant seulement qui les accusations avaient écarté, c’était { $possible } %.
review-could-not-be-right = { $by_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $by }
}, ça ne pouvait pas être juste.
review-nothing-else = Il n’y avait rien d’autre à jouer.
review-had-to-accuse = { $who_is ->
    [you] Tu ne pouvais
   *[other] { $who } ne pouvait
} rien jouer d’autre qu’une accusation.
review-keep-it = Poser une preuve aurait été mieux : l’accusation reste alors pour un meilleur moment.
review-no-other = Il n’y avait pas d’autre accusation possible.
review-no-other-could-be = Aucune autre accusation ne pouvait être juste.
review-another-was-likelier = Une autre était plus probable : { $who_is ->
    [you] tu es
   *[other] { $who } est
} { $character_short }, { $chance } %.
review-another-was-as-likely = Aucune n’était plus probable ; « { $who_is ->
    [you] tu es
   *[other] { $who } est
} { $character_short } » l’était à peu près autant.
review-next-best = Ensuite venait : { $who_is ->
    [you] tu es
   *[other] { $who } est
} { $character_short }, { $chance } %.
review-it-was-right = L’accusation était juste.
review-it-was-wrong = L’accusation était fausse.

review-found-out = Secret percé
review-found = { $by_is ->
    [you] Tu as démasqué { $character_short } : { $who }.
   *[other] { $who_is ->
        [you] { $by } a percé ton secret : tu étais { $character_short }.
       *[other] { $by } a démasqué { $character_short } : { $who }.
    }
}

review-play = Preuve posée
review-played = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} posé { $card } devant { $victim_the }.

## Why bots did what they did

review-bot-took-for = { $of_is ->
    [you] D’après ce que chacun avait posé, caché et accusé, { $who } te prenait
   *[other] D’après ce que chacun avait posé, caché et accusé, { $who } prenait { $of }
} pour { $character_short } avec une probabilité de { $chance } %.
review-bot-ruled-out = En comptant seulement qui les accusations avaient écarté, { $of_is ->
    [you] { $who } te prenait
   *[other] { $who } prenait { $of }
} pour { $character_short } avec une probabilité de { $chance } %.
review-bot-was-sure = { $of_is ->
    [you] Pour { $who }, tu étais
   *[other] Pour { $who }, { $of } était
} { $character_short } à coup sûr.
review-bot-accuses-from = À partir de { $sure } %, { $who } accuse.
review-bot-solves = Cela ne pouvait pas être faux, car { $of_is ->
    [you] ton personnage était déjà démasqué
   *[other] le personnage que joue { $of } était déjà démasqué
} : chaque meurtre élucidé rapproche la fin de la partie.
review-bot-silent = { $of_is ->
    [you] { $who } pouvait t’accuser, mais te prenait
   *[other] { $who } pouvait accuser { $of }, mais prenait { $of }
} pour { $character_short } avec une probabilité de { $chance } % seulement, et n’accuse qu’à partir de { $sure } %.
review-bot-bluff = Les autres pouvaient prendre { $who } pour { $character_short } avec une probabilité de { $chance } % : qui croit cette accusation ne le fait plus.
review-bot-only-safe = Tout autre coup aurait exposé { $who } à plus d’accusations, ou accusé quelqu’un qui ne l’était guère.
review-bot-nothing-better = Rien d’autre ne valait plus pour { $who }.
review-bot-whim = Autre chose valait un peu plus pour { $who }, qui ne compte pas si finement.
review-bot-covers = Cela cache des preuves contre { $character_short }, le personnage que joue { $who } : les autres pouvaient le penser avec une probabilité de { $chance } %.
review-bot-shows = Cela renforce le dossier contre { $character_short }, { $of_is ->
    [you] et { $who } te prenait
   *[other] et { $who } prenait { $of }
} pour ce personnage avec une probabilité de { $chance } %.
review-bot-completes = Cela complète le dossier contre { $character_short }, { $of_is ->
    [you] et { $who } te prenait
   *[other] et { $who } prenait { $of }
} pour ce personnage avec une probabilité de { $chance } %.
review-bot-shows-somebody = Cela renforce le dossier contre { $character_short }, et { $who } ne pouvait pas dire qui c’était.
review-bot-completes-somebody = Cela complète le dossier contre { $character_short }, et { $who } ne pouvait pas dire qui c’était.
review-bot-silent-nobody = { $who } pouvait accuser, mais aucune accusation n’était juste à plus de { $chance } %, et { $who } n’accuse qu’à partir de { $sure } %.
review-bot-walls-in = Une partie des preuves contre { $character_short } ne pourra plus jamais être cachée.
review-bot-does-not-count = Ce sont aussi des preuves contre { $who }, qui ne compte pas : trois ne lui semblent pas pires qu’une.
review-bot-hardly-minds = Ce sont aussi des preuves contre { $who }, que cela ne gêne guère.
review-bot-played-out = Sur { $games } parties poursuivies d’ici avec des cartes compatibles avec ce que savait { $who }, { $who } en gagne { $won }.

### Things

## Characters: `.the` as in a sentence, `.short` where it is clear who is meant, `.possessive` the short name with what
## stands before it; `.label` is the short name where a text begins. `.symbol` stands on the cards and is different for
## each; `.upper` and `.lower` are the two lines of the name on the character's own card.

character-shelby = Shelby Sinclair
    .the = Shelby Sinclair
    .short = Shelby
    .possessive = de Shelby
    .label = Shelby
    .owner = de Shelby
    .symbol = S
    .upper = Shelby
    .lower = Sinclair
character-thomas = Thomas Blauden
    .the = Thomas Blauden
    .short = Thomas
    .possessive = de Thomas
    .label = Thomas
    .owner = de Thomas
    .symbol = T
    .upper = Thomas
    .lower = Blauden
character-vernon = Vernon St. Oakes
    .the = Vernon St. Oakes
    .short = Vernon
    .possessive = de Vernon
    .label = Vernon
    .owner = de Vernon
    .symbol = V
    .upper = Vernon
    .lower = St. Oakes
character-duchess = La duchesse douairière
    .the = la duchesse douairière
    .short = la duchesse
    .possessive = de la duchesse
    .label = La duchesse
    .owner = de la duchesse
    .symbol = D
    .upper = Duchesse
    .lower = douairière

## What half a card shows, and cards without evidence; `.label` where a text begins.

aspect-motive = mobile
    .the = le mobile
    .label = Le mobile
aspect-means = moyen
    .the = le moyen
    .label = Le moyen
aspect-opportunity = occasion
    .the = l’occasion
    .label = L’occasion
half-dead-end = une impasse
    .bare = Impasse
    .label = Une impasse
card-double-dead-end = une double impasse
    .label = Une double impasse
card-accusation = une accusation
    .bare = Accusation
    .label = Une accusation

## Victims, numbered as in the JSON; `.the` as in a sentence, `.label` where a text begins.

victim-0 = première victime
    .the = la première victime
    .label = La première victime
victim-1 = deuxième victime
    .the = la deuxième victime
    .label = La deuxième victime
victim-2 = troisième victime
    .the = la troisième victime
    .label = La troisième victime

### What a likely guess comes from

by-evidence = On cache d’ordinaire les preuves contre soi-même, et on les montre rarement. Pour chaque personnage { $who_is ->
    [you] que tu pouvais être, combien de fois tu as
   *[other] que { $who } pouvait être, combien de fois { $who } a
} caché le dernier mobile, le dernier moyen ou la dernière occasion devant une victime, et combien de fois { $who_is ->
    [you] tu en as
   *[other] { $who } en a
} montré un qui ne se voyait pas : { $each }.
evidence-of = { $character_short } (caché { $covered } fois, montré { $shown } fois{ $accused ->
    [0] {""}
    [1] , une accusation contre quelqu’un d’autre
   *[other] , { $accused } accusations contre d’autres
})

### Puzzles

puzzle-kind-accuse = Qui accuserais-tu ?
puzzle-whom = Tu peux accuser. Laquelle de ces accusations a le plus de chances d’être juste ?
puzzle-habits = On cache d’ordinaire les preuves contre son propre personnage, et on les montre rarement. « Caché » : combien de fois quelqu’un a caché le dernier mobile, le dernier moyen ou la dernière occasion devant une victime ; « montré » : combien de fois quelqu’un en a montré un qui ne se voyait pas.
puzzle-deeds = { $who } peut être { $each }.
puzzle-which-charge = Ton accusation
puzzle-charge = { $who } est { $character_short }
puzzle-chance = Probabilité que { $character_short } soit { $who } : { $chance } %.
puzzle-better = Plus probable : { $who } est { $character_short }, { $chance } %.
puzzle-as-good = Tout aussi juste : { $who } est { $character_short }, { $chance } %.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-pass = passe, car tu n’as rien à jouer
page-do-play = pose une preuve devant une victime
page-do-play-or-accuse = pose une preuve devant une victime, ou accuse quelqu’un
page-do-accuse = accuse quelqu’un
page-now-deal = On distribue les personnages et les cartes.
page-now-draw = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} une carte.
page-now-play = { $who_is ->
    [you] Tu examines
   *[other] { $who } examine
} les preuves.

## Evidence and cards where a text begins; within a sentence they are `evidence` and `card`.

page-evidence = { $what_label } { $who_owner }
page-card = { $one } et { $other }

## The victims and what is in front of them

page-victim = Victime { $number }
page-places-lit = Des endroits sont éclairés
page-solved = Résolu : { $who_is ->
    [you] tu es
   *[other] { $who } est
} { $character_short }
page-solved-by = { $by_is ->
    [you] accusation : toi
   *[other] accusation : { $by }
}
page-accusable-one = On peut accuser { $character_short }
page-accusable = { $count ->
    [2] On peut en accuser deux
    [3] On peut en accuser trois
   *[other] On peut en accuser quatre
}
page-shows = { $character_label } : { $shown }.
page-shows-all = { $character_label } : { $shown }, complet.
page-mark = { $count ->
    [one] { $aspect }
   *[other] { $aspect } { $count } fois
}
page-mark-named = { $character_label }, { $aspect } : { $count ->
    [0] ne se voit pas
    [one] se voit
   *[other] se voit { $count } fois
}
page-evidence-at = Preuves devant la victime { $number }
page-zoom-in = Agrandir la victime { $number }
page-zoom-out = Réduire la victime { $number }
page-show-all = Tout montrer de la victime { $number }
page-stamp-solved = Résolu

## Places that are lit

page-place = victime { $number }, rangée { $row }{ $side ->
    [left] , { $column } à gauche
    [right] , { $column } à droite
   *[middle] {""}
}, { $toward ->
    [away] en s’éloignant de la victime
    [right] vers la droite
    [left] vers la gauche
   *[back] en revenant vers la victime
} : { $what }
page-place-covers = { $half } recouvre { $covered }
page-place-first = la première carte ici, avec { $half } sur cette case
page-picked = Choisi : { $place }. Appuie sur Entrée pour poser la carte.
page-taken = { $card } : { $lit ->
    [0] aucun endroit éclairé
    [one] { $lit } endroit éclairé
   *[other] { $lit } endroits éclairés
} dans ce sens, { $total } en tout.
page-turned = Tournée : { $lit ->
    [0] aucun endroit éclairé
    [one] { $lit } endroit éclairé
   *[other] { $lit } endroits éclairés
}.
page-no-place = Il n’y a pas de place pour cette carte maintenant.
page-lesson-first = La leçon demande d’abord autre chose.
page-hint-first = Le conseil est de faire autre chose : ferme-le pour jouer comme tu veux.
page-no-accusation = Tu ne peux accuser personne maintenant : aucun personnage n’a mobile, moyen et occasion tous visibles.

## The viewer's own cards, and what can be done with them

page-your-place = Ta place
page-hand = Ta main
page-hand-empty = Ta main est vide.
page-card-idle = pas en clair : pas jouable maintenant
page-outcome-covers = { $half } recouvre { $covered }, avec { $other } à côté, devant { $victim_the }.
page-outcome-first = { $half } vient en premier, avec { $other } à côté, devant { $victim_the }.
page-wait = Attends ton tour.
page-nothing-to-play = Tu n’as rien à jouer.
page-turn-it = Il n’y a pas de place pour la carte dans ce sens. Tourne-la.
page-choose-place = Choisis un endroit éclairé, ou fais-y glisser la carte.
page-choose-card = Choisis une carte à poser.
page-choose-card-or-accuse = Choisis une carte à poser, ou accuse quelqu’un.
page-accuse-somebody = Accuse quelqu’un.
page-only-accuse = Tu ne peux poser aucune carte : accuse quelqu’un.
page-pass = Passer
page-play = Poser ici
page-turn = Tourner
page-not-there = Pas là
page-accuse = Accuser…

page-uncover = Dévoiler
page-you-are = Tu es { $character_the }. Touche pour cacher.
page-covered = Ton personnage est caché : le dévoiler
page-secret = Tu es { $character_the } : cacher
page-secret-known = Tu es { $character_the }, et tout le monde le sait : cacher
page-revealed = révélé

## Accusing

page-accuse-title = Accuser
page-whose-murder = Quel meurtre ?
page-which-character = Quel personnage les preuves désignent-elles ?
page-which-player = Qui est-ce à la table ?
page-character-own = { $character } (toi)
page-is-known = est { $character_short }
page-not-now = Pas maintenant
page-continue = Continuer

page-accuse-sure = Tu confirmes ?
page-claim = « { $who } est { $character_the } et a tué { $victim_the }. »
page-if-right = Si c’est juste, { $who } retourne sa carte de personnage : c’est perdu pour { $who }, qui continue pourtant à jouer. Le meurtre est résolu.
page-if-right-lost = Ce sera juste : on sait déjà qui est { $who }, qui a perdu. Le meurtre est résolu.
page-last-murder = C’est le dernier meurtre : si c’est juste, la partie est finie.
page-if-wrong = Si c’est faux, tout le monde apprend ceci : { $who } n’est pas { $character_short }. L’accusation retourne dans la pioche, { $above ->
    [0] sur le dessus
    [one] sous 1 carte
   *[other] sous { $above } cartes
}.
page-left-out = Tout le monde sait que ce n’est pas { $character_the } : { $who }.
page-impossible = D’après ce que tu sais, { $who } ne peut pas être { $character_the }. Ce sera faux.
page-bluff = C’est toi, { $character_short }. C’est un bluff, et ce sera faux.
page-think-again = Réfléchir encore
page-accuse-now = Accuser { $who }

page-accusation = L’accusation
page-accuses = { $by_is ->
    [you] Tu accuses { $who } du meurtre de { $victim_the } : « { $who } est { $character_the } ! »
   *[other] { $who_is ->
        [you] { $by } t’accuse du meurtre de { $victim_the } : « Tu es { $character_the } ! »
       *[other] { $by } accuse { $who } du meurtre de { $victim_the } : « { $who } est { $character_the } ! »
    }
}
page-guilty = Coupable !
page-wrong = Faux !
page-was-right = { $who_is ->
    [you] Tu es
   *[other] { $who } est
} { $character_the }. Le meurtre de { $victim_the } est résolu.
page-was-wrong = { $who_is ->
    [you] Tu n’es
   *[other] { $who } n’est
} pas { $character_the }. L’accusation retourne dans la pioche.
page-close-accusation = Fermer l’accusation

## The pile, the players and the points

page-pile = Pioche
page-to-draw = { $count ->
    [0] Plus rien à piocher
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
page-put-back = { $count ->
    [one] Accusation remise :
   *[other] Accusations remises :
} { $depths }.
page-depth = { $above ->
    [0] sur le dessus
    [one] sous 1 carte
   *[other] sous { $above } cartes
}

page-player = { $who_is ->
    [you] Toi
   *[other] { $who }
}
page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-cards-with = { $cards }, dont { $accusations ->
    [one] une accusation
   *[other] { $accusations } accusations
}
page-card-accusation = 1 carte, une accusation

page-match = Le match
page-game-of = Partie { $game } sur { $games }
page-scores-player = Joueur
page-scores-points = Points

## Who is who: what is certain, the help, and suspicions marked by hand

page-guess = { $who_is ->
    [you] Qui tu peux être
   *[other] Qui peut être { $who }
}
page-possible = d’après les accusations
page-likely = d’après leur jeu
page-odds = { $possible } % d’après les accusations
page-odds-both = { $possible } % d’après les accusations, { $likely } % d’après leur jeu
page-sure-revealed = révélé
page-sure-another = c’est un autre personnage, révélé
page-sure-accused = fausse accusation
page-sure-secret = ton secret
page-sure-not-you = pas toi
page-sure-somebody = { $who_is ->
    [you] c’est toi
   *[other] c’est { $who }
}
page-sure-follows = c’est déduit
page-sure-title = { $character_label } : { $why }
page-sure = { $character_label } : { $is ->
    [yes] oui
   *[no] non
}, { $why }
page-sure-ask = { $sure }. Pourquoi ?
page-marked = { $mark ->
    [maybe] peut-être
    [yes] je crois que oui
    [no] je crois que non
   *[none] pas de marque
}
page-open = incertain
page-note = { $character_label } : { $says } ; changer ta marque
page-note-odds = { $character_label } : { $says }, { $odds } ; changer ta marque
page-unsure = { $character_label } : { $says }
page-unsure-odds = { $character_label } : { $says }, { $odds }

page-identity = { $is ->
    [yes] { $who_is ->
        [you] Tu es
       *[other] { $who } est
    }
   *[no] { $who_is ->
        [you] Tu n’es pas
       *[other] { $who } n’est pas
    }
} { $character_short }
page-why = { $claim }. Pourquoi ?
page-why-list = Pourquoi { $is ->
    [yes] { $who_is ->
        [you] tu es
       *[other] { $who } est
    }
   *[no] { $who_is ->
        [you] tu n’es pas
       *[other] { $who } n’est pas
    }
} { $character_short }
page-why-wait = Je cherche…
page-why-none = Ce n’est pas certain maintenant.
page-why-rules = { $claim } : ça découle des règles seules.

page-oracle = Les probabilités ne tiennent compte que de ton propre personnage et des accusations.
page-oracle-likely = La première probabilité ne tient compte que de ton propre personnage et des accusations. La deuxième tient compte aussi de ce que chacun a posé et recouvert.

## The review of suspicions marked by hand

page-slip = Tu as noté { $who } { $mark } pour { $character_short }, mais { $who } { $is ->
    [yes] est
   *[no] n’est pas
} { $character_short }.
page-concluded = { $who } est { $character_short }.
page-also = Tu pouvais aussi savoir ceci sur les autres :

## More on the news, in the log

page-detail-covers = Elle cache { $covered }.
page-detail-covers-nothing = Elle ne cache rien.
page-detail-none = On n’a rien vu d’autre.
page-detail-points = Points : { $points }.
page-points-of = { $who } { $points }

## What was hidden, in the replay and at the end

page-reveal = Qui était qui
page-won = victoire
page-found-out = secret percé
page-face-down = Face cachée : { $characters }.
page-game-cast = Partie { $game } : { $players }.
page-was = { $who_is ->
    [you] tu étais
   *[other] { $who } était
} { $character_the }
page-victim-solved = { $victim_label } : { $by_is ->
    [you] tu as accusé { $who } à raison.
   *[other] { $who_is ->
        [you] { $by } a eu raison de t’accuser.
       *[other] { $by } a accusé { $who } à raison.
    }
}
page-victim-unsolved = { $victim_label } : meurtre non résolu.
page-told-deal = Les cartes sont distribuées : { $players }.
page-told-is = { $who } est { $character_the }
page-told-draw = { $who } pioche { $card }.

## The form of the options

page-deck = Paquet
page-deck-help = Un fichier JSON avec une liste de cartes, chacune avec son nombre.

## Shortcuts, for the help page

page-enter = Entrée
page-arrows = Flèches
page-escape = Échap
page-key-hand = Aller à ta main
page-key-enter = Choisir une carte, puis un endroit ; encore une fois pour l’y poser
page-key-arrows = Passer d’un endroit éclairé à l’autre, ou parcourir ta main
page-key-turn = Tourner la carte
page-key-back = Annuler ton choix
page-key-accuse = Accuser
page-key-pass = Passer

## What one wants

page-goal = Tu es { $who_the }. Garde le secret et fais accuser les autres : ne laisse jamais le mobile, le moyen et l’occasion { $who_possessive } visibles ensemble devant une victime.
page-goal-short = Tu es { $who_short } : fais accuser les autres, garde le secret.
page-goal-last = Tu es { $who_the }. Tous les autres sont démasqués : tu gagnes si tu gardes le secret. Ne laisse jamais le mobile, le moyen et l’occasion { $who_possessive } visibles ensemble devant une victime.
page-goal-last-short = Tu es { $who_short } : tous les autres sont démasqués. Garde le secret, et tu gagnes.
page-goal-lost = Tu es { $who_the }, et tout le monde le sait : tu ne peux plus gagner. Tu peux encore faire accuser les autres.
page-goal-lost-short = Tu es { $who_short }, et tout le monde le sait : fais accuser aussi les autres.

## What can be done now, and what it does

page-can-card = Une carte de ta main
page-can-play = choisis-la, puis un endroit éclairé. Une moitié recouvre une preuve déjà là, l’autre se pose à côté.
page-can-accuse = dis qui, à la table, est le personnage dont le mobile, le moyen et l’occasion sont tous visibles. Si c’est juste, cette personne a perdu.
page-can-pass = tu n’as rien à jouer, donc le joueur suivant continue.

## How it is played, with pictures

page-how-who-title = Qui es-tu ?
page-how-who = Chacun est en secret l’un de ces quatre personnages. Il y a eu trois meurtres, et on peut orienter les preuves vers n’importe lequel d’entre vous. Qui est accusé à raison perd. Tous les autres gagnent quand les trois meurtres sont résolus, ou quand il n’y a plus de carte à jouer.
page-how-card-title = Les preuves
page-how-card = Chaque moitié d’une carte est une preuve : la couleur et la lettre disent contre qui, le signe dit laquelle. Il y en a trois sortes : mobile, moyen et occasion.
page-how-play-title = Pose des preuves
page-how-play = À ton tour, pioche une carte et poses-en une devant une victime. Une moitié recouvre une moitié déjà là, l’autre va à côté. Tu montres ainsi des preuves contre les autres, et tu recouvres celles contre toi. On ne peut pas recouvrir une impasse.
page-how-complete-title = Un dossier complet
page-how-complete = Quand le mobile, le moyen et l’occasion d’un personnage sont tous visibles devant la même victime, le dossier est complet : qui a une accusation peut alors s’en servir.
page-how-accuse-title = Accuse
page-how-accuse = Une accusation dit qui, à la table, est ce personnage. Si c’est juste, le meurtre est résolu et cette personne a perdu, mais continue à jouer. Si c’est faux, la carte retourne dans la pioche, et tout le monde sait qui cette personne n’est pas.
page-how-example-title = Un exemple
page-how-example = Le mobile et le moyen de Vernon sont visibles devant la première victime. Ann se dépêche de recouvrir le moyen, alors qu’elle pouvait jouer ailleurs. Vernon, c’est peut-être elle ! Montre l’occasion et à nouveau le moyen, et accuse-la.
page-how-hide-title = Ne te trahis pas
page-how-hide = Les autres t’observent de la même façon. Si tu recouvres toujours ce qui te vise, tout le monde sait qui tu es. Laisse parfois une preuve visible, tant qu’on ne voit pas les trois.

### What players say to each other: a greeting first, praise last

phrase-1 = Bonsoir, les rescapés !
phrase-2 = Ce n’était pas moi !
phrase-3 = Je sais qui tu es.
phrase-4 = Ça sent mauvais pour toi.
phrase-5 = Qui joue une carte pareille ?
phrase-6 = Prouve-le !
phrase-7 = Bien tenté !
phrase-8 = Je n’ai rien fait, promis.
phrase-9 = Ah ah !
phrase-10 = Oh non !
phrase-11 = Prends ton temps.
phrase-12 = Bien joué !
