CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Half-open, finite and not empty: the only ranges that calendars are made of. IS TRUE, because
-- a missing bound makes the condition NULL, and a CHECK lets NULL pass.
CREATE FUNCTION is_span(during tstzrange) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (NOT isempty(during)
    AND lower_inc(during) AND NOT upper_inc(during)
    AND isfinite(lower(during)) AND isfinite(upper(during))) IS TRUE;

CREATE TABLE accounts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL UNIQUE CHECK (length(user_id) BETWEEN 1 AND 255),
  first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 120),
  last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 120),
  date_of_birth date NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  agreed_to_terms boolean NOT NULL CHECK (agreed_to_terms),
  terms_accepted_at timestamptz NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 250),
  profile_image_url text CHECK (length(profile_image_url) <= 2048),
  address text NOT NULL DEFAULT '' CHECK (length(address) <= 300),
  takes_bookings boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE listings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id integer NOT NULL REFERENCES accounts (id),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 300),
  country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
  host_country text NOT NULL DEFAULT 'MT' CHECK (host_country ~ '^[A-Z]{2}$'),
  phone_number text NOT NULL CHECK (length(phone_number) BETWEEN 1 AND 40),
  whatsapp_number text CHECK (length(whatsapp_number) <= 40),
  website_url text CHECK (length(website_url) <= 2048),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 5000),
  community_id integer NOT NULL CHECK (community_id BETWEEN 1 AND 6),
  category_id integer NOT NULL CHECK (category_id BETWEEN 1 AND 9),
  profile_image_url text CHECK (length(profile_image_url) <= 2048),
  is_community_favorite boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'approved', 'rejected', 'delisted')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX listings_of_account ON listings (account_id);
CREATE INDEX listings_public ON listings (host_country, created_at DESC, id) WHERE status = 'approved';

CREATE TABLE subcategories (
  id integer PRIMARY KEY,
  category_id integer NOT NULL CHECK (category_id BETWEEN 1 AND 9),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  UNIQUE (category_id, title)
);

CREATE TABLE listing_subcategories (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  subcategory_id integer NOT NULL REFERENCES subcategories (id),
  PRIMARY KEY (listing_id, subcategory_id)
);

CREATE TABLE portfolio_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  image_url text NOT NULL CHECK (length(image_url) BETWEEN 1 AND 2048),
  UNIQUE (listing_id, position) DEFERRABLE
);

CREATE TABLE service_items (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 2000),
  price_minor integer NOT NULL DEFAULT 0 CHECK (price_minor BETWEEN 0 AND 100000000),
  duration_minutes integer NOT NULL DEFAULT 0 CHECK (duration_minutes BETWEEN 0 AND 1440),
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX service_items_of_listing ON service_items (listing_id) WHERE deleted_at IS NULL;

CREATE TABLE availability (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  during tstzrange NOT NULL CHECK (is_span(during)),
  status text NOT NULL CHECK (status IN ('available', 'unavailable')),
  -- One status per instant; its index also answers "what is set in this week?".
  CONSTRAINT availability_one_status EXCLUDE USING gist (account_id WITH =, during WITH &&)
);

CREATE TABLE bookings (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL REFERENCES accounts (id),
  during tstzrange NOT NULL
    CHECK (is_span(during) AND upper(during) - lower(during) <= interval '24 hours'),
  status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'cancelled')),
  customer_name text CHECK (length(customer_name) BETWEEN 1 AND 120),
  customer_phone text CHECK (length(customer_phone) BETWEEN 1 AND 40),
  customer_email text CHECK (length(customer_email) BETWEEN 3 AND 254),
  total_minor integer NOT NULL CHECK (total_minor >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  cancelled_at timestamptz,
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  -- No double booking, whatever the code does. `[)` lets one visit end when the next begins.
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (account_id WITH =, during WITH &&)
    WHERE (status = 'confirmed')
);

CREATE TABLE booking_items (
  booking_id integer NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  service_item_id integer NOT NULL,
  name text NOT NULL,
  price_minor integer NOT NULL CHECK (price_minor >= 0),
  duration_minutes integer NOT NULL CHECK (duration_minutes >= 0),
  PRIMARY KEY (booking_id, position),
  UNIQUE (booking_id, service_item_id)
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL CHECK (length(scope) BETWEEN 1 AND 60),
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  body_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
