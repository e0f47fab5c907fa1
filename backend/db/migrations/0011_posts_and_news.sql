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

-- Who writes in the app, as a post shows them. They may also be a provider here; the posts stay when that
-- account goes.
CREATE TABLE members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  headline text NOT NULL DEFAULT '' CHECK (length(headline) <= 300),
  location text NOT NULL DEFAULT '' CHECK (length(location) <= 200),
  picture_id uuid REFERENCES media (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  account_id integer UNIQUE REFERENCES accounts (id) ON DELETE SET NULL
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
  -- The community that it was written in; null for a post to everybody.
  community_id integer CHECK (community_id BETWEEN 1 AND 6),
  -- What moderators have taken down is shown to nobody; its row stays, so that they can change their minds.
  status text NOT NULL DEFAULT 'approved' CHECK (status IN ('approved', 'delisted')),
  language text,
  CHECK ((media_type IS NULL) = (media_id IS NULL)),
  CHECK (text <> '' OR media_id IS NOT NULL)
);
CREATE INDEX slates_newest ON slates (created_at DESC, id);
CREATE INDEX slates_of_community ON slates (community_id, created_at DESC, id)
  WHERE community_id IS NOT NULL;
-- The page of a post shows others of its author, and staff what an account has.
CREATE INDEX slates_of_author ON slates (author_id, created_at DESC, id);
-- Whoever asks for a file has it looked up here: whether a post that was taken down shows it.
CREATE INDEX slates_taken_down_media ON slates (media_id) WHERE status = 'delisted';
CREATE INDEX slates_taken_down_posters ON slates (poster_id) WHERE status = 'delisted';

-- What the reader of feeds knows of each: how to ask again, and when.
CREATE TABLE news_feeds (
  url text PRIMARY KEY CHECK (length(url) <= 2048),
  etag text CHECK (length(etag) <= 1024),
  last_modified text CHECK (length(last_modified) <= 1024),
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  last_failure text CHECK (length(last_failure) <= 200),
  due_at timestamptz NOT NULL,
  read_at timestamptz
);

-- Plain text and addresses only; HTML is never stored. A published_at never changes: the order of
-- the pages is made of it.
CREATE TABLE news_articles (
  uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
  title_key text NOT NULL CHECK (length(title_key) <= 600),
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 120),
  snippet text NOT NULL CHECK (length(snippet) <= 600),
  link text NOT NULL CHECK (link ~* '^https?://' AND length(link) <= 2048),
  picture_url text CHECK (length(picture_url) <= 2048),
  picture_tries integer NOT NULL DEFAULT 0,
  thumbnail text NOT NULL DEFAULT '' CHECK (length(thumbnail) <= 2048),
  published_at timestamptz NOT NULL CHECK (isfinite(published_at)),
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX news_articles_of_title ON news_articles (title_key, published_at);
CREATE INDEX news_articles_by_age ON news_articles (published_at);
CREATE INDEX news_articles_without_thumbnail ON news_articles (published_at DESC)
  WHERE thumbnail = '' AND picture_url IS NOT NULL;

-- Every address that an article is known by, in its canonical spelling.
CREATE TABLE news_links (
  canonical text PRIMARY KEY CHECK (length(canonical) <= 2048),
  article_uuid uuid NOT NULL REFERENCES news_articles (uuid) ON DELETE CASCADE
);
CREATE INDEX news_links_of_article ON news_links (article_uuid);

-- Whom an article is for: people of an origin, wherever they live (null) or in some countries only.
CREATE TABLE news_audiences (
  article_uuid uuid NOT NULL REFERENCES news_articles (uuid) ON DELETE CASCADE,
  origin text NOT NULL CHECK (origin ~ '^[A-Z]{2}$'),
  residences text[],
  published_at timestamptz NOT NULL,
  PRIMARY KEY (article_uuid, origin)
);
CREATE INDEX news_audiences_in_order ON news_audiences (origin, published_at DESC, article_uuid);
