# Every sentence of Clue, in French.

title = Clue
blurb = Parcours le manoir, demande qui a quoi, et trouve avant les autres le coupable, l’arme et la pièce. Connu en France sous le nom de Cluedo.
minutes = 30 à 45 minutes

chair-miss-scarlet = Mlle Écarlate
chair-colonel-mustard = Colonel Moutarde
chair-mrs-white = Mme Blanche
chair-mr-green = M. Vert
chair-mrs-peacock = Mme Paon
chair-professor-plum = Professeur Prune

## Options

option-edition = Édition
    .help = La feuille de règles avec laquelle tu joues. D’après notre lecture, les deux donnent le même jeu.
option-edition-1972 = 1972
option-edition-1986 = 1986
option-dice = Dés
    .help = Avec deux dés, comme dans les éditions récentes, on marche plus loin et la partie va plus vite.
option-full_roll = Déplacement
    .help = Faut-il faire tous les pas quand on n’entre pas dans une pièce ?
option-full_roll-required = Tous les pas
option-full_roll-up_to = Tous les pas ou moins
option-suggestion_on_entry = En entrant dans une pièce
    .help = Faut-il faire une hypothèse quand on entre dans une pièce ?
option-suggestion_on_entry-by_the_sheet = Obligatoire par une porte, facultative par un passage
option-suggestion_on_entry-required = Obligatoire
option-suggestion_on_entry-optional = Facultative
option-accuse_after_card = Après une carte montrée
    .help = Peut-on encore accuser pendant le tour où on a vu une carte ?
option-accuse_after_card-off = Le tour est fini
option-accuse_after_card-allowed = On peut encore accuser
option-last_detective = Le dernier détective
    .help = Le dernier joueur à ne pas avoir accusé à tort gagne-t-il aussitôt ?
option-last_detective-wins = Gagne aussitôt
option-last_detective-must_solve = Doit résoudre l’affaire

## Consignes

order-show = Montrer une carte pour moi
    .help = Quand on te demande et que tu as l’une des trois. Si tu n’en as aucune, la table le dit pour toi de toute façon.
order-show-ask = Jamais, demande-moi
order-show-one = Si je n’en ai qu’une à montrer
order-show-unless_close = Sauf si j’en ai plusieurs et que la personne est peut-être proche
order-show-always = Toujours
order-again = Une carte déjà vue par cette personne
    .help = Elle ne lui apprend rien de nouveau.
order-again-yes = D’abord
order-again-no = Comme les autres
order-kinds = Quelle sorte d’abord
    .help = Si tu peux montrer plusieurs cartes encore jamais vues par cette personne.
order-kinds-rsw = Pièce, suspect, arme
order-kinds-rws = Pièce, arme, suspect
order-kinds-srw = Suspect, pièce, arme
order-kinds-swr = Suspect, arme, pièce
order-kinds-wrs = Arme, pièce, suspect
order-kinds-wsr = Arme, suspect, pièce
order-never = Ne pas montrer sans moi
    .help = Si c’est la seule carte que tu peux montrer, on te demande.
order-never-none = On peut tout montrer
order-never_to = À qui ne pas la montrer
    .help = À qui cette carte n’est pas montrée sans toi.
order-never_to-anybody = À qui que ce soit
order-never_to-left = À la personne qui joue après moi
order-never_to-right = À la personne qui joue avant moi
order-go = Lancer les dés et marcher pour moi
    .help = Tour après tour vers cette pièce, jusqu’à y être. Si tu peux faire une hypothèse en chemin, on te demande. C’est terminé quand l’hypothèse indiquée ci-dessous y a été faite.
order-go-none = Jamais, demande-moi
order-suspect = Y soupçonner pour moi : qui
    .help = Dès que tu es dans cette pièce, si tu nommes aussi une arme.
order-suspect-none = Personne, demande-moi
order-weapon = Y soupçonner pour moi : avec quoi
    .help = Dès que tu es dans cette pièce, si tu nommes aussi un suspect.
order-weapon-none = Rien, demande-moi
order-end = Finir mon tour pour moi
    .help = Quand personne n’a pu te montrer de carte et qu’il ne te reste qu’à accuser.
order-end-ask = Jamais, demande-moi
order-end-unless_certain = Sauf si je peux être sûr de la solution

## Bots

bot-random = Somnambule
    .blurb = Fait tout ce que les règles permettent, au hasard.
bot-cadet = Cadet
    .blurb = Ne retient que les deux dernières cartes qu’on lui a montrées, et accuse dès que personne ne peut lui en montrer.
bot-constable = Agent
    .blurb = N’a de la place que pour dix cartes dans son carnet, et n’écoute pas ce que demandent les autres.
bot-reporter = Reporter
    .blurb = Note une carte de plus que l’Agent, mais court après le gros titre : dès que deux solutions seulement restent possibles, il accuse.
bot-novice = Novice
    .blurb = Coche les cartes vues, demande les autres, et accuse quand il n’en reste qu’une de chaque.
bot-inspector = Inspecteur
    .blurb = Tire toutes les conclusions possibles, mais demande n’importe quoi parmi ce qui reste ouvert et montre la première carte venue.
bot-detective = Détective
    .blurb = Tire toutes les conclusions possibles, fait les hypothèses qui en apprennent le plus, montre les cartes qui en disent le moins, et risque une accusation quand les autres s’approchent.
bot-mastermind = Fin limier
    .blurb = Tire toutes les conclusions possibles, fait les hypothèses qui en apprennent le plus, et déduit aussi des questions des autres ce qu’ils ont et ce qu’on leur a montré.

## News

