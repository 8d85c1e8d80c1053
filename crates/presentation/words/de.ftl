# Words that every game shares.

## Lists, put together from left to right: "A, B and C".

list = { $items }, { $next }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-empty = nichts

## People

you = du
somebody = jemand

## Refusals that are the same in every game

verbatim = { $text }
out-of-turn = Du bist nicht am Zug.
game-over = Das Spiel ist vorbei.
# Programs are told the $problem besides.
malformed = Das ist kein Zug dieses Spiels.
no-such-chair = Es gibt { $chairs } Plätze, und auf jedem sitzt genau eine Person.
wrong-number-of-players = { $game } ist für { $allowed } Personen, nicht für { $players }.
unknown-option = { $game } kennt keine Option „{ $option }“{ $known_count ->
    [0] .
   *[other] , nur { $known }.
}
unknown-order = { $game } kennt keine Anweisung „{ $order }“{ $known_count ->
    [0] .
   *[other] , nur { $known }.
}
wrong-number = „{ $option }“ ist eine Zahl von { $min } bis { $max }.
wrong-choice = „{ $option }“ ist { $choices }.
wrong-several = „{ $option }“ ist eine Liste mit { $count } davon: { $choices }.

## Reviews

review-lesson-move = Das war der Zug der Lektion.
