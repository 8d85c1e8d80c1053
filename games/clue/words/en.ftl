# Every sentence of Clue, in English.

title = Clue
blurb = Walk the mansion, ask who holds what, and be the first to name the murderer, the weapon and the room.
minutes = 30 to 45 minutes

chair-miss-scarlet = Miss Scarlet
chair-colonel-mustard = Colonel Mustard
chair-mrs-white = Mrs. White
chair-mr-green = Mr. Green
chair-mrs-peacock = Mrs. Peacock
chair-professor-plum = Professor Plum

## Options

option-edition = Edition
    .help = Which rule sheet you play by. As we read them, both come to the same game.
option-edition-1972 = 1972
option-edition-1986 = 1986
option-dice = Dice
    .help = Two dice, as in newer editions, make for longer walks and a quicker game.
option-full_roll = Walking
    .help = Whether you must walk the whole number when you do not enter a room.
option-full_roll-required = The whole number
option-full_roll-up_to = Up to the number
option-suggestion_on_entry = On entering a room
    .help = Whether you must make a suggestion when you enter a room.
option-suggestion_on_entry-by_the_sheet = Required after entering by a door, optional after a passage
option-suggestion_on_entry-required = You must
option-suggestion_on_entry-optional = You may
option-accuse_after_card = After a card is shown
    .help = Whether you may still accuse in the turn in which you were shown a card.
option-accuse_after_card-off = Your turn ends
option-accuse_after_card-allowed = You may still accuse
option-last_detective = The last detective left
    .help = Whether the only player who has not accused wrongly wins at once.
option-last_detective-wins = Wins at once
option-last_detective-must_solve = Must solve the case

## Standing orders

order-show = Show a card for me
    .help = When you are asked and hold one of the three. If you do not hold any, the table says so for you anyway.
order-show-ask = Never, ask me
order-show-one = If I have only one to show
order-show-unless_close = Unless I could show several and the asker may be close
order-show-always = Always
order-again = A card they have seen already
    .help = It tells them nothing new.
order-again-yes = First
order-again-no = Like any other
order-kinds = Which kind first
    .help = If you could show several cards that they have not seen.
order-kinds-rsw = Room, suspect, weapon
order-kinds-rws = Room, weapon, suspect
order-kinds-srw = Suspect, room, weapon
order-kinds-swr = Suspect, weapon, room
order-kinds-wrs = Weapon, room, suspect
order-kinds-wsr = Weapon, suspect, room
order-never = Do not show without me
    .help = If it is the only card you could show, you are asked.
order-never-none = Any card may be shown
order-never_to = Not to
    .help = To whom that card is not shown without you.
order-never_to-anybody = Anybody
order-never_to-left = The player after me
order-never_to-right = The player before me
order-go = Roll and walk for me
    .help = Turn by turn to this room, until you are there. If you may suggest on the way, you are asked. It is done when what you name below has been suggested there.
order-go-none = Never, ask me
order-suspect = Suggest for me there: who
    .help = When you come to that room, if you name a weapon, too.
order-suspect-none = Nobody, ask me
order-weapon = Suggest for me there: with what
    .help = When you come to that room, if you name a suspect, too.
order-weapon-none = Nothing, ask me
order-end = End my turn for me
    .help = When nobody could show you a card and all you could still do is accuse.
order-end-ask = Never, ask me
order-end-unless_certain = Unless I can be certain of the solution

## Bots

bot-random = Sleepwalker
    .blurb = Does anything that the rules allow.
bot-cadet = Cadet
    .blurb = Remembers only the last two cards it was shown, and accuses as soon as nobody can show it one.
bot-constable = Constable
    .blurb = Has room for ten cards in its notebook, and no ear for what the others ask.
bot-reporter = Reporter
    .blurb = Notes down a card more than the Constable, but is after the headline: with two crimes still possible it accuses at once.
bot-novice = Novice
    .blurb = Ticks off the cards it has seen, asks about the others, and accuses when only one of each is left.
bot-inspector = Inspector
    .blurb = Draws every conclusion there is, but asks about anything still open and shows whatever card comes to hand.
bot-detective = Detective
    .blurb = Draws every conclusion there is, makes the most telling suggestions, shows the least telling cards, and risks an accusation when the others come close.
bot-mastermind = Mastermind
    .blurb = Draws every conclusion there is, makes the most telling suggestions, and also works out from the others’ questions what they hold and what they were shown.

## News

