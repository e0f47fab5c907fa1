import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { deleteAccount } from '@/backend/privacy/erase-account';
import { eraseVisits } from '@/backend/privacy/erase-visits';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';

const DAY = 86_400_000;
const NOW = Math.ceil(Date.now() / DAY) * DAY;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function arrive() {
  const provider = sampleAccount({
    services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 30 }] })],
    availability: [{ from: NOW + DAY, to: NOW + 2 * DAY, status: 'available' }],
  });
  const { accountId, services } = await seedAccount(backend.db, provider);
  const [service] = services;
  return { accountId, serviceId: service?.id ?? '', itemId: service?.itemIds[0] ?? 0 };
}
type Provider = Awaited<ReturnType<typeof arrive>>;

const count = async (table: 'service_items' | 'bookings' | 'idempotency_keys') => {
  const { rows } = await backend.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n;
};

const addItem = ({ serviceId }: Provider, key: string, name = 'Trim') =>
  backend.post(
    `/serviceItems?providerId=${serviceId}`,
    { name, description: '', price: 12.5, durationMinutes: 30 },
    key,
  );

const book = ({ accountId, itemId }: Provider, key: string, customerName = 'Hana') =>
  backend.post(
    '/providerCalendar/book',
    {
      settlnProviderId: accountId,
      serviceItemId: itemId,
      startTime: new Date(NOW + DAY).toISOString(),
      customerName,
    },
    key,
  );

const KINDS = [
  ['in a transaction of the call', addItem, 'service_items'],
  ['in the transaction of a calendar', book, 'bookings'],
] as const;

describe.each(KINDS)('a key that is kept %s', (_, write, table) => {
  afterEach(() => backend.db.execute(sql`drop trigger if exists lost on idempotency_keys`));

  test('has several tries at once make one thing', async () => {
    const provider = await arrive();
    const before = (await count(table)) ?? 0;
    const key = `at-once-${table}`;
    const answers = await Promise.all([1, 2, 3].map(() => write(provider, key)));
    const [first] = answers;
    expect(first?.status).toBeLessThan(300);
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await count(table)).toBe(before + 1);
  });

  test('refuses another body, and changes nothing', async () => {
    const provider = await arrive();
    await write(provider, `other-${table}`);
    const before = await count(table);
    const { status, json } = await write(provider, `other-${table}`, 'Another');
    expect({ status, json }).toMatchObject({ status: 422, json: { code: 'key_reused' } });
    expect(await count(table)).toBe(before);
  });

  test('is there exactly if the write is', async () => {
    const provider = await arrive();
    const before = [await count(table), await count('idempotency_keys')];
    await backend.db.execute(sql`
      create or replace function lose() returns trigger language plpgsql as
      $$ begin raise exception 'ended before the commit'; end $$`);
    await backend.db.execute(sql`
      create constraint trigger lost after insert on idempotency_keys
      deferrable initially deferred for each row execute function lose()`);
    const key = `ended-${table}`;
    expect((await write(provider, key)).status).toBe(500);
    expect([await count(table), await count('idempotency_keys')]).toEqual(before);
    await backend.db.execute(sql`drop trigger lost on idempotency_keys`);
    expect((await write(provider, key)).status).toBeLessThan(300);
    expect(await count(table)).toBe((before[0] ?? 0) + 1);
  });

  test('is not kept with a refusal', async () => {
    const provider = await arrive();
    const key = `refused-${table}`;
    const nobody = { accountId: 999_999_999, serviceId: provider.serviceId, itemId: 0 };
    const unknown = { ...nobody, serviceId: '00000000-0000-4000-8000-00000000ffff' };
    expect((await write(unknown, key)).status).toBeGreaterThan(400);
    expect((await write(provider, key)).status).toBeLessThan(300);
  });
});

describe('what was kept', () => {
  const kept = async (key: string) => {
    const { rows } = await backend.db.execute(sql`select from idempotency_keys where key = ${key}`);
    return rows.length;
  };

  test('is no secret: a repeat makes the token of a feed again', async () => {
    const { accountId } = await arrive();
    const renew = () =>
      backend.post(
        '/providerCalendar/feed-token',
        { settlnProviderId: accountId, isOn: true },
        'of-a-feed',
      );
    const first = await renew();
    const { token } = first.json as { token: string };
    expect(token.length).toBeGreaterThan(10);
    expect(await renew()).toEqual(first);
    const { rows } = await backend.db.execute<{ answer: object }>(
      sql`select answer from idempotency_keys where key = 'of-a-feed'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is erased with a customer', async () => {
    const provider = await arrive();
    const { json } = await book(provider, 'of-a-customer');
    const { id } = (json as { booking: { id: number } }).booking;
    expect(await kept('of-a-customer')).toBe(1);
    await eraseVisits(backend.db, [id], { now: NOW, outbox: null });
    expect(await kept('of-a-customer')).toBe(0);
  });

  test('is erased with an account', async () => {
    const provider = await arrive();
    const userId = 'user-of-kept-keys';
    await backend.db.execute(
      sql`update accounts set user_id = ${userId} where id = ${provider.accountId}`,
    );
    const drop = await backend.post(
      '/settlnProviders/settings/address/drop',
      { userId },
      'of-user',
    );
    expect(drop.status).toBe(200);
    await book(provider, 'of-calendar');
    expect([await kept('of-user'), await kept('of-calendar')]).toEqual([1, 1]);
    await deleteAccount(backend.db, provider.accountId, NOW);
    expect([await kept('of-user'), await kept('of-calendar')]).toEqual([0, 0]);
  });
});
