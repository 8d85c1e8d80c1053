title = True Colors
blurb = Everybody looks like Miss Scarlet, and nobody is. Find out where and with what the others can be hurt, and strike.
minutes = 45 to 60 minutes

chair-ruby = Ruby
chair-amber = Amber
chair-jade = Jade
chair-sapphire = Sapphire
chair-amethyst = Amethyst
chair-pearl = Pearl

option-actions_per_turn = Room actions in a turn
    .help = Whether you can act both before the roll and after the movement, even if you stay where you are.
option-actions_per_turn-before_and_after = Before the roll and after the movement
option-actions_per_turn-one = One
option-blocking = Pawns in the way
    .help = Whether a pawn in a corridor keeps others out of its space. Either way, nobody can teleport to a pad that somebody else stands on.
option-blocking-pads_only = Pawns block nobody
option-blocking-corridors = One pawn on each corridor space
option-decoy = Character instead of a weakness
    .help = Whether you can also turn up a character after an attack that matches nothing, as a bluff.
option-decoy-on_match = Only when the attack matches
option-decoy-any_attack = After any attack
option-max_rounds = Longest game
    .help = After this many rounds the game ends without a winner.

bot-random = Sleepwalker
    .blurb = Wanders around and attacks without a thought.
bot-prowler = Prowler
    .blurb = Picks up weapons, goes where the others are, and attacks with whatever has not failed yet.
bot-hunter = Hunter
    .blurb = Works out who can be hurt where and with what, drags its prey there, and gives little away.

## Setups that are refused

players-allowed = 3, 4 or 6 can play, not { $players }.
toy-players = A toy game has 3 players.
toy-sizes = In a toy game each player has 1 to 4 shapes, and the dice have 1 to 6 faces.
rounds-allowed = A game can last 1 to 10,000 rounds, not { $rounds }.

## Pieces of sentences

the = { $card_the }
the-middle = the middle

## News

