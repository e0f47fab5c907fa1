-- An id is its category times 100 and a running number, so that later ones can be added in place.
CREATE TABLE subcategories (
  id integer PRIMARY KEY,
  category_id integer NOT NULL CHECK (category_id BETWEEN 1 AND 9),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  UNIQUE (category_id, title)
);
INSERT INTO subcategories (id, category_id, title) VALUES
  (101, 1, 'Immigration and Residence'),
  (102, 1, 'Contracts and Notarial'),
  (103, 1, 'Employment Law'),
  (104, 1, 'Family Law'),
  (105, 1, 'Company Formation'),
  (106, 1, 'Document Translation'),
  (201, 2, 'Hair and Braiding'),
  (202, 2, 'Barbering'),
  (203, 2, 'Make-up'),
  (204, 2, 'Nails'),
  (205, 2, 'Henna and Body Art'),
  (206, 2, 'Bridal and Events'),
  (207, 2, 'Tailoring and Traditional Dress'),
  (301, 3, 'Cleaning'),
  (302, 3, 'Plumbing'),
  (303, 3, 'Electrical Work'),
  (304, 3, 'Painting and Decorating'),
  (305, 3, 'Repairs and Handyman'),
  (306, 3, 'Gardening'),
  (401, 4, 'Restaurant and Home Dining'),
  (402, 4, 'Street Food and Takeaway'),
  (403, 4, 'Coffee and Sweets'),
  (404, 4, 'Groceries from Home'),
  (405, 4, 'Meal Plans'),
  (406, 4, 'Cooking Classes'),
  (501, 5, 'English'),
  (502, 5, 'Maltese'),
  (503, 5, 'Arabic'),
  (504, 5, 'French'),
  (505, 5, 'Spanish'),
  (506, 5, 'African Languages'),
  (507, 5, 'Asian Languages'),
  (508, 5, 'Lessons for Children'),
  (601, 6, 'Sea Freight'),
  (602, 6, 'Air Freight'),
  (603, 6, 'Documents and Parcels'),
  (604, 6, 'Customs Clearance'),
  (605, 6, 'Packing'),
  (701, 7, 'MCs and Hosts'),
  (702, 7, 'DJs and Sound'),
  (703, 7, 'Live Bands'),
  (704, 7, 'Catering'),
  (705, 7, 'Decoration and Hire'),
  (801, 8, 'Childminding'),
  (802, 8, 'After-School Care'),
  (803, 8, 'Elderly Care'),
  (804, 8, 'Home Nursing'),
  (805, 8, 'Physiotherapy'),
  (806, 8, 'Doula and Postnatal Care'),
  (901, 9, 'Airport Transfers'),
  (902, 9, 'Taxi'),
  (903, 9, 'School Runs'),
  (904, 9, 'Moving and Delivery'),
  (905, 9, 'Driving Lessons');

