-- Times are milliseconds since 1970. Ids are made by the program.

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- One row a device. Only the SHA-256 of its secret is kept.
CREATE TABLE secrets (
    hash    BLOB PRIMARY KEY,
    guest   TEXT NOT NULL REFERENCES guests (id),
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id      INTEGER PRIMARY KEY,
    code    TEXT NOT NULL UNIQUE,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,
    n_seats INTEGER NOT NULL,
    host    TEXT NOT NULL REFERENCES guests (id),
    public  INTEGER NOT NULL,
    -- Games begun at this table; 0 before the first one.
    round   INTEGER NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    seats   TEXT NOT NULL,
    outcome TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_in_the_lobby ON tables (phase, changed) WHERE public = 1;
CREATE INDEX tables_by_host ON tables (host, phase);

-- Who opened a table or sits at it, to find one's own tables.
CREATE TABLE members (
    guest    TEXT NOT NULL REFERENCES guests (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_of_a_table ON members (table_id);

-- What the seed dealt: game, options and rules as they were, since a table may change its mind between rounds.
CREATE TABLE games (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    round    INTEGER NOT NULL,
    game     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    options  TEXT NOT NULL,
    n_seats  INTEGER NOT NULL,
    names    TEXT NOT NULL,
    seed     BLOB NOT NULL,
    result   TEXT,
    begun    INTEGER NOT NULL,
    PRIMARY KEY (table_id, round)
) STRICT, WITHOUT ROWID;

-- The log. A move counts when its row is here; one writer wins a sequence number.
CREATE TABLE moves (
    table_id INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    -- Index of the seat; -1 for the referee.
    actor    INTEGER NOT NULL,
    notation TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, round, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    guest    TEXT NOT NULL REFERENCES guests (id),
    seat     INTEGER,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
