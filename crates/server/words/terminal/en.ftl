# Everything that the command line says, in English.
#
# Words between backquotes are typed as they are: they are the same in every language.

## Numbers: what stands before the decimals, what stands between thousands, and per cent

decimal-mark = .
thousands-mark = ,
percent = { $number }%

## The help: a colon follows the headings but the first

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
value-command = COMMAND
value-options = OPTIONS
default = [default: { $value }]

## What each command does: the first paragraph stands alone in lists of commands

command-parlour =
    A table for games of hidden identity, deduction and bluff, in the browser, with friends and bots.

    Without a command it serves: open the address that it prints.
command-serve =
    Serve tables to browsers and bots (what happens without a command).

    Tables, moves and private notes are kept in one file; whoever can read it sees everybody’s cards. It is safe to copy while the server runs with `parlour backup`.
command-arena =
    Let bots play many games against each other and print who wins how often.

    Each deal is played with the bots in every order round the table, with the same chance: no bot has the better cards or the better seats. What is counted is the deal: intervals, of 95%, and standard errors are those of the deals’ means. The same command prints the same figures.

    `--ladder` rates all bots of a game, `--sprt` finds out which of two is the stronger, and `--exploiters` looks for holes in the strongest. docs/bots.md describes them and shows what they print.
command-bench =
    Measure what models and programs deduce: let them play the same deals, ask them what they hold certain, likely and impossible, and judge it exactly.

    Each deal is played as often as there are players, who change seats; bots sit on the other seats. It works for `clue` and `color-doubt`. The report is a page with plots, and JSON. docs/bench.md describes what is asked, and how it is judged. For example:

    `parlour bench clue --player one=http://127.0.0.1:8000/v1,model=small --player two="python3 mine.py" --deals 20`
command-puzzles =
    Make a pack of puzzles from games between bots, or check one.

    A puzzle is what one player knew at a moment of a game, and a question that this is enough to answer. A pack is plain text, described in docs/puzzles.md: for each puzzle what the player was told, the question, the answer and the reasons in sentences, and the moves of the game for programs.

    The same command makes the same pack, with sentences in your language. For example, twenty hard deductions:

    `parlour puzzles clue --kind deduce --levels 4,5 --count 20 > hard.txt`

    and to work every puzzle of a pack out again:

    `parlour puzzles --check hard.txt`
command-notebook =
    Help with a game of cards on a real table, from notes in a file.

    Write down who plays, your own cards, and what is suggested, shown and accused, a line each. This prints the sheet: who has which card (✓), who does not (·), who may (?), and for the case file two chances: “possible” counts every deal that fits your notes alike; “likely” also counts how a player chooses which card to show.
command-notebook-after =
    An example, which `parlour notebook --example` prints with more comments:

    { $example }

    Begin with `parlour notebook --example > game.txt`, and after each round `parlour notebook game.txt --ask`.
    The exit code is 1 when a line can’t be read or the notes contradict themselves.
command-export =
    Write a site of plain files that needs no server: games against bots, lessons, cases and the notebook.

    Any host of plain files can serve it, in whatever folder, or a program on your own machine:

    `parlour export site`

    `python3 -m http.server --directory site`

    The browser plays the bots itself and keeps the games; after the first visit it needs no network at all, where the site has HTTPS or is at localhost. Tables with friends need a server. A host should answer with the site’s 404.html, or with its first page, where it has no file: the address of a game is none. Otherwise such an address opens only where the page was visited before.
command-save =
    Print a finished table of a server as a saved table, with all that verifies its deals.

    `parlour save https://games.example/t/0123456789abcdef > game.txt`

    docs/saved-table.md describes the file. The page of a finished table can save it, too.
command-verify =
    Recompute a saved table: whether its deals are what was committed to before, every move is by the rules, and the result follows.

    `parlour verify game.txt`

    Instead of a file it takes the address of a finished table. A file alone proves only that it fits itself: anybody can make another that does. That it is the game which was played is shown by `--mark`, which takes the mark that you noted, or another copy, and refuses every other game. The exit code is 0 when all of it follows, even where the server drew every share, 1 when something is forged, and 2 when nothing can be said: the file can’t be read, or nobody can verify its deals. docs/verifiable-deals.md says what is proved and what is not.
