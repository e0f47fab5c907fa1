import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { NO_LANGUAGES } from '@/test/no-languages';
import { OURS, type Recorded, type Scripted, startRecordingHost } from '@/test/recording-host';
import { sentenceOf } from '@/test/sentence-of';
import { stubWebEnv } from '@/test/web-env';
import { bookSlot, cancelBooking, readCalendar } from './calendar';
import { listBookableItems } from './own-items';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Ten in the morning, so that no span of a few hours reaches the next day. */
const OPEN = Math.floor(Date.now() / DAY_MS + 2) * DAY_MS + 10 * HOUR_MS;
const at = (hours: number) => OPEN + hours * HOUR_MS;
const iso = (hours: number) => toIso(at(hours));
const DAY = { from: at(0), to: at(24) };
const WIRE_DAY = { startTime: iso(0), endTime: iso(24) };
const AT = { serviceItemId: '5', startsAt: at(1) };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

/** The code and the sentence of an `AppError`. */
async function refusalOf(call: Promise<unknown>) {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, message: sentenceOf(error) };
}

const pathOf = ({ url }: Recorded) => new URL(url, 'http://host.test').pathname;
const sent = () => host.asked.map(({ body }) => JSON.parse(body));

/** Answers by the last part of the path. */
function serve(answers: Record<string, Scripted>) {
  host.answer((request) => answers[pathOf(request).split('/').at(-1) ?? ''] ?? { status: 500 });
}

