-- Whether the table is the game's lesson: dealt and played as written down, as long as its learner follows.
ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
