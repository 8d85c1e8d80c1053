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
option-decoy = Shape instead of a weakness
    .help = Whether you can also turn up a shape after an attack that matches nothing, as a bluff.
option-decoy-on_match = Only when the attack matches
option-decoy-any_attack = After any attack
option-max_rounds = Longest game
    .help = After this many rounds the game ends without a winner.

## Standing orders

order-answer = Answer attacks for me
    .help = Nothing is turned up where nothing need be, and a shape only where nothing else can be.
order-answer-ask = Never, ask me
order-answer-plain = If I have no choice but between shapes
order-answer-room_first = Always, a room before a weapon
order-answer-weapon_first = Always, a weapon before a room

bot-random = Sleepwalker
    .blurb = Wanders around and attacks without a thought.
bot-rascal = Rascal
    .blurb = Grabs weapons, runs to wherever somebody is, and tries anything there, even what has already failed.
bot-prowler = Prowler
    .blurb = Picks up weapons, goes where the others are, and attacks with whatever has not failed yet.
bot-armorer = Armorer
    .blurb = Wants a weapon in each hand before it strikes, and takes them from others if none lies about.
bot-stalker = Stalker
    .blurb = Drags its prey to where it may be hurt and gives little away, but goes only by what lies face up and what has failed.
bot-daredevil = Daredevil
    .blurb = Strikes wherever it can and seeks danger rather than avoiding it, by what lies face up and what has failed.
bot-hunter = Hunter
    .blurb = Works out who can be hurt where and with what, drags its prey there, and gives little away.
