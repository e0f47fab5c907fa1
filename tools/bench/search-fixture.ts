import pg from 'pg';

const FIRST_NAMES =
  'Adaeze Amina Abeba Chidi Fatima Ifeoma Kwame Selam Tariq Youssef Layla Omar Nour Rania Samir Zaina Camila Diego Luisa Mateo Rosa Sofia Valentina Anjali Bikash Dilip Kavita Priya Rajan Sunita Winston Marlene Desmond Keisha Jamal Tafari'.split(
    ' ',
  );
const EPITHETS =
  'Crown Golden Royal Sunrise Island Family Market Little Grand Harbour Garden Corner Silver Happy Blue Green Old City New Home'.split(
    ' ',
  );
const TRADES = [
  'Visa Advice|Residence Permit|Contract Review|Notary Help|Family Law',
  'Braids & Natural Hair|Nails Studio|Barber Shop|Henna Art|Make-up|Tailoring',
  'Cleaning|Plumbing & Repairs|Painting|Moving Help|Electrical Works',
  'Jollof Kitchen|Injera House|Arepas & Empanadas|Momo Corner|Jerk Grill|Bakery',
  'Maltese Lessons|English Tutor|Arabic Classes|Spanish Conversation|Italian for Work',
  'Cargo to Lagos|Parcels to Manila|Shipping & Customs|Sea Freight|Air Parcels',
  'DJ for Parties|Wedding Catering|Live Band|MC and Host|Sound System',
  'Childcare|Elder Care|Babysitting|Physiotherapy|Home Nursing',
  'Airport Rides|Driving Lessons|Van Rental|School Runs|Bike Repair',
];
const PLACES =
  'Sliema|Gżira|Msida|San Ġiljan|Birkirkara|Valletta|Mosta|Ħamrun|Naxxar|Paola|Marsa|Buġibba|Qawra|Swieqi|Żabbar|Rabat|Fgura|Attard|Victoria|Mellieħa'.split(
    '|',
  );
const WORDS =
  'appointments careful children clean customers delivered dishes door early evening every experience family fast food friendly fresh from gentle hands home hours house island local long natural neighbours open opened patient people prices quick quiet recipes safe shop simple small spices students table taught team time together traditional travel trusted weekend welcome work years'.split(
    ' ',
  );
const SYLLABLES = 'ba da fe gi ko la ma ne no ra sa ti ve zu che dwa mbo nka sho tre'.split(' ');

