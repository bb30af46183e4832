-- Questions of bots, kept with the move after which they are asked. Whoever thinks takes one for a few seconds, and takes
-- it for longer while it thinks; what a lost one leaves is taken again. Each leaves dead rows behind: tidied early.
CREATE TABLE jobs (
  table_id text COLLATE "C" NOT NULL, n bigint NOT NULL, mark text COLLATE "C" NOT NULL, rules text NOT NULL,
  lane bigint NOT NULL, rank bigint NOT NULL, server text NOT NULL, asked double precision NOT NULL,
  question text NOT NULL, worker text NOT NULL DEFAULT '', until double precision NOT NULL DEFAULT 0,
  tries bigint NOT NULL DEFAULT 0, answer text, PRIMARY KEY (table_id, n, mark)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX jobs_open ON jobs (lane, rank, asked) WHERE answer IS NULL;

-- Processes that think, each with the rules it knows, for as long as its lease.
CREATE UNLOGGED TABLE thinkers (id text PRIMARY KEY, until double precision NOT NULL, rules text NOT NULL);
