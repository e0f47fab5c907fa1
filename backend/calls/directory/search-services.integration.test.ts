import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { catchUp, readSearchWords } from '@/backend/search/keep-search';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { searchServices } from '@/backend/testing/search-services';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { IS_LONG } from '@/test/long';

/** Monday, 9:00 in Malta. */
const NOW = Date.UTC(2027, 0, 4, 8);

let backend: TestBackend;
let braiderCalendar = 0;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const open = (hours: number, length = 2) => ({
    from: NOW + hours * HOUR_MS,
    to: NOW + (hours + length) * HOUR_MS,
    status: 'available' as const,
  });
  const braider = await seedAccount(
    backend.db,
    sampleAccount({
      name: 'Adaeze O.',
      services: [
        sampleService({
          name: 'Adaeze’s Crown Braids & Natural Hair',
          address: '14, Triq il-Wilġa, Gżira',
          subcategories: ['Hair and Braiding'],
          items: [
            { name: 'Knotless', priceMinor: 8_500, durationMinutes: 90 },
            { name: 'Advice', priceMinor: 0, durationMinutes: 60 },
            { name: 'Cornrows', priceMinor: 4_000, durationMinutes: 75 },
          ],
          createdAt: new Date(NOW - DAY_MS),
        }),
        sampleService({ name: 'Adaeze in secret', status: 'pending' }),
      ],
      availability: [open(4), open(28)],
    }),
  );
  braiderCalendar = braider.accountId;
  const plain = { description: 'For all.', createdAt: new Date(NOW) };
  const others = [
    { name: 'مطعم السلام', communityId: 2, categoryId: 4, address: 'Sliema' },
    { name: 'ሰላም ምግብ ቤት', communityId: 1, categoryId: 4, address: 'Msida' },
    { name: 'प्रिया की रसोई', communityId: 5, categoryId: 4, address: 'Somewhere' },
  ] as const;
  for (const [index, service] of others.entries()) {
    await seedAccount(
      backend.db,
      sampleAccount({
        name: 'Somebody',
        services: [
          sampleService({ ...service, ...plain, items: [{ name: 'x', durationMinutes: 15 }] }),
        ],
        availability: index === 1 ? [open(2, 1)] : [],
      }),
    );
  }
  await readSearchWords(backend.db);
  await catchUp(backend.db, NOW);
});
afterAll(() => backend.stop());

const search = (query: Record<string, string>) => searchServices(backend, query);
const names = async (query: Record<string, string>) =>
  (await search(query)).results.map(({ name }) => name);
const ADAEZE = 'Adaeze’s Crown Braids & Natural Hair';

