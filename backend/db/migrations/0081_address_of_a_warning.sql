-- Each warning that mail goes elsewhere keeps the address that it is for until it is sent, so that later changes lose
-- none. `accounts.former_email` stays for processes of the release before.
ALTER TABLE messages ADD COLUMN former_email text;
-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE messages ALTER COLUMN former_email SET STATISTICS 0;
