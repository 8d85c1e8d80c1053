title = Three Dead Strangers
blurb = Play evidence against the others, hide who you are, and accuse before you are accused.
minutes = 15 to 20 minutes

chair-head = Head of the table
chair-fire = By the fire
chair-window = By the window
chair-door = By the door

option-games = Games in the match
    .help = The points of all games are added up. With two players, both are found out in about one game in four, and then nobody wins it, so several games make a better match.
option-scoring = Points
    .help = Whether the winners of a game share one point or get one each.
option-scoring-shared_pot = The winners share one point
option-scoring-all_alike = Each winner gets one point
option-spacing = Spacing
    .help = Whether the half of a card that covers nothing may touch other cards.
option-spacing-apart = Cards stay apart
option-spacing-touching = Cards may touch

bot-random = Dazed
    .blurb = Plays and accuses without a thought.
bot-careful = Careful guest
    .blurb = Keeps evidence away from itself and accuses when it is fairly sure.
bot-schemer = Schemer
    .blurb = Watches what everybody plays and covers, walls in evidence against the others, and accuses when it pays.

## Setups that are refused

players-allowed = Two to four can play, not { $players }.
characters-allowed = There are { $least } to 4 characters, not { $characters }.
victims-allowed = There are 1 to 3 victims, not { $victims }.
hand-allowed = Each player is dealt 1 to 3 cards, not { $cards }.
games-allowed = A match has 1 to { $most } games, not { $games }.
deck-too-large = A deck has at most { $most } cards, not { $cards }.
deck-too-small = { $dealt } cards have to be dealt, and the deck has only { $cards }.
not-in-this-game = The deck has evidence against { $character_the }, who is not in this game.

## Pieces of sentences

evidence = { $who_possessive } { $what }
card = { $one } and { $other }
hand-of-none = nothing
hand-of-one = { $one }
hand-of-two = { $one }; and { $two }
hand-of-three = { $one }; { $two }; and { $three }
that-is-character = { $who_is ->
    [you] you are { $character_short }
   *[other] { $who } is { $character_short }
}
who-with-chance = { $who } ({ $chance }%)

## News

dealt = You are { $character_the }. You hold { $hand }.
dealt-unseen = { $cards ->
    [one] Everybody is dealt a secret character and one card.
   *[other] Everybody is dealt a secret character and { $cards } cards.
}
next-game = Game { $game } begins. { $dealt }
draws = { $who_is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
# Everybody sees it where the card was put back after a wrong accusation, and otherwise only the player who draws it.
draws-card = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws the Accusation that was put back.
}
plays = { $who_is ->
    [you] You play { $card } in front of { $victim_the }.
   *[other] { $who } plays { $card } in front of { $victim_the }.
}
accuses-rightly = { $by_is ->
    [you] You accuse
   *[other] { $by } accuses
} { $who } of murdering { $victim_the } as { $character_the }. That is right: { $who_is ->
    [you] you are
   *[other] { $who } is
} { $character_the }.
accuses-wrongly = { $by_is ->
    [you] You accuse
   *[other] { $by } accuses
} { $who } of murdering { $victim_the } as { $character_the }. That is wrong: { $who_is ->
    [you] you are
   *[other] { $who } is
} not { $character_the }.
passes = { $who_is ->
    [you] You have nothing to play and pass.
   *[other] { $who } has nothing to play and passes.
}

game-ends = { $news } { $why } { $winners }
all-solved = All the murders are solved.
nothing-to-play = Nobody has anything left to play.
nobody-wins = Nobody wins.
wins-alone = { $who_is ->
    [you] You win alone.
   *[other] { $who } wins alone.
}
win-together = The winners are { $who }.

## Refusals

cannot-be-dealt = This cannot be dealt from the deck.
cannot-be-drawn = This card cannot be on top of the pile.
deal-first = The cards have to be dealt first.
draw-first = A card has to be drawn first.
play-now = Play a card now.
must-play = You can only pass if there is nothing you can play, and there is.
match-over = The match is over.
not-in-hand = You do not have this card.
no-such-half = The card does not show this half.
accuse-with-it = An Accusation is not evidence. Use it to accuse somebody.
no-such-victim = There is no such victim. They are numbered 0 to { $last }.
murder-solved = This murder has been solved. Choose another victim.
first-card = The first card has to touch the victim: one half goes on the middle square of the first row.
covers-nothing = A card has to cover one half of a card that was played before.
covers-two = A card can only cover one half. Its other half goes on an empty square.
above-the-victim = No card goes beside the victim or above it.
touches = The half that covers nothing may not touch any other card.
covers-a-dead-end = A Dead End cannot be covered.
closes-off = A card with a Dead End may not close a victim off.
no-accusation-card = You have no Accusation.
evidence-incomplete = The motive, means and opportunity of { $character_the } do not all show in front of this victim.
accuse-another = You cannot accuse yourself. Choose another player.
no-such-player = There is no such player at the table.
known-not-to-be = Everybody knows that { $who } is not { $character_the }.

