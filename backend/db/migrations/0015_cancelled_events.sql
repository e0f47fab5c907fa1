-- The words with which an organiser cancelled an event, '' without any; null while it takes place.
ALTER TABLE events ADD COLUMN cancellation text CHECK (length(cancellation) <= 500);
