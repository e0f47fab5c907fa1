import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealBooking } from '@/lib/server/host/calendar/seal';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { BOOKED_COOKIE, toBookedCookie } from '@/lib/server/http/booked-cookie';
import { confirmedPath, parseBookingState, reviewPath } from '@/lib/shared/url/booking-url';
import { type Scripted, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findBookedPath, findConfirmation, findReach, reviewTitle } from './load-confirmation';

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
      hasListing: true,
      customerName: '',
      customerPhone: '',
      customerEmail: '',
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

  test('says no price and no length that nobody gave', async () => {
    host.answer(({ url }) =>
      url.startsWith('/serviceItems') ? { body: [ITEMS[0]] } : { status: 500 },
    );
    const unknown = sealBooking({ ...BOOKING, totalMinor: null, minutes: null }, VISIT);
    const known = sealBooking({ ...BOOKING, totalMinor: 9900, minutes: null }, VISIT);
    expect(await find(confirmedPath(VISIT, unknown))).toMatchObject({
      totalMinor: null,
      minutes: 0,
      review: { items: [{ id: '3' }] },
    });
    expect(await find(confirmedPath(VISIT, known))).toMatchObject({ totalMinor: 9900 });
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
      customerEmail: 'ada@example.com',
      mail: 'coming' as const,
      review: reviewPath(VISIT),
      path: '/c',
    };
    jar.set(BOOKED_COOKIE, toBookedCookie(booked, 'en', Date.now()));
    expect(await find(PATH())).toMatchObject({
      customerName: 'Ada',
      customerPhone: '+356 9900 0000',
      customerEmail: 'ada@example.com',
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
  const provider = {
    name: 'Crown',
    address: 'Sliema',
    phoneNumber: '22 12 34 56',
    whatsappNumber: '',
    countryIso: 'DK',
    profileImageUrl: 'https://pictures.example/crown.webp',
  };
  const booking = {
    id: 40817,
    settlnProviderId: 7,
    providerId: null,
    customerName: 'Ada',
    customerPhone: '2100 0001',
    provider,
    startTime: '2030-11-20T09:45:00.000Z',
    endTime: '2030-11-20T14:30:00.000Z',
    serviceItems: [
      { id: 4, name: 'Cornrows', price: 40, durationMinutes: 75 },
      { id: 3, name: 'Braids', price: 85, durationMinutes: 210 },
    ],
    totalPrice: 125,
    status: 'confirmed',
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    movedFrom: null,
    movesLeft: 5,
    sequence: 0,
  };
  const GONE: Scripted = { status: 404 };
  const findLinked = (
    linked: Scripted,
    { listing = GONE, items = GONE, manageToken = 't', locale = 'en' } = {},
  ) => {
    noteNumber(host.url, '1', true);
    host.answer(({ url }) => {
      if (url.startsWith('/customerBookings')) return linked;
      if (url.startsWith('/serviceItems')) return items;
      if (url.startsWith('/settlnProviders'))
        return { body: [{ id: 7, name: 'Adaeze', address: 'Gżira' }] };
      return listing;
    });
    const params = paramsOf(confirmedPath(VISIT, sealBooking({ ...BOOKING, manageToken }, VISIT)));
    return findConfirmation(parseBookingState(params), params, locale);
  };

  const AS_BOOKED = {
    manageToken: 't',
    totalMinor: 12500,
    minutes: 285,
    reach: { phoneNumber: '22 12 34 56', call: 'tel:22123456', message: '' },
    review: {
      serviceId: 'listing-1',
      provider: { name: 'Crown', address: 'Sliema', imageUrl: provider.profileImageUrl },
      items: [
        { id: '4', name: 'Cornrows', priceMinor: 4000, durationMinutes: 75 },
        { id: '3', name: 'Braids', priceMinor: 8500, durationMinutes: 210 },
      ],
    },
  };

  test('shows what was booked after its listing went, beside another of the account', async () => {
    const gone = { body: { booking: { ...booking, providerId: null } } };
    expect(await findLinked(gone)).toMatchObject({ ...AS_BOOKED, hasListing: false });
  });

  test('shows what was booked after items were edited and deleted', async () => {
    const items = { body: [{ ...ITEMS[1], price: 55, duration_minutes: 30 }] };
    const moved = { body: { ...SERVICE, address: 'Valletta' } };
    expect(await findLinked({ body: { booking } }, { listing: moved, items })).toMatchObject(
      AS_BOOKED,
    );
  });

  test('names items in the language of the reader, unless renamed since', async () => {
    const inFrench = { language: 'en', second_language: 'fr', second_name: 'Tresses' };
    const items = {
      body: [
        { ...ITEMS[0], ...inFrench },
        { ...ITEMS[1], ...inFrench, name: 'Twists' },
      ],
    };
    const found = await findLinked({ body: { booking } }, { locale: 'fr', items });
    expect(found).toMatchObject({
      review: {
        items: [
          { name: 'Cornrows', priceMinor: 4000 },
          { name: 'Tresses', language: 'fr', priceMinor: 8500 },
        ],
      },
    });
  });

  test('to a booking moved since leads to its own page', async () => {
    const moved = { body: { booking: { ...booking, sequence: 1 } } };
    expect(await findLinked(moved)).toEqual({ ownPage: '/booking/manage/t' });
  });

  test.each([
    ['revoked since', { body: { booking: null } }, ''],
    ['that cannot be read', { status: 500 }, 't'],
  ])('to a booking %s shows the listing of today', async (_, answer, manageToken) => {
    expect(await findLinked(answer, { listing: { body: SERVICE } })).toMatchObject({
      manageToken,
      reach: { phoneNumber: '+356 2100 0000' },
      review: { provider: { name: 'Crown', address: 'Gżira' } },
    });
  });

  test('of a host that gives none asks for none', async () => {
    expect(await findLinked({ status: 500 }, { manageToken: '' })).toMatchObject({
      manageToken: '',
    });
    expect(host.asked.some(({ url }) => url.startsWith('/customerBookings'))).toBe(false);
  });
});
