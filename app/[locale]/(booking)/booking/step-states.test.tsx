import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { toIso } from '@/lib/shared/time/instant';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { answered } from '@/test/pages/noted-status';
import { OURS, type Scripted, startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import * as itemsPage from './page';
import * as timesPage from './select-time/page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', async () => ({
  ...(await import('@/test/pages/noted-status')),
  requestEnd: () => new AbortController().signal,
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});

const TWO_ITEMS = [
  { id: 1, name: 'Cut', price: 20, duration_minutes: 30 },
  { id: 2, name: 'Colour', price: 60, duration_minutes: 90 },
];
/** This item has no length, which counts as a quarter of an hour. */
const QUICK = [
  { id: 1, name: 'Quick' },
  { id: 2, name: 'Quicker' },
];
/** 09:00 to 12:00 in Malta, by quarters of an hour. */
const MORNING = Array.from({ length: 12 }, (_, n) =>
  toIso(Date.parse('2030-11-22T08:00:00Z') + n * SLOT_MS),
);
const HINT = 'This provider cannot take bookings right now.';

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
beforeEach(() => {
  answered.status = 200;
  at('2030-11-20T09:00:00Z');
});
afterEach(() => vi.useRealTimers());
afterAll(() => host.close());

function at(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
}

interface Answers {
  details?: Scripted;
  items?: Scripted;
  calendarId?: Scripted;
  /** By the query of the call, or the same for all. */
  slots?: Scripted | ((span: URLSearchParams) => Scripted);
  /** The answer of a host that has the call for the next free time. */
  next?: Scripted;
}

const freeAt = (starts: readonly string[]) => ({
  body: starts.map((start_time, id) => ({ id, start_time, status: 'available' })),
});

/** Has the host answer for a service that no other test knows; what is left out is as usual. */
function offer(given: Answers = {}): string {
  const id = crypto.randomUUID();
  const details = { id, name: 'A Chair in Gżira', address: 'Triq il-Baħar', status: 'approved' };
  const answerTo = (url: string): Scripted => {
    if (url.startsWith('/serviceProviders/details')) return given.details ?? { body: details };
    if (url.startsWith('/serviceItems')) return given.items ?? { body: TWO_ITEMS };
    if (url.includes('/settln-provider-id'))
      return given.calendarId ?? { body: { settlnProviderId: 7 } };
    if (url.includes('/next-available') && given.next) return given.next;
    if (!url.includes('/slots?')) return { status: 404 };
    const slots = given.slots ?? { body: [] };
    return typeof slots === 'function' ? slots(new URL(url, host.url).searchParams) : slots;
  };
  const headers = { ...(given.next && OURS) };
  host.answer(({ url }) => ({ headers, ...answerTo(url) }));
  return id;
}

async function open(page: typeof itemsPage | typeof timesPage, query: Record<string, string>) {
  const shown = await page.default({ searchParams: Promise.resolve(query) });
  const html = await renderPage(shown, new URLSearchParams(query).toString());
  return { html, status: answered.status };
}
const step1 = (providerId: string) => open(itemsPage, { providerId });
const step2 = (providerId: string, query = {}) => open(timesPage, { providerId, ...query });

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
/** Where the link with these words leads. */
function linkOf(html: string, words: string): string | undefined {
  const link = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/g)].find(([, , text]) =>
    text?.replaceAll(/<[^>]*>/g, '').includes(words),
  );
  return /href="([^"]*)"/.exec(link?.[1] ?? '')?.[1]?.replaceAll('&amp;', '&');
}
/** The addresses of the times of the day on show. */
const timesOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*data-time[^>]*>/g)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
  );
const continues = (html: string) =>
  [...html.matchAll(/<button\b([^>]*)>[^<]*Continue<\/button>/g)].map(([, tag]) => tag);

