import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { VisitQuery } from '@/lib/shared/contract/visits';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { countUnread, countVisitsToCome, listVisits } from './visits';

const OWN = { calendarId: 7, userId: 'owner' };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

it('names the items of a host that sends their ids, as the owner’s services name them', async () => {
  const at = { startTime: '2099-11-22T10:00:00Z' };
  host.answer(({ url }) => {
    if (url.startsWith('/serviceProviders?')) return { body: [{ id: 's1', name: 'Crown' }] };
    if (url.startsWith('/serviceItems?')) {
      return {
        body: [
          { id: 5, name: 'Braids', price: 40 },
          { id: 6, name: 'Locs', price: 60 },
        ],
      };
    }
    return {
      body: [
        { id: 1, ...at, serviceItems: [5, 6] },
        { id: 2, ...at, service_items: ['6'] },
        { id: 3, ...at, services: [{ id: 5 }, 'Tea', { id: 404 }] },
      ],
    };
  });
  const { visits } = await listVisits(OWN, VisitQuery.parse({ part: 'upcoming' }));
  expect(visits.map(({ services }) => services.map(({ name }) => name))).toEqual([
    ['Braids', 'Locs'],
    ['Locs'],
    ['Tea', 'Braids'],
  ]);
  expect(visits[0]?.services[0]).toEqual({
    itemId: '5',
    name: 'Braids',
    serviceName: 'Crown',
    // What it costs now is not what it was booked at.
    priceMinor: null,
    durationMinutes: null,
  });
  const found = await listVisits(OWN, VisitQuery.parse({ part: 'upcoming', search: 'locs' }));
  expect(found.visits.map(({ id }) => id)).toEqual(['1', '2']);
});

it('lists bookings without the names of their items while these cannot be read', async () => {
  host.answer(({ url }) =>
    url.startsWith('/providerCalendar/bookings')
      ? { body: [{ id: 1, startTime: '2099-11-22T10:00:00Z', serviceItems: [5] }] }
      : { status: 500 },
  );
  const { visits } = await listVisits(OWN, VisitQuery.parse({ part: 'upcoming' }));
  expect(visits).toMatchObject([{ id: '1', services: [] }]);
});

it('counts new visits where the host tells of them, and asks no other host', async () => {
  host.answer(() => ({ body: { bookings: [] } }));
  await listVisits(OWN, VisitQuery.parse({ part: 'upcoming' }));
  expect(await countUnread(7)).toBeNull();
  expect(host.asked).toHaveLength(1);

  const headers = OURS;
  host.answer(() => ({ headers, body: { bookings: [], next: null, unread: 3 } }));
  await listVisits(OWN, VisitQuery.parse({ part: 'upcoming' }));
  expect(await countUnread(7)).toBe(3);

  host.answer(() => ({ headers, status: 500, body: {} }));
  expect(await countUnread(7)).toBeNull();
});

it('counts the visits to come of a service by the ids of its items, or by their names', async () => {
  const [past, later, end] = [
    '2020-01-01T10:00:00Z',
    '2999-01-01T10:00:00Z',
    '2999-01-01T11:00:00Z',
  ];
  const of = (...services: unknown[]) => ({ id: 1, start_time: later, end_time: end, services });
  host.answer(() => ({
    body: [
      of({ id: 3, name: 'Cut' }),
      of({ id: 4, name: 'Braids' }, { id: 3, name: 'Cut' }),
      of('Cut'),
      // Of another service, whose item has the same name.
      of({ id: 9, name: 'Cut' }),
      { ...of({ id: 3, name: 'Cut' }), status: 'cancelled' },
      { ...of({ id: 3, name: 'Cut' }), start_time: past, end_time: past },
    ],
  }));
  expect(await countVisitsToCome(7, [{ id: '3', name: 'Cut' }])).toBe(3);
  expect(await countVisitsToCome(7, [])).toBe(0);
});