the-card = { $card_the }
crime = { $suspect } in { $room_the } with { $weapon_the }
dealt = The cards are dealt. You hold { $cards }.
dealt-unseen = The cards are dealt.
rolls = { $who_is ->
    [you] You roll
   *[other] { $who } rolls
} the { $dice ->
    [1] die
   *[other] dice
}.
rolled = { $who_is ->
    [you] You rolled
   *[other] { $who } rolled
} { $dice }.
walked-to-room = { $who_is ->
    [you] You walk
   *[other] { $who } walks
} to { $room_the }.
walked = { $who_is ->
    [you] You walk
   *[other] { $who } walks
} { $steps ->
    [one] one step
   *[other] { $steps } steps
} along the corridor.
took-passage = { $who_is ->
    [you] You take
   *[other] { $who } takes
} the secret passage from { $from_the } to { $room_the }.
suggested = { $who_is ->
    [you] You suggest
   *[other] { $who } suggests
} { $crime }.
passed = { $who_is ->
    [you] You have
   *[other] { $who } has
} none of the three.
showed = { $who_is ->
    [you] You show
   *[other] { $who } shows
} { $to } { $card_the }.
showed-unseen = { $who_is ->
    [you] You show
   *[other] { $who } shows
} { $to } a card.
accused-right = { $who_is ->
    [you] You accuse { $crime }, and you are right: you win.
   *[other] { $who } accuses { $crime }, is right, and wins.
}
accused-wrong = { $who_is ->
    [you] You accuse { $crime }, and you are wrong.
   *[other] { $who } accuses { $crime }, and is wrong.
}
accused-wrong-told = { $who_is ->
    [you] You accuse { $crime }, and you are wrong. It was { $truth }.
   *[other] { $who } accuses { $crime }, and is wrong. It was { $truth }.
}
last-detective = { $accused } { $who_is ->
    [you] You are the last detective left, and win.
   *[other] { $who } is the last detective left, and wins.
}
ended = { $who_is ->
    [you] You end your turn.
   *[other] { $who } ends their turn.
}
waited = { $who_is ->
    [you] You can’t move, so you wait.
   *[other] { $who } can’t move and has to wait.
}

## Reasons: what was seen, with all that it says of the cards

reason-hand = { $who_is ->
    [you] You hold
   *[other] { $who } holds
} { $cards }.
reason-passed = { $who_is ->
    [you] You have
   *[other] { $who } has
} none of these: { $cards }.
reason-showed = { $who_is ->
    [you] You
   *[other] { $who }
} showed { $to } { $card_the }.
reason-showed-unseen = { $who_is ->
    [you] You
   *[other] { $who }
} showed { $to } one of these: { $cards }.
reason-case-file = The case file holds { $cards }.
reason-accused = { $who_is ->
    [you] You
   *[other] { $who }
} accused wrongly: { $crime }.

## The lesson

lesson-roll = Somebody was murdered here: be the first to name who did it, with what, and in which room. It can’t be any of your own cards, so your detective sheet has crossed them off. Press “Roll the dice”.
lesson-go = You rolled 8 with the two dice of this lesson (other games have one, unless you choose two): enough to reach a room, where you can ask the others about their cards. Press the Lounge on the board, then “Go there”.
lesson-suggest = Suggest who did it here, and with what: the first of the others who holds any of the three cards must show you one, and only you see it. Under “Suggest in the Lounge”, choose Mr. Green and the Rope, then press “Suggest”.
lesson-show = You saw { $showed }’s card: it was not in the Lounge. Now { $showed } asks you, and you must show the Study: choose it and press “Show the Study”.
lesson-passage = { $passed } had none of your three cards, so nobody but { $showed } can hold Mr. Green or the Rope. Ask again in a room whose card is yours: press “Secret passage to the Conservatory”.
lesson-again = You hold the Conservatory, so nobody can show it: if { $showed } has neither Mr. Green nor the Rope, they are in the case file! Choose both again under “Suggest in the Conservatory” and press “Suggest”.
lesson-end = It was Mr. Green with the Rope! Find the right one of the four rooms left the same way, and accuse only when you are sure: one wrong accusation and you are out. For now, press “End your turn”.

## Hints: a move, and what speaks for it

