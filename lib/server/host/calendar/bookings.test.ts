import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toIso } from '@/lib/shared/time/instant';
import { startRecordingHost } from '@/test/recording-host';
import { sentenceOf } from '@/test/sentence-of';
import { stubWebEnv } from '@/test/web-env';
import { createBooking } from './bookings';

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
afterAll(() => running.close());

const startsAt = Math.ceil(Date.now() / 900_000) * 900_000 + 7_200_000;
const request = {
  calendarId: 7,
  startsAt,
  itemIds: ['1', '2'],
  customerName: 'Ada Obi',
  customerPhone: '+356 7700 0000',
};
/** Books, and puts a refusal into words. */
async function book(serviceId?: string) {
  const outcome = await createBooking(request, crypto.randomUUID(), { serviceId });
  if (outcome.ok) return outcome;
  const { text, ...refused } = outcome;
  return { ...refused, message: sentenceOf({ text }) };
}
const later = (quarters: number) => startsAt + quarters * 900_000;

describe('createBooking', () => {
  it.each([
    { success: true, booking: { id: 12, customerName: 'Ada Obi' } },
    { data: { id: '12', customer_name: 'Ada Obi' } },
    { booking: { id: 12, customerName: 'Ada Obi', extra: null }, message: 'ok' },
    // REV-028 shows the name that was sent where the host does not repeat it.
    { success: true, booking: { id: 12, customerName: null } },
    { data: { id: 12 } },
  ])('reads the booking in every documented spelling: %j', async (body) => {
    running.answer(() => ({ status: 201, body }));
    expect(await book()).toEqual({
      ok: true,
      booking: { id: '12', customerName: 'Ada Obi', manageToken: '' },
    });
  });

  it.each([
    [
      'REV-041',
      409,
      { message: 'That time was just taken.' },
      'That time was just taken.',
      'conflict',
    ],
    ['REV-041', 500, { message: 'We are closed.' }, 'We are closed.', 'host_failed'],
    ['REV-042', 409, {}, 'Booking failed: 409', 'conflict'],
    ['REV-041', 409, { code: 'slot_taken', message: 'Taken.' }, 'Taken.', 'slot_taken'],
    ['REV-042', 422, null, 'Booking failed: 422', 'invalid'],
    ['REV-042', 401, {}, 'Booking failed: 401', 'refused'],
    ['REV-042', 403, {}, 'Booking failed: 403', 'refused'],
    ['REV-042', 408, {}, 'Booking failed: 408', 'host_failed'],
    ['REV-042', 429, { message: 'Slower.' }, 'Slower.', 'too_many'],
    ['REV-043', 200, { success: false }, 'Unable to confirm booking', 'refused'],
    ['REV-041', 200, { success: false, message: 'Full.' }, 'Full.', 'refused'],
    ['REV-044', 200, {}, 'Booking confirmation returned an unexpected response', 'host_failed'],
    [
      'REV-044',
      201,
      { booking: {} },
      'Booking confirmation returned an unexpected response',
      'host_failed',
    ],
    ['BOOK-2', 422, { code: 'key_reused', message: 'Again?' }, 'Again?', 'key_reused'],
    ['', 409, { code: 'conflict', message: 'Busy.' }, 'Busy.', 'conflict'],
    ['', 404, { code: 'internal', message: 'Gone.' }, 'Gone.', 'not_found'],
  ])('%s says the right thing for %i %j', async (_, status, body, message, code) => {
    running.answer(() => ({ status, body }));
    expect(await book()).toEqual({ ok: false, code, message });
  });

  it('passes on the nearest starts of the host', async () => {
    const nearestStarts = [later(1), later(2)];
    const body = { message: 'Taken.', nearestStarts: nearestStarts.map(toIso) };
    running.answer(() => ({ status: 409, body }));
    expect(await book('listing')).toMatchObject({ ok: false, code: 'slot_taken', nearestStarts });
    expect(running.asked).toHaveLength(1);
  });

  it('finds nearest starts that fit the whole visit when the host names none', async () => {
    const free = [-2, -1, 1, 2, 3, 9, 20, 21].map((n) => ({
      id: n + 9,
      start_time: toIso(later(n)),
      status: 'Available',
    }));
    const items = [1, 2, 3].map((id) => ({ id, name: 'x', price: 1, duration_minutes: id * 10 }));
    const calendarId = request.calendarId;
    const answerFor = (status: string | undefined, calendar: number) =>
      running.answer(({ url }) => {
        if (url.includes('slots')) return { body: free };
        if (url.includes('serviceItems')) return { body: { data: items } };
        if (url.includes('details')) return { body: { id: 'listing', name: 'x', status } };
        if (url.endsWith('settln-provider-id')) return { body: calendar };
        return { status: 409, body: { message: 'Taken.' } };
      });
    // 10 + 20 minutes take two slots.
    const nearestStarts = [later(1), later(-2), later(2)];
    answerFor(undefined, calendarId);
    expect(await book('listing')).toMatchObject({ ok: false, message: 'Taken.', nearestStarts });
    // Nothing is told of a service that is not public, or of another one's calendar.
    const hidden: [string | undefined, number][] = [
      ['pending', calendarId],
      [undefined, calendarId + 1],
    ];
    for (const [status, calendar] of hidden) {
      answerFor(status, calendar);
      expect(await book('listing')).toEqual({ ok: false, code: 'conflict', message: 'Taken.' });
    }
  });

  it('REV-041: leaves a 409 for another reason without other times', async () => {
    const items = [1, 2].map((id) => ({ id, name: 'x', price: 1, duration_minutes: 15 }));
    const slots = [0, 1, 2, 3].map((n) => ({
      id: n + 1,
      start_time: toIso(later(n)),
      status: 'Available',
    }));
    running.answer(({ url }) => {
      if (url.includes('slots')) return { body: slots };
      if (url.includes('serviceItems')) return { body: items };
      if (url.includes('details')) return { body: { id: 'listing', name: 'x' } };
      if (url.endsWith('settln-provider-id')) return { body: request.calendarId };
      return { status: 409, body: { message: 'You have another visit that day.' } };
    });
    expect(await book('listing')).toEqual({
      ok: false,
      code: 'conflict',
      message: 'You have another visit that day.',
    });
  });

  it('REV-042: says of a time only what is known, when the slots cannot be read', async () => {
    running.answer(({ method }) => ({ status: method === 'POST' ? 409 : 500, body: {} }));
    const message = 'Booking failed: 409';
    expect(await book('listing')).toEqual({ ok: false, code: 'conflict', message });
  });
});
