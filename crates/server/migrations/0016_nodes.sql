-- The servers that share the database. Each goes on counting; the row of one that has stopped is removed by another,
-- and what it did is free again.
CREATE TABLE nodes (
    id   TEXT    PRIMARY KEY,
    beat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Raised by every change of the table and of its chairs, but not by its moves.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- The node that does by itself what the table does by itself, sends the notice, or has the house play; null for none.
ALTER TABLE tables ADD COLUMN driver TEXT;
ALTER TABLE outbox ADD COLUMN driver TEXT;
ALTER TABLE evenings ADD COLUMN driver TEXT;

-- The node at which the person was last seen.
ALTER TABLE chairs ADD COLUMN node TEXT;
UPDATE chairs SET away = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE token IS NOT NULL AND away IS NULL;

-- How many watch a table at a node without playing there.
CREATE TABLE watching (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    node       TEXT    NOT NULL,
    spectators INTEGER NOT NULL,
    screens    INTEGER NOT NULL,
    PRIMARY KEY (table_id, node)
) STRICT, WITHOUT ROWID;