describe.each([
  ['the services', itemsPage],
  ['the times', timesPage],
] as const)('%s', (_, page) => {
  test('BOOK-024: without an id say so, with status 400', async () => {
    const { html, status } = await open(page, {});
    expect(status).toBe(400);
    expect(headingOf(html)).toBe('Provider ID is required');
    expect(linkOf(html, 'Go to the home page')).toBe('/');
  });

  test.each([
    ['that nobody has', { status: 404 }],
    ['that waits for review', { body: { id: 'x', name: 'A Chair', status: 'pending' } }],
    ['that was refused', { body: { id: 'x', name: 'A Chair', status: 'rejected' } }],
    ['that was taken down', { body: { id: 'x', name: 'A Chair', status: 'delisted' } }],
  ])('BOOK-025: a provider %s is not found, with status 404', async (_name, details) => {
    const { html, status } = await open(page, { providerId: offer({ details }) });
    expect(status).toBe(404);
    expect(headingOf(html)).toBe('Provider Not Found');
    expect(linkOf(html, 'Go to the home page')).toBe('/');
  });

  test.each([
    [{ details: { status: 500 } }, 'Failed to fetch provider details: 500'],
    [{ items: { status: 418 } }, 'Failed to fetch service items: 418'],
    [{ items: { text: '<p>oops' } }, 'Failed to fetch service items: 502'],
  ])(
    'BOOK-026 to BOOK-029: %j shows its exact status, with ways to repeat and to leave',
    async (given, detail) => {
      const providerId = offer(given);
      const { html, status } = await open(page, { providerId });
      expect(status).toBe(502);
      expect(headingOf(html)).toBe('Unable to Load Booking');
      expect(html).toContain(detail);
      expect(linkOf(html, 'Try Again')).toContain(`providerId=${providerId}`);
      expect(linkOf(html, 'Go Back')).toBe(`/providerPage?id=${providerId}`);
    },
  );
});

test.each(['', 'no-id', '..'])('BOOK-025: the id %j is no provider', async (id) => {
  host.answer(() => ({ status: 404 }));
  expect((await step1(id)).status).toBe(id === '' ? 400 : 404);
  const searchParams = Promise.resolve({ providerId: id });
  const { title } = await itemsPage.generateMetadata({ searchParams });
  expect(title).toBe(id === '' ? 'Provider ID is required' : 'Provider Not Found');
});

test('a provider without services has nothing to continue with, nor times', async () => {
  const { html } = await step1(offer({ items: { body: [] } }));
  expect(html).toContain('No services available');
  expect(continues(html)).toHaveLength(2);
  for (const tag of continues(html)) expect(tag).toContain('aria-disabled="true"');
});

test('BOOK-018, BOOK-019, BOOK-022: without a calendar Continue stays closed and the hint says why', async () => {
  const { html } = await step1(offer({ calendarId: { status: 404 }, items: { body: QUICK } }));
  expect(html).toContain('Duration not specified');
  expect(html).toMatch(new RegExp(`id="continue-reason">${HINT}<`));
  expect(continues(html)).toHaveLength(2);
  for (const tag of continues(html)) {
    expect(tag).toContain('type="button"');
    expect(tag).toContain('aria-describedby="continue-reason"');
  }
});

test('BOOK-030: a failed lookup says that no bookings are accepted, until it works again', async () => {
  const message = 'This provider is not accepting Settln bookings right now.';
  const { html, status } = await step1(offer({ calendarId: { status: 500 } }));
  expect(status).toBe(200);
  expect(html).toContain(message);
  expect(continues(html)[0]).toContain('aria-disabled="true"');
  const again = await step1(offer());
  expect(again.html).toContain('Colour');
  expect(again.html).not.toContain(message);
});

test('BOOK-022, BOOK-023: a foreign host’s spellings are read, and no price is free', async () => {
  const items = [
    { id: '11', name: 'Trim', price: '12.5', durationMinutes: '45', description: null },
    { id: 12, name: 'Talk', price: null },
  ];
  const { html } = await step1(offer({ items: { body: { data: items } } }));
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toMatch(/Trim 45 min €12\.50/);
  expect(words).toMatch(/Talk Duration not specified free/);
});

