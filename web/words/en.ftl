# Every sentence of the page that no game says, in English. What the variables are made from is written down in
# `crates/presentation/src/words.rs`; `src/shell/words.ts` says them.

### Everywhere

parlour = Parlour
tab = { $page } · Parlour
percent = { $chance }%
number-one-or-two = 1 or 2
number-million = { $number } million
number-billion = { $number } billion
number-trillion = { $number } trillion
number-quadrillion = { $number } quadrillion
number-quintillion = { $number } quintillion
number-power = 10{ $power }
chair = Chair { $number }
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
is-you = (you)
rule = Rule { $clause }
rules = Rules
the-rules = The rules
your-name = Your name
play-as = You play as
# A friendly name for somebody who has not said theirs: one of the first with one of the second, between commas.
friendly-name = { $first } { $second }
friendly-first = Amber, Brisk, Clever, Dapper, Gentle, Golden, Hazel, Jolly, Lucky, Merry, Misty, Quiet, Ruby, Silver, Sly, Velvet, Wandering, Witty
friendly-second = Badger, Crane, Finch, Fox, Hare, Heron, Lynx, Magpie, Marten, Moth, Otter, Owl, Raven, Robin, Stoat, Swift, Thrush, Wren
your-turn = It is your turn.
your-goal = Your goal:
to-games = To the games
to-board = To the board
watch-game = Watch the game
try-again = Try again
cancel = Cancel
close = Close
dismiss = Dismiss
copied = Copied
spectators = { $people ->
    [one] { $people } person is watching.
   *[other] { $people } people are watching.
}
players = { $seats } players
players-range = { $from } to { $to } players
players-missing = { $missing ->
    [one] { $missing } more player or bot is needed.
   *[other] { $missing } more players or bots are needed.
}
players-too-many = At most { $most } can play.
listed = Show on the home page
listed-or-link = Then everybody who opens this server can see the table. Otherwise people need the link.

## The bar at the top

skip = Skip to the page
home = Parlour, home page
notebook = Detective’s notebook
notebook-tip = Notebook for a game on a real table
sound = Sound
sound-on = Sound is on.
sound-off = Sound is off.
help-tool = Help and shortcuts
help-tip = Help (?)
live = What happens
page-loading = One moment …

## Help and shortcuts

help-page = Help
help-goal = Your goal
help-now = Now
help-can = What can I do now?
how-title = How to play { $game }
help-at-table = At a table you find here what you want and what you can do.
help-games = Each game is explained in pictures, and “Learn by playing” on its card teaches it in a first game:
help-keyboard = Everything on this page can be done with the keyboard, and what happens is announced to screen readers.
help-keys-off = Single-key shortcuts are turned off in the settings.
keys-everywhere = Everywhere
key-tab = Tab
key-shift-tab = Shift Tab
key-enter = Enter
key-space = Space
key-escape = Esc
keys-tab = Move between controls
keys-enter = Use a control
keys-escape = Close a dialog, or go back from the log to the present
keys-help = This help
keys-sound = Sound on or off
keys-table = At the table
keys-log = Go to the log
keys-log-step = Step back and forward through the log
keys-menu = Share this table, and its options
keys-play = Play or pause

## Settings

settings = Settings
settings-name-help = The others see it at the next table. It stays in this browser; there are no accounts.
settings-language = Language
settings-language-browser = As the browser asks for
settings-language-loses = The language stays as it is: the page would have to be loaded anew, and your browser keeps nothing, so what you have done here would be lost.
settings-sound-help = Two soft notes when it is your turn.
settings-notices = Notices
settings-notices-help = When it is your turn and you look at something else, while this page is open.
settings-theme = Theme
settings-system = System
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-full = Full
settings-none = None
settings-pace = Pace
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-wait = Wait for me
settings-pace-help = How long you see each move before the next. “Wait for me” stops at everything that happens to you until you go on. Only your screen changes, and it catches up when others wait for your move.
settings-tips = Tips after a lesson
settings-tips-help = In your first turns on your own, what you can do, and the offer of a hint.
settings-keys = Single-key shortcuts
settings-keys-help = Such as ? for help. Turn them off if you use voice control.

## Problems: a sentence for each code of the server's, with a title for a page of its own

problem-lacking = A game without a server needs what this browser lacks. Another browser may have it, or a newer version of this one.
    .title = This browser cannot play by itself
problem-title = That did not work
problem-server-says = The server says:
problem-malformed = The server did not understand that. Reload the page and try again.
problem-lost-on-time = At this table whoever runs out of time is out, and a bot plays on in the seat. You can still watch.
    .title = Your time was up
problem-lost-on-time-host = At this table whoever runs out of time is out, and a bot plays on in your seat. You still host the table, and you can watch.
    .title = Your time was up
problem-handed-on = While you were away, the host gave your seat to another device, which sees its cards. It is still yours: you can take it back, or watch.
    .title = Your seat was handed on
problem-evening-over = A bot plays the game that you had begun to its end. What came of all games is in the evening’s standings.
    .title = The evening is over
problem-not-yours = The seat was given up, moved to another device, was lost because its time was up, or belongs to another table. You can still watch, or ask the host for a seat.
    .title = You have no seat here
problem-spent = Each link or code works once, and for two minutes. Open “Share and options” on the device where you play for a new one, or ask your host. Nothing is lost.
    .title = This code was used already or is too old
problem-cut-link = Letters are missing at the end of this link. Copy it as a whole, or open “Share and options” on the device where you play for a new one: each is good for two minutes. Nothing is lost.
    .title = This link is incomplete
problem-foreign-origin = Pages of other sites may not use this server.
problem-unknown-game = No game has the name in this address.
    .title = There is no such game
problem-unknown-table = A letter of the link may be missing, or the table is gone. Ask for the link again, or open a table of your own.
    .title = There is no such table
problem-unknown-evening = A letter of the link may be missing, or the evening is gone. Ask for the link again, or open an evening of your own.
    .title = There is no such evening
problem-sealed = It is part of a duplicate evening: nobody but its player sees it before everybody has finished it.
    .title = Not for your eyes yet
problem-of-evening = A table of a duplicate evening is for one game of one person. Go back to the evening.
problem-evening-full = Nobody can join this evening any more.
problem-evening-closed = This evening is closed: no more games of it are begun.
problem-unknown-code = No table has this room code now. Read it again on the big screen, or where the host invites: every game has its own.
    .title = There is no such room code
problem-no-code = A room code has four letters: the big screen shows them, or the host’s invitation.
problem-not-yet = Every day has its case, and this day has not come. Solve today’s.
    .title = Not yet
problem-case-too-old = The archive has the cases of the last 30 days, and this one is older. Solve today’s.
    .title = This case is gone
