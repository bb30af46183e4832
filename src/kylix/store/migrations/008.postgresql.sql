-- What a change says beside what is the table's own: statements, carried out last. The older door stays for servers of
-- the version before.
CREATE FUNCTION kylix_also_2(also jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  s jsonb;
  touched bigint;
BEGIN
  FOR s IN SELECT * FROM jsonb_array_elements(also) LOOP
    EXECUTE s->>0 USING s->1;
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched = 0 AND (s->>2)::boolean THEN
      RETURN false;
    END IF;
  END LOOP;
  RETURN true;
END $$;

CREATE FUNCTION kylix_commit_2(j jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  answer jsonb := '["done", 0, 0]';
  have bigint;
BEGIN
  IF j->'also' IS NULL THEN
    RETURN kylix_commit_1(j);
  END IF;
  BEGIN
    IF j->>'table' <> '' THEN
      answer := kylix_commit_1(j);
    END IF;
    IF answer->>0 = 'done' AND NOT kylix_also_2(j->'also') THEN
      RAISE SQLSTATE 'KX001';
    END IF;
    RETURN answer;
  EXCEPTION WHEN SQLSTATE 'KX001' THEN
    SELECT coalesce(max(n) + 1, 0) INTO have FROM lines WHERE table_id = j->>'table';
    RETURN jsonb_build_array('late', have);
  END;
END $$;

CREATE FUNCTION kylix_group_2(changes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  j jsonb;
  answer jsonb;
  answers jsonb := '[]';
  rung text[] := '{}';
BEGIN
  FOR j IN SELECT * FROM jsonb_array_elements(changes) LOOP
    answer := kylix_commit_2(j);
    answers := answers || jsonb_build_array(answer);
    IF answer->>0 = 'done' AND coalesce(j->>'shown', '1') = '1' AND j->>'table' <> '' THEN
      rung := rung || (j->>'table');
    END IF;
  END LOOP;
  PERFORM pg_notify('kylix', string_agg(id, ' ')) FROM (
    SELECT id, row_number() OVER () / 150 AS chunk FROM (SELECT DISTINCT unnest(rung) AS id) x
  ) y GROUP BY chunk;
  RETURN answers;
END $$;
