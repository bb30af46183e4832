-- Passkeys of persons: the public half of each, by the id that a browser gave it. `counter`: as it was last told.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, public_key TEXT NOT NULL,
  counter INTEGER NOT NULL, name TEXT NOT NULL, made REAL NOT NULL, used REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_person ON passkeys (person_id);
-- What somebody who is not known yet has to sign, as a SHA-256; each is answered once.
CREATE TABLE challenges (challenge TEXT PRIMARY KEY, until REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_until ON challenges (until);
