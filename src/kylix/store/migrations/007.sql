-- A number that goes up with everything that pages are shown: it tells other servers that something is new.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- Tables that were announced as leaving. Stores of format 5 may have it already.
CREATE TABLE IF NOT EXISTS leaving (
  table_id TEXT PRIMARY KEY REFERENCES tables, since REAL NOT NULL, until REAL NOT NULL
) STRICT, WITHOUT ROWID;
