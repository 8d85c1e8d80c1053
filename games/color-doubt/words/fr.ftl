title = Color Doubt
blurb = Joue des cartes face cachée et dis ce que c’est. Ça n’a pas besoin d’être vrai, tant que personne n’en doute.
minutes = 15 à 25 minutes

### Things

suit-red = rouge
    .plural = rouges
    .capital = Rouge
    .letter = R
    .adj = rouge
    .adjs = rouges
suit-orange = orange
    .plural = oranges
    .capital = Orange
    .letter = O
    .adj = orange
    .adjs = orange
suit-yellow = jaune
    .plural = jaunes
    .capital = Jaune
    .letter = J
    .adj = jaune
    .adjs = jaunes
suit-green = vert
    .plural = vertes
    .capital = Vert
    .letter = V
    .adj = verte
    .adjs = vertes
suit-blue = bleu
    .plural = bleues
    .capital = Bleu
    .letter = B
    .adj = bleue
    .adjs = bleues
suit-purple = violet
    .plural = violettes
    .capital = Violet
    .letter = Vi
    .adj = violette
    .adjs = violettes
suit-pink = rose
    .plural = roses
    .capital = Rose
    .letter = Ro
    .adj = rose
    .adjs = roses
suit-rainbow = arc-en-ciel
    .plural = arc-en-ciel
    .capital = Arc-en-ciel
    .letter = A
    .adj = arc-en-ciel
    .adjs = arc-en-ciel

chair-sun = Soleil
chair-moon = Lune
chair-star = Étoile
chair-cloud = Nuage
chair-comet = Comète

### Options

option-games = Nombre de parties
    .help = Une partie est gagnée quand quelqu’un n’a plus de cartes. La règle étendue est un match en trois parties : les points de toutes les parties s’additionnent, et le plus haut total gagne.
option-who_may_doubt = Qui peut douter
    .help = Une annonce que quelqu’un a laissée passer peut-elle encore être mise en doute par les joueurs suivants ?
option-who_may_doubt-each_in_turn = Chacun à son tour
option-who_may_doubt-next_only = Seulement le suivant
option-cards_per_suit = Cartes de chaque couleur
    .help = Moins de cartes, et la partie est plus courte.
option-five_suits = Les cinq couleurs à deux
    .help = Les couleurs en jeu quand on joue à deux. À plus, on joue avec les sept.
option-five_suits-red = Rouge
option-five_suits-orange = Orange
option-five_suits-yellow = Jaune
option-five_suits-green = Vert
option-five_suits-blue = Bleu
option-five_suits-purple = Violet
option-five_suits-pink = Rose
option-max_turns = Durée maximale
    .help = Une partie qui atteint ce nombre de décisions s’arrête sans gagnant. Les parties sont bien plus courtes.

## Consignes

order-stand = Passer pour moi
    .help = Tu laisses passer l’annonce et ne joues rien par-dessus.
order-stand-ask = Jamais, demande-moi
order-stand-else_ask = Sauf si l’annonce ne peut pas être vraie : demande-moi
order-stand-else_doubt = Sauf si l’annonce ne peut pas être vraie : mets-la en doute
order-stand-always = Toujours

### Bots

bot-random = Tête en l’air
    .blurb = Joue, dit et met en doute ce qui lui passe par la tête.
bot-magpie = Pie
    .blurb = Tient à ses cartes et en joue deux à la fois, plus seulement s’il le faut : elle ment rarement, compte bien, et finit la main pleine.
bot-careful = Comptable
    .blurb = Ne ment presque jamais, et doute de ce que le nombre de cartes rend improbable, qui que ce soit qui le dise et quoi qu’on ait dit avant.
bot-fibber = Baratineur
    .blurb = Compte aussi bien que le Comptable, mais ment une fois sur deux quand il n’a rien de vrai à dire, et tarde plus à douter.
bot-gambler = Flambeur
    .blurb = Pèse ce que chaque mensonge et chaque doute peut rapporter, mais oublie vite qui s’est fait prendre et quelles cartes on a vues.
bot-charmer = Charmeur
    .blurb = Adore un beau mensonge et n’aime pas douter : il ment plus que cela ne rapporte, et retient plus longtemps qui s’est fait prendre.
bot-bluffer = Sang-froid
    .blurb = Pèse ce que peut coûter chaque mensonge et chaque doute, et se souvient de qui s’est fait prendre.
bot-reader = Télépathe
    .blurb = Sait exactement ce que chacun peut avoir en main, et essaie chaque idée dans plein de mondes avant de parler. Sans réseau, il lui arrive de réfléchir quelques secondes.
bot-sphinx = Sphinx
    .blurb = Des centaines de milliers de parties lui ont appris quand mentir et quand douter, de deux à quatre joueurs. À cinq, ou avec moins de sept cartes par couleur, il essaie plutôt chaque idée dans quelques mondes, ce qui peut prendre un instant.

### News

## Numbers and cards

number = { $number ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
}
number-capital = { $number ->
    [0] Aucune
    [1] Une
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
   *[other] { $number }
}
# Here $number is a word: “une” for one.
so-many-of-a-suit = { $number } { $number ->
    [une] { $suit_adj }
   *[other] { $suit_plural }
}
the-rainbow-card = la carte arc-en-ciel
announced = { $count ->
    [one] { $number } { $suit_adj }
   *[other] { $number } { $suit_plural }
}

## Moves

