-- A customer is whoever booked with one telephone number, or without one with one e-mail address. Nothing is
-- stored about them that their visits do not say, but what the provider notes, and which of them are one person.

CREATE INDEX bookings_of_phone ON bookings (phone_key, account_id) WHERE phone_key IS NOT NULL;

-- What one number has booked, as epoch milliseconds: until when its visits in a calendar last that
-- are still to come, and when it booked anywhere within the last day, both in order. Whoever asks
-- holds the number until the end of the transaction, so counting and then booking is one step.
-- VOLATILE, so that the count sees what was committed while it waited.
CREATE FUNCTION booked_by_phone(phone text, calendar integer, at timestamptz) RETURNS json
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4022, hashtext(phone));
  RETURN (
    SELECT json_build_object(
      'openUntil', coalesce(json_agg((extract(epoch from upper(during)) * 1000)::bigint
          ORDER BY upper(during)) FILTER (WHERE account_id = calendar AND status = 'confirmed'
          AND upper(during) > at), '[]'),
      'madeAt', coalesce(json_agg((extract(epoch from created_at) * 1000)::bigint
          ORDER BY created_at) FILTER (WHERE created_at > at - interval '1 day'), '[]'))
    FROM bookings
    WHERE phone_key = phone AND NOT by_provider);
END $$;

-- Whoever reads the mail to an address: mail to ann+shop@example.com comes to ann@example.com. There is one
-- budget of mail for each mailbox, over all doors (docs/topics/mail.md).
CREATE FUNCTION mailbox_of(address text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lower(address) ~ '@(gmail|googlemail)\.com$'
    THEN replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE regexp_replace(lower(address), '^([^+@]+)\+[^@]*@', '\1@') END
$$;
CREATE INDEX bookings_by_mailbox ON bookings (mailbox_of(customer_email)) WHERE customer_email IS NOT NULL;
CREATE INDEX bookings_of_mailbox
  ON bookings (regexp_replace(lower(customer_email), '^([^+@]+)\+[^@]*@', '\1@'))
  WHERE customer_email IS NOT NULL;
CREATE INDEX bookings_of_email ON bookings (lower(customer_email))
  WHERE customer_email IS NOT NULL;
ALTER INDEX bookings_of_email ALTER COLUMN 1 SET STATISTICS 0;

-- Whose a booking is; null for nobody.
CREATE FUNCTION customer_key(phone_key text, phone text, email text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(
    nullif(phone_key, ''),
    CASE
      WHEN phone ~ '^\s*\+' THEN nullif(regexp_replace(phone, '\D', '', 'g'), '')
      WHEN regexp_replace(phone, '\D', '', 'g') ~ '^\d{8}$'
        THEN '356' || regexp_replace(phone, '\D', '', 'g')
      ELSE nullif(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', ''), '')
    END,
    lower(nullif(email, '')));

CREATE INDEX bookings_of_customer
  ON bookings (account_id, customer_key(phone_key, customer_phone, customer_email));
ALTER INDEX bookings_of_customer ALTER COLUMN 2 SET STATISTICS 0;

-- An empty note keeps its version, so that nobody saves over what they have not seen.
CREATE TABLE customer_notes (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  customer_key text NOT NULL,
  note text NOT NULL CHECK (char_length(note) <= 2000),
  version integer NOT NULL DEFAULT 1,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, customer_key)
);

-- Each row puts one customer to another, so together they are trees; taking a row away undoes it.
CREATE TABLE customer_merges (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  customer_key text NOT NULL,
  into_key text NOT NULL CHECK (into_key <> customer_key),
  merged_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, customer_key)
);
CREATE INDEX customer_merges_by_root ON customer_merges (account_id, into_key);

ALTER TABLE customer_notes
  ALTER COLUMN customer_key SET STATISTICS 0,
  ALTER COLUMN note SET STATISTICS 0;
ALTER TABLE customer_merges
  ALTER COLUMN customer_key SET STATISTICS 0,
  ALTER COLUMN into_key SET STATISTICS 0;

-- All keys of one person; the first is the one that the others were put to.
CREATE FUNCTION customer_keys(account integer, key text) RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE above (key, step) AS (
    SELECT $2, 0
    UNION ALL
    SELECT m.into_key, above.step + 1 FROM above
    JOIN customer_merges m ON m.account_id = $1 AND m.customer_key = above.key
  ), below (key, step) AS (
    (SELECT above.key, 0 FROM above ORDER BY above.step DESC LIMIT 1)
    UNION ALL
    SELECT m.customer_key, below.step + 1 FROM below
    JOIN customer_merges m ON m.account_id = $1 AND m.into_key = below.key
  )
  SELECT array_agg(below.key ORDER BY below.step, below.key) FROM below
$$;

-- After somebody's last booking with a key lost its name, nothing keeps that key: what was put to it goes on
-- under another key of the same person, with the note, or both are gone with the person.
CREATE FUNCTION forget_customer(account integer, key text) RETURNS void
  LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  parent text;
  heir text;
BEGIN
  -- Whoever writes about customers of the account holds it as well.
  PERFORM FROM accounts WHERE id = account FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM bookings b WHERE b.account_id = account
    AND customer_key(b.phone_key, b.customer_phone, b.customer_email) = key)
  THEN
    RETURN;
  END IF;
  SELECT m.into_key INTO parent FROM customer_merges m
    WHERE m.account_id = account AND m.customer_key = key;
  heir := coalesce(parent, (SELECT min(m.customer_key) FROM customer_merges m
    WHERE m.account_id = account AND m.into_key = key));
  DELETE FROM customer_merges m
    WHERE m.account_id = account AND m.customer_key IN (key, CASE WHEN parent IS NULL THEN heir END);
  IF parent IS NULL AND heir IS NOT NULL
    AND EXISTS (SELECT FROM customer_notes n WHERE n.account_id = account AND n.customer_key = key)
  THEN
    DELETE FROM customer_notes n WHERE n.account_id = account AND n.customer_key = heir;
    UPDATE customer_notes n SET customer_key = heir, version = n.version + 1
      WHERE n.account_id = account AND n.customer_key = key;
  ELSE
    DELETE FROM customer_notes n WHERE n.account_id = account AND n.customer_key = key;
  END IF;
  UPDATE customer_merges m SET into_key = heir WHERE m.account_id = account AND m.into_key = key;
END $$;
