-- How often a table was saved: whoever saves it must have read the last version.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- The log holds all that changes the course of a game, not only moves. Kinds and what their text says: src/entries.rs.
-- `actor` is the index of the seat that an entry is about; -1 for the referee and for the table itself.
ALTER TABLE moves RENAME TO entries;
ALTER TABLE entries RENAME COLUMN notation TO text;
ALTER TABLE entries ADD COLUMN kind TEXT NOT NULL DEFAULT 'move';
