-- Whether a bot chose the move, be it at its own seat or in a player's place. Of older moves it is not known.
ALTER TABLE moves ADD COLUMN by_bot INTEGER NOT NULL DEFAULT 0;