deal = Chacun reçoit { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
}{ $out ->
    [0] .
    [one] {" "}; 1 est hors jeu.
   *[other] {" "}; { $out } sont hors jeu.
} { $who } commence.
deal-seen = Chacun reçoit { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
}{ $out ->
    [0] .
    [one] {" "}; 1 est hors jeu.
   *[other] {" "}; { $out } sont hors jeu.
} Tu as en main { $hand }. { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
deal-of-match = Partie { $game } sur { $games }. { $deal }
plays = { $who } joue { $count ->
    [one] une carte
   *[other] { $number } cartes
} et dit : « { $says } ! »
plays-seen = Tu joues { $count ->
    [one] une carte
   *[other] { $number } cartes
} ({ $cards }) et tu dis : « { $says } ! »
plays-last = { $who } joue { $count ->
    [one] sa dernière carte
   *[other] ses { $number } dernières cartes
} et dit : « { $says } ! »
plays-last-seen = Tu joues { $count ->
    [one] ta dernière carte
   *[other] tes { $number } dernières cartes
} ({ $cards }) et tu dis : « { $says } ! »
lets-stand = { $who_is ->
    [you] Tu acceptes.
   *[other] { $who } accepte.
}
passes = { $who_is ->
    [you] Tu passes.
   *[other] { $who } passe.
}
passes-and-leads = { $who_is ->
    [you] Tu passes.
   *[other] { $who } passe.
} { $leader_is ->
    [you] C’est encore à toi de commencer.
   *[other] C’est encore à { $leader } de commencer.
}
you-doubt-the-truth = Tu en doutes. C’était vrai : { $cards }. Tu reçois { $minus ->
    [0] 0 carte de pénalité
    [one] { $minus } carte de pénalité
   *[other] { $minus } cartes de pénalité
}.
doubts-the-truth = { $who } en doute. C’était vrai : { $cards }. { $who } reçoit { $minus ->
    [0] 0 carte de pénalité
    [one] { $minus } carte de pénalité
   *[other] { $minus } cartes de pénalité
}.
doubts-your-lie = { $who } en doute. C’était un mensonge : tu reprends { $cards } et tu reçois { $minus ->
    [0] 0 carte de pénalité
    [one] { $minus } carte de pénalité
   *[other] { $minus } cartes de pénalité
}.
doubts-a-lie = { $who_is ->
    [you] Tu en doutes.
   *[other] { $who } en doute.
} C’était un mensonge : { $of } reprend { $cards } et reçoit { $minus ->
    [0] 0 carte de pénalité
    [one] { $minus } carte de pénalité
   *[other] { $minus } cartes de pénalité
}.
draws = { $who } pioche { $count ->
    [one] une carte
   *[other] { $number } cartes
} chez { $from }.
draws-seen = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} { $count ->
    [one] une carte
   *[other] { $number } cartes
} { $from_is ->
    [you] dans ta main
   *[other] chez { $from }
} : { $cards }.

## The end

game-ended = { $event } { $result }
match-ended = { $event } { $result } { $winners }
points = { $who } { $points }
points-with-rainbow = { $who } { $points } avec la carte arc-en-ciel
wins-the-game = { $who_is ->
    [you] Tu n’as plus de cartes : tu gagnes la partie. Points : { $points }.
   *[other] { $who } n’a plus de cartes et gagne la partie. Points : { $points }.
}
game-without-winner = La partie a duré trop longtemps et s’arrête sans gagnant. Points : { $points }.
wins-the-match = { $who_is ->
    [you] Le match est terminé : tu le gagnes avec { $points } points.
   *[other] Le match est terminé : { $who } le gagne avec { $points } points.
}
share-the-win = Le match est terminé. Victoire partagée : { $winners }, avec { $points } points chacun.
match-without-winner = Le match est terminé. Personne ne le gagne : aucune partie n’a eu de gagnant.

## Hints: a move, and what speaks for it

hint-play = Joue { $cards } et dis : « { $says } ! »
hint-doubt = Mets l’annonce en doute.
hint-pass = Passe.
hint-let-stand = Accepte.
hint-last = Ce sont tes dernières cartes : si personne ne prouve que tu mens, tu gagnes.
hint-true = C’est la vérité : la punition est pour qui en doute, pas pour toi.
hint-rainbow = La carte arc-en-ciel vaut n’importe quelle couleur.
hint-lie-needed = C’est un mensonge, mais la vérité ne suffit pas : tu n’as pas { $count ->
    [one] une seule carte de couleur
   *[other] { $count } cartes d’une même couleur
}.
hint-lie-though = C’est un mensonge, alors que tu pourrais dire la vérité avec d’autres cartes : qui ne ment jamais est facile à lire.
hint-lie-risk = Si quelqu’un en doute, tu reprends ces cartes et tu reçois les autres cartes de la table en pénalité.
hint-instead-chance = Tu pourrais plutôt douter de « { $says } », dit par { $who } : d’après ce que tu sais, il y a { $chance } % de chances que ce soit vrai.
hint-instead-lie = Tu pourrais plutôt douter de « { $says } », dit par { $who } : d’après ce que tu sais, ça ne peut pas être vrai.
hint-cannot-be-true = D’après ce que tu sais, ça ne peut pas être vrai.
hint-chance-true = D’après ce que tu sais, il y a { $chance } % de chances que ce soit vrai.
hint-or-wins = Il ne reste plus de cartes à { $who } : si personne n’en doute, { $who } gagne.
hint-next-may-doubt = Après toi, { $who } peut encore en douter.
hint-doubt-risk = Si tu doutes de la vérité, tu reçois { $count ->
    [one] la carte de la table en pénalité
   *[other] les { $count } cartes de la table en pénalité
}.
hint-pass-though = Un mensonge est plus probable, mais passer ne risque rien.
hint-too-few = Tu as moins de { $count } cartes : tu ne peux pas jouer.
hint-would-lie = Pour jouer, tu devrais mentir : tu n’as pas { $count ->
    [one] une seule carte de couleur
   *[other] { $count } cartes d’une même couleur
}.

## The lesson

lesson-truth = Débarrasse-toi de toutes tes cartes avant les autres : on les joue face cachée en disant leur couleur, et on a le droit de mentir. Commence par la vérité : choisis tes deux cartes vertes, puis « Jouer deux cartes ».
lesson-doubt = Chacun doit jouer au moins autant de cartes que le joueur d’avant. Mais quatre jaunes, alors qu’il n’y en a que cinq et que tu en as trois ? Choisis « Douter », puis « Oui, j’en doute ».
lesson-lie = Démasqué ! { $player } a repris les quatre cartes et reçu les autres en pénalité. Maintenant tu commences, et c’est à toi de mentir : choisis ta carte rouge et ta rose, dis « rouge », puis « Jouer deux cartes ».
lesson-pass = Personne n’a douté de toi ! Maintenant { $player } annonce deux bleues. Tu n’en as aucune des cinq, ça peut donc très bien être vrai, et qui doute de la vérité reçoit toutes les cartes de la table en pénalité. Choisis donc « Passer ».
lesson-follow = { $doubter } a douté, mais c’était vrai : les six cartes vont à { $doubter } en pénalité. Maintenant { $player } annonce une verte, et tu as trois cartes jaunes : choisis-les, puis « Jouer trois cartes ».
lesson-end = Personne n’ose douter de toi ni jouer plus : c’est encore à toi de commencer. La carte arc-en-ciel vaut n’importe quelle couleur : peux-tu te débarrasser de tes trois dernières cartes d’un coup, sans mentir ?

### Refusals

