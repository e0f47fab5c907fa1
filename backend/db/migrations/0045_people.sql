-- Who works in an account. The person of number 0 is there from the start: an account without rows has
-- that one alone, whose hours are the account's. So nothing that exists has to be filled, and what
-- processes of the release before write, who name no person, is that person's.
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

-- Raised by each save of the people, as in schedules.
ALTER TABLE accounts
  ADD COLUMN people_version integer NOT NULL DEFAULT 0,
  ADD COLUMN lets_customers_choose boolean NOT NULL DEFAULT true;

-- A constant default rewrites no row. The constraints keep their names, and what they forbade to an
-- account they forbid to each person of it.
ALTER TABLE availability
  ADD COLUMN person_id integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT availability_one_status,
  ADD CONSTRAINT availability_one_status
    EXCLUDE USING gist (account_id WITH =, during WITH &&, person_id WITH =);
ALTER TABLE bookings
  ADD COLUMN person_id integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT bookings_no_overlap,
  DROP CONSTRAINT bookings_kept_apart,
  ADD CONSTRAINT bookings_no_overlap
    EXCLUDE USING gist (account_id WITH =, during WITH &&, person_id WITH =)
    WHERE (status = 'confirmed'),
  ADD CONSTRAINT bookings_kept_apart
    EXCLUDE USING gist (account_id WITH =, (coalesce(kept, during)) WITH &&, person_id WITH =)
    WHERE (status = 'confirmed');