the-card = { $card_the }
crime = { $suspect_the } { $room_in } avec { $weapon_the }
dealt = Les cartes sont distribuées. Tu as { $cards }.
dealt-unseen = Les cartes sont distribuées.
rolls = { $who_is ->
    [you] Tu lances
   *[other] { $who } lance
} { $dice ->
    [1] le dé
   *[other] les dés
}.
rolled = { $who_is ->
    [you] Tu as fait
   *[other] { $who } a fait
} { $dice }.
walked-to-room = { $who_is ->
    [you] Tu vas
   *[other] { $who } va
} { $room_to }.
walked = { $who_is ->
    [you] Tu avances
   *[other] { $who } avance
} { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
} dans le couloir.
took-passage = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
} le passage secret { $from_of } { $room_to }.
suggested = { $who_is ->
    [you] Ton hypothèse : { $crime }.
   *[other] { $who } fait une hypothèse : { $crime }.
}
passed = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
} aucune des trois.
showed = { $who_is ->
    [you] Tu montres { $card_the } à { $to }.
   *[other] { $to_is ->
        [you] { $who } te montre { $card_the }.
       *[other] { $who } montre { $card_the } à { $to }.
    }
}
showed-unseen = { $who_is ->
    [you] Tu montres une carte à { $to }.
   *[other] { $to_is ->
        [you] { $who } te montre une carte.
       *[other] { $who } montre une carte à { $to }.
    }
}
accused-right = { $who_is ->
    [you] Tu accuses { $crime }, et c’est juste : tu gagnes.
   *[other] { $who } accuse { $crime } : c’est juste, { $who } gagne.
}
accused-wrong = { $who_is ->
    [you] Tu accuses { $crime }, et c’est faux.
   *[other] { $who } accuse { $crime }, et c’est faux.
}
accused-wrong-told = { $who_is ->
    [you] Tu accuses { $crime }, et c’est faux. C’était { $truth }.
   *[other] { $who } accuse { $crime }, et c’est faux. C’était { $truth }.
}
last-detective = { $accused } { $who_is ->
    [you] Plus personne d’autre en jeu : tu gagnes.
   *[other] Plus personne d’autre en jeu : { $who } gagne.
}
ended = { $who_is ->
    [you] Tu finis ton tour.
   *[other] { $who } finit son tour.
}
waited = { $who_is ->
    [you] Tu ne peux pas bouger : tu attends.
   *[other] { $who } ne peut pas bouger et doit attendre.
}

## Reasons: what was seen, with all that it says of the cards

reason-hand = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} { $cards }.
reason-passed = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
} aucune de ces cartes : { $cards }.
reason-showed = { $who_is ->
    [you] Tu as montré { $card_the } à { $to }.
   *[other] { $to_is ->
        [you] { $who } t’a montré { $card_the }.
       *[other] { $who } a montré { $card_the } à { $to }.
    }
}
reason-showed-unseen = { $who_is ->
    [you] Tu as montré à { $to } une de ces cartes : { $cards }.
   *[other] { $to_is ->
        [you] { $who } t’a montré une de ces cartes : { $cards }.
       *[other] { $who } a montré à { $to } une de ces cartes : { $cards }.
    }
}
reason-case-file = Dans le dossier, il y a { $cards }.
reason-accused = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé à tort : { $crime }.

## The lesson

lesson-roll = Il y a eu un meurtre ici : trouve avant les autres par qui, avec quoi, et dans quelle pièce. Ça ne peut pas être une carte que tu as : ta feuille de détective a donc barré les tiennes. Appuie sur « Lancer les dés ».
lesson-go = Tu as fait 8 avec les deux dés de cette leçon (ailleurs il n’y en a qu’un, sauf si tu en choisis deux), assez pour atteindre une pièce, où tu peux interroger les autres sur leurs cartes. Appuie sur le salon sur le plateau, puis sur « Y aller ».
lesson-suggest = Propose un coupable et une arme, ici : le premier des autres qui a une des trois cartes doit t’en montrer une, et personne d’autre ne la voit. Sous « Hypothèse dans le salon », choisis M. Vert et la corde, puis appuie sur « Proposer ».
lesson-show = Tu as vu la carte : { $showed } a le salon, donc ce n’était pas là. Maintenant { $showed } t’interroge, et tu dois montrer le bureau : choisis-le et appuie sur « Montrer le bureau ».
lesson-passage = { $passed } n’avait aucune de tes trois cartes : à part { $showed }, personne ne peut donc avoir M. Vert ou la corde. Demande encore, dans une pièce dont tu as la carte : appuie sur « Passage secret vers la véranda ».
lesson-again = Tu as la véranda, donc personne ne peut la montrer : si { $showed } n’a ni M. Vert ni la corde, ils sont dans le dossier ! Choisis-les encore sous « Hypothèse dans la véranda » et appuie sur « Proposer ».
lesson-end = C’était M. Vert avec la corde ! Parmi les quatre pièces qui restent, trouve la bonne de la même façon, et n’accuse que quand c’est sûr : une fausse accusation et tu es hors jeu. Pour l’instant, appuie sur « Finir ton tour ».

## Hints: a move, and what speaks for it

