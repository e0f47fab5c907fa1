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
