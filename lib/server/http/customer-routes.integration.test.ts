import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as fileRoute from '@/app/api/calendars/[calendarId]/visits-file/route';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { listProviderBookings } from '@/lib/server/host/calendar/provider-bookings';
import { customersCalls } from '@/lib/server/http/calls/customers';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import type { Handler } from './handle';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const START = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

let backend: TestBackend;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  // The first answer says whose the host is.
  await listProviderBookings(1);
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

/** A provider with two customers, and how they ask. */
async function arrive() {
  const provider = sampleAccount({
    services: [sampleService({ items: [{ name: 'Cut', priceMinor: 1_250, durationMinutes: 30 }] })],
    bookings: ['Ann', '=Bo'].map((customerName, index) => ({
      startsAt: START - (index + 2) * DAY_MS,
      items: [{ service: 0, item: 0 }],
      customerName,
      customerPhone: `+356 7700 000${index}`,
    })),
  });
  const { accountId, bookingIds } = await seedAccount(backend.db, provider);
  const token = await encode({ token: { uid: provider.userId }, secret: SESSION_SECRET });
  const [customerId = '', otherId = ''] = bookingIds.map(String);
  return {
    calendarId: String(accountId),
    customerId,
    otherId,
    cookie: `__Host-next-auth.session-token=${token}`,
  };
}

type Provider = Awaited<ReturnType<typeof arrive>>;

function ask(
  handler: Handler,
  { cookie, calendarId, customerId }: Partial<Provider>,
  sent: Record<string, unknown>,
) {
  const { method } = handler.row;
  const isRead = method === 'GET';
  const texts = Object.entries(sent).map(([name, value]) => [name, String(value)]);
  const request = new Request(
    `${SITE_URL}/api/of-the-test${isRead ? `?${new URLSearchParams(texts)}` : ''}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      },
      ...(!isRead && { body: JSON.stringify(sent) }),
    },
  );
  const params = { calendarId: calendarId ?? '', customerId: customerId ?? '' };
  return handler(request, { params: Promise.resolve(params) });
}

const SPAN = { from: '2020-01-01', until: '2020-01-31', kind: 'visits' };

const ROUTES: [string, Handler, (mine: Provider) => Record<string, unknown>, number][] = [
  ['listing customers', customersCalls.listCustomers, () => ({ search: 'ann', offset: 0 }), 200],
  ['reading a note', customersCalls.readCustomerNote, () => ({}), 200],
  ['saving a note', customersCalls.saveCustomerNote, () => ({ version: 0, text: 'Of mine' }), 200],
  ['putting together', customersCalls.mergeCustomers, ({ otherId }) => ({ otherId }), 200],
  ['parting', customersCalls.partCustomers, () => ({ mergeId: 999_999 }), 410],
  ['downloading visits', fileRoute.GET, () => SPAN, 200],
];

describe.each(ROUTES)('%s', (_, handler, sentBy, status) => {
  it('is the owner’s alone, and changes nothing for a stranger or another provider', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    expect((await ask(handler, { ...mine, cookie: '' }, sentBy(mine))).status).toBe(401);
    const refused = await ask(handler, { ...mine, cookie: theirs.cookie }, sentBy(mine));
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await refused.json())).not.toMatch(/Ann|Bo/);
    const note = await (await ask(customersCalls.readCustomerNote, mine, {})).json();
    expect(note).toEqual({ text: '', version: 0, savedAt: null });
    expect((await ask(handler, mine, sentBy(mine))).status).toBe(status);
  });

  it.runIf(handler !== customersCalls.listCustomers && handler !== fileRoute.GET)(
    'knows nobody by a booking of another account',
    async () => {
      const [mine, theirs] = [await arrive(), await arrive()];
      const asked = { ...mine, customerId: theirs.customerId };
      expect([404, 410]).toContain((await ask(handler, asked, sentBy(mine))).status);
    },
  );
});

describe('the file of visits', () => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const ofLastYear = { from: day(START - 300 * DAY_MS), until: day(START), kind: 'visits' };

  it('has the visits of the days, for a program that calculates with nothing', async () => {
    const mine = await arrive();
    const answer = await ask(fileRoute.GET, mine, ofLastYear);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="visits-/);
    // Response.text() would take the mark away.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text).toMatch(
      /^\uFEFFDate,Start,.*\r\n.*'=Bo,'\+356 7700 0001,.*\r\n.*Ann,.*12\.50,\d+\r\n$/,
    );
    const months = await ask(fileRoute.GET, mine, { ...ofLastYear, kind: 'months' });
    expect(await months.text()).toMatch(/\r\nAll,2,25\.00,0,0\.00,0,0\r\n$/);
  });

  it.each([
    { from: '2026-02-30', until: '2026-03-01' },
    { from: '2026-03-02', until: '2026-03-01' },
    { from: '2020-01-01', until: '2026-03-01' },
    { from: '2026-03-01', until: '2026-03-01', kind: 'all' },
    { from: '', until: '' },
  ])('is refused for %j', async (asked) => {
    const answer = await ask(fileRoute.GET, await arrive(), { kind: 'visits', ...asked });
    expect(answer.status).toBe(422);
  });
});
