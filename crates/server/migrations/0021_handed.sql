-- Each time that a seat went to somebody else in a game: handed on by the host, after so many moves, or back to the player
-- who had it before (`back`). `former` is that player's token, as long as they can have the seat back.
CREATE TABLE handed (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    chair    INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    back     INTEGER NOT NULL,
    former   BLOB,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
