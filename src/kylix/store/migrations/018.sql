-- Evenings: people who play some rounds together. `about` is what was chosen, as JSON; `host` the number of whoever leads
-- it; `due`: when the next round begins by itself.
CREATE TABLE evenings (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, host INTEGER NOT NULL, rounds INTEGER NOT NULL,
  round INTEGER NOT NULL DEFAULT 0, over INTEGER NOT NULL DEFAULT 0, automatic INTEGER NOT NULL, about TEXT NOT NULL,
  seed TEXT NOT NULL, address TEXT NOT NULL, made REAL NOT NULL, due REAL
) STRICT, WITHOUT ROWID;
CREATE INDEX evenings_address ON evenings (address, made);
CREATE INDEX evenings_automatic ON evenings (automatic) WHERE automatic = 1;
-- Who takes part, by number. `plays` is 0 for whoever left, or leads without playing.
CREATE TABLE evening_people (
  evening_id TEXT NOT NULL REFERENCES evenings ON DELETE CASCADE, k INTEGER NOT NULL,
  person_id TEXT REFERENCES persons ON DELETE SET NULL, name TEXT NOT NULL, emblem TEXT NOT NULL, plays INTEGER NOT NULL,
  joined REAL NOT NULL, PRIMARY KEY (evening_id, k)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX evening_people_person ON evening_people (person_id, evening_id);
-- The tables of the rounds, by number; their results stay when the tables go. `made`: the table was opened; `ended`: the
-- host ended it as it stood.
CREATE TABLE evening_tables (
  evening_id TEXT NOT NULL REFERENCES evenings ON DELETE CASCADE, round INTEGER NOT NULL, number INTEGER NOT NULL,
  game TEXT NOT NULL, title TEXT NOT NULL, made INTEGER NOT NULL DEFAULT 0, ended REAL,
  PRIMARY KEY (evening_id, round, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX evening_tables_game ON evening_tables (game);
-- Who sits where: -1 is a bot; table -1 are those who sit out. `place` where the host ended the table.
CREATE TABLE evening_seats (
  evening_id TEXT NOT NULL REFERENCES evenings ON DELETE CASCADE, round INTEGER NOT NULL, number INTEGER NOT NULL,
  seat INTEGER NOT NULL, k INTEGER NOT NULL, place INTEGER, PRIMARY KEY (evening_id, round, number, seat)
) STRICT, WITHOUT ROWID;
