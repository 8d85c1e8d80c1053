-- Whether the person has agreed to play again, once the game is over.
ALTER TABLE chairs ADD COLUMN again INTEGER NOT NULL DEFAULT 0;
