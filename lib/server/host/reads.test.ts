import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findNextStart } from '@/lib/server/host/calendar/next-start';
import { listSlots } from '@/lib/server/host/slots';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { OURS, type Scripted, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findCalendarId, findPublicAccount } from './accounts';
import { listServiceItems } from './service-items';
import { findPublicService, findService, listPublicServices } from './services';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
afterAll(() => running.close());

describe('what the host does not have', () => {
  it('is null, not a failure', async () => {
    running.answer(() => ({ status: 404, body: { message: 'Not found' } }));
    expect(await findService('1')).toBeNull();
    expect(await findCalendarId('1')).toBeNull();
    expect(await findPublicAccount('1')).toBeNull();
    expect(await listPublicServices()).toEqual([]);
  });

  it('is no calendar where its number is empty', async () => {
    running.answer(() => ({ body: { settlnProviderId: '' } }));
    expect(await findCalendarId('1')).toBeNull();
  });

  it.each([{}, { id: 'a1b2' }])('is an account with the number %j, too', async (number) => {
    running.answer(() => ({ body: [{ ...number, name: 'Adaeze' }] }));
    expect(await findPublicAccount('1')).toMatchObject({ id: null, name: 'Adaeze' });
  });

  it.each([{ body: [] }, { body: { data: [] } }, { body: null }])(
    'is null for %j',
    async (answer) => {
      running.answer(() => answer);
      expect(await findPublicAccount('1')).toBeNull();
    },
  );

  it.each([{ status: 404 }, { status: 501 }, { body: { data: null } }, { body: 'a page' }])(
    'are no public services at a foreign host that answers any call with %j',
    async (answer) => {
      running.answer(() => answer);
      expect(await listPublicServices()).toEqual([]);
    },
  );

  it('is a failure with its status when the host fails', async () => {
    noteNumber(running.url, '1', true);
    running.answer(() => ({ status: 500 }));
    await expect(findService('1')).rejects.toMatchObject({ status: 500 });
    await expect(listServiceItems('1')).rejects.toMatchObject({ status: 500 });
    await expect(listPublicServices()).rejects.toMatchObject({ status: 500 });
  });
});

it('knows no score of a host that is not ours, whatever it sends', async () => {
  const body = { data: [{ id: 9, name: 'Ada', review_count: 3, review_sum: 12 }] };
  running.answer(() => ({ body }));
  expect((await findService('9'))?.score).toBeNull();
  running.answer(() => ({ body, headers: OURS }));
  expect((await findService('9'))?.score).toEqual({ count: 3, sum: 12 });
});

describe('findPublicListing', () => {
  it.each([
    ['approved', true],
    ['Published', true],
    [undefined, true],
    ['pending', false],
    ['rejected', false],
    ['archived', false],
  ])('of status %s shows it: %s', async (status, isShown) => {
    running.answer(() => ({ body: { data: [{ id: 9, name: 'Ada', status }] } }));
    expect((await findPublicService('9')) !== null).toBe(isShown);
    expect((await findService('9'))?.name).toBe('Ada');
  });
});

describe('listPublicListings', () => {
  it('reads page after page', async () => {
    const row = {
      name: 'x',
      address: '',
      category_id: 1,
      community_id: 1,
      profile_image_url: null,
      is_community_favorite: false,
      updated_at: '',
    };
    noteNumber(running.url, '1', true);
    const headers = OURS;
    running.answer(({ url }) => {
      const offset = Number(new URL(url, 'http://host.test').searchParams.get('offset'));
      const count = Math.min(1000, 1500 - offset);
      const body = Array.from({ length: count }, (_, n) => ({ ...row, id: `${offset + n}` }));
      return { headers, body };
    });
    const found = await listPublicServices();
    expect(new Set(found.map(({ id }) => id)).size).toBe(1500);
  });
});

describe('listSlots', () => {
  it('leaves out what the host sends beyond the span', async () => {
    const starts = ['2027-02-28T23:45:00Z', '2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z'];
    running.answer(() => ({
      body: { data: starts.map((start_time, id) => ({ id, start_time, status: 'AVAILABLE' })) },
    }));
    const from = Date.parse('2027-03-01T00:00:00Z');
    const slots = await listSlots(7, { from, to: from + DAY_MS });
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([from]);
  });
});