own-shapes = { $shapes_count ->
    [one] Your shape is { $shapes }.
   *[other] Your shapes are { $shapes }.
}
own-weaknesses = You can be hurt in { $rooms }, and with { $weapons }.
dealt = { $shapes } { $weaknesses }
dealt-unseen = The cards are dealt, and a weapon lies in every room.
rolls = { $who_is ->
    [you] You roll the dice.
   *[other] { $who } rolls the dice.
}
rolled = { $who_is ->
    [you] You rolled { $one } and { $other }.
   *[other] { $who } rolled { $one } and { $other }.
}
stays = { $who_is ->
    [you] You stay.
   *[other] { $who } stays.
}
goes = { $who_is ->
    [you] You go to { $to }.
   *[other] { $who } goes to { $to }.
}
goes-along = { $who_is ->
    [you] You walk along the corridor.
   *[other] { $who } walks along the corridor.
}
teleports = { $who_is ->
    [you] You teleport from a pad to { $to }.
   *[other] { $who } teleports from a pad to { $to }.
}
teleports-with = { $who_is ->
    [you] You teleport from a pad to { $to } and bring { $other } along.
   *[other] { $who } teleports from a pad to { $to } and brings { $other } along.
}
picks-up = { $who_is ->
    [you] You pick up { $weapon_the }.
   *[other] { $who } picks up { $weapon_the }.
}
picks-up-and-drops = { $who_is ->
    [you] You drop { $drop_the } and pick up { $weapon_the }.
   *[other] { $who } drops { $drop_the } and picks up { $weapon_the }.
}
steals = { $who_is ->
    [you] You steal { $weapon_the } from { $from }.
   *[other] { $who } steals { $weapon_the } from { $from }.
}
steals-and-drops = { $who_is ->
    [you] You drop { $drop_the } and steal { $weapon_the } from { $from }.
   *[other] { $who } drops { $drop_the } and steals { $weapon_the } from { $from }.
}
attacks = { $who_is ->
    [you] You attack { $target } in { $room_the } with { $weapon_the }!
   *[other] { $who } attacks { $target } in { $room_the } with { $weapon_the }!
}
kills = { $who_is ->
    [you] You attack { $target } in { $room_the } with { $weapon_the }. { $target } dies, and you win the game!
   *[other] { $who } attacks { $target } in { $room_the } with { $weapon_the }. { $target_is ->
        [you] You die
       *[other] { $target } dies
    }, and { $who } wins the game!
}
turns-up = { $who_is ->
    [you] You turn up { $card_the }.
   *[other] { $who } turns up { $card_the }.
}
changes-shape = { $who_is ->
    [you] You change shape: you are { $card_the } now.
   *[other] { $who } changes shape and is { $card_the } now.
}
unharmed = Nothing happens.
unharmed-by-one = Nothing happens: { $card_the } cannot hurt { $who }.
unharmed-by-both = Nothing happens: neither { $one_the } nor { $other_the } can hurt { $who }.
ends = { $who_is ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
too-long = { $news } The game has gone on too long and ends without a winner.

## Refusals

cannot-be-dealt = These cards cannot be dealt from the three decks.
attacks-in-rooms = There are no attacks in the middle or in the corridors.
dice-are-rolled = The two dice are rolled now.
act-or-roll = Take a room action or roll the dice.
act-or-end = Take a room action or end your turn.
move-first = Move first. You can act after that.
walk-or-stay = Walk, teleport or stay where you are.
too-far = This place is farther than you rolled.
pad-is-taken = Somebody stands on this pad, or on the pad that you would need to get here.
in-the-way = Somebody is in the way.
whom-to-bring = You can bring along one other player at the table, or nobody.
where-to-teleport = You can only teleport from a pad that you land on, and only to a room or to the middle.
turn-a-card-up = The attack calls for a card. Turn one up.
not-called-for = The attack does not call for { $card_the }.
answer-first = The player who was attacked has to answer first.
dropped-and-picked-up = You cannot drop { $weapon_the } and pick it up again in one action.
does-not-lie-here = There is no { $weapon } in your room.
cannot-be-stolen = You can only steal from another player in your room, and only a weapon that this player carries.
drop-one-first = You can only carry two weapons. Drop one first.
drop-one-of-two = You can only drop a weapon if you carry two, and only one of those.
not-carried = You do not carry { $weapon_the }.
not-in-the-room = You can only attack another player in your room.

## Reasons why something is certain

reason-turned-up = { $who } turned up { $card_the }.
reason-neither = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the } and nothing happened, so neither can hurt { $target }.
reason-not = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the } and nothing happened. As { $up_the } was face up already, { $hidden_the } cannot hurt { $target }.
reason-either = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the }, and { $target } turned up { $shape_the } instead of a weakness, so one of the two can hurt { $target }.
reason-so = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the }, and { $target } turned up { $shape_the } instead of a weakness. As { $up_the } was face up already, { $hidden_the } can hurt { $target }.

## Review

measure = Bits left about which rooms and weapons can hurt whom
unit = cards

moment-attack = Attack
moment-kill = Kill
moment-missed-kill = Missed kill
moment-turned-up = Card turned up
moment-turning-point = Turning point

review-attacked = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the }.
review-kills = Everybody could see that this would kill.
review-promised = From what { $who } knew, the chance of turning up a card was { $chance }%, and the answer promised { $bits ->
    [0] nothing new
    [one] 1 bit
   *[other] { $bits } bits
} on average.
review-better = Attacking { $target } with { $weapon_the } would have been better: a chance of { $chance }%, and { $bits ->
    [0] nothing new
    [one] 1 bit
   *[other] { $bits } bits
}.
review-would-have-won = Attacking { $target } with { $weapon_the } would have won the game.
review-let-live = { $who_is ->
    [you] You
   *[other] { $who }
} could have won the game by attacking { $target } in { $room_the } with { $weapon_the }.
review-brought = A card was turned up, and { $who } learned { $bits ->
    [0] nothing new
    [one] 1 bit
   *[other] { $bits } bits
}.
review-brought-nothing = Nothing was turned up, and { $who } learned { $bits ->
    [0] nothing new
    [one] 1 bit
   *[other] { $bits } bits
}.
review-turned-up = { $who_is ->
    [you] You
   *[other] { $who }
} chose to turn up { $card_the }, which gave away { $bits ->
    [0] nothing
    [one] 1 bit
   *[other] { $bits } bits
}.
review-could-turn-up = The other choices, with the bits that each would have given away: { $cards }.
card-bits = { $card_the } ({ $bits })
review-open = From here on everybody could see how { $who } could be killed: in { $rooms } with { $weapons }.