hint-roll = Roll the { $dice ->
    [one] die
   *[other] dice
}.
hint-go = Go to { $room_the }.
hint-walk = Walk along the corridor.
hint-walk-to = Walk towards { $room_the }.
hint-passage = Take the secret passage to { $room_the }.
hint-suggest = Suggest { $crime }.
hint-show = Show { $to } { $card_the }.
hint-pass = Say that you have none of the three.
hint-accuse = Accuse { $crime }.
hint-end = End your turn.
hint-rooms-open = It may have happened in { $rooms }: try to get to one of these rooms.
hint-room-known = You know the room: it was { $room_the }. You can ask about the rest in any room.
hint-room-open = It may have happened in { $room_the }: if you ask there, you can find out.
hint-room-own = You hold { $room_the } yourself, so nobody else can show it to you: the answer will be about what else you ask.
hint-room-is-it = It happened in { $room_the }, so nobody can show it to you: the answer will be about what else you ask.
hint-room-is-not = It did not happen in { $room_the }, but there you can ask about a suspect and a weapon.
hint-still-open = Still to find out: { $open }.
hint-open-who = who did it
hint-open-where = where
hint-open-what = with what
hint-near = From there it is { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}.
hint-near-open = It may have happened there.
hint-ask-open = You do not know yet who has { $cards }: the answer can tell you.
hint-ask-certain = Nobody can show you { $cards }: { $cards_count ->
    [one] it is
   *[other] they are
} in the case file.
hint-ask-own = You hold { $cards } yourself, so whatever you are shown will be another card.
hint-ask-theirs = { $who } has { $card_the }: you could be shown it again.
hint-show-only = It is the only one of the three that you hold.
hint-show-again = You have shown it to { $to } before, so it tells { $to } nothing new.
hint-show-least = { $to } sees only one card. As far as you can tell, this one gives away no more than { $cards } would.
hint-show-choice = You don’t have to show { $cards } as well: { $to } sees only one card.
hint-accuse-sure = Nothing else is possible any more.
hint-accuse-likely = The chance that it is right is { $chance }%. But waiting is a risk, too: somebody else may solve the case before your next turn.
hint-not-sure = { $count } cases are still possible. One wrong accusation and you are out, so wait until you are sure.

## Refusals: setups

players-allowed = Clue is for 3 to 6 players, not for { $players }.
tokens-in-order = Seats are in the order of the tokens, and each token has one seat.
suspects-allowed = There are 2 to 6 suspects, not { $count }.
weapons-allowed = There are 2 to 6 weapons, not { $count }.
no-such-token = { $suspect } is not one of the { $count } suspects of this game.
too-many-weapons = { $count } weapons can’t lie in { $rooms } different rooms.
dice-allowed = The game is played with one die or two, not with { $count }.

## Refusals: moves

dealt-once = The cards are dealt once, before the game.
weapons-apart = Each of the { $count } weapons must lie in a room of its own.
deal-wrong = One card of each kind goes into the case file, and the hands have { $sizes } cards.
nobody-rolls = Nobody is rolling the dice now.
dice-rolled = { $dice ->
    [1] One die is
   *[other] { $dice } dice are
} rolled, not { $count }.
you-are-asked = You have been asked: show one of the three cards, or say that you have none.
accuse-once = You have already accused once.
accuse-on-your-turn = You can only accuse on your own turn.
accuse-when = You can only accuse before you move, or when nobody could show you a card.
accuse-when-answered = You can only accuse before you move, or when your suggestion has been answered.
asked-not-asking = You have been asked, so you can’t make a suggestion now.
suggest-in-a-room = You can only make a suggestion in a room, not in a corridor.
suggest-here = You are in { $room_the }, and can only make a suggestion about that room.
suggest-again = To suggest here again, leave and come back, unless another player moves you in (CL-46).
suggest-once = You can make one suggestion each time you enter a room.
suggest-on-entry = You can only make a suggestion when you enter a room.
not-in-this-game = There is no { $card } in this game.
nobody-asks = Nobody is asking you for a card.
not-named = The suggestion does not name { $card_the }.
not-held = You do not have { $card_the }.
must-show = You have at least one of the three, and must show one.
doors-blocked = Somebody is standing in front of every door.
squares-blocked = Every square next to you is taken.
roll-once = The dice are rolled once, at the start of the turn.
no-passage = There is no secret passage from where you stand.
passage-or-dice = You can only take a secret passage instead of rolling.
must-suggest = You have entered a room: make a suggestion.
must-move = You can move, so you must.
walk-after-roll = You can only walk after rolling.
no-such-place = There is no such square or room on the board.
somebody-there = Somebody is standing there.
square-once = You can’t walk on the same square twice.
not-back = You can’t go back into a room that you left this turn.
walk-in-full = You must walk all { $steps } steps.
too-far = You can’t get there in { $steps } steps.
door-blocked = Somebody is standing in front of the door.
way-blocked = Somebody is in the way.

## Review

