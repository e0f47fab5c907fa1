-- Who follows the decisions hears of erased posts as well, and drops the copies of their pages.
ALTER TABLE decisions DROP CONSTRAINT decisions_kind_check;
ALTER TABLE decisions ADD CONSTRAINT decisions_kind_check
  CHECK (kind IN ('service', 'event', 'slate'));
