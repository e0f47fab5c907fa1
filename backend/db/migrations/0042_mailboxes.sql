-- Mail to ann+shop@example.com comes to ann@example.com: confirmations are counted by mailbox.
-- Processes of the release before still read bookings_of_email, which a later one drops.
CREATE INDEX bookings_of_mailbox
  ON bookings (regexp_replace(lower(customer_email), '^([^+@]+)\+[^@]*@', '\1@'))
  WHERE customer_email IS NOT NULL;
