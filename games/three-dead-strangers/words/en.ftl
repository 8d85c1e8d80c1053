title = Three Dead Strangers
blurb = Play evidence against the others, hide who you are, and accuse before you are accused.
minutes = 15 to 20 minutes
players-2 = With two players, both are found out in about one game in four, and then nobody wins it. A match of several games is fairer.

chair-head = Head of the table
chair-fire = By the fire
chair-window = By the window
chair-door = By the door

option-games = Games in the match
    .help = The points of all games are added up.
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
bot-daydreamer = Daydreamer
    .blurb = Likes it when something shows against somebody, and does not count: to it, three pieces of evidence are no worse than one, even against itself.
bot-gossip = Gossip
    .blurb = Is so busy with what shows against the others that it hardly looks at what shows against itself.
bot-careful = Careful guest
    .blurb = Keeps evidence away from itself and accuses when it is fairly sure.
bot-plotter = Plotter
    .blurb = Watches what everybody plays and covers, but hurries to cover what shows against itself, and everybody sees that.
bot-hermit = Hermit
    .blurb = Keeps evidence away from itself before anything else, and accuses only when it is nearly certain.
bot-schemer = Schemer
    .blurb = Watches what everybody plays and covers, walls in evidence against the others, and accuses when it pays.
bot-phantom = Phantom
    .blurb = Plays every idea to the end of the game in its head, and hides who it is where that pays.

## Setups that are refused

players-allowed = Two to four can play, not { $players }.
characters-allowed = There are { $least } to 4 characters, not { $characters }.
victims-allowed = There are 1 to 3 victims, not { $victims }.
hand-allowed = Each player is dealt 1 to 3 cards, not { $cards }.
games-allowed = A match has 1 to { $most } games, not { $games }.
deck-too-large = A deck has at most { $most } cards, not { $cards }.
deck-too-small = { $dealt } cards have to be dealt, and the deck has only { $cards }.
deck-beyond-numbers = A program that learns can be given a deck with { $most } cards of evidence at most, not { $cards }.
not-in-this-game = The deck has evidence against { $character_the }, who is not in this game.

## Pieces of sentences

evidence = { $who_possessive } { $what }
card = { $one } and { $other }
hand-of-none = nothing
hand-of-one = { $one }
hand-of-two = { $one }; and { $two }
hand-of-three = { $one }; { $two }; and { $three }
hand-accusations = { $count ->
    [2] two Accusations
   *[other] three Accusations
}

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

cannot-be-dealt = This can’t be dealt from the deck.
cannot-be-drawn = This card can’t be on top of the pile.
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
covers-a-dead-end = A Dead End can’t be covered.
closes-off = A card with a Dead End may not close a victim off.
no-accusation-card = You have no Accusation.
evidence-incomplete = The motive, means and opportunity of { $character_the } do not all show in front of this victim.
accuse-another = You can’t accuse yourself. Choose another player.
no-such-player = There is no such player at the table.
known-not-to-be = Everybody knows that { $who } is not { $character_the }.

## Hints: a move, and what speaks for it

