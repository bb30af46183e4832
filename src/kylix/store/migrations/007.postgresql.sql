-- The door for changes. It locks the row of the table first, so that changes of a table come one after the other; being
-- volatile, each statement then sees what is committed by then. The number is in the name: beside a server of a newer
-- version an older one calls its own.
CREATE FUNCTION kylix_commit_1(j jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t text := j->>'table';
  have bigint;
  kept_version bigint;
  said record;
  part text;
BEGIN
  IF j->'made' IS NOT NULL THEN
    RETURN kylix_make_1(t, j->'made');
  END IF;
  SELECT version INTO kept_version FROM tables WHERE id = t FOR UPDATE;
  IF NOT FOUND THEN
    RETURN jsonb_build_array('gone');
  END IF;
  SELECT id, seat, answer INTO said FROM commands WHERE table_id = t AND id = j->'command'->>'id';
  IF FOUND THEN
    RETURN jsonb_build_array('again', said.id, said.seat, said.answer);
  END IF;
  SELECT coalesce(max(n) + 1, 0) INTO have FROM lines WHERE table_id = t;
  IF have <> (j->>'after')::bigint OR kept_version <> (j->>'version')::bigint OR kylix_late_1(t, j) THEN
    RETURN jsonb_build_array('late', have);
  END IF;
  IF j->'delete' IS NOT NULL THEN
    FOR part IN SELECT c.relname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE a.attname = 'table_id' AND c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    LOOP
      EXECUTE format('DELETE FROM %I WHERE table_id = $1', part) USING t;
    END LOOP;
    DELETE FROM tables WHERE id = t;
    RETURN jsonb_build_array('done', have, kept_version + 1);
  END IF;
  PERFORM kylix_write_1(t, j);
  RETURN jsonb_build_array(
    'done', have + coalesce(jsonb_array_length(j->'lines'), 0), kept_version + (j->>'shown')::bigint
  );
END $$;

CREATE FUNCTION kylix_late_1(t text, j jsonb) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT 1 FROM jsonb_each(coalesce(j->'was', '{}')) AS w(seat, v)
    LEFT JOIN seats s ON s.table_id = t AND s.seat = w.seat::bigint
    WHERE (s.kind, s.level, s.name, s.token, s.invitation) IS DISTINCT FROM
      (w.v->>'kind', w.v->>'level', w.v->>'name', w.v->>'token', w.v->>'invitation')
  ) OR coalesce(
    (j->'chat'->>'k')::bigint <> (SELECT coalesce(max(k) + 1, 0) FROM chats WHERE table_id = t), false
  )
$$;

