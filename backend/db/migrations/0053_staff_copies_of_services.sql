CREATE TRIGGER services_keep_approved BEFORE UPDATE ON services FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.waiting_since IS NULL AND OLD.status_reason IS NULL
    AND NEW.waiting_since IS NOT NULL)
  EXECUTE FUNCTION keep_approved_copy('service');
CREATE TRIGGER services_forget_approved AFTER DELETE ON services FOR EACH ROW
  EXECUTE FUNCTION forget_approved_copy('service');