two-to-five-players = On joue de 2 à 5, pas à { $players }.
number-of-colors = Un paquet a de 1 à 7 couleurs, pas { $colors }.
cards-of-each-color = Il y a de { $least } à 12 cartes de chaque couleur, pas { $cards }.
too-few-cards = Il n’y a pas assez de cartes pour que chacun en ait une.
number-of-decisions = Une partie peut compter de 1 à 10 000 décisions, pas { $turns }.
number-of-games = On peut jouer de 1 à { $most } parties, pas { $games }.
five-different-colors = À deux, on joue avec cinq couleurs différentes.
deal-evenly = Les cartes sont réparties également, et le reste est hors jeu.
deal-first = Il faut d’abord distribuer les cartes.
already-dealt = Les cartes sont déjà distribuées.
draw-two = On pioche deux cartes dans l’autre main, ou ce qu’elle contient.
draw-first = Il faut d’abord piocher des cartes.
nothing-to-draw = Il n’y a pas de cartes à piocher.
leader-must-play = Qui commence doit jouer des cartes : il n’y a rien à mettre en doute, et on ne peut pas passer.
only-the-next-may-doubt = Seul le joueur suivant peut douter.
nobody-plays-on-a-last-card = On ne joue pas sur une dernière carte : doute ou accepte.
play-a-card = Joue au moins une carte.
cards-not-held = Tu n’as pas toutes ces cartes en main.
color-not-in-the-game = Annonce une des couleurs en jeu.
hand-too-small = { $cards ->
    [one] { $cards } carte vient d’être jouée
   *[other] { $cards } cartes viennent d’être jouées
}, et tu en as moins : tu peux seulement douter ou passer.
play-as-many = { $cards ->
    [one] { $cards } carte vient d’être jouée : joue au moins 1 carte.
   *[other] { $cards } cartes viennent d’être jouées : joues-en au moins autant.
}

### Review

measure = Cas encore possibles : ce que les autres ont en main
unit = cartes

## Moments

