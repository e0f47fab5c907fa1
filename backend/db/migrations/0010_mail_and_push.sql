-- What has to be mailed. Address and text are made when it is sent, from the rows that it names.
-- No reference to the booking: calendars are distributed by account_id, which its key lacks.
CREATE TABLE messages (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The kinds stand in MAIL_KINDS (backend/mail/mail-kinds.ts) alone: a new one needs no migration.
  kind text NOT NULL CHECK (kind ~ '^[a-z]{1,30}$'),
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
  -- When the first attempt failed.
  tried_at timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  error_code text CHECK (length(error_code) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A service or an event that came in for review.
  listing_id uuid,
  -- Of the address of an account, where that is what it is about.
  address_version integer,
  staff_decision_id integer,
  notice_id integer,
  -- The hash of the mailbox under LINK_SECRET, and when its budget was spent on this mail.
  mailbox bytea,
  admitted_at timestamptz,
  -- Each warning that mail goes elsewhere keeps the address that it is for until it is sent, so that later changes
  -- lose none.
  former_email text,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, unique_key),
  -- It is about one thing.
  CHECK (num_nonnulls(notice_id, staff_decision_id, booking_id, decision_id, listing_id, address_version) = 1),
  CHECK ((booking_id IS NULL) = (sequence IS NULL)),
  CHECK (sent_at IS NULL OR dead_at IS NULL)
);
ALTER TABLE messages ALTER COLUMN former_email SET STATISTICS 0;
CREATE INDEX messages_due ON messages (due_at) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX messages_of_booking ON messages (account_id, booking_id);
CREATE INDEX messages_of_notice ON messages (notice_id) WHERE notice_id IS NOT NULL;
CREATE INDEX messages_admitted ON messages (mailbox, admitted_at) WHERE admitted_at IS NOT NULL;
-- Those that are done with, by when that was.
CREATE INDEX messages_settled ON messages (coalesce(sent_at, dead_at))
  WHERE sent_at IS NOT NULL OR dead_at IS NOT NULL;
-- What an operator is told of: messages that were tried in vain so far, and those given up. Both are
-- few, beside the reminders that lie ahead.
CREATE INDEX messages_failing ON messages (due_at)
  WHERE sent_at IS NULL AND dead_at IS NULL AND tries > 0;
CREATE INDEX messages_undelivered ON messages (dead_at)
  WHERE dead_at IS NOT NULL AND error_code <> ALL (ARRAY['outdated', 'stopped', 'limited']);

-- Addresses whose owners said "not me", as keyed hashes.
CREATE TABLE mail_stops (
  address_hash bytea PRIMARY KEY,
  stopped_at timestamptz NOT NULL DEFAULT now()
);

-- Browsers in which somebody asked to be told of bookings. Whoever knows an endpoint can send nothing without our
-- key, and it names a browser, not a person.
CREATE TABLE push_devices (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- The SHA-256 of the endpoint.
  id text NOT NULL CHECK (id ~ '^[0-9a-f]{64}$'),
  endpoint text NOT NULL CHECK (char_length(endpoint) <= 1000),
  -- The keys that its messages are encrypted with, in base64url.
  p256dh text NOT NULL,
  auth text NOT NULL,
  label text NOT NULL CHECK (char_length(label) <= 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Of the last one that a push service took.
  sent_at timestamptz,
  -- Why the last one was not taken; null if it was.
  error_code text CHECK (char_length(error_code) <= 60),
  -- Notices on a device end with its session.
  session_id text,
  PRIMARY KEY (account_id, id)
);
ALTER TABLE push_devices
  ALTER COLUMN id SET STATISTICS 0,
  ALTER COLUMN endpoint SET STATISTICS 0,
  ALTER COLUMN p256dh SET STATISTICS 0,
  ALTER COLUMN auth SET STATISTICS 0,
  ALTER COLUMN label SET STATISTICS 0,
  ALTER COLUMN session_id SET STATISTICS 0;
-- A browser belongs to whoever asked last.
CREATE INDEX push_devices_by_id ON push_devices (id);

-- What has to be sent to a device; the row goes once it was taken or given up.
CREATE TABLE push_notices (
  account_id integer NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  device_id text NOT NULL,
  change text NOT NULL CHECK (change ~ '^[a-z]{1,30}$'),
  booking_id integer NOT NULL,
  -- The booking's when this was queued.
  sequence integer NOT NULL,
  -- How many visits of one series it tells of.
  visits smallint NOT NULL DEFAULT 1,
  due_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, device_id) REFERENCES push_devices (account_id, id) ON DELETE CASCADE
);
CREATE INDEX push_notices_due ON push_notices (due_at);
CREATE INDEX push_notices_of_device ON push_notices (account_id, device_id);
ALTER TABLE push_notices ALTER COLUMN device_id SET STATISTICS 0;
