-- Divides bookings and booking_items into hash partitions by account (docs/SCALE.md), in one transaction.
-- Nothing can be booked while it copies them. Run it as the role of the backend, past the pooler, with
-- psql -v ON_ERROR_STOP=1, on Postgres 17 or later.
BEGIN;
-- The limits of the backend's role are for its queries.
SET LOCAL statement_timeout = 0;
SET LOCAL idle_in_transaction_session_timeout = 0;

DO $$
DECLARE
  partitions constant integer := 4;
  columns text;
  part record;
BEGIN
  IF current_setting('server_version_num')::integer < 170000 THEN
    RAISE EXCEPTION 'Postgres 17 or later is needed, for exclusion constraints on partitioned tables';
  END IF;
  IF (SELECT relkind FROM pg_class WHERE oid = 'bookings'::regclass) = 'p' THEN
    RAISE EXCEPTION 'bookings has partitions already';
  END IF;
  LOCK TABLE bookings, booking_items IN ACCESS EXCLUSIVE MODE;

  -- What LIKE does not make: it gives other names to keys and indexes, and leaves out the rest. Read
  -- while the tables are where these definitions look for them.
  CREATE TEMP TABLE to_make ON COMMIT DROP AS
    SELECT 1 AS turn, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) AS statement
      FROM pg_constraint
      WHERE conrelid IN ('bookings'::regclass, 'booking_items'::regclass) AND contype IN ('p', 'u', 'x')
    UNION ALL
    SELECT 2, pg_get_indexdef(indexrelid, 0, true)
      FROM pg_index
      WHERE indrelid IN ('bookings'::regclass, 'booking_items'::regclass)
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 3, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid))
      FROM pg_constraint
      WHERE conrelid IN ('bookings'::regclass, 'booking_items'::regclass) AND contype = 'f'
    UNION ALL
    SELECT 4, pg_get_triggerdef(oid, true)
      FROM pg_trigger
      WHERE tgrelid IN ('bookings'::regclass, 'booking_items'::regclass) AND NOT tgisinternal;

  -- Columns of which the planner may keep no values, because an erasure would not reach those.
  CREATE TEMP TABLE not_sampled ON COMMIT DROP AS
    SELECT c.relname::text AS relation, c.relkind, a.attname::text AS name, a.attnum, a.attstattarget AS target
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_index i ON i.indexrelid = c.oid
    WHERE coalesce(i.indrelid, c.oid) IN ('bookings'::regclass, 'booking_items'::regclass)
      AND a.attstattarget >= 0 AND NOT a.attisdropped;

  CREATE SCHEMA before_partitions;
  ALTER TABLE bookings SET SCHEMA before_partitions;
  ALTER TABLE booking_items SET SCHEMA before_partitions;

  FOR part IN SELECT unnest(ARRAY['bookings', 'booking_items']) AS name LOOP
    EXECUTE format('CREATE TABLE %I (LIKE before_partitions.%1$I INCLUDING ALL EXCLUDING INDEXES)
      PARTITION BY HASH (account_id)', part.name);
    FOR remainder IN 0 .. partitions - 1 LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        part.name || '_' || remainder, part.name, partitions, remainder);
    END LOOP;
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO columns
      FROM pg_attribute
      WHERE attrelid = part.name::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
    EXECUTE format('INSERT INTO %I (%s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM before_partitions.%1$I',
      part.name, columns);
  END LOOP;
  -- The numbers go on where they were.
  PERFORM setval(pg_get_serial_sequence('bookings', 'id'),
    nextval(pg_get_serial_sequence('before_partitions.bookings', 'id')), false);

  -- Without CASCADE: it stops here if something of your own depends on them.
  DROP TABLE before_partitions.booking_items, before_partitions.bookings;
  DROP SCHEMA before_partitions;

  FOR part IN SELECT statement FROM to_make ORDER BY turn, statement LOOP
    EXECUTE part.statement;
  END LOOP;

  FOR part IN
    SELECT l.*, tree.relid::regclass AS place
    FROM not_sampled l, pg_partition_tree(l.relation::regclass) tree
  LOOP
    IF part.relkind = 'i' THEN
      EXECUTE format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s', part.place, part.attnum, part.target);
    ELSE
      EXECUTE format('ALTER TABLE ONLY %s ALTER COLUMN %I SET STATISTICS %s', part.place, part.name, part.target);
    END IF;
  END LOOP;
END $$;

-- Autovacuum analyzes partitions, but not the tables that they are parts of.
ANALYZE bookings, booking_items;
COMMIT;
