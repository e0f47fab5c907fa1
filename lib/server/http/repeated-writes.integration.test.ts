import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { accountCalls } from '@/lib/server/http/calls/account';
import { eventsCalls } from '@/lib/server/http/calls/events';
import { servicesCalls } from '@/lib/server/http/calls/services';
import { ask, cookieOf, errorOf, startWorld, upload, type World } from '@/test/form-routes';
import { NO_LANGUAGES } from '@/test/no-languages';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let world: World;
let hours = 0;
beforeAll(async () => {
  world = await startWorld();
});
// Far apart, since calls that failed five times in ten seconds are not repeated.
beforeEach(() => {
  hours += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
});
afterEach(() => {
  world.lose(null);
  vi.useRealTimers();
});
afterAll(() => world.stop());

async function arrive() {
  const provider = sampleAccount({ services: [sampleService()] });
  const seeded = await seedAccount(world.backend.db, provider);
  const { userId } = provider;
  return { userId, id: seeded.services[0]?.id ?? '', cookie: await cookieOf(userId) };
}
type Owner = Awaited<ReturnType<typeof arrive>>;

const keyed = (key: string, more: object = {}) => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'idempotency-key': key,
  ...more,
});
type Headers = ReturnType<typeof keyed>;

async function count(table: 'services' | 'events' | 'service_items' | 'accounts') {
  const { rows } = await world.backend.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
}

async function newService({ cookie, userId }: Owner) {
  const body = {
    userId,
    name: 'Habesha Kitchen',
    description: 'Injera ',
    address: 'Msida',
    countryIso: 'MT',
    phoneNumber: '+356 2100 0000',
    whatsappNumber: '',
    websiteUrl: 'https://habesha.example',
    communities: [1],
    categoryId: 4,
    subcategoryIds: [401],
    profileImageUrl: await upload(cookie),
    portfolioImages: [],
  };
  return (headers: Headers) => ask(servicesCalls.createService, { cookie, body, headers });
}

async function newEvent({ cookie, userId }: Owner) {
  const body = {
    userId,
    title: 'Enkutatash',
    description: 'Coffee.',
    language: 'en',
    category: 'Festivals',
    communityId: '1',
    address: 'Canal Hall',
    countryIso: 'GB',
    timeZone: 'Europe/London',
    startsAt: '2027-09-11T16:00',
    startsOccurrence: 'first',
    endsAt: '2027-09-11T22:00',
    endsOccurrence: 'first',
    isTicketRequired: 'no',
    ticketPrice: '',
    isBookingRequired: 'no',
    bookingLink: '',
    imageUrl: await upload(cookie, { kind: 'event' }),
  };
  return (headers: Headers) => ask(eventsCalls.createEvent, { cookie, body, headers });
}

async function newItem({ cookie, id }: Owner) {
  const body = { name: 'Cut', description: '', price: 12.5, durationMinutes: 30, ...NO_LANGUAGES };
  return (headers: Headers) =>
    ask(servicesCalls.createServiceItem, { cookie, params: { id }, body, headers });
}

async function registration() {
  const cookie = await cookieOf(`user-lost-${hours}`);
  const body = {
    firstName: 'Almaz',
    lastName: 'Tesfaye',
    birthDate: '1990-01-31',
    email: 'almaz@mail.example',
    agreedToTerms: true,
  };
  return (headers: Headers) => ask(accountCalls.registerAccount, { cookie, body, headers });
}

const KINDS = [
  ['service', newService, /^POST \/serviceProviders\?/, 'services'],
  ['event', newEvent, /^POST \/events\?/, 'events'],
  ['item', newItem, /^POST \/serviceItems\?/, 'service_items'],
  ['account', registration, /^POST \/settlnProviders\?/, 'accounts'],
] as const;

describe.each(KINDS)('a new %s whose answer is lost', (_, prepare, calls, table) => {
  it.each(['after', 'before'] as const)('is saved once: lost %s it was made', async (when) => {
    const write = await prepare(await arrive());
    const before = await count(table);
    world.lose(calls, when, 1);
    const response = await write(keyed(crypto.randomUUID()));
    expect(response.status).toBeLessThan(300);
    expect(await count(table)).toBe(before + 1);
  });

  it('is saved once if the browser repeats it', async () => {
    const write = await prepare(await arrive());
    const before = await count(table);
    const key = crypto.randomUUID();
    world.lose(calls, 'after', 3);
    const lost = await write(keyed(key));
    expect(lost.status).toBe(504);
    expect(await errorOf(lost)).toMatchObject({ code: 'unsettled' });
    const response = await write(keyed(key, { 'settln-repeat': 'yes' }));
    expect(response.status).toBeLessThan(300);
    expect(await count(table)).toBe(before + 1);
  });
});

it('a deletion whose answer is lost is done', async () => {
  const { cookie, id } = await arrive();
  world.lose(/^DELETE/, 'after', 1);
  const response = await ask(servicesCalls.deleteService, { cookie, params: { id } });
  expect(await response.json()).toEqual({ deleted: true });
});
