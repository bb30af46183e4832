-- How a person is told things though no page is looked at, and by which event. A channel without a wish tells nothing.
CREATE TABLE channels (
  id TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, kind TEXT NOT NULL,
  address TEXT NOT NULL, form TEXT NOT NULL DEFAULT '', hour INTEGER NOT NULL DEFAULT 18, stop TEXT NOT NULL,
  failing TEXT NOT NULL DEFAULT '', made REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_person ON channels (person_id);
CREATE UNIQUE INDEX channels_stop ON channels (stop);
CREATE TABLE wishes (
  person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, event TEXT NOT NULL,
  channel TEXT NOT NULL REFERENCES channels ON DELETE CASCADE, rule TEXT NOT NULL, PRIMARY KEY (person_id, event, channel)
) STRICT, WITHOUT ROWID;
-- What is to be told, written with the move that brought it about: the key makes it once. `ends`: of no use afterwards.
CREATE TABLE notices (
  person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE, table_id TEXT NOT NULL REFERENCES tables,
  n INTEGER NOT NULL, event TEXT NOT NULL, channel TEXT NOT NULL REFERENCES channels ON DELETE CASCADE,
  seat INTEGER NOT NULL, made REAL NOT NULL, ends REAL NOT NULL, due REAL NOT NULL, worker TEXT NOT NULL DEFAULT '',
  until REAL NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0, done REAL, how TEXT NOT NULL DEFAULT '',
  failed TEXT NOT NULL DEFAULT '', PRIMARY KEY (person_id, table_id, n, event, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE done IS NULL;
CREATE INDEX notices_done ON notices (done) WHERE done IS NOT NULL;
-- When a person last looked at a table.
CREATE TABLE looked (
  person_id TEXT PRIMARY KEY REFERENCES persons ON DELETE CASCADE, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
-- Mail of the last day, by the SHA-256 of its address: so many are sent and no more.
CREATE TABLE mailed (
  address TEXT NOT NULL, at REAL NOT NULL, id TEXT NOT NULL, person_id TEXT NOT NULL, kind TEXT NOT NULL,
  PRIMARY KEY (address, at, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX mailed_person ON mailed (person_id, at);
-- What the server made for itself, once: the keys for messages to browsers.
CREATE TABLE own_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