hint-roll = Lance { $dice ->
    [one] le dé
   *[other] les dés
}.
hint-go = Va { $room_to }.
hint-walk = Avance dans le couloir.
hint-walk-to = Avance vers { $room_the }.
hint-passage = Prends le passage secret vers { $room_the }.
hint-suggest = Fais cette hypothèse : { $crime }.
hint-show = { $to_is ->
    [you] Montre { $card_the }.
   *[other] Montre { $card_the } à { $to }.
}
hint-pass = Dis que tu n’as aucune des trois.
hint-accuse = Accuse { $crime }.
hint-end = Finis ton tour.
hint-rooms-open = La pièce du crime peut encore être { $rooms } : essaie d’y arriver.
hint-room-known = Tu connais la pièce : c’était { $room_the }. Pour le reste, tu peux demander dans n’importe quelle pièce.
hint-room-open = C’était peut-être { $room_in } : en demandant là-bas, tu peux le savoir.
hint-room-own = Tu as toi-même { $room_the }, donc personne ne peut te montrer cette carte : la réponse portera sur le reste de ta question.
hint-room-is-it = C’était { $room_in }, donc personne ne peut te montrer cette carte : la réponse portera sur le reste de ta question.
hint-room-is-not = Ce n’était pas { $room_in }, mais là tu peux demander un suspect et une arme.
hint-still-open = Reste à trouver : { $open }.
hint-open-who = qui
hint-open-where = où
hint-open-what = avec quoi
hint-near = De là, il reste { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
hint-near-open = C’était peut-être là.
hint-ask-open = Tu ne sais pas encore qui a { $cards } : la réponse peut te l’apprendre.
hint-ask-certain = Personne ne peut te montrer { $cards } : { $cards_count ->
    [one] cette carte est
   *[other] ces cartes sont
} dans le dossier.
hint-ask-own = Tu as toi-même { $cards } : ce qu’on te montrera sera donc autre chose.
hint-ask-theirs = { $who_is ->
    [you] Tu as { $card_the } : on ne peut pas te montrer cette carte.
   *[other] { $who } a { $card_the } : on pourrait te montrer encore cette carte.
}
hint-show-only = C’est la seule des trois que tu as.
hint-show-again = Tu as déjà montré cette carte à { $to } : { $to } n’apprendra rien de nouveau.
hint-show-least = { $to } ne voit qu’une carte, et d’après ce que tu peux savoir, celle-ci n’en dit pas plus que { $cards }.
hint-show-choice = Tu n’as pas à montrer aussi { $cards } : { $to } ne voit qu’une carte.
hint-accuse-sure = Rien d’autre n’est plus possible.
hint-accuse-likely = Il y a { $chance } % de chances que ce soit juste. Mais attendre est aussi un risque : quelqu’un peut résoudre l’affaire avant ton prochain tour.
hint-not-sure = Il reste { $count } solutions possibles. Une fausse accusation et tu es hors jeu : attends que ce soit certain.

## Refusals: setups

players-allowed = Clue se joue de 3 à 6, pas à { $players }.
tokens-in-order = Les places suivent l’ordre des pions, et chaque pion a une place.
suspects-allowed = Il y a de 2 à 6 suspects, pas { $count }.
weapons-allowed = Il y a de 2 à 6 armes, pas { $count }.
no-such-token = { $suspect } ne fait pas partie des { $count } suspects de cette partie.
too-many-weapons = { $count } armes ne tiennent pas dans { $rooms } pièces différentes.
dice-allowed = On joue avec un ou deux dés, pas avec { $count }.

## Refusals: moves

dealt-once = On distribue les cartes une seule fois, avant la partie.
weapons-apart = Chacune des { $count } armes doit être dans une pièce différente.
deal-wrong = Une carte de chaque sorte va dans le dossier, et les mains ont { $sizes } cartes.
nobody-rolls = Personne ne lance les dés en ce moment.
dice-rolled = { $dice ->
    [1] On lance un dé
   *[other] On lance { $dice } dés
}, pas { $count }.
you-are-asked = On te demande : montre une des trois cartes, ou dis que tu n’en as aucune.
accuse-once = Tu as déjà accusé une fois.
accuse-on-your-turn = Tu ne peux accuser qu’à ton tour.
accuse-when = Tu ne peux accuser qu’avant de bouger, ou quand personne n’a pu te montrer de carte.
accuse-when-answered = Tu ne peux accuser qu’avant de bouger, ou quand ton hypothèse a reçu sa réponse.
asked-not-asking = On te demande une carte : tu ne peux pas faire d’hypothèse maintenant.
suggest-in-a-room = On ne fait une hypothèse que dans une pièce, pas dans un couloir.
suggest-here = Tu es { $room_in } : ton hypothèse doit porter sur cette pièce.
suggest-again = Pour refaire une hypothèse ici, sors et reviens, sauf si quelqu’un t’y déplace (CL-46).
suggest-once = Tu peux faire une hypothèse chaque fois que tu entres dans une pièce.
suggest-on-entry = On ne peut faire une hypothèse qu’en entrant dans une pièce.
not-in-this-game = { $card } n’est pas dans cette partie.
nobody-asks = Personne ne te demande de carte.
not-named = L’hypothèse ne contient pas { $card_the }.
not-held = Tu n’as pas { $card_the }.
must-show = Tu as au moins une des trois : tu dois en montrer une.
doors-blocked = Il y a quelqu’un devant chaque porte.
squares-blocked = Toutes les cases autour de toi sont prises.
roll-once = On lance les dés une fois, au début du tour.
no-passage = Il n’y a pas de passage secret là où tu es.
passage-or-dice = Tu ne peux prendre un passage secret qu’à la place des dés.
must-suggest = Tu viens d’entrer dans une pièce : fais une hypothèse.
must-move = Tu peux bouger, donc tu dois le faire.
walk-after-roll = Tu ne peux avancer qu’après avoir lancé les dés.
no-such-place = Cette case ou cette pièce n’existe pas sur le plateau.
somebody-there = Il y a déjà quelqu’un.
square-once = Tu ne peux pas passer deux fois sur la même case.
not-back = Tu ne peux pas retourner dans une pièce que tu as quittée à ce tour.
walk-in-full = Tu dois faire les { $steps } pas.
too-far = Tu ne peux pas y arriver en { $steps } pas.
door-blocked = Il y a quelqu’un devant la porte.
way-blocked = Quelqu’un bloque le chemin.

## Review

measure = Cas encore possibles : qui, où et avec quoi
unit = bits
review-left = environ { $cases } solutions aussi probables les unes que les autres
review-cases = { $count ->
    [one] une solution possible
   *[other] { $count } solutions possibles
}
# Some of them are likelier than others.
review-doubt = { $solutions } (certaines étaient bien plus probables : c’était comme s’il n’y en avait que { $cases })

review-suggestion = Hypothèse
review-card-shown = Carte montrée
review-accusation = Accusation
review-missed = Accusation manquée
review-turning-point = Tournant

review-asked = { $who_is ->
    [you] Ton hypothèse : { $crime }. Avant, il te restait { $before }, après { $after }.
   *[other] { $who } a fait une hypothèse : { $crime }. Avant, il lui restait { $before }, après { $after }.
}
review-asked-in-vain = { $who_is ->
    [you] Ton hypothèse : { $crime }. Elle ne t’a presque rien appris : il te restait encore { $after }.
   *[other] { $who } a fait une hypothèse : { $crime }. Elle n’a presque rien appris : il restait encore { $after }.
}
review-thought = { $who_is ->
    [you] Il te restait { $cases }
   *[other] Il restait { $cases } à { $who }
} ; { $alike ->
    [1] la plus probable était
   *[other] l’une des plus probables était
} { $crime }, avec { $chance } % de chances.
review-thought-sure = { $who_is ->
    [you] Tu pouvais le savoir à coup sûr : { $crime }.
   *[other] { $who } pouvait le savoir à coup sûr : { $crime }.
}
review-thought-risk = Mais attendre était aussi un risque : quelqu’un d’autre pouvait résoudre l’affaire avant.
review-nothing-promised = Il n’y avait presque rien à apprendre dans cette pièce.
review-best-promised = Aucune autre hypothèse dans cette pièce ne promettait d’en apprendre beaucoup plus.
review-better-asked = Mieux valait { $suspect_the } avec { $weapon_the } : { $why }. En moyenne, il serait resté { $best }, et ici { $expected }.
review-better-asked-a-little = Mieux valait, d’un rien, { $suspect_the } avec { $weapon_the } : { $why }.
review-better-asked-for-little = Mieux valait { $suspect_the } avec { $weapon_the } : { $why }. Mais dans cette pièce aucune hypothèse ne pouvait apprendre beaucoup.
review-why-settles = il y avait { $best } % de chances que la réponse règle l’affaire, et ici { $made } %
review-why-open = pour { $card_the }, la question restait ouverte, et plus pour { $other_the }
review-why-known = { $who_is ->
    [you] tu savais déjà
   *[other] { $who } savait déjà
} où était { $card_the }, et la réponse aurait donc porté sur les autres cartes
review-why-more = les réponses auraient exclu davantage
review-lucky = De la chance avec les réponses.
review-unlucky = Pas de chance avec les réponses.

review-showed = { $who_is ->
    [you] Tu as montré { $card_the } à { $to }.
   *[other] { $to_is ->
        [you] { $who } t’a montré { $card_the }.
       *[other] { $who } a montré { $card_the } à { $to }.
    }
}
review-no-choice = Il n’y avait pas d’autre carte à montrer.
review-could-show = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} aussi montrer { $cards }.
review-show-better = Montrer { $card_the } aurait été mieux : d’après { $who_is ->
    [you] ce que tu pouvais savoir
   *[other] ce que pouvait savoir { $who }
}, { $to_is ->
    [you] il te serait resté { $best }
   *[other] il serait resté à { $to } { $best }
}, et ici { $kept }.
review-show-better-old = Montrer { $card_the } aurait été mieux : { $to_is ->
    [you] tu avais déjà vu cette carte
   *[other] { $to } avait déjà vu cette carte
}.
review-show-better-a-little = { $to_is ->
    [you] Montrer { $card_the } t’aurait un peu moins appris.
   *[other] Montrer { $card_the } aurait un peu moins appris à { $to }.
}
review-gave-away = { $to_is ->
    [you] Pour toi
   *[other] Pour { $to }
}, on passe ainsi de { $before } à { $after }.
review-gave-nothing = { $to_is ->
    [you] Ça ne t’a presque rien appris.
   *[other] Ça n’a presque rien appris à { $to }.
}

