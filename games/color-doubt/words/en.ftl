title = Color Doubt
blurb = Play cards face down and say what they are. It doesn’t have to be true, as long as nobody doubts it.
minutes = 15 to 25 minutes

### Things

suit-red = red
    .plural = reds
    .capital = Red
    .letter = R
suit-orange = orange
    .plural = oranges
    .capital = Orange
    .letter = O
suit-yellow = yellow
    .plural = yellows
    .capital = Yellow
    .letter = Y
suit-green = green
    .plural = greens
    .capital = Green
    .letter = G
suit-blue = blue
    .plural = blues
    .capital = Blue
    .letter = B
suit-purple = purple
    .plural = purples
    .capital = Purple
    .letter = Pu
suit-pink = pink
    .plural = pinks
    .capital = Pink
    .letter = Pi
suit-rainbow = rainbow
    .plural = rainbows
    .capital = Rainbow
    .letter = Ra

chair-sun = Sun
chair-moon = Moon
chair-star = Star
chair-cloud = Cloud
chair-comet = Comet

### Options

option-games = Number of games
    .help = One game is won by whoever is rid of all cards. The extended rule is a match of three games: the points of all of them are added up, and the highest total wins.
option-who_may_doubt = Who may doubt
    .help = Whether an announcement that somebody has let pass may still be doubted by later players.
option-who_may_doubt-each_in_turn = Each player in turn
option-who_may_doubt-next_only = Only the next player
option-cards_per_suit = Cards of each color
    .help = Fewer cards make a shorter game.
option-five_suits = Five colors for two players
    .help = Which colors are in the game when two play. With more players all seven are.
option-five_suits-red = Red
option-five_suits-orange = Orange
option-five_suits-yellow = Yellow
option-five_suits-green = Green
option-five_suits-blue = Blue
option-five_suits-purple = Purple
option-five_suits-pink = Pink
option-max_turns = Longest game
    .help = A game that reaches this many decisions ends without a winner. Games are far shorter.

## Standing orders

order-stand = Pass for me
    .help = You let what was announced stand, and play no cards over it.
order-stand-ask = Never, ask me
order-stand-else_ask = Unless the announcement cannot be true, then ask me
order-stand-else_doubt = Unless the announcement cannot be true, then doubt it
order-stand-always = Always

### Bots

bot-random = Scatterbrain
    .blurb = Plays, says and doubts whatever comes to mind.
bot-magpie = Magpie
    .blurb = Loves its cards and plays two at a time, more only if it has to: it seldom lies, counts well, and is left with a full hand.
bot-careful = Bookkeeper
    .blurb = Hardly ever lies, and doubts whatever the number of cards makes unlikely, whoever says it and whatever was said before.
bot-fibber = Fibber
    .blurb = Counts as well as the Bookkeeper, but lies every other time that it has no truth to tell, and is slower to doubt.
bot-gambler = Gambler
    .blurb = Weighs what every lie and every doubt may win, but soon forgets who was caught and which cards were shown.
bot-charmer = Charmer
    .blurb = Loves a good lie and hates to doubt one: it tells more of them than pays, and remembers longer who was caught.
bot-bluffer = Poker Face
    .blurb = Weighs what every lie and every doubt may cost, and remembers who was caught.
bot-reader = Mind Reader
    .blurb = Knows exactly what everybody can hold, and plays each idea through in many worlds before it speaks. Playing without a network, it may think for some seconds.
bot-sphinx = Sphinx
    .blurb = Learned when to lie and when to doubt from hundreds of thousands of games, for two to four players. With five, or fewer than seven cards of each color, it plays each idea through in a few worlds instead, which may take a moment.

### News

## Numbers and cards

number = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
number-capital = { $number ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $number }
}
so-many-of-a-suit = { $number } { $number ->
    [one] { $suit }
   *[other] { $suit_plural }
}
the-rainbow-card = the rainbow card
announced = { $count ->
    [one] { $number } { $suit }
   *[other] { $number } { $suit_plural }
}

## Moves

deal = Everybody gets { $each ->
    [one] 1 card
   *[other] { $each } cards
}{ $out ->
    [0] .
    [one] ; 1 is out of the game.
   *[other] ; { $out } are out of the game.
} { $who } leads.
deal-seen = Everybody gets { $each ->
    [one] 1 card
   *[other] { $each } cards
}{ $out ->
    [0] .
    [one] ; 1 is out of the game.
   *[other] ; { $out } are out of the game.
} You hold { $hand }. { $who_is ->
    [you] You lead.
   *[other] { $who } leads.
}
deal-of-match = Game { $game } of { $games }. { $deal }
plays = { $who } plays { $count ->
    [one] one card
   *[other] { $number } cards
} and says: “{ $says }!”
plays-seen = You play { $count ->
    [one] one card
   *[other] { $number } cards
} ({ $cards }) and say: “{ $says }!”
plays-last = { $who } plays the last { $count ->
    [one] card
   *[other] { $number } cards
} in hand and says: “{ $says }!”
plays-last-seen = You play your last { $count ->
    [one] card
   *[other] { $number } cards
} ({ $cards }) and say: “{ $says }!”
lets-stand = { $who_is ->
    [you] You let it stand.
   *[other] { $who } lets it stand.
}
passes = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
passes-and-leads = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
} { $leader_is ->
    [you] You lead again.
   *[other] { $leader } leads again.
}
you-doubt-the-truth = You doubt it. It was true: { $cards }. You get { $minus ->
    [0] no minus cards
    [one] 1 minus card
   *[other] { $minus } minus cards
}.
doubts-the-truth = { $who } doubts it. It was true: { $cards }. { $who } gets { $minus ->
    [0] no minus cards
    [one] 1 minus card
   *[other] { $minus } minus cards
}.
doubts-your-lie = { $who } doubts it. It was a lie: you take back { $cards } and get { $minus ->
    [0] no minus cards
    [one] 1 minus card
   *[other] { $minus } minus cards
}.
doubts-a-lie = { $who_is ->
    [you] You doubt it.
   *[other] { $who } doubts it.
} It was a lie: { $of } takes back { $cards } and gets { $minus ->
    [0] no minus cards
    [one] 1 minus card
   *[other] { $minus } minus cards
}.
draws = { $who } draws { $count ->
    [one] one card
   *[other] { $number } cards
} from { $from }’s hand.
draws-seen = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] one card
   *[other] { $number } cards
} from { $from_is ->
    [you] your hand
   *[other] { $from }’s hand
}: { $cards }.

