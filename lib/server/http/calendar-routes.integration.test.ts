import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { callHost } from '@/lib/server/host/transport/call-host';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import { calendarCalls } from '@/lib/server/http/calls/calendar';
import { type BookableService, CalendarWindow } from '@/lib/shared/contract/provider-calendar';
import { MOST_CHANGES } from '@/lib/shared/domain/calendar/plan';
import { LISTING_STATUSES, type ListingStatus } from '@/lib/shared/domain/listings/status';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS } from '@/lib/shared/time/units';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import type { Handler } from './handle';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const OPEN = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;
const at = (hours: number) => OPEN + hours * HOUR_MS;
const iso = (hours: number) => toIso(at(hours));
/** As a query names it. */
const window = (from: number, to: number) => ({ startTime: iso(from), endTime: iso(to) });
const span = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });
const ANN = { customerPhone: '7700 0000' };
const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let backend: TestBackend;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

/** A provider who is open for three hours with one visit in the first, and how they ask. */
async function arrive(status: ListingStatus = 'approved') {
  const provider = sampleAccount({
    services: [
      sampleService({ status, items: [{ name: 'Cut', priceMinor: 1_250, durationMinutes: 30 }] }),
      sampleService({ name: 'Second', status: 'pending', items: [{ name: 'Advice' }] }),
    ],
    availability: [{ from: OPEN, to: OPEN + 3 * HOUR_MS, status: 'available' }],
    bookings: [
      {
        startsAt: OPEN,
        items: [
          { service: 0, item: 0 },
          { service: 1, item: 0 },
        ],
        customerName: 'Ann',
        customerPhone: '+356 7700 0000',
      },
    ],
  });
  const seeded = await seedAccount(backend.db, provider);
  const token = await encode({ token: { uid: provider.userId }, secret: SESSION_SECRET });
  return {
    calendarId: String(seeded.accountId),
    serviceItemId: String(seeded.services[0]?.itemIds[0]),
    serviceIds: seeded.services.map(({ id }) => id),
    cookie: `__Host-next-auth.session-token=${token}`,
  };
}

interface Asking {
  calendarId: string;
  cookie?: string | undefined;
}

function ask(handler: Handler, { calendarId, cookie }: Asking, sent: object = {}) {
  const { method } = handler.row;
  const isRead = method === 'GET';
  const query = isRead ? `?${new URLSearchParams(Object.entries(sent))}` : '';
  const request = new Request(`${SITE_URL}/api/of-the-test${query}`, {
    method,
    headers: { ...OWN_PAGE, ...(cookie && { cookie }) },
    ...(!isRead && { body: JSON.stringify(sent) }),
  });
  return handler(request, { params: Promise.resolve({ calendarId }) });
}

async function readWindow(mine: Asking, from = 0, to = 4) {
  const response = await ask(calendarCalls.readCalendar, mine, window(from, to));
  return CalendarWindow.parse(await response.json());
}

const statusesOf = ({ slots }: CalendarWindow) => slots.map(({ status }) => status);
const errorOf = async (response: Response) => (await response.json()).error;

type Provider = Awaited<ReturnType<typeof arrive>>;
const ROUTES: [string, Handler, (mine: Provider) => object][] = [
  ['reading the slots', calendarCalls.readCalendar, () => window(0, 4)],
  ['reading the items', calendarCalls.listBookableItems, () => ({})],
  [
    'marking time',
    calendarCalls.setAvailability,
    () => ({ changes: [{ mark: 'unavailable', ...span(2, 3) }] }),
  ],
  ['booking', bookingsCalls.bookSlot, ({ serviceItemId }) => ({ serviceItemId, startsAt: at(2) })],
  [
    'cancelling',
    bookingsCalls.cancelBooking,
    ({ serviceItemId }) => ({ serviceItemId, startsAt: at(0) }),
  ],
  ['listing a customer`s bookings', bookingsCalls.listCustomerBookings, () => ANN],
  ['cancelling a customer', bookingsCalls.cancelCustomer, () => ANN],
];

describe.each(ROUTES)('%s', (_, handler, sentBy) => {
  it('is the owner`s alone, and changes nothing for a stranger or another provider', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const before = await readWindow(mine);
    expect((await ask(handler, { ...mine, cookie: undefined }, sentBy(mine))).status).toBe(401);
    const refused = await ask(handler, { ...mine, cookie: theirs.cookie }, sentBy(mine));
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await refused.json())).not.toMatch(/Ann|Cut/);
    for (const calendarId of ['999999', mine.serviceIds[0] ?? '', '0', 'x']) {
      expect((await ask(handler, { ...mine, calendarId }, sentBy(mine))).status).toBe(403);
    }
    expect(await readWindow(mine)).toEqual(before);
    expect((await ask(handler, mine, sentBy(mine))).status).toBeLessThan(300);
  });
});