summary-nobody = Nobody won: the game went on too long.
summary-won = { $who_is ->
    [you] You
   *[other] { $who }
} won by killing { $target } in { $room_the } with { $weapon_the }.
summary-sure = From move { $ply } on, { $who } could be sure that { $room_the } and { $weapon_the } can hurt { $target }.
summary-open = From move { $ply } on, everybody could see how { $who } could be killed.
summary-attacks = { $who_is ->
    [you] You
   *[other] { $who }
} { $attacks ->
    [0] attacked nobody.
    [one] attacked once, and { $hits ->
        [0] no card was turned up.
       *[other] a card was turned up.
    }
   *[other] attacked { $attacks } times, and { $hits ->
        [0] no card was turned up.
        [one] 1 card was turned up.
       *[other] { $hits } cards were turned up.
    }
}
summary-missed-kill = { $who_is ->
    [you] You
   *[other] { $who }
} could have won sooner.
summary-luckiest = { $who_is ->
    [you] You
   *[other] { $who }
} had the luckiest answers: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} more than expected.

### Things

card-miss-jade = Miss Jade
    .the = Miss Jade
card-mrs-peacock = Mrs. Peacock
    .the = Mrs. Peacock
card-mr-green = Mr. Green
    .the = Mr. Green
card-prof-plum = Prof. Plum
    .the = Prof. Plum
card-mrs-white = Mrs. White
    .the = Mrs. White
card-col-mustard = Col. Mustard
    .the = Col. Mustard
card-mrs-cyan = Mrs. Cyan
    .the = Mrs. Cyan
card-mrs-grey = Mrs. Grey
    .the = Mrs. Grey
card-mr-pink = Mr. Pink
    .the = Mr. Pink
card-miss-sunshine = Miss Sunshine
    .the = Miss Sunshine
card-mr-browne = Mr. Browne
    .the = Mr. Browne
card-dr-black = Dr. Black
    .the = Dr. Black

card-ballroom = Ballroom
    .the = the Ballroom
card-bathroom = Bathroom
    .the = the Bathroom
card-bedroom = Bedroom
    .the = the Bedroom
card-billiard-room = Billiard Room
    .the = the Billiard Room
card-conservatory = Conservatory
    .the = the Conservatory
card-dining-room = Dining Room
    .the = the Dining Room
card-hall = Hall
    .the = the Hall
card-kitchen = Kitchen
    .the = the Kitchen
card-library = Library
    .the = the Library
card-lounge = Lounge
    .the = the Lounge
card-music-room = Music Room
    .the = the Music Room
card-study = Study
    .the = the Study

card-axe = Axe
    .the = the Axe
card-bomb = Bomb
    .the = the Bomb
card-candlestick = Candlestick
    .the = the Candlestick
card-cane = Cane
    .the = the Cane
card-hypodermic = Hypodermic
    .the = the Hypodermic
card-knife = Knife
    .the = the Knife
card-lead-pipe = Lead Pipe
    .the = the Lead Pipe
card-poison = Poison
    .the = the Poison
card-poker = Poker
    .the = the Poker
card-revolver = Revolver
    .the = the Revolver
card-rope = Rope
    .the = the Rope
card-wrench = Wrench
    .the = the Wrench

### Page
