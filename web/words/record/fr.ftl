record-intro = Les parties que tu as terminées dans ce navigateur, et ta force à chaque jeu. Le palmarès reste dans ce navigateur : pas de compte, pas de serveur.
record-empty = Il n’y a encore rien ici. Quand une partie où tu as une place est terminée, elle arrive ici d’elle-même : son résultat, l’évolution de ton classement à ce jeu, et les bots sur la même échelle. Les leçons, les énigmes du jour et les parties reprises depuis un replay ne comptent pas.
record-ratings = Classements
record-scale = À chaque jeu, tout le monde commence à 1500. À deux, avoir 400 points d’avance, c’est gagner environ 10 fois sur 11. Dans 19 cas sur 20, la vraie force est dans la marge ± ; plus il y a de parties, plus elle est petite.
record-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
record-your-rating = Ton classement
record-value = { $value } ± { $spread }
record-plot = Ton classement à { $game } après chaque partie, maintenant { $rating }. Chacun est dans la liste des parties.
record-strengths = Tout le monde à { $game }, sur la même échelle
record-player = Qui
record-rating = Classement
record-played = Parties
record-you = Toi
record-bot = { $bot } (bot)
record-past = Parties jouées
record-edition = édition { $edition }
record-with = Avec { $others }
record-won = Victoire
record-won-too = Victoire partagée
record-nobody = Personne n’a gagné
record-place = Place { $place } sur { $players }
record-stand-in = Ne compte pas : un bot a continué à ta place.
record-stand-in-other = Ne compte pas : un bot a continué pour { $who }.
record-after = Classement ensuite : { $rating }
record-review = Analyse de { $game }, { $date }
record-replay = Replay de { $game }, { $date }
record-elsewhere = Le replay est sur l’appareil où tu as joué.
record-sealed = Une partie d’une soirée en duplicate : l’analyse sera là quand tout le monde l’aura finie.
record-all = Montrer les { $games } parties

## Taking the record along

record-along = À emporter
record-along-help = Effacer les données de ce navigateur efface aussi le palmarès : enregistre-le de temps en temps dans un fichier. Ce fichier contient tes parties et la clé du palmarès : garde-le pour toi.
record-along-empty = Tu as déjà joué dans un autre navigateur ? Ouvre le fichier que tu y as enregistré, ou scanne ses codes avec cet appareil.
record-export = Enregistrer un fichier
record-file-name = parlour-palmares
record-import = Ouvrir un fichier
record-file = Un fichier de palmarès
record-move = Vers un autre appareil
record-move-help = Scanne chaque code avec l’autre appareil, dans n’importe quel ordre. Ce qui s’y trouve déjà reste, et chaque partie compte une fois. Ici, rien n’est retiré.
record-move-local = Cette adresse ne marche que sur cet ordinateur : aucun autre appareil ne peut en scanner un code. Enregistre plutôt le palmarès dans un fichier, passe ce fichier sur l’autre appareil, et ouvre-le là-bas, sur la page du palmarès.
record-code = Code { $number } sur { $of }
record-code-back = Code précédent
record-code-next = Code suivant
record-code-label = Code qui porte tes parties
record-added = { $games ->
    [0] Toutes ces parties sont déjà dans ton palmarès.
    [one] { $games } partie a été ajoutée à ton palmarès.
   *[other] { $games } parties ont été ajoutées à ton palmarès.
}
record-import-long = Ce fichier est plus long qu’un palmarès ne peut l’être. Choisis-en un fait avec « Enregistrer un fichier ». Ton palmarès n’a pas changé.
record-import-unreadable = Ce n’est pas un palmarès, ou il en manque une partie. Enregistre-le ou scanne-le de nouveau sur l’appareil d’où il vient. Ton palmarès n’a pas changé.
record-import-newer = Ce palmarès vient d’un Parlour plus récent. Recharge cette page pour l’obtenir, puis ouvre le palmarès de nouveau. Ton palmarès n’a pas changé.
record-import-unknown = Ce palmarès contient un jeu que cette page ne connaît pas : rien n’en a été repris. S’il vient d’un Parlour plus récent, recharge cette page pour l’obtenir, puis rouvre le palmarès. Ton palmarès n’a pas changé.
record-import-changed = Ce palmarès a été modifié après son enregistrement : rien n’en a été repris. Enregistre-le ou scanne-le de nouveau sur l’appareil d’où il vient. Ton palmarès n’a pas changé.
record-foreign-title = Ce sont tes parties ?
record-foreign = { $games ->
    [one] { $games } partie vient d’un palmarès qui a une autre clé. Ne l’ajoute que si tu l’as jouée, sur un autre appareil : elle comptera comme la tienne.
   *[other] { $games } parties viennent d’un palmarès qui a une autre clé. Ne les ajoute que si tu les as jouées, sur un autre appareil : elles compteront comme les tiennes.
}
record-foreign-add = Oui, les miennes
record-delete = Supprimer le palmarès
record-delete-title = Supprimer ton palmarès ?
record-delete-text = { $games ->
    [one] { $games } partie et son classement quittent ce navigateur, avec la clé du palmarès.
   *[other] { $games } parties et tous les classements quittent ce navigateur, avec la clé du palmarès.
} Les fichiers enregistrés et les autres appareils gardent les leurs. Tu peux le récupérer tant que cette page reste ouverte.
record-delete-do = Supprimer
record-deleted = Ton palmarès est supprimé.
record-bring-back = Le récupérer
record-restored = Ton palmarès est revenu.
record-unopened = Le palmarès ne peut pas être ouvert : ce navigateur n’a pas le droit de garder des données, ou manque de place. Quitte la navigation privée ou libère de la place, puis recharge la page.
record-keeps-nothing = Ce navigateur ne garde rien de cette page : il n’y a donc pas de palmarès ici.
record-no-room = Rien n’a changé : ce navigateur n’a plus de place, ou n’a pas le droit de garder des données. Libère de la place ou quitte la navigation privée, puis réessaie.
