import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/shared/contract/host';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

const NOW = Date.UTC(2027, 0, 4, 8);

let backend: TestBackend;
let accountId = 0;
const TONIGHT = '5e771100-0000-4000-8001-0000000000ac';

const eventAt = (title: string, hours: number, overrides = {}) =>
  sampleEvent({
    title,
    startsAt: new Date(NOW + hours * HOUR_MS),
    endsAt: new Date(NOW + (hours + 3) * HOUR_MS),
    ...overrides,
  });

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const seeded = await seedAccount(
    backend.db,
    sampleAccount({
      userId: 'google-sub-of-the-organiser',
      name: 'Selam T.',
      services: [sampleService()],
      events: [
        eventAt('Next week', 7 * 24, { address: 'Somewhere' }),
        eventAt('Under way', -1, { category: 'Charity' }),
        eventAt('Tonight', 10, {
          id: TONIGHT,
          ticketRequired: true,
          ticketPriceMinor: 1_250,
          ticketCurrency: 'EUR',
          communityId: 4,
        }),
        eventAt('Ticket for nothing', 34, { ticketRequired: true, ticketCurrency: 'EUR' }),
        eventAt('Over', -4),
        eventAt('Waiting', 5, { status: 'pending' }),
        eventAt('Taken down', 5, { status: 'delisted', statusReason: 'No.' }),
      ],
    }),
  );
  accountId = seeded.accountId;
});
afterAll(() => backend.stop());

async function list(query: Record<string, string> = {}) {
  const parameters = new URLSearchParams({ hostCountry: 'MT', from: toIso(NOW), ...query });
  const { status, json } = await backend.call(`/publicEvents?${parameters}`);
  expect(status).toBe(200);
  return host.listPublicEvents.answer.parse(json);
}
const titles = async (query?: Record<string, string>) =>
  (await list(query)).results.map(({ title }) => title);

describe('the public events', () => {
  test('are those approved ones that have not ended, the next one first', async () => {
    expect(await titles()).toEqual(['Under way', 'Tonight', 'Ticket for nothing', 'Next week']);
  });

  test.each([
    [{ to: toIso(NOW + DAY_MS) }, ['Under way', 'Tonight']],
    [{ from: toIso(NOW + 20 * HOUR_MS) }, ['Ticket for nothing', 'Next week']],
    [{ category: 'Charity' }, ['Under way']],
    [{ communityId: '4' }, ['Tonight']],
    [{ cityId: '1' }, ['Under way', 'Tonight', 'Ticket for nothing']],
    [{ cityId: '2' }, []],
    [{ free: 'true' }, ['Under way', 'Ticket for nothing', 'Next week']],
    [{ free: 'false' }, ['Tonight']],
    [{ page: '2' }, []],
    [{ accountId: 'own', exceptId: TONIGHT }, ['Under way', 'Ticket for nothing', 'Next week']],
    [{ accountId: '999999' }, []],
  ])('are chosen by %j', async (query, expected) => {
    const asked: Record<string, string> = query;
    if (asked.accountId === 'own') asked.accountId = String(accountId);
    expect(await titles(asked)).toEqual(expected);
  });

  test('say how many there are on every page', async () => {
    expect((await list()).total).toBe(4);
    expect((await list({ page: '2' })).total).toBe(4);
    expect((await list({ cityId: '2' })).total).toBe(0);
  });

  test('name the organiser as the public pages do, and never the user', async () => {
    const { results } = await list();
    expect(results[0]).toMatchObject({
      organizer: 'Selam Braids',
      placeId: '1',
      zone: 'Europe/Malta',
    });
    expect(JSON.stringify(results)).not.toContain('google-sub');
    expect(JSON.stringify(results)).not.toContain('status');
  });

  test('with an unknown category, or without a beginning, are refused', async () => {
    for (const wrong of ['category=Parties&from=2027-01-01T00:00:00Z', 'cityId=1']) {
      const { status } = await backend.call(`/publicEvents?hostCountry=MT&${wrong}`);
      expect(status).toBe(400);
    }
  });

  test('name the person of an account that has no public service', async () => {
    const alone = await seedAccount(
      backend.db,
      sampleAccount({
        userId: 'google-sub-without-a-service',
        name: 'Adaeze O.',
        services: [sampleService({ status: 'pending' })],
        events: [eventAt('Braiding circle', 12)],
      }),
    );
    const { results } = await list({ accountId: String(alone.accountId) });
    expect(results).toMatchObject([{ organizer: 'Adaeze O.' }]);
  });
});
