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
