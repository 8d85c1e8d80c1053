-- The finished game that this one is played on from, and after how many of its moves.
ALTER TABLE tables ADD COLUMN origin TEXT;
ALTER TABLE tables ADD COLUMN origin_ply INTEGER;