command-backup =
    Copy the database into a new file, also while a server runs.

    The copy is the database as it is at one moment, and was read to its end: the file is there in whole or not at all. Whoever can read it sees everybody’s cards. For example, every night:

    `parlour backup parlour-$(date +%F).db`
command-restore =
    Put a copy in the place of the database.

    The server must be stopped. The copy is read to its end first, and the database that was there is kept beside it.
command-doctor =
    Say whether a server has what it needs here: its database, its disk, the clock, and enough open files.

    Each line says what is right (✓), or what to do (✗). The exit code is 1 when something is to be done.
command-help = Print this, or the help of a command.

## What each argument is for; `.value` stands for what is typed after it

argument-help = Print help: `-h` briefly, `--help` at length
argument-version = Print the version

# serve
argument-listen = Where to listen. `0.0.0.0:8080` lets everybody in your network play; for the internet put a reverse proxy with HTTPS in front of it
    .value = ADDRESS:PORT
argument-database = Where everything is kept: a path, `sqlite:PATH`, or `postgres://USER@HOST/NAME` for any number of servers [default: in your data folder]
    .value = DATABASE
argument-pace = How long bots take: 1 as long as a person, 0 no time; at most 10
    .value = FACTOR
argument-absent = How many seconds a table waits for somebody absent before a bot plays for them
    .value = SECONDS
argument-keep-days = Days that a game is kept after its last move
    .value = DAYS
argument-keep-lobbies = Hours that a lobby is kept after the last thing that happened in it
    .value = HOURS
argument-origin = Another site whose pages may use this server, such as `https://games.example`; may be given several times
    .value = ORIGIN
argument-behind-proxy = Take clients’ addresses from the last entry of `X-Forwarded-For`; only behind a proxy that sets it
argument-notify-after = How many seconds after somebody’s turn has begun they are told of it, at a table with a clock where they are not
    .value = SECONDS
argument-webhooks = Let the hosts of tables name a webhook, which is told whose turn it is: one on the internet (`public`), or also one on this machine and in its network (`anywhere`)
    .value = WHERE
argument-limit = Change a limit, such as `connections=500` or `tables=1/30,200`; may be given several times. docs/limits.md lists them
    .value = NAME=VALUE
argument-metrics = Where Prometheus may read `/metrics`: an address of its own, which no proxy should pass on, such as `127.0.0.1:9464`. Without it nobody can
    .value = ADDRESS:PORT
argument-log = How to write the log, which goes to standard error: for people (`text`), or one JSON object per line (`json`); `PARLOUR_LOG=debug` makes it longer
    .value = FORMAT

# arena, bench and puzzles
argument-game = Which game, such as `clue`; an unknown one lists them
    .value = GAME
argument-seed = Where chance comes from
    .value = NUMBER

# arena
argument-deals = How many deals; in the arena 200 if nothing is said, and with `--sprt` 10000 at most
    .value = NUMBER
argument-bots = One bot for each seat, such as `random,careful,careful`: a level, or a program of your own with its arguments, such as `./mine` or `python3 mine.py`, which docs/bot-protocol.md describes; an unknown one lists them. Without it the strongest bot plays itself with the fewest players. With `--ladder`, the bots that are rated beside the levels. A program or an argument with spaces or commas is put in quotes, single or double, as in `"./mine '1,2',random"`
    .value = LEVELS
argument-ladder = Play every two bots against each other and print how strong each is (Elo), how long it takes for a move, and what it won against each of the others
argument-sprt = Play one bot against another until it is known whether it is stronger by `--elo1` rather than by `--elo0`
    .value = BOT
argument-elo0 = How much stronger, in Elo, is too little
    .value = NUMBER
argument-elo1 = How much stronger, in Elo, is enough
    .value = NUMBER
argument-exploiters = Play bots with one simple idea each against the strongest level, and print what each gains on it
argument-players = With how many players `--ladder`, `--sprt` and `--exploiters` play, such as `3,4`; otherwise with any number that can play, and `--sprt` with the fewest
    .value = NUMBERS
