title = True Colors
blurb = Tout le monde ressemble à Mlle Écarlate, et personne ne l’est. Trouve où et avec quoi blesser les autres, et frappe.
minutes = 45 à 60 minutes

chair-ruby = Rubis
chair-amber = Ambre
chair-jade = Jade
chair-sapphire = Saphir
chair-amethyst = Améthyste
chair-pearl = Perle

option-actions_per_turn = Actions de pièce par tour
    .help = Peut-on agir avant les dés et encore après le déplacement, même en restant sur place ?
option-actions_per_turn-before_and_after = Avant les dés et après le déplacement
option-actions_per_turn-one = Une seule
option-blocking = Pions sur le chemin
    .help = Un pion dans un couloir interdit-il sa case aux autres ? Dans tous les cas, on ne peut pas se téléporter sur un téléporteur occupé.
option-blocking-pads_only = Les pions ne bloquent personne
option-blocking-corridors = Un pion par case de couloir
option-decoy = Apparence au lieu d’un point faible
    .help = Peut-on aussi révéler une apparence après une attaque qui ne touche rien, pour bluffer ?
option-decoy-on_match = Seulement si l’attaque touche
option-decoy-any_attack = Après toute attaque
option-max_rounds = Durée maximale
    .help = Après ce nombre de tours de table, la partie s’arrête sans gagnant.

## Consignes

order-answer = Répondre aux attaques pour moi
    .help = Rien n’est retourné quand rien ne doit l’être, et une apparence seulement s’il n’y a rien d’autre.
order-answer-ask = Jamais, demande-moi
order-answer-plain = Si je n’ai le choix qu’entre des apparences
order-answer-room_first = Toujours, une pièce avant une arme
order-answer-weapon_first = Toujours, une arme avant une pièce

bot-random = Somnambule
    .blurb = Se promène et attaque sans réfléchir.
bot-rascal = Garnement
    .blurb = Attrape des armes, court là où il y a quelqu’un, et y essaie n’importe quoi, même ce qui a déjà échoué.
bot-prowler = Rôdeur
    .blurb = Ramasse des armes, va où sont les autres, et attaque avec ce qui n’a pas encore échoué.
bot-armorer = Armurier
    .blurb = Veut une arme dans chaque main avant de frapper, et les prend aux autres quand aucune ne traîne.
bot-stalker = Traqueur
    .blurb = Traîne sa proie là où elle pourrait être blessée et en révèle peu, mais ne regarde que ce qui est visible et ce qui a déjà échoué.
bot-daredevil = Casse-cou
    .blurb = Frappe partout où il peut et cherche le danger plutôt que de l’éviter, d’après ce qui est visible et ce qui a déjà échoué.
bot-hunter = Chasseur
    .blurb = Déduit qui peut être blessé où et avec quoi, y traîne sa proie, et en révèle peu.
bot-nemesis = Némésis
    .blurb = Pèse, à chaque coup, qui tuerait qui ensuite, et préfère porter le dernier coup plutôt que le premier.

## Setups that are refused

players-allowed = On joue à 3, 4 ou 6, pas à { $players }.
toy-players = Une partie miniature se joue à 3.
toy-sizes = Dans une partie miniature, chacun a de 1 à 4 apparences, et les dés ont de 1 à 6 faces.
rounds-allowed = Une partie dure de 1 à 10 000 tours de table, pas { $rounds }.

## Pieces of sentences

the = { $card_the }
the-middle = le centre

## News

own-shapes = { $shapes_count ->
    [one] Ton apparence : { $shapes }.
   *[other] Tes apparences : { $shapes }.
}
own-weaknesses = On peut te blesser dans { $rooms }, et avec { $weapons }.
dealt = { $shapes } { $weaknesses }
dealt-unseen = Les cartes sont distribuées, et il y a une arme dans chaque pièce.
rolls = { $who_is ->
    [you] Tu lances les dés.
   *[other] { $who } lance les dés.
}
rolled = { $who_is ->
    [you] Tu as fait
   *[other] { $who } a fait
} { $one } et { $other }.
stays = { $who_is ->
    [you] Tu restes sur place.
   *[other] { $who } reste sur place.
}
goes = { $who_is ->
    [you] Tu rejoins { $to }.
   *[other] { $who } rejoint { $to }.
}
goes-along = { $who_is ->
    [you] Tu avances dans le couloir.
   *[other] { $who } avance dans le couloir.
}
teleports = { $who_is ->
    [you] Tu te téléportes vers { $to }.
   *[other] { $who } se téléporte vers { $to }.
}
teleports-with = { $who_is ->
    [you] Tu te téléportes vers { $to } et tu emmènes { $other }.
   *[other] { $other_is ->
        [you] { $who } se téléporte vers { $to } et t’emmène.
       *[other] { $who } se téléporte vers { $to } et emmène { $other }.
    }
}
picks-up = { $who_is ->
    [you] Tu ramasses { $weapon_the }.
   *[other] { $who } ramasse { $weapon_the }.
}
picks-up-and-drops = { $who_is ->
    [you] Tu lâches { $drop_the } et tu ramasses { $weapon_the }.
   *[other] { $who } lâche { $drop_the } et ramasse { $weapon_the }.
}
steals = { $who_is ->
    [you] Tu voles { $weapon_the } à { $from }.
   *[other] { $from_is ->
        [you] { $who } te vole { $weapon_the }.
       *[other] { $who } vole { $weapon_the } à { $from }.
    }
}
steals-and-drops = { $who_is ->
    [you] Tu lâches { $drop_the } et tu voles { $weapon_the } à { $from }.
   *[other] { $from_is ->
        [you] { $who } lâche { $drop_the } et te vole { $weapon_the }.
       *[other] { $who } lâche { $drop_the } et vole { $weapon_the } à { $from }.
    }
}
attacks = { $who_is ->
    [you] Tu attaques { $target }
   *[other] { $target_is ->
        [you] { $who } t’attaque
       *[other] { $who } attaque { $target }
    }
} dans { $room_the } avec { $weapon_the } !
kills = { $who_is ->
    [you] Tu attaques { $target } dans { $room_the } avec { $weapon_the }. { $target } meurt, et tu gagnes la partie !
   *[other] { $target_is ->
        [you] { $who } t’attaque dans { $room_the } avec { $weapon_the }. Tu meurs, et { $who } gagne la partie !
       *[other] { $who } attaque { $target } dans { $room_the } avec { $weapon_the }. { $target } meurt, et { $who } gagne la partie !
    }
}
turns-up = { $who_is ->
    [you] Tu révèles { $card_the }.
   *[other] { $who } révèle { $card_the }.
}
changes-shape = { $who_is ->
    [you] Tu changes d’apparence : te voilà { $card_the }.
   *[other] { $who } change d’apparence : voilà { $card_the }.
}
unharmed = Il ne se passe rien.
unharmed-by-one = Il ne se passe rien : { $card_the } { $who_is ->
    [you] ne peut pas te blesser
   *[other] ne peut pas blesser { $who }
}.
unharmed-by-both = Il ne se passe rien : ni { $one_the } ni { $other_the } { $who_is ->
    [you] ne peut te blesser
   *[other] ne peut blesser { $who }
}.
ends = { $who_is ->
    [you] Tu finis ton tour.
   *[other] { $who } finit son tour.
}
too-long = { $news } La partie a duré trop longtemps et s’arrête sans gagnant.