hint-play = Play { $card } in front of { $victim_the }.
hint-accuse = Accuse { $who } of murdering { $victim_the } as { $character_the }.
hint-pass = Pass.
hint-covers-yours = It covers your own { $what }.
hint-shows-yours = It shows your own { $what }.
hint-shows-found-out = It shows your own { $what }, but you have been found out already.
hint-exposes-you = This leaves you open to be accused: your motive, means and opportunity will all show in front of { $victim_the }.
hint-leaves-you-open = Careful: your motive, means and opportunity still show in front of { $victim_the }, and you can be accused of that murder.
hint-open-if-wrong = Careful: if it is wrong, you can still be accused of murdering { $victim_the } yourself, because your motive, means and opportunity show there.
hint-all-expose = Whatever you played, and wherever, you would be open to be accused.
hint-breaks-case = As things stand you can be accused of murdering { $victim_the }. After this you cannot.
hint-one-missing = Careful: in front of { $victim_the } only one piece of evidence is missing against you: { $what }. When it shows too, you can be accused.
hint-covers = It covers { $character_possessive } { $what }.
hint-nothing-changes = It brings up nothing new against anybody.
hint-shows = It shows { $character_possessive } { $what }.
hint-completes = That completes the case against { $character_short }: whoever holds an Accusation can use it.
hint-nearly = After that only one piece is missing there against { $character_short }: { $what }.
hint-is-open = Everybody knows already that { $who } is { $character_short }.
hint-surely-is = From what you know, { $who } must be { $character_short }.
hint-probably-is = If everybody plays with care, { $who } is probably { $character_short }: the chance is { $chance }%.
hint-chance-is = The chance that { $who } is { $character_short } is { $chance }%.
hint-nothing-on-you = It shows nothing about you.
hint-not-like-others = { $count ->
    [one] Another card
    [2] Two other cards
    [3] Three other cards
   *[other] { $count } other cards
} in your hand would show something about you; this one does not.
hint-none-left = Everybody else has been found out: you win if nothing gives you away.
hint-bluff = You are { $character_short } yourself, so it will be wrong. But the others may then think that you are somebody else.
hint-solves = { $left ->
    [0] That solves the last murder: the game is over, and everybody who has not been found out wins.
   *[other] That solves the murder. When all are solved, everybody who has not been found out wins.
}
hint-must-accuse = You can play no evidence, so it has to be an Accusation.
hint-if-wrong = If it is wrong, your Accusation goes back into the pile, and the game goes on.
hint-cannot-play = There is nothing that you can play.

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

## The lesson

lesson-play = You are secretly Shelby. Anyone whose motive (heart), means (dagger) and opportunity (clock) all show in front of a victim can be accused of that murder. Point at others: choose the bright card, then the lit place, then “Play it here”.
lesson-cover = Shelby’s means and opportunity show: with a motive as well, anybody could accuse you! Cover the means with the card that has Thomas’s and Vernon’s means: choose it, then the lit place, then “Play it here”.
lesson-complete = Vernon’s motive and means show, and you have drawn an Accusation. Add the opportunity: choose the bright card, then the lit place, then “Play it here”, and see who hurries to cover it!
lesson-accuse = { $player } has now covered Vernon’s evidence twice, so that is almost certainly Vernon, and { $other } has just completed it again! Choose “Accuse …”, then “Continue”, then “Accuse { $player }”.
lesson-end = { $player } has lost, and you win if nobody ever finds you out. But two pieces point at you in front of victim 2: cover one of them! And whose evidence does { $other } keep covering?

## Review

measure = Cases still possible: who the others are
unit = right accusations

review-won = { $games ->
    [one] The game was won by { $who }.
   *[other] The match was won by { $who }.
}
review-nobody-won = Nobody won.
review-of-player = { $accused } { $knew } { $fate }
review-accused-nobody = { $who_is ->
    [you] You
   *[other] { $who }
} accused nobody.
review-accused-once-rightly = { $who_is ->
    [you] You
   *[other] { $who }
} made one accusation, and it was right.
review-accused-once-wrongly = { $who_is ->
    [you] You
   *[other] { $who }
} made one accusation, and it was wrong.
review-accused-often-wrongly = { $who_is ->
    [you] You
   *[other] { $who }
} made { $all } accusations, and { $all ->
    [2] neither of them
   *[other] none of them
} was right.
review-accused-often-rightly = { $who_is ->
    [you] You
   *[other] { $who }
} made { $all } accusations, and { $all ->
    [2] both of them
   *[other] all of them
} were right.
review-accused-often = { $who_is ->
    [you] You
   *[other] { $who }
} made { $all } accusations, and { $right ->
    [one] one of them was
   *[other] { $right } of them were
} right.
# These follow a sentence that has named the player.
review-first-knew = { $who_is ->
    [you] You
   *[other] They
} could first be sure who another player was, whose card still lay face down, at move { $move }.
review-never-knew = { $who_is ->
    [you] You
   *[other] They
} could never be sure who another player was.
review-knew-when-open = { $who_is ->
    [you] You
   *[other] They
} could never be sure who another player was before that player’s card was face up.
review-was-found-out = { $who_is ->
    [you] You
   *[other] They
} were found out at move { $moves }.
review-never-found-out = { $who_is ->
    [you] Nobody found you out.
   *[other] Nobody found them out.
}

