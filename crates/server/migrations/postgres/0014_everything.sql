-- What SQLite has after its step of the same number; the comments are in the steps before it. Whole numbers, and flags
-- that are 0 or 1, are BIGINT, so that the same statements do for both databases.
CREATE TABLE tables (
    id         TEXT   PRIMARY KEY,
    game       TEXT   NOT NULL,
    rules      BIGINT NOT NULL,
    options    TEXT   NOT NULL,
    listed     BIGINT NOT NULL,
    host       BYTEA  NOT NULL,
    setup      TEXT,
    rematch    TEXT,
    touched    BIGINT NOT NULL,
    ended      BIGINT,
    help       TEXT   NOT NULL DEFAULT 'clerk',
    lesson     BIGINT NOT NULL DEFAULT 0,
    host_name  TEXT,
    absent     BIGINT,
    origin     TEXT,
    origin_ply BIGINT,
    code       TEXT,
    clock      TEXT,
    webhook    TEXT
);

CREATE INDEX tables_listed ON tables (touched) WHERE listed = 1 AND ended IS NULL;
CREATE INDEX tables_finished ON tables (ended) WHERE listed = 1 AND ended IS NOT NULL;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX tables_clocked ON tables (id) WHERE clock IS NOT NULL AND setup IS NOT NULL AND ended IS NULL;

CREATE TABLE chairs (
    table_id       TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    chair          BIGINT NOT NULL,
    name           TEXT   NOT NULL,
    token          BYTEA,
    bot            TEXT,
    away           BIGINT,
    notes          TEXT,
    ticket         BYTEA,
    ticket_until   BIGINT,
    ticket_of_host BIGINT,
    again          BIGINT NOT NULL DEFAULT 0,
    holidays       TEXT,
    overdue        BIGINT NOT NULL DEFAULT 0,
    orders         TEXT,
    feed           BYTEA,
    feed_language  TEXT,
    PRIMARY KEY (table_id, chair)
);

CREATE TABLE moves (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      BIGINT NOT NULL,
    seat     BIGINT,
    move     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    key      TEXT,
    used     BIGINT,
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, key)
);

CREATE TABLE push_key (
    one    BIGINT PRIMARY KEY CHECK (one = 1),
    secret BYTEA  NOT NULL
);

CREATE TABLE subscriptions (
    table_id TEXT   NOT NULL,
    chair    BIGINT NOT NULL,
    endpoint TEXT   NOT NULL,
    p256dh   BYTEA  NOT NULL,
    auth     BYTEA  NOT NULL,
    language TEXT   NOT NULL,
    origin   TEXT   NOT NULL,
    PRIMARY KEY (table_id, chair, endpoint),
    FOREIGN KEY (table_id, chair) REFERENCES chairs (table_id, chair) ON DELETE CASCADE
);

CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);

CREATE TABLE outbox (
    id       TEXT   PRIMARY KEY,
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    chair    BIGINT,
    endpoint TEXT,
    over     BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    tries    BIGINT NOT NULL DEFAULT 0,
    FOREIGN KEY (table_id, chair, endpoint) REFERENCES subscriptions (table_id, chair, endpoint) ON DELETE CASCADE
);

CREATE INDEX outbox_due ON outbox (due);
CREATE INDEX outbox_table ON outbox (table_id, chair, endpoint);

CREATE TABLE evenings (
    id        TEXT   PRIMARY KEY,
    game      TEXT   NOT NULL,
    rules     BIGINT NOT NULL,
    options   TEXT   NOT NULL,
    players   BIGINT NOT NULL,
    level     TEXT   NOT NULL,
    help      TEXT   NOT NULL,
    boards    BIGINT NOT NULL,
    house     BIGINT NOT NULL,
    host      BYTEA  NOT NULL,
    host_name TEXT   NOT NULL,
    secret    BYTEA  NOT NULL,
    stage     BIGINT NOT NULL DEFAULT 0,
    touched   BIGINT NOT NULL
);

CREATE TABLE evening_people (
    evening_id TEXT   NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    person     BIGINT NOT NULL,
    name       TEXT   NOT NULL,
    token      BYTEA  NOT NULL,
    PRIMARY KEY (evening_id, person)
);

CREATE TABLE evening_games (
    evening_id TEXT   NOT NULL,
    board      BIGINT NOT NULL,
    person     BIGINT NOT NULL,
    table_id   TEXT   REFERENCES tables (id) ON DELETE SET NULL,
    score      BIGINT,
    PRIMARY KEY (evening_id, board, person),
    FOREIGN KEY (evening_id, person) REFERENCES evening_people (evening_id, person) ON DELETE CASCADE
);

CREATE UNIQUE INDEX evening_games_table ON evening_games (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE evening_house (
    evening_id TEXT   NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    board      BIGINT NOT NULL,
    bot        BIGINT NOT NULL,
    score      BIGINT,
    PRIMARY KEY (evening_id, board, bot)
);
