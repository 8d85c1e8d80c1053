# Ce qui est dit d’une table enregistrée et de ses donnes, en français.
#
# Les mots entre accents graves sont dans le fichier tels quels : ils sont les mêmes dans toutes les langues.

## Ce qu’il en est

saved-proved = Chaque donne et chaque jet viennent de ce qui était engagé avant la partie, chaque coup suit les règles, et le résultat en découle.
saved-withheld = Les donnes découlent de ce qui était engagé avant la partie, chaque coup suit les règles, et le résultat en découle ; mais la part d’un joueur n’a pas été ouverte à temps. Qui tient le serveur a pu en retenir une pour choisir entre des donnes : que personne ne l’ait fait, lui seul l’affirme.
saved-of-server = Les donnes découlent de ce qui était engagé avant la partie, chaque coup suit les règles, et le résultat en découle ; mais le serveur a tiré toutes les parts qui comptent : que personne ne les ait choisies, lui seul l’affirme.
saved-unproved = Chaque coup suit les règles, et le résultat en découle ; mais personne ne peut vérifier les donnes : { $why }.
saved-unverifiable-lesson = c’est une leçon, dont les cartes sont écrites d’avance
saved-unverifiable-played-on = elle a été rejouée à partir d’un moment d’une autre partie
saved-unverifiable-evening = c’est une partie d’une soirée en duplicate, où tout le monde a les mêmes cartes
saved-unverifiable-uncommitted = personne ne s’est engagé avant la partie, par exemple parce qu’un navigateur a joué seul

## Ce qui ne va pas : la ligne, le champ, et quoi

saved-line = Ligne { $line }, `{ $field }` : { $what }
saved-none = ce n’est pas une table enregistrée, dont la première ligne est `{ $head }`
saved-newer = le format est de version { $version }, et ce programme lit { $known } : prends un Parlour plus récent
saved-lacks = il devrait y avoir ici une ligne qui commence par `{ $field }`
saved-unreadable = ceci est illisible ; ce devrait ressembler à `{ $example }`
saved-too-much = rien ne devrait suivre ici
saved-ends = le fichier s’arrête ici : la fin manque
saved-unknown-game = ce programme n’a pas de jeu appelé `{ $game }` : prends un Parlour plus récent
saved-newer-rules = elle a été jouée avec la version { $rules } des règles, et ce programme a { $known } : prends un Parlour plus récent
saved-older-rules = elle a été jouée avec la version { $rules } des règles, que ce programme, qui a { $known }, ne joue plus : prends un Parlour plus ancien
saved-wrong-setup = aucune partie ne peut commencer avec ces réglages

## Ce qui est falsifié

forged-commitment = le secret ne correspond pas à ce que la table a engagé à son ouverture
forged-link = le maillon de la chaîne ne mène pas à sa tête
forged-share = la part de { $name } ne correspond pas à ce que la place a engagé
forged-lock = les réglages, les noms, les places, qui est un bot, qui a tiré les parts ou les engagements ne sont pas ceux qui étaient fixés au début de la partie
forged-seats = les réglages ont { $seats } places, et d’autres sont nommées
forged-number = le coup { $number } devrait être ici : il en manque un, ou il y est deux fois
forged-chance = ce n’est pas ce que le hasard devait faire ici d’après le secret et les parts
forged-turn = c’était le tour de quelqu’un d’autre
forged-illegal = les règles ne permettent pas ce coup ({ $clause })
forged-nonsense = ce n’est pas un coup de ce jeu ({ $clause })
forged-after-end = la partie était finie avant ce coup
forged-unfinished = la partie n’est pas finie après le dernier coup
forged-scores = ce ne sont pas les points de cette partie
forged-winners = ce ne sont pas les gagnants de cette partie
forged-mark = ce ne sont pas les coups dont la marque a été faite à la fin de la partie
forged-end = la marque de la partie ne mène pas à la tête de la chaîne
forged-other = la partie de cette table ne s’est pas terminée ainsi : sa marque est { $mark }, et quelque chose a été changé
forged-copy = dans l’autre copie de cette partie, on lit ici `{ $other }` : quelque chose a été changé dans l’une des deux

## Ce qui est une autre partie que celle que quelqu’un connaît

another-game = ce fichier n’est pas celui de la partie qui s’est terminée avec la marque { $mark } : soit quelque chose y a été changé, soit la marque est celle d’une autre table
another-table = la marque { $mark } est celle d’une partie d’une autre table, qui avait engagé autre chose : ce fichier n’est pas cette partie, et de sa propre table la marque ne dit rien