describe('the calendar of a window', () => {
  it('PC-050, PC-051, PC-059: asks for slots and bookings, with times in ISO', async () => {
    const slot = { start_time: iso(1), status: 'BOOKED', service_item_id: 5, extra: 1 };
    serve({
      slots: { body: { data: [slot, { start_time: iso(2) }] } },
      bookings: { body: { bookings: [] } },
    });
    const shown = await readCalendar(7, DAY);
    expect(shown).toMatchObject({
      slots: [
        { startsAt: at(1), status: 'booked', serviceItemId: '5' },
        { startsAt: at(2), status: null, serviceItemId: null },
      ],
      bookings: [],
    });
    const query = new URLSearchParams({ settlnProviderId: '7', ...WIRE_DAY });
    expect(host.asked.map(({ url }) => url).sort()).toEqual([
      '/providerCalendar/bookings?settlnProviderId=7',
      `/providerCalendar/slots?${query}`,
    ]);
  });

  it('PC-059: tells a host of the range once that has named it, and no other', async () => {
    const headers = OURS;
    const empty = { body: [] };
    serve({ slots: { ...empty, headers }, bookings: { ...empty, headers } });
    await readCalendar(7, DAY);
    await readCalendar(7, DAY);
    const range = `&${new URLSearchParams(WIRE_DAY)}`;
    const asked = host.asked.map(({ url }) => url).filter((url) => url.includes('/bookings'));
    expect(asked).toEqual(
      ['', range].map((end) => `/providerCalendar/bookings?settlnProviderId=7${end}`),
    );
    serve({ slots: empty, bookings: empty });
    await readCalendar(7, DAY);
    await readCalendar(7, DAY);
    expect(host.asked.at(-1)?.url).not.toContain('bookings?settlnProviderId=7&');
  });

  it('sees past the rules of booking of our backend, with the source of each slot', async () => {
    const body = [{ start_time: iso(1), status: 'unavailable', source: 'day-off' }];
    const asked = () => host.asked.map(({ url }) => url).filter((url) => url.includes('/slots'));
    for (const [headers, audience] of [[OURS, 'provider'] as const, [{}, null] as const]) {
      serve({ slots: { body, headers }, bookings: { body: [], headers } });
      await readCalendar(7, DAY);
      const { slots } = await readCalendar(7, DAY);
      expect(slots).toMatchObject([{ startsAt: at(1), source: 'day-off' }]);
      const { searchParams } = new URL(asked().at(-1) ?? '', 'http://host.test');
      expect(searchParams.get('audience')).toBe(audience);
    }
  });

  it('PC-060: takes bookings however they are spelled, of that window alone', async () => {
    const bookings = [
      {
        id: 1,
        start_time: iso(1),
        end_time: iso(2),
        customer_name: 'Ann',
        customer_phone: '1',
        services: [{ id: 5, name: 'Cut' }],
        total_price: 10.5,
      },
      { id: 'b', startTime: iso(3), customerName: 'Bo', customerPhone: 2, serviceItems: ['Wash'] },
      { id: 3, startTime: iso(-1), endTime: iso(0.5), totalPrice: '7', status: 'CANCELED' },
      { id: 4, startTime: iso(-1), endTime: iso(0) },
      { id: 5, startTime: iso(24) },
      { id: 6, startTime: 'some day' },
      { nothing: true },
      null,
    ];
    const unmarked = {
      sequence: 0,
      unread: null,
      didNotCome: null,
      note: '',
      person: null,
      visitNumber: null,
    };
    const none = {
      endsAt: null,
      customerName: '',
      customerPhone: '',
      customerEmail: '',
      customerMail: null,
      customerGetsMail: false,
      bookedAt: null,
      services: [],
      totalMinor: null,
      isCancelled: false,
      ...unmarked,
    };
    const expected = [
      {
        id: '1',
        startsAt: at(1),
        endsAt: at(2),
        customerName: 'Ann',
        customerPhone: '1',
        customerEmail: '',
        customerMail: null,
        customerGetsMail: false,
        bookedAt: null,
        services: [
          { itemId: '5', name: 'Cut', serviceName: '', priceMinor: null, durationMinutes: null },
        ],
        totalMinor: 1050,
        isCancelled: false,
        ...unmarked,
      },
      {
        ...none,
        id: 'b',
        startsAt: at(3),
        customerName: 'Bo',
        customerPhone: '2',
        services: [
          { itemId: null, name: 'Wash', serviceName: '', priceMinor: null, durationMinutes: null },
        ],
      },
      {
        ...none,
        id: '3',
        startsAt: at(-1),
        endsAt: at(0.5),
        totalMinor: 700,
        isCancelled: true,
      },
    ];
    for (const body of [bookings, { data: bookings }, { bookings }]) {
      serve({ slots: { body: [] }, bookings: { body } });
      expect((await readCalendar(7, DAY)).bookings).toEqual(expected);
    }
  });

  it('waits for both calls at the same time', async () => {
    const waiting: ((answer: Scripted) => void)[] = [];
    let asked = () => {};
    const bothAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    host.answer(
      () =>
        new Promise<Scripted>((answer) => {
          if (waiting.push(answer) === 2) asked();
        }),
    );
    const reading = readCalendar(7, DAY);
    await bothAsked;
    for (const answer of waiting) answer({ body: [] });
    expect(await reading).toEqual({ slots: [], bookings: [] });
  });

  it('does without the bookings when only they fail', async () => {
    for (const bookings of [{ status: 501 }, { text: 'Bad gateway' }, { body: 'what?' }]) {
      serve({ slots: { body: [] }, bookings });
      expect(await readCalendar(7, DAY)).toEqual({ slots: [], bookings: null });
    }
  });

  it('has the busy times of other calendars where {host} keeps them, and does without', async () => {
    const offered = OURS;
    const slots = { headers: offered, body: [] };
    const busy = { busy: [{ startTime: iso(1), endTime: iso(2), name: 'Private' }] };
    serve({ slots, bookings: slots });
    await readCalendar(7, DAY);
    serve({ slots, bookings: slots, 'busy-elsewhere': { headers: offered, body: busy } });
    expect(await readCalendar(7, DAY, 2)).toEqual({
      slots: [],
      bookings: [],
      busy: [{ startsAt: at(1), endsAt: at(2), name: 'Private' }],
    });
    const asked = host.asked.find(({ url }) => url.includes('busy-elsewhere'));
    expect(asked?.url).toContain('person=2');
    serve({ slots, bookings: slots, 'busy-elsewhere': { headers: offered, status: 500 } });
    expect(await readCalendar(7, DAY)).toEqual({ slots: [], bookings: [] });
    // From its next answer on it names none.
    serve({ slots: { body: [] }, bookings: { body: [] } });
    await readCalendar(7, DAY);
    host.asked.length = 0;
    await readCalendar(7, DAY);
    expect(host.asked.map(pathOf).join()).not.toContain('busy');
  });

  it.each([[500], [403], [404]])('CAL-037: says that the slots failed with %i', async (status) => {
    serve({ slots: { status, body: { message: 'Own words' } }, bookings: { body: [] } });
    expect(await refusalOf(readCalendar(7, DAY))).toEqual({
      code: 'host_failed',
      message: `Failed to fetch slots: ${status}`,
    });
  });
});