measure = Cases still possible: who did it, where and with what
unit = bits
review-left = about { $cases } equally likely solutions
review-cases = { $count ->
    [one] one possible solution
   *[other] { $count } possible solutions
}
# Some of them are likelier than others.
review-doubt = { $solutions } (some were much likelier, so it was like having only { $cases })

review-suggestion = Suggestion
review-card-shown = Card shown
review-accusation = Accusation
review-missed = Missed accusation
review-turning-point = Turning point

review-asked = { $who_is ->
    [you] You
   *[other] { $who }
} suggested { $crime }. Before it { $who_is ->
    [you] you
   *[other] { $who }
} had { $before }, after it { $after }.
review-asked-in-vain = { $who_is ->
    [you] You
   *[other] { $who }
} suggested { $crime }. That told { $who_is ->
    [you] you hardly anything: you
   *[other] them hardly anything: they
} still had { $after }.
review-thought = { $who_is ->
    [you] You
   *[other] { $who }
} had { $cases } left; { $alike ->
    [1] the most likely was
   *[other] one of the most likely was
} { $crime }, with a chance of { $chance }%.
review-thought-sure = { $who_is ->
    [you] You
   *[other] { $who }
} could be sure: { $crime }.
review-thought-risk = But waiting was a risk, too: somebody else could have solved the case first.
review-nothing-promised = Hardly anything could be learned in that room.
review-best-promised = No other suggestion in that room was likely to tell much more.
review-better-asked = { $suspect } with { $weapon_the } would have been better: { $why }. On average it would have left { $best }, this one { $expected }.
review-better-asked-a-little = { $suspect } with { $weapon_the } would have been a little better: { $why }.
review-better-asked-for-little = { $suspect } with { $weapon_the } would have been better: { $why }. But no suggestion in that room could tell much.
review-why-settles = its answers would have settled the case with a chance of { $best }%, this one’s with { $made }%
review-why-open = { $card_the } was still open, and { $other_the } no longer was
review-why-known = { $who_is ->
    [you] you
   *[other] { $who }
} knew where { $card_the } was, so the answer would have been about the others
review-why-more = its answers would have ruled out more
review-lucky = The answers were lucky.
review-unlucky = The answers were unlucky.

review-showed = { $who_is ->
    [you] You
   *[other] { $who }
} showed { $to } { $card_the }.
review-no-choice = There was no other card to show.
review-could-show = { $who_is ->
    [you] You
   *[other] { $who }
} could also have shown { $cards }.
review-show-better = Showing { $card_the } would have been better: from what { $who } could know, it would have left { $to } { $best }, this one { $kept }.
review-show-better-old = Showing { $card_the } would have been better: { $to_is ->
    [you] you
   *[other] { $to }
} had seen it already.
review-show-better-a-little = Showing { $card_the } would have told { $to } a little less.
review-gave-away = It brought { $to } from { $before } to { $after }.
review-gave-nothing = It told { $to } next to nothing.

review-accused-right = { $who_is ->
    [you] You
   *[other] { $who }
} accused { $crime }, and { $who_is ->
    [you] were
   *[other] was
} right.
review-accused-wrong = { $who_is ->
    [you] You
   *[other] { $who }
} accused { $crime }, and { $who_is ->
    [you] were
   *[other] was
} wrong.
review-could-be-sure = { $who_is ->
    [you] You
   *[other] { $who }
} could be sure of it.
review-impossible = From what { $who } had seen, it could not be right.
review-chance = Its chance of being right was { $likely }%, or { $possible }% by the cards alone.
review-chance-alike = Its chance of being right was { $chance }%.
review-likelier = { $crime } was more likely: { $chance }%.
review-ask-on = Finding out more first would have been safer: { $who } still had { $cases } left, and whoever accuses wrongly is out.
review-put-off = { $who_is ->
    [you] You
   *[other] { $who }
} could already be sure of the solution, but did not accuse.
review-accuse-now = An accusation would have solved the case.
review-sure = From here on, { $who } could be sure: { $crime }.
review-better-bet = Now the best accusation that { $who } could make was more likely right than wrong: { $crime }, { $chance }%.