## The end

game-ended = { $event } { $result }
match-ended = { $event } { $result } { $winners }
points = { $who } { $points }
points-with-rainbow = { $who } { $points } with the rainbow card
wins-the-game = { $who_is ->
    [you] You are rid of all your cards and win the game. Points: { $points }.
   *[other] { $who } is rid of all cards and wins the game. Points: { $points }.
}
game-without-winner = The game has taken too long and ends without a winner. Points: { $points }.
wins-the-match = { $who_is ->
    [you] The match is over: you win it with { $points } points.
   *[other] The match is over: { $who } wins it with { $points } points.
}
share-the-win = The match is over: { $winners } share the win with { $points } points each.
match-without-winner = The match is over. Nobody wins it: no game had a winner.

## Hints: a move, and what speaks for it

hint-play = Play { $cards } and say: “{ $says }!”
hint-doubt = Doubt it.
hint-pass = Pass.
hint-let-stand = Let it stand.
hint-last = These are your last cards: if nobody proves you a liar, you win.
hint-true = It is the truth: whoever doubts it is punished, not you.
hint-rainbow = The rainbow card counts as any color.
hint-lie-needed = It is a lie, but the truth will not do: you do not hold { $count ->
    [one] one card of any color
   *[other] { $count } cards of any one color
}.
hint-lie-though = It is a lie, though you could tell the truth with other cards: who never lies is easy to read.
hint-lie-risk = If somebody doubts it, you take these cards back and get the others on the table as minus cards.
hint-instead-chance = You could doubt “{ $says }” by { $who } instead: from what you know, the chance that it is true is { $chance }%.
hint-instead-lie = You could doubt “{ $says }” by { $who } instead: from what you know, it can’t be true.
hint-cannot-be-true = From what you know, it can’t be true.
hint-chance-true = From what you know, the chance that it is true is { $chance }%.
hint-or-wins = Those were { $who }’s last cards: if it stands, { $who } wins.
hint-next-may-doubt = { $who } can still doubt it after you.
hint-doubt-risk = If you doubt the truth, you get { $count ->
    [one] the card on the table as a minus card
   *[other] all { $count } cards on the table as minus cards
}.
hint-pass-though = A lie is likelier, but passing risks nothing.
hint-too-few = You hold fewer than { $count } cards, so you can’t play.
hint-would-lie = To play you would have to lie: you do not hold { $count ->
    [one] one card of any color
   *[other] { $count } cards of any one color
}.

## The lesson

lesson-truth = Be the first to get rid of all your cards: you play them face down and say what color they are, which may be a lie. Begin with the truth: choose both your green cards, then “Play two cards”.
lesson-doubt = Each player has to play at least as many cards as the one before. But four yellows, when there are only five and you hold three? Choose “Doubt”, then “Yes, I doubt it”.
lesson-lie = Caught! { $player } took the four back and got the other cards as minus points. Now you lead, and it is your turn to lie: choose your red and your pink card, say “red”, then “Play two cards”.
lesson-pass = Nobody doubted you! Now { $player } says two blues. You have none of the five, so that may well be true, and whoever doubts the truth gets all the cards on the table as minus points. So choose “Pass”.
lesson-follow = { $doubter } doubted it, but it was true: all six cards are minus points for { $doubter }. Now { $player } says one green, and you have three yellow cards: choose them, then “Play three cards”.
lesson-end = Nobody dares to doubt you or to play more, so you lead again. The rainbow card counts as any color: can you get rid of your last three cards at once without a lie?

### Refusals