review-accused-right = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé { $crime }, et c’était juste.
review-accused-wrong = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé { $crime }, et c’était faux.
review-could-be-sure = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} le savoir à coup sûr.
review-impossible = { $who_is ->
    [you] D’après ce que tu avais vu, ça ne pouvait pas être juste.
   *[other] D’après ce qu’avait vu { $who }, ça ne pouvait pas être juste.
}
review-chance = Il y avait { $likely } % de chances que ce soit juste, ou { $possible } % d’après les cartes seules.
review-chance-alike = Il y avait { $chance } % de chances que ce soit juste.
review-likelier = Plus probable : { $crime }, { $chance } %.
review-ask-on = En apprendre plus d’abord aurait été plus sûr : il { $who_is ->
    [you] te restait { $cases }
   *[other] restait { $cases } à { $who }
}, et qui accuse à tort est hors jeu.
review-put-off = { $who_is ->
    [you] Tu pouvais déjà connaître la solution à coup sûr, mais tu n’as pas accusé.
   *[other] { $who } pouvait déjà connaître la solution à coup sûr, mais n’a pas accusé.
}
review-accuse-now = Une accusation aurait résolu l’affaire.
review-sure = { $who_is ->
    [you] À partir d’ici, tu pouvais le savoir à coup sûr : { $crime }.
   *[other] À partir d’ici, { $who } pouvait le savoir à coup sûr : { $crime }.
}
review-better-bet = { $who_is ->
    [you] Maintenant, ta meilleure accusation possible avait plus de chances d’être juste que fausse : { $crime }, { $chance } %.
   *[other] Maintenant, pour { $who }, la meilleure accusation possible avait plus de chances d’être juste que fausse : { $crime }, { $chance } %.
}