CREATE FUNCTION kylix_make_1(t text, m jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE have bigint;
BEGIN
  INSERT INTO tables (id, created, head, chance, host, to_act)
    VALUES (t, (m->>'created')::double precision, m->>'head', m->>'chance', m->>'host', m->>'to_act')
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT coalesce(max(n) + 1, 0) INTO have FROM lines WHERE table_id = t;
    RETURN jsonb_build_array('late', have);
  END IF;
  PERFORM kylix_write_1(t, m);
  RETURN jsonb_build_array('done', jsonb_array_length(m->'lines'), 0);
END $$;

CREATE FUNCTION kylix_write_1(t text, j jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF j->'set' IS NOT NULL THEN
    INSERT INTO sets (fingerprint, toml) VALUES (j->'set'->>0, j->'set'->>1) ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO lines (table_id, n, seat, move, back, outcomes, first, at, state, automatic, controller, told,
      rules)
    SELECT t, x.n, x.seat, x.move, x.back, x.outcomes, x.first, x.at, x.state, x.automatic, x.controller,
      x.told, x.rules
    FROM jsonb_to_recordset(coalesce(j->'lines', '[]')) AS x(n bigint, seat bigint, move text, back bigint,
      outcomes text, first bigint, at double precision, state text, automatic bigint, controller text, told text,
      rules text);
  INSERT INTO snapshots (table_id, n, position)
    SELECT t, (x->>'n')::bigint, x->>'position' FROM jsonb_array_elements(coalesce(j->'lines', '[]')) AS x
    WHERE x->>'position' <> '' ORDER BY (x->>'n')::bigint DESC LIMIT 1
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position;
  INSERT INTO seats (table_id, seat, kind, level, name, token, invitation)
    SELECT t, s.seat::bigint, s.v->>'kind', s.v->>'level', s.v->>'name', s.v->>'token', s.v->>'invitation'
    FROM jsonb_each(coalesce(j->'seats', '{}')) AS s(seat, v)
    ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, level = excluded.level, name = excluded.name,
      token = excluded.token, invitation = excluded.invitation;
  INSERT INTO commands (table_id, id, seat, answer)
    SELECT t, c->>'id', (c->>'seat')::bigint, c->>'answer' FROM (SELECT j->'command' AS c) x WHERE c IS NOT NULL;
  INSERT INTO chats (table_id, k, seat, name, text, at)
    SELECT t, (c->>'k')::bigint, (c->>'seat')::bigint, c->>'name', c->>'text', (c->>'at')::double precision
    FROM (SELECT j->'chat' AS c) x WHERE c IS NOT NULL;
  INSERT INTO notes (table_id, seat, text)
    SELECT t, (c->>0)::bigint, c->>1 FROM (SELECT j->'note' AS c) x WHERE c IS NOT NULL
    ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text;
  UPDATE lines SET state = s->>1 FROM jsonb_array_elements(coalesce(j->'states', '[]')) AS s
    WHERE table_id = t AND n = (s->>0)::bigint AND state = '';
  IF j->'shown' IS NOT NULL THEN  -- else it is a new table
    UPDATE tables SET version = version + (j->>'shown')::bigint,
      over = coalesce((j->>'over')::bigint, over), to_act = coalesce(j->>'to_act', to_act),
      chance = coalesce(j->>'chance', chance), head = coalesce(j->>'head', head)
      WHERE id = t;
  END IF;
  IF j->'host' IS NOT NULL AND j->'shown' IS NOT NULL THEN
    -- The first one stays known: the id of a rematch is derived from it.
    UPDATE tables SET host = j->>'host', head = CASE WHEN head::jsonb ? 'first_host' THEN head
      ELSE jsonb_set(head::jsonb, '{first_host}', to_jsonb(host::text))::text END WHERE id = t;
  END IF;
  IF j->'leaves' IS NOT NULL THEN
    IF (j->>'leaves')::double precision = 0 THEN
      DELETE FROM leaving WHERE table_id = t;
    ELSE  -- An announcement that was made is kept to.
      INSERT INTO leaving (table_id, since, until)
        VALUES (t, extract(epoch FROM clock_timestamp()), (j->>'leaves')::double precision) ON CONFLICT DO NOTHING;
    END IF;
  END IF;
END $$;

-- All that waited at a moment, in one transaction: the answers, and one bell for the tables that changed.
CREATE FUNCTION kylix_group_1(changes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  j jsonb;
  answer jsonb;
  answers jsonb := '[]';
  rung text[] := '{}';
BEGIN
  FOR j IN SELECT * FROM jsonb_array_elements(changes) LOOP
    answer := kylix_commit_1(j);
    answers := answers || jsonb_build_array(answer);
    IF answer->>0 = 'done' AND coalesce(j->>'shown', '1') = '1' THEN
      rung := rung || (j->>'table');
    END IF;
  END LOOP;
  PERFORM pg_notify('kylix', string_agg(id, ' ')) FROM (
    SELECT id, row_number() OVER () / 150 AS chunk FROM (SELECT DISTINCT unnest(rung) AS id) x
  ) y GROUP BY chunk;
  RETURN answers;
END $$;

-- What servers tell each other about tables: who is there, what is asked of people. It is gone with the server that
-- said it, whose lease ends, and after a crash of the database: servers say it again.
CREATE UNLOGGED TABLE servers (id text PRIMARY KEY, until double precision NOT NULL);
CREATE UNLOGGED TABLE said (
  table_id text NOT NULL, server text NOT NULL, value text NOT NULL, PRIMARY KEY (table_id, server)
);