argument-write = A file that has a part for what `--ladder` or `--exploiters` prints, such as docs/bots.md: it is written there, too
    .value = FILE
argument-patience = How many milliseconds a program may take for a move, ten times as many for its first. One that takes longer, ends, or makes no legal move loses its seat to the weakest level for the rest of the game
    .value = NUMBER
argument-options = Rule options, such as `edition=1986,dice=2`; an unknown one lists them. Several values of one option are joined by `+`
    .value = KEY=VALUE
argument-setup = A JSON file with options that are too large for a command line, such as `{"{"}"deck": [...]{"}"}`; `--options` go before it
    .value = FILE
argument-try = A program to try: with every number of players and every option, beside the weakest level and alone. Whatever it does wrong is said; the exit code is 1 if there is anything
    .value = PROGRAM

# bench
argument-player = Who plays: a name, and the address of a model that is asked as OpenAI’s are, such as `one=http://127.0.0.1:8000/v1,model=small,key=VARIABLE`, where the variable holds the key and what else is given is sent along; a program with its arguments, such as `two=python3 mine.py`; or, as in `three=mcp`, the MCP client that starts this command as its server. May be given several times
    .value = NAME=ADDRESS|PROGRAM|mcp
argument-opponents = The level of the bots on the other seats; an unknown one lists them. Without it, the easiest
    .value = LEVEL
argument-seats = How many play; without it, as few as the game allows
    .value = NUMBER
argument-retries = How often a player is asked again whose answer can’t be read or is against the rules
    .value = NUMBER
argument-timeout = How many seconds a player may take for an answer; an endpoint that fails is asked again within them
    .value = SECONDS
argument-report = Where to write the report: `.html` and `.json` are added
    .value = FILE

# puzzles
argument-kind = Which kind of puzzle, such as `deduce`; an unknown one lists them. Without it, the game’s first
    .value = KIND
argument-count = How many puzzles
    .value = NUMBER
argument-levels = How hard they may be, from 1 to 5, such as `1,2`
    .value = LEVELS
argument-per-game = At most so many from one game
    .value = NUMBER
argument-out = A file to write the pack to, instead of to the screen
    .value = FILE
argument-check = A pack whose puzzles are worked out again: whether each is what it says
    .value = FILE

# notebook
argument-file = The file with the notes; `-` reads them from standard input
    .value = FILE
argument-why = Say why it is certain that somebody has a card or does not, such as `rope:dan`, `rope:case` or `rope`
    .value = CARD[:HOLDER]
argument-ask = Say what to ask next: in the rooms named, or in any
    .value = ROOM
argument-chances = Show chances in all open cells instead of question marks: every deal that fits counts the same (`possible`), or how a player chooses which card to show counts too (`likely`)
    .value = CHANCES
argument-json = Print everything as JSON, for programs
argument-example = Print an example to start from, with comments that explain the format

# backup and restore
argument-copy = A new file for the copy
    .value = FILE
argument-from = The copy, as `parlour backup` wrote it
    .value = FILE

# export
argument-folder = Where to write it: a folder that is empty or not there yet
    .value = FOLDER

# save and verify
argument-address = The address of the table’s page
    .value = ADDRESS
argument-table = A file with a saved table, or the address of a finished table’s page; `-` reads it from standard input
    .value = FILE|ADDRESS
argument-mark = A mark of 64 digits, or another file or address with the same game: another one is refused
    .value = MARK|FILE|ADDRESS

## A command line that can’t be understood

unknown-argument = `{ $argument }` is not expected here.
unknown-command = There is no command `{ $argument }`.
missing-value = After `{ $argument }` a value is missing.
superfluous-value = `{ $argument }` takes no value, not even `{ $value }`.
wrong-value = `{ $value }` does not fit `{ $argument }`: { $why }.
wrong-choice-of-value = `{ $value }` does not fit `{ $argument }`: write { $choices }.
missing-argument = Something is missing: { $arguments }.
given-twice = `{ $argument }` can be given only once.
conflict = `{ $argument }` does not go together with { $others }.
not-utf8-argument = An argument is not UTF-8.
misused = This command line can’t be understood.
did-you-mean = Did you mean { $names }?
quoted = `{ $name }`
more-help = `--help` says more.