review-turning-point = Turning point
review-could-know = From here on { $who } could know that { $facts }.
review-thought = By what { $by } knew, the likeliest was: { $facts }.
review-thought-open = Whatever evidence { $who_is ->
    [you] you could play, you
   *[other] { $who } could play, { $who }
} would have been open to be accused.
review-thought-against = Whatever evidence { $who_is ->
    [you] you could play would have counted against you
   *[other] { $who } could play would have counted against { $who }
}.
review-thought-bluff = Whoever believes it takes { $who_is ->
    [you] you
   *[other] { $who }
} for somebody else.
review-thought-guess = A wrong accusation costs no more than its card.
review-thought-of = { $who } as { $character_short } ({ $chance }%)
review-could-name = From move { $move } on { $who } could be sure that { $facts }.
review-so = So { $facts }.
review-likeliest-guess = { $who_is ->
    [you] You
   *[other] { $who }
} could never be sure who anybody else was before they were found out. The nearest was at move { $move }: the chance that { $of_is ->
    [you] you were
   *[other] { $of } was
} { $character_short } was { $chance }%. { $why }
review-never-sure = { $who_is ->
    [you] You
   *[other] { $who }
} could never be sure who anybody else was before that player’s card was face up.
review-that-is-character = { $who_is ->
    [you] you are { $character_short }
   *[other] { $who } is { $character_short }
}

review-complete = Evidence complete
review-completed = { $who_is ->
    [you] You
   *[other] { $who }
} completed the evidence against { $character_short } in front of { $victim_the }.
review-who-with-chance = { $who } ({ $chance }%)
review-nobody-with-chance = nobody at the table ({ $chance }%)
review-had-to-be = From what { $by } knew, that had to be { $who }.
review-could-be = From what { $by } knew, that could be { $who }.
review-could-be-nobody = From what { $by } knew, that was nobody at the table.
review-own-but-found-out = { $who_is ->
    [you] That is your own character, but you
   *[other] That is their own character, but they
} had been found out before.
review-own-for-nothing = { $who_is ->
    [you] That is your own character: now you
   *[other] That is their own character: now they
} could be accused.
review-own-but-open = { $who_is ->
    [you] That is your own character, and whatever you
   *[other] That is their own character, and whatever they
} played, { $who_is ->
    [you] you
   *[other] they
} could be accused.
review-spare = { $who_is ->
    [you] You
   *[other] { $who }
} could have played something that did not complete it.
review-own-of-necessity = { $who_is ->
    [you] That is your own character, but everything you
   *[other] That is their own character, but everything they
} could play would have done the same.

review-exposed = Open to be accused
review-was-exposed = { $by_is ->
    [you] You
   *[other] { $by }
} completed the evidence against { $who } in front of { $victim_the }: from here on { $who } could be accused of that murder.
review-could-cover = At move { $move } { $who } could have covered some of it.
review-could-cover-but = At move { $move } { $who } could have covered some of it, but something else was as good or better.
review-left-open = { $who_is ->
    [you] Your
   *[other] { $who }’s
} motive, means and opportunity all showed in front of { $victim_the }, and { $who_is ->
    [you] you
   *[other] they
} left them so.
review-cover-it = { $who_is ->
    [you] You
   *[other] { $who }
} could have covered some of it.
review-risk = From what everybody knew after that, the chance that { $who_is ->
    [you] you were
   *[other] { $who } was
} { $character_short } was { $chance }%.
review-cost-little = So it cost little.
review-complete-since = The evidence in front of { $victim_the } had been complete since move { $move }.
review-had-completed = { $who_is ->
    [you] You had completed it yourself, and
   *[other] { $who } had completed it, and
} could have played something that did not.
review-had-left-it = At move { $move } { $who } could have covered some of it, and left it so.
review-betrayed = From what { $by } knew, { $who_is ->
    [you] your own accusation at move { $move } had made it likelier that you were { $character_short }
   *[other] { $who }’s own accusation at move { $move } had made it likelier that they were { $character_short }
}: { $after }% instead of { $before }%.