problem-case-no-day = No case has this address: each has its day at its end, such as 2026-11-23. Solve today’s.
    .title = Which day?
problem-unknown-moment = There is nothing to play on from at this moment. Go back to an earlier one.
problem-not-found = There is nothing at this address.
    .title = Page not found
problem-unknown-page = There is nothing at this address. A letter may be wrong, or the end of a link missing.
    .title = Page not found
problem-out-of-turn = It is not your turn.
problem-stale = Something has happened since you chose. Look again and choose again.
problem-set-back = This table is older now than what you saw of it: the server went back to an earlier state, as from a backup. The game goes on from there, and what you saw after that does not count.
problem-over = The game is over.
problem-taken = Somebody else already has this chair or this name.
problem-still-there = The player is here, or was just now. When somebody has been away for a minute, their seat can be handed on.
problem-already-started = The game has already started.
problem-not-started = The game has not started yet.
    .title = Not yet
problem-not-over = The replay is there when the game is over. Until then, everybody knows only what they should.
    .title = Not yet
problem-old-rules = This game was begun with another version of the rules and can’t be continued here.
    .title = An old game
problem-old-game = This game is over. It was played with another version of the rules and can’t be replayed here.
    .title = An old game
problem-old-lobby = This table was opened with another version of the rules, before any game was begun. Open a new one.
    .title = An old table
problem-unreadable = What the server keeps of this table can’t be read, so the game can’t be continued.
    .title = This table can’t be read
problem-too-long = That is too long.
problem-illegal = The rules do not allow this move.
problem-bad-options = The rules do not allow these options.
problem-bad-orders = These orders cannot be followed.
problem-bad-share = This share does not fit, or came too late. The deal went on without it.
problem-bad-seats = This seating is not possible.
problem-too-fast = That was too much at once. Wait a moment.
problem-too-many = There are too many of these. Try again later.
problem-busy = The server is busy. Try again in a moment.
problem-unavailable = The server can’t reach its database just now. Nothing that was accepted is lost; try again in a moment.
problem-unavailable-open = The server can’t reach its database just now, so nothing was opened for you. Try again in a moment.
problem-unreachable = The server may be restarting, or you may be offline. Nothing is lost: the server keeps every move that it has accepted.
    .title = The server does not answer
problem-no-server = This site has no server: games here are against bots, or at one device that is passed round.
    .title = Not on this site
problem-evening-alone = A duplicate evening needs a server that keeps it for everybody, and none answers now. Single games can be played at this device all the same.
    .title = No evening without a server
problem-not-here = No server answers, and this browser cannot play by itself: that takes WebAssembly and workers, which newer browsers have and some settings turn off.
    .title = Nothing can be played here now
problem-elsewhere = This game is open in another tab or window of this browser. Go on there, or close it there and try again.
    .title = Open in another tab
problem-not-kept = This browser keeps nothing now, because it has no room or must not. The game goes on, and is gone when you close the page.
problem-internal = The server could not read or write what it keeps. Nothing that was accepted is lost. Whoever runs the server finds the reason in its log.
    .title = The server has a problem
closed-names = At the table: { $names }.
closed-last = Last played:

### Home

home-headline = Somebody at this table is not telling the truth.
home-intro = Games of hidden identity, deduction and bluff. Play against bots right away, or send your friends a link: no account, nothing to install.
home-intro-alone = Games of hidden identity, deduction and bluff. Play against bots right away, also without a network: no account, nothing to install.
home-rules = The rules of the games
home-cannot = So no game can be played here; the rules, your record and the notebook open all the same.
home-code = Room code
home-join = Join
home-mine = Your tables
home-game = A game
home-seat = You have a seat
home-host = You are the host
home-watching = You are watching
home-rematch-playing = They are playing again: go along
home-rematch-over = They have played again: see how it went
home-gone = This table is gone.
home-with = With { $who }
home-with-bots = { $bots ->
    [one] With { $bots } bot
   *[other] With { $bots } bots
}
home-with-both = { $bots ->
    [one] With { $who } and { $bots } bot
   *[other] With { $who } and { $bots } bots
}
home-waits = Waits to begin
home-your-turn = Your turn
home-turn = { $player }’s turn
home-playing-on = In play
home-you-won = You won
home-you-won-too = A shared win
home-bot-won = A bot won in your place
home-bot-lost = A bot played on for you and did not win
home-stood-in = { $name } (bot)
home-won = { $winners } won
home-forget = Forget this table of { $game }
home-leave = Give up your seat?
home-leave-seat = The key to your seat at this table is in this browser alone. Without it you can only watch.
home-leave-yes = Give it up
home-all = { $tables ->
    [one] Show { $tables } table
   *[other] Show all { $tables } tables
}
home-games = Choose a game
home-loading = Loading the games …
home-open = Open tables
home-nobody = Nobody yet
home-free = { $chairs ->
    [0] full
    [one] { $chairs } free chair
   *[other] { $chairs } free chairs
}
home-playing = in play: watch
home-over = over: watch the replay
home-closed = can’t be continued
home-none = Nobody has a table open to everybody at the moment. Open one with friends and choose “Show on the home page”.
home-offline = No server answers now. You can play all the same, against bots or with others at this device; tables with friends on other devices are back when it answers.
home-not-kept = Leave this page open: from an address without HTTPS the browser does not keep it, and without the server it does not open again.
home-no-server = This site has no server, so you play here against bots, or with others at this device. For friends on other devices somebody has to run Parlour as a server.
home-waiting = You can play at once all the same: a game of { $game } for two, against a bot ({ $bot }).
home-sit-down = Sit down
home-finished = Games that have just ended
home-case = A moment from a real game, and one question. Everybody gets the same, and tomorrow there is another.
home-case-open = Open the case
home-case-again = Look at it again
home-case-line = { $game }: { $question }
home-notebook = Playing at a real table?
home-notebook-text = The detective’s notebook helps with the board game: note who asked what and who showed a card, and it tells you what follows, why, and what to ask next.
home-notebook-open = Open the notebook
home-about = About Parlour: who knows what, and why the deal is fair
ago-now = just now
ago-minutes = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
ago-hours = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
ago-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
learn = New here? Learn by playing
learn-game = New here? Learn by playing { $game }
learn-on = Go on with the lesson
learn-on-game = Go on with the lesson: { $game }
play-bots = Play against bots
play-bots-how = { $bots ->
    [one] You and { $bots } bot:
   *[other] You and { $bots } bots:
}
play-friends = Play { $game } with friends
with-friends = With friends
with-options = With other options
with-options-game = Play { $game } with other options

### The case of the day, as the first page has it

