-- The start that was announced before an edit moved it, and what the organiser says of a change.
ALTER TABLE events ADD COLUMN moved_from timestamptz,
  ADD COLUMN change_words text CHECK (length(change_words) <= 500);

-- The staff compares what the organiser wrote.
CREATE OR REPLACE FUNCTION event_content(row_of jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row_of - ARRAY['place_id', 'status', 'status_reason', 'waiting_since', 'updated_at', 'created_at',
    'moved_from']
$$;
