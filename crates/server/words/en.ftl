# What people are told of a table though no page is open. Others may read it on a locked screen: nothing of the game.

feed = { $game }: the table of { $host }
your-turn = Your turn at the table of { $host }
over = The game at the table of { $host } is over
# Tables that were opened before it was kept who opened them.
somebody = somebody