case = Case of the day
case-streak = { $days ->
    [one] That’s the first day of your streak.
   *[other] That’s { $days } days in a row.
}
case-streak-next = Solve it for { $days } days in a row.
case-open = waiting for you
case-was-solved = solved
case-was-missed = not solved

### A case

case-loading = The case is being opened …
case-level = Difficulty { $level } of 5
case-you = You are { $you }, and you play against { $others }.
case-choose = Choose …
case-check = Check
case-give-up = Show me the solution
case-right = Right!
case-wrong = Wrong.
case-otherwise = A deal that fits all you saw
case-again = Try again: only what follows for certain counts.
case-once-more = You have one more try; after that the solution is shown.
case-solved = { $tries ->
    [one] Solved at the first try.
   *[other] Solved in { $tries } tries.
}
case-missed = Not solved this time.
case-share = Copy a line to share
case-copied = Copied. It does not give the solution away.
case-line = Copy this line:
case-shared = Parlour, case of { $date }: { $title } { $stars } { $result ->
    [solved] solved { $tries ->
        [one] at the first try
       *[other] in { $tries } tries
    }
   *[other] not solved
}{ $days ->
    [0] .
    [one] .
   *[other] , { $days } days in a row.
} { $link }
case-story = What you saw
case-story-all = Show all { $lines } lines
case-story-some = Show only what matters
case-board = What you know
case-archive = Earlier cases
case-todays = Today’s case

### Rules

rules-full = The full rules, clause by clause

### Open a table

open-title = { $game } with friends
open-title-here = { $game } at this device
open-intro = Next you get a link and a code to scan for your friends.
open-intro-link = Next you get a link for your friends.
open-intro-here = You play against bots, or with others who pass this device round: nobody sees the other’s cards. For friends on other devices there must be a server, and none answers here.
open-chairs = Chairs
open-who = Who sits here: { $chair }
open-you = You
open-here = At this device
open-here-name = Their name: { $chair }
open-here-nobody = Give the player who sits here a name.
open-free = Free, for a friend
open-nobody = Nobody
open-bot = Bot
open-bot-choose = Choose another bot than { $bot }: { $chair }
open-host-only = You host without playing.
open-left-over = Chairs that are still free when the game starts are removed.
open-table = Open the table
open-start = Start at once with { $players }
open-start-here = Start with { $players }

## Rule options

options-title = Rule options
option-choose = Choose one.
option-too-few = Choose { $missing } more.
option-too-many = Choose { $extra } fewer.
option-range = Choose a whole number from { $min } to { $max }.
option-several = { $option } (choose { $count } of { $choices })
option-clause = { $option }: rule { $clause }
option-file-unread = { $file } is not a JSON file.
option-file-taken = Read from a file.
option-file-remove = Remove the file

## Help at the table

help = Help at the table
help-here = Help at the table: { $help }
help-same = It is the same for all players, and everybody can see it.
help-paper = None
help-paper-does = You make every mark yourself, and there are no hints.
help-clerk = Memory
help-clerk-does = What you saw is written down for you, and you can ask for a hint on your turn.
help-reasoner = Logic
help-reasoner-does = The page also works out what must be true, and tells you why.
help-oracle = Chances
help-oracle-does = You also see the chance of everything that is not certain yet.

## When somebody is away

absent = When somebody is away, a bot plays for them
absent-here = When somebody is away, a bot plays for them: { $wait }.
absent-seconds = { $seconds ->
    [one] after { $seconds } second
   *[other] after { $seconds } seconds
}
absent-minutes = { $minutes ->
    [one] after { $minutes } minute
   *[other] after { $minutes } minutes
}
absent-never = never: the game waits

## Time to think

time = Time to think
time-free = as long as you like
time-move = { $time } for each move
time-player = { $time } for the whole game
time-up = When the time is up
time-up-move = a bot makes the move
time-up-seat = a bot plays until they are back
time-up-out = they are out, and a bot plays on
time-here = Time to think: { $time }. When it is up, { $then }.
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
orders = Standing orders
orders-help = The table does this for you whenever it is up to you, whether you are here or not. Nobody else is told, but who waits for you to be asked can guess why.
orders-saved = Saved.
orders-saved-lack = Saved, but not all of it can be followed: what is missing stands there.
orders-lack = Not followed until you choose this, too: { $orders }.
orders-done = Done: it does nothing more until you choose otherwise.
orders-given = { $count ->
    [0] Your orders: none yet
   *[other] Your orders: { $count }
}
holiday = Holiday
holiday-help = Your clock stands still while you are away: up to 21 days in one game.
holiday-days = How long
holiday-take = Go on holiday
holiday-until = You are on holiday until { $date }. Your clock stands still.
holiday-end = I am back
holiday-used-up = You have fewer days of holiday left in this game than that: there are 21 in all.

## Notices of one’s turns

notify = When it is your turn
notify-help = This browser tells you, even when no page is open: “Your turn at the table of …”, and nothing of the game.
notify-on = Notify me
notify-is-on = This browser tells you when it is your turn at this table, even when no page is open.
notify-off = Stop notifying me
notify-insecure = Browsers are notified over HTTPS alone, and this page came without. A feed works all the same.
notify-missing = This browser cannot be notified. On an iPhone or iPad, put this page on the home screen and open it there.
notify-refused = This browser does not let this page notify you. Its settings for this site can change that.
notify-failed = This browser could not be set up for notices. Try again later.
feed-help = A feed reader can follow your turns, too. Whoever has the address of your feed sees when it is your turn, and nothing else.
feed-make = Get the address of a feed
feed-link = The address of your feed
feed-end = End this feed
webhook = Webhook
webhook-help = Whenever it is the turn of somebody who is not there, their name is sent to this address, such as one of your chat’s. Nothing of the game is.
webhook-address = Address
webhook-save = Save
webhook-is = Whose turn it is at this table is sent to a webhook.
webhook-here = Whose turn it is at this table is sent to a webhook of the host’s: names, and nothing of the game.
webhook-end = Stop sending
webhook-wrong = That is not the address of a webhook that this server may call.

### Lobby

