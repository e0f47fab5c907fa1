-- Contract: served processes of versions from before the first release, and nothing reads it any more.
-- Divided tables (docs/SCALE.md) do not have it.
DROP TRIGGER IF EXISTS booking_items_account ON booking_items;
DROP FUNCTION account_of_item;
DROP INDEX bookings_of_mailbox;
DROP INDEX bookings_of_email;
ALTER TABLE accounts DROP COLUMN former_email;
ALTER TABLE service_search DROP COLUMN looked_at;
DELETE FROM messages WHERE decision_id IS NOT NULL;
-- The constraint that counts what a message is about goes with the column.
ALTER TABLE messages DROP COLUMN decision_id;
ALTER TABLE messages
  ADD CHECK (num_nonnulls(notice_id, staff_decision_id, booking_id, listing_id, address_version) = 1);
