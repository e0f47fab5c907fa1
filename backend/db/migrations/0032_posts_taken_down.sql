-- A post that moderators have taken down is shown to nobody; its row stays, so that they can change their minds.
ALTER TABLE slates ADD COLUMN status text NOT NULL DEFAULT 'approved'
  CHECK (status IN ('approved', 'delisted'));

-- Whoever asks for a file has it looked up here: whether a post that was taken down shows it.
CREATE INDEX slates_taken_down_media ON slates (media_id) WHERE status = 'delisted';
CREATE INDEX slates_taken_down_posters ON slates (poster_id) WHERE status = 'delisted';
