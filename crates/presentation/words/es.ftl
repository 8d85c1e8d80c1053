# Words that every game shares.

## Lists, put together from left to right: "A, B and C".

list = { $items }, { $next }
list-and = { $items } y { $last }
list-or = { $items } o { $last }
list-empty = nada

## People

you = tú
somebody = alguien

## Refusals that are the same in every game

verbatim = { $text }
out-of-turn = No es tu turno.
game-over = La partida ha terminado.
# Programs are told the $problem besides.
malformed = Esto no es una jugada de este juego.
no-such-chair = Hay { $chairs } sillas, y en cada una se sienta una sola persona.
wrong-number-of-players = { $game } es para { $allowed } jugadores, no para { $players }.
unknown-option = { $game } no tiene ninguna opción llamada «{ $option }»{ $known_count ->
    [0] .
   *[other] : tiene { $known }.
}
unknown-order = { $game } no admite ninguna orden llamada «{ $order }»{ $known_count ->
    [0] .
   *[other] : admite { $known }.
}
wrong-number = «{ $option }» es un número de { $min } a { $max }.
wrong-choice = «{ $option }» es { $choices }.
wrong-several = «{ $option }» es una lista de { $count } de estos: { $choices }.

## Reviews

review-lesson-move = Era la jugada de la lección.
