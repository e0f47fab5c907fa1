import type { HostTable } from '@/lib/contract/host';
import type { Endpoint, WireInput } from '@/lib/contract/rows/endpoint';
import type { ServicePayload } from '@/lib/contract/shapes/service-payload';
import { HOUR_MS } from '@/lib/time/units';
import { toFeedToken } from '../calls/visits/feed-token';
import type { Database } from '../db/client';
import { seedAccount } from '../db/seed';
import { seedNews } from '../db/seed-news';
import { seedMember } from '../db/seed-slates';
import { toManageToken } from '../mail/manage-token';
import { toStopToken } from '../mail/stop-token';
import { LINK_SECRET } from './link-secret';
import { sampleAccount, sampleEvent, sampleService } from './sample-account';
import { sampleArticle } from './sample-article';
import { sampleEventPayload } from './sample-payload';
import { sampleSchedule } from './sample-schedule';

const EVENT = '00000000-0000-4000-8000-000000000001';
const SPARE_EVENT = '00000000-0000-4000-8000-000000000002';

/** The things that the calls are about. */
export interface Subject {
  serviceId: string;
  calendarId: string;
  itemIds: number[];
  userId: string;
  slateId: string;
  authorId: string;
  eventId: string;
  /** The links of two bookings of customers. */
  links: [string, string];
  /** Things that writes may change and delete; no read asks for them. */
  spare: { serviceId: string; itemId: number; eventId: string };
}
/** An input for every row. */
export type Inputs = { [Name in keyof HostTable]: WireInput<HostTable[Name]> };

export const MT = { hostCountry: 'MT' };
const SERVICE: ServicePayload = {
  name: 'Contract Test',
  address: 'Triq ir-Repubblika, Valletta',
  countryIso: 'MT',
  phoneNumber: '+356 2100 0001',
  whatsappNumber: '',
  websiteUrl: '',
  description: 'A listing of the contract test.',
  communities: [1],
  categoryId: 2,
  subcategoryIds: [201],
  userId: '',
  profileImageUrl: 'https://assets.example/logo.webp',
  portfolioImages: [],
  isCommunityFavorite: false,
};
const ITEM = { name: 'Contract Test', description: '', price: 12.5, durationMinutes: 30 };

/**
 * An input for each row that it answers with success; `start` (epoch ms) is free for eight hours.
 */
export function inputsFor(subject: Subject, start: number): Inputs {
  const { serviceId, calendarId, itemIds, userId, eventId, slateId, authorId, spare } = subject;
  const [token, cancelled] = subject.links;
  const window = {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 7 * 24 * HOUR_MS).toISOString(),
  };
  return {
    getService: { query: { id: serviceId, hostCountry: 'MT' } },
    findPublicAccount: { query: { providerId: calendarId, hostCountry: 'MT' } },
    listServiceItems: { query: { providerId: serviceId } },
    getCalendarId: { params: { id: serviceId } },
    listSlots: { query: { settlnProviderId: calendarId, ...window } },
    createBooking: {
      body: {
        settlnProviderId: Number(calendarId),
        startTime: window.startTime,
        serviceItems: itemIds,
        customerName: 'Contract Test',
        customerPhone: '+356 2100 0001',
      },
    },
    findNextAvailable: {
      query: { settlnProviderId: calendarId, startTime: window.startTime, durationMinutes: 30 },
    },
    listPublicServices: { query: MT },
    listPublicEvents: { query: { ...MT, from: window.startTime } },
    searchServices: { query: { ...MT, q: 'contract', sort: 'name', page: '1' } },
    findAccount: { query: { userId, ...MT } },
    registerAccount: {
      query: MT,
      body: {
        user_id: 'contract-test',
        first_name: 'Contract',
        last_name: 'Test',
        date_of_birth: '1990-02-28',
        email: 'contract@example.com',
        agreed_to_terms: true,
        terms_accepted_at: new Date(start - 2 * HOUR_MS).toISOString(),
      },
    },
    listServices: { query: { userId, ...MT } },
    listSubcategories: { params: { categoryId: '2' }, query: MT },
    createService: { query: MT, body: { ...SERVICE, userId } },
    updateService: {
      params: { id: spare.serviceId },
      query: MT,
      body: { ...SERVICE, userId },
    },
    deleteService: { params: { id: spare.serviceId }, query: MT },
    getEvent: { query: { eventId, ...MT } },
    listEvents: { query: { userId, ...MT } },
    createEvent: { query: MT, body: sampleEventPayload({ user_id: userId }) },
    updateEvent: {
      query: { eventId: spare.eventId, ...MT },
      body: { ...sampleEventPayload({ user_id: userId }), id: spare.eventId },
    },
    deleteEvent: { params: { id: spare.eventId }, query: MT },
    createServiceItem: { query: { providerId: serviceId }, body: ITEM },
    updateServiceItem: { params: { itemId: String(spare.itemId) }, body: ITEM },
    deleteServiceItem: { params: { itemId: String(spare.itemId) } },
    setAvailability: {
      body: { settlnProviderId: Number(calendarId), ...window, status: 'available' },
    },
    bookSlot: {
      body: {
        settlnProviderId: Number(calendarId),
        serviceItemId: itemIds[0] ?? 0,
        startTime: new Date(start + HOUR_MS).toISOString(),
      },
    },
    cancelBooking: {
      body: {
        settlnProviderId: Number(calendarId),
        serviceItemId: itemIds[0] ?? 0,
        startTime: new Date(start + HOUR_MS).toISOString(),
      },
    },
    listDecisions: { query: {} },
    createReport: { body: { kind: 'service', id: serviceId, reason: 'scam' } },
    getInsight: { query: { settlnProviderId: calendarId } },
    countView: { body: { serviceId } },
    cancelCustomer: {
      body: { settlnProviderId: Number(calendarId), customerPhone: '+356 7700 0000' },
    },
    getSchedule: { query: { settlnProviderId: calendarId } },
    saveSchedule: {
      body: { settlnProviderId: Number(calendarId), version: 0, schedule: sampleSchedule() },
    },
    listScheduleConflicts: {
      body: { settlnProviderId: Number(calendarId), schedule: sampleSchedule() },
    },
    listProviderBookings: { query: { settlnProviderId: calendarId } },
    stopMail: {
      body: {
        token: toStopToken(
          'nobody@customer.example',
          { accountId: Number(calendarId), bookingId: 0 },
          LINK_SECRET,
        ),
      },
    },
    listVisits: { body: { settlnProviderId: Number(calendarId), part: 'upcoming' } },
    markVisit: {
      params: { visitId: '1' },
      body: { settlnProviderId: Number(calendarId), seen: 0 },
    },
    readFeedToken: { query: { settlnProviderId: calendarId } },
    changeFeedToken: { body: { settlnProviderId: Number(calendarId), isOn: true } },
    readFeed: {
      body: { token: toFeedToken({ id: Number(calendarId), feedVersion: 1 }, LINK_SECRET) },
    },
    findCustomerBooking: { query: { token } },
    listSlotsForMove: { query: { token, ...window } },
    cancelCustomerBooking: { body: { token: cancelled } },
    moveCustomerBooking: {
      body: { token, startTime: new Date(start + 5 * HOUR_MS).toISOString() },
    },
    listNews: {
      query: { country_of_origin_iso_code: 'GH', country_of_residence_iso_code: 'MT' },
    },
    getSlate: { params: { id: slateId } },
    getAuthor: { params: { authorId } },
    listAuthorSlates: { params: { authorId }, query: {} },
    listPublicSlates: { query: {} },
  };
}

