-- Duplicate evenings: everybody plays the same boards, each at a table of their own.
CREATE TABLE evenings (
    id        TEXT    PRIMARY KEY,
    game      TEXT    NOT NULL,
    rules     INTEGER NOT NULL, -- the version of the game's rules that means the options
    options   TEXT    NOT NULL, -- JSON, as chosen
    players   INTEGER NOT NULL, -- at each table
    level     TEXT    NOT NULL, -- of the bots
    help      TEXT    NOT NULL,
    boards    INTEGER NOT NULL,
    house     INTEGER NOT NULL, -- so many bots play each board in a person's place
    host      BLOB    NOT NULL, -- hash of the host's token
    host_name TEXT    NOT NULL,
    secret    BLOB    NOT NULL, -- from which everything follows that chance does on its boards
    stage     INTEGER NOT NULL DEFAULT 0, -- 0 while people join, 1 once everybody is here, 2 once it is closed
    touched   INTEGER NOT NULL  -- when somebody last did something
) STRICT, WITHOUT ROWID;

-- Who plays, numbered from 0 in the order in which they came.
CREATE TABLE evening_people (
    evening_id TEXT    NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    person     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    token      BLOB    NOT NULL, -- hash; at their tables it is that of their chair
    PRIMARY KEY (evening_id, person)
) STRICT, WITHOUT ROWID;

-- Somebody's game of a board: the primary key decides that there is one.
CREATE TABLE evening_games (
    evening_id TEXT    NOT NULL,
    board      INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    table_id   TEXT    REFERENCES tables (id) ON DELETE SET NULL,
    score      INTEGER, -- null while it is not over, and for ever if it was not over when the evening was closed
    PRIMARY KEY (evening_id, board, person),
    FOREIGN KEY (evening_id, person) REFERENCES evening_people (evening_id, person) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX evening_games_table ON evening_games (table_id) WHERE table_id IS NOT NULL;

-- What the house's bots scored in the people's place.
CREATE TABLE evening_house (
    evening_id TEXT    NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    board      INTEGER NOT NULL,
    bot        INTEGER NOT NULL,
    score      INTEGER, -- null where the game came to no end
    PRIMARY KEY (evening_id, board, bot)
) STRICT, WITHOUT ROWID;