-- Constraints are named after "listings", the first name of this table, as databases from before the first
-- release have them.
CREATE TABLE services (
  id uuid DEFAULT gen_random_uuid() CONSTRAINT listings_pkey PRIMARY KEY,
  account_id integer NOT NULL CONSTRAINT listings_account_id_fkey REFERENCES accounts (id),
  name text NOT NULL CONSTRAINT listings_name_check CHECK (length(name) BETWEEN 1 AND 120),
  address text NOT NULL CONSTRAINT listings_address_check CHECK (length(address) BETWEEN 1 AND 300),
  country_iso text NOT NULL CONSTRAINT listings_country_iso_check CHECK (country_iso ~ '^[A-Z]{2}$'),
  host_country text NOT NULL DEFAULT 'MT'
    CONSTRAINT listings_host_country_check CHECK (host_country ~ '^[A-Z]{2}$'),
  phone_number text NOT NULL
    CONSTRAINT listings_phone_number_check CHECK (length(phone_number) BETWEEN 1 AND 40),
  whatsapp_number text CONSTRAINT listings_whatsapp_number_check CHECK (length(whatsapp_number) <= 40),
  website_url text CONSTRAINT listings_website_url_check CHECK (length(website_url) <= 2048),
  description text NOT NULL
    CONSTRAINT listings_description_check CHECK (length(description) BETWEEN 1 AND 5000),
  community_id integer NOT NULL
    CONSTRAINT listings_community_id_check CHECK (community_id BETWEEN 1 AND 6),
  category_id integer NOT NULL
    CONSTRAINT listings_category_id_check CHECK (category_id BETWEEN 1 AND 9),
  profile_image_url text
    CONSTRAINT listings_profile_image_url_check CHECK (length(profile_image_url) <= 2048),
  is_community_favorite boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'pending' CONSTRAINT listings_status_check
    CHECK (status IN ('pending', 'approved', 'rejected', 'delisted')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  status_reason text
    CONSTRAINT listings_status_reason_check CHECK (length(status_reason) BETWEEN 1 AND 500),
  -- Set while somebody has to look at it: a new one, and an edited one that stays public.
  waiting_since timestamptz DEFAULT now(),
  place_id integer GENERATED ALWAYS AS (place_of(address)) STORED,
  -- In which language it is written, which are spoken, and its text in a second one.
  language text,
  speaks text[],
  second_language text,
  second_description text CHECK (length(second_description) <= 4000),
  CONSTRAINT listings_check CHECK (status <> 'pending' OR waiting_since IS NOT NULL)
);
CREATE INDEX services_of_account ON services (account_id);
CREATE INDEX services_public ON services (host_country, created_at DESC, id) WHERE status = 'approved';
CREATE INDEX services_waiting ON services (waiting_since) WHERE waiting_since IS NOT NULL;
CREATE INDEX services_speaks ON services USING gin (speaks);
-- Each search asks which languages anybody speaks; most services say nothing.
CREATE INDEX services_spoken ON services (host_country) WHERE speaks IS NOT NULL AND status = 'approved';

CREATE TABLE service_subcategories (
  service_id uuid NOT NULL
    CONSTRAINT listing_subcategories_listing_id_fkey REFERENCES services (id) ON DELETE CASCADE,
  subcategory_id integer NOT NULL
    CONSTRAINT listing_subcategories_subcategory_id_fkey REFERENCES subcategories (id),
  CONSTRAINT listing_subcategories_pkey PRIMARY KEY (service_id, subcategory_id)
);

CREATE TABLE portfolio_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  service_id uuid NOT NULL
    CONSTRAINT portfolio_images_listing_id_fkey REFERENCES services (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  image_url text NOT NULL CHECK (length(image_url) BETWEEN 1 AND 2048),
  CONSTRAINT portfolio_images_listing_id_position_key UNIQUE (service_id, position) DEFERRABLE
);

CREATE TABLE service_items (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  service_id uuid NOT NULL
    CONSTRAINT service_items_listing_id_fkey REFERENCES services (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 2000),
  price_minor integer NOT NULL DEFAULT 0 CHECK (price_minor BETWEEN 0 AND 100000000),
  duration_minutes integer NOT NULL DEFAULT 0 CHECK (duration_minutes BETWEEN 0 AND 1440),
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Its place in the service; null is behind all others.
  position integer,
  language text,
  second_language text,
  second_name text CHECK (length(second_name) <= 120),
  second_description text CHECK (length(second_description) <= 1000),
  -- Stems of the names, and with ~ those of the descriptions, as in `service_words`. A later change of
  -- `fold_text` or `stem_of` has to write them anew.
  terms tsvector GENERATED ALWAYS AS (array_to_tsvector(
    terms_of('', name || ' ' || coalesce(second_name, ''))
      || terms_of('~', description || ' ' || coalesce(second_description, '')))) STORED
);
CREATE INDEX service_items_of_service ON service_items (service_id) WHERE deleted_at IS NULL;

-- Short addresses of services ("marijas-chair"). The newest is the service's own, and older ones lead on. None is
-- ever given to another account: not after its service is gone, and not after its account is erased, when only a
-- hash of it is left.
CREATE TABLE short_addresses (
  address text PRIMARY KEY CHECK (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(address) BETWEEN 3 AND 64),
  account_id integer REFERENCES accounts (id),
  service_id uuid,
  chosen_at timestamptz NOT NULL
);
CREATE INDEX short_addresses_of_service ON short_addresses (service_id, chosen_at DESC);
CREATE INDEX short_addresses_of_account ON short_addresses (account_id);

-- How often the public page of a service was looked at on a day of the venue: numbers, and nothing
-- about who looked.
CREATE TABLE profile_views (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  service_id uuid NOT NULL,
  day date NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (account_id, service_id, day)
);
CREATE INDEX profile_views_by_day ON profile_views (day);

CREATE TABLE events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id integer NOT NULL REFERENCES accounts (id),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 5000),
  category text NOT NULL CHECK (length(category) BETWEEN 1 AND 80),
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 300),
  starts_at timestamptz NOT NULL CHECK (isfinite(starts_at)),
  ends_at timestamptz NOT NULL CHECK (isfinite(ends_at)),
  timezone text NOT NULL CHECK (length(timezone) BETWEEN 1 AND 64),
  organizer_id integer NOT NULL DEFAULT 2,
  city_id integer NOT NULL DEFAULT 3,
  community_id integer NOT NULL CHECK (community_id BETWEEN 1 AND 6),
  is_featured boolean NOT NULL DEFAULT true,
  ticket_required boolean NOT NULL DEFAULT false,
  ticket_price_minor integer NOT NULL DEFAULT 0 CHECK (ticket_price_minor BETWEEN 0 AND 100000000),
  ticket_currency text NOT NULL DEFAULT '' CHECK (ticket_currency ~ '^([A-Z]{3})?$'),
  requires_booking boolean NOT NULL DEFAULT false,
  booking_link text NOT NULL DEFAULT '' CHECK (length(booking_link) <= 2048),
  image_url text CHECK (length(image_url) <= 2048),
  country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
  host_country text NOT NULL DEFAULT 'MT' CHECK (host_country ~ '^[A-Z]{2}$'),
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'approved', 'rejected', 'delisted')),
  status_reason text CHECK (length(status_reason) BETWEEN 1 AND 500),
  -- As in services.
  waiting_since timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  place_id integer GENERATED ALWAYS AS (place_of(address)) STORED,
  language text,
  CHECK (ends_at >= starts_at),
  CHECK (status <> 'pending' OR waiting_since IS NOT NULL)
);
CREATE INDEX events_of_account ON events (account_id);
CREATE INDEX events_waiting ON events (waiting_since) WHERE waiting_since IS NOT NULL;
CREATE INDEX events_public ON events (host_country, starts_at, id) WHERE status = 'approved';
