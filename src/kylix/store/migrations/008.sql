-- People without accounts: a name and an emblem, known by the secrets that their devices keep.
CREATE TABLE persons (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, emblem TEXT NOT NULL, lang TEXT NOT NULL DEFAULT 'en',
  mail TEXT NOT NULL DEFAULT '', confirmed REAL, made REAL NOT NULL, seen REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE devices (
  secret TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, made REAL NOT NULL,
  used REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_person ON devices (person_id);
-- What carries a person to another device, or proves an address: by its SHA-256, for a short time, with few tries.
CREATE TABLE codes (
  code TEXT PRIMARY KEY, kind TEXT NOT NULL, person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE,
  about TEXT NOT NULL DEFAULT '', until REAL NOT NULL, tries INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
-- Whose a seat is. A seat without a row is nobody's: whoever has its token plays it.
CREATE TABLE sitters (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
  person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_person ON sitters (person_id, table_id);
