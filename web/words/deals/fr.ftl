# Ce que la page dit des donnes d’une partie finie, en français.

verdict-working = Les donnes sont recalculées…
verdict-proved = Personne n’a choisi les cartes ni les dés : chaque donne est prouvée.
verdict-fits = Ce fichier est cohérent.
verdict-followed = Le serveur a tiré seul ce qui décide des donnes.
verdict-unproved = Les donnes ne sont pas prouvées.
verdict-forged = Cette partie n’est pas celle qui a été jouée.
verdict-unreadable = Cela ne peut pas être vérifié.
verdict-unknown = Ce navigateur ne peut pas vérifier les donnes lui-même : enregistre la table et confie-la à `parlour verify`.
verdict-more = Comment les donnes se sont faites
own-commitment = La table avait engagé autre chose quand tu as pris place.
own-lock = Au début de la partie, autre chose était fixé.
own-share = Ta part n’est pas celle que ce navigateur a tirée.
own-mark = Ce n’est pas la partie que ce navigateur a vue.
deals-title = Les donnes de cette partie
deals-save = Enregistrer la table dans un fichier
deals-back = Retour à la table
deals-facts = Ce qui a été recalculé
deals-recomputed = { $moves } coups, dont { $chance } donnes, jets et pioches
share-own = { $name } a tiré sa propre part
share-server = Le serveur a tiré une part pour { $name }
share-unopened = { $name } a tiré sa propre part et ne l’a pas ouverte à temps ; une empreinte de son engagement la remplace
deals-link = Ligne { $number } de la liste de toutes les tables du serveur qui a donné les cartes, et la marque qui la suit :
deals-mark = La marque de cette partie, faite de tous ses coups :
deals-seen = Ce navigateur a vu se terminer une partie avec cette marque.
deals-how-title = Comment se fait une donne
deals-how = Quand une table est ouverte, le serveur tire un nombre secret et en montre un sceau, qu’il ne peut plus changer. Qui s’assied tire aussi un nombre et en montre le sceau. Au début de la partie tous les sceaux sont fixés, puis les nombres des joueurs sont ouverts. Tous ensemble décident de chaque carte et de chaque jet.
deals-how-end = À la fin de la partie le serveur ouvre son propre nombre, et ton navigateur recalcule tout.
deals-proves-title = Ce qui est prouvé
deals-proves-chosen = Personne n’a choisi les cartes, pas même l’hôte, si le navigateur d’un seul joueur a tiré son nombre lui-même.
deals-proves-rules = Chaque coup suit les règles, et le résultat en découle.
deals-not-title = Ce qui n’est pas prouvé
deals-not-server = Le serveur donne, il voit donc toutes les cartes. S’il les montre à quelqu’un, cela ne peut pas être prouvé.
deals-not-friends = Deux amis peuvent se téléphoner.
deals-not-names = Derrière un nom peut se trouver n’importe qui.
deals-not-file = Un fichier seul prouve seulement qu’il est cohérent. Une fois la partie finie, tous les nombres sont ouverts, et n’importe qui peut faire un fichier tout aussi cohérent avec un autre nombre secret, d’autres cartes et d’autres coups. Que ce soit la partie jouée, c’est sa marque qui le montre, sa ligne dans la liste du serveur, ou la table à son adresse.
deals-not-moves = Les coups des joueurs ne sont pas signés. Mais à la fin d’une partie, une marque de tous ses coups s’ajoute à la liste du serveur, et chaque navigateur qui a vu la fin la garde : là, une copie avec un autre coup est refusée.
deals-not-again = Un hôte peut avoir donné d’autres tables en secret. Mais chacune figure dans la liste de toutes les tables du serveur : compare avec d’autres sa longueur et la marque à la fin.
deals-chain-title = Toutes les tables de ce serveur
deals-chain = La liste de ce serveur compte { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} jusqu’à présent : le sceau de chaque table ouverte ici et la marque de chaque partie terminée. On ne peut qu’y ajouter des lignes. Note la marque à la fin : elle te permettra de savoir plus tard si une table a été omise ou une partie modifiée.
deals-elsewhere = Enregistre la table pour la faire vérifier par d’autres programmes, comme
file-intro = Une table enregistrée est un fichier avec une partie entière. Ton navigateur la recalcule : rien n’est envoyé nulle part.
file-compare = Ses donnes découlent de ce qu’il contient, et chaque coup suit la règle. Compare sa marque avec celle de quelqu’un qui y était : une fois une partie finie, n’importe qui peut faire un tel fichier d’une autre.
file-cannot = Il ne peut donc pas recalculer les donnes d’un fichier : confie-le à `parlour verify`.
file-pick = Choisir un fichier
file-open = Ouvrir une table enregistrée
file-too-long = Ce fichier est trop long pour une table enregistrée.