two-to-five-players = 2 to 5 players can play, not { $players }.
number-of-colors = A deck has 1 to 7 colors, not { $colors }.
cards-of-each-color = There are { $least } to 12 cards of each color, not { $cards }.
too-few-cards = There are too few cards for every player to get one.
number-of-decisions = A game may take 1 to 10,000 decisions, not { $turns }.
number-of-games = You can play 1 to { $most } games, not { $games }.
five-different-colors = Two players use five different colors.
deal-evenly = The deck is dealt evenly, and the rest is out of the game.
deal-first = The cards must be dealt first.
already-dealt = The cards have been dealt.
draw-two = Two cards are drawn from the other hand, or as many as it has.
draw-first = Cards must be drawn first.
nothing-to-draw = There are no cards to draw.
leader-must-play = The leader must play cards: there is nothing to doubt and nothing to pass on.
only-the-next-may-doubt = Only the next player may doubt.
nobody-plays-on-a-last-card = Nobody plays on a last card: doubt it or let it stand.
play-a-card = Play at least one card.
cards-not-held = You do not hold all of these cards.
color-not-in-the-game = Announce one of the colors in the game.
hand-too-small = { $cards ->
    [one] 1 card was just played
   *[other] { $cards } cards were just played
}, and you hold fewer: you can only doubt or pass.
play-as-many = { $cards ->
    [one] 1 card was just played: play at least 1.
   *[other] { $cards } cards were just played: play at least as many.
}

### Review

measure = Cases still possible: what the others hold
unit = cards

## Moments

review-doubt = Doubt
review-doubted = { $who_is ->
    [you] You doubted { $of }’s “{ $says }”.
   *[other] { $of_is ->
        [you] { $who } doubted your “{ $says }”.
       *[other] { $who } doubted { $of }’s “{ $says }”.
    }
}
review-thought = { $who_is ->
    [you] You
   *[other] { $who }
} held { $held ->
    [0] no card that counts as { $suit }.
    [one] one card that counts as { $suit }: nobody else could have it.
   *[other] { $held } cards that count as { $suit }: nobody else could have those.
}
review-let-it-stand = Letting it stand would have been better. Over many doubts with that chance, each would cost about { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} more than it brings, on average{ $win ->
    [0] {""}
   *[other] {", "}a win counted as { $win }
}.
review-doubt-it = A doubt was sure to be right, and worth { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $win ->
    [0] {""}
   *[other] {", "}a win counted as { $win }
}.
review-doubt-was-worth = A doubt would have been better. Over many doubts with that chance, each would bring about { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} more than it costs, on average{ $win ->
    [0] {""}
   *[other] {", "}a win counted as { $win }
}.
review-pass-instead = Passing would have been better. Over many lies believed with that chance, each would cost about { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} more than it gets rid of, on average{ $win ->
    [0] {""}
   *[other] {", "}a win counted as { $win }
}.
review-one-true = Playing one card and telling the truth about it would have been better.
review-say-instead = “{ $says }” would have been easier to believe: { $chance }%.
review-say-the-truth = “{ $says }” would have been the truth.
review-nothing-to-lose = If nobody doubts these last cards, { $winner_is ->
    [you] you win.
   *[other] { $winner } wins.
} In a single game only the win counts, so a wrong doubt costs nothing.
review-at-stake = A doubt would bring { $lie ->
    [one] 1 card
   *[other] { $lie } cards
} if it was a lie, and cost { $truth } if it was true.
review-at-stake-last = It was the last card. A doubt would bring { $lie } cards if it was a lie, a win counted as 10, and cost { $truth } if it was true.
review-at-stake-drawn = A doubt would bring { $lie } cards if it was a lie, and cost { $truth } if it was true, a win counted as 10: whoever has to draw the other’s last cards has lost.
review-was-true = It was true.
review-was-a-lie = It was a lie.
review-lie = Lie
review-lied = { $who_is ->
    [you] You said “{ $says }”, which was a lie.
   *[other] { $who } said “{ $says }”, which was a lie.
}
review-last-cards = Last cards
review-won-by-the-truth = With “{ $says }” { $who_is ->
    [you] you played your
   *[other] { $who } played the
} last cards and told the truth: nobody could take the win away.
review-caught = { $by_is ->
    [you] You caught it.
   *[other] { $by } caught it.
}
review-risk = If it was believed, it was worth { $believed ->
    [one] 1 card
   *[other] { $believed } cards
}; if it was caught, it cost { $caught ->
    [0] nothing
    [one] 1 card
   *[other] { $caught } cards
}.
review-risk-last = It was the last of the hand: if it was believed, it was worth { $believed } cards, a win counted as 10; if it was caught, it cost { $caught ->
    [0] nothing
    [one] 1 card
   *[other] { $caught } cards
}.
review-cost-little = So it gave little away: about { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} on average.
review-lost = How the game was lost
review-out-first = { $winner_is ->
    [you] You were
   *[other] { $winner } was
} rid of all cards first. { $who_is ->
    [you] You
   *[other] { $who }
} still had { $cards ->
    [1] one card.
   *[other] { $cards } cards.
}
review-last-lie = The last cards, “{ $says }”, were a lie, and nobody doubted them.
review-doubted-last = { $who_is ->
    [you] You doubted the last cards, and what was said of them was true.
   *[other] { $who } doubted the last cards, and what was said of them was true.
}
review-drew-last = Minus cards cost { $who_is ->
    [you] you
   *[other] { $who }
} cards of the other hand, too: { $who_is ->
    [you] you
   *[other] they
} had to draw the last ones that { $winner } held, and so { $winner } had won.
review-let-stand-last = Nobody could doubt after { $who }: letting { $winner_is ->
    [you] your
   *[other] { $winner }’s
} last cards stand was sure to lose the game.
review-wins-not-taken = At { $times ->
    [1] move
   *[other] moves
} { $moves } { $who } could have won at once.
review-how-often = In this game { $who_is ->
    [you] you
   *[other] { $who }
} played cards { $played ->
    [0] not once
    [1] once
    [2] twice
   *[other] { $played } times
} and { $passed ->
    [0] never passed.
    [1] passed once.
    [2] passed twice.
   *[other] passed { $passed } times.
}
review-caught-often = { $who_is ->
    [you] You were
   *[other] { $who } was
} caught lying { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} and took those cards back.
review-doubted-in-vain = Before the last cards { $winner_is ->
    [you] you were
   *[other] { $winner } was
} doubted { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} while telling the truth, { $times ->
    [1] by
   *[other] last by
} { $by_is ->
    [you] you
   *[other] { $by }
}: that costs the doubter cards, and { $winner_is ->
    [you] you lead
   *[other] { $winner } leads
} again.
review-passes-keep = A pass keeps every card: only who plays gets rid of them. No grade is given for a pass.
review-let-pass = Let a lie pass
review-let-lie-pass = { $who_is ->
    [you] You could be sure that { $of }’s “{ $says }” was a lie, and let it pass.
   *[other] { $of_is ->
        [you] { $who } could be sure that your “{ $says }” was a lie, and let it pass.
       *[other] { $who } could be sure that { $of }’s “{ $says }” was a lie, and let it pass.
    }
}
review-missed-win = Win not taken
review-could-win = { $who_is ->
    [you] You
   *[other] { $who }
} could have won at once: “{ $says }” with all the cards in hand would have been the truth.
review-play-them-all = Playing all of them would have been better: nobody can take that win away.
review-let-win = Let last cards stand
review-let-them-win = { $who_is ->
    [you] You let { $of }’s last cards, “{ $says }”, stand.
   *[other] { $of_is ->
        [you] { $who } let your last cards, “{ $says }”, stand.
       *[other] { $who } let { $of }’s last cards, “{ $says }”, stand.
    }
}
review-knew-chance = From what { $who } knew, its chance of being true was { $chance }%.
review-knew-lie = { $who_is ->
    [you] You could be sure that it was a lie.
   *[other] { $who } could be sure that it was a lie.
}
review-all-knew-chance = From what everybody knew, its chance of being true was { $chance }%.
review-all-knew-lie = Everybody could be sure of that.