review-accusation = Accusation
review-accused = { $by_is ->
    [you] You
   *[other] { $by }
} accused { $who } of murdering { $victim_the } as { $character_short }.
review-missed-accusation = Chance to accuse
review-could-accuse = { $by_is ->
    [you] You
   *[other] { $by }
} could have accused { $who } of murdering { $victim_the } as { $character_short }: from what { $by } knew, the chance was { $chance }%.
review-accuse-instead = Accusing would have been better than playing evidence.
review-bluff = { $who_is ->
    [you] That was a bluff: you were { $character_short }.
   *[other] That was a bluff: { $who } was { $character_short }.
}
review-had-been-found-out = It had to be right, because { $who } had been found out before.
review-could-be-sure = { $by_is ->
    [you] You
   *[other] { $by }
} could be sure of it.
review-both-chances = From what { $by } knew, the chance that it was right was { $likely }%. Counting only whom accusations had ruled out, it was { $possible }%.
review-could-not-be-right = From what { $by } knew, it could not be right.
review-nothing-else = There was nothing else to play.
review-had-to-accuse = { $who_is ->
    [you] You
   *[other] { $who }
} could play nothing but an Accusation.
review-keep-it = Playing evidence would have been better: that keeps the Accusation card for a better moment.
review-no-other = There was no other accusation to make.
review-no-other-could-be = No other accusation could have been right.
review-another-was-likelier = Another was likelier: { $who } as { $character_short }, { $chance }%.
review-another-was-as-likely = No other was likelier; { $who } as { $character_short } was about as likely.
review-next-best = The next best was { $who } as { $character_short }, { $chance }%.
review-it-was-right = The accusation was right.
review-it-was-wrong = The accusation was wrong.

review-found-out = Found out
review-found = { $by_is ->
    [you] You
   *[other] { $by }
} found out that { $who_is ->
    [you] you were
   *[other] { $who } was
} { $character_short }.

review-play = Evidence played
review-played = { $who_is ->
    [you] You played
   *[other] { $who } played
} { $card } in front of { $victim_the }.

## Why bots did what they did

review-bot-took-for = By what everybody had played, covered and accused, { $who } took { $of } for { $character_short } with a chance of { $chance }%.
review-bot-ruled-out = Going only by whom accusations had ruled out, { $who } took { $of } for { $character_short } with a chance of { $chance }%.
review-bot-was-sure = { $who } was sure that { $of_is ->
    [you] you were
   *[other] { $of } was
} { $character_short }.
review-bot-accuses-from = From { $sure }% on, { $who } accuses.
review-bot-solves = It could not be wrong, for { $of_is ->
    [you] you had been found out
   *[other] { $of } had been found out
}: each murder solved brings the end of the game nearer.
review-bot-silent = { $who } could have accused { $of }, but took { $of } for { $character_short } with a chance of { $chance }% only, and accuses from { $sure }% on.
review-bot-bluff = The others could take { $who } for { $character_short } with a chance of { $chance }%: whoever believes this accusation no longer does.
review-bot-only-safe = Every other move would have left { $who } open to more accusations, or accused somebody who was hardly it.
review-bot-nothing-better = Nothing else was worth more to { $who }.
review-bot-whim = Something else was worth a little more to { $who }, who does not weigh so finely.
review-bot-covers = It covers evidence against { $character_short }, and that is { $who }: the others could think so with a chance of { $chance }%.
review-bot-shows = It strengthens the case against { $character_short }, and { $who } took { $of } for that character with a chance of { $chance }%.
review-bot-completes = It completes the case against { $character_short }, and { $who } took { $of } for that character with a chance of { $chance }%.
review-bot-shows-somebody = It strengthens the case against { $character_short }, and { $who } could not tell who that was.
review-bot-completes-somebody = It completes the case against { $character_short }, and { $who } could not tell who that was.
review-bot-silent-nobody = { $who } could have accused somebody, but no accusation was likelier than { $chance }%, and { $who } accuses from { $sure }% on.
review-bot-walls-in = Some of the evidence against { $character_short } can never be covered now.
review-bot-does-not-count = It is also evidence against { $who }, who does not count: three pieces seem no worse than one.
review-bot-hardly-minds = It is also evidence against { $who }, who hardly minds that.
review-bot-played-out = Of { $games } games played on from here with cards that fit what { $who } knew, { $who } wins { $won ->
    [0] none
   *[other] { $won }
}.

