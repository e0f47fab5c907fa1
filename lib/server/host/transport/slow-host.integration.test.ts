import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { host } from '@/lib/server/host/transport/rows';
import { NO_LANGUAGES } from '@/test/no-languages';
import { type Recorded, type Scripted, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { callHost } from './call-host';
import { HostError, UnsettledWrite } from './host-error';
import { send } from './send';

vi.spyOn(console, 'warn').mockImplementation(() => {});

let running: Awaited<ReturnType<typeof startRecordingHost>>;
/** What was made, by the name that was sent, once its time had come. */
const made: string[] = [];

const LATE: Readonly<Record<string, number>> = { 'slow 4': 4000, 'slow 12': 12_000 };
const ANSWERS: Readonly<Record<string, Scripted>> = {
  'dropped after': { cut: true },
  'dropped before': { cut: true },
  'no body': { status: 201, text: '' },
  502: { status: 502, text: '<h1>Bad gateway</h1>' },
  503: { status: 503, body: { message: 'Service Unavailable' } },
  504: { status: 504, body: { message: 'Endpoint request timed out' } },
  'own 503': { status: 503, body: { code: 'unavailable', message: 'Try later.' } },
  'own 504': { status: 504, body: { code: 'unsettled', message: 'Look first.' } },
  moved: { status: 302, headers: { location: '/elsewhere' }, text: '' },
  refused: { status: 422, body: { message: 'No.' } },
  500: { status: 500, text: '' },
  'said no': { body: { success: false } },
};

function nameIn({ body, url }: Recorded): string {
  if (body) return JSON.parse(body).name;
  return new URL(url, 'http://host.test').searchParams.get('id') ?? '';
}

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
  running.answer(async (request) => {
    const name = nameIn(request);
    await sleep(LATE[name] ?? 0);
    if (request.method === 'GET') return { body: { id: name, name: 'Ada' } };
    if (name !== 'dropped before') made.push(name);
    return ANSWERS[name] ?? { status: 201, body: { success: true } };
  });
});
afterAll(() => running.close());

const read = (id: string) => callHost(host.getService, { query: { id, hostCountry: 'MT' } });

function add(name: string): Promise<unknown> {
  const body = { name, description: '', priceMinor: 100, durationMinutes: 30, ...NO_LANGUAGES };
  return callHost(host.createServiceItem, { query: { serviceId: '7' }, body }).catch(
    (error) => error,
  );
}

const timesAsked = (name: string, method: string) =>
  running.asked.filter((asked) => asked.method === method && nameIn(asked) === name).length;

describe.concurrent('a host that is slow, or loses its line', { timeout: 20_000 }, () => {
  it('is asked once for what takes it 4 s, and waited for', async () => {
    expect(await read('slow 4')).toMatchObject({ id: 'slow 4' });
    expect(timesAsked('slow 4', 'GET')).toBe(1);
  });

  it('FAULT-2: is given up after 8 s, having been asked once', async () => {
    const started = performance.now();
    await expect(read('slow 12')).rejects.toMatchObject({ kind: 'timeout', status: 504 });
    expect(performance.now() - started).toBeGreaterThan(7_900);
    expect(performance.now() - started).toBeLessThan(8_500);
    expect(timesAsked('slow 12', 'GET')).toBe(1);
  });

  it('has its 4 s for a write, which is then done', async () => {
    expect(await add('slow 4')).toBeNull();
    expect(timesAsked('slow 4', 'POST')).toBe(1);
  });

  it('FAULT-2: is not said to have failed at a write that takes 12 s, given up after 10 s', async () => {
    const started = performance.now();
    expect(await add('slow 12')).toBeInstanceOf(UnsettledWrite);
    expect(performance.now() - started).toBeGreaterThan(9_900);
    expect(performance.now() - started).toBeLessThan(10_500);
    expect(timesAsked('slow 12', 'POST')).toBe(1);
  });

  it.each(['dropped after', 'dropped before', '502', '503', '504', 'own 504', 'moved'])(
    'leaves open whether a write was carried out: %s',
    async (name) => {
      expect(await add(name)).toBeInstanceOf(UnsettledWrite);
      expect(timesAsked(name, 'POST')).toBe(1);
      expect(made.includes(name)).toBe(name !== 'dropped before');
    },
  );

  it.each(['own 503', 'refused', '500', 'said no'])(
    'settles a write that it refuses itself: %s',
    async (name) => {
      const error = await add(name);
      expect(error).toBeInstanceOf(HostError);
      expect(error).not.toBeInstanceOf(UnsettledWrite);
    },
  );

  it('settles a write that is answered without a body where none is needed', async () => {
    expect(await add('no body')).toBeNull();
  });
});

it('a write that never reached the host has failed, and nothing is left open', async () => {
  await running.close();
  const error = await add('any');
  expect(error).toMatchObject({ kind: 'network' });
  expect(error).not.toBeInstanceOf(UnsettledWrite);
});

it('FAULT-2: a connection that does not come about is given up after 1 s', async () => {
  // It takes TCP connections, but never answers the greeting of TLS.
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const base = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const asked = {
    base,
    url: new URL(base),
    headers: {},
    body: null,
    bodyOptional: false,
    isVersioned: false,
  };
  const started = performance.now();
  await expect(
    send({ ...asked, method: 'GET' }, new AbortController().signal),
  ).rejects.toMatchObject({ kind: 'timeout', status: 504 });
  expect(performance.now() - started).toBeLessThan(2_500);
  silent.close();
});
