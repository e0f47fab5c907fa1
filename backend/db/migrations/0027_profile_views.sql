-- How often the public page of a service was looked at on a day of the venue: numbers, and nothing
-- about who looked.
CREATE TABLE profile_views (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  service_id uuid NOT NULL,
  day date NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (account_id, service_id, day)
);
CREATE INDEX profile_views_by_day ON profile_views (day);
