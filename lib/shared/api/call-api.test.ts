import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { callApi } from './call-api';

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

const booking = {
  calendarId: 7,
  startsAt: Date.parse('2027-03-01T09:00:00Z'),
  itemIds: ['1'],
  customerName: 'Ada Obi',
  customerPhone: '+356 7700 0000',
};
const interrupted = { ok: false, code: 'interrupted' };

describe('callApi', () => {
  it('sends JSON with the key and gives the answer', async () => {
    site.answer(() => ({ status: 201, body: { id: '12', customerName: 'Ada Obi' } }));
    const result = await callApi('POST /api/bookings', booking, { idempotencyKey: 'key' });
    expect(result).toEqual({ ok: true, answer: { id: '12', customerName: 'Ada Obi' } });
    expect(site.asked[0]).toMatchObject({ method: 'POST', url: '/api/bookings' });
    expect(site.asked[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key',
    });
    expect(JSON.parse(site.asked[0]?.body ?? '')).toEqual(booking);
  });

  it('fills the path and sends the query, every character as itself', async () => {
    site.answer(() => ({ body: { slots: [], bookings: null } }));
    const query = { startTime: '2027-03-01T00:00:00+01:00', endTime: '2027-03-08T00:00:00+01:00' };
    const params = { calendarId: '7/8' };
    await callApi('GET /api/calendars/{calendarId}/slots', undefined, { params, query });
    const asked = new URL(site.asked[0]?.url ?? '', site.url);
    expect(asked.pathname).toBe('/api/calendars/7%2F8/slots');
    expect(Object.fromEntries(asked.searchParams)).toEqual(query);
  });

  it('asks elsewhere if told to, and can be ended early', async () => {
    site.answer(() => ({ body: [] }));
    const options = { params: { calendarId: '7' }, base: '/elsewhere/api' };
    const route = 'GET /api/calendars/{calendarId}/items';
    await callApi(route, undefined, options);
    expect(site.asked[0]?.url).toBe('/elsewhere/api/calendars/7/items');
    const signal = AbortSignal.abort();
    expect(await callApi(route, undefined, { ...options, signal })).toMatchObject(interrupted);
  });

  it('gives a refusal as it was said', async () => {
    const error = {
      code: 'slot_taken',
      message: 'Taken.',
      nearestStarts: ['2027-03-01T10:00:00Z'],
    };
    site.answer(() => ({ status: 409, body: { error } }));
    expect(await callApi('POST /api/bookings', booking)).toEqual({
      ok: false,
      status: 409,
      ...error,
    });
  });

  it.each([
    { status: 502, body: 'Bad gateway' },
    { status: 500, body: { message: 'not our shape' } },
    { status: 302, headers: { location: '/elsewhere' } },
  ])('knows nothing for certain after %j', async (answer) => {
    site.answer(() => answer);
    expect(await callApi('POST /api/bookings', booking)).toMatchObject(interrupted);
  });

  it('still says which status an answer had that nobody could read', async () => {
    site.answer(() => ({ status: 502, body: 'Bad gateway' }));
    expect(await callApi('POST /api/bookings', booking)).toMatchObject({ status: 502 });
  });

  it('knows for certain that nothing was sent while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    site.answer(() => ({ status: 201, body: {} }));
    const result = await callApi('POST /api/bookings', booking);
    expect(result).toMatchObject({ ...interrupted, wasSent: false });
    expect(site.asked).toHaveLength(0);
    vi.stubGlobal('navigator', { onLine: true });
  });

  describe('repeats a write whose answer is lost', () => {
    const id = { params: { id: '7' } };
    const remove = (): Promise<object> => callApi('DELETE /api/services/{id}', undefined, id);
    const save = (version: object): Promise<object> =>
      callApi('PUT /api/calendars/{calendarId}/customers/{customerId}/note', version as never, {
        params: { calendarId: '7', customerId: '1' },
      });
    const repeatKey = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    const add = (options: object): Promise<object> =>
      callApi('POST /api/services', {} as never, options);

    async function withoutPauses<T>(call: () => Promise<T>): Promise<T> {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const result = call();
      const timer = setInterval(() => vi.advanceTimersByTime(5_000), 10);
      return result.finally(() => {
        clearInterval(timer);
        vi.useRealTimers();
      });
    }
    /** Loses the first answers, and gives this one then. */
    const afterLost = (lost: number, answer: object) =>
      site.answer(() => (site.asked.length <= lost ? { cut: true } : answer));
    const repeats = () => site.asked.map(({ headers }) => headers['settln-repeat']);

    it.each([
      ['a deletion', remove],
      ['a change over no version', () => save({ text: 'x' })],
      ['what has a key', () => add({ repeatKey })],
    ])('%s, twice at most', async (_, call) => {
      afterLost(2, { body: { saved: true } });
      expect(await withoutPauses(call)).toMatchObject({ ok: true });
      expect(repeats()).toEqual([undefined, 'yes', 'yes']);
      site.answer(() => ({ cut: true }));
      expect(await withoutPauses(call)).toMatchObject(interrupted);
      expect(site.asked).toHaveLength(3);
    });

    it('with one key', async () => {
      afterLost(1, { body: { saved: true } });
      await withoutPauses(() => add({ repeatKey }));
      expect(site.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
        repeatKey,
        repeatKey,
      ]);
    });

    it.each([
      ['over a version', () => save({ text: 'x', version: 1 })],
      ['without a key', () => add({})],
      ['with a key that its form repeats itself', () => add({ idempotencyKey: repeatKey })],
    ])('but not one %s', async (_, call) => {
      site.answer(() => ({ cut: true }));
      expect(await withoutPauses(call)).toMatchObject(interrupted);
      expect(site.asked).toHaveLength(1);
    });

    it.each([
      [422, 'invalid', 'invalid'],
      [401, 'not_signed_in', 'interrupted'],
      [429, 'too_many', 'interrupted'],
      [503, 'unavailable', 'interrupted'],
    ])(
      'and believes an answer %i to a repeat if it says what became of it',
      async (status, code, said) => {
        afterLost(1, { status, body: { error: { code, message: '' } } });
        expect(await withoutPauses(remove)).toMatchObject({ ok: false, code: said });
      },
    );

    it('not if it was refused', async () => {
      site.answer(() => ({ status: 503, body: { error: { code: 'unavailable', message: '' } } }));
      expect(await withoutPauses(remove)).toMatchObject({ code: 'unavailable' });
      expect(site.asked).toHaveLength(1);
    });
  });

  it('says so in the language of the page', async () => {
    const dataset = { interrupted: 'Veza je prekinuta.' };
    vi.stubGlobal('document', { documentElement: { lang: 'sr-Latn', dataset } });
    site.answer(() => ({ status: 502, body: 'Bad gateway' }));
    const message = dataset.interrupted;
    expect(await callApi('POST /api/bookings', booking)).toMatchObject({ ...interrupted, message });
    expect(site.asked[0]?.headers['accept-language']).toBe('sr');
    vi.unstubAllGlobals();
  });

  it('knows nothing for certain when the connection fails', async () => {
    await site.close();
    expect(await callApi('POST /api/bookings', booking)).toMatchObject(interrupted);
  });
});
