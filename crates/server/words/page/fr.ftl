description = Des jeux de société de déduction et de bluff, entre amis et avec des bots.
preview-title = Parlour : jeux de déduction et de bluff
preview = Joue dans le navigateur avec des amis ou contre des bots, sans compte.
no-script = Parlour se joue dans le navigateur et a besoin de JavaScript.
site-lost = Les fichiers de ce site sont introuvables depuis cette adresse. Ouvre la première page du site ; la personne qui l’a mis ici doit copier le dossier entier.
