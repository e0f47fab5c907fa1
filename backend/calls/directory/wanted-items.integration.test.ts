import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '@/backend/db/account-schema';
import { serviceItems } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { catchUp, readSearchWords } from '@/backend/search/keep-search';
import { refreshOpenings } from '@/backend/search/openings';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { searchServices } from '@/backend/testing/search-services';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS } from '@/lib/shared/time/units';

/** Monday, 9:00 in Malta. */
const NOW = Date.UTC(2027, 0, 4, 8);
const at = (hours: number) => NOW + hours * HOUR_MS;
/** At noon. */
const TUESDAY = 27;
const WEDNESDAY = 51;

const open = (hours: number, length: number) => ({
  from: NOW + hours * HOUR_MS,
  to: NOW + (hours + length) * HOUR_MS,
  status: 'available' as const,
});

const BRAIDER = 'Selam';
const OTHER = 'Abena';
const TEAM = 'Two Chairs';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const hair = {
    categoryId: 2,
    subcategories: ['Hair and Braiding'],
    description: 'Come in.',
  } as const;
  const seed = async (
    name: string,
    items: NonNullable<Parameters<typeof sampleService>[0]>['items'],
    availability: ReturnType<typeof open>[],
  ) =>
    seedAccount(
      backend.db,
      sampleAccount({
        name: 'Somebody',
        services: [sampleService({ ...hair, name, items, createdAt: new Date(NOW) })],
        availability,
      }),
    );
  await seed(
    BRAIDER,
    [
      { name: 'A first talk', priceMinor: 2_000, durationMinutes: 30 },
      { name: 'Box braids', priceMinor: 9_500, durationMinutes: 240 },
      { name: 'Cornrows with beads', priceMinor: 6_000, durationMinutes: 120 },
      { name: 'Cornrows, short', priceMinor: 4_500, durationMinutes: 60 },
      { name: 'Patch test', priceMinor: 0, durationMinutes: 15, description: 'For henna.' },
    ],
    [open(4, 1), open(WEDNESDAY, 5)],
  );
  await seed(
    OTHER,
    [
      {
        name: 'Box braids',
        priceMinor: 12_000,
        durationMinutes: 180,
        secondName: 'Trecce',
        secondLanguage: 'it',
      },
    ],
    [open(TUESDAY, 4)],
  );
  const team = await seed(
    TEAM,
    [
      { name: 'Silk press', priceMinor: 5_000, durationMinutes: 60 },
      { name: 'Locs', priceMinor: 7_000, durationMinutes: 60 },
    ],
    [open(5, 1)],
  );
  const [silk] = await backend.db
    .select({ id: serviceItems.id, name: serviceItems.name })
    .from(serviceItems)
    .then((rows) => rows.filter(({ name }) => name === 'Silk press'));
  // The one with times does no silk press.
  const { accountId } = team;
  await backend.db.insert(people).values([
    { accountId, id: 0, name: 'Ama', position: 0, skippedItemIds: [silk?.id ?? 0] },
    { accountId, id: 1, name: 'Esi', position: 1 },
  ]);
  await refreshOpenings(backend.db, [accountId], NOW);
  await readSearchWords(backend.db);
  await catchUp(backend.db, NOW);
});
afterAll(() => backend.stop());

const search = (query: Record<string, string>) => searchServices(backend, query);

/** What the cards say: service, item, price, next free time. */
async function cards(query: Record<string, string>) {
  const { results } = await search(query);
  return results.map(({ name, item, priceFromMinor, nextAvailableAt }) => [
    name,
    item ? item.name + (item.others > 0 ? ` +${item.others}` : '') : null,
    priceFromMinor && priceFromMinor / 100,
    nextAvailableAt,
  ]);
}