number-from = a whole number from { $min } on is needed
number-between = a whole number from { $min } to { $max } is needed
address-needed = an address with a port is needed, such as 127.0.0.1:8080
pace-needed = a number from 0 to 10 is needed
limit-needed = a limit and its value are needed, such as connections=500; docs/limits.md lists them

## What went wrong. Most of it is said after the program’s name, and gets a full stop

because = { $what }: { $why }
not-found = there is no such file or folder
not-allowed = that is not allowed
disk-full = there is no room left on the disk
is-a-folder = it is a folder
not-utf8 = it is not UTF-8
unreadable = { $file } can’t be read
unwritable = { $file } can’t be written
unknown-game = there is no game called { $name }; there are: { $known }

## serve

open-at = Parlour is open at { $address }
open-in-network = In your network: { $address }
no-threads = the program can’t start its threads
no-address = the address can’t be found out
no-signals = the program can’t be told to stop
no-home = you have no home folder: say where to keep things with `--database PATH`
unknown-database = databases of the kind { $kind } are not supported: write `--database sqlite:PATH` or `--database postgres://USER@HOST/NAME`
no-database = the path of the database is missing: write `--database sqlite:PATH`
postgres-has-tools = backup and restore are for databases that are files: for one of PostgreSQL use its own `pg_dump` and `pg_restore`
wrong-postgres = this is no address of a PostgreSQL database ({ $reason }): write `--database postgres://USER@HOST/NAME`, or `--database postgres:///NAME?host=FOLDER` for a Unix socket
wrong-log-level = { $name } is error, warn, info, debug, trace or off, not { $level }
address-in-use = { $address } is in use by another program: stop that one, or choose another address with `{ $option }`
address-not-allowed = { $address } may not be used without special rights: take a port above 1023, or choose another address with `{ $option }`
address-elsewhere = { $address } is not an address of this machine: take 127.0.0.1 or 0.0.0.0, or choose another address with `{ $option }`
address-unusable = { $address } can’t be listened on
database-newer = the database { $path } was written by a newer Parlour (its version { $found }, this one knows { $known }): start that one, or give another file with `--database`
database-foreign = { $path } is not a database of Parlour: give another file with `--database`
database-lost = there is no folder for { $path }: check the path
database-in-use = the database { $path } is in use by another Parlour: stop that one, or give another file with `--database`
database-read-only = the database { $path } can’t be written: make it and its folder writable, or give another file with `--database`
database-full = there is no room for the database { $path }: free some space on its disk and start again; nothing that was confirmed is lost
database-broken = the database { $path } can’t be used ({ $reason }): check the file and its disk, or give another file with `--database`
database-unreachable = the database { $address } can’t be reached ({ $reason }): start PostgreSQL, or correct the address after `--database`
database-silent = no PostgreSQL answers at { $address }: start it, or correct the address after `--database`
database-refused = PostgreSQL refuses the database { $address } ({ $reason }): check its name, its user and what that user may do
database-later = the database { $address } was written by a newer Parlour (its version { $found }, this one knows { $known }): start that one, or give another database with `--database`

## backup, restore and doctor

no-such-database = there is no database { $file }: name it with `--database`
no-such-backup = there is no file { $file }: check the path
backup-exists = { $file } is there already: name a new file
backup-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in { $file }
restore-done = { $file } is as it was in the copy: start the server
restore-kept = What was there before is in { $file }
doctor-no-database = there is no database { $path } yet: the first start makes it
doctor-database = the database { $path } is whole, and no server has it open: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
doctor-postgres = the database { $address } answers, and holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}
doctor-database-in-use = the database { $path } is whole, and a server has it open: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
doctor-writable = { $path } can be written
doctor-room = { $path } has { $free } GB of free space
doctor-no-room = { $path } has { $free } GB of free space: free some, until there are { $needed } GB
doctor-clock = the clock is not behind the last move
doctor-clock-unchecked = the clock was not checked: that takes a database that can be read
doctor-clock-behind = the clock is { $seconds } seconds behind the last thing that was written: set it, and let it follow a time server
doctor-files = { $most } files may be open
doctor-few-files = only { $most } files may be open, one for each player and spectator: allow { $needed }, with `LimitNOFILE=` of systemd or with `ulimit -n`

