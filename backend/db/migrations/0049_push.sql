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
  PRIMARY KEY (account_id, id)
);
-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE push_devices
  ALTER COLUMN id SET STATISTICS 0,
  ALTER COLUMN endpoint SET STATISTICS 0,
  ALTER COLUMN p256dh SET STATISTICS 0,
  ALTER COLUMN auth SET STATISTICS 0,
  ALTER COLUMN label SET STATISTICS 0;
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