describe('findNextStart (TIME-019)', () => {
  const from = Date.parse('2027-03-01T08:05:00.000Z');
  const until = Date.parse('2029-03-01T00:00:00.000Z');
  const wanted = { from, until, durationMinutes: 30 };
  const find = (durationMinutes = 30) => findNextStart(7, { ...wanted, durationMinutes });

  /** A host with these free quarters, whose shortcut answers so. */
  function answer(next: Scripted, free: string[], slots?: (start: string) => Scripted | null) {
    noteNumber(running.url, '1', true);
    running.answer(({ url }) => {
      if (url.includes('next-available')) {
        return { headers: OURS, ...next };
      }
      const span = new URL(url, 'http://host.test').searchParams;
      const start = span.get('startTime') ?? '';
      const body = free
        .map((text, id) => ({ id, start_time: `${text}:00.000Z`, status: 'available' }))
        .filter(({ start_time }) => start_time >= start)
        .filter(({ start_time }) => start_time < (span.get('endTime') ?? ''));
      return slots?.(start) ?? { body };
    });
  }
  const slotsCalls = () => running.asked.filter(({ url }) => url.includes('/slots')).length;

  it('asks our own backend, and believes it', async () => {
    answer({ body: { startTime: '2027-03-05T08:00:00.000Z' } }, []);
    expect(await find()).toEqual({ kind: 'found', startsAt: Date.parse('2027-03-05T08:00:00Z') });
    answer({ body: { startTime: null } }, []);
    expect(await find()).toEqual({ kind: 'none' });
    answer({ body: { startTime: '2029-03-05T08:00:00.000Z' } }, []);
    expect(await find()).toEqual({ kind: 'none' });
    expect(slotsCalls()).toBe(0);
  });

  it.each<[string, Scripted]>([
    ['lacks it', { status: 405 }],
    ['fails', { status: 500 }],
    ['refuses', { status: 403, body: { message: 'No.' } }],
    ['answers another shape', { body: { start: 'soon' } }],
    ['answers nonsense', { body: { startTime: '1999-01-01T00:00:00Z' } }],
    ['answers no time', { body: { startTime: 'soon' } }],
    ['answers a page', { text: '<h1>Hello</h1>', headers: { 'content-type': 'text/html' } }],
  ])('looks through the slots of a host that %s, a year ahead too', async (_, next) => {
    answer(next, ['2027-03-01T08:00', '2028-04-09T09:00', '2028-04-11T09:00', '2028-04-11T09:15']);
    expect(await find()).toEqual({ kind: 'found', startsAt: Date.parse('2028-04-11T09:00:00Z') });
  });

  it('says that there is none only after the last day that may be booked', async () => {
    answer({ status: 404 }, ['2029-03-02T09:00', '2029-03-02T09:15']);
    expect(await find()).toEqual({ kind: 'none' });
    const windows = Math.ceil((until - from) / (28 * DAY_MS));
    expect(slotsCalls()).toBe(windows);
  });

  it('says how far it looked when the slots fail on the way', async () => {
    const second = new Date(from + 28 * DAY_MS).toISOString();
    answer({ status: 404 }, [], (start) => (start >= second ? { status: 500 } : null));
    expect(await find()).toEqual({ kind: 'lookedUntil', at: Date.parse(second) });
  });

  it('looks only as long as a page may wait', async () => {
    answer({ status: 404 }, []);
    const clock = vi.spyOn(Date, 'now');
    let now = 0;
    clock.mockImplementation(() => (now += 1000));
    const found = await find();
    clock.mockRestore();
    expect(found.kind).toBe('lookedUntil');
    expect(slotsCalls()).toBeLessThan(13);
  });

  it('finds a visit that begins at the end of one window', async () => {
    const edge = from + 28 * DAY_MS - 5 * MINUTE_MS;
    const quarters = [0, 1, 2, 3].map((n) => new Date(edge + n * 900_000).toISOString());
    answer(
      { status: 404 },
      quarters.map((text) => text.slice(0, 16)),
    );
    expect(await find(60)).toEqual({ kind: 'found', startsAt: edge });
  });
});
