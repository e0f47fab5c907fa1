-- In which language whoever sent a notice is answered: that of the page they sent it from.
ALTER TABLE reports ADD COLUMN language text;
-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE reports ALTER COLUMN language SET STATISTICS 0;
