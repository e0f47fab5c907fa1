-- One budget of mail for each mailbox, over all doors (docs/topics/mail.md). The index of mailboxes before
-- stays for processes of the release before; a later one drops it.
CREATE FUNCTION mailbox_of(address text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lower(address) ~ '@(gmail|googlemail)\.com$'
    THEN replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE regexp_replace(lower(address), '^([^+@]+)\+[^@]*@', '\1@') END
$$;
CREATE INDEX bookings_by_mailbox ON bookings (mailbox_of(customer_email)) WHERE customer_email IS NOT NULL;

-- When a link of our mail was used: whoever reads that mailbox knows us.
ALTER TABLE bookings ADD COLUMN answered_at timestamptz;

-- The hash of the mailbox under LINK_SECRET, and when its budget was spent on this mail.
ALTER TABLE messages ADD COLUMN mailbox bytea, ADD COLUMN admitted_at timestamptz;
CREATE INDEX messages_admitted ON messages (mailbox, admitted_at) WHERE admitted_at IS NOT NULL;