## Reasons

is-character = { $who_is ->
    [you] You are { $character_short }.
   *[other] { $who } is { $character_short }.
}
accused-rightly = { $by_is ->
    [you] You
   *[other] { $by }
} rightly accused { $who }: { $who_is ->
    [you] you are
   *[other] { $who } is
} { $character_short }.
accused-wrongly = { $by_is ->
    [you] You
   *[other] { $by }
} wrongly accused { $who }: { $who_is ->
    [you] you are
   *[other] { $who } is
} not { $character_short }.

## Review

measure = Bits left about who the others are
unit = right accusations

won = { $games ->
    [one] The game was won by { $who }.
   *[other] The match was won by { $who }.
}
nobody-won = Nobody won.
player-summary = { $accused } { $knew } { $fate }
accused-nobody = { $who_is ->
    [you] You
   *[other] { $who }
} accused nobody.
accused-once-rightly = { $who_is ->
    [you] You
   *[other] { $who }
} made one accusation, and it was right.
accused-once-wrongly = { $who_is ->
    [you] You
   *[other] { $who }
} made one accusation, and it was wrong.
accused-often = { $who_is ->
    [you] You
   *[other] { $who }
} made { $all } accusations, and { $right ->
    [0] none of them was
    [one] one of them was
   *[other] { $right } of them were
} right.
# These follow a sentence that has named the player.
first-knew = { $who_is ->
    [you] You
   *[other] They
} could first work out who another player was at move { $move }.
never-knew = { $who_is ->
    [you] You
   *[other] They
} could never be sure who another player was.
was-found-out = { $who_is ->
    [you] You
   *[other] They
} were found out at move { $moves }.
never-found-out = { $who_is ->
    [you] You
   *[other] They
} were never found out.

moment-turning-point = Turning point
could-know = From here on { $who } could know that { $facts }.

moment-complete = Evidence complete
completed = { $who_is ->
    [you] You
   *[other] { $who }
} completed the evidence against { $character_short } in front of { $victim_the }.
had-to-be = From what { $by } knew, that had to be { $who }.
could-be = From what { $by } knew, that could be { $who }.
could-be-nobody = From what { $by } knew, that was nobody at the table.
own-but-found-out = { $who_is ->
    [you] That is your own character, but you
   *[other] That is their own character, but they
} had been found out before.
own-for-nothing = { $who_is ->
    [you] That is your own character, and you
   *[other] That is their own character, and they
} could have played something else.
own-of-necessity = { $who_is ->
    [you] That is your own character, but everything you
   *[other] That is their own character, but everything they
} could play would have done the same.

moment-accusation = Accusation
accused = { $by_is ->
    [you] You
   *[other] { $by }
} accused { $who } of murdering { $victim_the } as { $character_short }.
bluff = { $who_is ->
    [you] That was a bluff: you were { $character_short }.
   *[other] That was a bluff: { $who } was { $character_short }.
}
had-been-found-out = It had to be right, because { $who } had been found out before.
sure-chance = From what { $by } knew, its chance of being right was { $chance }%.
both-chances = From what { $by } knew, its chance of being right was { $likely }% (likely) or { $possible }% (possible).
no-other = There was no other accusation to make.
another-was-likelier = Another was likelier: { $who } as { $character_short }, { $chance }%.
another-was-as-likely = No other was likelier, and { $who } as { $character_short } was just as likely.
next-best = The next best was { $who } as { $character_short }, { $chance }%.
it-was-right = It was right.
it-was-wrong = It was wrong.

moment-found-out = Found out
found-out = { $by_is ->
    [you] You
   *[other] { $by }
} found out that { $who_is ->
    [you] you were
   *[other] { $who } was
} { $character_short }.

### Things

## Characters: `.the` as in a sentence, `.short` where it is clear who is meant.

character-shelby = Shelby Sinclair
    .the = Shelby Sinclair
    .short = Shelby
    .possessive = Shelby's
character-thomas = Thomas Blauden
    .the = Thomas Blauden
    .short = Thomas
    .possessive = Thomas's
character-vernon = Vernon St. Oakes
    .the = Vernon St. Oakes
    .short = Vernon
    .possessive = Vernon's
character-duchess = The Dowager Duchess
    .the = the Dowager Duchess
    .short = the Duchess
    .possessive = the Duchess's

## What half a card shows, and cards without evidence.

aspect-motive = motive
aspect-means = means
aspect-opportunity = opportunity
half-dead-end = a Dead End
    .bare = Dead End
card-double-dead-end = a double Dead End
card-accusation = an Accusation
    .bare = Accusation

## Victims, numbered as in the JSON.

victim-0 = first victim
    .the = the first victim
victim-1 = second victim
    .the = the second victim
victim-2 = third victim
    .the = the third victim

### Page
