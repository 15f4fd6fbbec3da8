-- Each game has an address of its own, which leads to it once it is over and to nothing else of its table.
-- 144 bits are drawn for it, so that none comes twice.
ALTER TABLE games ADD COLUMN link TEXT NOT NULL DEFAULT '';
UPDATE games SET link = lower(hex(randomblob(18)));
CREATE INDEX games_by_link ON games (link);
