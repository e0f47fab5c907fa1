CREATE TABLE events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id integer NOT NULL REFERENCES accounts (id),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 5000),
  category text NOT NULL CHECK (length(category) BETWEEN 1 AND 80),
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 300),
  starts_at timestamptz NOT NULL CHECK (isfinite(starts_at)),
  ends_at timestamptz NOT NULL CHECK (isfinite(ends_at)),
  timezone text NOT NULL CHECK (length(timezone) BETWEEN 1 AND 64),
  organizer_id integer NOT NULL DEFAULT 2,
  city_id integer NOT NULL DEFAULT 3,
  community_id integer NOT NULL CHECK (community_id BETWEEN 1 AND 6),
  is_featured boolean NOT NULL DEFAULT true,
  ticket_required boolean NOT NULL DEFAULT false,
  ticket_price_minor integer NOT NULL DEFAULT 0 CHECK (ticket_price_minor BETWEEN 0 AND 100000000),
  ticket_currency text NOT NULL DEFAULT '' CHECK (ticket_currency ~ '^([A-Z]{3})?$'),
  requires_booking boolean NOT NULL DEFAULT false,
  booking_link text NOT NULL DEFAULT '' CHECK (length(booking_link) <= 2048),
  image_url text CHECK (length(image_url) <= 2048),
  country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
  host_country text NOT NULL DEFAULT 'MT' CHECK (host_country ~ '^[A-Z]{2}$'),
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'approved', 'rejected', 'delisted')),
  status_reason text CHECK (length(status_reason) BETWEEN 1 AND 500),
  waiting_since timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at >= starts_at),
  CHECK (status <> 'pending' OR waiting_since IS NOT NULL)
);
CREATE INDEX events_of_account ON events (account_id);
CREATE INDEX events_waiting ON events (waiting_since) WHERE waiting_since IS NOT NULL;

-- Set while somebody has to look at a listing: a new one, and an edited one that stays public.
ALTER TABLE listings
  ADD COLUMN status_reason text CHECK (length(status_reason) BETWEEN 1 AND 500),
  ADD COLUMN waiting_since timestamptz DEFAULT now();
UPDATE listings SET waiting_since = CASE WHEN status = 'pending' THEN created_at END;
ALTER TABLE listings ADD CHECK (status <> 'pending' OR waiting_since IS NOT NULL);
CREATE INDEX listings_waiting ON listings (waiting_since) WHERE waiting_since IS NOT NULL;

-- Each decision with the name it was taken on. No reference: it outlives what it was about.
CREATE TABLE decisions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('service', 'event')),
  subject_id uuid NOT NULL,
  name text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approved', 'rejected', 'delisted')),
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  waiting_since timestamptz,
  decided_at timestamptz NOT NULL DEFAULT now(),
  CHECK (decision = 'approved' OR reason IS NOT NULL)
);
CREATE INDEX decisions_of_subject ON decisions (subject_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER decisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The confirmed ones are found by the index of their exclusion constraint.
CREATE INDEX bookings_cancelled ON bookings USING gist (account_id, during)
  WHERE status = 'cancelled';