### Things

## Characters: `.the` as in a sentence, `.short` where it is clear who is meant, `.possessive` the short name's; `.label`
## and `.owner` are these two where a text begins. `.symbol` stands on the cards and is different for each; `.upper` and
## `.lower` are the two lines of the name on the character's own card.

character-shelby = Shelby Sinclair
    .the = Shelby Sinclair
    .short = Shelby
    .possessive = Shelby’s
    .label = Shelby
    .owner = Shelby’s
    .symbol = S
    .upper = Shelby
    .lower = Sinclair
character-thomas = Thomas Blauden
    .the = Thomas Blauden
    .short = Thomas
    .possessive = Thomas’s
    .label = Thomas
    .owner = Thomas’s
    .symbol = T
    .upper = Thomas
    .lower = Blauden
character-vernon = Vernon St. Oakes
    .the = Vernon St. Oakes
    .short = Vernon
    .possessive = Vernon’s
    .label = Vernon
    .owner = Vernon’s
    .symbol = V
    .upper = Vernon
    .lower = St. Oakes
character-duchess = The Dowager Duchess
    .the = the Dowager Duchess
    .short = the Duchess
    .possessive = the Duchess’s
    .label = The Duchess
    .owner = The Duchess’s
    .symbol = D
    .upper = Dowager
    .lower = Duchess

## What half a card shows, and cards without evidence; `.label` where a text begins.

aspect-motive = motive
aspect-means = means
aspect-opportunity = opportunity
half-dead-end = a Dead End
    .bare = Dead End
    .label = A Dead End
card-double-dead-end = a double Dead End
    .label = A double Dead End
card-accusation = an Accusation
    .bare = Accusation
    .label = An Accusation

## Victims, numbered as in the JSON; `.the` as in a sentence, `.label` where a text begins.

victim-0 = first victim
    .the = the first victim
    .label = The first victim
victim-1 = second victim
    .the = the second victim
    .label = The second victim
victim-2 = third victim
    .the = the third victim
    .label = The third victim

### What a likely guess comes from

by-evidence = Players tend to cover evidence against themselves and seldom bring it to show. For each character that { $who_is ->
    [you] you could be, how often you
   *[other] { $who } could be, how often { $who }
} hid the last motive, means or opportunity in front of a victim, and how often { $who_is ->
    [you] you
   *[other] they
} showed one that was not to be seen: { $each }.
evidence-of = { $character_short } (hid { $covered ->
    [0] none
   *[other] { $covered }
}, showed { $shown ->
    [0] none
   *[other] { $shown }
}{ $accused ->
    [0] {""}
    [1] , and once accused somebody else of being it
   *[other] , and { $accused } times accused somebody else of being it
})

### Puzzles

puzzle-kind-accuse = Whom would you accuse?
puzzle-whom = You may accuse somebody. Which of these is likeliest to be right?
puzzle-habits = Players tend to cover evidence against their own character and seldom bring it to show. “Hid” counts how often somebody hid the last motive, means or opportunity in front of a victim, and “showed” how often they showed one that was not to be seen.
puzzle-deeds = { $who } can be { $each }.
puzzle-which-charge = Your accusation
puzzle-charge = { $who } is { $character_short }
puzzle-chance = { $who } is { $character_short } with a chance of { $chance }%.
puzzle-better = It is likelier that { $who } is { $character_short }: { $chance }%.
puzzle-as-good = Just as right is that { $who } is { $character_short }: { $chance }%.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-pass = pass, because you have nothing to play
page-do-play = play evidence in front of a victim
page-do-play-or-accuse = play evidence in front of a victim, or accuse somebody
page-do-accuse = accuse somebody
page-now-deal = The characters and cards are being dealt.
page-now-draw = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} a card.
page-now-play = { $who_is ->
    [you] You are
   *[other] { $who } is
} weighing the evidence.