lobby-invited = { $host } invites you to { $game }.
lobby-invited-all = You are invited to { $game }.
lobby-sit-down = Sit down
lobby-full = Every chair is taken. Stay on this page to watch.
lobby-name-taken = Somebody at this table already has this name. Choose another one.
lobby-invite = Invite your friends
lobby-fill = { $bots ->
    [one] Fill up with { $bots } bot
   *[other] Fill up with { $bots } bots
}
lobby-listed = The table is shown on the home page: everybody who opens this server can see it.
lobby-chairs = Round the table
lobby-free = Free
lobby-away = (away)
lobby-sit = Sit here
lobby-sit-on = Sit here: { $chair }
lobby-bot = Add a bot
lobby-bot-on = Add a bot: { $chair }
lobby-choose-bot = Choose a bot
lobby-join = Sit here, too
lobby-join-on = Sit here, too, at this device: { $chair }
lobby-join-title = One device, passed round
lobby-join-help = You share this device and hand it on. Nobody sees the other’s cards.
lobby-join-name = Their name
lobby-here = (at this device)
lobby-stand = Stand up
lobby-free-up = Free up
lobby-free-chair = Free up: { $chair }
lobby-options = Options
lobby-standard = Played by the standard rules.
lobby-file = The host’s own, from a file
lobby-change = Change the options
lobby-save-options = Save the options
lobby-start = Start the game
lobby-ready = It starts with { $players } players; chairs that are still free are removed.
lobby-all-here = There are enough players.
lobby-host-starts = The host starts the game.

## The invitation

invite-link = Invitation link
invite-scan = Friends scan this with a phone.
link-copy = Copy the link
link-copied = The link is copied.
link-share = Share
link-local = This address works on this computer only. For other devices in your network, open this page at the computer’s own address; the server prints that address when it is started with
qr-of = { $link }, as a QR code
invite-code = Show a room code
invite-code-at = Or open this address and type the room code:
invite-text = Come and play { $game }!

## A big screen round which the players sit

screen = Big screen
screen-help = For a television or a projector: it shows what everybody may see, and your phones show your hands.
screen-put = Put this table on a big screen
screen-elsewhere = On a television’s own browser
screen-open-there = Open this address there:
screen-code = Room code:
screen-press = On the page that comes, press “{ $button }”.
screen-come = Take a seat with your phone
screen-scan = Scan this, or open on your phone:
screen-full = Every chair is taken. Whoever has a seat comes back to it with this code.
screen-hands = Your phone shows your hand and what you can do. This screen shows everything else.
screen-darkens = This address is not secure (HTTPS), so the page can’t keep the screen on: switch its screen saver off.
screen-fullscreen = Full screen
screen-board = Whole table
screen-hand = My hand
join-begun = This game has begun
join-begun-do = You can watch. To play, ask the host to hand you a seat: at the host’s table, the ⋯ beside the name of a bot, or of somebody who is away, does that.
join-full = Every chair is taken
join-full-do = Ask the host to free a chair, then try again. You can also watch.

## A seat that moves

move-link = Link that moves the seat
move-text = Your seat in { $game }
move-whose = The seat that moves is { $name }’s. Everybody else stays at this device.
move-good = It works once, for { $time }.
move-late = The time is up. Ask for a new link.

### The table

table-loading = Joining the table …
status-over = The game is over.
status-your-turn = Your turn: { $what }.
status-your-move = make your move
status-chance = One moment …
status-thinking = { $who_is ->
    [you] You are thinking.
   *[other] { $who } is thinking.
}
tab-your-turn = ● Your turn · { $game }
tab-over = Game over · { $game }
lesson = Lesson
lesson-step = Learning: step { $number } of { $of }
lesson-over = You know how to play
lesson-show = Do it for me
lesson-watch = Watch what the others do.
lesson-leave = Leave the lesson and play
lesson-play = Play on
hint-ask = Hint
hint-ask-label = Hint: what would you do?
hint-of = Hint
hint-would = What would you do?
hint-close = Let me choose
hint-why = Why?
coach = Tips
coach-can = Your turn. You can do this now:
coach-what = Your turn. What can you do now?
coach-stuck = Not sure what to do?
coach-stop = No more tips
lesson-turn = Your turn: do what the lesson says.
lesson-other = Do what the lesson says first.
phrases = Say something
phrases-help = Everybody at the table hears or sees it.
phrases-hear = Hear what others say
phrases-hear-help = The short phrases of the other players and of bots.
phrases-some = Choose whom to hear
phrases-hear-one = Hear { $name }
phrase-said = { $name }: “{ $phrase }”
face-made = { $name }: { $face }
faces = Make a face
face-laugh = a laugh
face-wink = a wink
face-surprise = surprise
face-think = thinking
face-sad = sadness
face-cheer = a cheer
recap = Since your last turn
late-bot = Your time was up: a bot plays for you until you go on yourself.
late-back = Play on myself
recap-late = Your time was up
recap-away = While you were away
recap-own = Played for you:
recap-results = And this happened:
recap-more = { $more ->
    [one] and { $more } more thing, in the log
   *[other] and { $more } more things, in the log
}
recap-go = Go on
log = What happened
log-empty = Nothing has happened yet.
log-close = Close the log
play-log = Log
play-log-tip = Log (L)
play-latest = Open the log. Latest entry:
play-aside = Players and log
play-watching = You are watching. You see what everybody at the table sees{ $host ->
    [yes] , and you still host it from this page
   *[no] {""}
}.
play-was-yours = Was one of these seats yours? Ask the host to hand it to you.
play-past = After entry { $number }:
play-about = Entry { $number }:
play-back = Back to now
play-now = Now.
board = The board
board-magnified = The board, magnified
board-magnify = Magnify the board
board-whole = Show the whole board
lit-places = Where you can go

## A game played on from a moment of a finished one

what-if-origin = You are playing on from move { $ply } of a finished game.
what-if-back = To that game’s replay

## Players

players-list = Players
players-bot = bot
players-level = { $level } ·
players-plays-on = { $level } plays on ·
players-to-move = to move
away = away
away-bot = away, a bot plays
away-late = time up, a bot plays
away-bot-in = away, a bot plays in { $time }
away-holiday = on holiday until { $date }
players-handed = handed on by the host
players-left = { $time } left
seat-of = Seat of { $player }
seat-away = When somebody is away, a bot plays for them until they are back. You can also give the seat to a bot for good; then its key no longer opens it.
seat-skip = Do not wait: a bot plays until { $player } is back
seat-skipped = A bot plays until { $player } is back.
seat-give = Give the seat to a bot
seat-present = { $player } is here, so the seat cannot be handed on.
seat-hand-help = Somebody who lost the link to their seat, or somebody new, can play here: they see the cards and the notes of this seat. Everybody at the table is told.
seat-hand-bot = Somebody can play on in place of { $player }: they see the cards and the notes of this seat. Everybody at the table is told.
seat-hand = Hand the seat to a person
seat-hand-scan = Whoever scans this has the seat.
seat-back = Take my seat back
seat-was-handed = The host has handed the seat of { $player } to somebody else, who sees its cards now.
seat-was-back = { $player } has taken back the seat that was handed on.
seat-moved-host = Your seat is on the other device now.
seat-given = A bot now plays for { $player }.

## The connection

