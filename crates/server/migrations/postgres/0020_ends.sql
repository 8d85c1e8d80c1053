-- What SQLite has after its step of the same number; the comments are there.
ALTER TABLE chain ADD COLUMN opening BIGINT;
ALTER TABLE deals ADD COLUMN bots TEXT;
ALTER TABLE deals ADD COLUMN ending BIGINT;
