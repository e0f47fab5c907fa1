-- A file for each table, so that no migration holds two that others write to.
CREATE TRIGGER events_keep_approved BEFORE UPDATE ON events FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.waiting_since IS NULL AND OLD.status_reason IS NULL
    AND NEW.waiting_since IS NOT NULL)
  EXECUTE FUNCTION keep_approved_copy('event');
CREATE TRIGGER events_forget_approved AFTER DELETE ON events FOR EACH ROW
  EXECUTE FUNCTION forget_approved_copy('event');