curtain = Hand the device to { $name }
curtain-help = Nobody else should look now.
curtain-look = I am { $name }: hold to look
curtain-hand = Hand it to { $name }
newer = There is a newer Parlour.
newer-take = Load it
newer-later = Later
keep-no-room = This browser has no room left to keep Parlour for when you are offline. With a network everything works.
keep-tab = Your browser has no room left for this page, or may keep nothing. What it kept before stays; what is new lasts until you close this tab.
keep-nothing = Your browser takes nothing more from this page: what is new, such as a seat or a setting, lasts until you close the page or load it anew.
lacks = { $what ->
    [wasm] This browser has no WebAssembly, or a setting turns it off.
    [workers] This browser has no workers, or a setting turns them off.
    [both] This browser has neither WebAssembly nor workers, or a setting turns them off.
    [part] This page was built without the part that works in a browser alone.
   *[start] This browser cannot start what this takes: WebAssembly in a worker.
}
offline = You are offline.
offline-waits = The game waits and goes on from here when you are back.
connection-lost = The connection to the table is lost.
connection-stuck = The server can’t reach its database just now. Nothing that was accepted is lost, and your move is sent again by itself.
connection-crowded = Too many people are watching this table already.
connection-again-in = Trying again in { $seconds } s.
connection-again = Trying again …
connection-now = Try now
connection-bot-in = A bot plays for you in { $time }, until you are back.
connection-bot-soon = A bot will soon play for you, until you are back.
connection-bot = A bot plays for you until you are back.

## Notices

notices-ask = Shall this page call you when it is your turn, while you look at something else?
notices-yes = Yes, call me
notices-no = No

## The table's menu

menu = Share and options
menu-tip = Share and options (T)
menu-watch = Share: let somebody watch
menu-watch-help = Spectators see what everybody at the table sees, and nobody’s hand.
menu-here = While it is played, this game is in this browser alone: nobody can watch it, and it cannot move to another device. When it is over, its review offers to save it as a file or, where there is a server, to upload it for a link.
menu-device = Play on another device
menu-device-help = Your seat moves there, with your cards and your notes. This page can watch from then on.
menu-device-ask = Play on my phone
menu-device-scan = Scan this with your phone. Do not show it to anybody else.
menu-absent = When somebody is away
menu-options = Options of this game
menu-standard = The standard rules; no option was changed.
menu-leave = Leave
menu-leave-help = Your seat is kept in this browser: the home page leads back here.
menu-leave-host = You host this table: the home page leads back here.
menu-leave-watching = The same link leads back here.

## The end

replay = Replay
review = Review
outcome-nobody = Nobody wins.
outcome-one = { $who_is ->
    [you] You win!
   *[other] { $who } wins.
}
outcome-bot = { $who_is ->
    [you] A bot wins for you.
   *[other] A bot wins for { $who }.
}
outcome-several = It is a shared win for { $who }.
over-stood-in = { $who_is ->
    [you] A bot played to the end for you.
   *[other] A bot played to the end for { $who }.
}
over-won = won
over-rematch = Rematch
over-again = Play again
over-to-rematch = To the rematch
over-review = Review my game
over-games = Another game
over-agreed = Ready for a rematch: { $names }
over-waiting = Not yet: { $names }
over-at-once = Start without waiting
level-aside = { $bot } (to compare with)
level-of =
    { $place ->
        [first] { $bot } (easiest)
        [last] { $bot } (strongest)
       *[between] { $bot }
    }
level-rung = { $bots }
over-level = Opponents in the next game
level-up = You won! Next, try stronger opponents: { $bot }.
level-top = You won against the strongest bots there are!
level-same = Once more against the same opponents?
level-down = Too strong? Try easier opponents: { $bot }.

### Replay

replay-of = { $game }: replay
review-back = To the review
review-of = { $game }: review
replay-loading = Loading the game …
replay-before = Before the first move.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-pace = Speed
replay-slider = Moment of the game
replay-at = Move { $ply } of { $last }: { $what }
replay-side = Seen by
replay-everything = Everything shown
replay-spectator = A spectator
replay-table = To the table
replay-more = More controls
replay-aside = Log and review
replay-panel = Beside the board

### Review

review-loading = Working it out …
review-summary = In short
review-bot-between = { $who_is ->
    [you] A bot made moves for you: { $moves }. You are not judged by them.
   *[other] A bot made moves for { $who }: { $moves }. Nobody is judged by them.
}
review-bot-from = { $who_is ->
    [you] From move { $ply } on a bot played for you. You are not judged by its moves.
   *[other] From move { $ply } on a bot played for { $who }. Nobody is judged by its moves.
}
review-by-bot = { $name } (bot)
review-bot-here = A bot for { $who }
highlight-none = A bot played here: there is nothing to judge.
highlight-known-bot = By then a bot was playing.
highlights = What to look at first
highlights-of = The game of
highlight-best-yours = Your best moment
highlight-best = { $who }’s best moment
highlight-no-best = No choice stood out.
highlight-best-in-vain = Some choices were the best there were, but none of them brought what could be expected of it.
highlight-lost-yours = How you lost
highlight-lost = How { $who } lost
highlight-miss-yours = Your costliest miss
highlight-miss = { $who }’s costliest miss
highlight-miss-lost = This is what the game was lost by: see “{ $title }”.
highlight-miss-beside = What decided the game is under “{ $title }”.
highlight-no-miss = None of the choices that are judged here cost much.
highlight-unlucky-yours = Your worst luck
highlight-unlucky = { $who }’s worst luck
highlight-no-mistake = This was bad luck, not a mistake.
highlight-known-yours = When you could have known
highlight-known = When { $who } could have known
highlight-go = Show move { $ply }
highlight-else = Play it differently
highlight-lesson = The first moves were those of the lesson, not your own.
highlight-why = Show me why
highlight-because = It follows from this:
highlight-more = { $count } more
share-title = To share
share-picture = Share a picture of the result
share-link = Copy the link
share-upload = Upload for a link
share-as-file = Save as a file
share-link-copied = Copied
share-address = A link that opens this review
share-copied = The link is copied.
share-saved = The picture is saved.
share-failed = The picture could not be made. The link can still be copied.
share-file = parlour-result
share-won = { $who } won
share-lost = { $who } lost
share-count = { $grade }: { $count }
share-judged = { $decisions ->
    [one] 1 decision judged
   *[other] { $decisions } decisions judged
}
share-line = { $title }: { $said }. { $judged } ({ $grades }).
share-line-unjudged = { $title }: { $said }.
review-details = Details: skill, luck and bits
review-bits-left = Bits still unknown
review-bits-help = Each bit halves what is left: one case is 0 bits, 2 cases are 1 bit, 1,024 cases are 10.
review-bits = { $bits } of { $most }
review-player = Player
review-graded = Graded
review-skill = Skill
review-luck = Luck
review-totals-help = Skill compares each choice with the best one, by what the player could know at the time: 0 is perfect. Luck compares what came of it with what was to be expected.
review-moments = Moment by moment
review-whose = Whose moments
review-all = All players
review-which = Which moments
review-everything = Everything
review-list = Moments
review-thought = What the bot could tell:
review-why = Why { $name } did this:
review-none = There are none of this kind.
review-notes = Your notebook
grade-best = Best
grade-good = Good
grade-fine = Fine
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
grade-best-means = nothing, or hardly anything.
grade-good-means = a little, less than a tenth.
grade-fine-means = some, but not more than a quarter.
grade-inaccuracy-means = up to a half.
grade-mistake-means = more than a half.
grade-blunder-means = more than three quarters, or all of it.
review-grades = What the grades mean
review-grades-help = A grade compares a choice with the best one that could be made, by what the player knew then. What counts is how much of what was at stake it gave away, not how it turned out:
chart-help = A case is one way in which everything could be. All players begin with many and rule them out: the lower the line, the more that player could know.
chart-known = 1 case left: all is known
chart-all = A spectator
chart-label = { $measure }; the numbers are in the table below
chart-move = move { $ply }
chart-after = After move { $ply }
chart-table = As a table
chart-table-label = { $measure }, as a table
chart-caption = { $measure }, after each move that changed something
chart-column = Move
chart-everybody = All