review-doubt = Doute
review-doubted = { $who_is ->
    [you] Tu as mis en doute « { $says } » ({ $of }).
   *[other] { $of_is ->
        [you] { $who } a mis en doute ton annonce « { $says } ».
       *[other] { $who } a mis en doute « { $says } » ({ $of }).
    }
}
review-thought = { $who_is ->
    [you] { $held ->
        [0] Tu n’avais aucune carte qui compte comme { $suit_adj }.
        [one] Tu avais une carte qui compte comme { $suit_adj } : personne d’autre ne pouvait l’avoir.
       *[other] Tu avais { $held } cartes qui comptent comme { $suit_adjs } : personne d’autre ne pouvait les avoir.
    }
   *[other] { $held ->
        [0] { $who } n’avait aucune carte qui compte comme { $suit_adj }.
        [one] { $who } avait une carte qui compte comme { $suit_adj } : personne d’autre ne pouvait l’avoir.
       *[other] { $who } avait { $held } cartes qui comptent comme { $suit_adjs } : personne d’autre ne pouvait les avoir.
    }
}
review-let-it-stand = Accepter aurait été mieux : sur de nombreux doutes avec cette probabilité, chacun coûte en moyenne environ { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de plus qu’il n’en rapporte{ $win ->
    [0] {""}
   *[other] {", "}une victoire comptant pour { $win }
}.
review-doubt-it = Un doute était forcément juste, et valait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $win ->
    [0] {""}
   *[other] {", "}une victoire comptant pour { $win }
}.
review-doubt-was-worth = Douter aurait été mieux : sur de nombreux doutes avec cette probabilité, chacun rapporte en moyenne environ { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de plus qu’il n’en coûte{ $win ->
    [0] {""}
   *[other] {", "}une victoire comptant pour { $win }
}.
review-pass-instead = Passer aurait été mieux : sur de nombreux mensonges crus avec cette probabilité, chacun coûte en moyenne environ { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de plus qu’il n’en fait partir{ $win ->
    [0] {""}
   *[other] {", "}une victoire comptant pour { $win }
}.
review-one-true = Jouer une seule carte en disant la vérité aurait été mieux.
review-say-instead = « { $says } » aurait été plus crédible : { $chance } %.
review-say-the-truth = « { $says } » aurait été la vérité.
review-nothing-to-lose = Si personne ne doute de ces dernières cartes, { $winner_is ->
    [you] tu gagnes.
   *[other] { $winner } gagne.
} Dans une partie unique, seule la victoire compte : un doute à tort ne coûte donc rien.
review-at-stake = Un doute rapportait { $lie ->
    [one] { $lie } carte
   *[other] { $lie } cartes
} si c’était un mensonge, et en coûtait { $truth } si c’était vrai.
review-at-stake-last = C’était la dernière carte. Un doute rapportait { $lie } cartes si c’était un mensonge, une victoire comptant pour 10, et en coûtait { $truth } si c’était vrai.
review-at-stake-drawn = Un doute rapportait { $lie } cartes si c’était un mensonge, et en coûtait { $truth } si c’était vrai, une victoire comptant pour 10 : qui doit piocher les dernières cartes de l’autre a perdu.
review-was-true = C’était vrai.
review-was-a-lie = C’était un mensonge.
review-lie = Mensonge
review-lied = { $who_is ->
    [you] Tu as dit « { $says } », et c’était un mensonge.
   *[other] { $who } a dit « { $says } », et c’était un mensonge.
}
review-last-cards = Dernières cartes
review-won-by-the-truth = Avec « { $says } », { $who_is ->
    [you] tu as joué tes dernières cartes en disant
   *[other] { $who } a joué ses dernières cartes en disant
} la vérité : plus personne ne pouvait empêcher la victoire.
review-caught = { $by_is ->
    [you] Tu as démasqué ce mensonge.
   *[other] { $by } a démasqué ce mensonge.
}
review-risk = Si on y croyait, cela valait { $believed ->
    [one] { $believed } carte
   *[other] { $believed } cartes
} ; sinon, cela coûtait { $caught ->
    [0] 0 carte
    [one] { $caught } carte
   *[other] { $caught } cartes
}.
review-risk-last = C’était la fin de la main : si on y croyait, cela valait { $believed } cartes, la victoire comptée pour 10 ; sinon, cela coûtait { $caught ->
    [0] 0 carte
    [one] { $caught } carte
   *[other] { $caught } cartes
}.
review-cost-little = Cela coûtait donc peu : environ { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en moyenne.
review-lost = Comment la partie a été perdue
review-out-first = { $winner_is ->
    [you] Tu n’avais
   *[other] { $winner } n’avait
} plus de cartes avant tous les autres. { $who_is ->
    [you] Il te restait
   *[other] Il restait à { $who }
} { $cards ->
    [1] une carte.
   *[other] { $cards } cartes.
}
review-last-lie = Les dernières cartes, « { $says } », étaient un mensonge, et personne n’a douté.
review-doubted-last = { $who_is ->
    [you] Tu as mis en doute les dernières cartes, et l’annonce était vraie.
   *[other] { $who } a mis en doute les dernières cartes, et l’annonce était vraie.
}
review-drew-last = Qui reçoit des cartes de pénalité pioche aussi dans l’autre main : { $who_is ->
    [you] tu as dû
   *[other] { $who } a dû
} piocher { $winner_is ->
    [you] tes dernières cartes, et tu avais donc gagné.
   *[other] les dernières cartes : { $winner } avait donc gagné.
}
review-let-stand-last = Après { $who_is ->
    [you] toi
   *[other] { $who }
}, personne ne pouvait plus douter : laisser passer { $winner_is ->
    [you] tes dernières cartes
   *[other] les dernières cartes de { $winner }
}, c’était perdre la partie à coup sûr.
review-wins-not-taken = { $times ->
    [1] Au coup
   *[other] Aux coups
} { $moves }, { $who_is ->
    [you] tu pouvais
   *[other] { $who } pouvait
} gagner tout de suite.
review-how-often = Dans cette partie, { $who_is ->
    [you] tu as
   *[other] { $who } a
} joué des cartes { $played ->
    [0] zéro fois
    [1] une fois
   *[other] { $played } fois
} et passé { $passed ->
    [0] zéro fois.
    [1] une fois.
   *[other] { $passed } fois.
}
review-caught-often = { $who_is ->
    [you] On t’a surpris
   *[other] On a surpris { $who }
} à mentir { $times ->
    [1] une fois
   *[other] { $times } fois
}, et ces cartes sont revenues en main.
review-doubted-in-vain = Avant les dernières cartes, { $winner_is ->
    [you] tu disais
   *[other] { $winner } disait
} la vérité { $times ->
    [1] une fois
   *[other] { $times } fois
} où l’on a douté ({ $times ->
    [1] {""}
   *[other] en dernier,{" "}
}{ $by_is ->
    [you] toi
   *[other] { $by }
}) : qui doute y perd des cartes, et { $winner_is ->
    [you] tu rejoues
   *[other] { $winner } rejoue
} en premier.
review-passes-keep = Passer fait garder toutes ses cartes : on ne s’en débarrasse qu’en jouant. Passer ne reçoit pas de note.
review-let-pass = Mensonge non relevé
review-let-lie-pass = { $who_is ->
    [you] Tu pouvais savoir à coup sûr que « { $says } » ({ $of }) était un mensonge, et tu l’as laissé passer.
   *[other] { $of_is ->
        [you] { $who } pouvait savoir à coup sûr que ton annonce « { $says } » était un mensonge, et l’a laissé passer.
       *[other] { $who } pouvait savoir à coup sûr que « { $says } » ({ $of }) était un mensonge, et l’a laissé passer.
    }
}
review-missed-win = Victoire manquée
review-could-win = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} gagner tout de suite : « { $says } » avec toutes les cartes en main aurait été vrai.
review-play-them-all = Les jouer toutes aurait été mieux : personne ne peut empêcher cette victoire.
review-let-win = Dernières cartes acceptées
review-let-them-win = { $who_is ->
    [you] { $of } a posé ses dernières cartes et tu les as laissées passer : « { $says } ».
   *[other] { $of_is ->
        [you] { $who } a laissé passer tes dernières cartes : « { $says } ».
       *[other] { $of } a posé ses dernières cartes, et { $who } les a laissées passer : « { $says } ».
    }
}
review-knew-chance = { $who_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $who }
}, il y avait { $chance } % de chances que ce soit vrai.
review-knew-lie = { $who_is ->
    [you] Tu pouvais savoir à coup sûr que c’était un mensonge.
   *[other] { $who } pouvait savoir à coup sûr que c’était un mensonge.
}
review-all-knew-chance = D’après ce que tout le monde savait, il y avait { $chance } % de chances que ce soit vrai.
review-all-knew-lie = Tout le monde pouvait le savoir à coup sûr.

review-saw-through = { $who_is ->
    [you] Au coup { $move }, tu pouvais savoir à coup sûr que « { $says } » ({ $of }) était un mensonge, et tu l’as démasqué.
   *[other] { $of_is ->
        [you] Au coup { $move }, { $who } pouvait savoir à coup sûr que ton annonce « { $says } » était un mensonge, et l’a démasqué.
       *[other] Au coup { $move }, { $who } pouvait savoir à coup sûr que « { $says } » ({ $of }) était un mensonge, et l’a démasqué.
    }
} { $held ->
    [0] D’après tout ce qui se voyait, il ne pouvait pas y en avoir autant.
    [one] { $who_is ->
        [you] Tu avais
       *[other] { $who } avait
    } une de ces cartes, et d’après tout ce qui se voyait, il ne pouvait pas y en avoir autant.
   *[other] { $who_is ->
        [you] Tu avais
       *[other] { $who } avait
    } { $held } de ces cartes, et d’après tout ce qui se voyait, il ne pouvait pas y en avoir autant.
}
review-could-see-through = { $who_is ->
    [you] Au coup { $move }, tu pouvais savoir à coup sûr que « { $says } » ({ $of }) était un mensonge, et tu l’as laissé passer.
   *[other] { $of_is ->
        [you] Au coup { $move }, { $who } pouvait savoir à coup sûr que ton annonce « { $says } » était un mensonge, et l’a laissé passer.
       *[other] Au coup { $move }, { $who } pouvait savoir à coup sûr que « { $says } » ({ $of }) était un mensonge, et l’a laissé passer.
    }
} { $held ->
    [0] D’après tout ce qui se voyait, il ne pouvait pas y en avoir autant.
    [one] { $who_is ->
        [you] Tu avais
       *[other] { $who } avait
    } une de ces cartes, et d’après tout ce qui se voyait, il ne pouvait pas y en avoir autant.
   *[other] { $who_is ->
        [you] Tu avais
       *[other] { $who } avait
    } { $held } de ces cartes, et d’après tout ce qui se voyait, il ne pouvait pas y en avoir autant.
}
review-likeliest-lie = { $who_is ->
    [you] Quand tu pouvais douter, aucun mensonge n’était certain. Le plus suspect de ceux que tu as laissés passer était
   *[other] Quand { $who } pouvait douter, aucun mensonge n’était certain. Le plus suspect de ceux que { $who } a laissés passer était
} { $of_is ->
    [you] ton annonce « { $says } »
   *[other] « { $says } » ({ $of })
} au coup { $move } : il y avait { $chance } % de chances que ce soit un mensonge.
review-never-sure = { $who_is ->
    [you] Quand tu pouvais douter, aucun mensonge n’était certain.
   *[other] Quand { $who } pouvait douter, aucun mensonge n’était certain.
}
review-met-no-lie = Toutes les annonces que { $who_is ->
    [you] tu pouvais
   *[other] { $who } pouvait
} mettre en doute étaient vraies.

review-announcement = Annonce
review-announced-truth = { $who_is ->
    [you] Tu as dit « { $says } », et c’était vrai.
   *[other] { $who } a dit « { $says } », et c’était vrai.
}
review-let-stand = Mensonge accepté
review-stood-lie = { $who_is ->
    [you] Tu as accepté « { $says } » ({ $of }), et c’était un mensonge.
   *[other] { $of_is ->
        [you] { $who } a accepté ton annonce « { $says } », et c’était un mensonge.
       *[other] { $who } a accepté « { $says } » ({ $of }), et c’était un mensonge.
    }
}

## Why bots did what they did

review-bot-must-doubt = Personne ne pouvait en douter après : si l’annonce était acceptée, { $of_is ->
    [you] tu gagnais
   *[other] { $of } gagnait
}.
review-bot-counted-doubt = D’après un compte approximatif des cartes, { $of_is ->
    [you] tu pouvais
   *[other] { $of } pouvait
} en avoir assez avec { $chance } % de chances : { $last ->
    [0] en dessous de { $limit } %
   *[other] pour les dernières cartes d’une main, en dessous de { $limit } %
}, { $who } en doute.
review-bot-counted-stand = D’après un compte approximatif des cartes, { $of_is ->
    [you] tu pouvais
   *[other] { $of } pouvait
} en avoir assez avec { $chance } % de chances : { $last ->
    [0] { $who } ne doute
   *[other] pour les dernières cartes d’une main, { $who } ne doute
} qu’en dessous de { $limit } %.
review-bot-able = D’après un compte approximatif des cartes, { $of_is ->
    [you] tu pouvais
   *[other] { $of } pouvait
} en avoir assez avec { $chance } % de chances.
review-bot-last-cards = { $of_is ->
    [you] C’étaient tes dernières cartes : si on les acceptait, tu gagnais.
   *[other] C’étaient les dernières cartes de { $of } : si on les acceptait, { $of } gagnait.
}
review-bot-truth-first = { $who } dit la vérité dès que les cartes le permettent, et joue la couleur qui a le plus de cartes : { $suit }.
review-bot-keeps-cards = Quand il n’en faut pas plus, { $who } joue { $most } cartes au plus.
review-bot-seldom-lies = { $who } n’avait pas { $count } cartes d’une même couleur, et dans ce cas ment une fois sur { $times } au lieu de passer.
review-bot-rather-passes = { $who } n’avait pas { $count } cartes d’une même couleur, et dans ce cas ne ment qu’une fois sur { $times }.
review-bot-took-for-true = Pour { $who }, il y avait { $chance } % de chances que ce soit vrai.
review-bot-record = { $all ->
    [one] { $who } se souvenait d’une annonce retournée ({ $of_is ->
        [you] la tienne
       *[other] { $of }
    }) : elle était { $lies ->
        [0] vraie.
       *[other] fausse.
    }
   *[other] { $who } se souvenait de { $all } annonces retournées ({ $of_is ->
        [you] les tiennes
       *[other] { $of }
    }) : { $lies ->
        [0] toutes étaient vraies.
        [1] une était fausse.
       *[other] { $lies } étaient fausses.
    }
}
review-bot-short-memory = { $who } ne se souvient que de ce qu’on a vu dans les { $count } derniers coups.
review-bot-had-to-lie = { $who } n’avait pas { $count } cartes d’une même couleur : pour jouer, il fallait mentir.
review-bot-truth-less = D’après les calculs de { $who }, la meilleure façon de jouer en disant la vérité valait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
review-bot-lie-less = D’après les calculs de { $who }, le meilleur mensonge valait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
review-bot-worth-most = D’après les calculs de { $who }, tout le reste valait au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
review-bot-expects-doubt = Pour { $who }, il y avait { $chance } % de chances que quelqu’un en doute.
review-bot-not-always-best = Pour ne pas être facile à lire, { $who } ne fait pas toujours ce qui semble le mieux : ce choix avait { $chance } % de chances.
review-bot-nothing-to-prove = C’était la vérité : un doute ne pouvait coûter qu’à la personne qui doutait.
review-bot-lets-stand = À deux, un doute à tort coûte cher : { $who } ne doute de rien qui puisse bien être vrai.
review-bot-played-out = Dans { $deals } distributions compatibles avec ce que savait { $who }, { $who } a joué jusqu’au bout les idées les plus prometteuses, et celle-ci a donné le meilleur résultat.
review-bot-drawn = { $who } a laissé le hasard décider, d’après ce qu’un réseau a appris de nombreuses parties : { $chances }.
review-bot-chance-truth = { $chance } % pour la vérité
review-bot-chance-lie = { $chance } % pour un mensonge
review-bot-chance-doubt = { $chance } % pour un doute
review-bot-chance-pass = { $chance } % pour passer
review-bot-likeliest-play = De tout ce qu’il y avait à jouer, c’était le plus probable : { $chance } %.
review-bot-one-play = Exactement ces cartes et cette annonce avaient { $chance } % de chances, et le plus probable { $most } %.

## Summary

review-nobody-won = Personne n’a gagné.
review-won = { $who_is ->
    [you] Tu as gagné.
   *[other] { $who } a gagné.
}
review-won-together = Victoire partagée : { $winners }.
review-of-player = { $who_is ->
    [you] Toi
   *[other] { $who }
} : { $lies ->
    [0] aucun mensonge
    [one] { $lies } mensonge
   *[other] { $lies } mensonges
} et { $doubts ->
    [0] aucun doute.
    [1] 1 doute, { $right ->
        [0] à tort.
       *[other] à raison.
    }
    [2] 2 doutes, { $right ->
        [0] les deux à tort.
        [1] dont 1 à raison.
       *[other] les deux à raison.
    }
   *[other] { $doubts } doutes, { $right ->
        [0] tous à tort.
       *[other] dont { $right } à raison.
    }
}
review-player-let-pass = { $player } { $who_is ->
    [you] Tu pouvais démasquer à coup sûr { $passes ->
        [1] un mensonge, et tu l’as laissé passer.
       *[other] { $passes } mensonges, et tu les as laissés passer.
    }
   *[other] { $who } pouvait démasquer à coup sûr { $passes ->
        [1] un mensonge, et l’a laissé passer.
       *[other] { $passes } mensonges, et les a laissés passer.
    }
}

### Puzzles

puzzle-has = { $who_is ->
    [you] tu as
   *[other] { $who } a
} exactement { $count } { $count ->
    [one] carte
   *[other] cartes
} de couleur { $suit }
puzzle-has-not = { $who_is ->
    [you] tu n’as pas
   *[other] { $who } n’a pas
} exactement { $count } { $count ->
    [one] carte
   *[other] cartes
} de couleur { $suit }
puzzle-able = qui a fait l’annonce avait les cartes qu’il fallait
puzzle-unable = qui a fait l’annonce n’avait pas les cartes qu’il fallait
puzzle-truthful = l’annonce est vraie
puzzle-untruthful = l’annonce est un mensonge
puzzle-kind-believe = Y croire ou en douter ?
puzzle-says = { $who } a dit : « { $says } ! » D’après tout ce que tu as vu, est-ce plutôt vrai ou plutôt un mensonge ?
puzzle-is-it-true = Ta réponse
puzzle-true = C’est vrai
puzzle-lie = J’en doute
puzzle-cannot-be = « { $says } » est un mensonge, c’est certain : d’après ce que tu as vu, { $who } ne pouvait pas en avoir autant.
puzzle-may-be = D’après tout ce que tu as vu, « { $says } » a { $likely } % de chances d’être vrai.
puzzle-counted = { $count ->
    [one] La carte posée devait être de cette couleur ou être la carte arc-en-ciel
   *[other] Les { $count } cartes posées devaient être de cette couleur ou être la carte arc-en-ciel
}, parmi les { $hand } que { $who } avait en main. Il y en a { $all } dans le jeu. Tu en as { $held ->
    [0] zéro
   *[other] { $held }
}, et tu sais que { $who } { $gone ->
    [0] pouvait avoir toutes les autres
    [one] n’avait pas 1 des autres
   *[other] n’avait pas { $gone } des autres
} : { $who } en avait donc { $most } au plus.
puzzle-known = Tout le monde a vu { $who } en reprendre { $known } en main.
puzzle-rainbow-yours = La carte arc-en-ciel est une des tiennes.
puzzle-rainbow-elsewhere = La carte arc-en-ciel est de celles que { $who } n’avait pas.
puzzle-rainbow-theirs = La carte arc-en-ciel est de celles que { $who } avait reprises.
puzzle-rainbow-open = Tu ne peux pas savoir où est la carte arc-en-ciel : { $who } a pu l’avoir.
puzzle-by-history = Il n’y en avait pas assez : cela découle de tout ce qui a été posé et retourné avant.
puzzle-by-counting = Rien qu’en comptant, { $who } en avait assez avec une probabilité de { $chance } %.
puzzle-habit = Mais on choisit ce qu’on annonce, et on dit la vérité plus souvent que le hasard ne le ferait.
puzzle-habit-last = Mais on choisit ce qu’on annonce, et on dit la vérité plus souvent que le hasard ne le ferait, surtout avec les dernières cartes de sa main.
puzzle-record = Ce que { $who } a annoncé avant compte aussi, pour ce qui a été retourné : { $truths } fois vrai, { $lies } fois faux.
puzzle-weighed = Au total, cela rend la vérité, face au mensonge, environ { $times } fois aussi probable qu’en comptant seulement : { $chance } % deviennent { $likely } %.

### Page
## Numbers and cards

page-cards = { $count ->
    [one] { $number } carte
   *[other] { $number } cartes
}
page-suit-of = { $count ->
    [one] { $suit_adj }
   *[other] { $suit_plural }
}
page-claim = { $who_is ->
    [you] ton annonce « { $announced } »
   *[other] « { $announced } » ({ $who })
}
page-tally-unknown = { $cards }, { $unknown ->
    [one] { $unknown } inconnue
   *[other] { $unknown } inconnues
}
page-of-all = sur { $all }

## The players round the table

page-place = { $name } : { $cards } en main
page-place-status = { $name } : { $cards } en main, { $status }
page-you = toi
page-who = { $who_is ->
    [you] Toi
   *[other] { $who }
}
page-no-cards = aucune carte
page-held = En main : { $cards }
page-in-hand = ({ $count } en main)
page-status-lead = commence
page-status-answer = doit répondre
page-status-last-card = doit douter ou accepter
page-status-played-last = a joué sa dernière carte !
page-status-says = dit « { $announced } »
page-status-lets-stand = accepte
page-status-passed = a passé
page-status-doubts = doute !
page-minus-pile = { $who_is ->
    [you] Tes pénalités
   *[other] { $who }, pénalités
} : { $cards }
page-minus-pile-known = { $who_is ->
    [you] Tes pénalités
   *[other] { $who }, pénalités
} : { $cards }, connues : { $known }

## A closer look at a player’s cards

page-cards-of = { $who_is ->
    [you] Tes cartes
   *[other] Cartes : { $who }
}
page-hand = { $who_is ->
    [you] Ta main
   *[other] Main
}
page-hand-count = { $cards }.
page-hand-seen = { $who_is ->
    [you] Tout le monde a vu :
   *[other] Dedans à coup sûr, puisque tout le monde les a vues :
}
page-hand-unseen = Personne n’en a vu une seule retournée.
page-minus = Pénalités
page-minus-count = { $count ->
    [0] { $cards }.
   *[other] { $cards }, face cachée.
}
page-minus-known = Tu en connais { $number } :

## The middle of the table

page-middle = Le milieu de la table
page-no-cards-left = { $who_is ->
    [you] Tu n’as plus de cartes !
   *[other] { $who } n’a plus de cartes !
}
page-plays = { $who_is ->
    [you] Tu joues { $cards } et tu dis
   *[other] { $who } joue { $cards } et dit
}
page-really-true = La vérité : { $cards }
page-really-lie = Du bluff : { $cards }
page-oracle = Probabilité que ce soit vrai : { $likely } %. Les cartes le permettraient dans { $possible } % des donnes.
page-oracle-impossible = Ça ne peut pas être vrai.
page-on-table = { $cards } sur la table :
page-on-table-with-last = { $cards } sur la table, avec celles ci-dessous :
page-played-before = Joué avant
page-table-cards = Sur la table
page-lay = { $who_is ->
    [you] Tu joues { $cards } et tu dis : { $announced }
   *[other] { $who } joue { $cards } et dit : { $announced }
}
page-lay-known = { $who_is ->
    [you] Tu joues { $cards } et tu dis : { $announced } ; en vrai : { $known }
   *[other] { $who } joue { $cards } et dit : { $announced } ; en vrai : { $known }
}

## A doubt

page-doubts = { $who_is ->
    [you] Tu en doutes : { $of } a dit « { $announced } ».
   *[other] { $of_is ->
        [you] { $who } en doute : tu as dit « { $announced } ».
       *[other] { $who } en doute : { $of } a dit « { $announced } ».
    }
}
page-turned-up = Retournées : { $cards }.
page-stamp-true = Vrai !
page-stamp-lie = Faux !
page-verdict-true = { $announced } : vrai.
page-verdict-lie = { $announced } : un mensonge.
page-gets-minus = { $who_is ->
    [you] { $count ->
        [one] { $capital } carte va dans tes pénalités.
       *[other] { $capital } cartes vont dans tes pénalités.
    }
   *[other] { $count ->
        [one] { $capital } carte de pénalité pour { $who }.
       *[other] { $capital } cartes de pénalité pour { $who }.
    }
}
page-takes-back = { $who_is ->
    [you] Tu reprends
   *[other] { $who } reprend
} { $count ->
    [one] la carte
   *[other] les { $number } cartes
}{ $minus ->
    [0] .
    [one] {" "}et { $who_is ->
        [you] tu reçois
       *[other] reçoit
    } { $others } carte de la table en pénalité.
   *[other] {" "}et { $who_is ->
        [you] tu reçois
       *[other] reçoit
    } { $others } cartes de la table en pénalité.
}
page-drew = { $who_is ->
    [you] Tu as pioché :
   *[other] { $who } t’a pris :
}

## What is going on

page-now-deal = Les cartes sont distribuées.
page-now-deal-again = Les cartes sont redistribuées.
page-now-game-over = La partie { $game } est terminée. Les cartes sont redistribuées.
page-now-leads = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
page-now-leads-again = { $who_is ->
    [you] C’est encore à toi de commencer : tout le monde a passé.
   *[other] C’est encore à { $who } de commencer : tout le monde a passé.
}
page-now-considers = { $who_is ->
    [you] Tu réfléchis à { $claim }.
   *[other] { $who } réfléchit à { $claim }.
}
page-now-draws = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} { $cards } { $from_is ->
    [you] dans ta main.
   *[other] chez { $from }.
}
page-now-over = La partie est terminée.
page-now-match-over = Le match est terminé.
page-do-lead = joue une ou plusieurs cartes et dis une couleur
page-do-answer = { $count ->
    [one] mets en doute { $claim }, joue une carte ou plus, ou passe
   *[other] mets en doute { $claim }, joue { $number } cartes ou plus, ou passe
}
page-do-play-or-pass = { $count ->
    [one] joue une carte ou plus, ou passe
   *[other] joue { $number } cartes ou plus, ou passe
}
page-do-doubt-or-pass = mets en doute { $claim }, ou passe
page-do-pass = passe
page-do-last-card = mets en doute { $claim }, sinon { $who_is ->
    [you] tu gagnes
   *[other] { $who } gagne
} la partie
page-do-last-card-first = mets en doute { $claim }, ou laisse cela à { $next }
page-do-let-stand = accepte { $claim }

