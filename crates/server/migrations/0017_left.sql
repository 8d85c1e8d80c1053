-- Whether a bot has played the game to its end, because the evening was closed before its person had.
ALTER TABLE evening_games ADD COLUMN by_bot INTEGER NOT NULL DEFAULT 0;