test('CC-002, CC-003, CC-008, CC-009, CC-035: asks for the details first, then the calendar', async () => {
  const id = offer();
  await step1(id);
  const [first, ...rest] = host.asked.map(({ method, url }) => `${method} ${url}`);
  expect(first).toBe(`GET /serviceProviders/details?id=${id}&hostCountry=MT`);
  expect(new Set(rest)).toEqual(
    new Set([
      `GET /serviceItems?providerId=${id}`,
      `GET /serviceProviders/${id}/settln-provider-id`,
    ]),
  );
});

test('TIME-014: with exactly one service a time leads straight to the review', async () => {
  const one = { body: TWO_ITEMS.slice(0, 1) };
  const { html } = await step2(offer({ items: one, slots: freeAt(MORNING) }));
  expect(timesOf(html)[0]).toMatch(/^\/booking\/review\?.*&serviceItems=1$/);
});

test('TIME-011, TIME-012, TIME-013: only available slots are offered, each once, in any case', async () => {
  const [first, second, third, fourth] = MORNING;
  const slots = [
    { id: 1, start_time: first, status: 'AVAILABLE' },
    { id: 2, start_time: first, status: 'available' },
    { id: 3, start_time: second, status: 'Available' },
    { id: 4, start_time: third, status: 'booked' },
    { id: 5, start_time: fourth, status: 'unavailable' },
  ];
  const { html } = await step2(offer({ items: { body: QUICK }, slots: { body: slots } }));
  expect(timesOf(html)).toHaveLength(2);
});

test('options that do not fit at a time are disabled and say so', async () => {
  const id = offer({ slots: freeAt(MORNING) });
  const last = MORNING.at(-2) ?? '';
  const { html } = await step2(id, { serviceItems: '1', startTime: last });
  expect(headingOf(html)).toContain('Select service');
  const [cut = '', colour = ''] = html.match(/<label\b.*?<\/label>/g) ?? [];
  expect(cut).toMatch(/type="radio"[^>]*checked/);
  expect(cut).not.toContain('does not fit');
  expect(colour).toMatch(/type="radio"[^>]*disabled/);
  expect(colour).toContain('does not fit at 11:30');
});

describe('TIME-019: an empty week', () => {
  const heading = 'No available times for the next 7 days.';

  test('says so and leads to the next free time', async () => {
    const next = { body: { startTime: '2030-12-07T09:00:00.000Z' } };
    const { html } = await step2(offer({ next, slots: { body: [] } }));
    expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]).toBe(heading);
    expect(html.match(/data-free="0"/g)).toHaveLength(7);
    expect(html.match(/, no times</g)).toHaveLength(7);
    expect(linkOf(html, 'Next available')).toContain('week=2030-12-07');
  });

  test.each([
    ['without any later time', { body: { startTime: null } }],
    ['where nobody can say', { status: 500 }],
  ])('%s leads back', async (_, next) => {
    const { html, status } = await step2(offer({ next }));
    expect(status).toBe(200);
    expect(html).toContain(heading);
    expect(html).toContain('We have found no later time');
    expect(linkOf(html, 'Change services')).toMatch(/^\/booking\?/);
  });

  test('of a host without the shortcut leads to the first time that a search finds', async () => {
    const far = '2031-09-16T09:00:00.000Z';
    const slots = (span: URLSearchParams) => {
      const isIn = (span.get('startTime') ?? '') <= far && far < (span.get('endTime') ?? '');
      const twoHours = Array.from({ length: 8 }, (_, n) => toIso(Date.parse(far) + n * SLOT_MS));
      return freeAt(isIn ? twoHours : []);
    };
    const { html } = await step2(offer({ next: { status: 403 }, slots }));
    expect(linkOf(html, 'Next available')).toContain('week=2031-09-16');
  });

  test('says what nobody has looked at, and looks on from there', async () => {
    let asked = 0;
    const slots = () => {
      asked += 1;
      return asked === 1 ? { body: [] } : { status: 500 };
    };
    const { html } = await step2(offer({ next: { status: 403 }, slots }));
    expect(html).not.toContain('We have found no later time');
    expect(html).toContain('We have searched every day before');
    expect(linkOf(html, 'Search later days')).toContain('week=2030-11-27');
  });
});

