import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { host } from '@/lib/server/host/transport/rows';
import { withRequestKey } from '@/lib/shared/process/request-key';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { NO_LANGUAGES } from '@/test/no-languages';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { callHost, mayRetry, noteFailure } from './call-host';
import { RefusedAccess, UnsettledWrite } from './host-error';

let running: Awaited<ReturnType<typeof startRecordingHost>>;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(`${running.url}/base/v1`);
});
beforeEach(() => warn.mockClear());
afterAll(() => running.close());

const service = { id: 7, name: 'Ada' };
const booking = {
  calendarId: 7,
  startsAt: Date.parse('2027-03-01T09:00:00Z'),
  itemIds: ['1'],
  customerName: 'Ada Obi',
  customerPhone: '+356 7700 0000',
};
const getService = (id: string) => callHost(host.getService, { query: { id, hostCountry: 'MT' } });
const getCalendarId = (id: string) => callHost(host.getCalendarId, { params: { id } });

describe('what is sent', () => {
  it('CC-001: appends the path to the base and sends only the headers of the list (BFF-1)', async () => {
    running.answer(() => ({ body: service }));
    await getService('a b&c');
    const [asked] = running.asked;
    expect(asked?.url).toBe('/base/v1/serviceProviders/details?id=a+b%26c&hostCountry=MT');
    expect(asked?.headers).toEqual({
      host: expect.any(String),
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: 'Bearer token-of-the-tests-0123',
    });
  });

  it('sends a body as JSON, without fields that the contract does not know', async () => {
    running.answer(() => ({ status: 201, body: { success: true, booking: service } }));
    const body = { ...booking, price: 0, user_id: '1' };
    const idempotencyKey = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    await callHost(host.createBooking, { body }, { idempotencyKey });
    expect(JSON.parse(running.asked[0]?.body ?? '')).toEqual({
      settlnProviderId: 7,
      startTime: '2027-03-01T09:00:00.000Z',
      serviceItems: [1],
      customerName: booking.customerName,
      customerPhone: booking.customerPhone,
    });
    expect(running.asked[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    });
  });

  it.each(['a/b', '../x', '%2e%2e', 'x?y#z', '//evil.test', '\\..\\', 'ä@b:c'])(
    'keeps %j inside one segment of the path (BFF-1)',
    async (id) => {
      running.answer(() => ({ body: { settlnProviderId: 1 } }));
      await getCalendarId(id);
      const path = running.asked[0]?.url ?? '';
      expect(path).toBe(`/base/v1/serviceProviders/${encodeURIComponent(id)}/settln-provider-id`);
    },
  );

  it.each(['.', '..', '', '\ud800'])('does not send %j at all', async (id) => {
    running.answer(() => ({ body: { settlnProviderId: 1 } }));
    await expect(getCalendarId(id)).rejects.toMatchObject({ kind: 'input', status: 400 });
    expect(running.asked).toHaveLength(0);
  });
});

describe('what comes back', () => {
  it('is never looked for elsewhere: the bearer stays with the host (SSRF-2)', async () => {
    const elsewhere = await startRecordingHost();
    running.answer(() => ({ status: 307, headers: { location: elsewhere.url } }));
    await expect(getService('7')).rejects.toMatchObject({ kind: 'shape', status: 502 });
    expect(elsewhere.asked).toHaveLength(0);
    await elsewhere.close();
  });

  it('is 2 MB at most (FAULT-2)', async () => {
    const answer = (bytes: number) =>
      running.answer(() => ({ body: { ...service, more: 'x'.repeat(bytes) } }));
    answer(1_990_000);
    expect(await getService('7')).toMatchObject({ name: 'Ada' });
    answer(2_000_000);
    await expect(getService('7')).rejects.toMatchObject({ kind: 'shape', status: 502 });
  });

  it.each([404, 405, 501])('is "not offered" for an extension that answers %i', async (status) => {
    const headers = OURS;
    running.answer(() => ({ headers, body: service }));
    await getService('7');
    running.answer(() => ({ status, headers }));
    const query = { hostCountry: 'MT', offset: 0, limit: 100 };
    await expect(callHost(host.listPublicServices, { query })).rejects.toMatchObject({
      kind: 'not_offered',
      status,
    });
    // A call that another file began may end here.
    expect(String(warn.mock.calls)).not.toContain(host.listPublicServices.path);
  });

  it.each([
    [{ message: 'That time was just taken.' }, 'That time was just taken.'],
    [{ error: 'No.' }, 'No.'],
    [{ error: { message: 'Closed.' } }, 'Closed.'],
    [{ message: 'connect ECONNREFUSED 10.0.0.5:5432' }, null],
    [{ message: 'See http://host.internal/errors' }, null],
    [{ message: 'Error: x\n    at run (/srv/app.js:1:2)' }, null],
    [{ message: 'x'.repeat(301) }, null],
    [{}, null],
  ])('passes on a refusal that can be shown: %j', async (body, message) => {
    running.answer(() => ({ status: 409, body }));
    await expect(getService('7')).rejects.toMatchObject({ status: 409, refusal: { message } });
  });
});

