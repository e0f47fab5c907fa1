import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOld } from '@/backend/privacy/retention';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { seedAccount } from './seed';
import type { SeededAccount } from './seed-shape';

// docs/SCALE.md says that this script divides the tables, and that the backend works on them as before.
const SCRIPT = readFileSync('scripts/partition-bookings.sql', 'utf8');
const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;
const PARTITIONS = 4;
const PROVIDERS = 16;

let backend: TestBackend;
let client: pg.Client;
let providers: SeededAccount[];
let before: Awaited<ReturnType<typeof readAll>>;
let early: { status: number; json: unknown };

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => undefined } });
  client = new pg.Client({ connectionString: backend.databaseUrl });
  await client.connect();
  providers = [];
  for (let count = 0; count < PROVIDERS; count += 1) providers.push(await seedProvider());
  for (const provider of providers) await book(provider, OPEN);
  early = await book(first(), OPEN + 2 * HOUR_MS, { key: 'of-before' });
  before = await readAll();
  await client.query(SCRIPT);
});
afterAll(async () => {
  await client.end();
  await backend.stop();
});

/** A provider with two items and free days to come. */
function seedProvider(): Promise<SeededAccount> {
  return seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({
          items: [
            { name: 'Cut', priceMinor: 2_550, durationMinutes: 45 },
            { name: 'Wash', priceMinor: 1_000, durationMinutes: 15 },
          ],
        }),
      ],
      availability: [{ from: NOW, to: NOW + 90 * DAY_MS, status: 'available' }],
    }),
  );
}

function first(): SeededAccount {
  const [provider] = providers;
  if (!provider) throw new Error('there are no providers');
  return provider;
}

function book(
  { accountId, services }: SeededAccount,
  startsAt: number,
  { key, phone }: { key?: string; phone?: string } = {},
) {
  const body = {
    settlnProviderId: accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: services[0]?.itemIds,
    customerName: 'Ann Other',
    customerEmail: 'ann@other.example',
    customerPhone: phone ?? samplePhone(accountId, startsAt),
  };
  return backend.post('/providerCalendar/bookings', body, key);
}

async function read(text: string): Promise<unknown[]> {
  return (await client.query({ text, rowMode: 'array' })).rows;
}

/** Rows and rules of both tables, as the tables themselves have them. */
async function readAll() {
  const OF_BOTH = `IN ('bookings'::regclass, 'booking_items'::regclass)`;
  return {
    bookings: await read('SELECT * FROM bookings ORDER BY id'),
    items: await read('SELECT * FROM booking_items ORDER BY booking_id, position'),
    columns: await read(
      `SELECT attrelid::regclass::text, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity, attgenerated, attstattarget, pg_get_expr(adbin, adrelid)
      FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE attrelid ${OF_BOTH} AND attnum > 0 ORDER BY 1, 2`,
    ),
    constraints: await read(
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE conrelid ${OF_BOTH} AND conparentid = 0 ORDER BY 1, 2`,
    ),
    indexes: await read(
      `SELECT indexrelid::regclass::text, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON '),
        (SELECT array_agg(attstattarget ORDER BY attnum) FROM pg_attribute WHERE attrelid = indexrelid)
      FROM pg_index WHERE indrelid ${OF_BOTH} ORDER BY 1`,
    ),
    triggers: await read(
      `SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger
      WHERE tgrelid ${OF_BOTH} AND NOT tgisinternal`,
    ),
  };
}

/** The partitions that a query would look into. */
async function partitionsOf(query: string): Promise<Set<string>> {
  const plan = (await read(`EXPLAIN (COSTS off) ${query}`)).join('\n');
  return new Set(plan.match(/\bbookings_\d+\b(?= )/g));
}

describe('scripts/partition-bookings.sql', () => {
  it('makes four partitions of each table and leaves rows and rules as they were', async () => {
    expect(before.bookings).toHaveLength(PROVIDERS + 1);
    expect(before.items).toHaveLength(2 * before.bookings.length);
    expect(before.indexes.length).toBeGreaterThan(8);
    expect(await readAll()).toEqual(before);
    const parts = await read(
      `SELECT inhparent::regclass::text, count(*)::int FROM pg_inherits
      WHERE inhparent IN ('bookings'::regclass, 'booking_items'::regclass) GROUP BY 1 ORDER BY 1`,
    );
    expect(parts).toEqual([
      ['booking_items', PARTITIONS],
      ['bookings', PARTITIONS],
    ]);
    const filled = await read('SELECT count(DISTINCT tableoid)::int FROM bookings');
    expect(filled[0]).not.toEqual([1]);
  });

  it('leaves no copy of what was there, and no value of a customer in statistics', async () => {
    const schemas = await read(
      // That of the tests' clock is there if they run at another moment.
      `SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_|^information|^clock$'`,
    );
    expect(schemas).toEqual([['public']]);
    await client.query('ANALYZE');
    const sampled = await read(
      `SELECT DISTINCT attname FROM pg_stats WHERE tablename ~ '^bookings'
        AND (attname ~ '^customer_(name|phone|email)$|^phone|^search' OR tablename ~ 'email|_lower_idx')`,
    );
    expect(sampled).toEqual([]);
  });

  it('refuses to divide them again', async () => {
    await expect(client.query(SCRIPT)).rejects.toThrow('has partitions already');
    await client.query('ROLLBACK');
  });

  it('lets a query of one calendar look into one partition, and one of a number into all', async () => {
    await client.query('SET enable_seqscan = off');
    expect((await partitionsOf('SELECT FROM bookings WHERE account_id = 3')).size).toBe(1);
    // The limit of a number counts over all calendars.
    expect((await partitionsOf(`SELECT FROM bookings WHERE phone_key = '1'`)).size).toBe(
      PARTITIONS,
    );
    await client.query('RESET enable_seqscan');
  });
});

