-- A position is some kilobytes, and another one after each move. Beside a row number it lies whole in one page; under a
-- key of text it went on in pages of its own, which each move gave back and took again.
CREATE TABLE positions (
  table_id TEXT PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, position TEXT NOT NULL
) STRICT;
INSERT INTO positions SELECT table_id, n, position FROM snapshots;
DROP TABLE snapshots;
ALTER TABLE positions RENAME TO snapshots;
