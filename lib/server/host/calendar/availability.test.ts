import { revalidateTag } from 'next/cache';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UnsettledWrite } from '@/lib/server/host/transport/host-error';
import type { AvailabilityChange } from '@/lib/shared/contract/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { localDay } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { OURS, type Scripted, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { listMarks, setAvailability } from './availability';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Ten in the morning, so that no span of a few hours reaches the next day. */
const OPEN = Math.floor(Date.now() / DAY_MS + 2) * DAY_MS + 10 * HOUR_MS;
const at = (hours: number) => OPEN + hours * HOUR_MS;
const iso = (hours: number) => toIso(at(hours));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const t = textsFor('en', 'errors.reasons');

type Changes = AvailabilityChange['changes'];

const days = (count: number, mark: Changes[number]['mark'] = 'available'): Changes =>
  Array.from({ length: count }, (_, day) => ({
    mark,
    startsAt: at(day * 24),
    endsAt: at(day * 24 + 12),
  }));

const set = (changes: Changes) => setAvailability(7, { changes }, t);

/** Slots are read as `slots` says, and each mark is answered by `answer`. */
function serve(answer: (body: string) => Scripted, slots: Scripted = { body: [] }) {
  host.answer(({ method, body }) => (method === 'GET' ? slots : answer(body)));
}
const marked = () => host.asked.filter(({ method }) => method === 'POST');

describe('marking time at a host of the documents', () => {
  it('PC-052 to PC-055: sends one call per span, and says which failed, and why', async () => {
    serve((body) => {
      if (body.includes(iso(24))) return { status: 422, body: { message: 'Not that day.' } };
      if (body.includes(iso(48))) return { status: 500, body: {} };
      return body.includes(iso(72)) ? { text: '' } : { body: { ok: 1 } };
    });
    const spans = days(4, 'unavailable');
    expect((await set(spans)).failed).toEqual([
      { index: 1, isLeft: false, message: 'Not that day.' },
      { index: 2, isLeft: false },
    ]);
    // The opening hours on the profile, and with them the copy of the profile.
    expect(revalidateTag).toHaveBeenCalledWith('hours:7', { expire: 0 });
    expect(marked().map(({ url }) => url)).toEqual(
      spans.map(() => '/providerCalendar/availability'),
    );
    expect(marked().map(({ body }) => JSON.parse(body))).toEqual(
      expect.arrayContaining(
        spans.map(({ startsAt, endsAt }) => ({
          settlnProviderId: 7,
          status: 'unavailable',
          startTime: toIso(startsAt),
          endTime: toIso(endsAt),
        })),
      ),
    );
  });

  it('has read before what was there: marks, and available time beneath visits', async () => {
    const slots = [
      [0, 'available'],
      [0.25, 'BOOKED'],
      [0.75, 'unavailable'],
      [1, null],
    ].map(([hours, status]) => ({ start_time: iso(Number(hours)), status }));
    serve(() => ({ body: {} }), { body: slots });
    expect(await set(days(50))).toEqual({
      failed: [],
      before: [
        { from: at(0), to: at(0.5), status: 'available' },
        { from: at(0.75), to: at(1), status: 'unavailable' },
      ],
    });
    const reads = host.asked.slice(0, 2).map(({ url }) => new URL(url, host.url).searchParams);
    const asked = reads.map((query) => [query.get('startTime'), query.get('endTime')]);
    expect(asked, 'six weeks at once').toEqual([
      [iso(0), iso(41 * 24 + 12)],
      [iso(42 * 24), iso(49 * 24 + 12)],
    ]);
  });

  it('marks all the same where what was there cannot be read', async () => {
    serve(() => ({ body: {} }), { status: 500 });
    expect(await set(days(2))).toEqual({ failed: [], before: null });
    expect(marked()).toHaveLength(2);
  });

  it('clears nothing, and marks nothing beside it', async () => {
    serve(() => ({ body: {} }));
    const changes = [...days(1), ...days(1, 'cleared')];
    await expect(set(changes)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listMarks(7)).toBeNull();
    expect(host.asked).toEqual([]);
  });

  it('begins nothing more when the host is too slow for the browser to wait', async () => {
    const clock = vi.spyOn(Date, 'now');
    serve(() => {
      clock.mockReturnValue(OPEN - 23 * HOUR_MS + 5_000);
      return { body: {} };
    });
    clock.mockReturnValue(OPEN - 23 * HOUR_MS);
    const { failed } = await set(days(10));
    clock.mockRestore();
    expect(failed.map(({ index, isLeft }) => [index, isLeft])).toEqual(
      [4, 5, 6, 7, 8, 9].map((index) => [index, true]),
    );
    expect(failed.at(-1)?.message).toContain('not tried');
    expect(marked()).toHaveLength(4);
  });

  it('marks all the same where it takes long to read what was there', async () => {
    let endRead = () => {};
    const readIsOver = new Promise<Scripted>((resolve) => {
      endRead = () => resolve({ body: [] });
    });
    host.answer(({ method }) => (method === 'GET' ? readIsOver : { body: {} }));
    expect(await set(days(2))).toEqual({ failed: [], before: null });
    endRead();
  });

  it('says of each span whose answer was lost that it is not known', async () => {
    serve((body) => (body.includes(iso(24)) ? { status: 504, text: '' } : { body: {} }));
    const message = expect.stringContaining('We do not know whether');
    expect((await set(days(2))).failed).toEqual([{ index: 1, isLeft: false, message }]);
  });

  it('refuses what lies out of reach before it asks the host anything', async () => {
    serve(() => ({ body: {} }));
    for (const hours of [-24 * 370, 24 * 800]) {
      const far = { mark: 'available' as const, startsAt: at(hours), endsAt: at(hours + 1) };
      await expect(set([...days(1), far])).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(host.asked).toEqual([]);
  });
});

describe('marking time at our backend', () => {
  const headers = OURS;
  const mark = { start_time: iso(0), end_time: iso(2), status: 'unavailable', more: 1 };

  it('is one call for all spans, which says what was there before', async () => {
    serve(() => ({ body: { before: [mark] }, headers }), { body: [mark], headers });
    // Its first answer says whose it is.
    await set(days(1));
    host.asked.length = 0;
    expect(await set([...days(1, 'cleared'), ...days(3).slice(1)])).toEqual({
      failed: [],
      before: [{ from: at(0), to: at(2), status: 'unavailable' }],
    });
    expect(host.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /providerCalendar/marks',
    ]);
    expect(JSON.parse(host.asked[0]?.body ?? '')).toEqual({
      settlnProviderId: 7,
      spans: [
        { startTime: iso(0), endTime: iso(12), status: null },
        { startTime: iso(24), endTime: iso(36), status: 'available' },
        { startTime: iso(48), endTime: iso(60), status: 'available' },
      ],
    });
    expect(await listMarks(7)).toEqual([
      { date: localDay(at(0), 'Europe/Malta'), from: at(0), to: at(2), status: 'unavailable' },
    ]);
  });

  it('is not known where the answer was lost, and the profile is read again all the same', async () => {
    vi.mocked(revalidateTag).mockClear();
    serve(() => ({ status: 504, text: '', headers }));
    await expect(set(days(1))).rejects.toBeInstanceOf(UnsettledWrite);
    expect(revalidateTag).toHaveBeenCalledWith('hours:7', { expire: 0 });
  });
});