review-solved = { $who_is ->
    [you] You
   *[other] { $who }
} solved the case: { $crime }.
review-last = { $who_is ->
    [you] You
   *[other] { $who }
} won, because everybody else had accused wrongly. It was { $crime }.
review-unsolved = Nobody solved the case. It was { $crime }.
review-could-name = From move { $move } on { $who } could have named the murderer: { $crime }. What settled it was that { $card_the } had to be in the case file.
review-could-name-late = From move { $move } on { $who } could have named the murderer, had { $who_is ->
    [you] your turn come again
   *[other] { $who }’s turn come again
}: { $crime }. What settled it was that { $card_the } had to be in the case file.
review-so = So it was { $crime }.
review-never-sure = { $who_is ->
    [you] You
   *[other] { $who }
} could never be sure of the solution: { $cases } were left in the end.
review-out-before = { $who_is ->
    [you] You
   *[other] { $who }
} accused too soon to be sure, with { $cases } left.
review-before = Before the deal there were { $cases }.
review-sure-from = { $who_is ->
    [you] You
   *[other] { $who }
} could be sure from move { $move } on.
review-wrong-with = { $who_is ->
    [you] You
   *[other] { $who }
} accused wrongly with { $cases } left.
review-bet-from = { $who_is ->
    [you] You
   *[other] { $who }
} could never be sure, with { $cases } left at the end; but from move { $move } on, one accusation was more likely right than wrong.
review-bet-at = { $who_is ->
    [you] You
   *[other] { $who }
} could never be sure, with { $cases } left at the end; at move { $move } one accusation was more likely right than wrong, but not to the end.
review-still = { $who_is ->
    [you] You
   *[other] { $who }
} still had { $cases } left at the end.
review-luckiest = { $who_is ->
    [you] You
   *[other] { $who }
} had the luckiest answers: they ruled out { $much ->
    [1] much more
   *[0] more
} than one could expect.
review-asked-best = { $who_is ->
    [you] You
   *[other] { $who }
} made the best suggestions{ $alone ->
    [1] {" "}(on average, not counting accusations and cards shown)
   *[0] {""}
}: hardly any could have been better.
review-asked-better = { $who_is ->
    [you] You
   *[other] { $who }
} made the best suggestions of all{ $alone ->
    [1] {" "}(on average, not counting accusations and cards shown)
   *[0] {""}
}.

## Why bots did what they did

review-bot-remembers = { $who } remembers only the last { $count } cards that others showed them: { $cards }. { $forgotten ->
    [one] One more was forgotten.
   *[other] { $forgotten } more were forgotten.
}
review-bot-remembers-many = { $who } remembers only the last { $count } cards that others showed them; { $forgotten ->
    [one] one more was forgotten.
   *[other] { $forgotten } more were forgotten.
}
review-bot-remembers-all = { $who } still remembered every card that others had shown them.
review-bot-shown-nothing = Nobody had shown { $who } a card yet.
review-bot-nobody-had = Nobody could show { $who } a card for the last question, so { $cards } had to be in the case file.
review-bot-sheet = { $who } crosses out what they hold and what others have shown them, and draws no further conclusions.
review-bot-concludes = { $who } had worked out all that followed from what they had seen.
review-bot-one-left = That left only { $crime }, so { $who } was sure.
review-bot-few-left = That left { $count } cases, and { $who } did not wait to be sure.
review-bot-impatient = { $who } had asked { $count } times and would wait no longer.
review-bot-guess = So { $who } guessed: { $suspects ->
    [one] one suspect
   *[other] { $suspects } suspects
}, { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
} and { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
} were still possible.
review-bot-asked-any = That left { $suspects ->
    [one] one suspect
   *[other] { $suspects } suspects
} and { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}, and { $who } picked at random.
review-bot-asked-known = With murderer and weapon settled, only the room was left to find out.
review-bot-shows-any = { $who } does not think about which card to show: { $count ->
    [2] either
   *[other] any of the { $count }
} would do.
review-bot-unsure = That left { $suspects ->
    [one] one suspect
   *[other] { $suspects } suspects
}, { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
} and { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}: { $who } was not sure enough to accuse.
review-bot-sure = From all that { $who } had seen, it could only be { $crime }.
review-bot-thinks = { $who } thought { $crime } the most likely: { $chance }%.
review-bot-thinks-by-questions = Going by what the others had shown and asked for, { $who } thought { $crime } the most likely: { $chance }%.
review-bot-cases = { $who } still thought { $count } cases possible.
review-bot-enough = From { $least }% on, { $who } waits no longer.
review-bot-danger = And { $who } took the danger that somebody else would solve the case first to be more than { $danger }%.
review-bot-waits = That was not enough to accuse.
review-bot-card = { $card_the } ({ $chance }%)
review-bot-asked = So { $who } asked about what may well be in the case file: { $cards }.
review-bot-asked-own = { $who } held { $cards } themselves, so the answer had to be about something else.
review-bot-shows-again = { $to_is ->
    [you] You
   *[other] { $to }
} had seen { $card_the } before, so it told { $to } nothing new.
review-bot-shows-least = As far as { $who } could tell, this card gave { $to } no more than { $cards } would.