review-saw-through = At move { $move } { $who } could be sure that { $of_is ->
    [you] your
   *[other] { $of }’s
} “{ $says }” was a lie, and caught it. { $held ->
    [0] From all that could be seen, there could not be so many.
    [one] { $who_is ->
        [you] You
       *[other] { $who }
    } held one of these cards, and from all that could be seen, there could not be so many.
   *[other] { $who_is ->
        [you] You
       *[other] { $who }
    } held { $held } of these cards, and from all that could be seen, there could not be so many.
}
review-could-see-through = At move { $move } { $who } could have been sure that { $of_is ->
    [you] your
   *[other] { $of }’s
} “{ $says }” was a lie, and let it stand. { $held ->
    [0] From all that could be seen, there could not be so many.
    [one] { $who_is ->
        [you] You
       *[other] { $who }
    } held one of these cards, and from all that could be seen, there could not be so many.
   *[other] { $who_is ->
        [you] You
       *[other] { $who }
    } held { $held } of these cards, and from all that could be seen, there could not be so many.
}
review-likeliest-lie = { $who_is ->
    [you] You
   *[other] { $who }
} could never be quite sure of a lie. The likeliest one that { $who } let pass was { $of_is ->
    [you] your
   *[other] { $of }’s
} “{ $says }” at move { $move }: it was a lie with a chance of { $chance }%.
review-never-sure = { $who_is ->
    [you] You
   *[other] { $who }
} could never be quite sure of a lie.
review-met-no-lie = All announcements that { $who } could doubt were true.

review-announcement = Announcement
review-announced-truth = { $who_is ->
    [you] You said “{ $says }”, which was true.
   *[other] { $who } said “{ $says }”, which was true.
}
review-let-stand = Let a lie stand
review-stood-lie = { $who_is ->
    [you] You let { $of }’s “{ $says }” stand, which was a lie.
   *[other] { $of_is ->
        [you] { $who } let your “{ $says }” stand, which was a lie.
       *[other] { $who } let { $of }’s “{ $says }” stand, which was a lie.
    }
}

## Why bots did what they did

