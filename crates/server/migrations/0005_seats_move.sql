-- The name of whoever opened the table: their guests are told who invites them. Null of older tables.
ALTER TABLE tables ADD COLUMN host_name TEXT;
-- How long the table waits for somebody absent before a bot plays for them, in milliseconds: 0 for ever, null as the
-- server does by default.
ALTER TABLE tables ADD COLUMN absent INTEGER;
-- What moves a chair to another device, once: its hash, until when it is good, and whether the host gave it.
ALTER TABLE chairs ADD COLUMN ticket BLOB;
ALTER TABLE chairs ADD COLUMN ticket_until INTEGER;
ALTER TABLE chairs ADD COLUMN ticket_of_host INTEGER;