## Evidence and cards where a text begins; within a sentence they are `evidence` and `card`.

page-evidence = { $who_owner } { $what }
page-card = { $one } and { $other }

## The victims and what is in front of them

page-victim = Victim { $number }
page-places-lit = Places are lit
page-solved = Solved: { $who_is ->
    [you] you are
   *[other] { $who } is
} { $character_short }
page-solved-by = accused by { $by }
page-accusable-one = { $character_label } can be accused
page-accusable = { $count ->
    [2] Two
    [3] Three
   *[other] Four
} can be accused
page-shows = { $character_label }: { $shown }.
page-shows-all = { $character_label }: { $shown }, complete.
page-mark = { $count ->
    [one] { $aspect }
   *[other] { $aspect } { $count } times
}
page-mark-named = { $character_label }, { $aspect }: { $count ->
    [0] does not show
    [one] shows
   *[other] shows { $count } times
}
page-evidence-at = Evidence in front of victim { $number }
page-zoom-in = Zoom in on victim { $number }
page-zoom-out = Zoom out from victim { $number }
page-show-all = Show all of victim { $number }
page-stamp-solved = Solved

## Places that are lit

page-place = victim { $number }, row { $row }{ $side ->
    [left] , { $column } left
    [right] , { $column } right
   *[middle] {""}
}, { $toward ->
    [away] away from the victim
    [right] to the right
    [left] to the left
   *[back] back towards the victim
}: { $what }
page-place-covers = { $half } covers { $covered }
page-place-first = the first card here, with { $half } on this square
page-picked = Chosen: { $place }. Press Enter to play the card.
page-taken = { $card }: { $lit ->
    [0] no places lit
    [one] 1 place lit
   *[other] { $lit } places lit
} this way round, { $total } in all.
page-turned = Turned: { $lit ->
    [0] no places lit
    [one] 1 place lit
   *[other] { $lit } places lit
}.
page-no-place = There is no place for this card now.
page-lesson-first = The lesson asks for something else first.
page-hint-first = The hint is to do something else: put it away to play as you like.
page-no-accusation = You can’t accuse anybody now: nobody’s motive, means and opportunity all show.

## The viewer's own cards, and what can be done with them

page-your-place = Your place
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-card-idle = not bright: it cannot be played now
page-outcome-covers = { $half } covers { $covered }, with { $other } beside it, in front of { $victim_the }.
page-outcome-first = { $half } is played first, with { $other } beside it, in front of { $victim_the }.
page-wait = Wait for your turn.
page-nothing-to-play = You have nothing to play.
page-turn-it = There is no place for the card this way round. Turn it.
page-choose-place = Choose a lit place, or drag the card there.
page-choose-card = Choose a card to play.
page-choose-card-or-accuse = Choose a card to play, or accuse somebody.
page-accuse-somebody = Accuse somebody.
page-only-accuse = You can play no card: accuse somebody.
page-pass = Pass
page-play = Play it here
page-turn = Turn
page-not-there = Not there
page-accuse = Accuse …

page-uncover = Uncover
page-you-are = You are { $character_the }. Tap to cover.
page-covered = Your character is covered: uncover it
page-secret = You are { $character_the }: cover it
page-secret-known = You are { $character_the }, and everybody knows: cover it
page-revealed = revealed

## Accusing

page-accuse-title = Accuse
page-whose-murder = Whose murder?
page-which-character = Which character does the evidence point at?
page-which-player = Which player is that?
page-character-own = { $character } (you)
page-is-known = is { $character_short }
page-not-now = Not now
page-continue = Continue

