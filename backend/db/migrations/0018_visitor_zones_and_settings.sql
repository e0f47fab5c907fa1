-- The zone of the clock that a customer's browser showed, so that mail can name the visit on it.
ALTER TABLE bookings ADD COLUMN customer_zone text CHECK (length(customer_zone) BETWEEN 1 AND 64);

-- What a backend says about itself to commands that run beside it and have another environment.
CREATE TABLE settings (
  name text PRIMARY KEY CHECK (name IN ('sends_mail')),
  value boolean NOT NULL
);
