-- The community that a post was written in; null for a post to everybody.
ALTER TABLE slates ADD COLUMN community_id integer CHECK (community_id BETWEEN 1 AND 6);
CREATE INDEX slates_of_community ON slates (community_id, created_at DESC, id)
  WHERE community_id IS NOT NULL;