review-solved = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} résolu l’affaire : { $crime }.
review-last = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} gagné, car tous les autres avaient accusé à tort. C’était { $crime }.
review-unsolved = Personne n’a résolu l’affaire. C’était { $crime }.
review-could-name = À partir du coup { $move }, { $who_is ->
    [you] tu pouvais
   *[other] { $who } pouvait
} nommer le coupable : { $crime }. La preuve : { $card_the } était forcément dans le dossier.
review-could-name-late = À partir du coup { $move }, { $who_is ->
    [you] tu aurais pu nommer le coupable, si ton tour était revenu
   *[other] { $who } aurait pu nommer le coupable, si son tour était revenu
} : { $crime }. La preuve : { $card_the } était forcément dans le dossier.
review-so = C’était donc { $crime }.
review-never-sure = { $who_is ->
    [you] Tu n’as jamais pu
   *[other] { $who } n’a jamais pu
} connaître la solution à coup sûr : il restait { $cases } à la fin.
review-out-before = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé trop tôt, sans certitude : il restait { $cases }.
review-before = Avant la donne, il y avait { $cases }.
review-sure-from = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} le savoir à coup sûr à partir du coup { $move }.
review-wrong-with = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} accusé à tort ; il restait { $cases }.
review-bet-from = { $who_is ->
    [you] Tu n’as jamais pu
   *[other] { $who } n’a jamais pu
} connaître la solution à coup sûr : il restait { $cases } à la fin ; mais à partir du coup { $move }, une accusation avait plus de chances d’être juste que fausse.
review-bet-at = { $who_is ->
    [you] Tu n’as jamais pu
   *[other] { $who } n’a jamais pu
} connaître la solution à coup sûr : il restait { $cases } à la fin ; au coup { $move }, une accusation avait plus de chances d’être juste que fausse, mais pas jusqu’à la fin.
review-still = { $who_is ->
    [you] Il te restait { $cases } à la fin.
   *[other] À la fin, il restait { $cases } à { $who }.
}
review-luckiest = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} eu les réponses les plus chanceuses : elles ont éliminé { $much ->
    [1] bien plus
   *[0] plus
} qu’on ne pouvait espérer.
review-asked-best = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} fait les meilleures hypothèses{ $alone ->
    [1] {" "}(en moyenne, sans compter les accusations ni les cartes montrées)
   *[0] {""}
} : on pouvait difficilement faire mieux.
review-asked-better = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} fait les meilleures hypothèses de toutes{ $alone ->
    [1] {" "}(en moyenne, sans compter les accusations ni les cartes montrées)
   *[0] {""}
}.

## Why bots did what they did

review-bot-remembers = { $who } ne retient que les { $count } dernières cartes montrées par les autres : { $cards }. { $forgotten ->
    [one] Une autre était oubliée.
   *[other] { $forgotten } autres étaient oubliées.
}
review-bot-remembers-many = { $who } ne retient que les { $count } dernières cartes montrées par les autres ; { $forgotten ->
    [one] une autre était oubliée.
   *[other] { $forgotten } autres étaient oubliées.
}
review-bot-remembers-all = { $who } se souvenait encore de toutes les cartes montrées par les autres.
review-bot-shown-nothing = Personne n’avait encore montré de carte à { $who }.
review-bot-nobody-had = À la dernière question posée par { $who }, personne n’avait de carte à montrer : le dossier contenait donc forcément { $cards }.
review-bot-sheet = { $who } raye ses propres cartes et celles que les autres lui ont montrées, sans rien en déduire de plus.
review-bot-concludes = { $who } avait déduit tout ce qu’on pouvait déduire de ce qui s’était passé.
review-bot-one-left = Il ne restait que { $crime } : pour { $who }, c’était sûr.
review-bot-few-left = Il restait { $count } cas, et { $who } n’a pas attendu d’être sûr.
review-bot-impatient = { $who } avait déjà posé { $count } questions et ne voulait plus attendre.
review-bot-guess = C’était donc un pari : il restait { $suspects ->
    [one] un suspect
   *[other] { $suspects } suspects
}, { $weapons ->
    [one] une arme
   *[other] { $weapons } armes
} et { $rooms ->
    [one] une pièce
   *[other] { $rooms } pièces
}.
review-bot-asked-any = Il restait { $suspects ->
    [one] un suspect
   *[other] { $suspects } suspects
} et { $weapons ->
    [one] une arme
   *[other] { $weapons } armes
}, et { $who } a choisi au hasard.
review-bot-asked-known = On savait alors qui et avec quoi : il ne manquait plus que la pièce.
review-bot-shows-any = { $who } ne se demande pas quelle carte montrer : { $count ->
    [2] l’une ou l’autre
   *[other] n’importe laquelle des { $count }
} convenait.
review-bot-unsure = Il restait { $suspects ->
    [one] un suspect
   *[other] { $suspects } suspects
}, { $weapons ->
    [one] une arme
   *[other] { $weapons } armes
} et { $rooms ->
    [one] une pièce
   *[other] { $rooms } pièces
} : pas de quoi accuser à coup sûr.
review-bot-sure = D’après tout ce qu’avait vu { $who }, la seule solution possible était { $crime }.
review-bot-thinks = Pour { $who }, le plus probable était { $crime } : { $chance } %.
review-bot-thinks-by-questions = D’après ce que les autres avaient montré et demandé, le plus probable pour { $who } était { $crime } : { $chance } %.
review-bot-cases = Pour { $who }, { $count } cas restaient possibles.
review-bot-enough = À partir de { $least } %, { $who } n’attend plus.
review-bot-danger = Et pour { $who }, le risque que quelqu’un d’autre résolve l’affaire avant dépassait { $danger } %.
review-bot-waits = C’était trop peu pour accuser.
review-bot-card = { $card_the } ({ $chance } %)
review-bot-asked = { $who } a donc demandé ce qui pouvait bien être dans le dossier : { $cards }.
review-bot-asked-own = { $who } avait { $cards } en main : la réponse devait donc porter sur autre chose.
review-bot-shows-again = { $to_is ->
    [you] Tu avais déjà vu { $card_the } : cela ne t’apprenait rien.
   *[other] { $to } avait déjà vu { $card_the } : cela ne lui apprenait rien.
}
review-bot-shows-least = Autant que { $who } pouvait en juger, cette carte n’en disait pas plus que { $cards }.

