# Every sentence of the detective's notebook, in English.
#
# Words between backquotes are those of the text format, or what somebody wrote: they are the same in every language.

## What things are called

suspect = suspect
    .plural = suspects
weapon = weapon
    .plural = weapons
room = room
    .plural = rooms
card = card
player = player
suggestion = a suggestion
accusation = an accusation

## Names that fit nothing, or too much

unknown-name = there is no { $what } called `{ $name }`
missing-name = the name of a { $what } is missing here
ambiguous-name = `{ $name }` can be { $names }
unknown-me = it is not known who `{ $name }` is
did-you-mean = did you mean { $name }?
write-more = write a little more of the name
write-who-i-am = say so in a line such as `me: Ann`

## Cards in a line

kind-missing = { $what } names a suspect, a weapon and a room; there is no { $kind } here
kind-twice = { $what } names one { $kind }, not both { $one } and { $other }
listed-twice = { $card } is listed twice
too-many-listed = there are not that many cards
all-of-kind = the { $kind_plural } are { $names }
write-commas = put commas between the cards

## What happened

nothing-happened = this line does not say what happened
unknown-verb = `{ $word }` is not a word for anything that can happen
unknown-key = there are no lines that begin with `{ $words }`
did-you-mean-word = did you mean `{ $word }`?
write-suggestion = write it as `{ $line }`
nothing-asked = this does not say what was asked
nothing-seen = this does not say which card
write-seen = write it as `{ $line }`
empty-note = this note is empty
accusation-right = a right accusation ends the game, and there is nothing left to find out
accusation-answered = only `wrong` may follow an accusation
too-many-entries = only { $most } entries are read: not this one, nor any after it

## Who answered what

asker-answers = { $player } asks, and does not answer
passes-and-shows = { $player } can’t both pass and show a card
passes-twice = { $player } passes twice
passes-with-card = somebody who passes shows no card, but here is `{ $words }`
unclear-answer = `{ $words }` does not say whether they pass or show
not-an-answer = `{ $words }` is not an answer
write-answer = write `{ $player } passes` or `{ $player } shows`
answers-after-card = once { $shower } has shown a card, nobody else answers
leave-out = leave out what comes after `{ $shower } shows`
out-of-order = { $player } answers before { $before } in the order of `players:`
put-before = put { $player } before { $before }
not-asked-for = { $player } can’t show { $card }, which was not asked for
asked-for = the cards asked for were { $cards }

## Cards and players

line-twice = `{ $key }:` is already in line { $line }
put-into-one = put both into one line
unknown-edition = the edition `{ $edition }` is not known
write-edition = write `edition: 1972`, or name your own cards in `suspects:`, `weapons:` and `rooms:`
no-card-of-kind = there must be at least one { $kind }
cards-alike = there are two cards called `{ $name }`
too-many-cards = there may be at most { $most } cards: `{ $name }` is one too many
no-players = no line says who plays
write-players = write a line such as `players: Ann 6, Bob 6, Cleo 6`
too-few-players = there must be at least two players
too-many-players = there may be at most { $most } players: `{ $name }` is one too many
players-alike = there are two players called `{ $name }`
add-letter = add a letter to one
reserved-name = nobody can be called `{ $name }`: that word has a meaning of its own here
not-a-name = `{ $name }` is not a name: it has no letter or digit
long-name = the name `{ $name }…` is longer than { $most } letters
name-with-colon = the name `{ $name }` has a colon, which marks the end of the question

## Hands

