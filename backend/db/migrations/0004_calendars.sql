-- Every key and reference of a calendar carries its account, so that calendars can be spread over several
-- machines by it (docs/SCALE.md).
CREATE EXTENSION IF NOT EXISTS btree_gin;
-- Trusted extensions: whoever may create objects in the database may install them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Half-open, finite and not empty: the only ranges that calendars are made of. IS TRUE, because
-- a missing bound makes the condition NULL, and a CHECK lets NULL pass.
CREATE FUNCTION is_span(during tstzrange) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (NOT isempty(during)
    AND lower_inc(during) AND NOT upper_inc(during)
    AND isfinite(lower(during)) AND isfinite(upper(during))) IS TRUE;

CREATE TABLE availability (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  during tstzrange NOT NULL CHECK (is_span(during)),
  status text NOT NULL CHECK (status IN ('available', 'unavailable')),
  person_id integer NOT NULL DEFAULT 0,
  PRIMARY KEY (id, account_id),
  -- One status per instant and person; its index also answers "what is set in this week?".
  CONSTRAINT availability_one_status
    EXCLUDE USING gist (account_id WITH =, during WITH &&, person_id WITH =)
);

CREATE TABLE bookings (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL REFERENCES accounts (id),
  during tstzrange NOT NULL
    CHECK (is_span(during) AND upper(during) - lower(during) <= interval '24 hours'),
  status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'cancelled')),
  customer_name text CHECK (length(customer_name) BETWEEN 1 AND 120),
  customer_phone text CHECK (length(customer_phone) BETWEEN 1 AND 40),
  customer_email text CHECK (length(customer_email) BETWEEN 3 AND 254),
  total_minor integer NOT NULL CHECK (total_minor >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  cancelled_at timestamptz,
  -- What providers enter themselves counts for nobody's limit.
  by_provider boolean NOT NULL DEFAULT false,
  -- The customer's telephone number, however it was written: lib/phone-key.ts makes it.
  phone_key text,
  -- How often it was changed: the SEQUENCE of its calendar files, and what makes an older message about it
  -- out of date.
  sequence integer NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  cancelled_by text CHECK (cancelled_by IN ('customer', 'provider')),
  -- How often the customer moved it by its link, and the start that it had before the last move.
  moves smallint NOT NULL DEFAULT 0 CHECK (moves >= 0),
  moved_from timestamptz,
  -- Links name it. A higher one revokes all links that were given out before.
  link_version integer NOT NULL DEFAULT 0 CHECK (link_version >= 0),
  -- The `sequence` when the provider last looked at it, so that what a customer changes afterwards is news
  -- again.
  seen_sequence integer,
  missed_at timestamptz,
  note text CHECK (length(note) BETWEEN 1 AND 1000),
  -- The names of its items, for the search; they are no longer than a visit's twenty items.
  service_names text NOT NULL DEFAULT '',
  -- Generated, so that it loses a customer's name and number together with the row.
  search_text text NOT NULL GENERATED ALWAYS AS (
    search_words(coalesce(customer_name, '') || ' ' || service_names) || ' '
      || regexp_replace(coalesce(customer_phone, ''), '\D', '', 'g') || ' ' || id) STORED,
  -- The zone of the clock that a customer's browser showed, so that mail can name the visit on it.
  customer_zone text CHECK (length(customer_zone) BETWEEN 1 AND 64),
  -- The visit with the time that was kept free around it when it was booked. Null is the visit alone.
  kept tstzrange,
  -- What the customers of a service still see of it when it was deleted: {name, address, phone, whatsapp}.
  -- Null while the service exists.
  former_service jsonb,
  -- Why a provider cancelled, for the customer to read. It is forgotten with the customer's name.
  cancel_reason text,
  person_id integer NOT NULL DEFAULT 0,
  -- Where the visit was before its provider moved it, so that the move can be taken back: times, person and
  -- sequence, nothing of the customer.
  before_move jsonb,
  -- Visits that were booked together have the id of the first of them.
  series_id integer,
  -- When the customer was asked for a review, and when they said that they were there after all.
  review_asked_at timestamptz,
  missed_disputed_at timestamptz,
  -- In which language the customer is written to: that of the page they booked on.
  customer_language text,
  -- When a link of our mail was used: whoever reads that mailbox knows us.
  answered_at timestamptz,
  -- What a customer writes to the provider with a booking. It goes with the name.
  customer_remark text CHECK (char_length(customer_remark) BETWEEN 1 AND 500),
  PRIMARY KEY (id, account_id),
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  CHECK (cancelled_by IS NULL OR status = 'cancelled'),
  CHECK (kept IS NULL OR is_span(kept) AND kept @> during),
  -- No double booking, whatever the code does. `[)` lets one visit end when the next begins.
  CONSTRAINT bookings_no_overlap
    EXCLUDE USING gist (account_id WITH =, during WITH &&, person_id WITH =)
    WHERE (status = 'confirmed'),
  -- Beside bookings_no_overlap, whose index answers what is booked: no visit may lie in the time that
  -- another keeps free, whoever writes it.
  CONSTRAINT bookings_kept_apart
    EXCLUDE USING gist (account_id WITH =, (coalesce(kept, during)) WITH &&, person_id WITH =)
    WHERE (status = 'confirmed')
);
ALTER TABLE bookings
  ALTER COLUMN customer_name SET STATISTICS 0,
  ALTER COLUMN customer_phone SET STATISTICS 0,
  ALTER COLUMN phone_key SET STATISTICS 0,
  ALTER COLUMN customer_email SET STATISTICS 0,
  ALTER COLUMN search_text SET STATISTICS 0,
  ALTER COLUMN customer_remark SET STATISTICS 0;