bot-nemesis = Nemesis
    .blurb = Weighs who would kill whom after each of its moves, and strikes the last blow rather than the first.

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
    [you] You
   *[other] { $who }
} rolled { $one } and { $other }.
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
unharmed-by-one = Nothing happens: { $card_the } can’t hurt { $who }.
unharmed-by-both = Nothing happens: neither { $one_the } nor { $other_the } can hurt { $who }.
ends = { $who_is ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
too-long = { $news } The game has gone on too long and ends without a winner.

## The lesson

lesson-go = Everybody here poses as Miss Scarlet, and can be hurt only in certain rooms and with certain weapons: yours stand beside or below the board. Be the first to kill another! You need a weapon, so press the Billiard Room, then “Go there”.
lesson-arm = Every card is dealt to somebody, and the Axe is not among yours: it hurts { $one } or { $other }, but not you. Press “Pick up the Axe”.
lesson-leap = You rolled 9, enough to reach a pad, a small wheel at the board’s edge, which teleports you to any room, with somebody else if you like. Press the Library, choose { $prey } under “Bring along”, then press “Teleport there with { $prey }”.
lesson-attack = You are alone with { $prey }: if the Library or the Axe can hurt { $prey }, a card has to be turned up. Press “Attack …”, then “Attack { $prey } in the Library with the Axe”.
lesson-answer = It worked: { $prey } can be hurt in the Library. Now { $prey } strikes back, and the Poison hurts you: a new shape would hide nothing, as the Library is { $prey }’s, and shapes keep you alive. Press “Turn up the Poison”.
lesson-second = Then { $other } attacked { $prey }: the Bomb hurts { $prey }, too. You can act in your room before you roll, and again after you move, and carry two weapons: press “Pick up the Knife”.
lesson-end = Now everybody can see that the Library and the Bomb hurt { $prey }. Get the Bomb: { $other } carries it, so meet { $other } in a room and steal it. Each attack with it in the Library then costs { $prey } a shape; with none left, the next one kills and you win.

## Hints: a move, and what speaks for it

hint-roll = Roll the dice.
hint-stay = Stay where you are.
hint-go = Go to { $to }.
hint-walk = Walk along the corridor.
hint-teleport = Teleport to { $to }.
hint-teleport-with = Teleport to { $to } and bring { $other } along.
hint-pick-up = Pick up { $weapon_the }.
hint-pick-up-and-drop = Drop { $drop_the } and pick up { $weapon_the }.
hint-steal = Steal { $weapon_the } from { $from }.
hint-steal-and-drop = Drop { $drop_the } and steal { $weapon_the } from { $from }.
hint-attack = Attack { $target } in { $room_the } with { $weapon_the }.
hint-take-shape = Take the shape of { $card_the }.
hint-turn-up = Turn up { $card_the }.
hint-nothing = Turn nothing up.
hint-end = End your turn.
hint-unarmed = You carry no weapon, and can attack nobody without one. Weapons lie in the rooms.
hint-alone = Nobody is with you, so you can attack nobody. If you reach a pad, you can teleport to any room and bring somebody along.
hint-act-later = When you have moved you can act again.
hint-near-weapon = Then it is { $steps ->
    [one] one step
   *[other] { $steps } steps
} to a room with a weapon.
hint-near-pad = Then it is { $steps ->
    [one] one step
   *[other] { $steps } steps
} to a pad.
hint-safe = Nobody can attack you outside the rooms. But whoever reaches a pad can bring you into one.
hint-kill-there = Then you can kill { $target } with { $weapon_the }, and win.
hint-hit-there = Then you can attack { $target } with { $weapon_the }: that must make { $target } turn up a card.
hint-attack-there = Then you can attack { $target } with { $weapon_the }. The chance that { $target } has to turn up a card is { $chance }%.
hint-arms-there = In that room there is something to pick up: { $weapons }.
hint-nobody-there = Nobody else is in that room.
hint-harmless-there = From what you know, no weapon of yours hurts anybody there.
hint-need-weapon = You need a weapon to attack.
hint-hurts-you = It can hurt you, so it is better in your hands.
hint-surely-hurts = It can hurt { $target }, for sure.
hint-may-hurt = It may hurt { $target }: the chance is { $chance }%.
hint-kills = The room and the weapon lie face up, and { $target } has no shape left. This kills, and you win!
hint-costs-shape = The room and the weapon lie face up, so it costs { $target } a shape. { $left ->
    [one] It is the last one.
   *[other] There are { $left } left.
}
hint-in-vain = From what you know, it can’t make { $target } turn up a card.
hint-must-hit = From what you know, { $target } has to turn up a card.
hint-may-hit = The chance that { $target } has to turn up a card is { $chance }%.
hint-learn-anyway = If nothing happens, you have learned that, too.
hint-only-shapes = It has to be a shape this time.
hint-no-shapes = No shape of yours is left to take, so it has to be a card.
hint-hide-weakness = A shape keeps secret which of the two can hurt you.
hint-one-more = The others have seen a weakness of this kind before: { $cards }. So you keep your shapes.
hint-keep-shapes = You can’t die while a shape of yours is face down, and you have { $shapes } of them.
hint-keep-secret = You do not have to, and the others see no card of yours.
hint-nothing-here = There is nothing you can do here.
hint-no-attack = You can attack nobody here.
hint-poor-attack = The best attack that you could make has a chance of { $chance }% to turn up a card.

## Refusals

cannot-be-dealt = These cards can’t be dealt from the three decks.
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
dropped-and-picked-up = You can’t drop { $weapon_the } and pick it up again in one action.
does-not-lie-here = There is no { $weapon } in your room.
cannot-be-stolen = You can only steal from another player in your room, and only a weapon that this player carries.
drop-one-first = You can only carry two weapons. Drop one first.
drop-one-of-two = You can only drop a weapon if you carry two, and only one of those.
not-carried = You do not carry { $weapon_the }.
not-in-the-room = You can only attack another player in your room.

## Reasons why something is certain

reason-shapes = { $shapes_count ->
    [one] { $who_is ->
        [you] Your shape is { $shapes }.
       *[other] { $who }’s shape is { $shapes }.
    }
   *[other] { $who_is ->
        [you] Your shapes are { $shapes }.
       *[other] { $who }’s shapes are { $shapes }.
    }
}
reason-weaknesses = { $who_is ->
    [you] You
   *[other] { $who }
} can be hurt in { $rooms }, and with { $weapons }.
reason-turned-up = { $who_is ->
    [you] You
   *[other] { $who }
} turned up { $card_the }.
reason-neither = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the } and nothing happened, so neither can hurt { $target }.
reason-not = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the } and nothing happened. As { $up_the } was face up already, { $hidden_the } can’t hurt { $target }.
reason-either = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the }, and { $target } turned up { $shape_the } instead of a weakness, so one of the two can hurt { $target }.
reason-so = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the }, and { $target } turned up { $shape_the } instead of a weakness. As { $up_the } was face up already, { $hidden_the } can hurt { $target }.

