-- How games ended that persons played, a row for each seat. They stay when a table is deleted: a person's history is theirs.
CREATE TABLE results (
  game TEXT NOT NULL, seat INTEGER NOT NULL, person_id TEXT REFERENCES persons ON DELETE SET NULL, name TEXT NOT NULL,
  level TEXT NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL, title TEXT NOT NULL, seats INTEGER NOT NULL,
  ended REAL NOT NULL, PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_person ON results (person_id, ended, game);
ALTER TABLE devices ADD COLUMN name TEXT NOT NULL DEFAULT '';
