-- How often a booking was changed: the SEQUENCE of its calendar files, and what makes an older
-- message about it out of date.
ALTER TABLE bookings
  ADD COLUMN sequence integer NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  ADD COLUMN cancelled_by text CHECK (cancelled_by IN ('customer', 'provider')),
  ADD CHECK (cancelled_by IS NULL OR status = 'cancelled');
UPDATE bookings SET cancelled_by = 'provider', sequence = 1 WHERE status = 'cancelled';

-- What has to be mailed. Address and text are made when it is sent, from the rows that it names.
-- No reference to the booking: calendars are distributed by account_id, which its key lacks.
CREATE TABLE messages (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('booked', 'moved', 'cancelled', 'reminder', 'decided')),
  to_role text NOT NULL CHECK (to_role IN ('customer', 'provider')),
  booking_id integer,
  -- The booking's when the message was queued.
  sequence integer,
  decision_id integer,
  -- Nothing is said twice.
  unique_key text NOT NULL,
  due_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  -- When the first attempt to deliver it began; the daily limit of an address counts these.
  tried_at timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  error_code text CHECK (length(error_code) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, unique_key),
  CHECK ((kind = 'decided') = (decision_id IS NOT NULL)),
  CHECK ((kind = 'decided') = (booking_id IS NULL AND sequence IS NULL)),
  CHECK (sent_at IS NULL OR dead_at IS NULL)
);
CREATE INDEX messages_due ON messages (due_at) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX messages_of_booking ON messages (account_id, booking_id);

CREATE INDEX bookings_of_email ON bookings (lower(customer_email))
  WHERE customer_email IS NOT NULL;

-- Addresses whose owners said "not me", as keyed hashes.
CREATE TABLE mail_stops (
  address_hash bytea PRIMARY KEY,
  stopped_at timestamptz NOT NULL DEFAULT now()
);