## The lesson

lesson-go = Ici, tout le monde se fait passer pour Mlle Écarlate, et on ne peut blesser chacun que dans certaines pièces et avec certaines armes : les tiennes sont à côté ou en dessous du plateau. Tue quelqu’un avant les autres ! Il te faut une arme : appuie sur la salle de billard, puis sur « Y aller ».
lesson-arm = Chaque carte est chez quelqu’un, et la hache n’est pas parmi les tiennes : elle blesse { $one } ou { $other }, mais pas toi. Appuie sur « Ramasser la hache ».
lesson-leap = Tu as fait 9, assez pour atteindre un téléporteur, une petite roue au bord du plateau, qui te téléporte dans n’importe quelle pièce, avec quelqu’un d’autre si tu veux. Appuie sur la bibliothèque, choisis { $prey } sous « Emmener », puis appuie sur « S’y téléporter avec { $prey } ».
lesson-attack = Vous n’êtes que deux, { $prey } et toi : si la bibliothèque ou la hache peut blesser { $prey }, il faudra révéler une carte. Appuie sur « Attaquer… », puis sur « Attaquer { $prey } dans la bibliothèque avec la hache ».
lesson-answer = Ça a marché : on peut blesser { $prey } dans la bibliothèque. Maintenant { $prey } riposte, et le poison te blesse : changer d’apparence ne cacherait rien, car la bibliothèque est à { $prey }, et les apparences te gardent en vie. Appuie sur « Révéler le poison ».
lesson-second = Puis { $other } a attaqué { $prey } : la bombe blesse aussi { $prey }. Tu peux agir dans ta pièce avant les dés, encore une fois après le déplacement, et porter deux armes : appuie sur « Ramasser le couteau ».
lesson-end = Tout le monde voit maintenant que la bibliothèque et la bombe blessent { $prey }. Prends la bombe : { $other } la porte, alors retrouve { $other } dans une pièce et vole-la. Chaque attaque avec elle dans la bibliothèque coûte ensuite une apparence à { $prey } ; quand il n’en reste plus, la suivante tue et tu gagnes.

## Hints: a move, and what speaks for it

hint-roll = Lance les dés.
hint-stay = Reste où tu es.
hint-go = Rejoins { $to }.
hint-walk = Avance dans le couloir.
hint-teleport = Téléporte-toi vers { $to }.
hint-teleport-with = Téléporte-toi vers { $to } et emmène { $other }.
hint-pick-up = Ramasse { $weapon_the }.
hint-pick-up-and-drop = Lâche { $drop_the } et ramasse { $weapon_the }.
hint-steal = Vole { $weapon_the } à { $from }.
hint-steal-and-drop = Lâche { $drop_the } et vole { $weapon_the } à { $from }.
hint-attack = Attaque { $target } dans { $room_the } avec { $weapon_the }.
hint-take-shape = Prends cette apparence : { $card_the }.
hint-turn-up = Révèle { $card_the }.
hint-nothing = Ne révèle rien.
hint-end = Finis ton tour.
hint-unarmed = Tu n’as pas d’arme, et sans arme tu ne peux attaquer personne. Il y en a dans les pièces.
hint-alone = Personne n’est avec toi : tu ne peux attaquer personne. Depuis un téléporteur, tu peux aller dans n’importe quelle pièce et emmener quelqu’un.
hint-act-later = Après le déplacement, tu pourras encore agir.
hint-near-weapon = Il reste alors { $steps ->
    [one] un pas
   *[other] { $steps } pas
} jusqu’à une pièce où se trouve une arme.
hint-near-pad = Il reste alors { $steps ->
    [one] un pas
   *[other] { $steps } pas
} jusqu’à un téléporteur.
hint-safe = Hors des pièces, personne ne peut t’attaquer. Mais qui atteint un téléporteur peut t’emmener dans une pièce.
hint-kill-there = Tu peux alors tuer { $target } avec { $weapon_the }, et gagner.
hint-hit-there = Tu peux alors attaquer { $target } avec { $weapon_the } : { $target } devra forcément révéler une carte.
hint-attack-there = Tu peux alors attaquer { $target } avec { $weapon_the }. Probabilité que ça fasse révéler une carte : { $chance } %.
hint-arms-there = Dans cette pièce, il y a quelque chose à ramasser : { $weapons }.
hint-nobody-there = Il n’y a personne d’autre dans cette pièce.
hint-harmless-there = D’après ce que tu sais, aucune de tes armes n’y blesse personne.
hint-need-weapon = Il te faut une arme pour attaquer.
hint-hurts-you = Cette arme peut te blesser : mieux vaut la tenir toi-même.
hint-surely-hurts = Cette arme peut blesser { $target }, à coup sûr.
hint-may-hurt = Cette arme peut blesser { $target } : probabilité { $chance } %.
hint-kills = La pièce et l’arme sont visibles, et { $target } n’a plus d’apparence. Cette attaque tue, et tu gagnes !
hint-costs-shape = La pièce et l’arme sont visibles : l’attaque coûte une apparence à { $target }. { $left ->
    [one] C’est la dernière.
   *[other] Il en reste { $left }.
}
hint-in-vain = D’après ce que tu sais, ça ne fera révéler aucune carte à { $target }.
hint-must-hit = D’après ce que tu sais, { $target } devra révéler une carte.
hint-may-hit = Probabilité que ça fasse révéler une carte à { $target } : { $chance } %.
hint-learn-anyway = S’il ne se passe rien, tu auras quand même appris quelque chose.
hint-only-shapes = Cette fois, il faut une apparence.
hint-no-shapes = Il ne te reste aucune apparence : il faut donc une carte.
hint-hide-weakness = Avec une apparence, on ne sait pas laquelle des deux cartes peut te blesser.
hint-one-more = Les autres ont déjà vu un de tes points faibles de cette sorte : { $cards }. Tu gardes ainsi tes apparences.
hint-keep-shapes = Tu ne peux pas mourir tant qu’une de tes apparences est face cachée, et tu en as { $shapes }.
hint-keep-secret = Rien ne t’y oblige, et les autres ne voient aucune de tes cartes.
hint-nothing-here = Tu ne peux rien faire ici.
hint-no-attack = Tu ne peux attaquer personne ici.
hint-poor-attack = Ta meilleure attaque possible a { $chance } % de chances de faire révéler une carte.

