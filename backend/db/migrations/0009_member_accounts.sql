-- Who writes in the app may also be a provider here. The posts stay when the account goes.
ALTER TABLE members ADD COLUMN account_id integer UNIQUE REFERENCES accounts (id) ON DELETE SET NULL;