describe('a backend that was there before', () => {
  it('books, and refuses what is taken', async () => {
    expect((await book(first(), OPEN + DAY_MS)).status).toBe(201);
    expect((await book(first(), OPEN)).status).toBe(409);
    expect((await book(first(), OPEN + DAY_MS + 15 * MINUTE_MS)).status).toBe(409);
  });

  it('gives each new booking a number that none had', async () => {
    const [[last]] = (await read('SELECT max(id) FROM bookings')) as [[number]];
    const { json } = await book(first(), OPEN + 4 * DAY_MS);
    expect(json).toMatchObject({ booking: { id: expect.any(Number) } });
    expect((json as { booking: { id: number } }).booking.id).toBeGreaterThan(last);
  });

  it('is kept from double bookings by the constraint in every partition', async () => {
    for (const { accountId } of providers) {
      const twice = sql`insert into bookings (account_id, during, total_minor)
        select account_id, during, 0 from bookings where account_id = ${accountId} limit 1`;
      await expect(backend.db.execute(twice)).rejects.toMatchObject({ cause: { code: '23P01' } });
    }
  });

  it('repeats the answer to a key of before', async () => {
    expect(early.status).toBe(201);
    const again = await book(first(), OPEN + 2 * HOUR_MS, { key: 'of-before' });
    expect(again.json).toMatchObject({
      booking: { id: (early.json as { booking: { id: number } }).booking.id },
    });
  });

  it('counts the bookings of a number in all calendars', async () => {
    const phone = samplePhone('everywhere');
    const answers: number[] = [];
    for (const provider of providers.slice(0, 6)) {
      answers.push((await book(provider, OPEN + 2 * DAY_MS, { phone })).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('lets a customer read and cancel by a link of before, and others book that time', async () => {
    const { manageToken: token } = (early.json as { booking: { manageToken: string } }).booking;
    const found = await backend.call(`/customerBookings?${new URLSearchParams({ token })}`);
    expect(found.json).toMatchObject({ booking: { status: 'confirmed' } });
    expect((await backend.post('/customerBookings/cancel', { token })).status).toBe(200);
    expect((await book(first(), OPEN + 2 * HOUR_MS)).status).toBe(201);
  });

  it('takes the customers out of past visits, wherever these lie', async () => {
    await forgetOld(backend.db, { days: 365, now: NOW + 800 * DAY_MS });
    const named = await read('SELECT FROM bookings WHERE customer_name IS NOT NULL');
    expect(named).toEqual([]);
  });
});