## arena

# Behind a bar and how many are played of how many, such as “12/1000”.
arena-progress = games, { $speed }, { $left } left
arena-title = { $game }: { $bots } (seed { $seed })
so-many-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
arena-games = { so-many-deals } in { $games ->
    [one] { $games } game, { $decisions } decisions in it
   *[other] { $games } games, { $decisions } decisions in each
}
arena-without-winner = { $games } without a winner
# Headings of columns of 20 and 8 letters.
arena-won = won (95% interval)
arena-score = score
# In place of an interval; at most 17 letters.
few-deals = (too few deals)
arena-seat = seat { $seat }
arena-ended = { $bot } ended and so lost a seat { $times ->
    [one] once
   *[other] { $times } times
}
arena-late = { $bot } took too long for a move and so lost a seat { $times ->
    [one] once
   *[other] { $times } times
}
arena-unreadable = { $bot } wrote what is no move and so lost a seat { $times ->
    [one] once
   *[other] { $times } times
}; the first time: { $first }
arena-illegal = { $bot } made a move that the rules forbid and so lost a seat { $times ->
    [one] once
   *[other] { $times } times
}; the first time: { $first }
arena-endless = { $bot } made more than { $most } moves without coming to an end and so lost a seat { $times ->
    [one] once
   *[other] { $times } times
}
unknown-bot = there is no bot called { $name }; there are: { $known }
unknown-bot-or-program = { unknown-bot }. A program of your own is named with its path, such as ./{ $name }, or with its arguments
bot-without-name = in { $bots } a bot has no name: write one before, between and after the commas, such as `random,careful`
not-started = { $program } can’t be started
open-quote = a quote is not closed: write what belongs together in two quotes of the same kind
unplayable = a game came to no end
no-options = { $file } holds no options: write them as {"{"}"key": value{"}"}
no-pair = write options as key=value, not { $text }
# The first part of a line; behind it, what was wrong.
arena-tried = { $players } players
arena-tried-with = { $players } players, { $options }
arena-tried-alone = { $players } players, all of them this program
arena-passed = { $bot } answered every time with one legal move, and in time.
arena-failed = { $bot } did not always answer with one legal move in time.
# A line after each two bots.
ladder-progress = { $one } and { $other } with { $players } players: { $done } of { $games } games are played
# Before a table of bots: how strong each is, and what its row won against its column.
ladder-title = { $game }, { $players } players: { so-many-deals } between each two bots, in { $games } games
ladder-elo = Elo (95% interval)
ladder-mean = ms a move
ladder-slowest = 99% within, ms
ladder-how = The bots of two kinds sit in turn round the table. A cell is what the bot of its row won of all that was to be won against the bot of its column. Elo is by the model of Bradley and Terry, with intervals by the bootstrap over deals; { $bot } has 0. A tenth of a drawn deal is counted between each two besides: without it who lost everything would have no Elo. Times are those of one machine with other work to do.
sprt-nothing-between = `--elo1` must be more than `--elo0`: the test asks which of the two is nearer.
sprt-same-bot = A sequential test is of two different bots: one is never stronger than itself.
sprt-found = { $bot } against { $other }, { $players } players: { $points } of what was to be won ({ $low } to { $high }), { $elo } Elo, by { so-many-deals } in { $games } games. Evidence { $evidence }, of { $bound } needed either way.
sprt-accepted = Accepted: { $bot } is stronger than { $other } by { $more } Elo rather than by { $less }.
sprt-refused = Refused: { $bot } is stronger than { $other } by { $less } Elo rather than by { $more }, if at all.
sprt-open = Open: raise `--deals`, or put `--elo0` and `--elo1` further apart.
# Before a table of bots that look for holes in the strongest.
exploiters-title = { $game }: each alone against { $bot }, on every seat of { so-many-deals }
exploiters-name = exploiter
exploiters-players = players
exploiters-won = won
exploiters-fair = fair share
exploiters-gain = gain (95% interval)
exploiters-how = The fair share is what { $bot } itself won on the same seats of the same deals.
no-part = { $file } has no part for this: write the lines { $begin } and { $end } where it should stand

