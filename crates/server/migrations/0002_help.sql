-- How much help the players of a table get: paper, clerk, reasoner or oracle.
ALTER TABLE tables ADD COLUMN help TEXT NOT NULL DEFAULT 'clerk';