review-bot-must-doubt = Nobody else could doubt it any more: if it stood, { $of } would win.
review-bot-counted-doubt = By a rough count of the cards, the chance that { $of } had enough for it was { $chance }%: { $last ->
    [0] below
   *[other] at last cards, below
} { $limit }%, { $who } doubts.
review-bot-counted-stand = By a rough count of the cards, the chance that { $of } had enough for it was { $chance }%: { $last ->
    [0] { $who }
   *[other] at last cards, { $who }
} doubts only below { $limit }%.
review-bot-able = By a rough count of the cards, the chance that { $of } had enough for it was { $chance }%.
review-bot-last-cards = They were { $of_is ->
    [you] your
   *[other] { $of }’s
} last cards: if they stood, { $of } would win.
review-bot-truth-first = { $who } tells the truth whenever the cards allow it, and plays the color with the most cards: { $suit }.
review-bot-keeps-cards = Where no more are needed, { $who } plays { $most } cards at most.
review-bot-seldom-lies = { $who } didn’t hold { $count } cards of one color, and then lies one time in { $times } instead of passing.
review-bot-rather-passes = { $who } didn’t hold { $count } cards of one color, and then lies only one time in { $times }.
review-bot-took-for-true = { $who } put the chance that it was true at { $chance }%.
review-bot-record = { $all ->
    [one] { $who } remembered one announcement by { $of } that had been turned up: it was { $lies ->
        [0] true.
       *[other] a lie.
    }
   *[other] { $who } remembered { $all } announcements by { $of } that had been turned up: { $lies ->
        [0] all of them were true.
        [one] one of them was a lie.
       *[other] { $lies } of them were lies.
    }
}
review-bot-short-memory = { $who } remembers only what the last { $count } moves showed.
review-bot-had-to-lie = { $who } didn’t hold { $count } cards of one color, so playing took a lie.
review-bot-truth-less = By { $who }’s reckoning, the best play with the truth was worth { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
review-bot-lie-less = By { $who }’s reckoning, the best lie was worth { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
review-bot-worth-most = By { $who }’s reckoning, anything else was worth at least { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
review-bot-expects-doubt = { $who } put the chance that somebody would doubt it at { $chance }%.
review-bot-not-always-best = So as not to be easy to read, { $who } does not always do what looks best: this had a chance of { $chance }%.
review-bot-nothing-to-prove = It was the truth: a doubt could only have hurt the doubter.
review-bot-lets-stand = With two players, a wrong doubt costs a lot: { $who } doubts nothing that may well be true.
review-bot-played-out = In { $deals } deals that fitted what { $who } knew, { $who } played the best-looking ideas on to the end of the game, and this came out best.
review-bot-drawn = { $who } let chance decide, by what a network had learned from many games: { $chances }.
review-bot-chance-truth = { $chance }% for the truth
review-bot-chance-lie = { $chance }% for a lie
review-bot-chance-doubt = { $chance }% for a doubt
review-bot-chance-pass = { $chance }% for a pass
review-bot-likeliest-play = Of all plays, this one was the likeliest: { $chance }%.
review-bot-one-play = This very play had a chance of { $chance }%, and the likeliest one { $most }%.

## Summary

review-nobody-won = Nobody won.
review-won = { $who_is ->
    [you] You won.
   *[other] { $who } won.
}
review-won-together = The winners are { $winners }.
review-of-player = { $who_is ->
    [you] You
   *[other] { $who }
} { $lies ->
    [0] never lied
    [1] lied once
    [2] lied twice
   *[other] lied { $lies } times
} and { $doubts ->
    [0] never doubted.
    [1] doubted once, and caught { $right ->
        [0] no lie.
       *[other] a lie.
    }
    [2] doubted twice, and caught { $right ->
        [0] no lie.
        [1] one lie.
       *[other] a lie both times.
    }
   *[other] doubted { $doubts } times, and caught { $right ->
        [0] no lie.
        [1] one lie.
       *[other] { $right } lies.
    }
}
review-player-let-pass = { $player } { $who_is ->
    [you] You
   *[other] { $who }
} could have caught { $passes ->
    [1] one lie for certain, and let it pass.
   *[other] { $passes } lies for certain, and let them pass.
}

### Puzzles

puzzle-has = { $who_is ->
    [you] you have
   *[other] { $who } has
} exactly { $count } { $count ->
    [one] card
   *[other] cards
} in { $suit }
puzzle-has-not = { $who_is ->
    [you] you don’t have
   *[other] { $who } doesn’t have
} exactly { $count } { $count ->
    [one] card
   *[other] cards
} in { $suit }
puzzle-able = whoever made the announcement had the cards for it
puzzle-unable = whoever made the announcement didn’t have the cards for it
puzzle-truthful = the announcement is true
puzzle-untruthful = the announcement is a lie
puzzle-kind-believe = Believe it or doubt it?
puzzle-says = { $who } said: “{ $says }!” Is it likelier true or a lie, by all that you have seen?
puzzle-is-it-true = Your answer
puzzle-true = It’s true
puzzle-lie = I doubt it
puzzle-cannot-be = “{ $says }” is certainly a lie: by what you have seen, { $who } can’t have held that many.
puzzle-may-be = By all that you have seen, “{ $says }” is true with a chance of { $likely }%.
puzzle-counted = { $count ->
    [one] The card played had
   *[other] All { $count } cards played had
} to be of that color or the rainbow card, out of { $hand } that { $who } held. There are { $all } of those in the game. You hold { $held ->
    [0] none
   *[other] { $held }
} of them{ $gone ->
    [0] .
    [one] , and 1 more is known to be elsewhere.
   *[other] , and { $gone } more are known to be elsewhere.
} { $most ->
    [0] So { $who } had none.
   *[other] So { $who } had { $most } at most.
}
puzzle-known = Everybody saw { $who } take { $known ->
    [one] one of them
   *[other] { $known } of them
} back into the hand.
puzzle-rainbow-yours = The rainbow card is one of yours.
puzzle-rainbow-elsewhere = The rainbow card is one of those that { $who } did not have.
puzzle-rainbow-theirs = The rainbow card is one of those that { $who } had taken back.
puzzle-rainbow-open = Where the rainbow card is you cannot know: { $who } may have had it.
puzzle-by-history = That there were not enough follows from all that was played and turned up before.
puzzle-by-counting = By counting alone, the chance that { $who } held enough of them is { $chance }%.
puzzle-habit = But people choose what they say, and tell the truth more often than blind chance would.
puzzle-habit-last = But people choose what they say, and tell the truth more often than blind chance would, above all with the last cards of their hand.
puzzle-record = What { $who } said before counts, too, as far as it was turned up: { $truths ->
    [one] { $truths } truth
   *[other] { $truths } truths
}, { $lies ->
    [one] { $lies } lie
   *[other] { $lies } lies
}.
puzzle-weighed = Together, that makes the truth about { $times } times as likely, against a lie, as counting alone does: { $chance }% becomes { $likely }%.

### Page
## Numbers and cards

page-cards = { $count ->
    [one] { $number } card
   *[other] { $number } cards
}
page-suit-of = { $count ->
    [one] { $suit }
   *[other] { $suit_plural }
}
page-claim = { $who_is ->
    [you] your
   *[other] { $who }’s
} { $announced }
page-tally-unknown = { $cards }, { $unknown } unknown
page-of-all = of { $all }

## The players round the table

page-place = { $name }: { $cards } in hand
page-place-status = { $name }: { $cards } in hand, { $status }
page-you = you
page-who = { $who_is ->
    [you] You
   *[other] { $who }
}
page-no-cards = no cards
page-held = In hand: { $cards }
page-in-hand = ({ $count } in hand)
page-status-lead = to lead
page-status-answer = to answer
page-status-last-card = to doubt or let it stand
page-status-played-last = played the last card!
page-status-says = says { $announced }
page-status-lets-stand = lets it stand
page-status-passed = passed
page-status-doubts = doubts!
page-minus-pile = { $who_is ->
    [you] Your
   *[other] { $who }’s
} minus pile: { $cards }
page-minus-pile-known = { $who_is ->
    [you] Your
   *[other] { $who }’s
} minus pile: { $cards }, known: { $known }

## A closer look at a player’s cards

page-cards-of = { $who_is ->
    [you] Your cards
   *[other] { $who }’s cards
}
page-hand = { $who_is ->
    [you] Your hand
   *[other] Hand
}
page-hand-count = { $cards }.
page-hand-seen = { $who_is ->
    [you] Everybody has seen:
   *[other] Certainly among them, since everybody has seen them:
}
page-hand-unseen = Nobody has seen any of them turned up.
page-minus = Minus pile
page-minus-count = { $count ->
    [0] { $cards }.
   *[other] { $cards }, face down.
}
page-minus-known = You know { $number } of them:

## The middle of the table

page-middle = The middle of the table
page-no-cards-left = { $who_is ->
    [you] You have no cards left!
   *[other] { $who } has no cards left!
}
page-plays = { $who_is ->
    [you] You play { $cards } and say
   *[other] { $who } plays { $cards } and says
}
page-really-true = The truth: { $cards }
page-really-lie = A bluff: { $cards }
page-oracle = Chance that it is true: { $likely }%. The cards would allow it in { $possible }% of all deals.
page-oracle-impossible = This can’t be true.
page-on-table = { $cards } on the table:
page-on-table-with-last = { $cards } on the table, counting those below:
page-played-before = Played before
page-table-cards = On the table
page-lay = { $who_is ->
    [you] You play { $cards } and say: { $announced }
   *[other] { $who } plays { $cards } and says: { $announced }
}
page-lay-known = { $who_is ->
    [you] You play { $cards } and say: { $announced }; really { $known }
   *[other] { $who } plays { $cards } and says: { $announced }; really { $known }
}

## A doubt

page-doubts = { $who_is ->
    [you] You doubt it: { $of } said “{ $announced }”.
   *[other] { $who } doubts it: { $of } said “{ $announced }”.
}
page-turned-up = Turned up: { $cards }.
page-stamp-true = True!
page-stamp-lie = A lie!
page-verdict-true = { $announced }: true.
page-verdict-lie = { $announced }: a lie.
page-gets-minus = { $count ->
    [one] { $capital } card goes
   *[other] { $capital } cards go
} to { $who_is ->
    [you] your minus pile.
   *[other] { $who }’s minus pile.
}
page-takes-back = { $who_is ->
    [you] You take
   *[other] { $who } takes
} back { $count ->
    [one] the card
   *[other] the { $number } cards
}{ $minus ->
    [0] .
    [one] ; { $others } card from the table goes to { $who_is ->
        [you] your minus pile.
       *[other] { $who }’s minus pile.
    }
   *[other] ; { $others } cards from the table go to { $who_is ->
        [you] your minus pile.
       *[other] { $who }’s minus pile.
    }
}
page-drew = { $who_is ->
    [you] You drew:
   *[other] { $who } drew from you:
}

## What is going on

page-now-deal = The cards are dealt.
page-now-deal-again = The cards are dealt again.
page-now-game-over = Game { $game } is over. The cards are dealt again.
page-now-leads = { $who_is ->
    [you] You lead.
   *[other] { $who } leads.
}
page-now-leads-again = { $who_is ->
    [you] You lead again: everybody else passed.
   *[other] { $who } leads again: everybody else passed.
}
page-now-considers = { $who_is ->
    [you] You consider { $claim }.
   *[other] { $who } considers { $claim }.
}
page-now-draws = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { $cards } from { $from_is ->
    [you] your hand.
   *[other] { $from }’s hand.
}
page-now-over = The game is over.
page-now-match-over = The match is over.
page-do-lead = play one or more cards and say a color
page-do-answer = { $count ->
    [one] doubt { $claim }, play one or more, or pass
   *[other] doubt { $claim }, play { $number } or more, or pass
}
page-do-play-or-pass = { $count ->
    [one] play one or more cards, or pass
   *[other] play { $number } or more cards, or pass
}
page-do-doubt-or-pass = doubt { $claim }, or pass
page-do-pass = pass
page-do-last-card = doubt { $claim }, or { $who_is ->
    [you] you win
   *[other] { $who } wins
} the game
page-do-last-card-first = doubt { $claim }, or leave that to { $next }
page-do-let-stand = let { $claim } stand

## Your answer

page-answer = Your answer
page-doubt = Doubt
page-doubt-sure = Doubt { $claim }?
page-doubt-yes = Yes, I doubt it
page-doubt-no = Not yet
page-pass = Pass
page-let-stand = Let it stand
page-no-doubt = You may not doubt it.
page-nobody-doubts = If nobody doubts it, { $who_is ->
    [you] you win.
   *[other] { $who } wins.
}
page-stake-last-card = If it is true, { $who_is ->
    [you] you win the game.
   *[other] { $who } wins the game.
}
page-stake-true = If you doubt it and it is true, you take { $count ->
    [one] { $number } minus card.
   *[other] { $number } minus cards.
}
page-stake-true-draw = If you doubt it and it is true, you take { $count ->
    [one] { $number } minus card
   *[other] { $number } minus cards
} and draw two from { $who }’s hand.
page-stake-true-loses = If you doubt it and it is true, you have to draw the last cards of { $who }’s hand, and { $who } wins the game.
page-stake-lie = If it is a lie, { $who } takes back { $count ->
    [one] the card
   *[other] the { $number }
}{ $minus ->
    [0] .
    [one] {" "}and gets { $others } minus card.
   *[other] {" "}and gets { $others } minus cards.
}
page-stake-lie-draw = If it is a lie, { $who } takes back { $count ->
    [one] the card
   *[other] the { $number }
}{ $minus ->
    [0] .
    [one] {" "}and gets { $others } minus card, then draws two of yours.
   *[other] {" "}and gets { $others } minus cards, then draws two of yours.
}
page-stake-lie-wins = If it is a lie, { $who } has to draw your last cards, and you win the game.

## Your hand and your announcement

page-your-hand = Your hand: { $cards }
page-hand-empty = Your hand is empty.
page-suit = { $suit }: { $held } in hand, { $chosen } chosen
page-choose-one = Choose one { $suit } card; { $chosen } of { $held } chosen
page-put-one-back = Put one { $suit } card back; { $chosen } of { $held } chosen
page-chosen = { $count } chosen
page-chosen-of = { $chosen ->
    [0] None
   *[other] { $capital }
} of { $announced } chosen; { $cards } in all.
page-not-your-turn = It is not your turn yet.
page-may-not-play = You may not play cards now.
page-choose-more = At least { $least }: choose { $more } more.
page-hint-own-last = If nobody doubts it, or if it is true, you win.
page-hint-wait = Wait for your turn. You may already choose your cards.
page-hint-last-card = Nobody plays on a last card.
page-hint-too-few = You hold too few cards to play.
page-hint-answer = { $count ->
    [one] Or choose one or more cards from your hand to play.
   *[other] Or choose { $number } cards or more from your hand to play.
}
page-hint-lead = { $count ->
    [one] You lead: choose one or more cards from your hand to play.
   *[other] You lead: choose { $number } cards or more from your hand to play.
}
page-announcement = Your announcement
page-you-play = You play { $cards }.
page-put-back = Put back
page-say = { $count ->
    [one] { $cards }. You say it is:
   *[other] { $cards }. You say they are:
}
page-truth = This is the truth
page-bluff = This is a bluff
page-truth-last = { $count ->
    [one] This is the truth, with your last card
   *[other] This is the truth, with your last cards
}
page-bluff-last = { $count ->
    [one] This is a bluff, with your last card
   *[other] This is a bluff, with your last cards
}
page-play = Play { $cards }
page-play-and-say = Play { $cards }: “{ $announced }”

## Notes

page-notes = Your notes
page-notes-text = Notes
page-notes-example = Who bluffs when?
page-counter = Card counter
page-counter-help = Keeps count of what you have seen of each color.
page-counter-caption = Seen so far; the announced color is marked.
page-counter-suit = Color
page-counter-yours = Yours
page-counter-yours-help = In your hand, or played by you
page-counter-known = Known
page-counter-known-help = In minus piles, or in other hands, for sure
page-counter-unseen = Unseen
page-counter-on-table = ({ $count } on the table)
page-counter-in-hands = ({ $count } in hands)

## Points

page-game-of = Game { $game } of { $games }
page-game-of-more = : score sheet
page-score-sheet = Score sheet
page-game-over = Game { $game } is over
page-wins = { $who_is ->
    [you] You win the game.
   *[other] { $who } wins the game.
}
page-nobody-wins = Nobody wins the game.
page-close = Close
page-next-game = On to game { $game }
page-points-caption = { $games ->
    [1] Points
   *[other] Points of the match
}
page-player = Player
page-player-you = { $name } (you)
page-game = Game
page-game-number = Game { $game }
page-points = { $games ->
    [1] Points
   *[other] Total
}
page-not-played = not played yet
page-too-long = The game took too long and ended without a winner.
page-none-ended = { $games ->
    [1] The game has not ended yet.
   *[other] No game has ended yet.
}
page-won = won the game
page-score = { $hand } in hand, { $minus } in the minus pile
page-score-rainbow = { $hand } in hand, { $minus } in the minus pile, the rainbow card among them

## The log and the replay

page-details-turned-up = Turned up:
page-details-hand = Your hand:
page-details-played = What you played:
page-details-drawn = Drawn:
page-tell-deal = The cards are dealt. Out of the game: { $cards }.
page-tell-deal-of = Game { $game } of { $games }: the cards are dealt. Out of the game: { $cards }.
page-tell-true = { $who } plays { $cards }: “{ $announced }” (the truth).
page-tell-lie = { $who } plays { $cards }: “{ $announced }” (a bluff: { $really }).
page-tell-last-true = { $who } plays the last { $count ->
    [one] card
   *[other] { $number } cards
}: “{ $announced }” (the truth).
page-tell-last-lie = { $who } plays the last { $count ->
    [one] card
   *[other] { $number } cards
}: “{ $announced }” (a bluff: { $really }).
page-tell-draw = { $who } draws { $cards } from the other hand.

## What was hidden

page-hidden = What was hidden
page-hidden-game = Game { $game }.
page-hidden-out = Out of the game: { $cards }.
page-hidden-announced = { $count ->
    [one] { $count } announcement was made.
   *[other] { $count } announcements were made.
}
page-hidden-lies = { $count ->
    [0] All were true.
    [one] { $capital } was a lie.
   *[other] { $capital } were lies.
}
page-hidden-boldest = The boldest: “{ $announced }” for { $cards }.
page-hidden-replay = The replay shows every hand and what was really played.

## Shortcuts

page-key-hand = To your hand
page-key-suits = Walk through the colors of your hand
page-key-more = Add or remove a card
page-key-number = Choose that many cards
page-key-play = Play the chosen cards and say it
page-key-doubt = Doubt; Enter confirms
page-key-pass = Pass, or let it stand


## What one wants

page-goal = Be the first to get rid of your cards. You may lie about their color, not their number.
page-goal-short = Get rid of your cards. Lie about color only.

## What can be done now, and what it does

page-can-cards = Your cards
page-can-play = choose { $count ->
    [one] one card or more
   *[other] { $count } cards or more
} and say a color, which may be a lie. They lie face down.
page-can-doubt = the cards are turned up. Liars take them back and get the rest as minus cards; if it was the truth, you get all as minus cards.
page-can-pass = you do nothing, and the next player answers.
page-can-let-stand = if nobody else doubts it, that player wins.

## How it is played, with pictures

page-how-aim-title = What you want
page-how-aim = Get rid of your cards before the others do. There are { $players ->
    [2] five
   *[other] seven
} colors, each with its own sign, and one rainbow card, which counts as any color.
page-how-play-title = Play and say a color
page-how-play = Play any number of cards face down and say a color: “Three reds!” The number is always true. The color may be a lie, for all of the cards or some.
page-how-answer-title = Doubt, play or pass
page-how-answer = The others answer in turn. They can doubt it; or play at least as many cards on top and say a color of their own, which may be another; or pass. When all pass, you lead again, and the cards stay on the table.
page-how-lie-title = If it was a lie
page-how-lie = When somebody doubts a lie, the cards are turned up. The liar takes them back, and gets all other cards on the table as minus cards.
page-how-truth-title = If it was true
page-how-truth = When somebody doubts the truth, they get all the cards on the table as minus cards. Each minus card costs a point at the end.{ $players ->
    [2] {" "}And whoever gets minus cards draws two cards out of the other’s hand.
   *[other] {""}
}
page-how-example-title = An example
page-how-example = Ben says “four yellows”. Say nine yellow cards are in the game, and you hold seven of them: even with the rainbow card it must be a lie. Doubt it! If you held two, it might well be true.
page-how-end-title = The end
page-how-end = Whoever plays the last card of their hand wins, if nobody doubts it or if it is true. The others lose a point for each card that they hold or have as a minus card, and { $players ->
    [2] five
   *[other] ten
} for the rainbow card.

### What players say to each other: a greeting first, praise last

phrase-1 = Hello, everybody!
phrase-2 = I doubt that!
phrase-3 = Trust me.
phrase-4 = Would I lie to you?
phrase-5 = So many?
phrase-6 = You were lucky.
phrase-7 = Nice try!
phrase-8 = I knew it!
phrase-9 = Ha!
phrase-10 = Oh no!
phrase-11 = Take your time.
phrase-12 = Well played!