describe('a card of a search', () => {
  test('without words has the lowest price and the first time of any item', async () => {
    const all = await cards({ categoryId: '2' });
    expect(all).toContainEqual([BRAIDER, null, 20, at(4)]);
  });

  test.each(['box braids', 'I need box braids'])(
    'for "%s" has that item, its price and a time that is as long',
    async (q) => {
      expect(await cards({ q })).toEqual([
        [OTHER, 'Box braids', 120, at(TUESDAY)],
        [BRAIDER, 'Box braids', 95, at(WEDNESDAY)],
      ]);
    },
  );

  test('for words of another language has the item that they mean', async () => {
    const found = await cards({ q: 'trecce' });
    expect(found).toContainEqual([OTHER, 'Box braids', 120, at(TUESDAY)]);
    expect(found).toContainEqual([BRAIDER, 'Box braids', 95, at(WEDNESDAY)]);
  });

  test('for what several items are has the cheapest and the number of the others', async () => {
    expect(await cards({ q: 'cornrows' })).toContainEqual([
      BRAIDER,
      'Cornrows, short +1',
      45,
      at(4),
    ]);
  });

  test('has of several items the one of which most was said', async () => {
    expect(await cards({ q: 'cornrows with beads' })).toContainEqual([
      BRAIDER,
      'Cornrows with beads',
      60,
      at(WEDNESDAY),
    ]);
  });

  test('has a free item where its own words were said', async () => {
    expect(await cards({ q: 'patch test' })).toContainEqual([BRAIDER, 'Patch test', 0, at(4)]);
  });

  test('names no item where only the service fits', async () => {
    expect(await cards({ q: BRAIDER })).toEqual([[BRAIDER, null, 20, at(4)]]);
  });

  test('has no time of somebody who does not do the item', async () => {
    expect(await cards({ q: 'silk press' })).toContainEqual([TEAM, 'Silk press', 50, null]);
    expect(await cards({ q: 'locs' })).toContainEqual([TEAM, 'Locs', 70, at(5)]);
  });
});

describe('a filter beside words', () => {
  const names = async (query: Record<string, string>) =>
    (await search(query)).results.map(({ name }) => name);

  test('of prices goes by the item that they ask for', async () => {
    expect(await names({ q: 'box braids', priceUpTo: '50' })).toEqual([]);
    expect(await names({ q: 'box braids', priceUpTo: '100' })).toEqual([BRAIDER]);
    expect(await names({ q: 'box braids under 50 euro' })).toEqual([]);
    expect(await names({ categoryId: '2', priceUpTo: '50' })).toContain(BRAIDER);
  });

  test('of days, too', async () => {
    expect(await names({ q: 'box braids', day: '2027-01-04' })).toEqual([]);
    expect(await names({ q: 'box braids on Wednesday' })).toEqual([BRAIDER]);
    expect(await names({ q: 'silk press today' })).toEqual([]);
    expect(await names({ q: 'locs today' })).toEqual([TEAM]);
  });

  test('leaves of several items the one that fits', async () => {
    const onDay = (day: string, priceUpTo: string) => cards({ q: 'cornrows', day, priceUpTo });
    expect(await onDay('2027-01-06', '100')).toEqual([[BRAIDER, 'Cornrows, short +1', 45, at(4)]]);
    expect(await onDay('2027-01-04', '100')).toEqual([[BRAIDER, 'Cornrows, short', 45, at(4)]]);
    expect(await onDay('2027-01-04', '40')).toEqual([]);
  });

  test('says of what does not fit that it is near, with the item and its price', async () => {
    const { near } = await search({ q: 'box braids', priceUpTo: '50' });
    const said = near.map(({ service: { name, item, priceFromMinor }, reason: { by } }) => [
      name,
      item?.name,
      priceFromMinor,
      by,
    ]);
    expect(said).toContainEqual([OTHER, 'Box braids', 12_000, 'price']);
    expect(said).toContainEqual([BRAIDER, 'Box braids', 9_500, 'price']);
  });
});

test.each(['best', 'soonest'])('the order "%s" goes by the next time of the item', async (sort) => {
  const found = await cards({ q: 'box braids', sort });
  expect(found.map(([name]) => name)).toEqual([OTHER, BRAIDER]);
  // By the shortest item the order is another one.
  const all = await cards({ categoryId: '2', sort: 'soonest' });
  expect(all.map(([name]) => name).filter((name) => name !== TEAM)).toEqual([BRAIDER, OTHER]);
});