## Review

measure = Cases still possible: which rooms and weapons can hurt whom
unit = cards

review-attack = Attack
review-kill = Kill
review-killed = Killed
review-outrun = How the game was lost
review-missed-kill = Missed kill
review-card-turned-up = Card turned up
review-turning-point = Turning point

review-attacked = { $who_is ->
    [you] You
   *[other] { $who }
} attacked { $target } in { $room_the } with { $weapon_the }.
review-kills = Everybody could see that this would kill.
review-promised = From what { $who } knew, the chance of turning up a card was { $chance }%{ $share ->
    [0] .
   *[other] , and on average the answer would rule out { $share }% of the cases left.
}
review-thought = By what { $who } knew, the chance that { $room } hurts { $target } was { $in-room }%, and that { $weapon } does, { $with-weapon }%.
review-better = Attacking { $target } with { $weapon_the } would have been better: a chance of { $chance }%{ $share ->
    [0] .
   *[other] , and { $share }% of the cases ruled out.
}
review-would-have-won = Attacking { $target } in { $room_the } with { $weapon_the } would have won the game.
review-let-live = { $who_is ->
    [you] You
   *[other] { $who }
} did not kill { $target }, although everybody could see how.
review-brought = A card was turned up{ $share ->
    [0] .
   *[other] , and { $who } could rule out { $share }% of the cases.
}
review-brought-nothing = Nothing was turned up{ $share ->
    [0] .
   *[other] , and { $who } could rule out { $share }% of the cases.
}
review-only-attack = It was the only attack that could be made, so it has no grade.
review-nothing-to-gain = No attack that could be made promised anything, so it has no grade.
review-turned-up = { $who_is ->
    [you] You
   *[other] { $who }
} chose to turn up { $card_the }. For somebody who knows only what everybody can see, that ruled out { $share ->
    [0] nothing
   *[other] { $share }% of the cases
}.
review-could-turn-up = { $cards_count ->
    [one] The other choice, with how much it would have ruled out: { $cards }.
   *[other] The other choices, with how much each would have ruled out: { $cards }.
}
review-card-share = { $card_the } ({ $share }%)
review-open = From here on everybody could see how { $who } could be killed: in { $rooms } with { $weapons }.

