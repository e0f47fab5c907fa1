import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { startRecordingHost } from '@/test/recording-host';
import { calendarCalls } from './calendar-calls';

let site: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  site = await startRecordingHost();
  const fetchAnywhere = fetch;
  // Only browsers know what a path without an origin means.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchAnywhere(new URL(path, site.url), init),
  );
});
afterAll(() => site.close());

it('CAL-002 every call goes to the calendar of the provider id, under the backend url', async () => {
  site.answer(() => ({ body: {} }));
  const calls = calendarCalls('/elsewhere', 7);
  const startTime = '2025-11-20T09:00:00.000Z';
  const span = { from: Date.parse(startTime), to: Date.parse(startTime) + 900_000 };
  await calls.readWindow(span, new AbortController().signal);
  await calls.listItems();
  await calls.setAvailability([{ date: '2025-11-20', mark: 'available', span }]);
  await calls.book({ serviceItemId: '5', at: span.from });
  await calls.cancel({ serviceItemId: '5', at: span.from }, ' ');
  const query = new URLSearchParams({ startTime, endTime: '2025-11-20T09:15:00.000Z' });
  expect(site.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /elsewhere/calendars/7/slots?${query}`,
    'GET /elsewhere/calendars/7/items',
    'POST /elsewhere/calendars/7/availability',
    'POST /elsewhere/calendars/7/book',
    'POST /elsewhere/calendars/7/cancel',
  ]);
  const [change, booking, held] = site.asked.slice(2).map(({ body }) => JSON.parse(body));
  const marked = { mark: 'available', startsAt: span.from, endsAt: span.to };
  expect(change).toEqual({ changes: [marked] });
  expect([booking, held]).toEqual(Array(2).fill({ serviceItemId: '5', startsAt: span.from }));
});

it('names the person whose calendar it is, or whose visit is cancelled', async () => {
  site.answer(() => ({ body: {} }));
  const span = { from: 900_000, to: 1_800_000 };
  const own = calendarCalls('/api', 7, {}, 2);
  await own.readWindow(span, new AbortController().signal);
  await own.setAvailability([{ date: '1970-01-01', mark: 'available', span }]);
  await own.book({ serviceItemId: '5', at: span.from });
  await own.cancel({ serviceItemId: '5', at: span.from }, '');
  await calendarCalls('/api', 7).cancel({ serviceItemId: '5', at: span.from, person: 3 }, '');
  const [read, ...changes] = site.asked;
  expect(new URL(read?.url ?? '', site.url).searchParams.get('person')).toBe('2');
  expect(changes.map(({ body }) => JSON.parse(body).person)).toEqual([2, 2, 2, 3]);
});

it('the hours of a person have their days off, those of the shop have not', async () => {
  const off = { name: '', from: '2027-03-03', until: '2027-03-03', ranges: [] };
  const ngozi = {
    id: 2,
    name: 'Ngozi',
    pictureUrl: null,
    sentence: '',
    languages: [],
    skippedItemIds: [],
    ownHours: { week: Array(7).fill(null), special: [off] },
    pausedFrom: null,
    pausedUntil: null,
    coming: 0,
  };
  const people = { version: 1, letsCustomersChoose: true, people: [ngozi] };
  const hours = { version: 1, schedule: NO_SCHEDULE };
  site.answer(({ url }) => ({ body: url.includes('/people') ? people : hours }));
  const daysOffOf = async (person: number | null) => {
    const read = await calendarCalls('/api', 7, {}, person).readSchedule();
    return read.ok && read.answer.schedule.special;
  };
  expect(await daysOffOf(2)).toEqual([off]);
  expect(await daysOffOf(null)).toEqual([]);
});