### Things

## The cards: `.the` as in a sentence; `.of`, `.to` and `.in` with what stands before them; `.short` for a suspect where
## space is short; `.symbol` for the suspect's token, all of them different.

card-miss-scarlet = Mlle Écarlate
    .the = Mlle Écarlate
    .of = de Mlle Écarlate
    .short = Écarlate
    .symbol = É
card-colonel-mustard = Colonel Moutarde
    .the = le colonel Moutarde
    .of = du colonel Moutarde
    .short = Moutarde
    .symbol = M
card-mrs-white = Mme Blanche
    .the = Mme Blanche
    .of = de Mme Blanche
    .short = Blanche
    .symbol = B
card-mr-green = M. Vert
    .the = M. Vert
    .of = de M. Vert
    .short = Vert
    .symbol = V
card-mrs-peacock = Mme Paon
    .the = Mme Paon
    .of = de Mme Paon
    .short = Paon
    .symbol = Pa
card-professor-plum = Professeur Prune
    .the = le professeur Prune
    .of = du professeur Prune
    .short = Prune
    .symbol = Pr

card-candlestick = Chandelier
    .the = le chandelier
card-knife = Couteau
    .the = le couteau
card-lead-pipe = Tuyau de plomb
    .the = le tuyau de plomb
card-revolver = Revolver
    .the = le revolver
card-rope = Corde
    .the = la corde
card-wrench = Clé anglaise
    .the = la clé anglaise

card-study = Bureau
    .the = le bureau
    .of = du bureau
    .to = au bureau
    .in = dans le bureau
card-hall = Hall
    .the = le hall
    .of = du hall
    .to = au hall
    .in = dans le hall
card-lounge = Salon
    .the = le salon
    .of = du salon
    .to = au salon
    .in = dans le salon
card-library = Bibliothèque
    .the = la bibliothèque
    .of = de la bibliothèque
    .to = à la bibliothèque
    .in = dans la bibliothèque
card-dining-room = Salle à manger
    .the = la salle à manger
    .of = de la salle à manger
    .to = à la salle à manger
    .in = dans la salle à manger
card-billiard-room = Salle de billard
    .the = la salle de billard
    .of = de la salle de billard
    .to = à la salle de billard
    .in = dans la salle de billard
card-ballroom = Salle de bal
    .the = la salle de bal
    .of = de la salle de bal
    .to = à la salle de bal
    .in = dans la salle de bal
card-conservatory = Véranda
    .the = la véranda
    .of = de la véranda
    .to = à la véranda
    .in = dans la véranda
card-kitchen = Cuisine
    .the = la cuisine
    .of = de la cuisine
    .to = à la cuisine
    .in = dans la cuisine

### Puzzles

puzzle-kind-deduce = Qu’en déduis-tu ?
puzzle-kind-ask = Que demanderais-tu ?
puzzle-card = { $card }
puzzle-player = { $who_is ->
    [you] Toi
   *[other] { $who }
}
puzzle-file = Le dossier
puzzle-yes = l’a
puzzle-no = ne l’a pas
puzzle-which-card = Carte
puzzle-which-holder = Qui ?
puzzle-has-it = L’a ou non ?
puzzle-which-suspect = Qui ?
puzzle-which-weapon = Avec quoi ?
puzzle-what-follows = Quelque chose de nouveau devient certain, qui n’est pas encore sur ta feuille. Quelle carte, et qui l’a ou ne l’a pas ?
puzzle-here = Tu es { $room_in }, et { $cases } solutions sont encore possibles.
puzzle-what-to-ask = Quelle hypothèse en laisse le moins, en moyenne ?
puzzle-holds = { $who_is ->
    [you] tu as
   *[other] { $who } a
} { $card_the }
puzzle-lacks = { $who_is ->
    [you] tu n’as pas
   *[other] { $who } n’a pas
} { $card_the }
puzzle-file-holds = { $card_the } est dans le dossier
puzzle-file-lacks = { $card_the } n’est pas dans le dossier
puzzle-follows = C’est certain : { $claim }. Voici de quoi ça découle :
puzzle-known = Tu le savais déjà : { $claim }. Cherche ce qui est nouveau.
puzzle-does-not-follow = Ce n’est pas certain : { $claim }. Dans cette donne, { $otherwise }, et tout ce que tu as vu s’est quand même passé.
puzzle-impossible = C’est impossible : { $claim }. Regarde cette donne : { $otherwise }, comme dans toutes les donnes où tout ce que tu as vu s’est passé.
puzzle-cases = { $cases }
puzzle-asked = Avec { $crime }, il reste en moyenne environ { $left } solutions sur { $all }.
puzzle-asked-best = Aucune autre hypothèse ici n’en laisse moins.
puzzle-asked-as-good = Presque rien n’est mieux : { $crime } en laisse environ { $left }.
puzzle-asked-better = La meilleure : { $crime }. Elle en laisse environ { $left }.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = choisis où aller (tu as fait { $total })
page-do-show = montre une carte
page-do-pass = dis que tu n’as aucune des trois
page-do-suggest = fais une hypothèse { $room_in }
page-do-suggest-or-end = fais une hypothèse { $room_in }, ou finis ton tour
page-do-accuse-or-end = finis ton tour, ou accuse
page-do-end = finis ton tour
page-do-accuse = accuse
page-do-blocked = toutes les sorties sont bloquées, attends
page-do-one-of = { $ways }
page-way-roll = lance { $dice ->
    [1] le dé
   *[other] les dés
}
page-way-passage = prends le passage vers { $room_the }
page-way-suggest = fais une hypothèse { $room_in }
page-way-wait = attends

