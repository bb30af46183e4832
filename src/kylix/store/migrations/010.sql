-- What pace a table is played at: as it is now, for it may change; what was chosen at first is in its head.
CREATE TABLE paces (
  table_id TEXT PRIMARY KEY REFERENCES tables, kind TEXT NOT NULL, bank REAL NOT NULL, step REAL NOT NULL,
  at_end TEXT NOT NULL, holidays INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0,
  serial INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
-- The clocks of people, by the clock of the store. `due` is when time runs out if nobody moves; whoever acts on it has
-- it until `claimed`.
CREATE TABLE clocks (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, rest REAL NOT NULL, used REAL NOT NULL, since REAL,
  moved INTEGER NOT NULL, spent REAL NOT NULL, away REAL NOT NULL, holidays INTEGER NOT NULL, due REAL,
  claimed REAL NOT NULL DEFAULT 0, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
-- How clocks stood after an entry, as JSON: an undo goes back to that.
CREATE TABLE clock_lines (
  table_id TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, clocks TEXT NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
-- What all people at a table are asked; one thing at a time.
CREATE TABLE asks (
  table_id TEXT PRIMARY KEY REFERENCES tables, id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
  about TEXT NOT NULL, agreed TEXT NOT NULL, until REAL NOT NULL
) STRICT, WITHOUT ROWID;
-- When a server was last there while clocks ran, and which one; none when it said that it goes.
CREATE TABLE alive (one INTEGER PRIMARY KEY, at REAL NOT NULL, server TEXT NOT NULL) STRICT, WITHOUT ROWID;
