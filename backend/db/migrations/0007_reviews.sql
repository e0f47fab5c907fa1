-- Reviews belong to the account: whoever booked a service of it reviews its business.
CREATE TABLE reviews (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id integer NOT NULL,
  -- Who wrote it, as a hash under LINK_SECRET: of the mailbox, else of the telephone number. Null after an
  -- erasure. The second hash is that of the number, by which an erasure finds it.
  writer bytea,
  writer_phone bytea,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text text NOT NULL DEFAULT '' CHECK (char_length(text) <= 1000),
  -- '' for a language that is none of ours.
  lang text NOT NULL DEFAULT '',
  -- First name and initial, '' for nobody.
  author text NOT NULL DEFAULT '',
  -- The service and the first item that were booked, and how many more items.
  service_id uuid,
  item_name text NOT NULL DEFAULT '',
  more_items integer NOT NULL DEFAULT 0,
  visited_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'held', 'published', 'refused', 'taken back')),
  -- Why a person has to look at it first.
  flags text[] NOT NULL DEFAULT '{}',
  -- What the staff decided to tell the writer.
  status_reason text,
  decided_at timestamptz,
  -- Counts the changes, so that nobody decides about words that they have not seen.
  version integer NOT NULL DEFAULT 1,
  written_at timestamptz NOT NULL,
  changed_at timestamptz,
  publish_at timestamptz NOT NULL,
  published_at timestamptz,
  held_at timestamptz,
  seen_at timestamptz,
  reply text NOT NULL DEFAULT '' CHECK (char_length(reply) <= 1000),
  replied_at timestamptz,
  reply_changed_at timestamptz,
  -- In which language the provider wrote the reply; '' is unknown.
  reply_lang text NOT NULL DEFAULT '',
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, booking_id)
);
CREATE UNIQUE INDEX reviews_by_id ON reviews (id);
CREATE INDEX reviews_published ON reviews (account_id, published_at DESC, id) WHERE status = 'published';
CREATE INDEX reviews_due ON reviews (publish_at) WHERE status = 'waiting';
CREATE INDEX reviews_held ON reviews (held_at) WHERE status = 'held';
CREATE INDEX reviews_ended ON reviews (coalesce(decided_at, changed_at, written_at))
  WHERE status IN ('refused', 'taken back');
CREATE INDEX reviews_of_writer ON reviews (account_id, writer);
CREATE INDEX reviews_written ON reviews (account_id, written_at);
ALTER TABLE reviews
  ALTER COLUMN writer SET STATISTICS 0,
  ALTER COLUMN writer_phone SET STATISTICS 0,
  ALTER COLUMN text SET STATISTICS 0,
  ALTER COLUMN author SET STATISTICS 0,
  ALTER COLUMN reply SET STATISTICS 0;

-- The score of an account: how many reviews of each number of stars count.
CREATE TABLE review_scores (
  account_id integer PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  one integer NOT NULL DEFAULT 0,
  two integer NOT NULL DEFAULT 0,
  three integer NOT NULL DEFAULT 0,
  four integer NOT NULL DEFAULT 0,
  five integer NOT NULL DEFAULT 0,
  count integer NOT NULL GENERATED ALWAYS AS (one + two + three + four + five) STORED,
  sum integer NOT NULL GENERATED ALWAYS AS (one + 2 * two + 3 * three + 4 * four + 5 * five) STORED,
  -- When what is shown of its reviews was changed last: a number of the same row as those of decisions, so that
  -- whoever follows the decisions drops the copies of its pages, too.
  change_id integer,
  changed_at timestamptz
);
CREATE INDEX review_scores_changed ON review_scores (change_id);

-- Of one person the newest review counts. Whoever was erased counts as one person for each review.
CREATE FUNCTION counted_reviews(account integer) RETURNS SETOF reviews
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.* FROM reviews r
  WHERE r.account_id = $1 AND r.status = 'published' AND NOT EXISTS (
    SELECT FROM reviews n WHERE n.account_id = $1 AND n.writer = r.writer AND n.status = 'published'
      AND (n.written_at, n.id) > (r.written_at, r.id))
$$;

-- The lock comes first: what is counted after it holds all that others have written.
CREATE FUNCTION count_reviews(account integer) RETURNS void
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO review_scores (account_id) SELECT a.id FROM accounts a WHERE a.id = account
    ON CONFLICT DO NOTHING;
  PERFORM FROM review_scores s WHERE s.account_id = account FOR UPDATE;
  UPDATE review_scores s SET one = c.one, two = c.two, three = c.three, four = c.four, five = c.five
  FROM (SELECT count(*) FILTER (WHERE stars = 1) AS one, count(*) FILTER (WHERE stars = 2) AS two,
      count(*) FILTER (WHERE stars = 3) AS three, count(*) FILTER (WHERE stars = 4) AS four,
      count(*) FILTER (WHERE stars = 5) AS five FROM counted_reviews(account)) c
  WHERE s.account_id = account;
END $$;

CREATE FUNCTION recount_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account integer;
BEGIN
  FOR account IN SELECT DISTINCT c.account_id FROM changed c ORDER BY 1 LOOP
    PERFORM count_reviews(account);
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews();
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews();

-- Where a booking came from, until its review is closed. `network` is a hash.
CREATE TABLE booking_origins (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  booking_id integer NOT NULL,
  by_owner boolean NOT NULL,
  network bytea,
  PRIMARY KEY (account_id, booking_id)
);

-- The networks from which a provider uses the portal, as hashes, for a month.
CREATE TABLE account_networks (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  network bytea NOT NULL,
  seen_on date NOT NULL,
  PRIMARY KEY (account_id, network)
);
CREATE INDEX account_networks_seen ON account_networks (seen_on);

-- Decisions take the same lock for their numbers (`decisionNumbers` in backend/db/locks.ts): a lower number
-- that is committed later is skipped by whoever follows them. The rows are those that `recount_reviews` has
-- locked before; its triggers come first in the alphabet. Reviews that are deleted with their account need no
-- number: the account's services are told to be gone.
CREATE FUNCTION note_shown_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_accounts integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changed_accounts := ARRAY(
      SELECT n.account_id FROM now_shown n JOIN was_shown o ON o.account_id = n.account_id AND o.id = n.id
      WHERE 'published' IN (o.status, n.status)
        AND (o.status, o.stars, o.text, o.lang, o.author, o.reply, o.reply_lang)
          IS DISTINCT FROM (n.status, n.stars, n.text, n.lang, n.author, n.reply, n.reply_lang));
  ELSIF TG_OP = 'INSERT' THEN
    changed_accounts := ARRAY(SELECT n.account_id FROM now_shown n WHERE n.status = 'published');
  ELSE
    changed_accounts := ARRAY(
      SELECT o.account_id FROM was_shown o JOIN accounts a ON a.id = o.account_id
      WHERE o.status = 'published');
  END IF;
  IF changed_accounts = '{}' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(720412555);
  UPDATE review_scores s
    SET change_id = nextval(pg_get_serial_sequence('decisions', 'id')), changed_at = now()
  WHERE s.account_id = ANY (changed_accounts);
  RETURN NULL;
END $$;
CREATE TRIGGER shown_reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS now_shown FOR EACH STATEMENT EXECUTE FUNCTION note_shown_reviews();
CREATE TRIGGER shown_reviews_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS was_shown NEW TABLE AS now_shown
  FOR EACH STATEMENT EXECUTE FUNCTION note_shown_reviews();
CREATE TRIGGER shown_reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS was_shown FOR EACH STATEMENT EXECUTE FUNCTION note_shown_reviews();