## bench

bench-title = Deduction benchmark: { $game }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} (seed { $seed }, prompt { $prompt }, opponents { $level })
bench-player = { $name }: won { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; claimed { $found } of what followed, left { $left } bits lying at each of { $exams } questions; { $faults ->
    [0] every answer was one
    [one] { $faults } answer was none
   *[other] { $faults } answers were none
}
bench-written = The report is in { $page } and { $file }
bench-stopped = Stopped before the end: no report was written
bench-no-player = { $text } names no player: write a name and what plays, such as `one=http://127.0.0.1:8000/v1,model=small` or `two=python3 mine.py`
bench-name-taken = { $name } is the name of somebody else: give each player another one
bench-no-address = { $text } has no address of a model: write one such as `http://127.0.0.1:8000/v1`
bench-no-key = the variable { $name } is to hold a key, and holds none: set it
bench-mcp-left = the MCP client left before it asked for a question
bench-mcp-twice = only one player can be `mcp`: there is one standard input
bench-mcp-terminal = an MCP client is to start this command as its server; here standard input is a terminal
bench-other-game = the benchmark does not ask about this game: take `clue` or `color-doubt`
bench-few-seats = { $players } players can’t sit on { $seats } seats: give more `--seats`

# The page of the report, and the code of its language.
bench-language = en
bench-explained = Before a player moves, they are asked what they hold certain, likely and impossible of what is hidden. Each claim is judged by all deals that fit what the player was told. One bit is a choice between two.
bench-error-explained = Behind ± is the standard error: two times out of three, the mean of very many deals is no further away than that.
bench-few = { $mean } (too few values for ±)
bench-lost = { $name } was lost in { $lost } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $why }
bench-unfinished = { $unfinished ->
    [one] 1 game was
   *[other] { $unfinished } games were
} given up after { $moves } moves, of { $games }: nobody has won there, and there is no score
bench-no-answer = no answer came in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
bench-no-connection = the endpoint could not be reached ({ $reason })
bench-status = the endpoint answered { $status }
bench-is-key-right = the endpoint answered { $status }: is the key right?
bench-no-completion = what the endpoint answered is no completion
bench-ended = the program ended without an answer
bench-client-left = the MCP client left
bench-duel = At the same deals { $one } scored { $difference } more than { $other }.
bench-won = Games won
bench-score = Score
bench-moves = Moves
bench-substituted = Moves that a bot had to make
bench-exams = Asked for claims
bench-unanswered = Without an answer
bench-unreadable = Answers that could not be read
bench-illegal = Moves against the rules
bench-refused = Refusals
bench-late = Too late
bench-failed = Could not be reached
bench-erred = Errors instead of an answer
bench-found = Claimed of what followed
bench-gained = Bits learned between two questions
bench-left = Bits left lying at a question
bench-lies-told = Lies told
bench-lies-believed = Lies believed
bench-lies-seen-through = Lies seen through
bench-truths-doubted = Truths held to be lies
bench-of = { $part } of { $whole }
bench-certain = Certain
bench-impossible = Impossible
bench-likely = Likely
bench-is-entailed = it follows
bench-is-possible = it may be
bench-is-impossible = it cannot be
bench-is-unasked = it was not asked
bench-claims = Claims
bench-bits = Bits
bench-plot-left = Bits left lying, question by question
bench-plot-left-across = Question in the game
bench-plot-left-note = The mean of all games that got so far. Whoever claims all that follows stays at 0.
bench-plot-claims = Claims, and what the judge says of them
bench-plot-claims-note = Only what follows may be called certain or impossible; of what is called impossible, that it is not so.
bench-plot-likely = What was called likely, by its exact chance
bench-plot-likely-across = Exact chance
bench-plot-likely-note = The chance counts how players choose, as the game’s help does.
bench-plot-duel = Score, first player less second, deal by deal
bench-plot-duel-across = Deal
bench-plot-duel-note = Each deal was played from both seats.
bench-overlooked = What was overlooked
bench-player-head = Player
bench-deal = Deal
bench-ply = After moves
bench-fact = What could be claimed
bench-why = It follows from

