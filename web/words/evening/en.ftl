# What the pages of duplicate evenings say; `src/evening/words.ts` says it.

## Opening one

evening-new = { $game }: a duplicate evening
evening-intro = Everybody plays the same games: the same cards, the same dice and the same seat, against the same bots, each at a table of their own. Then each score is held against those of the others in the same game.
evening-boards = Games
evening-players = Players at each table
evening-players-help = One person at each table; the others are bots.
evening-level = Bots
evening-house = Bots play along
evening-house-help = Four bots play every game in your seat, too, and you are compared with them as well. Good for two or three people.
evening-open = Open the evening

## An evening

evening-of = { $game }: duplicate evening
evening-invites = { $host } invites you.
evening-agreed = { $boards ->
    [one] { $boards } game
   *[other] { $boards } games
} with { $players } players: you and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} ({ $level }).
evening-join = Take part
evening-join-as = Take part as { $name }
evening-name-taken = Somebody here already has this name. Choose another one.
evening-gone = Nobody can join any more. When everybody has finished a game, you see here how it went.
evening-invite = Link to this evening
evening-scan = Scan to take part
evening-text = Play a duplicate evening of { $game } with us
evening-games = The games
evening-game-of = Game { $board } of { $boards }
evening-play = Play
evening-go-on = Go on playing
evening-play-game = Play game { $board }
evening-go-on-game = Go on playing game { $board }
evening-done = Finished
evening-missed = Not finished in time
evening-new-game = Not begun
evening-waits = The results come when everybody has finished the game. Until then nobody learns anything of it.
evening-waits-host = The results come when the host has said that everybody is here, and everybody has finished the game.
evening-closed = This evening is closed, and the standings are final.
evening-counting = This evening is closed. Bots are still finishing games, so the standings can change for a moment.
evening-here = Who is here
evening-nobody = Nobody yet.
evening-behind = { $finished } of { $boards } finished

## What came of it

evening-standings = Standings
evening-unranked = not ranked
evening-standings-help = A difference is your score less the mean of everybody else’s in the same game. A game that you have not begun counts 0 for you. One that you have begun and not finished is finished by a bot when the evening is closed, and counts at most 0. Neither counts for the others. Whoever has played fewer than half of the games stands below, without a place.
evening-error-help = The ± says how much of a mean may still be luck. After a few games that is much: games on the same deal soon go different ways.
evening-place = Place
evening-name = Name
evening-played = Games
evening-difference = Difference
evening-mean = Mean difference
evening-error = ± { $error }
# In place of the ±, and of a difference that nothing was measured by.
evening-few = too few games so far
evening-score = Score
evening-results = Results of game { $board }
evening-house-mean = { $bots ->
    [one] The bot in this seat
   *[other] { $bots } bots in this seat, on average
}
evening-won = won
evening-lost = lost
evening-unfinished = not finished
evening-unbegun = not begun
evening-by-bot = { $score } (bot)
evening-review-of = Review of game { $board }, as { $name } played it
evening-review-bot = Review of game { $board }, which { $name } began and a bot finished

## What the host does

evening-host = You are the host
evening-complete = Everybody is here
evening-complete-help = Nobody can join after that. The results of a game come as soon as everybody has finished it.
evening-close = Close the evening
evening-close-help = All results are shown. A game that somebody has begun and not finished is finished by a bot, and counts at most 0 for them.
evening-close-ask = Close the evening now? A game that somebody has begun and not finished is then finished by a bot, and counts at most 0 for them. No new ones can be begun.
