-- Four letters by which the people before a big screen find the table; null before it was on one, and once it is over.
ALTER TABLE tables ADD COLUMN code TEXT;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