## puzzles

# Behind a bar and how many are made of how many, such as “3/10”.
puzzles-progress = puzzles, { $left } left
puzzles-looked = { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
} looked at
puzzles-in-vain = { $games } games in a row had no such puzzle: ask for more `--levels`
unknown-puzzles = { $game } has no puzzles called { $kind }; it has: { $known }

# A pack that is checked. The words at the beginnings of its lines are the same in every language.
pack-right = { $puzzles ->
    [one] { $puzzles } puzzle is what it says.
   *[other] { $puzzles } puzzles are what they say.
}
pack-without-head = { $file } is no pack of puzzles: its first line is not “{ $head }”
pack-empty = { $file } has no puzzles: each begins with a line such as `puzzle 1`
pack-puzzle = puzzle { $number } of { $file }
pack-lacks = there is no { $word }
pack-not-json = a move is not JSON
pack-wrong-seat = the seat is no number
pack-wrong-chairs = the chairs are no numbers
pack-no-such-puzzle = after these moves there is no such puzzle for this seat
pack-no-answer = its answer is none
pack-wrong-answer = its answer is not right
pack-wrong-level = its level is { $level }

## export

export-done = { $files ->
    [one] { $files } file is
   *[other] { $files } files are
} in { $folder }: let any host of plain files serve them.
export-without-modules = this program was built without what lets a browser play by itself: run `rustup target add wasm32-unknown-unknown` and build it again
export-not-empty = { $file } is not empty: name a new folder, or empty it
export-to-file = { $file } is a file: name a folder
export-unwritable = { $file } can’t be written ({ $reason }): name a folder in which you may write

## save and verify

no-table-address = { $address } is not the address of a table: copy it from the page of the game, such as `https://games.example/t/0123456789abcdef`
table-unreachable = { $address } can’t be reached: check the address, and whether the server runs
chain-unreachable = the list of all tables of the server of { $address } can’t be read: without it nobody knows whether the table stands in it
table-not-over = the game at { $address } is not over for everybody: try again when it is
no-such-table = there is no table at { $address }: check the address
table-unreadable = the server can’t read the table at { $address }: whoever runs it finds the reason in its log
saved-too-long = this is too long for a saved table
verify-game = { $game }: { $names }
verify-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of players and { $chance } of chance recomputed
verify-share-own = { $name }: own share, opened
verify-share-server = { $name }: share drawn by the server
verify-share-unopened = { $name }: own share, not opened in time; a hash of its commitment stands for it
verify-handed = the server says: the seat of { $name } was handed to somebody else before move { $ply }
verify-to-bot = the server says: the seat of { $name } was given to a bot before move { $ply }
verify-back = the server says: { $name } took the seat back before move { $ply }
verify-link = link { $number } of the chain, whose head was { $head }
verify-end = the game ended with link { $number } of the chain, whose head was { $head }
verify-mark = mark of the game: { $mark }
verify-proved = Proved. { $what }
verify-fits = The file fits itself. { $what }
verify-fits-table = The table fits itself. { $what }
verify-compare = Every deal and every roll follows from what stands in the file, every move is by the rules, and the result follows. But when a game is over anybody can make such a file of another one: compare the mark with that of somebody who was there (`--mark`), or the links with the server’s chain.
verify-address = Every deal and every roll follows from the numbers in it, every move is by the rules, and the result follows. That these numbers were fixed before the game, and that it is the game which was played, is the word of the server at this address: compare the mark with that of somebody who was there (`--mark`).
verify-followed = Recomputed, but that nobody chose the deals is not proved. { $what }
verify-same = The two are the same game, line for line. Every deal and every roll follows from what stands in them, every move is by the rules, and the result follows. That this is the game which was played is only as sure as what it was compared with.
verify-unproved = Not proved. { $what }
verify-forged = Forged. { $what }.
verify-not-listed = the chain of this server has another link { $number } than the table tells
verify-another = Not the game with that mark. { $what }.
verify-unreadable = Not verified. { $what }.
verify-no-mark = `{ $given }` is neither a mark of 64 small hexadecimal digits nor a saved table with one that verifies
