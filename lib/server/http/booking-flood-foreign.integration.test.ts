import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePhone } from '@/backend/testing/sample-phone';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { ask, errorOf } from '@/test/form-routes';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const START = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS;

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

interface TriedVisit {
  slot: number;
  address: string;
  phone: string;
  calendar?: number;
  key?: string;
}

function book({ slot, address, phone, calendar = 7, key = crypto.randomUUID() }: TriedVisit) {
  return ask(bookingsCalls.createBooking, {
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      'idempotency-key': key,
    },
    body: {
      calendarId: calendar,
      startsAt: START + slot * 15 * MINUTE_MS,
      itemIds: ['3'],
      customerName: 'Ann',
      customerPhone: phone,
    },
  });
}

function accept() {
  let id = 0;
  host.answer(() => {
    id += 1;
    return { status: 201, body: { success: true, booking: { id, customerName: 'Ann' } } };
  });
}

function refusedOf(answers: Response[]): Response {
  const refused = answers.find(({ status }) => status === 429);
  if (!refused) throw new Error('nobody was refused');
  return refused;
}

const countOf = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('BOOK-8: somebody else’s {host}, which counts nothing', () => {
  it('is asked thirty times an hour for one address, however many numbers it makes up', async () => {
    accept();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, slot) =>
        book({ slot, address: '192.0.2.1', phone: samplePhone('foreign', slot) }),
      ),
    );
    expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([30, 70]);
    expect(host.asked).toHaveLength(30);
  });

  it('is asked for three open bookings a calendar and five a day for one number', async () => {
    accept();
    const spellings = ['2166 0001', '+356 2166 0001', '00356 21660001'];
    const of = (calendar: number) =>
      Promise.all(
        Array.from({ length: 50 }, (_, slot) =>
          book({
            slot,
            calendar,
            address: `198.18.${calendar}.${slot}`,
            phone: spellings[slot % 3] ?? '',
          }),
        ),
      );
    const here = await of(7);
    expect([countOf(here, 201), countOf(here, 429)]).toEqual([3, 47]);
    const refused = refusedOf(here);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    expect((await errorOf(refused)).message).toBe(
      'This phone number has too many bookings for now. Please call the provider.',
    );
    const there = await of(8);
    expect([countOf(there, 201), countOf(there, 429)]).toEqual([2, 48]);
    expect((await errorOf(refusedOf(there))).message).toBe(
      'This phone number has too many bookings for now. Please call the provider.',
    );
    expect(host.asked).toHaveLength(5);
  });

  it('is not charged to anybody for what it refuses, however often and at once it is asked', async () => {
    host.answer(() => ({ status: 409, body: { message: 'Taken.' } }));
    const one = { slot: 0, address: '192.0.2.3', phone: samplePhone('refused') };
    const key = crypto.randomUUID();
    for (let n = 0; n < 5; n += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => book({ ...one, key })));
      expect(countOf(answers, 409)).toBe(10);
    }
    accept();
    const answers = [];
    for (let slot = 1; slot <= 40; slot += 1) {
      answers.push(await book({ ...one, slot, phone: samplePhone('refused', slot) }));
    }
    // Neither fewer than its number, nor more for having given back what was counted once.
    expect(countOf(answers, 201)).toBe(30);
  });

  it('gets a double press at the limit once, and both presses get its booking', async () => {
    accept();
    const address = '192.0.2.4';
    const visit = (slot: number) => ({ slot, address, phone: samplePhone('double', slot) });
    for (let slot = 0; slot < 29; slot += 1) await book(visit(slot));
    const last = { ...visit(29), key: crypto.randomUUID() };
    const presses = await Promise.all([book(last), book(last), book(last)]);
    expect(countOf(presses, 201)).toBe(3);
    expect(host.asked).toHaveLength(30);
    expect((await book(last)).status).toBe(201);
    expect((await book(visit(30))).status).toBe(429);
    // The same key for something else is another attempt.
    expect((await book({ ...visit(31), key: last.key })).status).toBe(429);
  });
});
