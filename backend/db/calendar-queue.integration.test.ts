import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { HOUR_MS } from '@/lib/shared/time/units';
import { seedAccount } from '../db/seed';
import { samplePhone } from '../testing/sample-phone';
import { startTestBackend, type TestBackend } from '../testing/test-backend';
import { LOCKS_OF } from './locks';

const NOW = Date.parse('2027-03-01T08:00:00Z');

let backend: TestBackend;
/** A session that stands for another backend process. */
let stranger: pg.Client;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  stranger = new pg.Client({ connectionString: backend.databaseUrl });
  await stranger.connect();
});
afterAll(async () => {
  await stranger.end();
  await backend.stop();
});

async function seedCalendar() {
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 15 }] })],
      availability: [{ from: NOW, to: NOW + HOUR_MS, status: 'available' }],
    }),
  );
  const itemIds = services[0]?.itemIds ?? [];
  const book = () =>
    backend.post('/providerCalendar/bookings', {
      settlnProviderId: accountId,
      startTime: new Date(NOW).toISOString(),
      serviceItems: itemIds,
      customerName: 'Ann',
      customerPhone: samplePhone(accountId, Math.random()),
    });
  const slots = new URLSearchParams({
    settlnProviderId: String(accountId),
    startTime: new Date(NOW).toISOString(),
    endTime: new Date(NOW + HOUR_MS).toISOString(),
  });
  return { accountId, book, read: () => backend.call(`/providerCalendar/slots?${slots}`) };
}

const lock = (call: string, accountId: number) =>
  stranger.query(`select ${call}(${LOCKS_OF.calendar}, ${accountId})`);

async function countHeldConnections(): Promise<number> {
  const { rows } = await backend.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory'`);
  return rows[0]?.count ?? 0;
}

describe('a calendar that another process holds', () => {
  test('its waiters hold one connection, and reads and other calendars go on', async () => {
    const [held, other] = [await seedCalendar(), await seedCalendar()];
    await lock('pg_advisory_lock', held.accountId);
    const waiting = Array.from({ length: 60 }, held.book);
    expect((await other.book()).status).toBe(201);
    expect((await held.read()).status).toBe(200);
    expect(await countHeldConnections()).toBe(1);
    await lock('pg_advisory_unlock', held.accountId);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 59 }, () => 409)]);
  });

  test('is given up after a while, as busy, and is free again afterwards', async () => {
    const held = await seedCalendar();
    await lock('pg_advisory_lock', held.accountId);
    expect(await held.book()).toMatchObject({
      status: 503,
      json: { code: 'unavailable', message: expect.stringMatching(/^Many people are booking/) },
    });
    await lock('pg_advisory_unlock', held.accountId);
    expect((await held.book()).status).toBe(201);
    const { rows } = await backend.db.execute<{ lock_timeout: string }>(sql`show lock_timeout`);
    expect(rows[0]?.lock_timeout).toBe('0');
  });
});

test('calendars together leave the connections of everything else alone', async () => {
  const calendars = await Promise.all(Array.from({ length: 8 }, seedCalendar));
  for (const { accountId } of calendars) await lock('pg_advisory_lock', accountId);
  const waiting = calendars.map(({ book }) => book());
  const [reader] = calendars;
  expect((await reader?.read())?.status).toBe(200);
  expect(await countHeldConnections()).toBeLessThanOrEqual(5);
  await stranger.query('select pg_advisory_unlock_all()');
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(201);
});
