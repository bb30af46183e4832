-- Tables that wait for people, one row each until the game begins. `fills`: when bots take what is empty; `due`: when
-- somebody has to look at it next.
CREATE TABLE openings (
  table_id TEXT PRIMARY KEY REFERENCES tables, title TEXT NOT NULL, made REAL NOT NULL, level TEXT NOT NULL,
  fills REAL, due REAL, about TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX openings_made ON openings (made, table_id);
CREATE INDEX openings_title ON openings (title, made, table_id);
CREATE INDEX openings_due ON openings (due);
-- From where people came to open tables: whoever runs the server may have to keep somebody out.
CREATE TABLE guests (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, address TEXT NOT NULL, at REAL NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
-- Persons and addresses that are kept out of what is open to everybody.
CREATE TABLE blocked (
  who TEXT PRIMARY KEY, kind TEXT NOT NULL, why TEXT NOT NULL, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
-- What people told whoever runs the server; kept when the table goes.
CREATE TABLE reports (
  id TEXT PRIMARY KEY, at REAL NOT NULL, about_table TEXT NOT NULL, seat TEXT NOT NULL, said TEXT NOT NULL,
  text TEXT NOT NULL, whose TEXT NOT NULL, address TEXT NOT NULL, reporter TEXT NOT NULL, done REAL
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_at ON reports (at);
-- So many moves watchers are behind, where people wish that; what each seat wishes instead; what watchers say.
CREATE TABLE watching (
  table_id TEXT PRIMARY KEY REFERENCES tables, delay INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE watch_wishes (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, delay INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE murmurs (
  table_id TEXT NOT NULL REFERENCES tables, k INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL,
  PRIMARY KEY (table_id, k)
) STRICT, WITHOUT ROWID;
-- How strong persons are, by title; `sure` is what they are at least, and sorts. Of each rated game, what it changed.
CREATE TABLE ratings (
  person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, title TEXT NOT NULL, mu REAL NOT NULL,
  sigma REAL NOT NULL, sure REAL NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (person_id, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (title, sure, person_id);
CREATE TABLE rated (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, who TEXT NOT NULL, mu REAL NOT NULL,
  sigma REAL NOT NULL, new_mu REAL NOT NULL, new_sigma REAL NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