## Refusals

cannot-be-dealt = Ces cartes ne peuvent pas être distribuées avec les trois paquets.
attacks-in-rooms = On n’attaque pas au centre ni dans les couloirs.
dice-are-rolled = C’est le moment de lancer les deux dés.
act-or-roll = Agis dans la pièce ou lance les dés.
act-or-end = Agis dans la pièce ou finis ton tour.
move-first = Déplace-toi d’abord. Tu pourras agir ensuite.
walk-or-stay = Avance, téléporte-toi ou reste où tu es.
too-far = C’est plus loin que ce que tu as fait aux dés.
pad-is-taken = Il y a quelqu’un sur ce téléporteur, ou sur celui qu’il te faudrait pour arriver ici.
in-the-way = Quelqu’un est sur le chemin.
whom-to-bring = Tu peux emmener un autre joueur de la table, ou personne.
where-to-teleport = On ne se téléporte que depuis un téléporteur où on arrive, et seulement vers une pièce ou le centre.
turn-a-card-up = L’attaque demande une carte. Révèles-en une.
not-called-for = L’attaque ne demande pas { $card_the }.
answer-first = La personne attaquée doit d’abord répondre.
dropped-and-picked-up = Tu ne peux pas lâcher et ramasser la même arme en une seule action : { $weapon_the }.
does-not-lie-here = Cette arme n’est pas dans ta pièce : { $weapon }.
cannot-be-stolen = On ne peut voler qu’à un autre joueur de sa pièce, et seulement une arme qu’il porte.
drop-one-first = Tu ne peux porter que deux armes. Lâches-en d’abord une.
drop-one-of-two = Tu ne peux lâcher une arme que si tu en portes deux, et seulement une des deux.
not-carried = Tu ne portes pas { $weapon_the }.
not-in-the-room = Tu ne peux attaquer qu’un autre joueur de ta pièce.

## Reasons why something is certain

reason-shapes = { $shapes_count ->
    [one] { $who_is ->
        [you] Ton apparence : { $shapes }.
       *[other] L’apparence ({ $who }) : { $shapes }.
    }
   *[other] { $who_is ->
        [you] Tes apparences : { $shapes }.
       *[other] Les apparences ({ $who }) : { $shapes }.
    }
}
reason-weaknesses = { $who_is ->
    [you] On peut te blesser
   *[other] On peut blesser { $who }
} dans { $rooms }, et avec { $weapons }.
reason-turned-up = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} révélé { $card_the }.
reason-neither = { $who_is ->
    [you] Tu attaques { $target } dans { $room_the } avec { $weapon_the } et il ne se passe rien : ni l’un ni l’autre ne peut blesser { $target }.
   *[other] { $target_is ->
        [you] { $who } t’attaque dans { $room_the } avec { $weapon_the } et il ne se passe rien : ni l’un ni l’autre ne peut te blesser.
       *[other] { $who } attaque { $target } dans { $room_the } avec { $weapon_the } et il ne se passe rien : ni l’un ni l’autre ne peut blesser { $target }.
    }
}
reason-not = { $who_is ->
    [you] Tu attaques { $target } dans { $room_the } avec { $weapon_the } et il ne se passe rien. Comme { $up_the } était déjà visible, { $hidden_the } ne peut pas blesser { $target }.
   *[other] { $target_is ->
        [you] { $who } t’attaque dans { $room_the } avec { $weapon_the } et il ne se passe rien. Comme { $up_the } était déjà visible, { $hidden_the } ne peut pas te blesser.
       *[other] { $who } attaque { $target } dans { $room_the } avec { $weapon_the } et il ne se passe rien. Comme { $up_the } était déjà visible, { $hidden_the } ne peut pas blesser { $target }.
    }
}
reason-either = { $who_is ->
    [you] Tu attaques { $target } dans { $room_the } avec { $weapon_the }, et { $target } révèle { $shape_the } au lieu d’un point faible : l’un des deux peut donc blesser { $target }.
   *[other] { $target_is ->
        [you] { $who } t’attaque dans { $room_the } avec { $weapon_the }, et tu révèles { $shape_the } au lieu d’un point faible : l’un des deux peut donc te blesser.
       *[other] { $who } attaque { $target } dans { $room_the } avec { $weapon_the }, et { $target } révèle { $shape_the } au lieu d’un point faible : l’un des deux peut donc blesser { $target }.
    }
}
reason-so = { $who_is ->
    [you] Tu attaques { $target } dans { $room_the } avec { $weapon_the }, et { $target } révèle { $shape_the } au lieu d’un point faible. Comme { $up_the } était déjà visible, { $hidden_the } peut blesser { $target }.
   *[other] { $target_is ->
        [you] { $who } t’attaque dans { $room_the } avec { $weapon_the }, et tu révèles { $shape_the } au lieu d’un point faible. Comme { $up_the } était déjà visible, { $hidden_the } peut te blesser.
       *[other] { $who } attaque { $target } dans { $room_the } avec { $weapon_the }, et { $target } révèle { $shape_the } au lieu d’un point faible. Comme { $up_the } était déjà visible, { $hidden_the } peut blesser { $target }.
    }
}

## Review

measure = Cas encore possibles : quelles pièces et armes blessent qui
unit = cartes

review-attack = Attaque
review-kill = Coup fatal
review-killed = Mort
review-outrun = Comment la partie a été perdue
review-missed-kill = Coup fatal manqué
review-card-turned-up = Carte révélée
review-turning-point = Tournant