## What if: playing on from a moment of a finished game

what-if = Play on from here
what-if-start = The game starts again from the very beginning.
what-if-after = The game stands as it was after move { $ply }.
what-if-help = { $who_is ->
    [you] You know only what you knew then, and bots play for the others.
   *[other] You play for { $who } and know only what { $who } knew then. Bots play for the others.
}
what-if-moves = { $who_is ->
    [you] It is your turn then.
   *[other] It is { $who }’s turn then.
}
what-if-waits = { $first_is ->
    [you] First it is your turn, and a bot takes it.
   *[other] First it is { $first }’s turn.
}
what-if-before = { $who_is ->
    [you] Take back your move { $ply }
   *[other] Take back move { $ply } of { $who }
}
what-if-over = Here the game is over. Go back to an earlier moment to play on from there.
what-if-last = { $who_is ->
    [you] Go to your last choice
   *[other] Go to { $who }’s last choice
}
what-if-who = In whose place?
what-if-cards = With which hidden cards?
what-if-real = The same
what-if-fresh = New ones
what-if-real-help = Everybody holds the same cards as in the game. What comes later by chance can turn out differently.
what-if-fresh-help = { $who_is ->
    [you] Whatever you could not see is dealt anew, so that the replay tells you nothing. All that you saw stays as it was.
   *[other] Whatever { $who } could not see is dealt anew, so that the replay tells you nothing. All that { $who } saw stays as it was.
}
what-if-play = Play on
what-if-fifty = Let bots play it { $all } times
what-if-fifty-help = { $who_is ->
    [you] The strongest bot plays in your place, knowing what you knew, and for any other people; the game’s bots play as they did.
   *[other] The strongest bot plays in { $who }’s place, knowing what { $who } knew, and for any other people; the game’s bots play as they did.
} Over many games you see how much was luck.
what-if-result = How the bots’ games ended
what-if-counting = { $done } of { $all } games played …
what-if-won = { $who_is ->
    [you] In your place, the strongest bot won { $won } of { $all } games.
   *[other] In { $who }’s place, the strongest bot won { $won } of { $all } games.
}
what-if-shared = Several players can win a game together, and each of them is counted.
what-if-did-win = { $who_is ->
    [you] In the real game you won.
   *[other] In the real game { $who } won.
}
what-if-did-not-win = { $who_is ->
    [you] In the real game you did not win.
   *[other] In the real game { $who } did not win.
}

### The record of one's own games

record = Your record
record-not-kept = A game could not be entered in your record, because this browser has no room left or may keep nothing. Free some room and open your record again: it is entered then.

### The sheet of cells that some games have

sheet-you = You
sheet-pens = Pressing a cell
sheet-pen-write = Abc
sheet-readings = Chances
sheet-possible = by the cards
sheet-likely = by their play
sheet-fill-seen = Fill in what I saw
sheet-fill-follows = Fill in what follows
sheet-open = { $row }, { $column }: nothing is certain here.
sheet-chance = { $row }, { $column }: { $possible }% by the cards alone, { $likely }% by how everybody plays.
sheet-follows = This follows from what you saw.
sheet-readonly = This sheet is only to look at.
sheet-keys = Enter steps through the marks, letters write initials, Delete clears the cell.
sheet-printed = Printed marks are what you saw.
sheet-dotted = Dotted marks are what follows.
sheet-pencil = Pencil marks are yours.
sheet-letters = Letters for { $row }, { $column }
sheet-mark-no = no
sheet-mark-yes = yes
sheet-mark-either = one of two
sheet-mark-maybe = maybe
sheet-mark-ask = question
sheet-cell = { $row }, { $column }: { $says }
sheet-cell-blank = blank
sheet-cell-up = face up
sheet-cell-seen = seen: { $mark }
sheet-cell-follows = follows: { $mark }
sheet-cell-chance = { $possible }% by the cards, { $likely }% by their play
sheet-cell-mark = your mark: { $mark }
sheet-cell-text = you wrote { $text }
sheet-cell-clash = they disagree
sheet-cell-proved = this is what could be known
why = Why?
why-wait = Working it out …
why-not = It is not certain.
why-rules = It follows from the rules alone.
why-is = Why { $what } is there
why-is-not = Why { $what } is not there

## Notes compared with what could be known

slip-move = Move { $ply }
slip-why = Why
slip-since = That followed from move { $ply } on.
slip-known-since = You could have known this from move { $ply } on.
slips-unmarked = You made no marks by hand.
slips-right = Every mark that you made is right, as far as anybody could know from your seat.
slips-wrong = { $marks ->
    [one] One of your marks is wrong.
   *[other] { $marks } of your marks are wrong.
}
slips-wrong-list = Wrong marks
slips-unsaid-list = Conclusions not written down

### Places in a house

door-north = north door
door-east = east door
door-south = south door
door-west = west door
door-north-first = left north door
door-north-last = right north door
door-east-first = upper east door
door-east-last = lower east door
door-south-first = left south door
door-south-last = right south door
door-west-first = upper west door
door-west-last = lower west door
square = row { $row }, column { $column }
square-at-door = at { $door }
square-from-door = { $steps } of { $door }
squares-left = { $squares } left
squares-right = { $squares } right
squares-up = { $squares } up
squares-down = { $squares } down

