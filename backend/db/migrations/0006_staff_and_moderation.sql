CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

-- Each decision with the name it was taken on: numbered changes of what is public. No reference: it outlives
-- what it was about. Who follows the decisions drops the copies of pages.
CREATE TABLE decisions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('service', 'event', 'slate')),
  subject_id uuid NOT NULL,
  name text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approved', 'rejected', 'delisted')),
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  waiting_since timestamptz,
  decided_at timestamptz NOT NULL DEFAULT now(),
  CHECK (decision = 'approved' OR reason IS NOT NULL)
);
CREATE INDEX decisions_of_subject ON decisions (subject_id, id);

-- Decisions are only ever added; but the erasure of an account takes the words out of its own.
CREATE FUNCTION refuse_change_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name = '' AND NEW.reason IS NOT DISTINCT FROM
      (CASE WHEN OLD.reason IS NULL THEN NULL ELSE '(erased)' END)
    AND (to_jsonb(NEW) - 'name' - 'reason') = (to_jsonb(OLD) - 'name' - 'reason')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER decisions_stay BEFORE DELETE OR TRUNCATE ON decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER decisions_stay_as_they_are BEFORE UPDATE ON decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_decision();

-- Who may enter the staff's room. A row is of an e-mail address until its first sign-in, and of the subject
-- that the issuer gave from then on. Rows of those who left stay, since decisions name them.
CREATE TABLE staff (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id text CHECK (length(user_id) BETWEEN 1 AND 255),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 254),
  role text NOT NULL CHECK (role IN ('moderator', 'owner')),
  added_by integer REFERENCES staff (id),
  added_at timestamptz NOT NULL,
  -- Null from the first sign-in on.
  invited_until timestamptz,
  removed_at timestamptz,
  CHECK ((user_id IS NULL) = (invited_until IS NOT NULL))
);
CREATE UNIQUE INDEX staff_by_user ON staff (user_id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX staff_by_email ON staff (lower(email)) WHERE removed_at IS NULL;

-- One for each sign-in that was used here.
CREATE TABLE staff_sessions (
  sign_in text PRIMARY KEY CHECK (length(sign_in) BETWEEN 1 AND 100),
  staff_id integer NOT NULL REFERENCES staff (id),
  begun_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX staff_sessions_of ON staff_sessions (staff_id, seen_at);

CREATE TABLE staff_claims (
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  subject_id text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 100),
  staff_id integer NOT NULL REFERENCES staff (id),
  claimed_until timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);

-- What was decided, about services, events, posts, reports and accounts; other kinds may come. A row names the
-- row of `decisions` that it has made.
CREATE TABLE staff_decisions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  subject_id text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 100),
  -- Whose it is; null for nobody's here.
  account_id integer,
  name text NOT NULL,
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  reason_id text,
  clause text,
  text text CHECK (length(text) BETWEEN 1 AND 2000),
  -- Null for the command line.
  staff_id integer REFERENCES staff (id),
  -- Of what was seen.
  version text,
  waiting_since timestamptz,
  decided_at timestamptz NOT NULL,
  notice_id integer,
  appeal_id integer,
  -- The decision that this one takes back or changes.
  undoes integer REFERENCES staff_decisions (id),
  -- How it was, for taking it back.
  before jsonb,
  decision_id integer
);
CREATE INDEX staff_decisions_of_subject ON staff_decisions (kind, subject_id, id);
CREATE INDEX staff_decisions_of_account ON staff_decisions (account_id, id);
CREATE INDEX staff_decisions_by_time ON staff_decisions (decided_at);
CREATE UNIQUE INDEX staff_decisions_undone_once ON staff_decisions (undoes) WHERE action = 'undo';

-- Only ever added; but an erasure takes the words out.
CREATE FUNCTION refuse_change_of_staff_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name = '' AND NEW.before IS NULL
    AND NEW.text IS NOT DISTINCT FROM (CASE WHEN OLD.text IS NULL THEN NULL ELSE '(erased)' END)
    AND (to_jsonb(NEW) - 'name' - 'text' - 'before') = (to_jsonb(OLD) - 'name' - 'text' - 'before')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER staff_decisions_stay BEFORE DELETE OR TRUNCATE ON staff_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER staff_decisions_stay_as_they_are BEFORE UPDATE ON staff_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_staff_decision();