describe('a search', () => {
  test.each([
    'braids',
    'briads',
    'BRAID',
    'afro hair',
    'Gzira',
    'Ġżira',
    'gżira',
    'Adaeze',
    "adaeze's",
    'hair in Gżira',
    'knotles',
    'Crown Braids',
    'nigerian hair',
  ])('for "%s" finds the braider', async (q) => {
    expect(await names({ q })).toEqual([ADAEZE]);
  });

  test.each([
    ['السلام', 'مطعم السلام'],
    ['مَطْعَم', 'مطعم السلام'],
    ['السلم', 'مطعم السلام'],
    ['ሰላም', 'ሰላም ምግብ ቤት'],
    ['ሰላሞ', 'ሰላም ምግብ ቤት'],
    ['रसोई', 'प्रिया की रसोई'],
    ['प्रीया', 'प्रिया की रसोई'],
  ])('for %s finds the name in its own script', async (q, name) => {
    expect(await names({ q })).toEqual([name]);
  });

  test.each(['xyzzy', "'; drop table services; --", 'a:* & !b', '\\', 'braids zzzz', '%', '()'])(
    'for "%s" is answered whatever it holds',
    async (q) => {
      const { total, results } = await search({ q });
      expect(results).toHaveLength(total);
      // Signs and single letters are no words, so they narrow nothing.
      expect(total).toBe(/[a-z]{2}/.test(q) ? 0 : 4);
    },
  );

  test('of too long a phrase, or with choices that there are not, is refused', async () => {
    for (const wrong of [`q=${'x'.repeat(81)}`, 'categoryId=10', 'sort=rating', 'page=0']) {
      const { status } = await backend.call(
        `/publicServiceProviders/search?hostCountry=MT&${wrong}`,
      );
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });

  test('answers what the public page shows, and neither owner nor telephone', async () => {
    const { results } = await search({ q: 'adaeze' });
    expect(results).toEqual([
      {
        id: expect.any(String),
        name: ADAEZE,
        summary: 'Braids and cuts.',
        language: '',
        secondLanguage: '',
        secondSummary: '',
        address: '14, Triq il-Wilġa, Gżira',
        cityId: '20',
        categoryId: 2,
        communityId: 1,
        subcategories: [{ id: '201', title: 'Hair and Braiding' }],
        profileImageUrl: '',
        isCommunityFavorite: false,
        priceFromMinor: 4_000,
        nextAvailableAt: NOW + 4 * HOUR_MS,
        score: { count: 0, sum: 0 },
        isPrivatePerson: false,
        speaks: [],
        item: null,
      },
    ]);
  });

  test('counts what each choice would leave beside the other choices', async () => {
    const { total, facets } = await search({ categoryId: '4', communityId: '1' });
    expect(total).toBe(1);
    expect(facets).toEqual({
      categories: [
        { id: 2, count: 1 },
        { id: 4, count: 1 },
      ],
      subcategories: [],
      communities: [
        { id: 1, count: 1 },
        { id: 2, count: 1 },
        { id: 5, count: 1 },
      ],
      cities: [{ id: 37, count: 1 }],
      languages: [],
    });
    const hair = await search({ categoryId: '2', subcategoryId: '201' });
    expect(hair.total).toBe(1);
    expect(hair.facets.subcategories).toEqual([{ id: 201, count: 1 }]);
    expect(hair.facets.categories).toEqual([
      { id: 2, count: 1 },
      { id: 4, count: 3 },
    ]);
    expect(await names({ categoryId: '2', subcategoryId: '202' })).toEqual([]);
    expect(await names({ cityId: '3' })).toEqual(['مطعم السلام']);
  });

  test('sorts by the soonest free time, by name and by age', async () => {
    expect((await names({ sort: 'soonest' })).slice(0, 2)).toEqual(['ሰላም ምግብ ቤት', ADAEZE]);
    expect((await names({ sort: 'name' }))[0]).toBe(ADAEZE);
    expect((await names({ sort: 'newest' })).at(-1)).toBe(ADAEZE);
  });

  test('knows on which days somebody is free, and follows bookings', async () => {
    expect(await names({ day: '2027-01-04' })).toHaveLength(2);
    expect(await names({ day: '2027-01-05' })).toEqual([ADAEZE]);
    expect(await names({ day: '2027-01-06' })).toEqual([]);
    const during = { from: NOW + 4 * HOUR_MS, to: NOW + 5.5 * HOUR_MS };
    await backend.db.insert(bookings).values({ accountId: braiderCalendar, during, totalMinor: 0 });
    const { results } = await search({ q: 'adaeze' });
    // What is left of the first span is too short for the shortest item.
    expect(results[0]?.nextAvailableAt).toBe(NOW + 28 * HOUR_MS);
    backend.db.calendars.changed.add(braiderCalendar);
    await catchUp(backend.db, NOW);
    expect(await names({ day: '2027-01-04' })).toEqual(['ሰላም ምግብ ቤት']);
    expect(await names({ day: '2027-01-04', q: 'adaeze' })).toEqual([]);
    expect(await names({ day: '2027-01-05', q: 'adaeze' })).toEqual([ADAEZE]);
  });

  test('shows first whose name has the words, unless another order is asked for', async () => {
    const free = (hours: number) => [
      {
        from: NOW + hours * HOUR_MS,
        to: NOW + (hours + 1) * HOUR_MS,
        status: 'available' as const,
      },
    ];
    const items = [{ name: 'Lesson', durationMinutes: 30 }];
    const kora = [
      { name: 'Music for weddings', description: 'Kora and balafon.', hours: 1 },
      { name: 'Kora school', description: 'For all.', hours: 48 },
      { name: 'The balafon and kora house', description: 'For all.', hours: 24 },
    ];
    const ids: number[] = [];
    for (const { hours, ...service } of kora) {
      const seeded = await seedAccount(
        backend.db,
        sampleAccount({
          services: [sampleService({ ...service, items })],
          availability: free(hours),
        }),
      );
      ids.push(seeded.accountId);
    }
    await readSearchWords(backend.db);
    await catchUp(backend.db, NOW);
    const soonest = ['Music for weddings', 'The balafon and kora house', 'Kora school'];
    expect(await names({ q: 'kora' })).toEqual([soonest[1], soonest[2], soonest[0]]);
    expect(await names({ q: 'korra' })).toEqual([soonest[1], soonest[2], soonest[0]]);
    expect(await names({ q: 'balafon kora' })).toEqual([soonest[1], soonest[0]]);
    expect(await names({ q: 'kora', sort: 'soonest' })).toEqual(soonest);
    await backend.db.delete(services).where(inArray(services.accountId, ids));
  });

  test('has pages that do not overlap', async () => {
    const many = Array.from({ length: RESULTS_PER_PAGE + 3 }, (_, n) =>
      sampleService({ name: `Twin ${n}`, categoryId: 9, items: [{ name: 'Ride' }] }),
    );
    await seedAccount(backend.db, sampleAccount({ name: 'Many', services: many }));
    for (const sort of IS_LONG ? ['best', 'soonest', 'name', 'newest'] : ['best', 'name']) {
      const first = await search({ q: 'twin', sort });
      const second = await search({ q: 'twin', sort, page: '2' });
      expect([first.total, first.results.length, second.results.length]).toEqual([27, 24, 3]);
      const ids = [...first.results, ...second.results].map(({ id }) => id);
      expect(new Set(ids).size).toBe(27);
    }
    await backend.db.delete(services);
  });
});

test('many services are found along every order as few are', async () => {
  const many = Array.from({ length: 620 }, (_, n) =>
    sampleService({ name: `${n % 2 ? 'Kazoo' : 'Boat'} ${n}`, description: 'Kazoo lessons.' }),
  );
  const { accountId } = await seedAccount(backend.db, sampleAccount({ services: many }));
  for (const sort of IS_LONG ? ['best', 'soonest', 'name', 'newest'] : ['best', 'name']) {
    const pages = [1, 2, 13, 14, 26].map((page) => search({ q: 'kazoo', sort, page: `${page}` }));
    const found = await Promise.all(pages);
    expect(found.map(({ total, results }) => [total, results.length])).toEqual(
      [24, 24, 24, 24, 20].map((length) => [620, length]),
    );
    const shown = found.flatMap(({ results }) => results);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(116);
    const names = shown.map(({ name }) => name);
    if (sort === 'name') expect(names).toEqual([...names].sort());
    // The 310 that say it in their names end on the thirteenth page.
    const middle = names.slice(48, 72).map((name) => name.slice(0, 2));
    if (sort === 'best') expect(middle.join(' ')).toMatch(/^(Ka ){22}Bo Bo$/);
  }
  await backend.db.delete(services).where(eq(services.accountId, accountId));
});

test('the log has no words that somebody searched for', async () => {
  await search({ q: 'a very private matter' });
  expect(JSON.stringify(backend.log)).not.toContain('private');
});

describe('beside a service', () => {
  const near = {
    categoryId: 6,
    communityId: 3,
    address: 'Mosta',
    createdAt: new Date(NOW),
  } as const;
  const ids: string[] = [];
  let calendar = 0;
  beforeAll(async () => {
    const own = await seedAccount(
      backend.db,
      sampleAccount({
        services: [
          sampleService({ ...near, name: 'Subject' }),
          sampleService({ ...near, name: 'Own other' }),
          sampleService({ ...near, name: 'Own in secret', status: 'pending' }),
        ],
      }),
    );
    calendar = own.accountId;
    ids.push(...own.services.map(({ id }) => id));
    for (const service of [
      { ...near, name: 'Of the city', communityId: 1 },
      { ...near, name: 'Of both' },
      { ...near, name: 'Of the community', address: 'Sliema' },
      { ...near, name: 'Of neither', communityId: 1, address: 'Sliema' },
      { ...near, name: 'Of another category', categoryId: 7 },
    ] as const) {
      await seedAccount(backend.db, sampleAccount({ services: [sampleService(service)] }));
    }
  });

  test('stand the other services of its account', async () => {
    const asked = { accountId: String(calendar), exceptId: ids[0] ?? '' };
    expect(await names(asked)).toEqual(['Own other']);
  });

  test('stand similar ones of others: of its category, and its city or community', async () => {
    const asked = { similarTo: ids[0] ?? '', sort: 'name' };
    expect(await names(asked)).toEqual(['Of both', 'Of the city', 'Of the community']);
    expect(await names({ similarTo: ids[2] ?? '' })).toEqual([]);
    expect(await names({ similarTo: '00000000-0000-4000-8000-00000000ffff' })).toEqual([]);
  });
});
