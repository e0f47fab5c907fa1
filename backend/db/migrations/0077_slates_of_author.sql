-- The page of a post shows others of its author, and staff what an account has.
CREATE INDEX slates_of_author ON slates (author_id, created_at DESC, id);