page-now-deal = On distribue les cartes.
page-now-roll = { $dice ->
    [1] Le dé roule.
   *[other] Les dés roulent.
}
page-now-start = { $who_is ->
    [you] C’est à toi.
   *[other] C’est à { $who }.
}
page-now-walk = { $who_is ->
    [you] Tu as fait { $total } et tu choisis où aller.
   *[other] { $who } a fait { $total } et choisit où aller.
}
page-now-suggest = { $who_is ->
    [you] Tu cherches une hypothèse.
   *[other] { $who } cherche une hypothèse.
}
page-now-answer = { $who_is ->
    [you] Tu cherches une carte à montrer à { $to }.
   *[other] { $to_is ->
        [you] { $who } cherche une carte à te montrer.
       *[other] { $who } cherche une carte à montrer à { $to }.
    }
}
page-now-answered = { $who_is ->
    [you] Tu réfléchis à la réponse.
   *[other] { $who } réfléchit à la réponse.
}

## What the viewer may do

page-your-move = Ton coup
page-rolled = Tu as fait { $total }. Choisis où aller.
page-picked = Destination : { $destination }, { $steps }.
page-go = Y aller
page-elsewhere = Ailleurs
page-squares-listed = { $count ->
    [one] Liste : 1 case
   *[other] Liste : { $count } cases
}
page-roll = Lancer { $dice ->
    [1] le dé
   *[other] les dés
}
page-passage = Passage secret vers { $room_the }
page-suggest-in = Hypothèse { $room_in }
page-none = Je n’en ai aucune
page-answer = Répondre à { $asker }
page-wait = Attendre
page-end = Finir ton tour
page-accuse = Accuser…

page-put-aside = Mettre de côté
page-put-aside-key = Mettre de côté (Échap)

## Suggesting, answering, accusing

page-who = Qui ?
page-with-what = Avec quoi ?
page-where = Où ?

page-suggest = Proposer
page-suggesting = { $suspect } { $room_in } avec { $weapon_the }

page-asked = { $asker } te demande une carte
page-asked-how = Si tu as une des trois, montre-la à { $asker }, et à personne d’autre.
page-card-not-held = pas dans ta main
page-card-seen = déjà vue par { $asker }
page-card-shown = déjà montrée à { $seats }
page-card-new = pas encore montrée
page-show = Montrer { $card_the }
page-show-a-card = Montrer une carte

page-accuse-title = Accuser
page-accuse-how = Nomme les trois. Tu ne peux accuser qu’une fois par partie : si c’est juste, tu gagnes ; si c’est faux, tu es hors jeu.
page-charge = « C’était { $suspect_the }, { $room_in }, avec { $weapon_the }. »
page-doubtful = Ça ne peut pas être juste : ta propre feuille exclut { $cards }.
page-if-right = Tu regardes dans le dossier. Si les trois sont justes, tu gagnes aussitôt.
page-if-wrong = Si une seule est fausse, tu es hors jeu : tu ne peux plus bouger ni gagner, tu réponds seulement aux hypothèses des autres.
page-go-on = Continuer…
page-think-again = Réfléchir encore
page-accuse-now = Accuser maintenant

## What the sheet says of a card, in the forms

page-standing-mine = à toi
page-standing-held = { $who_is ->
    [you] tu l’as
   *[other] { $who } l’a
}
page-standing-out = exclue
page-standing-file = dossier
page-standing-maybe = peut-être
page-standing-open = inconnue

## The standing suggestion

page-suggestion = L’hypothèse
page-suggests = { $who_is ->
    [you] Ton hypothèse
   *[other] { $who } propose
}
page-has-none = { $who_is ->
    [you] Tu n’en as aucune
   *[other] { $who } n’en a aucune
}
page-showed-card = { $who_is ->
    [you] Tu as montré { $card_the } à { $to }
   *[other] { $to_is ->
        [you] { $who } t’a montré { $card_the }
       *[other] { $who } a montré { $card_the } à { $to }
    }
}
page-showed = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} montré une carte
page-thinking = { $who_is ->
    [you] On te demande
   *[other] { $who } réfléchit
}
page-not-asked = { $who_is ->
    [you] On ne t’a rien demandé
   *[other] On n’a rien demandé à { $who }
}
page-not-asked-yet = { $who_is ->
    [you] On ne t’a encore rien demandé
   *[other] On n’a encore rien demandé à { $who }
}
page-nobody-showed = Personne n’a pu montrer de carte.

page-shown-to-you = Une carte qu’on t’a montrée
page-shows-you = { $who } te montre une carte
page-shown-secretly = Personne d’autre ne la voit.
page-noted = C’est noté

## Cards and players

page-face-down = Une carte, face cachée
page-case-file = Dossier
page-your-cards = Tes cartes
page-all-hands = Toutes les mains
page-players = Les joueurs et leurs cartes
page-player = { $who_is ->
    [you] Toi
   *[other] { $who }
}
page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-out = hors jeu
page-solved = affaire résolue
page-winner = victoire

## The detective sheet

page-sheet = Feuille de détective
page-seen-by-all = Qui n’a pas pu montrer quoi
page-file = Dossier
page-the-case-file = le dossier
page-holds = { $card } : { $is ->
    [yes] { $who_is ->
        [you] tu l’as.
       *[other] { $who } l’a.
    }
   *[no] { $who_is ->
        [you] tu ne l’as pas.
       *[other] { $who } ne l’a pas.
    }
}
page-file-holds = { $card } : { $is ->
    [yes] dans le dossier.
   *[no] pas dans le dossier.
}

## The review of marks made by hand

