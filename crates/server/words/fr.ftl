# Ce qu’on apprend d’une table sans qu’aucune page soit ouverte. D’autres peuvent le lire sur un écran verrouillé : rien de la partie.

feed = { $game } : la table de { $host }
your-turn = À toi de jouer à la table de { $host }
over = La partie à la table de { $host } est terminée
# Les tables ouvertes avant qu’on ne retienne par qui.
somebody = quelqu’un