review-could-name = From move { $move } on { $who } could be sure of a room and a weapon that both hurt { $target }: { $room } and { $weapon }.
review-so = So { $room } and { $weapon } both hurt { $target }.
review-never-sure = { $who_is ->
    [you] You
   *[other] { $who }
} could never be sure of a room and a weapon that both hurt the same opponent.
review-nobody-won = Nobody won: the game went on too long.
review-won = { $who_is ->
    [you] You
   *[other] { $who }
} won by killing { $target } in { $room_the } with { $weapon_the }.
review-sure-from = From what { $who } knew, it was certain from move { $ply } on that { $room_the } and { $weapon_the } can hurt { $target }.
review-shapes-taken = When attacked, { $who_is ->
    [you] you
   *[other] { $who }
} took another shape { $taken ->
    [1] once
    [2] twice
   *[other] { $taken } times
}{ $freely ->
    [0] {""}
    [1] , once without having to
    [2] , twice without having to
   *[other] , { $freely } times without having to
}. Nobody can be killed while a shape of theirs lies face down.
review-face-up = { $who_is ->
    [you] You
   *[other] { $who }
} turned up { $card } at move { $move }, when { $by_is ->
    [you] you
   *[other] { $by }
} attacked.
review-instead = { $who_is ->
    [you] You
   *[other] { $who }
} could have turned up { $cards } instead.
review-open-from = From move { $ply } on { $who_is ->
    [you] all your shapes lay face up: everybody could see how you
   *[other] all shapes of { $who } lay face up: everybody could see how { $who }
} could be killed.
review-attacks = { $who_is ->
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
review-sooner = { $who_is ->
    [you] You
   *[other] { $who }
} could have won sooner.
review-luckiest = { $who_is ->
    [you] You
   *[other] { $who }
} had the luckiest attacks: more came of them than one could expect.

## Why bots did what they did

review-bot-kills = It would kill, and nothing is worth more than that.
review-bot-both-up = The room and the weapon both lay face up with { $target }, so it had to hurt.
review-bot-room-up = The room already lay face up with { $target }.
review-bot-weapon-up = The weapon already lay face up with { $target }.
review-bot-none-failed = As far as { $who } remembered, neither the room nor the weapon had ever failed against { $target }.
review-bot-room-not-failed = As far as { $who } remembered, the room had never failed against { $target }.
review-bot-weapon-not-failed = As far as { $who } remembered, the weapon had never failed against { $target }.
review-bot-tries-anything = { $who } attacks whoever is near with whatever is at hand, even where it has failed before.
review-bot-weakest = { $target_is ->
    [you] You
   *[other] { $target }
} had fewer shapes left than anybody else in the room.
review-bot-equal = { $count } choices looked equally good to { $who }, who took one of them at random.
review-bot-any-card = { $who } does not think about which card to turn up: { $count ->
    [2] either
   *[other] any of the { $count }
} would do.
review-bot-marks = Going only by what lay face up and what had failed, { $who } took the room to hurt { $target } with a chance of { $room }%, and the weapon with { $weapon }%.
review-bot-reckons = From all that had happened, { $who } worked out that the room hurt { $target } with a chance of { $room }%, and the weapon with { $weapon }%.
review-bot-again = It takes the last shape, and { $who } can strike once more in the same turn to kill.
review-bot-nearest = Nobody else in the room was as near to death as { $target }.
review-bot-free-room = { $who } had another room face up already, so this one made little difference.
review-bot-free-weapon = { $who } had another weapon face up already, so this one made little difference.
review-bot-keeps-shapes = { $who } keeps shapes as long as possible: nobody dies while one is left.
review-bot-any-shape = It had to be a shape, and { $who } does not mind which.
review-bot-room-first = { $who } turns up a room before a weapon: the others still had to find the weapon.
review-bot-promise = { $who } took the chance that a card would be turned up to be { $chance }%.
review-bot-judges = After this move { $who } saw a chance of { $chance }% to win.
review-bot-next-close = Another choice looked almost as good.
review-bot-next-attack = Next best was attacking { $target } with { $weapon_the }: { $chance }%.
review-bot-next-take = Next best was taking { $weapon_the }: { $chance }%.
review-bot-next-card = Next best was turning up { $card_the }: { $chance }%.
review-bot-next-no-card = Next best was turning up nothing: { $chance }%.
review-bot-next-nothing = Next best was not to act: { $chance }%.

### Puzzles

puzzle-kind-attack = Whom would you attack?
puzzle-whom = You are in { $room_the } and can attack. Which attack is likeliest to turn a card up?
puzzle-which-attack = Your attack
puzzle-strike = { $target } with { $weapon_the }
puzzle-chance = { $target } with { $weapon_the }: a card is turned up with a chance of { $chance }%.
puzzle-because = From what you have seen, { $by_room ->
    [0] { $room_the } can’t hurt { $target }
    [100] { $room_the } hurts { $target } for sure
   *[other] the chance that { $room_the } can hurt { $target } is { $by_room }%
}, and { $by_weapon ->
    [0] { $weapon_the } can’t.
    [100] { $weapon_the } does for sure.
   *[other] the chance that { $weapon_the } can is { $by_weapon }%.
}
puzzle-either = It has to be one of the two.
puzzle-better = { $target } with { $weapon_the } would be better: { $chance }%.
puzzle-as-good = { $target } with { $weapon_the } is just as good: { $chance }%.

### Things

card-miss-scarlet = Miss Scarlet
    .the = Miss Scarlet
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
# Where a room is narrow, its name stands on the board in two lines.
card-billiard-room = Billiard Room
    .the = the Billiard Room
    .above = Billiard
    .below = Room
card-conservatory = Conservatory
    .the = the Conservatory
card-dining-room = Dining Room
    .the = the Dining Room
    .above = Dining
    .below = Room
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
    .above = Music
    .below = Room
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

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = choose where to go (you rolled { $total })
page-do-roll = roll the dice
page-do-roll-or = roll the dice, or first { $ways }
page-do-end = end your turn
page-do-end-or = end your turn, or { $ways }
page-way-pick-up = pick up a weapon
page-way-steal = steal a weapon
page-way-attack = attack
page-do-answer = choose what to turn up: { $who } attacks { $target } in { $room_the } with { $weapon_the }
page-do-answer-nothing = turn nothing up: { $who } attacks { $target } in { $room_the } with { $weapon_the }

page-now-deal = The cards are being dealt.
page-now-roll = The dice are rolling.
page-now-before = { $who_is ->
    [you] You begin your turn
   *[other] { $who } begins a turn
} { $place }.
page-now-walk = { $who_is ->
    [you] You rolled { $total } and are
   *[other] { $who } rolled { $total } and is
} choosing where to go.
page-now-after = { $who_is ->
    [you] After moving you
   *[other] After moving { $who }
} can act { $place }.
page-now-answer = { $target_is ->
    [you] You answer
   *[other] { $target } answers
} { $who_is ->
    [you] your
   *[other] { $who }’s
} attack in { $room_the } with { $weapon_the }.

## Moving

page-your-move = Your move
page-rolled = You rolled { $total }. Choose where to go.
page-dashed = Dashed lines lead to where you can teleport from a pad.
page-picked-walk = To { $place }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
page-picked-leap = To { $place }, by teleporting from { $pad_the }
page-how = How?
page-on-foot = On foot
page-by-teleporting = By teleporting
page-bring = Bring along
page-nobody = Nobody
page-go = Go there
page-teleport = Teleport there
page-teleport-with = Teleport there with { $who }
page-elsewhere = Elsewhere
page-stay = Stay { $place }
page-squares = Elsewhere in the corridors
page-places-listed = { $places ->
    [one] 1 place
   *[other] { $places } places
} as a list

page-far = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
page-far-leap = by teleporting from a pad
page-far-or-leap = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, or by teleporting
page-lit = { $place }, { $far }

## Acting in a room

page-roll = Roll the dice
page-end = End your turn
page-pick-up = Pick up { $weapon_the }
page-pick-up-and-drop = Drop { $drop_the } and pick up { $weapon_the }
page-pick-up-a-weapon = Pick up a weapon …
page-pick-up-which = Pick up which?
page-steal = Steal { $weapon_the } from { $from }
page-steal-and-drop = Drop { $drop_the } and steal { $weapon_the } from { $from }
page-steal-a-weapon = Steal a weapon …
page-steal-which = Steal which?
page-from = from { $from }
page-drop-which = You carry two. Which do you drop first?
page-choose-weapon = Choose a weapon
page-attack = Attack { $target } in { $room_the } with { $weapon_the }
page-attack-somebody = Attack …
page-attack-whom = Whom?
page-attack-with = With what?
page-choose-attack = Choose whom to attack, and with what
page-not-now = Not now

page-standing-room = { $standing ->
    [shown] known to be hurt here
    [certain] certain to be hurt here
    [safe] can’t be hurt here
   *[open] may be hurt here
}
page-standing-weapon = { $standing ->
    [shown] known to hurt
    [certain] certain to hurt
    [safe] can’t hurt
   *[open] may hurt
}

## What an attack can bring

page-outlook-kills = { $target } has no shape left to take: this kills { $target }, and you win the game.
page-outlook-forces = Both are known to hurt { $target }, who is forced into another shape. { $left ->
    [0] It is the last one; after that, the same attack kills.
    [one] 1 more would be left.
   *[other] { $left } more would be left.
}
page-outlook-certain = { $target } has to turn up { $cards }{ $left ->
    [0] .
   *[other] , or a shape instead.
}
page-outlook-vain = Nothing will come of it: { $cards } can’t hurt { $target }.
page-outlook-open = If one of them can hurt { $target }, { $target } turns it up{ $left ->
    [0] .
   *[other] , or a shape instead.
} If neither can, no card is turned up, and everybody knows it.
page-outlook-known = It is known that { $card_the } can hurt { $target }.
page-outlook-safe = It is certain that { $card_the } can’t hurt { $target }.
page-outlook-one = If { $card_the } can, { $target } turns it up{ $left ->
    [0] .
   *[other] , or a shape instead.
} If not, no card is turned up, and everybody knows it.
page-outlook-bluff = { $target } can still turn up a shape, to make you wonder.
page-hit = Chance that a card is turned up: { $possible }% by the cards alone, { $likely }% by how everybody plays.

## Answering an attack

page-attack-now = The attack
page-attacks = { $who_is ->
    [you] You attack
   *[other] { $who } attacks
} { $target } in { $room_the } with { $weapon_the }.
page-shapes-left = { $left ->
    [0] You have no other shape to take.
    [one] You have 1 shape left to take.
   *[other] You have { $left } shapes left to take.
}
page-turn-up-which = Turn up one of these:
page-turn-up = Turn up { $card_the }
page-become = Become { $card_the }
page-same-in-this-shape = The same, in this shape.
page-turn-nothing-up = Turn nothing up
page-choose-card = Choose what to turn up

page-plight-neither = Neither { $one_the } nor { $other_the } can hurt you.
page-plight-both-known = Both can hurt you, as everybody knows: you are forced into another shape.
page-plight-both-certain = Both can hurt you, and everybody can work that out.
page-plight-both-secret = Both can hurt you, and nobody knows it yet.
page-plight-half-known = Everybody knows that { $card_the } can hurt you. Nobody knows yet that { $other_the } can, too.
page-plight-one-known = Everybody knows that { $card_the } can hurt you. But { $other_the } can’t.
page-plight-one-secret = Nobody knows yet that { $card_the } can hurt you. But { $other_the } can’t.

page-price-both = Then everybody knows both: the next attack here with { $weapon_the } forces you into another shape, or kills you if you have none left.
page-price-both-last = Then everybody knows both: the next attack here with { $weapon_the } kills you.
page-price-one = Then everybody knows that { $card_the } can hurt you.
page-price-one-of-two = Then everybody knows that { $card_the } can hurt you. Nobody learns of { $other_the }.
page-price-shape = { $left ->
    [0] It is your last shape: once both are known, an attack kills you.
    [one] You have 1 shape left then.
   *[other] You have { $left } shapes left then.
}
page-betrays-nothing = It gives away nothing new.
page-betrays-one = Everybody then knows all the same that { $card_the } can hurt you.
page-betrays-bluff = It may be a bluff: nobody can tell whether either can hurt you.
page-betrays-either = Then everybody knows that { $cards } can hurt you, but not which.
page-silence-both = Then everybody knows that neither { $one_the } nor { $other_the } can hurt you.
page-silence-one = Then everybody knows that { $card_the } can’t hurt you.

## Shown over the board

page-drama-shift = { $who_is ->
    [you] You are
   *[other] { $who } is
} forced into another shape: { $shape }
page-drama-kill = { $who_is ->
    [you] You die
   *[other] { $who } dies
}
page-drama-unharmed = { $who_is ->
    [you] You are
   *[other] { $who } is
} unharmed
page-drama-weakness = { $who_is ->
    [you] You
   *[other] { $who }
} can be hurt { $kind ->
    [where] in
   *[what] with
} { $card_the }

## Cards and players

page-head-who = Shapes
page-head-where = Rooms
page-head-what = Weapons
page-your-cards = Your cards
page-own-who = Shapes you can take
page-own-where = Rooms where you can be hurt
page-own-what = Weapons that can hurt you
page-face-up = face up
page-players = The players
page-player = { $who_is ->
    [you] You
   *[other] { $who }
}
page-as = as { $shape }
page-empty-handed = { $place }, carrying nothing
page-carries = Carries
page-cards = Cards
page-cards-up = Face up
page-cards-down = Face down: { $shapes ->
    [one] 1 shape
   *[other] { $shapes } shapes
}, { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}, { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}

page-symbol-ruby = R
page-symbol-amber = A
page-symbol-jade = J
page-symbol-sapphire = S
page-symbol-amethyst = Am
page-symbol-pearl = P

## The sheet

page-sheet = What is known
page-open-sheet = What is known: the sheet
page-which-cards = Which cards
page-all-cards = All
page-signs = ◉ is a card that is face up, ½ one of two cards of which at least one can hurt the player.
page-claim = { $card }: it { $is ->
    [yes] can
   *[no] can’t
} hurt { $who }.
page-claim-shape = { $card }: { $who_is ->
    [you] { $is ->
        [yes] you have
       *[no] you do not have
    }
   *[other] { $who } { $is ->
        [yes] has
       *[no] does not have
    }
} this shape.

## The review of marks made by hand

page-marked = You marked { $card } { $mark } for { $who }, but it { $is ->
    [yes] can
   *[no] can’t
} hurt { $who }.
page-marked-shape = You marked { $card } { $mark } for { $who }, but { $who_is ->
    [you] you { $is ->
        [yes] have
       *[no] do not have
    }
   *[other] { $who } { $is ->
        [yes] has
       *[no] does not have
    }
} this shape.
page-concluded = { $card } { $is ->
    [yes] can
   *[no] can’t
} hurt { $who }.
page-concluded-shape = { $card } { $is ->
    [yes] is
   *[no] is not
} one of { $who_is ->
    [you] your
   *[other] { $who }’s
} shapes.
page-also = You could also have known this about the others:

## The board in words

page-on-board = What is on the board
page-pawn = { $who_is ->
    [you] You
   *[other] { $who }
}, as { $shape }: { $place }
page-pawn-armed = { $who_is ->
    [you] You
   *[other] { $who }
}, as { $shape }: { $place }, with { $weapons }
page-lying = In { $room_the }: { $weapons }
page-dice = Dice: { $one } and { $other }
page-in = in { $place_the }
page-on = on { $place_the }
page-wheel = middle
    .the = the middle
page-door-of = { $room_the }’s { $door }
page-square = square { $place }
page-the-square = the square { $place }
page-what-pad-is = A pad: whoever lands here can teleport to any room
page-pad-north-west = north-west pad
    .the = the north-west pad
page-pad-north-east = north-east pad
    .the = the north-east pad
page-pad-upper-west = upper west pad
    .the = the upper west pad
page-pad-upper-east = upper east pad
    .the = the upper east pad
page-pad-lower-west = lower west pad
    .the = the lower west pad
page-pad-lower-east = lower east pad
    .the = the lower east pad
page-pad-south-west = south-west pad
    .the = the south-west pad
page-pad-south-east = south-east pad
    .the = the south-east pad
page-pad-north = north pad
    .the = the north pad
page-pad-west = west pad
    .the = the west pad

## What was hidden, in the replay and at the end

page-killed = { $who_is ->
    [you] You
   *[other] { $who }
} killed { $target } in { $room_the } with { $weapon_the }.
page-nobody-killed = Nobody was killed in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
page-cards-of = { $who_is ->
    [you] Your cards
   *[other] { $who }’s cards
}
page-hand-of = { $who_is ->
    [you] { $name } (you)
   *[other] { $name }
}
page-were-up = was face up at the end.
page-told-deal = The cards are dealt.
page-told-hand = { $who } can be hurt in { $rooms } and with { $weapons }.

## Shortcuts, for the help page

page-key-roll = Roll the dice
page-key-stay = Stay where you are
page-key-end = End your turn
page-key-sheet = Open the sheet of what is known
page-arrows = Arrow keys
page-key-arrows = Move between the places that you can choose, or around the sheet
page-enter = Enter
page-key-enter = Choose a place; press again to go there

## What one wants

page-goal = Find out what hurts the others, and be the first to kill one. You can be hurt by { $weak }.
page-goal-short = Find out what hurts the others, and kill first.

## What can be done now, and what it does

page-can-roll = you may walk as far as both dice say together, and act again in a room.
page-can-end = the next player’s turn begins.
page-can-place = A lit place on the board
page-can-go = your pawn walks there. In a room you can do something; in the corridor you can’t.
page-can-stay = your pawn stays where it is.
page-can-squares = the squares of the corridors light up, too.
page-can-teleport = land on a pad, and go on from it to any room; somebody else may come with you.
page-can-turn-up = everybody sees it from then on. A shape counts as a life: when all are gone, you can be killed.
page-can-turn-nothing-up = the others see no card of yours.
page-can-pick-up = Pick up a weapon
page-can-pick-up-does = you need one to attack, and can carry two.
page-can-steal = Steal a weapon
page-can-steal-does = take it from somebody in your room.
page-can-attack = strike somebody in your room. If the room or the weapon hurts them, they have to turn a card up.

## How it is played, with pictures

page-how-shapes-title = Nobody is who they seem
page-how-shapes = Everybody looks like Miss Scarlet, and nobody is. You hold secret cards, your shapes: each is a life. When you are forced into another shape, turn one of them up. You win by killing any other player first.
page-how-weak-title = Where and with what you can be hurt
page-how-weak = Your other cards are rooms and weapons. Those rooms and weapons can hurt you, and all others can’t. Every card is dealt to somebody: what can’t hurt you hurts somebody else.
page-how-turn-title = Move, or teleport
page-how-turn = On your turn you may act in your room, then roll and walk, then act again. Land on a pad, a small wheel at the rim, to teleport to any room. You may bring another player along!
page-how-act-title = Act in a room
page-how-act = In a room, pick up a weapon, steal one from somebody there, or attack somebody there with a weapon that you carry. You can carry two. Nobody is attacked in the corridor or in the middle.
page-how-attack-title = Attack
page-how-attack = If the room or the weapon can hurt your target, they turn that card up, or change their shape instead. If neither can, nothing happens, and everybody knows it.
page-how-example-title = An example
page-how-example = You attack Ben in the Library with the Axe, and he turns up the Library: it can hurt him. Now try other weapons there. If the Rope can hurt him too, both lie face up, and every further attack in the Library with the Rope costs him a shape.
page-how-kill-title = Kill
page-how-kill = When a room and a weapon of a player lie face up and no shape is left, one more attack there with that weapon kills, and you win. You need not have found all of it yourself.

### What players say to each other: a greeting first, praise last

phrase-1 = Hello, everybody!
phrase-2 = I’m coming for you.
phrase-3 = Not me!
phrase-4 = That was close!
phrase-5 = You won’t find me.
phrase-6 = Now I know something.
phrase-7 = Nice try!
phrase-8 = Ouch!
phrase-9 = Ha!
phrase-10 = Oh no!
phrase-11 = Take your time.
phrase-12 = Well played!