page-accuse-sure = Are you sure?
page-claim = “{ $who } is { $character_the } and killed { $victim_the }.”
page-if-right = If you are right, { $who } turns their character card face up and has lost, but plays on. The murder is solved.
page-if-right-lost = This will be right: { $who } was found out before, and has lost already. The murder is solved.
page-last-murder = That is the last murder: the game is over if you are right.
page-if-wrong = If you are wrong, everybody learns that { $who } is not { $character_short }. The Accusation goes back into the pile, { $above ->
    [0] on top
    [one] under 1 card
   *[other] under { $above } cards
}.
page-left-out = Everybody knows that { $who } can’t be { $character_the }.
page-impossible = From what you know, { $who } can’t be { $character_the }. This will be wrong.
page-bluff = You are { $character_short } yourself. This is a bluff, and it will be wrong.
page-think-again = Think again
page-accuse-now = Accuse { $who }

page-accusation = The accusation
page-accuses = { $by_is ->
    [you] You accuse
   *[other] { $by } accuses
} { $who } of murdering { $victim_the }: “{ $who_is ->
    [you] You are
   *[other] { $who } is
} { $character_the }!”
page-guilty = Guilty!
page-wrong = Wrong!
page-was-right = { $who_is ->
    [you] You are
   *[other] { $who } is
} { $character_the }. The murder of { $victim_the } is solved.
page-was-wrong = { $who_is ->
    [you] You are
   *[other] { $who } is
} not { $character_the }. The Accusation goes back into the pile.
page-close-accusation = Close the accusation

## The pile, the players and the points