## Your answer

page-answer = Ta réponse
page-doubt = Douter
page-doubt-sure = Mettre en doute { $claim } ?
page-doubt-yes = Oui, j’en doute
page-doubt-no = Pas encore
page-pass = Passer
page-let-stand = Accepter
page-no-doubt = Tu n’as pas le droit de douter.
page-nobody-doubts = Si personne n’en doute, { $who_is ->
    [you] tu gagnes.
   *[other] { $who } gagne.
}
page-stake-last-card = Si c’est vrai, { $who_is ->
    [you] tu gagnes la partie.
   *[other] { $who } gagne la partie.
}
page-stake-true = Si tu doutes et que c’est vrai, tu prends { $count ->
    [one] { $number } carte de pénalité.
   *[other] { $number } cartes de pénalité.
}
page-stake-true-draw = Si tu doutes et que c’est vrai, tu prends { $count ->
    [one] { $number } carte de pénalité
   *[other] { $number } cartes de pénalité
} et tu pioches deux cartes chez { $who }.
page-stake-true-loses = Si tu doutes et que c’est vrai, tu dois piocher ces dernières cartes, et { $who } gagne la partie.
page-stake-lie = Si c’est un mensonge, { $who } reprend { $count ->
    [one] la carte
   *[other] les { $number } cartes
}{ $minus ->
    [0] .
    [one] {" "}et reçoit { $others } carte de pénalité.
   *[other] {" "}et reçoit { $others } cartes de pénalité.
}
page-stake-lie-draw = Si c’est un mensonge, { $who } reprend { $count ->
    [one] la carte
   *[other] les { $number } cartes
}{ $minus ->
    [0] .
    [one] , reçoit { $others } carte de pénalité, puis te pioche deux cartes.
   *[other] , reçoit { $others } cartes de pénalité, puis te pioche deux cartes.
}
page-stake-lie-wins = Si c’est un mensonge, { $who } doit piocher tes dernières cartes, et tu gagnes la partie.

