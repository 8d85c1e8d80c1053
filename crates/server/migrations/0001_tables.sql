-- Everything that the server keeps. Times are milliseconds since 1970; tokens are kept as SHA-256 only.

-- What was agreed. A table is in the lobby while `setup` is null; how its game stands follows from its moves.
CREATE TABLE tables (
    id      TEXT    PRIMARY KEY,
    game    TEXT    NOT NULL,
    rules   INTEGER NOT NULL, -- the version of the game's rules that made the moves
    options TEXT    NOT NULL, -- JSON, as chosen
    listed  INTEGER NOT NULL,
    host    BLOB    NOT NULL, -- hash of the host's token
    setup   TEXT,             -- JSON, made from chairs and options at the start
    rematch TEXT,             -- the id of the next table
    touched INTEGER NOT NULL, -- when somebody last changed something other than by a move
    ended   INTEGER           -- when the game was found to be over: for lists and clean-up only
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (touched) WHERE listed = 1 AND ended IS NULL;

-- Who sits where. The primary key decides who was first on a chair.
CREATE TABLE chairs (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    chair    INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    token    BLOB,            -- hash of the seat's token; null for a bot
    bot      TEXT,            -- the bot's level; null for a person
    away     INTEGER,         -- since when the person is not connected; null while they are
    notes    TEXT,            -- the person's private notes, JSON
    PRIMARY KEY (table_id, chair)
) STRICT, WITHOUT ROWID;

-- The log, and the only arbiter of what happened: whoever inserts a ply first has made it, and a move sent twice
-- with its key counts once.
CREATE TABLE moves (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      INTEGER NOT NULL,
    seat     INTEGER,         -- null for chance
    move     TEXT    NOT NULL, -- JSON
    at       INTEGER NOT NULL,
    key      TEXT,            -- null for chance, bots and forced moves
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, key)
) STRICT, WITHOUT ROWID;
