-- Persons who let games that they finished be handed on for research, without names; since when.
CREATE TABLE sharing (
  person_id TEXT PRIMARY KEY REFERENCES persons ON DELETE CASCADE, since REAL NOT NULL
) STRICT, WITHOUT ROWID;