review-attacked = { $who_is ->
    [you] Tu attaques { $target }
   *[other] { $target_is ->
        [you] { $who } t’attaque
       *[other] { $who } attaque { $target }
    }
} dans { $room_the } avec { $weapon_the }.
review-kills = Tout le monde pouvait voir que ce serait fatal.
review-promised = { $who_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $who }
}, il y avait { $chance } % de chances de faire révéler une carte{ $share ->
    [0] .
   *[other] , et la réponse devait éliminer en moyenne { $share } % des cas restants.
}
review-thought = { $who_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $who }
}, { $room } avait { $in-room } % de chances de { $target_is ->
    [you] te blesser
   *[other] blesser { $target }
}, et { $weapon } { $with-weapon } %.
review-better = { $target_is ->
    [you] T’attaquer
   *[other] Attaquer { $target }
} avec { $weapon_the } aurait été mieux : { $chance } % de chances{ $share ->
    [0] .
   *[other] , et { $share } % des cas éliminés.
}
review-would-have-won = { $target_is ->
    [you] T’attaquer
   *[other] Attaquer { $target }
} dans { $room_the } avec { $weapon_the } aurait gagné la partie.
review-let-live = { $who_is ->
    [you] Tu n’as pas tué { $target }
   *[other] { $target_is ->
        [you] { $who } te laisse en vie
       *[other] { $who } n’a pas tué { $target }
    }
}, alors que tout le monde voyait comment faire.
review-brought = Une carte a été révélée{ $share ->
    [0] .
   *[other] , ce qui éliminait { $share } % des cas { $who_is ->
        [you] pour toi
       *[other] pour { $who }
    }.
}
review-brought-nothing = Rien n’a été révélé{ $share ->
    [0] .
   *[other] , ce qui éliminait { $share } % des cas { $who_is ->
        [you] pour toi
       *[other] pour { $who }
    }.
}
review-only-attack = C’était la seule attaque possible : elle n’a donc pas de note.
review-nothing-to-gain = Aucune attaque possible ne promettait rien : elle n’a donc pas de note.
review-turned-up = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} choisi de révéler { $card_the }. Pour qui ne sait que ce que tout le monde peut voir, cela { $share ->
    [0] n’a rien éliminé
   *[other] a éliminé { $share } % des cas
}.
review-could-turn-up = { $cards_count ->
    [one] L’autre choix, avec ce qu’il aurait éliminé : { $cards }.
   *[other] Les autres choix, avec ce que chacun aurait éliminé : { $cards }.
}
review-card-share = { $card_the } ({ $share } %)
review-open = { $who_is ->
    [you] À partir d’ici, tout le monde voyait comment te tuer
   *[other] À partir d’ici, tout le monde voyait comment tuer { $who }
} : dans { $rooms } avec { $weapons }.

review-could-name = { $who_is ->
    [you] À partir du coup { $move }, tu pouvais savoir
   *[other] À partir du coup { $move }, { $who } pouvait savoir
} à coup sûr quelle pièce et quelle arme { $target_is ->
    [you] te blessent
   *[other] blessent { $target }
} : { $room } et { $weapon }.
review-so = Donc, { $room } et { $weapon } { $target_is ->
    [you] te blessent.
   *[other] blessent { $target }.
}
review-never-sure = { $who_is ->
    [you] Tu n’as
   *[other] { $who } n’a
} jamais pu savoir à coup sûr quelle pièce et quelle arme blessent un même adversaire.
review-nobody-won = Personne n’a gagné : la partie a duré trop longtemps.
review-won = { $who_is ->
    [you] Tu as gagné en tuant { $target }
   *[other] { $target_is ->
        [you] { $who } a gagné en te tuant
       *[other] { $who } a gagné en tuant { $target }
    }
} dans { $room_the } avec { $weapon_the }.
review-sure-from = { $who_is ->
    [you] D’après ce que tu savais
   *[other] D’après ce que savait { $who }
}, c’était sûr à partir du coup { $ply } : { $room_the } et { $weapon_the } { $target_is ->
    [you] peuvent te blesser
   *[other] peuvent blesser { $target }
}.
review-shapes-taken = Face aux attaques, { $who_is ->
    [you] tu as
   *[other] { $who } a
} changé d’apparence { $taken ->
    [1] une fois
   *[other] { $taken } fois
}{ $freely ->
    [0] {""}
    [1] , dont une fois sans nécessité
   *[other] , dont { $freely } fois sans nécessité
}. Personne ne peut mourir tant qu’une de ses apparences est face cachée.
review-face-up = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} révélé { $card } au coup { $move }, lors { $by_is ->
    [you] de ton attaque
   *[other] de l’attaque de { $by }
}.
review-instead = { $who_is ->
    [you] Tu aurais
   *[other] { $who } aurait
} pu révéler { $cards } à la place.
review-open-from = À partir du coup { $ply }, { $who_is ->
    [you] toutes tes apparences étaient face visible : tout le monde voyait comment te tuer.
   *[other] toutes les apparences de { $who } étaient face visible : tout le monde voyait comment tuer { $who }.
}
review-attacks = { $attacks ->
    [0] { $who_is ->
        [you] Tu n’as attaqué personne.
       *[other] { $who } n’a attaqué personne.
    }
    [one] { $who_is ->
        [you] Tu as
       *[other] { $who } a
    } attaqué une fois, { $hits ->
        [0] sans faire révéler de carte.
       *[other] et fait révéler une carte.
    }
   *[other] { $who_is ->
        [you] Tu as
       *[other] { $who } a
    } attaqué { $attacks } fois, { $hits ->
        [0] sans faire révéler de carte.
        [one] et fait révéler 1 carte.
       *[other] et fait révéler { $hits } cartes.
    }
}
review-sooner = { $who_is ->
    [you] Tu pouvais
   *[other] { $who } pouvait
} gagner plus tôt.
review-luckiest = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} eu le plus de chance dans les attaques : elles ont rapporté plus qu’on ne pouvait espérer.

## Why bots did what they did

