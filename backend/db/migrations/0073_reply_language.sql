-- In which language the provider wrote the reply to a review; '' is unknown.
ALTER TABLE reviews ADD COLUMN reply_lang text NOT NULL DEFAULT '';

-- As in 0056, with the language of the reply.
CREATE OR REPLACE FUNCTION note_shown_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE review_scores s
      SET change_id = nextval(pg_get_serial_sequence('decisions', 'id')), changed_at = now()
    WHERE s.account_id IN (
      SELECT n.account_id FROM now_shown n JOIN was_shown o ON o.account_id = n.account_id AND o.id = n.id
      WHERE 'published' IN (o.status, n.status)
        AND (o.status, o.stars, o.text, o.lang, o.author, o.reply, o.reply_lang)
          IS DISTINCT FROM (n.status, n.stars, n.text, n.lang, n.author, n.reply, n.reply_lang));
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