-- What else the staff did: looked at personal data of customers, let people in. It names nobody but staff, by number.
CREATE TABLE staff_log (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  -- Null for what happened by the configuration.
  staff_id integer REFERENCES staff (id),
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  kind text NOT NULL DEFAULT '',
  subject_id text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 200)
);
CREATE INDEX staff_log_by_time ON staff_log (at);
CREATE TRIGGER staff_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What visitors reported. Who they were is not kept, but for an address for an answer. A report may be a whole
-- notice: who sends it, and that they believe it; it is answered by a decision.
CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('service', 'event', 'slate', 'review')),
  -- A text, because slates may come from another service.
  subject_id text NOT NULL CHECK (length(subject_id) <= 100),
  reason text NOT NULL CHECK (reason IN
    ('misleading', 'wrongDetails', 'scam', 'harmful', 'privateData', 'rights', 'forbidden', 'law', 'child', 'other')),
  text text NOT NULL DEFAULT '' CHECK (length(text) <= 1000),
  email text CHECK (length(email) <= 254),
  reported_at timestamptz NOT NULL,
  closed_at timestamptz,
  name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 120),
  in_good_faith boolean NOT NULL DEFAULT false,
  -- The decision of the staff that closed it; null for one that was closed without.
  answered_by integer REFERENCES staff_decisions (id),
  -- The provider's account, where a provider reported a review of their own.
  account_id integer REFERENCES accounts (id) ON DELETE CASCADE,
  -- In which language whoever sent a notice is answered: that of the page they sent it from.
  language text
);
-- Those that are open, the oldest first; and those to be forgotten.
CREATE INDEX reports_open ON reports (reported_at, id) WHERE closed_at IS NULL;
CREATE INDEX reports_closed ON reports (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX reports_of ON reports (kind, subject_id);
CREATE INDEX reports_answered ON reports (answered_by) WHERE answered_by IS NOT NULL;
CREATE INDEX reports_of_account ON reports (account_id) WHERE account_id IS NOT NULL;
ALTER TABLE reports
  ALTER COLUMN text SET STATISTICS 0,
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN name SET STATISTICS 0,
  ALTER COLUMN language SET STATISTICS 0;

-- What somebody says against a decision of the staff that was against them, once for each decision; or whoever
-- sent a notice, against the answer that nothing is wrong.
CREATE TABLE appeals (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  decision_id integer UNIQUE REFERENCES staff_decisions (id),
  -- Of the decision; null for nobody's here. Erased with it.
  account_id integer REFERENCES accounts (id) ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  sent_at timestamptz NOT NULL,
  -- All three are null while it is open.
  decided_at timestamptz,
  outcome text CHECK (outcome IN ('reverse', 'stays')),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  notice_id integer REFERENCES reports (id) ON DELETE CASCADE,
  -- The decision that answered the notice.
  answered_by integer REFERENCES staff_decisions (id),
  CHECK ((decided_at IS NULL) = (outcome IS NULL) AND (decided_at IS NULL) = (answer IS NULL)),
  CONSTRAINT appeals_are_of_one_side CHECK (
    (decision_id IS NULL) = (notice_id IS NOT NULL) AND (notice_id IS NULL) = (answered_by IS NULL))
);
CREATE INDEX appeals_open ON appeals (sent_at) WHERE decided_at IS NULL;
CREATE INDEX appeals_of_account ON appeals (account_id);
CREATE UNIQUE INDEX appeals_of_notice ON appeals (notice_id, answered_by);
ALTER TABLE appeals ALTER COLUMN text SET STATISTICS 0;

-- How a service or event was when it was last approved, with its pictures and items, to show what an edit changed.
CREATE TABLE approved_copies (
  kind text NOT NULL CHECK (kind IN ('service', 'event')),
  subject_id uuid NOT NULL,
  copy jsonb NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
ALTER TABLE approved_copies ALTER COLUMN copy SET STATISTICS 0;

-- A content as it is compared and shown; the same for a row of now and for a copy. Without what an item does
-- not have, so that copies without it compare as equal.
CREATE FUNCTION service_content(row_of jsonb, id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT (row_of - ARRAY['place_id', 'status', 'status_reason', 'waiting_since', 'updated_at', 'created_at'])
    || jsonb_build_object(
      'subcategories', coalesce((SELECT jsonb_agg(c.title ORDER BY c.title)
        FROM service_subcategories s JOIN subcategories c ON c.id = s.subcategory_id
        WHERE s.service_id = $2), '[]'),
      'pictures', coalesce((SELECT jsonb_agg(p.image_url ORDER BY p.position)
        FROM portfolio_images p WHERE p.service_id = $2), '[]'),
      'items', coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'name', i.name,
          'description', i.description, 'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes,
          'secondName', i.second_name, 'secondDescription', i.second_description))
          ORDER BY i.id)
        FROM service_items i WHERE i.service_id = $2 AND i.deleted_at IS NULL), '[]'))
$$;
CREATE FUNCTION event_content(row_of jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row_of - ARRAY['place_id', 'status', 'status_reason', 'waiting_since', 'updated_at', 'created_at']
$$;

-- Before the first edit of what was approved. What is public with a reason is one of which a change was asked,
-- so it was not approved as it is.
CREATE FUNCTION keep_approved_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Taking a decision back makes an edit wait again that the copy does not have.
  IF current_setting('settln.taking_back', true) = 'on' THEN
    RETURN NEW;
  END IF;
  INSERT INTO approved_copies (kind, subject_id, copy, taken_at)
  VALUES (TG_ARGV[0], OLD.id,
    CASE TG_ARGV[0] WHEN 'service' THEN service_content(to_jsonb(OLD), OLD.id)
      ELSE event_content(to_jsonb(OLD)) END,
    now())
  ON CONFLICT (kind, subject_id) DO UPDATE SET copy = excluded.copy, taken_at = excluded.taken_at;
  RETURN NEW;
END $$;
CREATE FUNCTION forget_approved_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM approved_copies WHERE kind = TG_ARGV[0] AND subject_id = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER events_keep_approved BEFORE UPDATE ON events FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.waiting_since IS NULL AND OLD.status_reason IS NULL
    AND NEW.waiting_since IS NOT NULL)
  EXECUTE FUNCTION keep_approved_copy('event');
CREATE TRIGGER events_forget_approved AFTER DELETE ON events FOR EACH ROW
  EXECUTE FUNCTION forget_approved_copy('event');
CREATE TRIGGER services_keep_approved BEFORE UPDATE ON services FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.waiting_since IS NULL AND OLD.status_reason IS NULL
    AND NEW.waiting_since IS NOT NULL)
  EXECUTE FUNCTION keep_approved_copy('service');
CREATE TRIGGER services_forget_approved AFTER DELETE ON services FOR EACH ROW
  EXECUTE FUNCTION forget_approved_copy('service');
