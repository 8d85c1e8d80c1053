# What the page says of the deals of a finished game, in English.

verdict-working = The deals are being recomputed …
verdict-proved = Nobody chose the cards or the dice: every deal is proved.
verdict-fits = This file fits itself.
verdict-followed = That nobody chose the deals is not proved.
verdict-unproved = The deals are not proved.
verdict-forged = This game is not what was played.
verdict-unreadable = This cannot be verified.
verdict-unknown = This browser cannot verify the deals itself: save the table, and let `parlour verify` look at it.
verdict-more = How the deals came about
own-commitment = The table had committed to something else when you sat down.
own-lock = When the game began something else was locked. Either the server went back to a backup from before that, or somebody deals again until the cards suit them.
own-share = Your share is not the one that this browser drew.
own-opening = The server had opened your share in time, and says now that you did not.
own-mark = This is not the game that this browser saw. Either something in it was changed, or the server went back to a backup and the game ended another way.
own-list = Its table stands in this server’s list of all tables, but not this end of its game: something in it was changed, or the server went back to a backup since.
deals-title = The deals of this game
deals-save = Save the table as a file
deals-back = Back to the table
deals-facts = What was recomputed
deals-recomputed = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $chance ->
    [one] one of them the deal
   *[other] { $chance } of them deals, rolls and draws
}
share-own = { $name } drew a share of their own
share-server = The server drew the share of { $name }
share-unopened = { $name } drew a share of their own and did not open it in time; a hash of its commitment stands for it
deals-link = Line { $number } in the list of all tables of the server that dealt, and the mark after it. Whether it stands there could not be looked up:
deals-link-here = Line { $number } in this server’s list of all tables, where it stands, and the mark after it:
deals-link-elsewhere = Line { $number } in the list of all tables of the server that dealt, and the mark after it. It does not stand in this server’s list: another server dealt, or this one went back to a backup since.
deals-link-lost = Line { $number } in this server’s list of all tables, as it says of this table itself, and the mark after it. But that does not stand in its list: do not trust it.
deals-mark = The mark of this game, made of all its moves:
deals-seen = This browser saw a game with this mark end.
deals-how-title = How a deal comes about
deals-how = When a table is opened, the server draws a secret number and shows a seal of it, which it can’t change any more. Whoever sits down draws a number, too, and shows a seal of it. When the game begins all seals are fixed, and then the players’ numbers are opened. All of them together decide every card and every roll.
deals-how-end = When the game is over the server opens its own number, and your browser works everything out again.
deals-proves-title = What is proved
deals-proves-chosen = Nobody chose what was dealt, not even the host: at least one player’s own browser drew its number, and all such numbers were opened in time.
deals-proves-fits = Cards and rolls follow from the numbers that stand in the file. That these were fixed before the game a file alone can’t prove.
deals-proves-server = The cards and rolls follow from numbers that were fixed before the game. But the server drew all that count, or says that a player’s number came too late, so that nobody chose them is its word.
deals-proves-unproved = Of the cards and the dice nothing is proved here.
deals-proves-rules = Every move is by the rules, and the result follows from the moves.
deals-not-title = What is not proved
deals-not-server = The server deals, so it sees all cards. Whether it shows them to somebody can’t be proved.
deals-not-host = Whoever hosts the table can hand a seat to somebody else, or take it themselves, and then sees its cards and notes. Whoever is there they can put out for a bot. Everybody at the table is told so, and the saved table says it, too, by the server’s word.
deals-handed = The seat of { $name } was handed to somebody else before move { $ply }.
deals-to-bot = The seat of { $name } was given to a bot before move { $ply }.
deals-taken-back = { $name } took the seat back before move { $ply }.
deals-not-friends = Two friends may telephone.
deals-not-names = A name may be anybody’s.
deals-not-file = A file alone proves that it fits itself. When a game is over all numbers are open, and anybody can make a file with another secret number, other cards and other moves that fits itself, too. That it is the game which was played is shown by its mark, by the line of its end in the server’s list, or by the table at its address.
deals-not-moves = Players’ moves are not signed. But when a game ends, a mark of all its moves is added to the server’s list, and every browser that saw the end keeps the mark: there a copy with another move is refused.
deals-not-again = A host may have dealt other tables in secret. Each of them stands in the server’s list of all tables, though: compare with others how long it is, and the mark at its end.
deals-chain-title = All tables of this server
deals-chain = { $lines ->
    [one] { $lines } line stands
   *[other] { $lines } lines stand
} in this server’s list so far: the seal of every table that was opened here, and the mark of every game that ended. The mark at the end is made of all lines, so none can be changed or taken away without another mark. Write both down, the number and the mark: by them you can find out later whether a table was left out or a game was changed. This browser keeps them, too.
deals-chain-goes-on = { $seen ->
    [one] The line that this browser had seen before stands there still.
   *[other] The { $seen } lines that this browser had seen before stand there still.
}
deals-chain-shorter = This browser had seen { $seen ->
    [one] { $seen } line
   *[other] { $seen } lines
} in this list, and now it has { $lines }: { $gone ->
    [one] { $gone } line is
   *[other] { $gone } lines are
} missing, if not more.
deals-chain-other = This browser had seen { $seen ->
    [one] { $seen } line
   *[other] { $seen } lines
} in this list. Now it has { $lines }, but it does not go on from those: some of them are missing or were changed.
deals-chain-why = Either the server went back to a backup, and what was opened or ended after it is gone. Or its host has taken lines away, to hide a table or the end of a game. Ask the host which it was, and others who wrote a mark down. The mark that this browser had kept:
deals-chain-accept = Keep the mark of today instead
deals-elsewhere = Save the table to have it checked by other programs, such as
file-intro = A saved table is a file with a whole game. Your browser recomputes it: nothing is sent anywhere.
file-compare = Its deals follow from what stands in it, and every move is by the rules. Compare its mark with that of somebody who was there: when a game is over, anybody can make such a file of another one.
table-compare = That it is the game which was played is the server’s word here: this browser did not see it end.
file-cannot = So it cannot recompute the deals of a file: let `parlour verify` look at it.
file-pick = Choose a file
file-open = Open a saved table
file-too-long = This file is too long for a saved table.
