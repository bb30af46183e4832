-- What happened at each line, and the position after the latest: a game outlives the rules it was played under.
ALTER TABLE lines ADD COLUMN told TEXT NOT NULL DEFAULT '';
ALTER TABLE lines ADD COLUMN rules TEXT NOT NULL DEFAULT '';
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, position TEXT NOT NULL
) STRICT, WITHOUT ROWID;
