-- The chain: the commitment of every table, in the order in which they were opened. Links outlive their tables. Number 0
-- is where it begins; who appends to it locks that row, so that no two are given one number.
CREATE TABLE chain (
    number     INTEGER PRIMARY KEY, -- without gaps
    commitment BLOB    NOT NULL,
    head       BLOB    NOT NULL     -- hash of the head before, the number and the commitment
) STRICT;

INSERT INTO chain (number, commitment, head) VALUES (0, zeroblob(32), zeroblob(32));

-- By what the deals of a table can be verified; a table without a row deals without it.
CREATE TABLE deals (
    table_id     TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    link         INTEGER NOT NULL, -- its number in the chain
    secret       BLOB    NOT NULL, -- what the table has committed to: nobody is told before the game is over
    opened_under INTEGER NOT NULL, -- the version of the rules that the commitment names
    rules        INTEGER,          -- the version of the rules, and the setup, as they were locked when the game
    setup        TEXT              -- started; null in the lobby
) STRICT, WITHOUT ROWID;

-- The seat's share of what chance draws from: what it has committed to, the share once it is opened, whether its
-- player's own program drew it, and whether it was not opened in time.
ALTER TABLE chairs ADD COLUMN commitment BLOB;
ALTER TABLE chairs ADD COLUMN share BLOB;
ALTER TABLE chairs ADD COLUMN own_share INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN unopened INTEGER NOT NULL DEFAULT 0;
-- What the person who has agreed to a rematch commits to for it; null to have the server draw the share.
ALTER TABLE chairs ADD COLUMN next_commitment BLOB;
