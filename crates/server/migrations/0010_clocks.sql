-- How much time people have, as JSON; null where they have as much as they like.
ALTER TABLE tables ADD COLUMN clock TEXT;
-- When the person's clock stands still, as JSON; and whether a bot plays because their time was up.
ALTER TABLE chairs ADD COLUMN holidays TEXT;
ALTER TABLE chairs ADD COLUMN overdue INTEGER NOT NULL DEFAULT 0;
-- How much of its player's time a move took, in milliseconds; null where no clock ran.
ALTER TABLE moves ADD COLUMN used INTEGER;
-- The games that go on though nobody is there.
CREATE INDEX tables_clocked ON tables (id) WHERE clock IS NOT NULL AND setup IS NOT NULL AND ended IS NULL;
