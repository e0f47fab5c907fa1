import * as React from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { followDirectory } from '@/lib/server/host/follow-directory';
import { accountCalls } from '@/lib/server/http/calls/account';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import { calendarCalls } from '@/lib/server/http/calls/calendar';
import { eventsCalls } from '@/lib/server/http/calls/events';
import { servicesCalls } from '@/lib/server/http/calls/services';
import { siteCalls } from '@/lib/server/http/calls/site';
import { localDay } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { startTestStorage, type TestStorage } from '@/local/storage/test-server';
import { type DocumentedHost, SPELLING_NAMES, startDocumentedHost } from '@/test/documented-host';
import { ask, cookieOf, upload } from '@/test/form-routes';
import { IS_LONG } from '@/test/long';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import { GET as visitFile } from './(files)/booking/manage/[token]/appointment.ics/route';
import { GET as appointment } from './(files)/booking/review/appointment.ics/route';
import * as qr from './(files)/providerPage/qr/route';
import MovePage from './[locale]/(booking)/booking/manage/[token]/move/page';
import ManagePage from './[locale]/(booking)/booking/manage/[token]/page';
import NotMePage from './[locale]/(booking)/booking/not-me/page';
import BookingPage from './[locale]/(booking)/booking/page';
import ReviewPage from './[locale]/(booking)/booking/review/page';
import SelectTimePage from './[locale]/(booking)/booking/select-time/page';
import EditEventPage from './[locale]/(portal)/events/[id]/edit/page';
import EventPage from './[locale]/(portal)/events/[id]/page';
import NewEventPage from './[locale]/(portal)/events/new/page';
import EditServicePage from './[locale]/(portal)/services/[id]/edit/page';
import ServicePage from './[locale]/(portal)/services/[id]/page';
import NewServicePage from './[locale]/(portal)/services/new/page';
import PortalPage from './[locale]/(portal)/settln-providers/page';
import NewsPage from './[locale]/(site)/(news)/news/page';
import FindPage from './[locale]/(site)/find/page';
import ShortAddressPage from './[locale]/(site)/p/[address]/page';
import ProviderPage from './[locale]/(site)/providerPage/page';
import PosterPage from './[locale]/(site)/providerPage/poster/page';
import SlatePage from './[locale]/(site)/shared/slates/[id]/[offer]/page';
import * as logo from './api/services/[id]/logo/route';
import { listSitemapPages } from './sitemap-pages';

const visitor = vi.hoisted(() => ({ cookie: '' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers(visitor),
  cookies: async () => new Map(),
}));
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));
// Outside Next its loader draws nothing the first time.
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<React.ComponentType>) =>
    React.lazy(async () => ({ default: await load() })),
}));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  connection: async () => {},
}));
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

const USER = '118001';
const MALTA = 'Europe/Malta';
/** The day after tomorrow, which is open from 09:00. */
const DATE = localDay(Date.now() + 2 * DAY_MS, MALTA);
const MIDNIGHT = spanOfDays(DATE, DATE, MALTA).from;
const at = (hours: number) => MIDNIGHT + hours * HOUR_MS;
const iso = (hours: number) => toIso(at(hours));

const asked = <T extends object>(params: T) => ({ params: Promise.resolve(params) });
const searched = (query: Record<string, string>) => ({ searchParams: Promise.resolve(query) });

let host: DocumentedHost;
let storage: TestStorage;
let cookie = '';
let following: Promise<void>;
let isOver = false;

beforeAll(async () => {
  [host, storage] = await Promise.all([startDocumentedHost(), startTestStorage()]);
  stubWebEnv(host.url);
  vi.stubEnv('S3_ENDPOINT', storage.endpoint);
  vi.stubEnv('ASSETS_URL', `${storage.endpoint}/assets`);
  cookie = await cookieOf(USER);
  // As each web process does from its start on.
  following = followDirectory(
    async () => {},
    () => isOver,
  );
  await vi.waitFor(() => expect(isDirectoryOffered()).toBe(false));
});
afterAll(async () => {
  isOver = true;
  await following;
  await Promise.all([host.close(), storage.stop()]);
});

