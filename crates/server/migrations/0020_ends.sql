-- The mark of a game that has ended stands in the chain, too: `commitment` is the mark then, and `opening` the number of
-- the link with which its table was opened.
ALTER TABLE chain ADD COLUMN opening INTEGER;

-- The level of each seat's bot when the game started, or null for a person, as JSON; null where the game was begun before
-- that was locked. And the number of the link of its end, once it has one.
ALTER TABLE deals ADD COLUMN bots TEXT;
ALTER TABLE deals ADD COLUMN ending INTEGER;
