-- Set while the staff keeps an account from being public and from being booked.
ALTER TABLE accounts ADD COLUMN suspended_at timestamptz;
