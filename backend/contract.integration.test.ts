import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type HostTable, host } from '@/lib/contract/host';
import type { Endpoint } from '@/lib/contract/rows/endpoint';
import { HOUR_MS } from '@/lib/time/units';
import { type Inputs, inputsFor, MT } from './testing/contract-calls';
import { toRequest } from './testing/contract-request';
import { seedSubject } from './testing/contract-subject';
import { startTestBackend, type TestBackend } from './testing/test-backend';

/*
 * Tests every row of the table against our backend. If BACKEND_URL (and perhaps BACKEND_TOKEN) is
 * set, tests the reads against that host too, for the service CONTRACT_LISTING and the post
 * CONTRACT_SLATE. A foreign host may lack extensions and need only be readable; nothing is booked
 * there. Our backend must also answer in its own spelling.
 */
const foreign = process.env.BACKEND_URL;
const START = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;

const NOT_OFFERED = [404, 405, 501];

describe('our own backend', () => {
  let backend: TestBackend;
  let inputs: Inputs;

  beforeAll(async () => {
    backend = await startTestBackend(START - HOUR_MS);
    inputs = inputsFor(await seedSubject(backend.db, START), START);
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
    const links: [string, string] = ['none', 'none'];
    const inputs = inputsFor({ ...subject, links, spare }, START);
    // Posts belong to another service; a host of bookings need not have any.
    if (row.server === 'network' && (!slateId || !authorId)) return;
    const { status, json } = await call(row, inputs[name as keyof HostTable]);
    if (row.source === 'extension' && NOT_OFFERED.includes(status)) return;
    if (name === 'listSlotsForMove' && status === 410) return;
    if (name === 'getEvent' && eventId === 'none' && status === 404) return;
    expect(status).toBe(200);
    expect(row.read.safeParse(json).error).toBeUndefined();
  });
});