### Things

## The cards: `.the` as in a sentence; `.short` for a suspect where space is short; `.symbol` for the suspect's token, all
## of them different.

card-miss-scarlet = Miss Scarlet
    .the = Miss Scarlet
    .short = Scarlet
    .symbol = S
card-colonel-mustard = Colonel Mustard
    .the = Colonel Mustard
    .short = Mustard
    .symbol = M
card-mrs-white = Mrs. White
    .the = Mrs. White
    .short = White
    .symbol = W
card-mr-green = Mr. Green
    .the = Mr. Green
    .short = Green
    .symbol = G
card-mrs-peacock = Mrs. Peacock
    .the = Mrs. Peacock
    .short = Peacock
    .symbol = Pe
card-professor-plum = Professor Plum
    .the = Professor Plum
    .short = Plum
    .symbol = Pl

card-candlestick = Candlestick
    .the = the Candlestick
card-knife = Knife
    .the = the Knife
card-lead-pipe = Lead Pipe
    .the = the Lead Pipe
card-revolver = Revolver
    .the = the Revolver
card-rope = Rope
    .the = the Rope
card-wrench = Wrench
    .the = the Wrench

card-study = Study
    .the = the Study
card-hall = Hall
    .the = the Hall
card-lounge = Lounge
    .the = the Lounge
card-library = Library
    .the = the Library
card-dining-room = Dining Room
    .the = the Dining Room
card-billiard-room = Billiard Room
    .the = the Billiard Room
card-ballroom = Ballroom
    .the = the Ballroom
card-conservatory = Conservatory
    .the = the Conservatory
card-kitchen = Kitchen
    .the = the Kitchen

### Puzzles

puzzle-kind-deduce = What follows?
puzzle-kind-ask = What would you ask?
puzzle-card = { $card }
puzzle-player = { $who_is ->
    [you] You
   *[other] { $who }
}
puzzle-file = The case file
puzzle-yes = has it
puzzle-no = does not have it
puzzle-which-card = Card
puzzle-which-holder = Who?
puzzle-has-it = Has it, or not?
puzzle-which-suspect = Who?
puzzle-which-weapon = With what?
puzzle-what-follows = That makes something new certain which is not on your sheet yet. Which card, and who has it or does not have it?
puzzle-here = You are in { $room_the }, and { $cases } solutions are still possible.
puzzle-what-to-ask = Which suggestion leaves the fewest, on average?
puzzle-holds = { $who_is ->
    [you] you have
   *[other] { $who } has
} { $card_the }
puzzle-lacks = { $who_is ->
    [you] you don’t have
   *[other] { $who } doesn’t have
} { $card_the }
puzzle-file-holds = { $card_the } is in the case file
puzzle-file-lacks = { $card_the } is not in the case file
puzzle-follows = It is certain that { $claim }. That follows from this:
puzzle-known = You knew that before: { $claim }. Look for what is new.
puzzle-does-not-follow = It does not follow that { $claim }. In this deal { $otherwise }, and everything you saw still happened.
puzzle-impossible = It can’t be that { $claim }. Look at this deal: { $otherwise }, as in every deal in which everything you saw happened.
puzzle-cases = { $cases }
puzzle-asked = { $crime }: on average that leaves about { $left } of the { $all } solutions.
puzzle-asked-best = No other suggestion here leaves fewer.
puzzle-asked-as-good = Hardly any is better: { $crime } leaves about { $left }.
puzzle-asked-better = The best is { $crime }. It leaves about { $left }.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = choose where to go (you rolled { $total })
page-do-show = show a card
page-do-pass = say that you have none of the three
page-do-suggest = make a suggestion in { $room_the }
page-do-suggest-or-end = make a suggestion in { $room_the }, or end your turn
page-do-accuse-or-end = end your turn, or accuse
page-do-end = end your turn
page-do-accuse = accuse
page-do-blocked = every way out is blocked: wait
page-do-one-of = { $ways }
page-way-roll = roll the { $dice ->
    [1] die
   *[other] dice
}
page-way-passage = take the passage to { $room_the }
page-way-suggest = suggest in { $room_the }
page-way-wait = wait

