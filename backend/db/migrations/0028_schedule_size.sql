-- A request may have 64 KiB, and jsonb writes the same a little longer.
ALTER TABLE schedules DROP CONSTRAINT schedules_schedule_check;
ALTER TABLE schedules ADD CHECK (octet_length(schedule::text) <= 131072);
