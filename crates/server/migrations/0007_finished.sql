-- The listed games that are over, the last to end first.
CREATE INDEX tables_finished ON tables (ended) WHERE listed = 1 AND ended IS NOT NULL;