page-now-deal = The cards are being dealt.
page-now-roll = { $dice ->
    [1] The die is
   *[other] The dice are
} rolling.
page-now-start = { $who_is ->
    [you] Your
   *[other] { $who }’s
} turn begins.
page-now-walk = { $who_is ->
    [you] You rolled { $total } and are
   *[other] { $who } rolled { $total } and is
} choosing where to go.
page-now-suggest = { $who_is ->
    [you] You are
   *[other] { $who } is
} thinking of a suggestion.
page-now-answer = { $who_is ->
    [you] You are
   *[other] { $who } is
} looking for a card to show { $to }.
page-now-answered = { $who_is ->
    [you] You are
   *[other] { $who } is
} thinking about the answer.

## What the viewer may do

page-your-move = Your move
page-rolled = You rolled { $total }. Choose where to go.
page-picked = Destination: { $destination }, { $steps }.
page-go = Go there
page-elsewhere = Elsewhere
page-squares-listed = { $count ->
    [one] 1 square
   *[other] { $count } squares
} as a list
page-roll = Roll the { $dice ->
    [1] die
   *[other] dice
}
page-passage = Secret passage to { $room_the }
page-suggest-in = Suggest in { $room_the }
page-none = I have none of these
page-answer = Answer { $asker }
page-wait = Wait
page-end = End your turn
page-accuse = Accuse …

page-put-aside = Put aside
page-put-aside-key = Put aside (Esc)

## Suggesting, answering, accusing

page-who = Who?
page-with-what = With what?
page-where = Where?

page-suggest = Suggest
page-suggesting = { $suspect } in { $room_the } with { $weapon_the }

page-asked = { $asker } asks you for a card
page-asked-how = Show one of the three to { $asker } alone, if you hold one.
page-card-not-held = not in your hand
page-card-seen = { $asker } has seen it
page-card-shown = shown to { $seats }
page-card-new = not shown yet
page-show = Show { $card_the }
page-show-a-card = Show a card

page-accuse-title = Accuse
page-accuse-how = Name all three. You can accuse only once in a game: if you are right, you win; if you are wrong, you are out.
page-charge = “It was { $suspect }, in { $room_the }, with { $weapon_the }.”
page-doubtful = This can’t be right: your own sheet rules out { $cards }.
page-if-right = You look into the case file. If all three are right, you win at once.
page-if-wrong = If any of them is wrong, you are out: you can’t move or win any more, and only answer the others’ suggestions.
page-go-on = Go on …
page-think-again = Think again
page-accuse-now = Accuse now

## What the sheet says of a card, in the forms

page-standing-mine = yours
page-standing-held = { $who_is ->
    [you] you have
   *[other] { $who } has
} it
page-standing-out = ruled out
page-standing-file = case file
page-standing-maybe = maybe
page-standing-open = not known

## The standing suggestion

page-suggestion = The suggestion
page-suggests = { $who_is ->
    [you] You suggest
   *[other] { $who } suggests
}
page-has-none = { $who_is ->
    [you] You have
   *[other] { $who } has
} none
page-showed-card = { $who_is ->
    [you] You
   *[other] { $who }
} showed { $to } { $card_the }
page-showed = { $who_is ->
    [you] You
   *[other] { $who }
} showed a card
page-thinking = { $who_is ->
    [you] You are asked
   *[other] { $who } is thinking
}
page-not-asked = { $who_is ->
    [you] You were
   *[other] { $who } was
} not asked
page-not-asked-yet = { $who_is ->
    [you] You have
   *[other] { $who } has
} not been asked yet
page-nobody-showed = Nobody could show a card.

page-shown-to-you = A card shown to you
page-shows-you = { $who } shows you a card
page-shown-secretly = Only the two of you see it.
page-noted = Noted

## Cards and players

page-face-down = A card, face down
page-case-file = Case file
page-your-cards = Your cards
page-all-hands = All hands
page-players = Players and their cards
page-player = { $who_is ->
    [you] You
   *[other] { $who }
}
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-out = out
page-solved = solved it
page-winner = winner

## The detective sheet

page-sheet = Detective sheet
page-seen-by-all = Who could not show what
page-file = File
page-the-case-file = the case file
page-holds = { $card }: { $is ->
    [yes] { $who_is ->
        [you] you have it.
       *[other] { $who } has it.
    }
   *[no] { $who_is ->
        [you] you do not have it.
       *[other] { $who } does not have it.
    }
}
page-file-holds = { $card }: { $is ->
    [yes] it is in the case file.
   *[no] it is not in the case file.
}

## The review of marks made by hand

page-marked = You marked { $card } { $mark } { $place }, but it { $is ->
    [yes] is
   *[no] is not
} there.
page-in-file = in the case file
page-with = { $who_is ->
    [you] in your hand
   *[other] with { $who }
}
page-concluded = { $card } { $is ->
    [yes] is
   *[no] is not
} in the case file.
page-also = You could also have known this about the case file:

