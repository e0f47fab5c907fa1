import pg from 'pg';
import { VISITOR_COLUMNS } from './visitor-columns';

const CHANGED = [
  'bookings',
  'booking_items',
  'messages',
  'idempotency_keys',
  'accounts',
  'services',
  'service_items',
  'short_addresses',
  'portfolio_images',
  'events',
  'decisions',
  'members',
  'slates',
  'media',
  'availability',
  'people',
  'customer_notes',
  'customer_merges',
  'push_devices',
  'push_notices',
  'sessions',
  'service_search',
  'service_words',
  'search_words',
  'search_terms',
  'reports',
  'reviews',
  'appeals',
  'staff_decisions',
  'approved_copies',
  'booking_origins',
  'unfound_words',
];

/**
 * Removes old versions of rows, statistics and index entries, because they hold people's data.
 * Blocks nobody.
 */
export async function sweep(directUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT read_search_words()');
    for (const table of CHANGED) {
      await client.query(`VACUUM (ANALYZE, INDEX_CLEANUP ON, TRUNCATE OFF) ${table}`);
    }
    const { rows } = await client.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename IN ('services', 'events', 'service_search', 'service_words', 'search_words', 'search_terms', 'customer_notes', 'customer_merges', 'reviews', 'booking_origins', 'push_devices', 'push_notices', 'sessions')
        OR tablename = 'bookings' AND indexdef ~ '${[...VISITOR_COLUMNS, 'search_text'].join('|')}' ORDER BY 1`,
    );
    for (const { name } of rows) await client.query(`REINDEX INDEX CONCURRENTLY ${name}`);
  } finally {
    await client.end();
  }
}
