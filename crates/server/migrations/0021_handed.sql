-- Each time that a seat of a game went to somebody else, and after how many moves: 0, the host handed it on; 1, a player who
-- had it before took it back; 2, the host gave it to a bot. `former` is the token of who had it, as long as they can have it
-- back.
CREATE TABLE handed (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    chair    INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    how      INTEGER NOT NULL,
    former   BLOB,
    PRIMARY KEY (table_id, chair, number)
) STRICT, WITHOUT ROWID;
