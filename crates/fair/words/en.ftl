# What is said of a saved table and its deals, in English.
#
# Words between backquotes stand in the file as they are: they are the same in every language.

## What became of it

saved-proved = Every deal and every roll came from what was committed to before the game, every move is by the rules, and the result follows.
saved-withheld = The deals follow from what was committed to before the game, every move is by the rules, and the result follows; but not every player’s own share was opened in time. Whoever runs the server may have held one back to choose between deals: that nobody did is the server’s word.
saved-of-server = The deals follow from what was committed to before the game, every move is by the rules, and the result follows; but the server drew every share that counts: that nobody chose them is the server’s word alone.
saved-unproved = Every move is by the rules, and the result follows; but nobody can verify the deals: { $why }.
saved-unverifiable-lesson = it is a lesson, whose cards are written down
saved-unverifiable-played-on = it was played on from a moment of another game
saved-unverifiable-evening = it is a game of a duplicate evening, in which everybody has the same cards
saved-unverifiable-uncommitted = nobody committed to them before the game, as where a browser plays by itself

## What is wrong: the line, the field, and what

saved-line = Line { $line }, `{ $field }`: { $what }
saved-none = this is no saved table, whose first line is `{ $head }`
saved-newer = it has version { $version } of the format, and this program reads { $known }: take a newer Parlour
saved-lacks = here should be a line that begins with `{ $field }`
saved-unreadable = this cannot be read; it should look like `{ $example }`
saved-too-much = nothing should follow here
saved-ends = the file breaks off here: its end is missing
saved-unknown-game = there is no game called `{ $game }` in this program: take a newer Parlour
saved-newer-rules = it was played by version { $rules } of the rules, and this program has { $known }: take a newer Parlour
saved-older-rules = it was played by version { $rules } of the rules, by which this program, which has { $known }, plays no more: take an older Parlour
saved-wrong-setup = no game can start from this setup

## What is forged

forged-commitment = the secret does not fit what the table committed to when it was opened
forged-link = the link of the chain does not lead to its head
forged-share = the share of { $name } does not fit what the seat committed to
forged-lock = setup, names, chairs, who is a bot, who drew the shares, or commitments are not those that were locked when the game began
forged-seats = the setup has { $seats } seats, and others are named
forged-number = move { $number } should stand here: one is missing, or stands twice
forged-chance = this is not what chance had to do here by the secret and the shares
forged-turn = it was somebody else’s turn
forged-illegal = the rules do not allow this move ({ $clause })
forged-nonsense = this is no move of the game ({ $clause })
forged-after-end = the game was over before this move
forged-unfinished = the game is not over after the last move
forged-scores = these are not the scores of this game
forged-winners = these are not the winners of this game
forged-mark = these are not the moves of which the mark was made when the game ended
forged-end = the mark of the game does not lead to the head of the chain
forged-other = this is not how the game of this table ended, whose mark is { $mark }: something was changed
forged-copy = in the other copy of this game stands `{ $other }` here: in one of the two something was changed

## What is another game than the one that somebody knows

another-game = this file is not of the game that ended with the mark { $mark }: either something was changed in it, or the mark is that of another table
another-table = the mark { $mark } is that of a game at another table, which had committed to something else: this file is not that game, and of its own table the mark says nothing
