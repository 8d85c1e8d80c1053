# Ce que la page dit des donnes d’une partie finie, en français.

verdict-working = Les donnes sont recalculées…
verdict-proved = Personne n’a choisi les cartes ni les dés : chaque donne est prouvée.
verdict-fits = Ce fichier est cohérent.
verdict-followed = Que personne n’ait choisi les donnes n’est pas prouvé.
verdict-unproved = Les donnes ne sont pas prouvées.
verdict-forged = Cette partie n’est pas celle qui a été jouée.
verdict-unreadable = Cela ne peut pas être vérifié.
verdict-unknown = Ce navigateur ne peut pas vérifier les donnes lui-même : enregistre la table et confie-la à `parlour verify`.
verdict-more = Comment les donnes se sont faites
own-commitment = La table avait engagé autre chose quand tu as pris place.
own-lock = Quand la partie a commencé, autre chose était fixé. Soit le serveur est revenu à une sauvegarde d’avant, soit quelqu’un fait redonner jusqu’à ce que les cartes lui conviennent.
own-share = Ta part n’est pas celle que ce navigateur a tirée.
own-opening = Le serveur avait ouvert ta part à temps, et dit maintenant que tu ne l’as pas fait.
own-mark = Ce n’est pas la partie que ce navigateur a vue. Soit quelque chose y a été changé, soit le serveur est revenu à une sauvegarde et la partie s’est terminée autrement.
own-list = Sa table figure dans la liste de toutes les tables de ce serveur, mais pas cette fin de la partie : soit quelque chose y a été changé, soit le serveur est revenu depuis à une sauvegarde.
deals-title = Les donnes de cette partie
deals-save = Enregistrer la table dans un fichier
deals-back = Retour à la table
deals-facts = Ce qui a été recalculé
deals-recomputed = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, dont { $chance ->
    [one] la donne
   *[other] { $chance } donnes, jets et pioches
}
share-own = { $name } a tiré sa propre part
share-server = Le serveur a tiré une part pour { $name }
share-unopened = { $name } a tiré sa propre part et ne l’a pas ouverte à temps ; une empreinte de son engagement la remplace
deals-link = Ligne { $number } de la liste de toutes les tables du serveur qui a donné les cartes, et la marque qui la suit. Il n’a pas été possible de voir si elle y figure :
deals-link-here = Ligne { $number } de la liste de toutes les tables de ce serveur, où elle figure bien, et la marque qui la suit :
deals-link-elsewhere = Ligne { $number } de la liste de toutes les tables du serveur qui a donné les cartes, et la marque qui la suit. Elle ne figure pas dans la liste de ce serveur : c’est un autre qui a donné, ou celui-ci est revenu depuis à une sauvegarde.
deals-link-lost = Ligne { $number } de la liste de toutes les tables de ce serveur, à ce qu’il dit lui-même de cette table, et la marque qui la suit. Mais cela ne figure pas dans sa liste : ne t’y fie pas.
deals-mark = La marque de cette partie, faite de tous ses coups :
deals-seen = Ce navigateur a vu se terminer une partie avec cette marque.
deals-how-title = Comment se fait une donne
deals-how = Quand une table est ouverte, le serveur tire un nombre secret et en montre un sceau, qu’il ne peut plus changer. Qui s’assied tire aussi un nombre et en montre le sceau. Au début de la partie tous les sceaux sont fixés, puis les nombres des joueurs sont ouverts. Tous ensemble décident de chaque carte et de chaque jet.
deals-how-end = À la fin de la partie le serveur ouvre son propre nombre, et ton navigateur recalcule tout.
deals-proves-title = Ce qui est prouvé
deals-proves-chosen = Personne n’a choisi les cartes, pas même l’hôte : le navigateur d’un joueur au moins a tiré son nombre lui-même, et tous ces nombres ont été ouverts à temps.
deals-proves-fits = Les cartes et les jets découlent des nombres qui figurent dans le fichier. Que ceux-ci aient été fixés avant la partie, un fichier seul ne peut pas le prouver.
deals-proves-server = Les cartes et les jets découlent de nombres fixés avant la partie. Mais le serveur a tiré tous ceux qui comptent, ou dit que celui d’un joueur est arrivé trop tard : que personne n’ait choisi, on n’en a que sa parole.
deals-proves-unproved = Des cartes et des dés, rien n’est prouvé ici.
deals-proves-rules = Chaque coup suit les règles, et le résultat en découle.
deals-not-title = Ce qui n’est pas prouvé
deals-not-server = Le serveur donne, il voit donc toutes les cartes. S’il les montre à quelqu’un, cela ne peut pas être prouvé.
deals-not-host = L’hôte de la table peut donner une place à quelqu’un d’autre ou la prendre, et voit alors ses cartes et ses notes. Qui est là peut être remplacé par un bot. Toute la table en est avertie, et la table enregistrée le dit aussi, sur la parole du serveur.
deals-handed = La place de { $name } a été donnée à quelqu’un d’autre avant le coup { $ply }.
deals-to-bot = La place de { $name } a été donnée à un bot avant le coup { $ply }.
deals-taken-back = { $name } a repris la place avant le coup { $ply }.
deals-not-friends = Deux amis peuvent se téléphoner.
deals-not-names = Derrière un nom peut se trouver n’importe qui.
deals-not-file = Un fichier seul prouve seulement qu’il est cohérent. Une fois la partie finie, tous les nombres sont ouverts, et n’importe qui peut faire un fichier tout aussi cohérent avec un autre nombre secret, d’autres cartes et d’autres coups. Que ce soit la partie jouée, c’est sa marque qui le montre, la ligne de sa fin dans la liste du serveur, ou la table à son adresse.
deals-not-moves = Les coups des joueurs ne sont pas signés. Mais à la fin d’une partie, une marque de tous ses coups s’ajoute à la liste du serveur, et chaque navigateur qui a vu la fin la garde : là, une copie avec un autre coup est refusée.
deals-not-again = Un hôte peut avoir donné d’autres tables en secret. Mais chacune figure dans la liste de toutes les tables du serveur : compare avec d’autres sa longueur et la marque à la fin.
deals-chain-title = Toutes les tables de ce serveur
deals-chain = La liste de ce serveur compte { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} jusqu’à présent : le sceau de chaque table ouverte ici et la marque de chaque partie terminée. La marque à la fin est faite de toutes les lignes : aucune ne peut être changée ni enlevée sans qu’elle devienne une autre. Note les deux, le nombre et la marque : ils te permettront de savoir plus tard si une table a été omise ou une partie modifiée. Ce navigateur les garde aussi.
deals-chain-goes-on = { $seen ->
    [one] La ligne que ce navigateur avait déjà vue y est toujours.
   *[other] Les { $seen } lignes que ce navigateur avait déjà vues y sont toujours.
}
deals-chain-shorter = Ce navigateur avait vu { $seen ->
    [one] { $seen } ligne
   *[other] { $seen } lignes
} dans cette liste, et elle en compte { $lines } maintenant : { $gone ->
    [one] { $gone } ligne manque
   *[other] { $gone } lignes manquent
}, sinon plus.
deals-chain-other = Ce navigateur avait vu { $seen ->
    [one] { $seen } ligne
   *[other] { $seen } lignes
} dans cette liste. Elle en compte { $lines } maintenant, mais ne continue pas celles-là : certaines manquent ou ont été changées.
deals-chain-why = Soit le serveur est revenu à une sauvegarde, et ce qui a été ouvert ou terminé ensuite a disparu. Soit son hôte a enlevé des lignes, pour cacher une table ou la fin d’une partie. Demande-lui ce qu’il en est, et aussi à d’autres qui ont noté une marque. La marque que ce navigateur avait gardée :
deals-chain-accept = Garder plutôt la marque d’aujourd’hui
deals-elsewhere = Enregistre la table pour la faire vérifier par d’autres programmes, comme
file-intro = Une table enregistrée est un fichier avec une partie entière. Ton navigateur la recalcule : rien n’est envoyé nulle part.
file-compare = Ses donnes découlent de ce qu’il contient, et chaque coup suit la règle. Compare sa marque avec celle de quelqu’un qui y était : une fois une partie finie, n’importe qui peut faire un tel fichier d’une autre.
table-compare = Que ce soit la partie qui a été jouée, on n’en a ici que la parole du serveur : ce navigateur n’en a pas vu la fin.
file-cannot = Il ne peut donc pas recalculer les donnes d’un fichier : confie-le à `parlour verify`.
file-pick = Choisir un fichier
file-open = Ouvrir une table enregistrée
file-too-long = Ce fichier est trop long pour une table enregistrée.
