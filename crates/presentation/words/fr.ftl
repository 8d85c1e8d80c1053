# Words that every game shares.

## Lists, put together from left to right: "A, B et C".

list = { $items }, { $next }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
list-empty = rien

## People

you = toi
somebody = quelqu’un

## Refusals that are the same in every game

verbatim = { $text }
out-of-turn = Ce n’est pas à toi de jouer.
game-over = La partie est terminée.
# Programs are told the $problem besides.
malformed = Ce n’est pas un coup de ce jeu.
no-such-chair = Il y a { $chairs } places, et une seule personne à chacune.
wrong-number-of-players = { $game } se joue à { $allowed }, pas à { $players }.
unknown-option = { $game } n’a pas d’option « { $option } »{ $known_count ->
    [0] .
   *[other] {" "}: il y a { $known }.
}
unknown-order = { $game } n’a pas de consigne « { $order } »{ $known_count ->
    [0] .
   *[other] {" "}: il y a { $known }.
}
wrong-number = « { $option } » est un nombre de { $min } à { $max }.
wrong-choice = « { $option } » vaut { $choices }.
wrong-several = « { $option } » est une liste de { $count } de ces valeurs : { $choices }.

## Reviews

review-lesson-move = C’était le coup de la leçon.
