-- When the keeper of free times last looked at a service (backend/search/openings.ts). Nearly every look
-- finds nothing new; in service_search noting it would change every index of the row.
CREATE TABLE service_looks (
  service_id uuid PRIMARY KEY REFERENCES service_search (service_id) ON DELETE CASCADE,
  -- Null until the first look.
  looked_at timestamptz
);
CREATE INDEX service_looks_looked ON service_looks (looked_at);

CREATE FUNCTION await_first_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO service_looks (service_id) SELECT service_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER await_first_look AFTER INSERT ON service_search
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_first_look();
INSERT INTO service_looks SELECT service_id, looked_at FROM service_search;

-- Contract: the release before reads and writes service_search.looked_at. The column stays for it; without
-- the index it finds the services that are due more slowly, for as long as the rollout takes.
DROP INDEX service_search_looked;