### About

about-tab = About
about-title = About Parlour
about-what = Parlour is a table for games of hidden identity, deduction and bluff. Somebody runs it, maybe on a laptop in the same room. There is no company behind it, and there are no accounts.
about-told-title = What you are told
about-told = The page gets only what a player in your seat would know. Other cards never leave the server before the game is over. Bots are given the same, for their seat. How long a bot takes does not depend on what it holds.
about-told-here = The page shows only what a player in your seat would know. The rest stays with the part of this browser that deals the cards. Bots are given the same, for their seat. How long a bot takes does not depend on what it holds.
about-knows-title = What the server knows
about-knows-here-title = What leaves this browser
about-knows-here = Nothing: this site has no server. Your games, your notes, your record and your name stay here.
about-knows-moves = Every move of every table, so that a game survives a crash and has a replay when it is over.
about-knows-you = The name that you gave, the notes that you made in a game, and a fingerprint of your seat’s key.
about-knows-notebook = Nothing of a notebook for a game on a real table: your browser works it out by itself. Where it can’t, the server answers and keeps none of it.
about-to-notebook = To the notebook
about-knows-record = Nothing of your record: your browser keeps the list of your games and works out the ratings by itself.
about-knows-nothing = No password, no address, no cookie. Nothing is loaded from anywhere else.
about-key = Your seat is a key in this browser. Whoever has the key has the seat; an invitation does not contain it. A code that works once moves a seat to another device. Whoever runs the server could look at its database, so play where you trust that person.
about-network-title = Without a network
about-network = This browser keeps the page. Without a network you play against bots or with others at this device, with lessons, cases and the notebook.
about-network-lacking = So this browser cannot play by itself: without a network there are no games, lessons or cases here, and the notebook does not work out what follows.
about-network-opens = The rules, your record and your notes open all the same.
about-network-not = This browser does not keep the page from this address, so nothing opens here without a network. That takes HTTPS, or localhost.
about-network-not-yet = { $why ->
    [no-room] This browser has no room left to keep the page, so nothing opens here without a network. Free some room, then load the page again.
   *[other] This browser has not kept the page so far, so nothing opens here without a network yet. Load the page again to try once more.
}
about-fair-title = Is the deal fair?
about-fair = Every deal, roll and draw is random: nobody can choose or foresee any of it. You need not take the server’s word for it: before the deal everybody at the table draws a number of their own, and all of them together decide every card and every roll. When the game is over your browser works everything out again and says beside the result whether it is right. What that proves, and what it does not, stands there, too.
about-fair-here = Every deal, roll and draw is made in this browser, with its cryptographic source of randomness. No player and no bot has any part in it.
about-unfair = What no program can prevent: two players who tell each other their cards, or one person in two seats. Play with friends.
about-games-title = The games
about-games = The rules of each game are on its rules page, clause by clause; when a move is refused, the clause is named. All pictures were drawn for this program.

### Notebook

notebook-page = Notebook
notebook-intro = For a game of cards on a real table. Note what happens; the sheet shows what follows, and why. Your notes stay in this browser, which works out what follows by itself.
notebook-intro-server = Where it can’t, the server does and keeps nothing.
notebook-setup = Players and cards
notebook-undo = Undo
notebook-new = New
notebook-new-label = New notebook
notebook-have = Open a saved notebook
notebook-have-title = Or open a saved notebook
notebook-parts = Parts of the notebook
notebook-tab-sheet = Sheet
notebook-tab-note = Note
notebook-tab-entries = Entries
notebook-tab-ask = Ask
notebook-tab-text = Text
notebook-thinking = Thinking …
notebook-waits = The sheet comes when your notes have been worked through.
notebook-cannot = So the notebook cannot work out what follows here. Your notes stay: go on with them as text, and open them in a browser that can.
notebook-cannot-now = So this browser cannot work out by itself what follows, and the server does not answer now.
notebook-no-sheet = There is no sheet yet: check the players and their hands.
notebook-no-sheet-contradiction = There is no sheet while the notes contradict each other.
notebook-note = Note what happened
notebook-what = What happened?
notebook-entry = Entry { $entry }
notebook-so-far = What happened so far
notebook-ask = What to ask
notebook-ask-title = What to ask next
notebook-ask-no-sheet = There is no advice while there is no sheet.
notebook-take = Save or edit the text
notebook-noted = Noted: { $line }
notebook-changed = Changed to: { $line }
notebook-removed = Entry { $entry } is removed. Undo brings it back.
notebook-empty-title = A new notebook?
notebook-empty = This clears your notes. Undo brings them back as long as this page is open; to keep them, download them first.
notebook-begin = Start a new one
notebook-suspect = Suspect
notebook-weapon = Weapon
notebook-room = Room
notebook-suspects = Suspects
notebook-weapons = Weapons
notebook-rooms = Rooms
notebook-case-file = case file
notebook-open-cards = face-up cards
notebook-possible = By the cards
notebook-likely = By their play

## The notebook's players and cards

setup-players = Who plays, in turn order?
setup-player = Player { $number }
setup-name = Name of player { $number }
setup-hand = Cards of { $player }
setup-me = me
setup-me-label = me: { $player }
setup-remove = Remove { $player }
setup-add = Add a player
setup-onlooker = I am only watching
setup-dealt = { $given } of { $cards } cards dealt
setup-evenly = Deal evenly
setup-own = Your own cards
setup-own-count = Your own cards: { $chosen } of { $hand }
setup-more = Other cards, or cards left over
setup-standard = The 21 standard cards
setup-standard-help = Turn this off to name your own, one on each line.
setup-open = Some cards lie face up
setup-open-help = For rules by which some cards are left over after the deal.
setup-open-cards = Cards lying face up
setup-save = Save
setup-need-names = Every player needs a name.
setup-reserved-name = “{ $name }” means something else in a notebook. Write your own name, and mark it as “me”.
setup-same-name = Two players have the same name.
setup-need-cards = There must be at least one suspect, one weapon and one room.
setup-wrong-hands = The hands add up to { $given } cards, but { $cards } are dealt: all except the 3 in the case file and those lying face up.
setup-wrong-own = { $hand ->
    [one] You hold { $hand } card; { $chosen } { $chosen ->
        [one] is
       *[other] are
    } chosen.
   *[other] You hold { $hand } cards; { $chosen } { $chosen ->
        [one] is
       *[other] are
    } chosen.
}

## The notebook's sheet

