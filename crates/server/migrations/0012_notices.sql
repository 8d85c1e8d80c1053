-- The key by which push services know this server: the secret half of a key pair on the curve P-256. One row.
CREATE TABLE push_key (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB    NOT NULL
) STRICT;

-- The browsers that are told of a chair's turn though no page is open, as their push services know them.
CREATE TABLE subscriptions (
    table_id TEXT    NOT NULL,
    chair    INTEGER NOT NULL,
    endpoint TEXT    NOT NULL, -- the browser's address at its push service
    p256dh   BLOB    NOT NULL, -- its public key
    auth     BLOB    NOT NULL, -- the secret that it shares with the server
    language TEXT    NOT NULL,
    origin   TEXT    NOT NULL, -- where its pages come from
    PRIMARY KEY (table_id, chair, endpoint),
    FOREIGN KEY (table_id, chair) REFERENCES chairs (table_id, chair) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Notices that are still to be sent: each to one browser, or to a table's webhook where there is no endpoint.
CREATE TABLE outbox (
    id       TEXT    PRIMARY KEY, -- the receiver is told it, so that a notice that comes twice is known as one
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    chair    INTEGER,             -- whose turn it is; null where the game is over and the webhook is told
    endpoint TEXT,
    over     INTEGER NOT NULL,    -- whether the game is over
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL DEFAULT 0,
    FOREIGN KEY (table_id, chair, endpoint) REFERENCES subscriptions (table_id, chair, endpoint) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (due);
CREATE INDEX outbox_table ON outbox (table_id, chair, endpoint);

-- Where whoever has the address reads when it is the chair's turn: the hash of its secret, and its language.
ALTER TABLE chairs ADD COLUMN feed BLOB;
ALTER TABLE chairs ADD COLUMN feed_language TEXT;
-- What is told of the table's turns, if anything is.
ALTER TABLE tables ADD COLUMN webhook TEXT;