## Your hand and your announcement

page-your-hand = Ta main : { $cards }
page-hand-empty = Ta main est vide.
page-suit = { $suit_capital } : { $held } en main, { $chosen ->
    [one] { $chosen } choisie
   *[other] { $chosen } choisies
}
page-choose-one = Choisir une carte { $suit_adj } ; { $chosen ->
    [one] { $chosen } choisie
   *[other] { $chosen } choisies
} sur { $held }
page-put-one-back = Reposer une carte { $suit_adj } ; { $chosen ->
    [one] { $chosen } choisie
   *[other] { $chosen } choisies
} sur { $held }
page-chosen = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
}
page-chosen-of = { $chosen ->
    [0] Aucune choisie
    [one] { $capital } choisie
   *[other] { $capital } choisies
} sur { $announced } ; { $cards } en tout.
page-not-your-turn = Ce n’est pas encore ton tour.
page-may-not-play = Tu ne peux pas jouer de cartes maintenant.
page-choose-more = Au moins { $least } : choisis-en encore { $more }.
page-hint-own-last = Si personne n’en doute, ou si c’est vrai, tu gagnes.
page-hint-wait = Attends ton tour. Tu peux déjà choisir tes cartes.
page-hint-last-card = On ne joue pas sur une dernière carte.
page-hint-too-few = Tu n’as pas assez de cartes pour jouer.
page-hint-answer = { $count ->
    [one] Ou choisis une carte ou plus à jouer.
   *[other] Ou choisis { $number } cartes ou plus à jouer.
}
page-hint-lead = { $count ->
    [one] Tu commences : choisis une carte ou plus à jouer.
   *[other] Tu commences : choisis { $number } cartes ou plus à jouer.
}
page-announcement = Ton annonce
page-you-play = Tu joues { $cards }.
page-put-back = Reposer
page-say = { $count ->
    [one] { $cards }. Tu annonces sa couleur :
   *[other] { $cards }. Tu annonces leur couleur :
}
page-truth = C’est la vérité
page-bluff = C’est du bluff
page-truth-last = { $count ->
    [one] C’est la vérité, avec ta dernière carte
   *[other] C’est la vérité, avec tes dernières cartes
}
page-bluff-last = { $count ->
    [one] C’est du bluff, avec ta dernière carte
   *[other] C’est du bluff, avec tes dernières cartes
}
page-play = Jouer { $cards }
page-play-and-say = Jouer { $cards } : « { $announced } »

