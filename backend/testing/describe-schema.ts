import type pg from 'pg';

/** Of `public`, without what an extension brings and the table of `migrate` itself. */
const OURS = (catalog: string, id: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${id}` +
  " AND deptype = 'e')";

/** Each gives rows of `owner` (a table, or "" for none) and `line`. */
const QUERIES = [
  "SELECT '' AS owner, 'extension ' || extname AS line FROM pg_extension ORDER BY extname COLLATE \"C\"",

  `SELECT '' AS owner, pg_get_functiondef(oid) AS line FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND ${OURS('pg_proc', 'oid')}
  ORDER BY proname COLLATE "C", oid::regprocedure::text COLLATE "C"`,

  `SELECT '' AS owner, concat_ws(' ', 'type', typname, typtype) AS line FROM pg_type
  WHERE typnamespace = 'public'::regnamespace AND typrelid = 0 AND typcategory <> 'A'
    AND ${OURS('pg_type', 'oid')} ORDER BY typname COLLATE "C"`,

  // Views, sequences and the like, too.
  `SELECT relname AS owner, concat_ws(' ', 'is', relkind, relpersistence, reloptions, relacl,
    CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END,
    CASE WHEN relrowsecurity THEN 'row security' END, obj_description(oid, 'pg_class')) AS line
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('i', 'I')
  ORDER BY relname COLLATE "C"`,

  // Without the names of NOT NULL, which Postgres before 18 does not keep.
  `SELECT relname AS owner, concat_ws(' ', attname, format_type(atttypid, atttypmod),
    CASE WHEN attcollation <> typcollation THEN format('collate %s', attcollation::regcollation) END,
    CASE WHEN attnotnull THEN 'not null' END,
    CASE attidentity WHEN '' THEN NULL ELSE format('identity %s', attidentity) END,
    CASE attgenerated WHEN '' THEN 'default ' ELSE 'generated ' END || pg_get_expr(adbin, adrelid),
    CASE WHEN attstorage <> typstorage THEN format('storage %s', attstorage) END,
    'statistics ' || nullif(attstattarget, -1), nullif(attcompression, ''), attacl,
    col_description(attrelid, attnum)) AS line
  FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN pg_type t ON t.oid = atttypid
  LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
    AND attnum > 0 AND NOT attisdropped ORDER BY relname COLLATE "C", attnum`,

  `SELECT conrelid::regclass::text AS owner,
    concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid)) AS line
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype <> 'n'
  ORDER BY conname COLLATE "C"`,

  `SELECT indrelid::regclass::text AS owner, concat_ws(' ', pg_get_indexdef(indexrelid), reloptions,
    CASE WHEN indisclustered THEN 'clustered' END,
    (SELECT string_agg(concat_ws(' ', 'column', attnum, 'statistics', attstattarget), ' ' ORDER BY attnum)
      FROM pg_attribute WHERE attrelid = indexrelid AND attstattarget >= 0)) AS line
  FROM pg_index JOIN pg_class c ON c.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace ORDER BY relname COLLATE "C"`,

  `SELECT tgrelid::regclass::text AS owner, concat_ws(' ', pg_get_triggerdef(oid), nullif(tgenabled, 'O')) AS line
  FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname COLLATE "C"`,

  `SELECT stxrelid::regclass::text AS owner, pg_get_statisticsobjdef(oid) AS line
  FROM pg_statistic_ext ORDER BY stxname COLLATE "C"`,
];

/**
 * What a migrated database consists of, as lines under the table that they belong to, and the rows that it
 * begins with.
 */
export async function describeSchema(client: pg.Client): Promise<string> {
  const parts = new Map<string, string[]>();
  for (const query of QUERIES) {
    const { rows } = await client.query<{ owner: string; line: string }>(query);
    for (const { owner, line } of rows) {
      const lines = parts.get(owner) ?? [];
      lines.push(line.trim());
      parts.set(owner, lines);
    }
  }
  parts.delete('schema_migrations');
  const first = parts.get('') ?? [];
  parts.delete('');
  for (const [name, lines] of parts) {
    if (!lines[0]?.startsWith('is r')) continue;
    const { rows } = await client.query<{ line: string }>(
      `SELECT to_jsonb(t)::text AS line FROM ${client.escapeIdentifier(name)} t ORDER BY 1`,
    );
    lines.push(...rows.map(({ line }) => `row ${line}`));
  }
  const tables = [...parts].map(([name, lines]) => `${name}\n  ${lines.join('\n  ')}`);
  return `${[...first, ...tables].join('\n\n')}\n`;
}
