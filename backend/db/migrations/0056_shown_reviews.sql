-- When what is shown of an account's reviews was changed last: a number of the same row as those of decisions, so
-- that whoever follows the decisions drops the copies of its pages, too.
ALTER TABLE review_scores ADD COLUMN change_id integer, ADD COLUMN changed_at timestamptz;
CREATE INDEX review_scores_changed ON review_scores (change_id);

-- The rows are those that `recount_reviews` has locked before; its triggers come first in the alphabet.
CREATE FUNCTION note_shown_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE review_scores s
      SET change_id = nextval(pg_get_serial_sequence('decisions', 'id')), changed_at = now()
    WHERE s.account_id IN (
      SELECT n.account_id FROM now_shown n JOIN was_shown o ON o.account_id = n.account_id AND o.id = n.id
      WHERE 'published' IN (o.status, n.status)
        AND (o.status, o.stars, o.text, o.lang, o.author, o.reply)
          IS DISTINCT FROM (n.status, n.stars, n.text, n.lang, n.author, n.reply));
  ELSIF TG_OP = 'INSERT' THEN
    UPDATE review_scores s
      SET change_id = nextval(pg_get_serial_sequence('decisions', 'id')), changed_at = now()
    WHERE s.account_id IN (SELECT n.account_id FROM now_shown n WHERE n.status = 'published');
  ELSE
    UPDATE review_scores s
      SET change_id = nextval(pg_get_serial_sequence('decisions', 'id')), changed_at = now()
    WHERE s.account_id IN (SELECT o.account_id FROM was_shown o WHERE o.status = 'published');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shown_reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS now_shown FOR EACH STATEMENT EXECUTE FUNCTION note_shown_reviews();
CREATE TRIGGER shown_reviews_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS was_shown NEW TABLE AS now_shown
  FOR EACH STATEMENT EXECUTE FUNCTION note_shown_reviews();
CREATE TRIGGER shown_reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS was_shown FOR EACH STATEMENT EXECUTE FUNCTION note_shown_reviews();

-- By which "Best reviewed" sorts: five reviews of four stars are added to everybody's.
ALTER TABLE service_search ADD COLUMN review_rank real NOT NULL DEFAULT 4;
ALTER TABLE service_words ADD COLUMN review_rank real NOT NULL DEFAULT 4;
CREATE INDEX service_search_reviewed ON service_search (host_country, review_rank DESC, free_at, service_id);

CREATE FUNCTION review_rank_of(account integer) RETURNS real LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (20 + s.sum)::real / (5 + s.count) FROM review_scores s
    WHERE s.account_id = account), 4)::real
$$;

-- The lock makes one of two that happen at once wait: a review that is published sees the new row, or the
-- new row its score.
CREATE FUNCTION take_review_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM review_scores s WHERE s.account_id = NEW.account_id FOR SHARE;
  NEW.review_rank := review_rank_of(NEW.account_id);
  RETURN NEW;
END $$;
CREATE TRIGGER take_review_rank BEFORE INSERT ON service_search
  FOR EACH ROW EXECUTE FUNCTION take_review_rank();
CREATE TRIGGER take_review_rank BEFORE INSERT ON service_words
  FOR EACH ROW EXECUTE FUNCTION take_review_rank();

CREATE FUNCTION hand_on_review_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_search f SET review_rank = review_rank_of(NEW.account_id)
    WHERE f.account_id = NEW.account_id;
  UPDATE service_words w SET review_rank = review_rank_of(NEW.account_id)
    WHERE w.service_id IN (SELECT f.service_id FROM service_search f WHERE f.account_id = NEW.account_id);
  RETURN NULL;
END $$;
CREATE TRIGGER hand_on_review_rank AFTER UPDATE ON review_scores
  FOR EACH ROW WHEN ((OLD.count, OLD.sum) IS DISTINCT FROM (NEW.count, NEW.sum))
  EXECUTE FUNCTION hand_on_review_rank();
