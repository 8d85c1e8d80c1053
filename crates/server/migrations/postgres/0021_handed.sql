-- What SQLite has after its step of the same number; the comments are there.
CREATE TABLE handed (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    chair    BIGINT NOT NULL,
    ply      BIGINT NOT NULL,
    how      BIGINT NOT NULL,
    former   BYTEA,
    PRIMARY KEY (table_id, chair, number)
);