-- The confirmed ones are found by the index of their exclusion constraint.
CREATE INDEX bookings_cancelled ON bookings USING gist (account_id, during)
  WHERE status = 'cancelled';
CREATE INDEX bookings_by_words ON bookings USING gin (account_id, search_text gin_trgm_ops);
CREATE INDEX bookings_in_order ON bookings (account_id, lower(during), id);
CREATE INDEX bookings_not_seen ON bookings (account_id, upper(during))
  WHERE NOT by_provider AND seen_sequence IS DISTINCT FROM sequence;
-- A visit that a provider entered has a link for its customer, so what they change there is news.
CREATE INDEX bookings_with_news ON bookings (account_id, upper(during))
  WHERE seen_sequence IS DISTINCT FROM sequence AND NOT (by_provider AND seen_sequence IS NULL);
CREATE INDEX bookings_of_series ON bookings (account_id, series_id) WHERE series_id IS NOT NULL;
-- Visits that still say whose they were, by their end: the hourly job and `npm run privacy` empty them.
CREATE INDEX bookings_with_person ON bookings (upper(during))
  WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL OR phone_key IS NOT NULL
    OR customer_email IS NOT NULL OR customer_zone IS NOT NULL OR customer_remark IS NOT NULL
    OR note IS NOT NULL;
CREATE INDEX bookings_to_ask ON bookings (upper(during))
  WHERE review_asked_at IS NULL AND status = 'confirmed' AND NOT by_provider
    AND customer_email IS NOT NULL;
-- Visits that were cancelled once they had begun are asked about, too (backend/reviews/keep-reviews.ts).
CREATE INDEX bookings_to_ask_of_cancelled ON bookings (upper(during))
  WHERE review_asked_at IS NULL AND status = 'cancelled' AND cancelled_at >= lower(during)
    AND NOT by_provider AND customer_email IS NOT NULL;

CREATE TABLE booking_items (
  booking_id integer NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  service_item_id integer NOT NULL,
  name text NOT NULL,
  price_minor integer NOT NULL CHECK (price_minor >= 0),
  duration_minutes integer NOT NULL CHECK (duration_minutes >= 0),
  account_id integer NOT NULL,
  PRIMARY KEY (booking_id, position, account_id),
  UNIQUE (booking_id, service_item_id, account_id),
  FOREIGN KEY (booking_id, account_id) REFERENCES bookings (id, account_id) ON DELETE CASCADE
);

-- For statements that do not name the account of an item.
CREATE FUNCTION account_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT account_id INTO NEW.account_id FROM bookings WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_items_account BEFORE INSERT ON booking_items
  FOR EACH ROW WHEN (NEW.account_id IS NULL) EXECUTE FUNCTION account_of_item();

-- When somebody is busy by a calendar that they keep somewhere else. Of it only the times are kept.
CREATE TABLE other_calendars (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  person_id integer NOT NULL DEFAULT 0,
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 60),
  -- The address is a password. It is sealed by a key made of LINK_SECRET, and shown as its host and last
  -- four letters.
  sealed_address bytea NOT NULL,
  shown_host text NOT NULL,
  shown_end text NOT NULL,
  -- Whether whole days that do not say whether they are busy are.
  closes_whole_days boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- After this a process that reads it is taken for dead.
  claimed_until timestamptz,
  tried_at timestamptz,
  read_at timestamptz,
  failing_since timestamptz,
  failures integer NOT NULL DEFAULT 0,
  -- Up to when its times are known, and when they were counted.
  known_until timestamptz,
  counted_at timestamptz,
  unreadable integer NOT NULL DEFAULT 0,
  content_hash bytea,
  etag text,
  last_modified text,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX other_calendars_due ON other_calendars (due_at);

CREATE TABLE busy_elsewhere (
  account_id integer NOT NULL,
  calendar_id integer NOT NULL,
  during tstzrange NOT NULL,
  -- A whole day that does not say whether it is busy.
  unsaid boolean NOT NULL,
  FOREIGN KEY (account_id, calendar_id) REFERENCES other_calendars (account_id, id) ON DELETE CASCADE
);
CREATE INDEX busy_elsewhere_times ON busy_elsewhere USING gist (account_id, during);
CREATE INDEX busy_elsewhere_by_calendar ON busy_elsewhere (account_id, calendar_id);
ALTER TABLE other_calendars
  ALTER COLUMN name SET STATISTICS 0,
  ALTER COLUMN sealed_address SET STATISTICS 0,
  ALTER COLUMN shown_host SET STATISTICS 0,
  ALTER COLUMN shown_end SET STATISTICS 0,
  ALTER COLUMN etag SET STATISTICS 0,
  ALTER COLUMN last_modified SET STATISTICS 0,
  ALTER COLUMN content_hash SET STATISTICS 0;
