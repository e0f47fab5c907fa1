CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE accounts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL UNIQUE CHECK (length(user_id) BETWEEN 1 AND 255),
  first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 120),
  last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 120),
  date_of_birth date NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  agreed_to_terms boolean NOT NULL CHECK (agreed_to_terms),
  terms_accepted_at timestamptz NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 250),
  profile_image_url text CHECK (length(profile_image_url) <= 2048),
  address text NOT NULL DEFAULT '' CHECK (length(address) <= 300),
  takes_bookings boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The secret address of the calendar feed is signed, not stored: `feed_version` is in it, and raising it
  -- ends the address. Null since: there is none.
  feed_version integer NOT NULL DEFAULT 0,
  feed_since timestamptz,
  -- Raised by each save of the people, as in schedules.
  people_version integer NOT NULL DEFAULT 0,
  lets_customers_choose boolean NOT NULL DEFAULT true,
  phone text NOT NULL DEFAULT '',
  -- `notice_email` is where their mail goes once they have proved that they read it there; until then
  -- `pending_email`, of which the address before knows nothing yet, waits.
  notice_email text,
  pending_email text,
  pending_since timestamptz,
  former_email text,
  address_version integer NOT NULL DEFAULT 0,
  mail_off text[] NOT NULL DEFAULT '{}',
  settings_version integer NOT NULL DEFAULT 0,
  session_version integer NOT NULL DEFAULT 0,
  -- Set while the staff keeps an account from being public and from being booked.
  suspended_at timestamptz,
  -- By a provider's own word: a business or a private person. Null where they have not said.
  trader text CONSTRAINT accounts_trader_is_known CHECK (trader IN ('business', 'private')),
  -- Of which changes no notice is sent to the devices of an account.
  push_off text[] NOT NULL DEFAULT '{}',
  -- In which language they are written to: the chosen one.
  language text
);
-- The statistics of the planner are copies of values, which an erasure would not reach. So are those of
-- all other columns here that are set to 0.
ALTER TABLE accounts
  ALTER COLUMN phone SET STATISTICS 0,
  ALTER COLUMN notice_email SET STATISTICS 0,
  ALTER COLUMN pending_email SET STATISTICS 0,
  ALTER COLUMN former_email SET STATISTICS 0;

-- Who works in an account. The person of number 0 is there from the start: an account without rows has
-- that one alone, whose hours are the account's.
CREATE TABLE people (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Counts within the account, and is never given again.
  id integer NOT NULL CHECK (id >= 0),
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 60),
  picture_url text,
  sentence text NOT NULL DEFAULT '' CHECK (char_length(sentence) <= 160),
  languages text[] NOT NULL DEFAULT '{}',
  position integer NOT NULL,
  -- What they do not do of the account's items, so that a new item is everybody's.
  skipped_item_ids integer[] NOT NULL DEFAULT '{}',
  -- What differs from the account's hours; NULL for nothing.
  own_hours jsonb CHECK (octet_length(own_hours::text) <= 20000),
  -- Days of the venue, both included; without an end if that is not known.
  paused_from date,
  paused_until date CHECK (paused_until IS NULL OR paused_until >= paused_from),
  left_at timestamptz,
  PRIMARY KEY (account_id, id)
);

-- What a provider says once: hours that repeat, days off and rules of booking
-- (lib/contract/rows/host-schedules.ts). It is read and written whole, so one row keeps it. Each save
-- raises `version`, so that one of two open pages cannot undo the other unseen.
CREATE TABLE schedules (
  account_id integer PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- A request may have 64 KiB, and jsonb writes the same a little longer.
  schedule jsonb NOT NULL CHECK (octet_length(schedule::text) <= 131072),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Signing in lasts for weeks, so that an account lists where it is signed in, and ends one of them. Without a
-- reference to accounts: somebody is signed in before there is one. An ended one stays until its end, as
-- whoever has it could still show it.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  device text NOT NULL,
  begun_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_of ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (ends_at);
ALTER TABLE sessions ALTER COLUMN user_id SET STATISTICS 0, ALTER COLUMN device SET STATISTICS 0;

CREATE TABLE idempotency_keys (
  scope text NOT NULL CHECK (length(scope) BETWEEN 1 AND 60),
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  body_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
ALTER TABLE idempotency_keys
  ALTER COLUMN answer SET STATISTICS 0,
  ALTER COLUMN body_hash SET STATISTICS 0;

-- What the web processes count limits by where there is no Redis. Keys are hashes and name nobody.
-- Unlogged: a count costs no write to the log, and may be lost in a crash. The columns are those of
-- rate-limiter-flexible.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_by_end ON rate_limits (expire);

-- What a backend says about itself to commands that run beside it and have another environment.
CREATE TABLE settings (
  name text PRIMARY KEY CHECK (name IN ('sends_mail')),
  value boolean NOT NULL
);