describe.each(SPELLING_NAMES)('a host written from the documents, %s', (spelling) => {
  beforeAll(() => {
    host.reset(spelling);
    warned.mockClear();
  });

  /** A page as the signed-in provider sees it. */
  async function own(page: (props: object) => Promise<React.ReactNode>): Promise<string> {
    visitor.cookie = cookie;
    try {
      return await renderPage(await page({}));
    } finally {
      visitor.cookie = '';
    }
  }
  const portal = (tab: string) => own(() => PortalPage(searched({ tab })));
  const send = (
    route: Parameters<typeof ask>[0],
    body?: unknown,
    params: Record<string, string> = {},
  ) => ask(route, { cookie, params, body });
  const only = <T,>(things: readonly T[]): T => {
    expect(things).toHaveLength(1);
    return things[0] as T;
  };
  const serviceId = () => only(host.store.services).id;
  const calendarId = () => String(only(host.store.accounts).id);
  const read = async (route: Parameters<typeof ask>[0], query = {}) => {
    const request = new Request(`https://settln.example/api?${new URLSearchParams(query)}`, {
      headers: { cookie },
    });
    const answer = await route(request, asked({ calendarId: calendarId() }));
    expect(answer.status).toBe(200);
    return answer.json();
  };

  it('PC-004, PC-008: registers a provider, and shows the dashboard', async () => {
    expect(await portal('listings')).toContain('Create Your Provider Account');
    const registration = {
      firstName: 'Almaz',
      lastName: 'Tesfaye',
      birthDate: '1990-01-31',
      email: 'almaz@settln.example',
      agreedToTerms: true,
    };
    expect((await send(accountCalls.registerAccount, registration)).status).toBe(201);
    expect(only(host.store.accounts).user_id).toBe(USER);
    const html = await portal('listings');
    expect(html).toContain('Almaz');
    expect(html).toContain('No listings yet');
    expect(await portal('calendar')).toContain('aria-label="Calendar"');
    expect(await portal('bookings')).toContain('No upcoming bookings');
  });

  it('PC-009, PC-012, PC-020, PC-022: lists a service, shows and edits it', async () => {
    const empty = await own(() => NewServicePage(searched({ categoryId: '4' })));
    expect(empty).toContain('Submit');
    // This host would not keep the language.
    expect(empty).not.toContain('Written in');
    const found = await send(servicesCalls.listSubcategories, undefined, { categoryId: '4' });
    expect(await found.json()).toEqual([{ id: 401, title: 'Catering' }]);
    const form = {
      userId: USER,
      name: 'Habesha Kitchen',
      address: 'Msida',
      countryIso: 'MT',
      phoneNumber: '+356 2100 0000',
      whatsappNumber: '',
      websiteUrl: '',
      description: 'Injera',
      communities: [1],
      categoryId: 4,
      subcategoryIds: [401],
      profileImageUrl: await upload(cookie),
      portfolioImages: [await upload(cookie)],
    };
    expect((await send(servicesCalls.createService, form)).status).toBe(201);
    expect(await portal('listings')).toContain('Habesha Kitchen');
    const id = serviceId();
    expect(await own(() => ServicePage(asked({ id })))).toContain('Habesha Kitchen');
    const edit = await own(() => EditServicePage(asked({ id })));
    expect(edit).toContain('value="Habesha Kitchen"');
    expect(
      (await send(servicesCalls.updateService, { ...form, name: 'Habesha of Msida' }, { id }))
        .status,
    ).toBe(200);
    expect(await portal('listings')).toContain('Habesha of Msida');
    expect((await send(logo.GET, undefined, { id })).status).toBe(200);
  });

  it('PC-042, PC-046, PC-048, PC-049: keeps the items of a service', async () => {
    const id = serviceId();
    const coffee = { name: 'Coffee', description: '', price: 45, durationMinutes: 60 };
    expect((await send(servicesCalls.createServiceItem, coffee, { id })).status).toBe(201);
    expect(
      (await send(servicesCalls.createServiceItem, { ...coffee, name: 'Tasting' }, { id })).status,
    ).toBe(201);
    const [first, second] = host.store.items.map((each) => String(each.id));
    const at = (itemId = '') => ({ id, itemId });
    const renamed = { ...coffee, name: 'Coffee ceremony', price: 12.5 };
    expect((await send(servicesCalls.updateServiceItem, renamed, at(first))).status).toBe(200);
    expect((await send(servicesCalls.deleteServiceItem, undefined, at(second))).status).toBe(200);
    const html = await own(() => ServicePage(asked({ id })));
    expect(html).toContain('Coffee ceremony');
    expect(html).toContain('€12.50');
    expect(html).not.toContain('Tasting');
  });

  it('CAL-008, CAL-012, CAL-026, CAL-030, PC-051, PC-060: runs the calendar', async () => {
    const params = { calendarId: calendarId() };
    const open = { changes: [{ mark: 'available', startsAt: at(9), endsAt: at(17) }] };
    const marked = await send(calendarCalls.setAvailability, open, params);
    expect(await marked.json()).toEqual({ failed: [], before: [] });
    const week = { startTime: iso(0), endTime: iso(7 * 24) };
    expect((await read(calendarCalls.readCalendar, week)).slots).toHaveLength(32);
    const [service] = await read(calendarCalls.listBookableItems);
    const serviceItemId = service.items[0].id;
    const last = { serviceItemId, startsAt: at(16) };
    expect((await send(bookingsCalls.bookSlot, last, params)).status).toBe(201);
    expect((await send(bookingsCalls.bookSlot, last, params)).status).toBe(409);
    const shown = await read(calendarCalls.readCalendar, week);
    const held = shown.slots.find((slot: { status: string }) => slot.status === 'booked');
    expect(held).toMatchObject({ startsAt: at(16), serviceItemId });
    expect(shown.bookings).toHaveLength(1);
    expect((await send(bookingsCalls.cancelBooking, last, params)).status).toBe(200);
    expect((await read(calendarCalls.readCalendar, week)).bookings).toEqual([]);
    const tab = await portal('calendar');
    expect(tab).toContain('aria-label="Calendar"');
    // It keeps no hours and arranges no visits.
    expect(tab).not.toMatch(/settln-providers\/(?:opening-hours|book)/);
  });

  it('ROLE-006: keeps the calendar from anybody else', async () => {
    const stranger = await cookieOf('118002');
    const params = { calendarId: calendarId() };
    const first = { serviceItemId: String(host.store.items[0]?.id), startsAt: at(9) };
    for (const route of [bookingsCalls.bookSlot, bookingsCalls.cancelBooking]) {
      expect((await ask(route, { cookie: stranger, params, body: first })).status).toBe(403);
    }
    expect(host.store.bookings).toEqual([]);
  });

  it('PROF-009, PROF-023: shows the subcategories of a profile as tags', async () => {
    const profile = await renderPage(await ProviderPage(searched({ id: serviceId() })));
    expect(profile).toMatch(/<li[^>]*>Catering<\/li>/);
  });

  it('CC-004, CC-007, CC-009, CC-011, CC-014, CC-020, CC-021: takes a customer from the profile to a confirmed booking', async () => {
    const id = serviceId();
    const profile = await renderPage(await ProviderPage(searched({ id })));
    expect(profile).toContain('Habesha of Msida');
    expect(profile).toContain('Book Now');
    const first = await renderPage(await BookingPage(searched({ providerId: id })));
    expect(first).toContain('Coffee ceremony');
    expect(first).not.toContain('cannot take bookings');
    const chosen = {
      providerId: id,
      settlnProviderId: calendarId(),
      serviceItems: String(host.store.items[0]?.id),
    };
    const times = await renderPage(await SelectTimePage(searched({ ...chosen, date: DATE })));
    expect(times).toContain('16:00');
    expect(times).not.toContain('16:15');
    const review = searched({ ...chosen, startTime: iso(9) });
    const html = await renderPage(await ReviewPage(review));
    expect(html).toContain('Coffee ceremony');
    expect(html).toContain('Confirm');
    expect(html).not.toContain('Anything the provider should know?');
    const confirmed = await ask(bookingsCalls.createBooking, {
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': crypto.randomUUID(),
      },
      body: {
        calendarId: Number(calendarId()),
        startsAt: Date.parse(iso(9)),
        serviceId: id,
        itemIds: [String(host.store.items[0]?.id)],
        customerName: 'Ann',
        customerPhone: '+356 9900 0000',
        // No page of this host asks for it, and it would refuse the field.
        customerRemark: 'No lift.',
      },
    });
    expect(confirmed.status).toBe(201);
    const booking = only(host.store.bookings);
    const answer = await confirmed.json();
    expect(answer).toMatchObject({ id: String(booking.id), customerName: 'Ann' });
    const lasting = new URL(answer.path, 'https://settln.example').searchParams;
    const confirmation = await ReviewPage(searched(Object.fromEntries(lasting)));
    const shown = await renderPage(confirmation);
    expect(shown).toContain('Booking confirmed');
    expect(shown).toContain(String(booking.id));
    const listed = await portal('bookings');
    expect(listed).toContain('Ann');
    expect(listed).toContain('Coffee ceremony');
    expect(listed).not.toContain('Cancelled');
    expect(listed).not.toContain('settln-providers/customers');
    const query = new URLSearchParams({ ...chosen, startTime: iso(9) });
    const file = await appointment(new Request(`https://settln.example/?${query}`));
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });

  it('says of a link to a booking, which it offers none of, that it does not work', async () => {
    const link = { ...asked({ token: `${'m'.repeat(24)}~1-2-0` }), ...searched({}) };
    for (const Page of [ManagePage, MovePage]) {
      const html = await renderPage(await Page(link));
      expect(html).toContain('This link no longer works');
      expect(html).toContain('Find providers');
    }
    const file = await visitFile(new Request('https://settln.example/'), link);
    expect(file.status).toBe(404);
  });

  it('says of a link that stops mail, which it has none of, that it cannot be used here', async () => {
    const html = await renderPage(await NotMePage(searched({ token: 'a-token' })));
    expect(html).toContain('This site cannot stop that mail');
    expect(html).not.toContain('<form');
    expect(html).toContain('Write to us');
  });

  it('PC-024, PC-025, PC-026, PC-040: lists, shows, edits and deletes events', async () => {
    expect(await own(() => NewEventPage(searched({})))).toContain('Submit');
    const form = {
      userId: USER,
      title: 'Enkutatash',
      description: 'Coffee and daisies.',
      category: 'Festivals',
      communityId: '1',
      address: 'Canal Hall',
      countryIso: 'GB',
      startsAt: '2027-09-11T16:00',
      startsOccurrence: 'first',
      timeZone: 'Europe/London',
      endsAt: '2027-09-11T22:00',
      endsOccurrence: 'first',

      isTicketRequired: 'yes',
      ticketPrice: '12,50',
      isBookingRequired: 'no',
      bookingLink: '',
      imageUrl: await upload(cookie, { kind: 'event' }),
    };
    expect((await send(eventsCalls.createEvent, form)).status).toBe(201);
    expect((await send(eventsCalls.createEvent, { ...form, title: 'Timkat' })).status).toBe(201);
    const id = host.store.events[0]?.id ?? '';
    const ownPage = await own(() => EventPage(asked({ id })));
    expect(ownPage).toContain('Enkutatash');
    expect(ownPage).not.toContain('Cancel Event');
    expect((await send(eventsCalls.cancelEvent, { words: '' }, { id })).status).toBe(404);
    expect(await own(() => EditEventPage(asked({ id })))).toContain('value="Enkutatash"');
    expect(
      (await send(eventsCalls.updateEvent, { ...form, title: 'New Year' }, { id })).status,
    ).toBe(200);
    const listed = await portal('listings');
    for (const title of ['New Year', 'Timkat']) expect(listed).toContain(title);
    expect((await send(eventsCalls.deleteEvent, undefined, { id })).status).toBe(200);
    // What is left may come by itself instead of in a list.
    expect(await portal('listings')).toContain('Timkat');
    const left = only(host.store.events).id;
    expect((await send(eventsCalls.deleteEvent, undefined, { id: left })).status).toBe(200);
  });

  it('has no directory to find or lead to, and a poster all the same', async () => {
    const id = serviceId();
    const profile = await renderPage(await ProviderPage(searched({ id })));
    expect(profile).not.toMatch(/href="\/find|noscript:min-h-0/);
    expect(await renderPage(await PosterPage(searched({ id })))).toContain('Habesha of Msida');
    const nowhere = await FindPage({ ...asked({}), ...searched({}) });
    expect(await renderPage(nowhere)).toContain('We could not find this page.');
    const beside = await send(servicesCalls.readRelated, undefined, { id });
    expect(await beside.json()).toMatchObject({ events: [], own: [], similar: [] });
  });

  it('knows no short addresses and no order of items, and asks for neither', async () => {
    const id = serviceId();
    const before = host.asked.length;
    const nobody = await ShortAddressPage(asked({ address: 'habesha-of-msida' }));
    expect(await renderPage(nobody)).toContain('We could not find this page.');
    const order = await send(servicesCalls.orderServiceItems, { itemIds: ['1'] }, { id });
    expect(order.status).toBe(404);
    const chosen = await send(
      servicesCalls.chooseShortAddress,
      { address: 'habesha-of-msida' },
      { id },
    );
    expect(chosen.status).toBe(404);
    const page = await own(() => ServicePage(asked({ id })));
    expect(page).not.toContain('Change the order');
    expect(host.asked.slice(before).join()).not.toMatch(/shortAddress|itemOrder/);
    const svg = await qr.GET(new Request(`https://settln.example/providerPage/qr?id=${id}`));
    expect(svg.status).toBe(200);
  });

  it('CC-023, CC-026, CC-030: shows posts and news', async () => {
    expect(await renderPage(await SlatePage(asked({ id: '5', offer: 'plain' })))).toContain(
      'Selam Tesfaye',
    );
    expect(await renderPage(await NewsPage(searched({})))).toContain('Story 19');
    const query = new URLSearchParams({ origin: 'GH', residence: 'MT', offset: '20' });
    const more = await siteCalls.listNews(
      new Request(`https://settln.example/api/news?${query}`),
      asked({}),
    );
    expect(await more.json()).toMatchObject({ articles: [{ title: 'Story 20' }], hasMore: false });
    const listed = (await listSitemapPages()).map(({ path }) => path);
    expect(listed).toContain('/downloadapp');
    expect(listed).not.toContain('/how-reviews-work');
  });

  const isOneOfThem = spelling === SPELLING_NAMES[0];
  it.runIf(IS_LONG || isOneOfThem)(
    'answers pages whole when each of its calls takes a second',
    async () => {
      host.delayBy(1_000);
      const id = serviceId();
      const chosen = { providerId: id, serviceItems: String(host.store.items[0]?.id), date: DATE };
      const started = Date.now();
      const others = Promise.all([
        own(() => ServicePage(asked({ id }))),
        SelectTimePage(searched(chosen)).then((shown) => renderPage(shown)),
      ]);
      const [services, calendar] = await Promise.all([portal('listings'), portal('calendar')]);
      expect(services).toContain('Habesha of Msida');
      expect(calendar).toContain('aria-label="Calendar"');
      expect(Date.now() - started).toBeLessThan(5_000);
      const [page, times] = await others;
      expect(page).toContain('Coffee ceremony');
      expect(times).toContain('16:00');
      host.delayBy(0);
    },
  );

  it('PC-023: deletes a service, which nobody finds any more', async () => {
    const id = serviceId();
    expect((await send(servicesCalls.deleteService, undefined, { id })).status).toBe(200);
    const gone = await renderPage(await ProviderPage(searched({ id })));
    expect(gone).toContain('Provider Not Found');
    // It has no directory to lead to.
    expect(gone).not.toContain('href="/find');
    expect(await own(() => ServicePage(asked({ id })))).toContain('Service Not Found');
    expect(await portal('listings')).toContain('No listings yet');
    expect(await own(() => EventPage(asked({ id: 'gone' })))).toContain('Event Not Found');
  });

  it('asked for nothing but documented calls, parameters and fields', () => {
    const isKnown = (stray: string) => /^POST \/events: (?:eventId|id)$/.test(stray);
    expect(host.undocumented.filter((stray) => !isKnown(stray))).toEqual([]);
    expect(warned.mock.calls.map(([line]) => line)).toEqual([]);
  });
});
