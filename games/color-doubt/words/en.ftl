title = Color Doubt
blurb = Play cards face down and say what they are: it need not be true, as long as nobody doubts it.
minutes = 15 to 25 minutes

### Things

suit-red = red
    .plural = reds
    .capital = Red
suit-orange = orange
    .plural = oranges
    .capital = Orange
suit-yellow = yellow
    .plural = yellows
    .capital = Yellow
suit-green = green
    .plural = greens
    .capital = Green
suit-blue = blue
    .plural = blues
    .capital = Blue
suit-purple = purple
    .plural = purples
    .capital = Purple
suit-pink = pink
    .plural = pinks
    .capital = Pink
suit-rainbow = rainbow
    .plural = rainbows
    .capital = Rainbow

chair-sun = Sun
chair-moon = Moon
chair-star = Star
chair-cloud = Cloud
chair-comet = Comet

### Options

option-games = Number of games
    .help = One game is won by whoever is rid of all cards. The extended rule is a match of three games: the points of all of them are added up, and the highest total wins.
option-who_may_doubt = Who may doubt
    .help = Whether an announcement that somebody has let pass may still be doubted by those after.
option-who_may_doubt-each_in_turn = Each player in turn
option-who_may_doubt-next_only = Only the next player
option-cards_per_suit = Cards of each colour
    .help = Fewer cards make a shorter game.
option-five_suits = Five colours for two players
    .help = Which colours are in the game when two play. With more players all seven are.
option-five_suits-red = Red
option-five_suits-orange = Orange
option-five_suits-yellow = Yellow
option-five_suits-green = Green
option-five_suits-blue = Blue
option-five_suits-purple = Purple
option-five_suits-pink = Pink
option-max_turns = Longest game
    .help = A game that reaches this many turns ends without a winner. Games are far shorter.

### Bots

bot-random = Scatterbrain
    .blurb = Plays, says and doubts whatever comes to mind.
bot-careful = Bookkeeper
    .blurb = Counts cards, hardly ever lies, and doubts what can hardly be.
bot-bluffer = Poker Face
    .blurb = Weighs what every lie and every doubt may cost, and remembers who was caught.
bot-reader = Mind Reader
    .blurb = Knows exactly what everybody can hold, and plays each idea through in many worlds before it speaks.

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
so-many-of-a-suit = { $number } { $suit }
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
match-without-winner = The match is over. Nobody wins it, for no game had a winner.

### Refusals

two-to-five-players = 2 to 5 players can play, not { $players }.
number-of-colors = A deck has 1 to 7 colours, not { $colors }.
cards-of-each-color = There are { $least } to 12 cards of each colour, not { $cards }.
too-few-cards = There are too few cards for every player to get one.
number-of-decisions = A game may take 1 to 10,000 decisions, not { $turns }.
number-of-games = You can play 1 to { $most } games, not { $games }.
five-different-colors = Two players use five different colours.
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
color-not-in-the-game = Announce one of the colours in the game.
hand-too-small = { $cards ->
    [one] 1 card was just played
   *[other] { $cards } cards were just played
}, and you hold fewer: you can only doubt or pass.
play-as-many = { $cards ->
    [one] 1 card was just played: play at least 1.
   *[other] { $cards } cards were just played: play at least as many.
}

### Review

measure = Bits left about the others’ hands
unit = cards

## Moments

moment-doubt = Doubt
moment-doubt-true = { $who } doubted { $of }’s “{ $says }”. { $knew } It was true.
moment-doubt-lie = { $who } doubted { $of }’s “{ $says }”. { $knew } It was a lie.
moment-lie = Lie
moment-lie-text = { $who } said “{ $says }”, which was a lie. { $knew }
moment-let-pass = Let a lie pass
moment-let-pass-text = { $who } could be sure that { $of }’s “{ $says }” was a lie, and let it pass.
knew-chance = By what { $who } knew, the chance that it was true was { $likely }%; the chance that it could be true was { $possible }%.
knew-lie = { $who } could be sure that it was a lie.
all-knew-chance = By what everybody knew, the chance that it was true was { $likely }%; the chance that it could be true was { $possible }%.
all-knew-lie = Everybody could be sure of that.

## Summary

summary-nobody = Nobody won.
summary-won = { $winners } won.
summary-player = { $who } { $lies ->
    [0] never lied
    [1] lied once
    [2] lied twice
   *[other] lied { $lies } times
} and { $doubts ->
    [0] never doubted.
    [1] doubted once, { $right ->
        [0] wrongly.
       *[other] rightly.
    }
    [2] doubted twice, { $right ->
        [0] both times wrongly.
        [1] once rightly.
       *[other] both times rightly.
    }
   *[other] doubted { $doubts } times, { $right } of them rightly.
}
summary-player-let-pass = { $player } { $passes ->
    [1] Once { $who } let a lie pass that was sure to be one.
    [2] Twice { $who } let a lie pass that was sure to be one.
   *[other] { $passes } times { $who } let a lie pass that was sure to be one.
}

### Page