review-bot-kills = Cette attaque tuait, et rien ne vaut davantage.
review-bot-both-up = La pièce et l’arme étaient toutes deux visibles chez { $target_is ->
    [you] toi
   *[other] { $target }
} : l’attaque portait à coup sûr.
review-bot-room-up = La pièce était déjà visible chez { $target_is ->
    [you] toi
   *[other] { $target }
}.
review-bot-weapon-up = L’arme était déjà visible chez { $target_is ->
    [you] toi
   *[other] { $target }
}.
review-bot-none-failed = Autant que { $who } s’en souvenait, ni la pièce ni l’arme n’avaient encore échoué contre { $target_is ->
    [you] toi
   *[other] { $target }
}.
review-bot-room-not-failed = Autant que { $who } s’en souvenait, la pièce n’avait pas encore échoué contre { $target_is ->
    [you] toi
   *[other] { $target }
}.
review-bot-weapon-not-failed = Autant que { $who } s’en souvenait, l’arme n’avait pas encore échoué contre { $target_is ->
    [you] toi
   *[other] { $target }
}.
review-bot-tries-anything = { $who } attaque qui se trouve là avec ce qui lui tombe sous la main, même si cela a déjà échoué.
review-bot-weakest = { $target_is ->
    [you] Il te restait
   *[other] Il restait à { $target }
} moins d’apparences qu’aux autres dans la pièce.
review-bot-equal = { $count } choix semblaient aussi bons pour { $who }, qui en a pris un au hasard.
review-bot-any-card = { $who } ne se demande pas quelle carte révéler : les { $count } choix se valaient.
review-bot-marks = D’après ce qui était visible et ce qui avait échoué, sans plus, { $who } donnait à la pièce { $room } % de chances de { $target_is ->
    [you] te blesser
   *[other] blesser { $target }
}, et à l’arme { $weapon } %.
review-bot-reckons = D’après tout ce qui s’était passé, { $who } donnait à la pièce { $room } % de chances de { $target_is ->
    [you] te blesser
   *[other] blesser { $target }
}, et à l’arme { $weapon } %.
review-bot-again = Cela coûte la dernière apparence, et { $who } peut encore frapper dans le même tour et tuer.
review-bot-nearest = Personne d’autre dans la pièce n’était aussi près de la mort que { $target_is ->
    [you] toi
   *[other] { $target }
}.
review-bot-free-room = Une autre pièce était déjà visible chez { $who } : celle-ci ne changeait pas grand-chose.
review-bot-free-weapon = Une autre arme était déjà visible chez { $who } : celle-ci ne changeait pas grand-chose.
review-bot-keeps-shapes = { $who } garde ses apparences le plus longtemps possible : on ne meurt pas tant qu’il en reste une.
review-bot-any-shape = Il fallait une apparence, et pour { $who } elles se valent toutes.
review-bot-room-first = { $who } révèle une pièce plutôt qu’une arme : il restait aux autres à trouver l’arme.
review-bot-promise = Selon { $who }, il y avait { $chance } % de chances de faire révéler une carte.
review-bot-judges = Après ce coup, { $who } se donnait { $chance } % de chances de gagner.
review-bot-next-close = Un autre choix semblait presque aussi bon.
review-bot-next-attack = Ensuite venait une attaque { $target_is ->
    [you] contre toi
   *[other] contre { $target }
} avec { $weapon_the } : { $chance } %.
review-bot-next-take = Ensuite venait l’idée de prendre { $weapon_the } : { $chance } %.
review-bot-next-card = Ensuite venait l’idée de révéler { $card_the } : { $chance } %.
review-bot-next-no-card = Ensuite venait l’idée de ne rien révéler : { $chance } %.
review-bot-next-nothing = Ensuite venait l’idée de ne rien faire : { $chance } %.

### Puzzles

puzzle-kind-attack = Qui attaquerais-tu ?
puzzle-whom = Tu es dans { $room_the } et tu peux attaquer. Quelle attaque a le plus de chances de faire révéler une carte ?
puzzle-which-attack = Ton attaque
puzzle-strike = { $target } avec { $weapon_the }
puzzle-chance = { $target } avec { $weapon_the } : { $chance } % de chances de faire révéler une carte.
puzzle-because = D’après ce que tu as vu, { $by_room ->
    [0] { $room_the } ne peut pas blesser { $target }
    [100] { $room_the } blesse { $target } à coup sûr
   *[other] il y a { $by_room } % de chances que { $room_the } puisse blesser { $target }
}, et { $by_weapon ->
    [0] { $weapon_the } ne le peut pas.
    [100] { $weapon_the } le peut à coup sûr.
   *[other] { $by_weapon } % que { $weapon_the } le puisse.
}
puzzle-either = C’est forcément l’un des deux.
puzzle-better = { $target } avec { $weapon_the } serait mieux : { $chance } %.
puzzle-as-good = { $target } avec { $weapon_the }, c’est aussi bien : { $chance } %.

### Things

card-miss-scarlet = Mlle Écarlate
    .the = Mlle Écarlate
card-miss-jade = Mlle Jade
    .the = Mlle Jade
card-mrs-peacock = Mme Paon
    .the = Mme Paon
card-mr-green = M. Vert
    .the = M. Vert
card-prof-plum = Prof. Prune
    .the = Prof. Prune
card-mrs-white = Mme Blanche
    .the = Mme Blanche
card-col-mustard = Col. Moutarde
    .the = Col. Moutarde
card-mrs-cyan = Mme Cyan
    .the = Mme Cyan
card-mrs-grey = Mme Gris
    .the = Mme Gris
card-mr-pink = M. Rose
    .the = M. Rose
card-miss-sunshine = Mlle Soleil
    .the = Mlle Soleil
card-mr-browne = M. Brun
    .the = M. Brun
card-dr-black = Dr Noir
    .the = Dr Noir

card-ballroom = Salle de bal
    .the = la salle de bal
    .of = de la salle de bal
    .above = Salle
    .below = de bal
card-bathroom = Salle de bain
    .the = la salle de bain
    .of = de la salle de bain
    .above = Salle
    .below = de bain
card-bedroom = Chambre
    .the = la chambre
    .of = de la chambre
# Where a room is narrow, its name stands on the board in two lines.
card-billiard-room = Salle de billard
    .the = la salle de billard
    .of = de la salle de billard
    .above = Salle de
    .below = billard
card-conservatory = Véranda
    .the = la véranda
    .of = de la véranda
card-dining-room = Salle à manger
    .the = la salle à manger
    .of = de la salle à manger
    .above = Salle à
    .below = manger
card-hall = Hall
    .the = le hall
    .of = du hall
card-kitchen = Cuisine
    .the = la cuisine
    .of = de la cuisine
card-library = Bibliothèque
    .the = la bibliothèque
    .of = de la bibliothèque
card-lounge = Salon
    .the = le salon
    .of = du salon
card-music-room = Salle de musique
    .the = la salle de musique
    .of = de la salle de musique
    .above = Salle de
    .below = musique
card-study = Bureau
    .the = le bureau
    .of = du bureau

card-axe = Hache
    .the = la hache
card-bomb = Bombe
    .the = la bombe
card-candlestick = Chandelier
    .the = le chandelier
card-cane = Canne
    .the = la canne
card-hypodermic = Seringue
    .the = la seringue
card-knife = Couteau
    .the = le couteau
