# What the page of the record says; `src/record/words.ts` says it.

record-intro = The games that you have finished in this browser, and how strong you are in each. The record stays in this browser: no account, no server.
record-empty = Nothing stands here yet. When a game in which you have a seat is over, it comes here by itself: how it ended, your rating in that game over time, and the bots on the same scale. Lessons, cases and games that you play on from a replay do not count.
record-ratings = Ratings
record-scale = Everybody begins each game at 1500. In a game for two, whoever is 400 ahead wins about 10 times in 11. The true strength lies within the ± 19 times in 20; the more games, the smaller the ±.
record-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] none won
   *[other] { $wins } won
}
record-your-rating = Your rating
record-value = { $value } ± { $spread }
record-plot = Your rating in { $game } after each game, now { $rating }. Each is in the list of past games.
record-strengths = Everybody in { $game } on the same scale
record-player = Player
record-rating = Rating
record-played = Games
record-you = You
record-bot = { $bot } (bot)
record-past = Past games
record-edition = edition { $edition }
record-with = With { $others }
record-won = You won
record-won-too = A shared win
record-nobody = Nobody won
record-place = Place { $place } of { $players }
record-stand-in = Does not count: a bot played on for you.
record-stand-in-other = Does not count: a bot played on for { $who }.
record-after = Rating then: { $rating }
record-review = Review of { $game }, { $date }
record-replay = Replay of { $game }, { $date }
record-elsewhere = The replay is on the device where you played.
record-sealed = This is a game of a duplicate evening: it can be reviewed when everybody there has finished it.
record-all = Show all { $games } games

## Taking the record along

record-along = Take it along
record-along-help = Whoever clears this browser’s data clears the record, too: save it as a file from time to time. The file holds your games and the record’s key, so keep it to yourself.
record-along-empty = Have you played in another browser? Open the file that you saved there, or scan its codes with this device.
record-export = Save as a file
record-file-name = parlour-record
record-import = Open a file
record-file = A record file
record-move = Move to another device
record-move-help = Scan each code with the other device, in any order. What is there already stays, and every game counts once. Here nothing is taken away.
record-move-local = This address works on this computer only, so no other device can scan a code of it. Save the record as a file instead, take the file to the other device, and open it there on the page of its record.
record-code = Code { $number } of { $of }
record-code-back = Previous code
record-code-next = Next code
record-code-label = Code that carries your games
record-added = { $games ->
    [0] All these games are in your record already.
    [one] { $games } game was added to your record.
   *[other] { $games } games were added to your record.
}
record-import-long = This file is longer than a record can be. Choose one that “Save as a file” has made. Your record is as it was.
record-import-unreadable = This is no record, or a part of it is missing. Save or scan it again on the device that it comes from. Your record is as it was.
record-import-newer = This record is from a newer Parlour. Load this page again to get that one, then open the record again. Your record is as it was.
record-import-unknown = In this record is a game that this page does not know, so nothing was taken from it. If it is from a newer Parlour, load this page again to get that one, then open the record again. Your record is as it was.
record-import-changed = This record was changed after it was saved, so nothing was taken from it. Save or scan it again on the device that it comes from. Your record is as it was.
record-foreign-title = Are these your games?
record-foreign = { $games ->
    [one] { $games } game comes from a record with another key. Add it only if you played it yourself, on another device: it counts as your own.
   *[other] { $games } games come from a record with another key. Add them only if you played them yourself, on another device: they count as your own.
}
record-foreign-add = They are mine
record-delete = Delete the record
record-delete-title = Delete your record?
record-delete-text = { $games ->
    [one] { $games } game and its rating go from this browser, with the record’s key.
   *[other] { $games } games and all ratings go from this browser, with the record’s key.
} Saved files and other devices keep theirs. You can bring it back as long as this page is open.
record-delete-do = Delete it
record-deleted = Your record is deleted.
record-bring-back = Bring it back
record-restored = Your record is back.
record-unopened = The record can’t be opened, because this browser may keep nothing or has no room. Leave private browsing or free some room, then load the page again.
record-keeps-nothing = This browser keeps nothing of this page, so there is no record here.
record-no-room = Nothing was changed: this browser has no room left, or may keep nothing. Free some room or leave private browsing, then try again.