test('the month field names the month of the day on show', async () => {
  const slots = freeAt(['2030-11-29T09:00:00.000Z', '2030-12-02T09:00:00.000Z']);
  const of = async (date: string) =>
    (await step2(offer({ slots }), { week: '2030-11-28', date })).html;
  expect(await of('2030-11-29')).toMatch(/selected="">November 2030</);
  expect(await of('2030-12-02')).toMatch(/selected="">December 2030</);
});

test('TIME-021: a provider without services', async () => {
  const { html, status } = await step2(offer({ items: { body: [] } }));
  expect(headingOf(html)).toBe('No services available');
  expect(status).toBe(200);
});

test('TIME-025: a failed slots call shows its exact status, answered with 502', async () => {
  const id = offer({ slots: { status: 503 } });
  const { html, status } = await step2(id);
  expect(status).toBe(502);
  expect(html).toContain('Failed to fetch slots: 503');
  expect(linkOf(html, 'Try Again')).toBe(`/booking/select-time?providerId=${id}`);
});

test('TIME-026: a failed lookup of the calendar shows its exact status', async () => {
  const id = offer({ calendarId: { status: 500 } });
  const failed = await step2(id);
  expect(failed.status).toBe(502);
  expect(failed.html).toContain('Failed to resolve provider availability: 500');
  // Where the lookup of the calendar fails, the one that the URL names is taken.
  expect(headingOf((await step2(id, { settlnProviderId: '7' })).html)).toBe('Select time');

  answered.status = 200;
  const closed = await step2(offer({ calendarId: { status: 404 } }));
  expect(closed.status).toBe(200);
  expect(headingOf(closed.html)).toBe(HINT);
  expect(closed.html).toContain('Failed to resolve provider availability: 404');
});

test.each([
  ['skipped', '2031-03-30', 92],
  ['repeated', '2031-10-26', 100],
] as const)(
  'CC-012, CC-013: the week in which an hour is %s is asked for in Malta’s days and shown whole',
  async (_, date, quarters) => {
    at(`${date.slice(0, 8)}01T09:00:00Z`);
    const { from, to } = spanOfDays(date, date, 'Europe/Malta');
    const free = Array.from({ length: (to - from) / SLOT_MS }, (_free, n) =>
      toIso(from + n * SLOT_MS),
    );
    expect(free).toHaveLength(quarters);
    const week = `${date.slice(0, 8)}${Number(date.slice(8)) - 3}`;
    const id = offer({ items: { body: QUICK }, slots: freeAt(free) });
    const { html } = await step2(id, { week, date });
    expect(timesOf(html)).toHaveLength(quarters);
    const shown = /<a\b[^>]*aria-current="date"[^>]*>(.*?)<\/a>/.exec(html)?.[1] ?? '';
    const month = date.slice(5, 7) === '03' ? 'Mar' : 'Oct';
    const name = `Sun ${date.slice(8)} ${month}, ${quarters} times free`;
    expect(shown.replaceAll(/<[^>]*>/g, '')).toBe(name);
    const asked = host.asked.find(({ url }) => url.includes('/slots?'))?.url ?? '';
    const span = new URL(asked, host.url).searchParams;
    expect(span.get('settlnProviderId')).toBe('7');
    const [start = '', end = ''] = ['startTime', 'endTime'].map((name) => span.get(name) ?? '');
    expect(Date.parse(end) - Date.parse(start)).toBe((6 * 96 + quarters) * SLOT_MS);
    expect(toIso(spanOfDays(week, week, 'Europe/Malta').from)).toBe(start);
  },
);