page-marked = Tu as noté { $card } { $mark } { $place }, mais la carte { $is ->
    [yes] y est
   *[no] n’y est pas
}.
page-in-file = dans le dossier
page-with = { $who_is ->
    [you] dans ta main
   *[other] chez { $who }
}
page-concluded = { $card } : { $is ->
    [yes] dans le dossier
   *[no] pas dans le dossier
}.
page-also = Tu pouvais aussi savoir ceci sur le dossier :

## The board in words

page-on-board = Ce qu’il y a sur le plateau
page-token = { $suspect } ({ $who }), pion { $suspect_symbol } : { $place }
page-token-unplayed = { $suspect } (personne), pion { $suspect_symbol } : { $place }
page-weapon = { $weapon } : { $place }
page-dice = Dés : { $dice }
page-in-room = { $room_in }

## Doors, squares and destinations

page-door = porte
page-door-of = { $door } { $room_of }
page-start = case de départ { $suspect_of }
page-square = case ({ $place })
page-room = { $room }
page-room-by-door = { $room }, par la { $door }
page-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
page-destination = { $destination }, { $steps }

## What was hidden, in the replay and at the end

page-shown-mark = montrée
page-accusations = Accusations
page-accused = { $who_is ->
    [you] Tu as accusé
   *[other] { $who } a accusé
} { $suspect_the }, { $room_in }, avec { $weapon_the } :
page-accused-rightly = juste
page-accused-wrongly = faux
page-told-deal = Les cartes sont distribuées. Dans le dossier, il y a { $suspect_the }, { $weapon_the } et { $room_the }.
page-told-show = { $who } montre { $card_the } à { $to }.

## Shortcuts, for the help page

page-key-roll = Lancer
page-key-passage = Prendre le passage secret
page-key-suggest = Faire une hypothèse
page-key-accuse = Accuser
page-key-end = Finir ton tour
page-key-sheet = Ouvrir la feuille de détective
page-arrows = Flèches
page-key-arrows = Passer d’une destination à l’autre, ou parcourir la feuille
page-enter = Entrée
page-key-enter = Choisir une destination ; encore une fois pour y aller

## What one wants

page-goal = Tu joues { $token }. Trouve avant les autres le suspect, l’arme et la pièce que personne n’a en main.
page-goal-short = Tu joues { $token }. Trouve coupable, arme et pièce.
page-goal-out = Tu joues { $token }. Ton accusation était fausse : tu ne peux plus gagner. Tu montres encore des cartes quand on t’en demande.
page-goal-out-short = Tu joues { $token }, et ne fais plus que montrer des cartes.

## What can be done now, and what it does

page-can-roll = avance d’autant de pas dans le couloir, jusque dans une pièce si tu peux.
page-can-place = Un endroit éclairé du plateau
page-can-go = ton pion y va. Dans une pièce, tu peux interroger les autres sur leurs cartes.
page-can-passage = il y mène tout de suite, sans les dés.
page-can-suggest = nomme un suspect et une arme. Le premier qui a une des trois cartes te la montre, à toi et à personne d’autre.
page-can-show = seule la personne qui demande la voit. Les autres voient que tu en as montré une.
page-can-pass = tout le monde apprend que tu n’as aucune des trois.
page-can-end = le tour passe au joueur suivant.
page-can-accuse = nomme les trois, une seule fois par partie. Juste, tu gagnes ; faux, tu es hors jeu.

## How it is played, with pictures

page-how-case-title = L’affaire
page-how-case = Il y a eu un meurtre : par qui, avec quoi, et dans quelle pièce ? Une carte de chaque sorte est dans le dossier, et personne ne peut la voir. Toutes les autres sont distribuées. Ça ne peut donc pas être une carte que quelqu’un a en main.
page-how-walk-title = Va dans une pièce
page-how-walk = À ton tour, lance les dés et avance dans le couloir. On entre dans une pièce par une porte, et on s’y arrête. Les pièces des coins ont un passage secret vers le coin opposé : prends-le à la place des dés.
page-how-ask-title = Demande aux autres
page-how-ask = Dans une pièce, propose un coupable et une arme : « M. Vert, dans le salon, avec la corde. » On interroge les autres à tour de rôle. Le premier qui a une des trois cartes doit t’en montrer une. Personne d’autre ne la voit.
page-how-think-title = Tire des conclusions
page-how-think = Ce que tu as ou ce qu’on t’a montré n’est pas dans le dossier : ta feuille de détective le barre. Qui passe n’a aucune des trois. Et quand personne ne montre une carte que tu n’as pas toi-même, elle est forcément dans le dossier !
page-how-example-title = Un exemple
page-how-example = Tu as le salon et tu proposes M. Vert, dans le salon, avec la corde. Personne ne peut te montrer de carte. Tu n’as ni M. Vert ni la corde, et les autres non plus. C’était donc M. Vert, avec la corde. Il ne reste que la pièce à trouver.
page-how-accuse-title = Accuse
page-how-accuse = Quand les trois sont certains, accuse : au début de ton tour, ou après ton hypothèse{ $after ->
    [allowed] {""}
   *[other] {" "}si personne n’a pu te montrer de carte
}. Tu regardes dans le dossier : si c’est juste, tu gagnes. Si c’est faux, tu es hors jeu, et tu ne fais plus que montrer des cartes aux autres.

### What players say to each other: a greeting first, praise last

phrase-1 = Salut, les détectives !
phrase-2 = J’en doute !
phrase-3 = Intéressant…
phrase-4 = J’ai une théorie.
phrase-5 = Rien ne colle.
phrase-6 = Bien vu, là.
phrase-7 = Bien tenté !
phrase-8 = Quelqu’un bluffe.
phrase-9 = Ah ah !
phrase-10 = Oh non !
phrase-11 = Prends ton temps.
phrase-12 = Bien joué !
