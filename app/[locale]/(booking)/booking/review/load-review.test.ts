import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import { parseBookingState } from '@/lib/shared/url/booking-url';
import { type Recorded, type Scripted, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { anybodyOf, findReview, openingOf } from './load-review';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(START) - 24 * HOUR_MS });
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => {
  vi.useRealTimers();
  return host.close();
});

const START = '2030-11-20T09:45:00.000Z';
const PROVIDER = { id: 7, name: 'Adaeze', address: 'Gżira' };
const ITEMS = [
  { id: 3, name: 'Braids', price: 85, duration_minutes: 210 },
  { id: 4, name: 'Cornrows', price: '40', durationMinutes: 75 },
];
const QUERY = {
  providerId: 'listing-1',
  settlnProviderId: '7',
  startTime: START,
  serviceItems: '4,3',
};

/** A host that has everything, with some paths answering otherwise. */
function answer(otherwise: (request: Recorded) => Scripted | undefined = () => undefined) {
  host.answer((request) => {
    const special = otherwise(request);
    if (special) return special;
    if (request.url.startsWith('/serviceItems')) return { body: { data: ITEMS } };
    if (request.url.startsWith('/settlnProviders')) return { body: [PROVIDER] };
    if (request.url.endsWith('/settln-provider-id')) return { body: { settlnProviderId: 7 } };
    return { body: { id: 'listing-1', name: 'Crown Braids', address: '' } };
  });
}

function lookUp(changes: Partial<typeof QUERY> = {}) {
  return findReview(parseBookingState({ ...QUERY, ...changes }), 'en');
}

/** The ids by which the account was looked up, in order. */
function accountsAskedFor(): (string | null)[] {
  return host.asked
    .map(({ url }) => new URL(url, 'http://host'))
    .filter(({ pathname }) => pathname === '/settlnProviders')
    .map(({ searchParams }) => {
      expect(searchParams.get('hostCountry')).toBe('MT');
      return searchParams.get('providerId');
    });
}

describe('findReview', () => {
  test('REV-005 and REV-006: gives provider and items, in the order of choice', async () => {
    answer();
    expect(await lookUp()).toEqual({
      ok: true,
      review: {
        serviceId: 'listing-1',
        calendarId: 7,
        person: null,
        startsAt: Date.parse(START),
        provider: { name: 'Crown Braids', address: 'Gżira', imageUrl: '', score: null },
        items: [
          { id: '4', name: 'Cornrows', language: '', priceMinor: 4000, durationMinutes: 75 },
          { id: '3', name: 'Braids', language: '', priceMinor: 8500, durationMinutes: 210 },
        ],
      },
    });
    expect(accountsAskedFor()).toEqual(['7']);
  });

  test('CC-033: a 404 leads to the next candidate id', async () => {
    answer(({ url }) => (url.includes('providerId=7') ? { status: 404 } : undefined));
    expect(await lookUp()).toMatchObject({ ok: true, review: { provider: { address: 'Gżira' } } });
    expect(accountsAskedFor()).toEqual(['7', 'listing-1']);
  });

  test('CC-034: after the last candidate the details are asked', async () => {
    answer(({ url }) => (url.startsWith('/settlnProviders') ? { status: 404 } : undefined));
    expect(await lookUp()).toMatchObject({
      ok: true,
      review: { provider: { name: 'Crown Braids', address: '' } },
    });
    expect(accountsAskedFor()).toEqual(['7', 'listing-1']);
  });

  test('names the person only where the service has no name', async () => {
    answer(({ url }) =>
      url.startsWith('/serviceProviders/details')
        ? { body: { id: 'listing-1', name: '', address: 'Marsa' } }
        : undefined,
    );
    expect(await lookUp()).toMatchObject({
      review: { provider: { name: 'Adaeze', address: 'Marsa' } },
    });
  });

  test.each(['pending', 'Rejected', 'delisted', 'archived'])(
    'shows nothing of a service whose status is %s',
    async (status) => {
      answer(({ url }) =>
        url.startsWith('/serviceProviders/details')
          ? { body: { id: 'listing-1', name: 'Hidden', status } }
          : undefined,
      );
      const message = { key: 'providerUnavailable' };
      expect(await lookUp()).toEqual({ ok: false, status: 404, message });
      expect(accountsAskedFor()).toEqual([]);
    },
  );

  test.each([
    ['is another one', { body: { settlnProviderId: 8 } }, { status: 404 }],
    ['is missing', { status: 404 }, { status: 404 }],
    ['cannot be looked up', { status: 500 }, { status: 502, hostStatus: 500 }],
  ])('shows nobody where the calendar of the service %s', async (_, calendar, statuses) => {
    answer(({ url }) => (url.endsWith('/settln-provider-id') ? calendar : undefined));
    const message = { key: 'providerUnavailable' };
    expect(await lookUp()).toEqual({ ok: false, message, ...statuses });
    expect(accountsAskedFor()).toEqual([]);
  });

  test('REV-039: nobody has the provider', async () => {
    answer(({ url }) => (url.startsWith('/serviceItems') ? undefined : { status: 404 }));
    expect(await lookUp()).toEqual({
      ok: false,
      status: 404,
      message: { key: 'providerUnavailable' },
    });
  });

  test('REV-039: the provider cannot be loaded', async () => {
    answer(({ url }) => (url.startsWith('/settlnProviders') ? { status: 500 } : undefined));
    expect(await lookUp()).toEqual({
      ok: false,
      status: 502,
      message: { key: 'providerUnavailable' },
      hostStatus: 500,
    });
  });

  test.each([
    ['fails', { status: 500 }, { status: 502, hostStatus: 500 }],
    ['lacks a chosen item', { body: [ITEMS[0]] }, { status: 404 }],
    ['has none', { body: [] }, { status: 404 }],
  ])('REV-040: the list of services %s', async (_, items, statuses) => {
    answer(({ url }) => (url.startsWith('/serviceItems') ? items : undefined));
    const message = { key: 'serviceUnavailable' };
    expect(await lookUp()).toEqual({ ok: false, message, ...statuses });
  });

  test.each([
    ['provider', { providerId: '' }],
    ['calendar', { settlnProviderId: ' ' }],
    ['start', { startTime: '' }],
    ['readable start', { startTime: 'tomorrow' }],
    ['service', { serviceItems: '' }],
  ])('REV-037: no %s', async (_, missing) => {
    answer();
    expect(await lookUp(missing)).toEqual({
      ok: false,
      status: 400,
      message: { key: 'missingOnLoad' },
    });
    expect(host.asked).toEqual([]);
  });

  test.each([
    [
      'REV-035',
      { settlnProviderId: 'seven' },
      { key: 'invalidCalendar', values: { product: 'Settln' } },
    ],
    [
      'REV-035',
      { settlnProviderId: '7.5' },
      { key: 'invalidCalendar', values: { product: 'Settln' } },
    ],
    ['REV-036', { serviceItems: '3,x' }, { key: 'invalidItems' }],
    ['REV-036', { serviceItems: '-3' }, { key: 'invalidItems' }],
  ])('%s: %j is not numeric, and nothing is asked', async (_, odd, message) => {
    answer();
    expect(await lookUp(odd)).toEqual({ ok: false, status: 400, message });
    expect(host.asked).toEqual([]);
  });
});

