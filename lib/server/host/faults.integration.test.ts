import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePhone } from '@/backend/testing/sample-phone';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import { BUDGET } from '@/lib/server/host/transport/send';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import {
  MISBEHAVIOURS,
  type MisbehaviourName,
  startMisbehavingHost,
} from '@/test/misbehaving/misbehaving-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';

const GRACE_MS = 500;
const names = Object.keys(MISBEHAVIOURS) as MisbehaviourName[];

let running: Awaited<ReturnType<typeof startMisbehavingHost>>;
const lines: string[] = [];

beforeAll(async () => {
  running = await startMisbehavingHost();
  stubWebEnv(`${running.url}/v1`);
  vi.stubEnv('BACKEND_TOKEN', 'canary-token-0123456789');
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
});

afterAll(() => running.close());

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  return { value: await work, ms: performance.now() - started };
}

function read(id: string): Promise<unknown> {
  return callHost(host.getService, { query: { id, hostCountry: 'MT' } }).catch((error) => error);
}

function book(customerName: string): Promise<Response> {
  const request = new Request(`${SITE_URL}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      calendarId: 7,
      startsAt: Date.parse('2027-03-01T09:00:00Z'),
      itemIds: ['1'],
      customerName,
      customerPhone: samplePhone(customerName),
    }),
  });
  return bookingsCalls.createBooking(request, { params: Promise.resolve({}) });
}

const STATUS: Partial<Record<MisbehaviourName, number>> = {
  hang: 504,
  drip: 504,
  500: 500,
  503: 503,
  429: 429,
};

const MESSAGE: Partial<Record<MisbehaviourName, string>> = {
  500: 'Booking failed: 500',
  502: 'Booking failed: 502',
  503: 'Booking failed: 503',
  429: 'Booking failed: 429',
  hang: 'Unable to confirm booking',
  drip: 'Unable to confirm booking',
  reset: 'Unable to confirm booking',
};

async function expectStableError(response: Response, message: string): Promise<void> {
  const text = await response.text();
  const { error } = JSON.parse(text);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect({ ...error, reason: undefined }).toEqual({
    code: expect.stringMatching(/^[a-z_]+$/),
    message,
  });
  expect(text).not.toMatch(/127\.0\.0\.1|\/v1|\.[jt]s:\d|stack|canary|ECONN/);
}

describe.concurrent('a host that fails (FAULT-1)', () => {
  it.each(names)('costs a read no more than its budget: %s', async (name) => {
    const { value, ms } = await timed(read(name));
    expect(value).toBeInstanceOf(HostError);
    expect((value as HostError).status).toBe(STATUS[name] ?? 502);
    expect(String(value)).not.toContain('127.0.0.1');
    expect(ms).toBeLessThan(BUDGET.get + GRACE_MS);
  });

  it.each(names)(
    'leaves a booking with a stable error in time: %s (REV-042..044)',
    async (name) => {
      const { value: response, ms } = await timed(book(name));
      expect(ms).toBeLessThan(BUDGET.post + GRACE_MS);
      const unexpected = 'Booking confirmation returned an unexpected response';
      await expectStableError(response, MESSAGE[name] ?? unexpected);
      expect(response.status).toBe(
        ['hang', 'drip'].includes(name) ? 504 : name === '429' ? 429 : 502,
      );
    },
  );

  it('answers other calls meanwhile', async () => {
    const { value, ms } = await timed(read('nobody'));
    expect(value).toMatchObject({ kind: 'status', status: 404 });
    expect(ms).toBeLessThan(1000);
  });
});

describe('around the failures', () => {
  it('is told by the host why, when it says so (REV-041)', async () => {
    const response = await book('nobody');
    expect(response.status).toBe(404);
    await expectStableError(response, 'No such thing.');
  });

  it('logs calls and kinds, nothing of the person or the host (LOG-1)', () => {
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(Object.keys(JSON.parse(line)).sort()).toEqual(
        ['at', 'call', 'event', 'kind', 'level', 'ms', 'status'].sort(),
      );
      expect(line).not.toMatch(/7700|127\.0\.0\.1|canary|hang|drip/);
    }
  });

  it('fails at once when the host refuses the connection', async () => {
    await running.close();
    const { value, ms } = await timed(read('hang'));
    expect(value).toMatchObject({ kind: 'network', status: 502 });
    expect(ms).toBeLessThan(1000);
    await expectStableError(await book('any'), 'Unable to confirm booking');
  });
});
