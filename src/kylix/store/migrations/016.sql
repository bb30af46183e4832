-- Answers that people leave for questions to come, one of a kind for each seat: how long, from which turn, on which terms;
-- when the open question is answered so; why it ended. And the entries that were made by one. Nobody else is told of it.
CREATE TABLE orders (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, lasts TEXT NOT NULL,
  turn INTEGER NOT NULL, terms TEXT NOT NULL, due REAL, ended TEXT NOT NULL, PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_due ON orders (due);
CREATE TABLE order_lines (
  table_id TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
