-- When a guest last showed one of his secrets, to within a day. Those known today count as seen today.
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen = unixepoch() * 1000;

-- Who played, seat by seat (null for a bot), so that a person can be taken out of records. Absent in older games.
ALTER TABLE games ADD COLUMN guests TEXT;

-- One row that is written to prove that writing works.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX secrets_of_a_guest ON secrets (guest);
CREATE INDEX chat_of_a_guest ON chat (guest);
CREATE INDEX chat_by_age ON chat (at);
CREATE INDEX tables_by_age ON tables (phase, changed);
CREATE INDEX guests_by_age ON guests (seen);