type Run = (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;

async function insertServices(run: Run, count: number): Promise<void> {
  await run(
    `INSERT INTO accounts (user_id, first_name, last_name, date_of_birth, email,
       agreed_to_terms, terms_accepted_at, name)
     SELECT 'bench-' || n, first, last, '1990-01-01', 'bench@example.com', true, now(),
       first || ' ' || left(last, 1) || '.'
     FROM generate_series(1, $1::int) AS n,
       LATERAL (SELECT ($2::text[])[1 + n * 7 % 36] AS first, initcap(
         ($3::text[])[1 + n % 20] || ($3::text[])[1 + n / 20 % 20] ||
         ($3::text[])[1 + n / 400 % 20]) AS last) AS named`,
    [count / 2, FIRST_NAMES, SYLLABLES],
  );
  // The triggers would read the services at each statement.
  const written = ['services', 'service_items', 'service_subcategories'];
  for (const table of written) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run(
    `INSERT INTO services (account_id, name, address, country_iso, phone_number, description,
       community_id, category_id, status, created_at)
     SELECT a.id,
       CASE n % 3 WHEN 0 THEN a.first_name || '’s ' || epithet || ' ' || trade
         WHEN 1 THEN epithet || ' ' || trade || ' ' || a.last_name
         ELSE a.last_name || ' ' || trade END,
       1 + n % 180 || ', Triq ' || a.last_name || ', ' || place, 'MT', '+356 2100 0000',
       words, 1 + (random() * 5.99)::int % 6, category, 'approved',
       now() - random() * interval '700 days'
     FROM generate_series(0, $1::int - 1) AS n
     JOIN LATERAL (SELECT 1 + least(8, (power(random() + n * 0, 1.5) * 9)::int) AS category,
         ($2::text[])[1 + (random() * 19 + n * 0)::int] AS epithet,
         ($3::text[])[1 + (power(random() + n * 0, 2) * 19)::int] AS place) AS chosen ON true
     JOIN LATERAL (SELECT (string_to_array(($4::text[])[category], '|'))[
         1 + n % array_length(string_to_array(($4::text[])[category], '|'), 1)] AS trade) AS of ON true
     JOIN LATERAL (SELECT string_agg(($5::text[])[1 + (random() * ${WORDS.length - 1} + w * 0)::int], ' ') AS words
         FROM generate_series(1, 24 + n * 0) AS w) AS described ON true
     JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place_of FROM accounts) AS a
       ON a.place_of = 1 + n / 2`,
    [count, EPITHETS, PLACES, TRADES, WORDS],
  );
  await run(
    `INSERT INTO service_items (service_id, name, price_minor, duration_minutes)
     SELECT s.id, word, 500 + 500 * n, 30 * n FROM services s, generate_series(1, 3) AS n,
       LATERAL (SELECT ($1::text[])[1 + (random() * ${WORDS.length - 1} + length(s.name) * 0)::int] AS word) AS named`,
    [WORDS],
  );
  await run(
    `INSERT INTO service_subcategories (service_id, subcategory_id)
     SELECT s.id, ids[1 + (hashtext(s.id::text) & 1023 + n) % array_length(ids, 1)]
     FROM services s
     JOIN (SELECT category_id, array_agg(id) AS ids FROM subcategories GROUP BY 1) AS kinds
       USING (category_id), generate_series(0, 1) AS n
     ON CONFLICT DO NOTHING`,
  );
  await run(
    `INSERT INTO availability (account_id, during, status)
     SELECT a.id, tstzrange(day + interval '8 hours', day + interval '16 hours'), 'available'
     FROM generate_series(date_trunc('day', now()), date_trunc('day', now()) + interval '13 days',
       interval '1 day') AS day, accounts a
     WHERE (extract(day FROM day)::int + a.id) % 7 > 1
     ORDER BY a.id, day`,
  );
  for (const table of written) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await run('VACUUM ANALYZE');
  await run('SELECT index_services(array_agg(id)) FROM services');
}

async function freeTimes(run: Run): Promise<void> {
  // In parts, as free times change.
  for (let part = 0; part < 10; part += 1) {
    // The backend locks these rows in another order.
    await run('BEGIN');
    await run('LOCK TABLE service_search, service_words IN EXCLUSIVE MODE');
    await run(
      `UPDATE service_search SET free_from = current_date, free_days = (random() * 16383)::bigint,
         free_at = CASE WHEN random() < 0.95
           THEN now() + interval '1 hour' + random() * interval '12 days' END
       WHERE abs(hashtext(service_id::text)) % 10 = $1`,
      [part],
    );
    await run(
      `UPDATE service_words w SET (free_from, free_days, free_at) = (s.free_from, s.free_days, s.free_at)
       FROM service_search s
       WHERE s.service_id = w.service_id AND abs(hashtext(s.service_id::text)) % 10 = $1`,
      [part],
    );
    await run('COMMIT');
    await run('VACUUM service_search, service_words');
  }
}

/** Needs a migrated, empty database. Two services share an account. */
export async function fillServices(url: string, count: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run: Run = (statement, values = []) => client.query(statement, values);
  try {
    await run('SET statement_timeout = 0');
    await run('SELECT setseed(0.42)');
    await insertServices(run, count);
    await freeTimes(run);
    await run("UPDATE service_looks SET looked_at = now() + random() * interval '1 hour'");
    const begin = performance.now();
    await run('SELECT read_search_words()');
    const wordsMs = performance.now() - begin;
    // Autovacuum would have done this.
    await run('VACUUM ANALYZE');
    // Otherwise Postgres would write this while the questions are measured.
    await run('CHECKPOINT');
    const { rows } = await run('SELECT count(*)::int AS words FROM search_words');
    return { words: Number(rows[0]?.words), wordsMs };
  } finally {
    await client.end();
  }
}
