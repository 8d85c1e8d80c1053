title = Kuhn poker
blurb = Three cards, one bet, and a bluff already.
minutes = 1 minute

chair-first = First
chair-second = Second

option-ranks = Ranks
    .help = How many cards there are.

bets-the-highest = { $who } bets the highest card and passes every other.

order-pass = Pass for me
    .help = You fold, or leave it to the other to bet.
order-pass-ask = Never, ask me
order-pass-unless_highest = Unless I have the highest card
order-pass-always = Always

bot-random = Random
    .blurb = Bets and passes at random.
bot-straightforward = Straightforward
    .blurb = Bets with the highest card and with no other.

## News

dealt = { $who_is ->
    [you] You are dealt a card of rank { $rank }.
   *[other] { $who } is dealt a card of rank { $rank }.
}
dealt-unseen = { $who } is dealt a card.
bets = { $who_is ->
    [you] You bet.
   *[other] { $who } bets.
}
passes = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
shows = { $action } The cards are shown: { $cards }.
shows-card = { $who } rank { $rank }

## The lesson

lesson-pass = Your card is in the middle. Pass, and see what { $player } does.
lesson-end = Now bet or pass, as you like.

## Refusals

highest-rank = The highest rank is { $rank }.
already-dealt = There is one card of each rank, and this one has been dealt.
deal-first = The cards must be dealt first.
bet-or-pass = A player bets or passes.
ranks-allowed = There are 3 to 13 ranks.

## Review

hint-bet = Bet.
hint-pass = Pass.
hint-ahead = The chance that you hold the higher card is { $chance }%.

review-bet = Bet
review-bet-text = { $who } bet; the chance to hold the higher card was { $chance }%.
review-pass-better = { $who } would have done better to pass.
measure = Bits still unknown about the other card
unit = chips
review-never-knew = { $who } could not know who held the higher card.
review-won = { $who } won.
