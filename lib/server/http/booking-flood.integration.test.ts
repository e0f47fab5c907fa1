import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmReview } from '@/app/[locale]/(booking)/booking/review/confirm-action';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { NOTHING_SENT } from '@/components/booking/review/state';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import { LIMITS } from '@/lib/shared/domain/limits';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { ask, startWorld, type World } from '@/test/form-routes';

const sent = vi.hoisted(() => ({ headers: new Headers(), status: 200, retryAfter: 0 }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({
  headers: async () => sent.headers,
  cookies: async () => ({ set: () => undefined }),
}));
// A booking by the form ends in a redirect to its confirmation, which Next throws.
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
}));
vi.mock('@/lib/server/http/page-status', () => ({
  requestPathname: () => '/booking/review',
  setTooMany: (seconds: number) => {
    sent.status = 429;
    sent.retryAfter = seconds;
  },
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const MOST = LIMITS.bookings.most;
const QUARTER = 15 * MINUTE_MS;
const OPEN = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;

let world: World;
let calendarId: number;
let serviceId: string;
let itemId: number;
beforeAll(async () => {
  world = await startWorld();
  world.backend.clock.now = Date.now();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const provider = sampleAccount({
    services: [sampleService({ items: [{ name: 'Wash', durationMinutes: 15 }] })],
    availability: [{ from: OPEN, to: OPEN + 600 * QUARTER, status: 'available' }],
  });
  const { accountId, services } = await seedAccount(world.backend.db, provider);
  calendarId = accountId;
  serviceId = services[0]?.id ?? '';
  itemId = services[0]?.itemIds[0] ?? 0;
});

interface TriedVisit {
  slot: number;
  address: string;
  phone: string;
  key?: string;
}
const startOf = (slot: number) => new Date(OPEN + slot * QUARTER).toISOString();

function book({ slot, address, phone, key = crypto.randomUUID() }: TriedVisit) {
  const contact = { customerName: 'Ann', customerPhone: phone };
  return ask(bookingsCalls.createBooking, {
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      'idempotency-key': key,
    },
    body: {
      calendarId,
      startsAt: Date.parse(startOf(slot)),
      itemIds: [String(itemId)],
      ...contact,
      serviceId,
    },
  });
}

/** The form's own bookingsCalls.createBooking, as a browser without scripts sends it. */
async function bookByForm({ slot, address, phone }: TriedVisit) {
  sent.headers = new Headers({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address });
  sent.status = 200;
  const form = new FormData();
  const fields = {
    reviewKey: crypto.randomUUID(),
    serviceId,
    settlnProviderId: String(calendarId),
    startTime: startOf(slot),
    serviceItems: String(itemId),
    customerName: 'Ann',
    customerPhone: phone,
    customerEmail: '',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return confirmReview(NOTHING_SENT, form);
}

function refusedOf(answers: Response[]): Response {
  const refused = answers.find(({ status }) => status === 429);
  if (!refused) throw new Error('nobody was refused');
  return refused;
}

/** 500 requests, 25 at a time: more at once would measure how long a busy calendar is waited for. */
async function flood(send: (n: number) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let wave = 0; wave < 20; wave += 1) {
    const sends = Array.from({ length: 25 }, (_, n) => send(wave * 25 + n));
    answers.push(...(await Promise.all(sends)));
  }
  return answers;
}

describe('FLOOD-1: 500 bookings', () => {
  it('from one address, each for another number, are thirty', async () => {
    const answers = await flood((slot) =>
      book({ slot, address: '192.0.2.1', phone: samplePhone('many', slot) }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(MOST).fill(201), ...Array(500 - MOST).fill(429)]);
    const refused = refusedOf(answers);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await refused.json()).error).toMatchObject({
      code: 'too_many',
      message:
        '30 bookings were made from your connection within an hour. Please try again in ' +
        '60 minutes, or call the provider.',
    });
    const neighbour = { slot: 550, address: '192.0.2.2', phone: samplePhone('neighbour') };
    expect((await book(neighbour)).status).toBe(201);
  });

  it('from many addresses for one number are three, and the refusal tells nothing about them', async () => {
    const before = world.writes().length;
    const answers = await flood((slot) =>
      book({ slot, address: `198.18.${slot >> 8}.${slot & 255}`, phone: '+356 2166 0001' }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(497).fill(429)]);
    // Once a number is refused, nobody is asked about it again for a second.
    expect(world.writes().length - before).toBeLessThan(250);
    const refused = refusedOf(answers);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error.message).toBe(
      'This phone number has too many bookings for now. Please call the provider.',
    );
  });

  it('of a family behind one address go through: three numbers, three bookings each', async () => {
    const statuses: number[] = [];
    for (const member of ['mother', 'father', 'grandmother']) {
      for (const nth of [0, 1, 2]) {
        const slot = statuses.length;
        const visit = { slot, address: '192.0.2.77', phone: samplePhone('family', member) };
        statuses.push((await book(visit)).status);
        if (nth === 2) expect((await book({ ...visit, slot: slot + 50 })).status).toBe(429);
      }
    }
    expect(statuses).toEqual(Array(9).fill(201));
    const child = { slot: 20, address: '192.0.2.77', phone: samplePhone('family', 'child') };
    expect((await book(child)).status).toBe(201);
  });

  it('from one IPv6 network count as one visitor’s', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, slot) =>
        book({ slot, address: `2001:db8:0:1::${slot + 1}`, phone: samplePhone('six', slot) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST);
  });
});

describe('FLOOD-1: the address', () => {
  it('repeats a key past the limit, and is not charged for what is refused', async () => {
    const address = '192.0.2.10';
    const phone = (slot: number) => samplePhone('repeat', slot);
    const key = crypto.randomUUID();
    const first = await book({ slot: 0, address, phone: phone(0), key });
    for (let n = 0; n < 20; n += 1) {
      expect((await book({ slot: 0, address, phone: phone(0) })).status).toBe(409);
    }
    for (let slot = 1; slot < MOST; slot += 1) {
      expect((await book({ slot, address, phone: phone(slot) })).status).toBe(201);
    }
    expect((await book({ slot: MOST, address, phone: phone(MOST) })).status).toBe(429);
    const again = await book({ slot: 0, address, phone: phone(0), key });
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
  });

  it('has the same limit by the form without scripts, which keeps what was typed', async () => {
    const address = '192.0.2.20';
    const visit = (slot: number) => ({ slot, address, phone: samplePhone('form', slot) });
    for (let slot = 0; slot < MOST; slot += 1) {
      if (slot % 2 === 0) await expect(bookByForm(visit(slot))).rejects.toThrow('redirected to /');
      else expect((await book(visit(slot))).status).toBe(201);
    }
    const refused = await bookByForm(visit(MOST));
    expect(refused.state).toEqual({
      kind: 'refused',
      message: expect.stringMatching(/Please try again in \d+ minutes, or call the provider\.$/),
    });
    expect(refused.contact).toMatchObject({
      customerName: 'Ann',
      customerPhone: visit(MOST).phone,
    });
    expect(sent.status).toBe(429);
    expect(sent.retryAfter).toBeGreaterThan(3000);
  });
});
