-- What the person has told the table to do for them, as JSON; null where nothing.
ALTER TABLE chairs ADD COLUMN orders TEXT;