page-pile = Draw pile
page-to-draw = { $count ->
    [0] No cards left to draw
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
page-put-back = { $count ->
    [one] Accusation put back:
   *[other] Accusations put back:
} { $depths }.
page-depth = { $above ->
    [0] on top
    [one] under 1 card
   *[other] under { $above } cards
}

page-player = { $who_is ->
    [you] You
   *[other] { $who }
}
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-cards-with = { $cards }, { $accusations ->
    [one] one Accusation among them
   *[other] { $accusations } Accusations among them
}
page-card-accusation = 1 card, an Accusation

page-match = The match
page-game-of = Game { $game } of { $games }
page-scores-player = Player
page-scores-points = Points

## Who is who: what is certain, the help, and suspicions marked by hand

page-guess = Who { $who } may be
page-possible = by accusations
page-likely = by their play
page-odds = { $possible }% by the accusations
page-odds-both = { $possible }% by the accusations, { $likely }% by their play
page-sure-revealed = revealed
page-sure-another = revealed as another character
page-sure-accused = wrongly accused
page-sure-secret = your secret
page-sure-not-you = not you
page-sure-somebody = that is { $who }
page-sure-follows = it follows
page-sure-title = { $character_label }: { $why }
page-sure = { $character_label }: { $is ->
    [yes] yes
   *[no] no
}, { $why }
page-sure-ask = { $sure }. Why?
page-marked = { $mark ->
    [maybe] perhaps
    [yes] I think so
    [no] I think not
   *[none] no mark
}
page-open = open
page-note = { $character_label }: { $says }; change your mark
page-note-odds = { $character_label }: { $says }, { $odds }; change your mark
page-unsure = { $character_label }: { $says }
page-unsure-odds = { $character_label }: { $says }, { $odds }

page-identity = { $who_is ->
    [you] You are
   *[other] { $who } is
} { $is ->
    [yes] { $character_short }
   *[no] not { $character_short }
}
page-why = { $claim }. Why?
page-why-list = Why { $who_is ->
    [you] you are
   *[other] { $who } is
} { $is ->
    [yes] { $character_short }
   *[no] not { $character_short }
}
page-why-wait = Working it out …
page-why-none = That is not certain now.
page-why-rules = { $claim }: that follows from the rules alone.

page-oracle = The chances count only your own character and the accusations.
page-oracle-likely = The first chance counts only your own character and the accusations. The second also counts what everybody has played and covered.

## The review of suspicions marked by hand

page-slip = You marked { $who } { $mark } for { $character_short }, but { $who } is { $is ->
    [yes] { $character_short }
   *[no] not { $character_short }
}.
page-concluded = { $who } is { $character_short }.
page-also = You could also have known this about the others:

## More on the news, in the log

page-detail-covers = It covers { $covered }.
page-detail-covers-nothing = It covers nothing.
page-detail-none = Nothing more was seen.
page-detail-points = Points: { $points }.
page-points-of = { $who } { $points }

## What was hidden, in the replay and at the end

page-reveal = Who they were
page-won = won
page-found-out = found out
page-face-down = Face down: { $characters }.
page-game-cast = Game { $game }: { $players }.
page-was = { $who_is ->
    [you] you were
   *[other] { $who } was
} { $character_the }
page-victim-solved = { $victim_label }: { $by } rightly accused { $who }.
page-victim-unsolved = { $victim_label }: unsolved.
page-told-deal = The cards are dealt: { $players }.
page-told-is = { $who } is { $character_the }
page-told-draw = { $who } draws { $card }.

## The form of the options

page-deck = Deck
page-deck-help = A JSON file with a list of cards, each with its count.

## Shortcuts, for the help page

page-enter = Enter
page-arrows = Arrow keys
page-escape = Escape
page-key-hand = Go to your hand
page-key-enter = Choose a card, then a place; press again to play it there
page-key-arrows = Move between lit places, or through your hand
page-key-turn = Turn the card
page-key-back = Undo your choice
page-key-accuse = Accuse
page-key-pass = Pass

## What one wants

page-goal = You are { $who_the }. Keep it secret, and get the others accused: never let { $who_possessive } motive, means and opportunity show in front of one victim.
page-goal-short = You are { $who_short }: get others accused, stay hidden.
page-goal-last = You are { $who_the }. All the others have been found out: you win if you stay secret. Never let { $who_possessive } motive, means and opportunity show in front of one victim.
page-goal-last-short = You are { $who_short }: all others are found out. Stay hidden, and you win.
page-goal-lost = You are { $who_the }, and have been found out: you cannot win any more. You can still get the others accused.
page-goal-lost-short = You are { $who_short }, and found out: get the others accused, too.

## What can be done now, and what it does

page-can-card = A card of your hand
page-can-play = choose it, then a lit place. One half covers evidence that lies there, the other lies beside it.
page-can-accuse = say which player is the character whose motive, means and opportunity all show. If you are right, that player has lost.
page-can-pass = you have nothing to play, so the next player goes on.

## How it is played, with pictures

page-how-who-title = Who are you?
page-how-who = Each player is secretly one of these four. Three people were murdered, and the evidence can be made to point at any of you. Whoever is rightly accused loses. Everybody else wins once all three murders are solved, or no card is left to play.
page-how-card-title = The evidence
page-how-card = Each half of a card is a piece of evidence: the color and the letter say against whom, the sign says what. There are three kinds: motive, means and opportunity.
page-how-play-title = Play evidence
page-how-play = On your turn you draw a card and play one in front of a victim. One half covers a half that lies there, and the other goes beside it. So you show evidence against others, and cover the evidence against yourself. A Dead End can’t be covered.
page-how-complete-title = A complete case
page-how-complete = When motive, means and opportunity of one character all show in front of the same victim, the case is complete: then whoever has an Accusation may use it.
page-how-accuse-title = Accuse
page-how-accuse = An Accusation says which player that character is. If it is right, the murder is solved and that player has lost, but plays on. If it is wrong, the card goes back into the pile, and everybody knows who that player is not.
page-how-example-title = An example
page-how-example = Vernon’s motive and means show in front of the first victim. Ann hurries to cover the means, though she could have played elsewhere. Perhaps Ann is Vernon! Show the opportunity and the means again, and accuse her.
page-how-hide-title = Do not give yourself away
page-how-hide = The others watch you in the same way. If you always cover what points at you, everybody knows who you are. Sometimes let it lie, as long as not all three show.

### What players say to each other: a greeting first, praise last

phrase-1 = Good evening, survivors!
phrase-2 = It wasn’t me!
phrase-3 = I know who you are.
phrase-4 = That looks bad for you.
phrase-5 = Who plays such a card?
phrase-6 = Prove it!
phrase-7 = Nice try!
phrase-8 = I’m innocent, I swear.
phrase-9 = Aha!
phrase-10 = Oh no!
phrase-11 = Take your time.
phrase-12 = Well played!
