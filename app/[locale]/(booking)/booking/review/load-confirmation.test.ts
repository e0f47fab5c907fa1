import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealBooking } from '@/lib/host/calendar/seal';
import { noteExtensions } from '@/lib/host/transport/host-extensions';
import { BOOKED_COOKIE, toBookedCookie } from '@/lib/http/booked-cookie';
import { confirmedPath, parseBookingState, reviewPath } from '@/lib/url/booking-url';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import {
  findBookedPath,
  findConfirmation,
  findReach,
  findStanding,
  reviewTitle,
} from './load-confirmation';

const jar = new Map<string, { value: string }>();
vi.mock('next/headers', () => ({ cookies: async () => jar }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
beforeEach(() => jar.clear());
afterAll(() => host.close());

const VISIT = {
  serviceId: 'listing-1',
  calendarId: 7,
  startsAt: Date.parse('2030-11-20T09:45:00.000Z'),
  itemIds: ['4', '3'],
};
const BOOKING = {
  bookingId: '40817',
  totalMinor: 12500,
  minutes: 285,
  manageToken: '',
  person: '',
};
const SERVICE = { id: 'listing-1', name: 'Crown', phone_number: '+356 2100 0000' };
const ITEMS = [
  { id: 3, name: 'Braids', price: 99, duration_minutes: 210 },
  { id: 4, name: 'Cornrows', price: 40, duration_minutes: 75 },
];

function paramsOf(path: string) {
  return Object.fromEntries(new URL(path, 'http://x').searchParams);
}

function find(path: string) {
  const params = paramsOf(path);
  return findConfirmation(parseBookingState(params), params, 'en');
}

const PATH = () => confirmedPath(VISIT, sealBooking(BOOKING, VISIT));

describe('REV-026 to REV-028: the confirmation at its address', () => {
  test('PROF-013: calls the provider at a number of the country of the listing', async () => {
    host.answer(() => ({ body: { ...SERVICE, country_iso: 'DK', phone_number: '22 12 34 56' } }));
    expect(await findReach(VISIT.serviceId)).toMatchObject({ call: 'tel:22123456' });
  });

  test('shows what was booked, at the price of the booking', async () => {
    host.answer(({ url }) => {
      if (url.startsWith('/serviceItems')) return { body: ITEMS };
      if (url.startsWith('/settlnProviders')) {
        return { body: [{ id: 7, name: 'Adaeze', address: 'Gżira' }] };
      }
      return { body: { ...SERVICE, whatsapp_number: '+356 9900 0000' } };
    });
    const { person: _, ...sealed } = BOOKING;
    expect(await find(PATH())).toEqual({
      ...sealed,
      siteUrl: process.env.SITE_URL,
      offersDirectory: true,
      customerName: '',
      customerPhone: '',
      mail: null,
      path: PATH(),
      reach: {
        phoneNumber: '+356 2100 0000',
        call: 'tel:+35621000000',
        message: 'https://wa.me/35699000000',
      },
      review: {
        serviceId: 'listing-1',
        calendarId: 7,
        person: null,
        startsAt: VISIT.startsAt,
        provider: { name: 'Crown', address: 'Gżira', imageUrl: '', score: null },
        items: [
          { id: '4', name: 'Cornrows', language: '', priceMinor: 4000, durationMinutes: 75 },
          { id: '3', name: 'Braids', language: '', priceMinor: 9900, durationMinutes: 210 },
        ],
      },
    });
    expect(reviewTitle(paramsOf(PATH()))).toBe('confirmed');
  });

  test('stands while the host fails, without what cannot be read', async () => {
    host.answer(() => ({ status: 500 }));
    expect(await find(PATH())).toMatchObject({
      bookingId: '40817',
      reach: { call: '', message: '' },
      review: { startsAt: VISIT.startsAt, provider: { name: '' }, items: [] },
    });
  });

  test('names whom the visit is with, where several people work', async () => {
    host.answer(() => ({ status: 500 }));
    const path = confirmedPath(
      { ...VISIT, person: 2 },
      sealBooking({ ...BOOKING, person: 'Blessing' }, VISIT),
    );
    expect(await find(path)).toMatchObject({ review: { person: { id: 2, name: 'Blessing' } } });
  });

  test('is not shown for an address that proves nothing', async () => {
    const other = { ...VISIT, itemIds: ['4'] };
    expect(await find(reviewPath(VISIT))).toBeNull();
    expect(await find(confirmedPath(other, sealBooking(BOOKING, VISIT)))).toBeNull();
    expect(reviewTitle(paramsOf(reviewPath(VISIT)))).toBe('review');
  });

  test('names the customer only to the browser that booked', async () => {
    host.answer(() => ({ status: 500 }));
    const booked = {
      bookingId: '40817',
      customerName: 'Ada',
      customerPhone: '+356 9900 0000',
      mail: 'coming' as const,
      review: reviewPath(VISIT),
      path: '/c',
    };
    jar.set(BOOKED_COOKIE, toBookedCookie(booked, 'en', Date.now()));
    expect(await find(PATH())).toMatchObject({
      customerName: 'Ada',
      customerPhone: '+356 9900 0000',
      mail: 'coming',
    });
    const state = parseBookingState(paramsOf(reviewPath(VISIT)));
    expect(await findBookedPath(state)).toBe('/c');
    expect(await findBookedPath({ ...state, startsAt: null })).toBeNull();
    jar.set(BOOKED_COOKIE, toBookedCookie({ ...booked, bookingId: '1' }, 'en', Date.now()));
    expect(await find(PATH())).toMatchObject({
      customerName: '',
      customerPhone: '',
      mail: null,
    });
  });
});

describe('a confirmation with a link', () => {
  const booking = {
    id: 40817,
    settlnProviderId: 7,
    providerId: null,
    customerName: 'Ada',
    provider: {
      name: 'Crown',
      address: '',
      phoneNumber: '',
      whatsappNumber: '',
      profileImageUrl: null,
    },
    startTime: '2030-11-20T09:45:00.000Z',
    endTime: '2030-11-20T10:45:00.000Z',
    serviceItems: [],
    totalPrice: 0,
    status: 'confirmed',
    cancelledBy: null,
    cancelledAt: null,
    movedFrom: null,
    movesLeft: 5,
    sequence: 0,
  };
  const standingOf = async (manageToken: string) => {
    const params = paramsOf(confirmedPath(VISIT, sealBooking({ ...BOOKING, manageToken }, VISIT)));
    const confirmation = await findConfirmation(parseBookingState(params), params, 'en');
    return confirmation && findStanding(confirmation);
  };

  test.each([
    ['as it was booked', { body: { booking } }, { hasLink: true }],
    [
      'moved since',
      { body: { booking: { ...booking, sequence: 1 } } },
      { path: '/booking/manage/t' },
    ],
    ['revoked since', { body: { booking: null } }, { hasLink: false }],
    ['that cannot be read', { status: 500 }, { hasLink: true }],
  ])('to a booking %s', async (_, answer, standing) => {
    noteExtensions(host.url, 'customer-links', true);
    host.answer(({ url }) => (url.startsWith('/customerBookings') ? answer : { status: 500 }));
    expect(await standingOf('t')).toEqual(standing);
  });

  test('of a host that gives none asks for none', async () => {
    host.answer(() => ({ status: 500 }));
    expect(await standingOf('')).toEqual({ hasLink: false });
    expect(host.asked.some(({ url }) => url.startsWith('/customerBookings'))).toBe(false);
  });
});
