-- The place of an item in its service; null, as in what a backend without this column adds, is behind all others.
ALTER TABLE service_items ADD COLUMN position integer;

-- Short addresses of services ("marijas-chair"). The newest is the service's own, and older ones lead on. None is
-- ever given to another account: not after its service is gone, and not after its account is erased, when only a
-- hash of it is left.
CREATE TABLE short_addresses (
  address text PRIMARY KEY CHECK (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(address) BETWEEN 3 AND 64),
  account_id integer REFERENCES accounts (id),
  service_id uuid,
  chosen_at timestamptz NOT NULL
);
CREATE INDEX short_addresses_of_service ON short_addresses (service_id, chosen_at DESC);
CREATE INDEX short_addresses_of_account ON short_addresses (account_id);
