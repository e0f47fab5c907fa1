import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { CallInput, Endpoint } from '@/lib/contract/endpoint';
import { type HostTable, host } from '@/lib/contract/host';
import { seedProvider } from './db/seed';
import { sampleListing, sampleProvider } from './testing/sample-provider';
import { startTestBackend, type TestBackend } from './testing/test-backend';

/*
 * Every row of the table against our backend; given BACKEND_URL and perhaps BACKEND_TOKEN, the reads
 * against that one too, for the listing CONTRACT_LISTING. A foreign host may lack extensions and
 * need only be readable; nothing is booked there. Ours must also answer in its own spelling.
 */
const foreign = process.env.BACKEND_URL;
const HOUR = 3_600_000;
const START = Math.ceil(Date.now() / HOUR + 24) * HOUR;

interface Subject {
  listingId: string;
  calendarId: string;
  itemIds: number[];
}
type Inputs = { [Name in keyof HostTable]: CallInput<HostTable[Name]> };

const NOT_OFFERED = [404, 405, 501];

function inputsFor({ listingId, calendarId, itemIds }: Subject): Inputs {
  const window = {
    startTime: new Date(START).toISOString(),
    endTime: new Date(START + 7 * 24 * HOUR).toISOString(),
  };
  return {
    getListing: { query: { id: listingId, hostCountry: 'MT' } },
    findBookingProvider: { query: { providerId: calendarId, hostCountry: 'MT' } },
    listServiceItems: { query: { providerId: listingId } },
    getCalendarId: { params: { id: listingId } },
    listSlots: { query: { settlnProviderId: calendarId, ...window } },
    createBooking: {
      body: {
        settlnProviderId: Number(calendarId),
        startTime: window.startTime,
        serviceItems: itemIds,
        customerName: 'Contract Test',
        customerPhone: '1',
      },
    },
    findNextAvailable: {
      query: { settlnProviderId: calendarId, startTime: window.startTime, durationMinutes: 30 },
    },
    listPublicListings: { query: { hostCountry: 'MT' } },
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
    const { accountId, listings } = await seedProvider(
      backend.db,
      sampleProvider({
        listings: [
          sampleListing({
            subcategories: ['Nails'],
            portfolioImages: ['https://assets.example/1.webp'],
            items: [{ name: 'Cut', priceMinor: 1_000, durationMinutes: 30 }],
          }),
        ],
        availability: [{ from: START, to: START + 8 * HOUR, status: 'available' }],
      }),
    );
    const [listing] = listings;
    inputs = inputsFor({
      listingId: listing?.id ?? '',
      calendarId: String(accountId),
      itemIds: listing?.itemIds ?? [],
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
    expect(read.data).not.toBeNull();
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
  let listingId = process.env.CONTRACT_LISTING ?? '';
  let calendarId = '';

  beforeAll(async () => {
    if (!listingId) {
      const { json } = await call(host.listPublicListings, { query: { hostCountry: 'MT' } });
      listingId = host.listPublicListings.read.safeParse(json).data?.[0]?.id ?? '';
    }
    if (!listingId) throw new Error('set CONTRACT_LISTING to a listing that takes bookings');
    const { json } = await call(host.getCalendarId, { params: { id: listingId } });
    calendarId = host.getCalendarId.read.parse(json) ?? '';
  });

  const reads = Object.entries<Endpoint>(host).filter(([, row]) => row.method === 'GET');
  test.each(reads)('%s can be read', async (name, row) => {
    const inputs = inputsFor({ listingId, calendarId, itemIds: [] });
    const { status, json } = await call(row, inputs[name as keyof HostTable]);
    if (row.source === 'extension' && NOT_OFFERED.includes(status)) return;
    expect(status).toBe(200);
    expect(row.read.safeParse(json).error).toBeUndefined();
  });
});