## The board in words

page-on-board = What stands on the board
page-token = { $suspect } ({ $who }), token { $suspect_symbol }: { $place }
page-token-unplayed = { $suspect } (nobody), token { $suspect_symbol }: { $place }
page-weapon = { $weapon }: { $place }
page-dice = Dice: { $dice }
page-in-room = in { $room_the }

## Doors, squares and destinations

page-door = door
page-door-of = { $room_the }’s { $door }
page-start = { $suspect }’s starting square
page-square = square { $place }
page-room = { $room }
page-room-by-door = { $room }, by the { $door }
page-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
page-destination = { $destination }, { $steps }

## What was hidden, in the replay and at the end

page-shown-mark = shown
page-accusations = Accusations
page-accused = { $who_is ->
    [you] You
   *[other] { $who }
} accused { $suspect }, in { $room_the }, with { $weapon_the }:
page-accused-rightly = right
page-accused-wrongly = wrong
page-told-deal = The cards are dealt. The case file holds { $suspect }, { $weapon_the } and { $room_the }.
page-told-show = { $who } shows { $to } { $card_the }.

## Shortcuts, for the help page

page-key-roll = Roll
page-key-passage = Take the secret passage
page-key-suggest = Suggest
page-key-accuse = Accuse
page-key-end = End your turn
page-key-sheet = Open the detective sheet
page-arrows = Arrow keys
page-key-arrows = Move between destinations, or around the sheet
page-enter = Enter
page-key-enter = Choose a destination; press again to go there

## What one wants

page-goal = You are { $token }. Be the first to find out which suspect, weapon and room nobody holds.
page-goal-short = You are { $token }. Find killer, weapon and room.
page-goal-out = You are { $token }. Your accusation was wrong, so you can’t win any more. You still show cards when you are asked.
page-goal-out-short = You are { $token }, and out: you only show cards.

## What can be done now, and what it does

page-can-roll = walk along the corridor that far, into a room if you can.
page-can-place = A lit place on the board
page-can-go = your token walks there. In a room you can ask the others about their cards.
page-can-passage = it leads there at once, without the dice.
page-can-suggest = name a suspect and a weapon. The first who holds one of the three cards shows it to you alone.
page-can-show = only whoever asked sees it. The others see that you showed one.
page-can-pass = everybody learns that you hold none of the three.
page-can-end = the next player’s turn begins.
page-can-accuse = name all three, once in a game. Right wins; wrong, and you are out.

## How it is played, with pictures

page-how-case-title = The case
page-how-case = Somebody was murdered: by whom, with what, and in which room? One card of each kind lies in the case file, and nobody can see it. All other cards are dealt to the players. So it can’t be a card that somebody holds.
page-how-walk-title = Walk into a room
page-how-walk = On your turn, roll and walk along the corridor. You enter a room by a door, and stop there. The rooms in the corners have a secret passage to the opposite corner: take it instead of rolling.
page-how-ask-title = Ask the others
page-how-ask = In a room, suggest who did it there, and with what: “Mr. Green, in the Lounge, with the Rope.” The others are asked one after the other. The first who holds any of the three cards must show you one. Only you see it.
page-how-think-title = Draw conclusions
page-how-think = Whatever you hold or were shown is not in the case file: your detective sheet crosses it off. A player who passes holds none of the three. And when nobody shows a card that you do not hold yourself, it must be in the case file!
page-how-example-title = An example
page-how-example = You hold the Lounge and suggest Mr. Green, in the Lounge, with the Rope. Nobody can show you a card. You do not hold Mr. Green or the Rope, and neither do the others. So it was Mr. Green, with the Rope. Only the room is left to find.
page-how-accuse-title = Accuse
page-how-accuse = When you are sure of all three, accuse: at the beginning of your turn, or after your suggestion { $after ->
    [allowed] has been answered
   *[other] when nobody could show you a card
}. You look into the case file: if you are right, you win. If you are wrong, you are out, and only show cards to the others.

### What players say to each other: a greeting first, praise last

phrase-1 = Hello, detectives!
phrase-2 = I doubt that!
phrase-3 = Interesting …
phrase-4 = I have a theory.
phrase-5 = Nothing adds up.
phrase-6 = You got me there.
phrase-7 = Nice try!
phrase-8 = Somebody is bluffing.
phrase-9 = Aha!
phrase-10 = Oh no!
phrase-11 = Take your time.
phrase-12 = Well played!
