-- As in 0073, but with the lock that decisions take for their numbers (`decisionNumbers` in
-- backend/db/locks.ts): a lower number that is committed later is skipped by whoever follows them.
-- Reviews that are deleted with their account need no number: the account's services are told to be gone.
CREATE OR REPLACE FUNCTION note_shown_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_accounts integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changed_accounts := ARRAY(
      SELECT n.account_id FROM now_shown n JOIN was_shown o ON o.account_id = n.account_id AND o.id = n.id
      WHERE 'published' IN (o.status, n.status)
        AND (o.status, o.stars, o.text, o.lang, o.author, o.reply, o.reply_lang)
          IS DISTINCT FROM (n.status, n.stars, n.text, n.lang, n.author, n.reply, n.reply_lang));
  ELSIF TG_OP = 'INSERT' THEN
    changed_accounts := ARRAY(SELECT n.account_id FROM now_shown n WHERE n.status = 'published');
  ELSE
    changed_accounts := ARRAY(
      SELECT o.account_id FROM was_shown o JOIN accounts a ON a.id = o.account_id
      WHERE o.status = 'published');
  END IF;
  IF changed_accounts = '{}' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(720412555);
  UPDATE review_scores s
    SET change_id = nextval(pg_get_serial_sequence('decisions', 'id')), changed_at = now()
  WHERE s.account_id = ANY (changed_accounts);
  RETURN NULL;
END $$;
