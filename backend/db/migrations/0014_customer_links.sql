-- What customers change by the link of their booking: how often they moved it, and the start that it
-- had before the last move.
ALTER TABLE bookings
  ADD COLUMN moves smallint NOT NULL DEFAULT 0 CHECK (moves >= 0),
  ADD COLUMN moved_from timestamptz,
  -- Links name it. A higher one revokes all links that were given out before.
  ADD COLUMN link_version integer NOT NULL DEFAULT 0 CHECK (link_version >= 0);
