-- The token of whoever had the seat until their time was up: once the game is over they may play again.
ALTER TABLE chairs ADD COLUMN lost BLOB;