## Notes

page-notes = Tes notes
page-notes-text = Notes
page-notes-example = Qui bluffe quand ?
page-counter = Compteur de cartes
page-counter-help = Compte ce que tu as vu de chaque couleur.
page-counter-caption = Vu jusqu’ici ; la couleur annoncée est marquée.
page-counter-suit = Couleur
page-counter-yours = À toi
page-counter-yours-help = Dans ta main, ou jouées par toi
page-counter-known = Connues
page-counter-known-help = En pénalité, ou dans d’autres mains, à coup sûr
page-counter-unseen = Pas vues
page-counter-on-table = ({ $count } sur la table)
page-counter-in-hands = ({ $count } en main)

## Points

page-game-of = Partie { $game } sur { $games }
page-game-of-more = {" "}: feuille de score
page-score-sheet = Feuille de score
page-game-over = La partie { $game } est terminée
page-wins = { $who_is ->
    [you] Tu gagnes la partie.
   *[other] { $who } gagne la partie.
}
page-nobody-wins = Personne ne gagne la partie.
page-close = Fermer
page-next-game = Vers la partie { $game }
page-points-caption = { $games ->
    [1] Points
   *[other] Points du match
}
page-player = Joueur
page-player-you = { $name } (toi)
page-game = Partie
page-game-number = Partie { $game }
page-points = { $games ->
    [1] Points
   *[other] Total
}
page-not-played = pas encore jouée
page-too-long = La partie a duré trop longtemps et s’est arrêtée sans gagnant.
page-none-ended = { $games ->
    [1] La partie n’est pas encore terminée.
   *[other] Aucune partie n’est encore terminée.
}
page-won = gagne la partie
page-score = { $hand } en main, { $minus } en pénalité
page-score-rainbow = { $hand } en main, { $minus } en pénalité, dont la carte arc-en-ciel

