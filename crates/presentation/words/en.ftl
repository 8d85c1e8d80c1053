# Words that every game shares.

## Lists, put together from left to right: "A, B and C".

list = { $items }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-empty = nothing

## People

you = you
somebody = somebody

## Refusals that are the same in every game

verbatim = { $text }
out-of-turn = It is not your turn.
game-over = The game is over.
# Programs are told the $problem besides.
malformed = This is not a move of this game.
no-such-chair = There are { $chairs } chairs, and one player sits on each of them.
wrong-number-of-players = { $game } is for { $allowed } players, not for { $players }.
unknown-option = { $game } has no option called “{ $option }”{ $known_count ->
    [0] .
   *[other] : it has { $known }.
}
unknown-order = { $game } takes no order called “{ $order }”{ $known_count ->
    [0] .
   *[other] : it takes { $known }.
}
wrong-number = “{ $option }” is a number from { $min } to { $max }.
wrong-choice = “{ $option }” is { $choices }.
wrong-several = “{ $option }” is a list of { $count } of these: { $choices }.

## Reviews

review-lesson-move = That was the lesson’s move.
