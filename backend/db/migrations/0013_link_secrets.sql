-- Under which secrets addresses and numbers were hashed: marks, which tell nothing of a secret. A command
-- that looks for a person compares them with the secrets it was given.
CREATE TABLE link_secrets (
  mark text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