describe('the items to book', () => {
  it('CAL-024, PC-044: are those of every listing; one that fails has none and says so', async () => {
    host.answer(({ url }) => {
      if (url.startsWith('/serviceProviders?')) {
        return { body: [{ id: 1, name: 'A' }, { id: 'x', name: 'B' }, { id: 3 }] };
      }
      const id = new URL(url, 'http://host.test').searchParams.get('providerId');
      if (id === 'x') return { status: 500 };
      return { body: id === '1' ? { data: [{ id: 5, price: '9.5', durationMinutes: 30 }] } : [] };
    });
    expect(await listBookableItems('owner')).toEqual([
      {
        serviceId: '1',
        serviceName: 'A',
        hasFailed: false,
        items: [
          {
            id: '5',
            name: '',
            description: '',
            priceMinor: 950,
            durationMinutes: 30,
            ...NO_LANGUAGES,
          },
        ],
      },
      { serviceId: 'x', serviceName: 'B', hasFailed: true, items: [] },
      { serviceId: '3', serviceName: '', hasFailed: false, items: [] },
    ]);
    expect(host.asked[0]?.url).toBe('/serviceProviders?userId=owner&hostCountry=MT');
  });
});

describe('booking and cancelling', () => {
  it('PC-056, PC-057: books with exactly three fields, and a known customer only where one is kept', async () => {
    host.answer(() => ({ status: 200, text: '' }));
    await bookSlot(7, { ...AT, customerName: 'Ann', customerPhone: '+356 2100 0000' });
    const body = { settlnProviderId: 7, serviceItemId: 5, startTime: iso(1) };
    expect(sent()).toEqual([body]);
    host.answer(() => ({
      status: 200,
      text: '',
      headers: OURS,
    }));
    await bookSlot(7, { ...AT, customerName: '', customerPhone: '' });
    await bookSlot(7, { ...AT, customerName: 'Ann' });
    expect(sent()).toEqual([body, { ...body, customerName: 'Ann' }]);
    expect(pathOf(host.asked[0] as Recorded)).toBe('/providerCalendar/book');
  });

  it.each([
    [{ status: 409, body: {} }, 'slot_taken', 'Booking failed: 409'],
    [{ status: 409, body: { message: 'Taken.' } }, 'slot_taken', 'Taken.'],
    [{ status: 500, body: {} }, 'host_failed', 'Booking failed: 500'],
    [{ body: { success: false, message: 'No.' } }, 'refused', 'No.'],
  ])('a booking that the host refuses with %j is refused', async (answer, code, message) => {
    host.answer(() => answer);
    expect(await refusalOf(bookSlot(7, AT))).toEqual({ code, message });
    expect(host.asked).toHaveLength(1);
  });

  it.each([{ cut: true }, { status: 504, text: '' }])(
    'what the host answers with %j is neither booked nor cancelled nor refused',
    async (answer) => {
      host.answer(() => answer);
      await expect(bookSlot(7, AT)).rejects.toBeInstanceOf(UnsettledWrite);
      await expect(cancelBooking(7, AT)).rejects.toBeInstanceOf(UnsettledWrite);
    },
  );

  it('PC-058: cancels with exactly three fields', async () => {
    host.answer(() => ({ body: { anything: true } }));
    await cancelBooking(7, AT);
    expect(sent()).toEqual([{ settlnProviderId: 7, serviceItemId: 5, startTime: iso(1) }]);
    expect(pathOf(host.asked[0] as Recorded)).toBe('/providerCalendar/cancel');
  });

  it('PC-058: tells a reason to our backend alone', async () => {
    const held = { ...AT, reason: 'I am ill.' };
    const about = { settlnProviderId: 7, serviceItemId: 5, startTime: iso(1) };
    host.answer(() => ({ headers: OURS, body: {} }));
    await cancelBooking(7, held);
    await cancelBooking(7, held);
    expect(sent()).toEqual([about, { ...about, reason: 'I am ill.' }]);
    host.answer(() => ({ body: {} }));
    await cancelBooking(7, AT);
    await cancelBooking(7, held);
    expect(sent()).toEqual([about, about]);
  });

  it.each([
    [{ status: 404, body: {} }, 'not_found', /no booking at this time/],
    [{ status: 409, body: {} }, 'conflict', /changed meanwhile/],
    [{ status: 404, body: { message: 'Gone.' } }, 'not_found', /^Gone\.$/],
  ])('a cancellation that the host refuses with %j says why', async (answer, code, message) => {
    host.answer(() => answer);
    const refusal = { code, message: expect.stringMatching(message) };
    expect(await refusalOf(cancelBooking(7, AT))).toEqual(refusal);
  });
});