describe('the owner of a calendar', () => {
  it.each(LISTING_STATUSES)('has it, with its items, while a listing is %s', async (status) => {
    for (const [_, handler, sentBy] of ROUTES) {
      const mine = await arrive(status);
      const answer = await ask(handler, mine, sentBy(mine));
      expect(answer.status).toBeLessThan(300);
      if (handler !== calendarCalls.listBookableItems) continue;
      const names = (await answer.json()).map(({ items }: BookableService) => items[0]?.name);
      expect(names.sort()).toEqual(['Advice', 'Cut']);
    }
  });

  it('CAL-008: sees what is free, who is booked, and that the rest is not set', async () => {
    const shown = await readWindow(await arrive());
    expect(statusesOf(shown)).toEqual([...Array(2).fill('booked'), ...Array(10).fill('available')]);
    expect(shown.bookings).toMatchObject([
      {
        startsAt: at(0),
        endsAt: at(0.5),
        customerName: 'Ann',
        services: [
          { name: 'Cut', serviceName: expect.any(String), priceMinor: 1250 },
          { name: 'Advice', serviceName: 'Second', priceMinor: expect.any(Number) },
        ],
        totalMinor: 1250,
        bookedAt: expect.any(Number),
        isCancelled: false,
      },
    ]);
    expect((await readWindow(await arrive(), -3, 0)).slots).toEqual([]);
  });

  it('CAL-024: finds the items of all listings, waiting ones too', async () => {
    const response = await ask(calendarCalls.listBookableItems, await arrive());
    expect(await response.json()).toMatchObject([
      { hasFailed: false, items: [{ priceMinor: expect.any(Number) }] },
      { hasFailed: false, items: [{ priceMinor: expect.any(Number) }] },
    ]);
  });

  it('CAL-012, CAL-028, CAL-032: marks time, and hears what was there before', async () => {
    const mine = await arrive();
    const mark = (mark: string, ...spans: object[]) =>
      ask(calendarCalls.setAvailability, mine, {
        changes: spans.map((span) => ({ mark, ...span })),
      });
    const answer = await mark('unavailable', span(0, 1), span(2, 4));
    const before = [span(0, 1), span(2, 3)].map(({ startsAt, endsAt }) => {
      return { from: startsAt, to: endsAt, status: 'available' };
    });
    expect(await answer.json()).toEqual({ failed: [], before });
    expect(statusesOf(await readWindow(mine))).toEqual([
      ...Array(2).fill('booked'),
      ...Array(2).fill('unavailable'),
      ...Array(4).fill('available'),
      ...Array(8).fill('unavailable'),
    ]);
    await mark('available', span(0, 25));
    expect(statusesOf(await readWindow(mine, 1, 25))).toEqual(Array(96).fill('available'));
  });

  it('CAL-013: marks as many spans as ten a day for a year', async () => {
    const mine = await arrive();
    const changes = Array.from({ length: MOST_CHANGES }, (_, n) => {
      return { mark: 'unavailable', ...span(n / 2, n / 2 + 0.25) };
    });
    const answer = await ask(calendarCalls.setAvailability, mine, { changes });
    expect(await answer.json()).toMatchObject({ failed: [], before: Array(6).fill({}) });
    const { slots } = await readWindow(mine, MOST_CHANGES / 2 - 1, MOST_CHANGES / 2);
    expect(slots.map(({ startsAt }) => startsAt)).toEqual(
      [1, 0.5].map((hours) => at(MOST_CHANGES / 2 - hours)),
    );
  });

  it.each([
    ['nothing', []],
    ['more than a year needs', Array(MOST_CHANGES + 1).fill(span(0, 1))],
    ['off the quarter hour', [span(0, 0.9)]],
    ['backwards', [span(1, 0)]],
    ['out of reach', [span(0, 1), span(24 * 800, 24 * 800 + 1)]],
  ])('CAL-012: marks nothing when asked for %s', async (_, spans) => {
    const mine = await arrive();
    const before = await readWindow(mine);
    const changes = spans.map((span) => ({ mark: 'unavailable', ...span }));
    const refused = await ask(calendarCalls.setAvailability, mine, { changes });
    expect(refused.status).toBe(422);
    expect((await errorOf(refused)).fields).toHaveProperty('changes');
    expect(await readWindow(mine)).toEqual(before);
  });

  it('CAL-026: books a free time once, with a customer or without', async () => {
    const mine = await arrive();
    const { serviceItemId } = mine;
    const booked = await ask(bookingsCalls.bookSlot, mine, {
      serviceItemId,
      startsAt: at(1),
      customerName: ' Bo ',
    });
    expect([booked.status, await booked.json()]).toEqual([201, { booked: true }]);
    const lost = await ask(bookingsCalls.bookSlot, mine, { serviceItemId, startsAt: at(1.25) });
    expect(lost.status).toBe(409);
    expect(await errorOf(lost)).toMatchObject({
      code: 'slot_taken',
      nearestStarts: expect.arrayContaining([at(1.5)]),
    });
    expect((await readWindow(mine)).bookings).toMatchObject([
      { customerName: 'Ann' },
      { customerName: 'Bo', customerPhone: '' },
    ]);
  });

  it('CAL-026: books for nobody whose phone number is none', async () => {
    const mine = await arrive();
    const booking = { serviceItemId: mine.serviceItemId, startsAt: at(1), customerPhone: 'ask' };
    const refused = await ask(bookingsCalls.bookSlot, mine, booking);
    expect(refused.status).toBe(422);
    expect((await errorOf(refused)).fields).toEqual({
      customerPhone: 'Enter a valid phone number',
    });
    expect((await readWindow(mine)).bookings).toHaveLength(1);
  });

  it('CAL-030: cancels a visit from any of its slots, once', async () => {
    const mine = await arrive();
    const held = (await readWindow(mine)).slots[1];
    const sent = { serviceItemId: held?.serviceItemId, startsAt: held?.startsAt ?? 0 };
    const cancelled = await ask(bookingsCalls.cancelBooking, mine, sent);
    expect([cancelled.status, await cancelled.json()]).toEqual([200, { cancelled: true }]);
    const after = await readWindow(mine);
    expect(statusesOf(after)).toEqual(Array(12).fill('available'));
    expect(after.bookings).toMatchObject([{ isCancelled: true }]);
    const again = await ask(bookingsCalls.cancelBooking, mine, sent);
    expect(again.status).toBe(404);
    expect((await errorOf(again)).message).toContain('no booking at this time');
  });

  it('CAL-029, CAL-030: sees all bookings of a number, and cancels them at once', async () => {
    const mine = await arrive();
    const { serviceItemId } = mine;
    await ask(bookingsCalls.bookSlot, mine, { serviceItemId, startsAt: at(1), ...ANN });
    await ask(bookingsCalls.bookSlot, mine, { serviceItemId, startsAt: at(2) });
    const listed = await ask(bookingsCalls.listCustomerBookings, mine, ANN);
    expect(await listed.json()).toMatchObject({
      bookings: [{ startsAt: at(0) }, { startsAt: at(1), endsAt: at(1.5) }],
      isCut: false,
    });
    expect(isOurs()).toBe(true);
    const cancelled = await ask(bookingsCalls.cancelCustomer, mine, ANN);
    expect([cancelled.status, await cancelled.json()]).toEqual([200, { cancelled: 2 }]);
    const left = (await readWindow(mine)).bookings?.filter(({ isCancelled }) => !isCancelled);
    expect(left).toMatchObject([{ startsAt: at(2) }]);
    const wrong = await ask(bookingsCalls.cancelCustomer, mine, { customerPhone: ' ' });
    expect(wrong.status).toBe(422);
  });

  it('ROLE-006: books and cancels no item of another provider', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const before = await readWindow(mine);
    const { serviceItemId } = theirs;
    for (const [route, startsAt] of [
      [bookingsCalls.bookSlot, at(1)],
      [bookingsCalls.cancelBooking, at(0)],
    ] as const) {
      expect((await ask(route, mine, { serviceItemId, startsAt })).status).toBe(404);
    }
    expect(await readWindow(mine)).toEqual(before);
  });

  it('CAL-030: cancels a visit whose item is deleted since', async () => {
    const mine = await arrive();
    await callHost(host.deleteServiceItem, { params: { itemId: mine.serviceItemId } });
    const held = (await readWindow(mine)).slots[0];
    expect(held?.serviceItemId).toBe(mine.serviceItemId);
    const sent = { serviceItemId: held?.serviceItemId, startsAt: held?.startsAt ?? 0 };
    expect((await ask(bookingsCalls.cancelBooking, mine, sent)).status).toBe(200);
    expect((await readWindow(mine)).bookings).toMatchObject([{ isCancelled: true }]);
  });

  it.each([
    ['without times', {}],
    ['backwards', window(1, 0)],
    ['longer than 45 days', window(0, 45 * 24 + 1)],
  ])('asks for no window %s', async (_, query) => {
    expect((await ask(calendarCalls.readCalendar, await arrive(), query)).status).toBe(422);
  });
});
