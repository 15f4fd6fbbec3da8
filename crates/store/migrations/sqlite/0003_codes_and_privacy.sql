-- The old code was the only way to a table, for ever. Now a link that nobody can guess is; the code is for reading
-- aloud, while the table gathers or plays.
ALTER TABLE tables RENAME COLUMN code TO link;
ALTER TABLE tables ADD COLUMN code TEXT;
UPDATE tables SET code = CASE WHEN phase = 'over' THEN NULL ELSE link END, link = lower(hex(randomblob(18)));
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;

-- Whether everybody noticed the move: only then has the table changed, as far as anybody is told.
ALTER TABLE moves ADD COLUMN noticed INTEGER NOT NULL DEFAULT 1;

-- Bots get names of their own, one a seat, the same for everybody who looks.
CREATE TEMPORARY TABLE bot_names AS SELECT key AS seat, value AS name FROM json_each(
    '["Basile", "Blanche", "Colin", "Denise", "Éloi", "Flore", "Gaspard", "Hugues", "Isaure", "Jacquot", "Lucie",
      "Marcel", "Ninon", "Odile", "Perrin", "Rosine", "Simon", "Toinon", "Ursule", "Victor", "Yvette", "Zélie"]');
UPDATE tables SET seats = (
    SELECT json_group_array(CASE WHEN s.value ->> 'kind' = 'bot'
        THEN json_set(s.value, '$.name', COALESCE((SELECT name FROM bot_names b WHERE b.seat = s.key), 'Bot ' || s.key))
        ELSE json(s.value) END ORDER BY s.key)
    FROM json_each(tables.seats) s);
UPDATE games SET names = (
    SELECT json_group_array(CASE WHEN s.value GLOB 'bot [a-z]*'
        THEN COALESCE((SELECT name FROM bot_names b WHERE b.seat = s.key), 'Bot ' || s.key)
        ELSE s.value END ORDER BY s.key)
    FROM json_each(games.names) s);
DROP TABLE bot_names;