/** The address and the options with which a row's input is sent. */
export function toRequest(
  row: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
) {
  const params = Object.entries({ ...(input.params as object) });
  const path = params.reduce(
    (text, [key, value]) => text.replace(`{${key}}`, `${value}`),
    row.path,
  );
  const query = new URLSearchParams(
    Object.entries({ ...(input.query as object) }).map(([key, value]) => [key, String(value)]),
  );
  const init: RequestInit = { method: row.method };
  if (input.body !== undefined) {
    init.body = JSON.stringify(input.body);
    init.headers = { 'content-type': 'application/json' };
  }
  return { path: query.size > 0 ? `/${path}?${query}` : `/${path}`, init };
}

/** Stores the things that {@link inputsFor} needs, and returns their ids. */
export async function seedSubject(db: Database, start: number): Promise<Subject> {
  const userId = 'owner-of-the-contract';
  const items = [{ service: 0, item: 0 }];
  const { accountId, services, bookingIds } = await seedAccount(
    db,
    sampleAccount({
      userId,
      services: [
        sampleService({
          subcategories: ['Nails'],
          portfolioImages: ['https://assets.example/1.webp'],
          items: [{ name: 'Cut', priceMinor: 1_000, durationMinutes: 30 }, { name: 'Spare' }],
        }),
        sampleService({ name: 'Spare' }),
      ],
      events: [sampleEvent({ id: EVENT }), sampleEvent({ id: SPARE_EVENT })],
      availability: [{ from: start, to: start + 8 * HOUR_MS, status: 'available' }],
      bookings: [7, 7.5].map((hours) => ({ startsAt: start + hours * HOUR_MS, items })),
    }),
  );
  await seedNews(db, [sampleArticle()]);
  const [service, spare] = services;
  const posts = [{ text: 'A post of the contract test.' }];
  const { memberId, slateIds } = await seedMember(db, { name: 'Ada Obi', slates: posts });
  const [token = '', cancelled = ''] = bookingIds.map((bookingId) =>
    toManageToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET),
  );
  const [itemId = 0, spareItemId = 0] = service?.itemIds ?? [];
  return {
    serviceId: service?.id ?? '',
    calendarId: String(accountId),
    itemIds: [itemId],
    userId,
    slateId: slateIds[0] ?? '',
    authorId: memberId,
    eventId: EVENT,
    links: [token, cancelled],
    spare: { serviceId: spare?.id ?? '', itemId: spareItemId, eventId: SPARE_EVENT },
  };
}
