-- What a provider says once: hours that repeat, days off and rules of booking
-- (lib/contract/rows/host-schedules.ts). It is read and written whole, so one row keeps it. Each save
-- raises `version`, so that one of two open pages cannot undo the other unseen.
CREATE TABLE schedules (
  account_id integer PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  schedule jsonb NOT NULL CHECK (octet_length(schedule::text) <= 60000),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- A visit with the time that was kept free around it when it was booked. NULL is the visit alone, as
-- processes write it that do not know this column.
ALTER TABLE bookings ADD COLUMN kept tstzrange CHECK (kept IS NULL OR is_span(kept) AND kept @> during);

-- Beside bookings_no_overlap, whose index answers what is booked: no visit may lie in the time that
-- another keeps free, whoever writes it.
ALTER TABLE bookings ADD CONSTRAINT bookings_kept_apart
  EXCLUDE USING gist (account_id WITH =, (coalesce(kept, during)) WITH &&)
  WHERE (status = 'confirmed');