card-lead-pipe = Tuyau de plomb
    .the = le tuyau de plomb
card-poison = Poison
    .the = le poison
card-poker = Tisonnier
    .the = le tisonnier
card-revolver = Revolver
    .the = le revolver
card-rope = Corde
    .the = la corde
card-wrench = Clé anglaise
    .the = la clé anglaise

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = choisis où aller (tu as fait { $total })
page-do-roll = lance les dés
page-do-roll-or = lance les dés, ou d’abord { $ways }
page-do-end = finis ton tour
page-do-end-or = finis ton tour, ou { $ways }
page-way-pick-up = ramasse une arme
page-way-steal = vole une arme
page-way-attack = attaque
page-do-answer = { $target_is ->
    [you] choisis quoi révéler, { $who } t’attaque dans { $room_the } avec { $weapon_the }
   *[other] choisis quoi révéler, { $who } attaque { $target } dans { $room_the } avec { $weapon_the }
}
page-do-answer-nothing = { $target_is ->
    [you] ne révèle rien, { $who } t’attaque dans { $room_the } avec { $weapon_the }
   *[other] ne révèle rien, { $who } attaque { $target } dans { $room_the } avec { $weapon_the }
}

page-now-deal = On distribue les cartes.
page-now-roll = Les dés roulent.
page-now-before = { $who_is ->
    [you] Tu commences ton tour
   *[other] { $who } commence son tour
} { $place }.
page-now-walk = { $who_is ->
    [you] Tu as fait { $total } et tu choisis où aller.
   *[other] { $who } a fait { $total } et choisit où aller.
}
page-now-after = { $who_is ->
    [you] Après le déplacement, tu peux agir
   *[other] Après le déplacement, { $who } peut agir
} { $place }.
page-now-answer = { $who_is ->
    [you] { $target } répond à ton attaque dans { $room_the } avec { $weapon_the }.
   *[other] { $target_is ->
        [you] { $who } t’attaque dans { $room_the } avec { $weapon_the } et attend ta réponse.
       *[other] { $who } attaque { $target } dans { $room_the } avec { $weapon_the } et attend la réponse.
    }
}

## Moving

page-your-move = Ton coup
page-rolled = Tu as fait { $total }. Choisis où aller.
page-dashed = Les pointillés mènent où un téléporteur peut t’envoyer.
page-picked-walk = Vers { $place } : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
page-picked-leap = Vers { $place }, en se téléportant depuis { $pad_the }
page-how = Comment ?
page-on-foot = À pied
page-by-teleporting = Se téléporter
page-bring = Emmener
page-nobody = Personne
page-go = Y aller
page-teleport = S’y téléporter
page-teleport-with = S’y téléporter avec { $who }
page-elsewhere = Ailleurs
page-stay = Rester { $place }
page-squares = Ailleurs, dans les couloirs
page-places-listed = { $places ->
    [one] Liste : { $places } endroit
   *[other] Liste : { $places } endroits
}

page-far = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
page-far-leap = par un téléporteur
page-far-or-leap = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, ou par un téléporteur
page-lit = { $place }, { $far }

## Acting in a room

page-roll = Lancer les dés
page-end = Finir ton tour
page-pick-up = Ramasser { $weapon_the }
page-pick-up-and-drop = Lâcher { $drop_the } et ramasser { $weapon_the }
page-pick-up-a-weapon = Ramasser une arme…
page-pick-up-which = Ramasser laquelle ?
page-steal = Voler { $weapon_the } à { $from }
page-steal-and-drop = Lâcher { $drop_the } et voler { $weapon_the } à { $from }
page-steal-a-weapon = Voler une arme…
page-steal-which = Voler laquelle ?
page-from = à { $from }
page-drop-which = Tu en portes deux. Laquelle lâcher d’abord ?
page-choose-weapon = Choisis une arme
page-attack = Attaquer { $target } dans { $room_the } avec { $weapon_the }
page-attack-somebody = Attaquer…
page-attack-whom = Qui ?
page-attack-with = Avec quoi ?
page-choose-attack = Choisis qui attaquer, et avec quoi
page-not-now = Pas maintenant

page-standing-room = { $standing ->
    [shown] craint cette pièce, c’est connu
    [certain] craint cette pièce, c’est certain
    [safe] ne craint rien dans cette pièce
   *[open] craint peut-être cette pièce
}
page-standing-weapon = { $standing ->
    [shown] blesse, c’est connu
    [certain] blesse, c’est certain
    [safe] ne peut pas blesser
   *[open] blesse peut-être
}

## What an attack can bring

page-outlook-kills = { $target } n’a plus d’apparence à prendre : l’attaque tue { $target }, et tu gagnes la partie.
page-outlook-forces = Les deux blessent { $target }, c’est connu : { $target } doit changer d’apparence. { $left ->
    [0] C’est la dernière ; ensuite, la même attaque tue.
    [one] Il en resterait { $left }.
   *[other] Il en resterait { $left }.
}
page-outlook-certain = { $target } doit révéler { $cards }{ $left ->
    [0] .
   *[other] , ou une apparence à la place.
}
page-outlook-vain = Ça ne donnera rien : { $target } ne craint pas { $cards }.
page-outlook-open = Si une des deux cartes peut blesser { $target }, { $target } la révèle{ $left ->
    [0] .
   *[other] , ou une apparence à la place.
} Sinon, aucune carte n’est révélée, et tout le monde le sait.
page-outlook-known = C’est connu : { $card_the } peut blesser { $target }.
page-outlook-safe = C’est certain : { $card_the } ne peut pas blesser { $target }.
page-outlook-one = Si { $card_the } le peut, { $target } révèle cette carte{ $left ->
    [0] .
   *[other] , ou une apparence à la place.
} Sinon, aucune carte n’est révélée, et tout le monde le sait.
page-outlook-bluff = { $target } peut quand même révéler une apparence, pour te faire douter.
page-hit = Probabilité qu’une carte soit révélée : { $possible } % d’après les cartes seules, { $likely } % d’après le jeu de chacun.

## Answering an attack

page-attack-now = L’attaque
page-attacks = { $who_is ->
    [you] Tu attaques { $target }
   *[other] { $target_is ->
        [you] { $who } t’attaque
       *[other] { $who } attaque { $target }
    }
} dans { $room_the } avec { $weapon_the }.
page-shapes-left = { $left ->
    [0] Tu n’as plus d’autre apparence à prendre.
    [one] Il te reste 1 apparence à prendre.
   *[other] Il te reste { $left } apparences à prendre.
}
page-turn-up-which = Révèle l’une de celles-ci :
page-turn-up = Révéler { $card_the }
page-become = Devenir { $card_the }
page-same-in-this-shape = Pareil, avec cette apparence.
page-turn-nothing-up = Ne rien révéler
page-choose-card = Choisis quoi révéler

