-- Bytes of pictures and videos. They never change: another picture is another row.
CREATE TABLE media (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  content_type text NOT NULL
    CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 104857600),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Uncompressed, so that a part of a video is read without the rest of it.
ALTER TABLE media ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Who writes in the app, as a post shows them.
CREATE TABLE members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  headline text NOT NULL DEFAULT '' CHECK (length(headline) <= 300),
  location text NOT NULL DEFAULT '' CHECK (length(location) <= 200),
  picture_id uuid REFERENCES media (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE slates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  author_id uuid NOT NULL REFERENCES members (id),
  text text NOT NULL DEFAULT '' CHECK (length(text) <= 5000),
  media_type text CHECK (media_type IN ('image', 'video')),
  media_id uuid REFERENCES media (id),
  poster_id uuid REFERENCES media (id),
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((media_type IS NULL) = (media_id IS NULL)),
  CHECK (text <> '' OR media_id IS NOT NULL)
);
CREATE INDEX slates_newest ON slates (created_at DESC, id);