no-owner = no line says whose hand this is
write-owner = write a line such as `me: Ann`
wrong-own = { $player } holds { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, but { $noted ->
    [one] 1 is
   *[other] { $noted } are
} listed here
huge-hand = { $player } can’t hold that many cards
no-hand = no line says how many cards { $player } holds
uneven-hands = { $cards } cards can’t be dealt evenly to { $players } players
write-hands = write how many each holds, such as `players: { $hands }`
wrong-hands = the hands have { $held } cards, but { $dealt } of the { $cards } are dealt, with { $open ->
    [0] 3 in the case file
   *[other] 3 in the case file and { $open } face up
}

## After many faults

more-faults = there are { $faults } more faults

## Where something is said: within a sentence, and at its beginning

hand = your hand
open = the face-up cards
entries = { $entries_count ->
    [one] entry { $entries }
   *[other] entries { $entries }
}
hand-first = Your hand
open-first = The face-up cards
entries-first = { $entries_count ->
    [one] Entry { $entries }
   *[other] Entries { $entries }
}

## What cannot be

contradiction = { $sources } { $count ->
    [1] can’t be true
    [2] can’t both be true
   *[other] can’t all be true
}.

## Why something is certain

has = { $player } has { $card }
has-not = { $player } does not have { $card }
in-case-file = { $card } is in the case file
not-in-case-file = { $card } is not in the case file
face-up = { $card } lies face up
not-face-up = { $card } does not lie face up
follows-from-numbers = { $fact }: the numbers of cards leave no other possibility.
follows-from-hand = { $fact }: your own hand says so.
follows-from-open = { $fact }: the face-up cards say so.
follows-from-entry = { $fact }: entry { $entry } says so.
follows = { $fact }: it follows from { $sources }.

## The terminal

terminal-title = The notebook of { $player }, after { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
terminal-title-spectator = A spectator’s notebook, after { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
terminal-no-sheet = There is no sheet yet: check the players and their hands.
terminal-estimated = Estimated:
terminal-samples = exact chances would take too long; these are estimates from samples, worth { $samples } deals.
terminal-chances = case file: { terminal-possible }, { terminal-likely }
terminal-face-up = face up
terminal-case-file = the case file
terminal-has = has
terminal-has-not = has not
terminal-open = open
terminal-possible = possible
terminal-likely = likely
terminal-solved = Solved:
terminal-deals = { $deals } deals are left, with { $solutions } different solutions ({ $bits } bits). The likeliest:
terminal-deals-sampled = About { $deals } deals are left, with { $solutions } different solutions ({ $bits } bits). The likeliest:
terminal-entry = entry { $entry }, line { $line }
terminal-contradiction = Contradiction:
terminal-line = line { $line }:

# Asked for with --why.
terminal-open-cell = { $card }: nothing is certain about { $holder }.
terminal-nothing-certain = { $card }: nothing is certain about anybody.

# Asked for with --ask; the four columns are explained below their table.
terminal-what-to-ask = What to ask:
terminal-nothing-to-ask = There is nothing left to ask: the solution is certain.
terminal-no-owner = To say what to ask, a line such as `me: Ann` is needed.
terminal-now = An accusation now would be right with a chance of { $chance }; { $bits } bits are unknown.
terminal-now-sampled = An accusation now would be right with a chance of { $chance }; { $bits } bits are unknown; these are estimates.
terminal-tells = tells
    .help = bits about the solution that you can expect to learn
terminal-certain = certain
    .help = the chance that you know the solution then
terminal-best = best
    .help = the chance that the best accusation is right then
terminal-gives-away = gives away
    .help = bits that a spectator can expect to learn

# What is wrong with the command.
terminal-there-are = there are { $names }
terminal-not-a-room = { $card } is not a room
terminal-unopened = { $file } can’t be opened
terminal-not-text = { $file } can’t be read as text
terminal-long-file = { $file } is longer than a notebook can be

## The comments of the example of `parlour notebook --example`; the rest of it is the text format, which stays English.

example-comments = A detective’s notebook. What comes after a # is only for you, and empty lines are ignored.
example-edition = the 21 cards of the standard editions; or name your own:
example-players = in turn order, each with the number of their cards
example-names = names may be shortened, as long as they fit only one card
example-open = cards that everybody can see, if your rules leave some over
example-entries = Then what happens, a line each, as it happens.
example-passes = Whoever sits between the one who asks and the one who shows has passed.
example-commas = commas may be left out
example-seen = seen by accident
example-believed = he said so, and I believe him