page-plight-neither = Ni { $one_the } ni { $other_the } ne peut te blesser.
page-plight-both-known = Les deux peuvent te blesser, et tout le monde le sait : tu dois changer d’apparence.
page-plight-both-certain = Les deux peuvent te blesser, et tout le monde peut le déduire.
page-plight-both-secret = Les deux peuvent te blesser, et personne ne le sait encore.
page-plight-half-known = Tout le monde sait que { $card_the } peut te blesser. Personne ne sait encore que { $other_the } le peut aussi.
page-plight-one-known = Tout le monde sait que { $card_the } peut te blesser. Mais { $other_the } ne peut pas.
page-plight-one-secret = Personne ne sait encore que { $card_the } peut te blesser. Mais { $other_the } ne peut pas.

page-price-both = Alors les deux sont connus de tous : la prochaine attaque ici avec { $weapon_the } te fait changer d’apparence, ou te tue s’il ne t’en reste plus.
page-price-both-last = Alors les deux sont connus de tous : la prochaine attaque ici avec { $weapon_the } te tue.
page-price-one = Alors tout le monde sait que { $card_the } peut te blesser.
page-price-one-of-two = Alors tout le monde sait que { $card_the } peut te blesser. Personne n’apprend rien sur { $other_the }.
page-price-shape = { $left ->
    [0] C’est ta dernière apparence : quand les deux seront connus, une attaque te tuera.
    [one] Il te reste alors 1 apparence.
   *[other] Il te reste alors { $left } apparences.
}
page-betrays-nothing = Ça ne révèle rien de nouveau.
page-betrays-one = Tout le monde sait alors quand même que { $card_the } peut te blesser.
page-betrays-bluff = C’est peut-être un bluff : personne ne peut savoir si l’un des deux te blesse.
page-betrays-either = Alors tout le monde sait que { $cards } peut te blesser, sans savoir laquelle des deux cartes.
page-silence-both = Alors tout le monde sait que ni { $one_the } ni { $other_the } ne peut te blesser.
page-silence-one = Alors tout le monde sait que { $card_the } ne peut pas te blesser.

## Shown over the board

page-drama-shift = { $who_is ->
    [you] Tu dois changer d’apparence
   *[other] { $who } doit changer d’apparence
} : { $shape }
page-drama-kill = { $who_is ->
    [you] Tu meurs
   *[other] { $who } meurt
}
page-drama-unharmed = { $who_is ->
    [you] Tu n’as rien
   *[other] { $who } n’a rien
}
page-drama-weakness = { $who_is ->
    [you] On peut te blesser
   *[other] On peut blesser { $who }
} { $kind ->
    [where] dans
   *[what] avec
} { $card_the }

## Cards and players

page-head-who = Apparences
page-head-where = Pièces
page-head-what = Armes
page-your-cards = Tes cartes
page-own-who = Tes apparences
page-own-where = Pièces où on peut te blesser
page-own-what = Armes qui peuvent te blesser
page-face-up = face visible
page-players = Les joueurs
page-player = { $who_is ->
    [you] Toi
   *[other] { $who }
}
page-as = en { $shape }
page-empty-handed = { $place }, les mains vides
page-carries = Porte
page-cards = Cartes
page-cards-up = Face visible
page-cards-down = Face cachée : { $shapes ->
    [one] { $shapes } apparence
   *[other] { $shapes } apparences
}, { $rooms ->
    [one] { $rooms } pièce
   *[other] { $rooms } pièces
}, { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
}

page-symbol-ruby = R
page-symbol-amber = A
page-symbol-jade = J
page-symbol-sapphire = S
page-symbol-amethyst = Am
page-symbol-pearl = P

## The sheet

page-sheet = Ce qu’on sait
page-open-sheet = Ce qu’on sait : la feuille
page-which-cards = Quelles cartes
page-all-cards = Toutes
page-signs = ◉ est une carte face visible, ½ l’une de deux cartes dont une au moins peut blesser le joueur.
page-claim = { $card } : { $is ->
    [yes] { $who_is ->
        [you] peut te blesser.
       *[other] peut blesser { $who }.
    }
   *[no] { $who_is ->
        [you] ne peut pas te blesser.
       *[other] ne peut pas blesser { $who }.
    }
}
page-claim-shape = { $card } : { $who_is ->
    [you] { $is ->
        [yes] tu as
       *[no] tu n’as pas
    }
   *[other] { $who } { $is ->
        [yes] a
       *[no] n’a pas
    }
} cette apparence.

## The review of marks made by hand

page-marked = Tu as noté { $card } { $mark } pour { $who }, mais cette carte { $is ->
    [yes] { $who_is ->
        [you] peut te blesser.
       *[other] peut blesser { $who }.
    }
   *[no] { $who_is ->
        [you] ne peut pas te blesser.
       *[other] ne peut pas blesser { $who }.
    }
}
page-marked-shape = Tu as noté { $card } { $mark } pour { $who }, mais { $who_is ->
    [you] tu { $is ->
        [yes] as
       *[no] n’as pas
    }
   *[other] { $who } { $is ->
        [yes] a
       *[no] n’a pas
    }
} cette apparence.
page-concluded = { $card } : { $is ->
    [yes] { $who_is ->
        [you] peut te blesser.
       *[other] peut blesser { $who }.
    }
   *[no] { $who_is ->
        [you] ne peut pas te blesser.
       *[other] ne peut pas blesser { $who }.
    }
}
page-concluded-shape = { $card } : { $who_is ->
    [you] { $is ->
        [yes] tu as
       *[no] tu n’as pas
    }
   *[other] { $who } { $is ->
        [yes] a
       *[no] n’a pas
    }
} cette apparence.
page-also = Tu pouvais aussi savoir ceci sur les autres :

## The board in words

page-on-board = Ce qu’il y a sur le plateau
page-pawn = { $who_is ->
    [you] Toi
   *[other] { $who }
}, en { $shape } : { $place }
page-pawn-armed = { $who_is ->
    [you] Toi
   *[other] { $who }
}, en { $shape } : { $place }, avec { $weapons }
page-lying = Dans { $room_the } : { $weapons }
page-dice = Dés : { $one } et { $other }
page-in = { $place_is ->
    [page-wheel] au centre
   *[other] dans { $place_the }
}
page-on = sur { $place_the }
page-wheel = centre
    .the = le centre
    .of = du centre