notebook-sheet = The sheet
notebook-show = What open cells show
notebook-show-marks = Marks
notebook-show-possible = By the cards
notebook-show-likely = By their play
notebook-how-possible = Chances by the cards alone: every deal that fits your notes counts the same.
notebook-how-likely = Chances by how everybody plays: this also considers how players choose which card to show. Whoever showed you one of the cards asked for may well have had no other.
notebook-solved = Solved: { $cards }
notebook-deals = Deals left: { $deals }.
notebook-deals-about = Deals left: about { $deals }.
notebook-solutions = Solutions left: { $solutions }.
notebook-estimated = Estimated.
notebook-samples = Exact chances would have taken longer than a second. These come from samples, worth { $deals } deals; the marks are certain all the same.
notebook-player = { $player }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
notebook-case = Case
notebook-file = file
notebook-open = Open
notebook-mark-has = has it
notebook-mark-not = does not have it
notebook-mark-open = open
notebook-cell-possible = { $chance }% by the cards
notebook-cell-likely = { $chance }% by their play
notebook-key = ✓ has it, · does not have it, empty: open. Tap a cell to see why.
notebook-triples = The likeliest solutions
notebook-solution = Solution
notebook-cell = { $card }, { $holder }
notebook-cell-open = Nothing is certain yet.
notebook-cell-how = “By the cards” counts every deal that fits your notes the same. “By their play” also considers how players choose which card to show.
notebook-cell-sampled = These are estimates: with so many cards, the deals can’t all be counted in time. The cell may be certain although it does not look so here.
notebook-cell-certain = This is certain, but it would take too long to say why.

## Lines that cannot be read, and where something is said

source-hand = You hold { $cards }.
source-open = Face up: { $cards }.
trouble-kept = Your notes are kept in this browser, and worked through as soon as possible.
trouble-lines = Lines that can’t be read
trouble-lines-title = { $lines ->
    [one] A line can’t be read
   *[other] Some lines can’t be read
}
trouble-line = Line { $line }
trouble-edit = Edit the text
trouble-contradiction = A contradiction

## An entry of the notebook

entry-kind = What happened
entry-asked = Suggest
entry-accused = Accuse
entry-seen = Seen
entry-note = Note
entry-your-note = Your note
entry-who = Who?
entry-has-label = Has it or not
entry-has = has it
entry-lacks = does not have it
entry-who-asked = Who asked?
entry-who-accused = Who accused, wrongly?
entry-who-showed = Who showed a card?
entry-nobody = Nobody
entry-unseen = I did not see
entry-other-cards = Other cards
# One of the answers to a suggestion.
entry-shows = { $player }: { $card }
entry-passed = { $players } passed.
entry-which = Which card?
entry-which-seen = Which card, if you saw it?
entry-unknown = Not known
entry-save = Note it
entry-change = Change entry { $entry }
entry-change-short = Change
entry-remove = Remove entry { $entry }
entry-remove-short = Remove
entries-none = Nothing yet. Note each suggestion as it happens.
entries-blamed = part of the contradiction
said-asked = { $by } asks { $cards }
said-passes = { $who } passes
said-shows = { $who } shows
said-shows-card = { $who } shows { $card }
said-nobody = nobody shows
said-answered = { $asked }: { $answers }
said-accused = { $by } accuses { $cards }: wrong
said-has = { $holder } has { $cards }
said-lacks = { $holder } lacks { $cards }
said-note = note: { $text }
notebook-need-note = Write what you want to note.
notebook-need-holder = Choose who has the card.
notebook-need-card = Choose the card.
notebook-need-asker = Choose who asked.
notebook-need-accuser = Choose who accused.
notebook-need-cards = Choose a suspect, a weapon and a room.
notebook-need-shower = Choose who showed a card.

## Advice

ask-where = Where can you go? Choose none for all rooms.
ask-what = What should I ask?
ask-ready = The advice is listed.
ask-old = Your notes have changed since. Ask again.
ask-onlooker = Only players can ask. Say under “Players and cards” which player you are.
ask-accuse = The solution is certain: accuse.
ask-now = An accusation now would be right with a chance of { $chance }.
ask-open = The solution is as open as { $cases } equally likely cases.
ask-in-bits = In bits
ask-left = { $bits } bits are unknown: a bit is the answer to one yes-or-no question.
ask-sampled = These numbers are estimates; exact ones would have taken too long.
ask-own = You hold { $cards } yourself.
ask-learn = You learn
ask-certain = Certain then
ask-guess = Best guess then
ask-gives-away = Gives away
ask-unknown = not known
ask-cases = about { $left } of { $all } cases would be left
ask-rules-out = { $share ->
    [0] nothing
   *[other] about { $share }% of the cases
}
ask-bits = { $bits } bits
ask-for = Ask for { $cards }
ask-this = Ask this
ask-others = Others in this room
ask-how = “You learn” is how far what is open is expected to shrink. “Gives away” is how much a spectator is expected to rule out: somebody who holds no cards and sees only who passes and who shows a card.

## The notebook as text

text-label = The notebook as text
text-download = Download
text-copy = Copy
text-copied = The notebook is copied.
text-copy-forbidden = The browser does not allow copying. Select the text instead.
text-open = Open this text
text-open-file = Open a file
text-opened = { $file } is open. Undo brings the old notebook back.
text-file = A notebook file
text-too-long = This file is longer than a notebook can be.
text-no-notebook = { $file } is not a notebook: no line of it says who plays. Your notes stay as they are.
text-help = One line for each thing that happened, such as
text-help-comment = Names may be shortened. What follows a # is only for you.

### The board of a game that has none of its own

plain-view = View
plain-turn = Turn
plain-options = Options
plain-move = A move as JSON
plain-not-json = This is not JSON.
plain-play = Make the move
plain-news = Latest news
plain-notes = Private notes
plain-everything = Everything

### For developers

dev-loading = Loading the board …
dev-moment = Moment
dev-forget = Forget the notes
dev-none = { $file } has no moment to show.

## Duplicate evenings

evening = Duplicate evening
evening-offer = Or compare yourselves: everybody plays the same games, each at a table of their own.
evening-mine = Your evenings
evening-seat = You take part
evening-led = You are the host
evening-closed = Closed: see the standings
evening-gone = This evening is gone.
evening-forget = Forget this evening of { $game }
evening-at = Game { $board } of { $boards } of a duplicate evening
evening-next = Next game
evening-back = Back to the evening
evening-to-standings = To the standings
evening-table = This is your game of a duplicate evening. Nobody else sees it before everybody has finished theirs.

## Deals that anybody can verify

shares-waiting = Everybody’s device helps to shuffle. Waiting for { $names }, ten seconds at most.
shares-unopened = { $names } did not help to shuffle in time: it was dealt without.
home-saved = Open a saved table
home-list-changed = Lines that this browser saw in this server’s list of tables are gone