describe('retries', () => {
  it.each([429, 502, 503, 504])('reads again after %i, twice at most', async (status) => {
    running.answer(() => ({ status }));
    const from = {
      calendarId: 7,
      startsAt: booking.startsAt,
      endsAt: booking.startsAt,
    };
    vi.useFakeTimers({ toFake: ['Date'], now: status * 100_000 });
    await expect(callHost(host.listSlots, { query: from })).rejects.toMatchObject({ status });
    vi.useRealTimers();
    expect(running.asked).toHaveLength(3);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([400, 404, 409, 500])('does not read again after %i', async (status) => {
    running.answer(() => ({ status }));
    await expect(getService('7')).rejects.toMatchObject({ status });
    expect(running.asked).toHaveLength(1);
  });

  const keyed = OURS;

  it.each([
    ['without a key', keyed, false, 1],
    ['of a host that does not keep keys', {}, true, 1],
    ['of a host that keeps them, with a key', keyed, true, 2],
  ])('of a booking: %s', async (_, headers, hasKey, times) => {
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + times * MINUTE_MS + Number(hasKey) * 1e6,
    });
    running.answer(() => ({ headers, body: service }));
    await getService('7');
    running.answer(() => ({
      status: running.asked.length < 2 ? 503 : 201,
      headers,
      body: { booking: service },
    }));
    const key = hasKey ? { idempotencyKey: crypto.randomUUID() } : {};
    const booked = callHost(host.createBooking, { body: booking }, key);
    if (times === 1) await expect(booked).rejects.toMatchObject({ status: 503 });
    else expect((await booked).id).toBe('7');
    vi.useRealTimers();
    const keys = running.asked.map((asked) => asked.headers['idempotency-key']);
    expect(keys).toEqual(Array(times).fill(key.idempotencyKey));
  });

  it('sends the key of the browser’s request to a host that keeps keys, for rows that keep them', async () => {
    const key = crypto.randomUUID();
    const send = async (headers: Record<string, string>) => {
      running.answer(() => ({ headers, body: service }));
      await getService('7');
      running.answer(() => ({ headers, body: { success: true } }));
      const query = { serviceId: '7' };
      const body = {
        name: 'Cut',
        description: '',
        priceMinor: 100,
        durationMinutes: 30,
        ...NO_LANGUAGES,
      };
      await withRequestKey(key, async () => {
        await callHost(host.createServiceItem, { query, body });
        await callHost(host.updateServiceItem, { params: { itemId: '5' }, body });
      });
      return running.asked.map((asked) => asked.headers['idempotency-key']);
    };
    expect(await send(keyed)).toEqual([key, undefined]);
    expect(await send({})).toEqual([undefined, undefined]);
  });

  const remove = () => callHost(host.deleteServiceItem, { params: { itemId: '5' } });
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const failing = (first: object, then: object) =>
    running.answer(() => (running.asked.length < 2 ? first : then));

  it('of a deletion at any host; what is not there any more is deleted', async () => {
    later(20 * MINUTE_MS);
    failing({ status: 502 }, { status: 404, body: { message: 'None.' } });
    expect(await remove()).toBeNull();
    expect(running.asked).toHaveLength(2);
    failing({ status: 404, body: {} }, {});
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    vi.useRealTimers();
  });

  it.each([
    [{ choices: {} }, 2],
    [{ version: 3 }, 1],
  ])('of a PUT only without a version: %j', async (body, times) => {
    later((30 + times) * MINUTE_MS);
    failing({ cut: true }, { body: {} });
    const row = { ...host.updateServiceItem, body: z.looseObject({}) };
    const put = callHost(row, { params: { itemId: '5' }, query: {}, body } as never);
    if (times === 1) await expect(put).rejects.toBeInstanceOf(UnsettledWrite);
    else expect(await put).toBeNull();
    expect(running.asked).toHaveLength(times);
    vi.useRealTimers();
  });

  it('leave a write open that was lost first, unless they say what became of it', async () => {
    later(40 * MINUTE_MS);
    const busy = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
    failing({ cut: true }, busy);
    await expect(remove()).rejects.toBeInstanceOf(UnsettledWrite);
    later(50 * MINUTE_MS);
    failing({ cut: true }, { status: 422, body: { message: 'No.' } });
    const refused = await remove().catch((error) => error);
    expect(refused).not.toBeInstanceOf(UnsettledWrite);
    expect(refused).toMatchObject({ status: 422 });
    vi.useRealTimers();
  });

  it('stop for a call that failed five times in ten seconds (FAULT-3)', () => {
    for (let n = 0; n < 5; n += 1) {
      expect(mayRetry('GET x', n)).toBe(true);
      noteFailure('GET x', n);
    }
    expect(mayRetry('GET x', 100)).toBe(false);
    expect(mayRetry('GET other', 100)).toBe(true);
    expect(mayRetry('GET x', 10_001)).toBe(true);
  });
});

describe('a host that does not accept our token', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => said.mockClear());

  it.each([401, 403])('is told to the operator, not to visitors (%i)', async (status) => {
    running.answer(() => ({ status, body: { message: 'Invalid bearer token-of-the-tests.' } }));
    const refused = await getService('7').catch((error) => error);
    expect(refused).toBeInstanceOf(RefusedAccess);
    expect(refused).toMatchObject({ kind: 'status', status });
    expect(running.asked).toHaveLength(1);
    const [line] = said.mock.lastCall ?? [];
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      event: 'host_refused_access',
      status,
      call: 'GET serviceProviders/details',
    });
    const { times } = JSON.parse(line);
    await getService('7').catch(() => undefined);
    expect(JSON.parse(said.mock.lastCall?.[0]).times).toBe(times + 1);
  });

  it('is not meant by a 403 where the contract names "forbidden"', async () => {
    running.answer(() => ({ status: 403, body: { message: 'Of another account.' } }));
    const row = { ...host.getService, refuses: ['forbidden'] } as const;
    const call = callHost(row, { query: { id: '7', hostCountry: 'MT' } });
    const refused = await call.catch((error) => error);
    expect(refused).not.toBeInstanceOf(RefusedAccess);
    expect(refused).toMatchObject({ status: 403, refusal: { message: 'Of another account.' } });
    expect(said).not.toHaveBeenCalled();
  });
});