## The log and the replay

page-details-turned-up = Retournées :
page-details-hand = Ta main :
page-details-played = Ce que tu as joué :
page-details-drawn = Piochées :
page-tell-deal = Les cartes sont distribuées. Hors jeu : { $cards }.
page-tell-deal-of = Partie { $game } sur { $games } : les cartes sont distribuées. Hors jeu : { $cards }.
page-tell-true = { $who } joue { $cards } : « { $announced } » (la vérité).
page-tell-lie = { $who } joue { $cards } : « { $announced } » (du bluff : { $really }).
page-tell-last-true = { $who } joue { $count ->
    [one] sa dernière carte
   *[other] ses { $number } dernières cartes
} : « { $announced } » (la vérité).
page-tell-last-lie = { $who } joue { $count ->
    [one] sa dernière carte
   *[other] ses { $number } dernières cartes
} : « { $announced } » (du bluff : { $really }).
page-tell-draw = { $who } pioche dans l’autre main : { $cards }.

## What was hidden

page-hidden = Ce qui était caché
page-hidden-game = Partie { $game }.
page-hidden-out = Hors jeu : { $cards }.
page-hidden-announced = { $count ->
    [one] { $count } annonce en tout.
   *[other] { $count } annonces en tout.
}
page-hidden-lies = { $count ->
    [0] Aucun mensonge.
    [one] { $capital } était mensongère.
   *[other] { $capital } étaient mensongères.
}
page-hidden-boldest = La plus osée : « { $announced } » pour { $cards }.
page-hidden-replay = Le replay montre toutes les mains et ce qui a vraiment été joué.

## Shortcuts

page-key-hand = Vers ta main
page-key-suits = Parcourir les couleurs de ta main
page-key-more = Ajouter ou retirer une carte
page-key-number = Choisir ce nombre de cartes
page-key-play = Jouer les cartes choisies et faire l’annonce
page-key-doubt = Douter ; Entrée confirme
page-key-pass = Passer ou accepter


## What one wants

page-goal = Débarrasse-toi de tes cartes avant les autres. Tu peux mentir sur leur couleur, pas sur leur nombre.
page-goal-short = Pose toutes tes cartes. Ne mens que sur la couleur.

## What can be done now, and what it does

page-can-cards = Tes cartes
page-can-play = choisis { $count ->
    [one] une carte ou plus
   *[other] { $count } cartes ou plus
} et dis une couleur, qui peut être un mensonge. Elles restent face cachée.
page-can-doubt = les cartes sont retournées. Qui a menti les reprend et reçoit le reste en pénalité ; si c’était la vérité, tu reçois tout en pénalité.
page-can-pass = tu ne fais rien, et le joueur suivant répond.
page-can-let-stand = si personne d’autre n’en doute, c’est gagné pour qui a joué.

## How it is played, with pictures

page-how-aim-title = Ton but
page-how-aim = Débarrasse-toi de tes cartes avant les autres. Il y a { $players ->
    [2] cinq
   *[other] sept
} couleurs, chacune avec son signe, et une carte arc-en-ciel qui vaut n’importe quelle couleur.
page-how-play-title = Joue et dis une couleur
page-how-play = Joue autant de cartes que tu veux, face cachée, et dis une couleur : « Trois rouges ! » Le nombre est toujours vrai. La couleur peut être un mensonge, pour toutes les cartes ou quelques-unes.
page-how-answer-title = Doute, joue ou passe
page-how-answer = Les autres répondent à tour de rôle. On peut douter ; ou jouer par-dessus au moins autant de cartes et dire une couleur, la même ou une autre ; ou passer. Si tout le monde passe, c’est encore à toi de commencer, et les cartes restent sur la table.
page-how-lie-title = Si c’était un mensonge
page-how-lie = Quand quelqu’un doute d’un mensonge, les cartes sont retournées. Qui a menti les reprend, et reçoit toutes les autres cartes de la table en pénalité.
page-how-truth-title = Si c’était vrai
page-how-truth = Qui doute de la vérité reçoit toutes les cartes de la table en pénalité. Chaque carte de pénalité coûte un point à la fin.{ $players ->
    [2] {" "}Et qui reçoit des cartes de pénalité pioche deux cartes dans la main de l’autre.
   *[other] {""}
}
page-how-example-title = Un exemple
page-how-example = Ben dit « quatre jaunes ». Supposons qu’il y ait neuf cartes jaunes dans la partie, et que tu en aies sept : même avec la carte arc-en-ciel, c’est forcément un mensonge. Doute ! Si tu en avais deux, ça pourrait très bien être vrai.
page-how-end-title = La fin
page-how-end = Qui joue la dernière carte de sa main gagne, si personne n’en doute ou si c’est vrai. Les autres perdent un point par carte en main ou en pénalité, et { $players ->
    [2] cinq
   *[other] dix
} pour la carte arc-en-ciel.

### What players say to each other: a greeting first, praise last

phrase-1 = Salut tout le monde !
phrase-2 = J’en doute !
phrase-3 = Fais-moi confiance.
phrase-4 = Moi, mentir ?
phrase-5 = Tant que ça ?
phrase-6 = Tu as eu de la chance.
phrase-7 = Bien tenté !
phrase-8 = Je le savais !
phrase-9 = Ha !
phrase-10 = Oh non !
phrase-11 = Prends ton temps.
phrase-12 = Bien joué !
