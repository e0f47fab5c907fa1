-- Of which changes no notice is sent to the devices of an account; the release before goes on sending them.
ALTER TABLE accounts ADD COLUMN push_off text[] NOT NULL DEFAULT '{}';
