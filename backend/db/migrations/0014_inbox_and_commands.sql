-- What the contact and deletion forms left in S3_INBOX_BUCKET, by its key. Who wrote, and what, stands there alone.
CREATE TABLE inbox_messages (
  key text PRIMARY KEY CHECK (key ~ '^(contact|deletion)/' AND length(key) <= 300),
  received_at timestamptz NOT NULL,
  -- Until when a process is telling the operator of it, and when a mail did.
  claimed_until timestamptz,
  told_at timestamptz,
  -- When the operator said that it is answered, or carried out.
  settled_at timestamptz
);

-- Who ran the command, where nobody of the staff did it: the name of their account on that machine.
ALTER TABLE staff_log ADD COLUMN command_user text NOT NULL DEFAULT '' CHECK (length(command_user) <= 100);
