import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { type HostTable, host } from '@/lib/contract/host';
import type { CallInput, Endpoint } from '@/lib/contract/rows/endpoint';
import type { ServicePayload } from '@/lib/contract/shapes/service-payload';
import { seedAccount } from './db/seed';
import { seedNews } from './db/seed-news';
import { seedMember } from './db/seed-slates';
import { sampleArticle } from './testing/sample-article';
import { sampleEventPayload } from './testing/sample-payload';
import { startTestBackend, type TestBackend } from './testing/test-backend';

/*
 * Every row of the table against our backend; given BACKEND_URL and perhaps BACKEND_TOKEN, the reads
 * against that one too, for the service CONTRACT_LISTING and the post CONTRACT_SLATE. A foreign host may lack extensions and
 * need only be readable; nothing is booked there. Ours must also answer in its own spelling.
 */
const foreign = process.env.BACKEND_URL;
const HOUR = 3_600_000;
const START = Math.ceil(Date.now() / HOUR + 24) * HOUR;

const EVENT = '00000000-0000-4000-8000-000000000001';
const SPARE_EVENT = '00000000-0000-4000-8000-000000000002';

interface Subject {
  serviceId: string;
  calendarId: string;
  itemIds: number[];
  userId: string;
  slateId: string;
  authorId: string;
  eventId: string;
  /** What the writes may change and delete; nothing of it is read. */
  spare: { serviceId: string; itemId: number; eventId: string };
}
type Inputs = { [Name in keyof HostTable]: CallInput<HostTable[Name]> };

const NOT_OFFERED = [404, 405, 501];

const MT = { hostCountry: 'MT' };
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

function inputsFor(subject: Subject): Inputs {
  const { serviceId, calendarId, itemIds, userId, eventId, slateId, authorId, spare } = subject;
  const window = {
    startTime: new Date(START).toISOString(),
    endTime: new Date(START + 7 * 24 * HOUR).toISOString(),
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
        terms_accepted_at: new Date(START - 2 * HOUR).toISOString(),
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
        startTime: new Date(START + HOUR).toISOString(),
      },
    },
    cancelBooking: {
      body: {
        settlnProviderId: Number(calendarId),
        serviceItemId: itemIds[0] ?? 0,
        startTime: new Date(START + HOUR).toISOString(),
      },
    },
    cancelCustomer: {
      body: { settlnProviderId: Number(calendarId), customerPhone: '+356 7700 0000' },
    },
    listProviderBookings: { query: { settlnProviderId: calendarId } },
    listNews: {
      query: { country_of_origin_iso_code: 'GH', country_of_residence_iso_code: 'MT' },
    },
    getSlate: { params: { id: slateId } },
    getAuthor: { params: { authorId } },
    listAuthorSlates: { params: { authorId }, query: {} },
    listPublicSlates: { query: {} },
  };
}

function toRequest(row: Endpoint, input: { params?: unknown; query?: unknown; body?: unknown }) {
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

describe('our own backend', () => {
  let backend: TestBackend;
  let inputs: Inputs;

  beforeAll(async () => {
    backend = await startTestBackend(START - HOUR);
    const userId = 'owner-of-the-contract';
    const { accountId, services } = await seedAccount(
      backend.db,
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
        availability: [{ from: START, to: START + 8 * HOUR, status: 'available' }],
      }),
    );
    await seedNews(backend.db, [sampleArticle()]);
    const [service, spare] = services;
    const posts = [{ text: 'A post of the contract test.' }];
    const { memberId, slateIds } = await seedMember(backend.db, { name: 'Ada Obi', slates: posts });
    const [itemId = 0, spareItemId = 0] = service?.itemIds ?? [];
    inputs = inputsFor({
      serviceId: service?.id ?? '',
      calendarId: String(accountId),
      itemIds: [itemId],
      userId,
      slateId: slateIds[0] ?? '',
      authorId: memberId,
      eventId: EVENT,
      spare: { serviceId: spare?.id ?? '', itemId: spareItemId, eventId: SPARE_EVENT },
    });
  });
  afterAll(() => backend.stop());

  const names = Object.keys(host) as (keyof HostTable)[];
  test.each(names)('%s answers in its own spelling, and the web app can read it', async (name) => {
    const row: Endpoint = host[name];
    const { path, init } = toRequest(row, inputs[name]);
    const { status, json } = await backend.call(path, init);
    expect(status).toBe(row.status ?? 200);
    expect((row.answer as z.ZodType).parse(json)).toEqual(json);
    const read = row.read.safeParse(json);
    expect(read.error).toBeUndefined();
    if (!row.bodyOptional) expect(read.data).not.toBeNull();
    expect(read.data).not.toEqual([]);
  });
});

describe.runIf(foreign !== undefined)(`the host ${foreign}`, () => {
  const headers: HeadersInit = process.env.BACKEND_TOKEN
    ? { authorization: `Bearer ${process.env.BACKEND_TOKEN}` }
    : {};
  const call = async (row: Endpoint, input: object) => {
    const { path, init } = toRequest(row, input);
    const response = await fetch(`${foreign?.replace(/\/$/, '')}${path}`, { ...init, headers });
    return { status: response.status, json: await response.json().catch(() => undefined) };
  };
  let serviceId = process.env.CONTRACT_LISTING ?? '';
  let calendarId = '';
  let userId = '';
  let slateId = process.env.CONTRACT_SLATE ?? '';
  let authorId = '';
  let eventId = '';

  beforeAll(async () => {
    if (!serviceId) {
      const { json } = await call(host.listPublicServices, { query: { hostCountry: 'MT' } });
      serviceId = host.listPublicServices.read.safeParse(json).data?.[0]?.id ?? '';
    }
    if (!serviceId) throw new Error('set CONTRACT_LISTING to a listing that takes bookings');
    const { json } = await call(host.getCalendarId, { params: { id: serviceId } });
    calendarId = host.getCalendarId.read.parse(json) ?? '';
    const details = await call(host.getService, { query: { id: serviceId, ...MT } });
    userId = host.getService.read.parse(details.json)?.userId ?? '';
    if (!slateId) {
      const { json } = await call(host.listPublicSlates, { query: {} });
      slateId = host.listPublicSlates.read.safeParse(json).data?.[0]?.id ?? '';
    }
    const slate = await call(host.getSlate, { params: { id: slateId } });
    authorId = host.getSlate.read.safeParse(slate.json).data?.authorId ?? '';
    const events = await call(host.listEvents, { query: { userId, ...MT } });
    eventId = host.listEvents.read.safeParse(events.json).data?.[0]?.id ?? 'none';
  });

  const reads = Object.entries<Endpoint>(host).filter(([, row]) => row.method === 'GET');
  test.each(reads)('%s can be read', async (name, row) => {
    const spare = { serviceId: '', itemId: 0, eventId: '' };
    const subject = { serviceId, calendarId, itemIds: [], userId, eventId, slateId, authorId };
    const inputs = inputsFor({ ...subject, spare });
    // Posts are another service's; a host of bookings need not have any.
    if (row.server === 'network' && (!slateId || !authorId)) return;
    const { status, json } = await call(row, inputs[name as keyof HostTable]);
    if (row.source === 'extension' && NOT_OFFERED.includes(status)) return;
    if (name === 'getEvent' && eventId === 'none' && status === 404) return;
    expect(status).toBe(200);
    expect(row.read.safeParse(json).error).toBeUndefined();
  });
});
