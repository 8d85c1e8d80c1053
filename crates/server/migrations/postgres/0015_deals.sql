-- What SQLite has after its step of the same number; the comments are there.
CREATE TABLE chain (
    number     BIGINT PRIMARY KEY,
    commitment BYTEA  NOT NULL,
    head       BYTEA  NOT NULL
);

INSERT INTO chain (number, commitment, head)
VALUES (0, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'));

CREATE TABLE deals (
    table_id     TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    link         BIGINT NOT NULL,
    secret       BYTEA  NOT NULL,
    opened_under BIGINT NOT NULL,
    rules        BIGINT,
    setup        TEXT
);

ALTER TABLE chairs ADD COLUMN commitment BYTEA;
ALTER TABLE chairs ADD COLUMN share BYTEA;
ALTER TABLE chairs ADD COLUMN own_share BIGINT NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN unopened BIGINT NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN next_commitment BYTEA;