describe('openingOf', () => {
  const review = {
    serviceId: 'listing-1',
    calendarId: 7,
    person: null,
    startsAt: Date.parse(START),
    provider: { name: 'Adaeze', address: '', imageUrl: '' },
    items: [{ id: '3', name: 'Braids', language: '', priceMinor: 8500, durationMinutes: 30 }],
  };
  const slotsFrom = (...times: string[]) =>
    times.map((time, id) => ({ id, start_time: `2030-11-20T${time}:00Z`, status: 'AVAILABLE' }));

  test('is the form while the whole visit is free', async () => {
    host.answer(() => ({ body: slotsFrom('09:45', '10:00') }));
    expect(await openingOf(review)).toEqual({
      state: { kind: 'editing' },
      isFree: true,
      anybody: null,
    });
  });

  test('says that the time has gone, with the nearest ones', async () => {
    host.answer(() => ({ body: slotsFrom('09:00', '09:15', '09:45', '11:00', '11:15') }));
    const nearestStarts = ['2030-11-20T09:00:00.000Z', '2030-11-20T11:00:00.000Z'].map(Date.parse);
    expect(await openingOf(review)).toEqual({
      state: { kind: 'lost', message: null, nearestStarts },
      isFree: false,
      anybody: null,
    });
  });

  test('stops nobody when the slots cannot be read', async () => {
    host.answer(() => ({ status: 503 }));
    expect(await openingOf(review)).toEqual({
      state: { kind: 'editing' },
      isFree: false,
      anybody: null,
    });
  });
});

describe('anybodyOf', () => {
  const startsAt = Date.parse(START);
  const items = [{ id: '3', name: 'Braids', language: '', priceMinor: 8500, durationMinutes: 15 }];
  const person = (id: number, name: string, skippedItemIds: string[] = []) => {
    return { id, name, pictureUrl: '', sentence: '', languages: [], skippedItemIds };
  };
  const team = {
    mayChoose: true,
    people: [person(0, 'Anna'), person(1, 'Blessing'), person(2, 'Chidi', ['3'])],
  };
  const whoAt = (people: number[]) => {
    const slots = [{ startsAt, status: 'available', serviceItemId: null, people } as const];
    return anybodyOf(team, { startsAt, items, person: null }, slots, startsAt - 1);
  };

  test('says who it is where one alone has the time and does all of it', () => {
    expect(whoAt([1])).toEqual({ name: 'Blessing' });
    expect(whoAt([0, 2])).toEqual({ name: 'Anna' });
  });

  test('is decided at confirming where several have it, and where nobody is known to', () => {
    expect(whoAt([0, 1])).toEqual({ name: null });
    expect(whoAt([])).toEqual({ name: null });
  });

  test('is no question where one was chosen, or nobody else works', () => {
    const chosen = { startsAt, items, person: person(0, 'Anna') };
    expect(anybodyOf(team, chosen, [], 0)).toBeNull();
    expect(anybodyOf(null, { ...chosen, person: null }, [], 0)).toBeNull();
  });
});