page-door-of = { $door } { $room_of }
page-square = case ({ $place })
page-the-square = la case ({ $place })
page-what-pad-is = Un téléporteur : qui arrive ici peut se téléporter dans n’importe quelle pièce
page-pad-north-west = téléporteur nord-ouest
    .the = le téléporteur nord-ouest
page-pad-north-east = téléporteur nord-est
    .the = le téléporteur nord-est
page-pad-upper-west = téléporteur ouest du haut
    .the = le téléporteur ouest du haut
page-pad-upper-east = téléporteur est du haut
    .the = le téléporteur est du haut
page-pad-lower-west = téléporteur ouest du bas
    .the = le téléporteur ouest du bas
page-pad-lower-east = téléporteur est du bas
    .the = le téléporteur est du bas
page-pad-south-west = téléporteur sud-ouest
    .the = le téléporteur sud-ouest
page-pad-south-east = téléporteur sud-est
    .the = le téléporteur sud-est
page-pad-north = téléporteur nord
    .the = le téléporteur nord
page-pad-west = téléporteur ouest
    .the = le téléporteur ouest

## What was hidden, in the replay and at the end

page-killed = { $who_is ->
    [you] Tu tues { $target }
   *[other] { $target_is ->
        [you] { $who } te tue
       *[other] { $who } tue { $target }
    }
} dans { $room_the } avec { $weapon_the }.
page-nobody-killed = { $rounds ->
    [one] Aucun mort en { $rounds } tour de table.
   *[other] Aucun mort en { $rounds } tours de table.
}
page-cards-of = { $who_is ->
    [you] Tes cartes
   *[other] Cartes : { $who }
}
page-hand-of = { $who_is ->
    [you] { $name } (toi)
   *[other] { $name }
}
page-were-up = signale une carte face visible à la fin.
page-told-deal = Les cartes sont distribuées.
page-told-hand = On peut blesser { $who } dans { $rooms } et avec { $weapons }.

## Shortcuts, for the help page

page-key-roll = Lancer les dés
page-key-stay = Rester où tu es
page-key-end = Finir ton tour
page-key-sheet = Ouvrir la feuille de ce qu’on sait
page-arrows = Flèches
page-key-arrows = Passer d’un endroit possible à l’autre, ou parcourir la feuille
page-enter = Entrée
page-key-enter = Choisir un endroit ; encore une fois pour y aller

## What one wants

page-goal = Trouve ce qui blesse les autres, et tue avant eux. Tes points faibles : { $weak }.
page-goal-short = Trouve ce qui blesse les autres, et tue avant eux.

## What can be done now, and what it does

page-can-roll = avance au plus de la somme des deux dés, et agis encore dans une pièce.
page-can-end = le tour passe au joueur suivant.
page-can-place = Un endroit éclairé du plateau
page-can-go = ton pion y va. Dans une pièce, tu peux agir ; dans le couloir, non.
page-can-stay = ton pion reste où il est.
page-can-squares = les cases des couloirs s’éclairent aussi.
page-can-teleport = arrive sur un téléporteur, puis saute dans n’importe quelle pièce ; quelqu’un d’autre peut venir avec toi.
page-can-turn-up = tout le monde la voit ensuite. Une apparence compte comme une vie : quand il n’y en a plus, on peut te tuer.
page-can-turn-nothing-up = les autres ne voient aucune de tes cartes.
page-can-pick-up = Ramasser une arme
page-can-pick-up-does = il t’en faut une pour attaquer, et tu peux en porter deux.
page-can-steal = Voler une arme
page-can-steal-does = prends-la à quelqu’un dans ta pièce.
page-can-attack = frappe quelqu’un dans ta pièce. Si la pièce ou l’arme blesse cette personne, elle doit révéler une carte.

## How it is played, with pictures

page-how-shapes-title = Les apparences trompent
page-how-shapes = Tout le monde ressemble à Mlle Écarlate, et personne ne l’est. Tu as des cartes secrètes, tes apparences : chacune est une vie. Quand tu dois changer d’apparence, révèles-en une. Tu gagnes si tu tues quelqu’un avant les autres.
page-how-weak-title = Où et avec quoi on te blesse
page-how-weak = Tes autres cartes sont des pièces et des armes. Celles-là peuvent te blesser, et aucune autre. Chaque carte est chez quelqu’un : ce qui ne te blesse pas blesse quelqu’un d’autre.
page-how-turn-title = Avance, ou téléporte-toi
page-how-turn = À ton tour, tu peux agir dans ta pièce, puis lancer les dés et avancer, puis agir encore. Arrive sur un téléporteur, une petite roue au bord, pour sauter dans n’importe quelle pièce. Tu peux emmener un autre joueur !
page-how-act-title = Agis dans une pièce
page-how-act = Dans une pièce, ramasse une arme, voles-en une à quelqu’un, ou attaque quelqu’un qui s’y trouve avec une arme que tu portes. Tu peux en porter deux. On n’attaque personne dans le couloir ni au centre.
page-how-attack-title = Attaque
page-how-attack = Si la pièce ou l’arme peut blesser ta cible, elle révèle cette carte, ou change d’apparence à la place. Si aucune des deux ne le peut, il ne se passe rien, et tout le monde le sait.
page-how-example-title = Un exemple
page-how-example = Tu attaques Ben dans la bibliothèque avec la hache, et il révèle la bibliothèque : elle peut le blesser. Essaie maintenant d’autres armes là. Si la corde peut aussi le blesser, les deux deviennent visibles, et chaque nouvelle attaque dans la bibliothèque avec la corde lui coûte une apparence.
page-how-kill-title = Tue
page-how-kill = Quand une pièce et une arme d’un joueur sont visibles et qu’il ne lui reste plus d’apparence, une attaque de plus, là et avec cette arme, le tue, et tu gagnes. Peu importe qui a trouvé tout ça.

### What players say to each other: a greeting first, praise last

phrase-1 = Salut tout le monde !
phrase-2 = J’arrive pour toi.
phrase-3 = Pas moi !
phrase-4 = C’était moins une !
phrase-5 = Tu ne me trouveras pas.
phrase-6 = Là, je sais quelque chose.
phrase-7 = Bien tenté !
phrase-8 = Aïe !
phrase-9 = Ha !
phrase-10 = Oh non !
phrase-11 = Prends ton temps.
phrase-12 = Bien joué !
