import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type HostRow, host, readOf } from '@/lib/server/host/transport/rows';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import type { HostTable } from '@/lib/shared/contract/host';
import { type Fields, wireFields } from '@/lib/shared/contract/wire';
import { HOUR_MS } from '@/lib/shared/time/units';
import { type DocumentedHost, startDocumentedHost } from '@/test/documented-host';
import { type Inputs, inputsFor, MT } from './testing/contract-calls';
import { toRequest } from './testing/contract-request';
import { seedSubject } from './testing/contract-subject';
import { startTestBackend, type TestBackend } from './testing/test-backend';

/*
 * Tests every row of the table against our backend, which must also answer in its own spelling. Of a
 * foreign host the reads are tested: it has the documented calls alone and need only be readable. That is the
 * host BACKEND_URL (and perhaps BACKEND_TOKEN), for the service CONTRACT_LISTING and the post
 * CONTRACT_SLATE, where nothing is written; by default it is one that knows the documents alone.
 */
const foreign = process.env.BACKEND_URL;
const REGISTERED = 'contract-test';
const DOCUMENTED_SLATE = '5';
/** What a new provider has none of there, or what is there for other questions alone. */
const EMPTY = ['listSubcategories', 'listProviderBookings', 'listNews'];
const START = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;

const NOT_OFFERED = [404, 405, 501];

const OWN_KEYS = ['createBooking', 'arrangeVisits', 'moveCustomerBooking'];
const READS = [
  'listVisits',
  'readFeed',
  'listScheduleConflicts',
  'listCustomers',
  'previewStaffMail',
];
/** After a repeat things stand as after the first try. */
const STATES = [
  'setAvailability',
  'markVisit',
  'markAllSeen',
  'markReviewsSeen',
  'beginSession',
  'endSessions',
  'proveNoticeAddress',
  'stopMail',
  'removeOtherCalendar',
  'cancelCustomerBooking',
  'writeReview',
  'takeReviewBack',
  'disputeMissed',
  'sendAppeal',
];
/** Something goes out, is counted or is logged, and a second time does no harm. */
const HARMLESS = ['testPushDevice', 'readOtherCalendar', 'countView'];
/** Posted forms, which have no keys. */
const STAFF = [
  'enterStaffRoom',
  'claimStaffItem',
  'decideStaffItem',
  'undoStaffDecision',
  'changeStaff',
];
const KEYLESS = [OWN_KEYS, READS, STATES, HARMLESS, STAFF];

/** A digest of each table's rows. */
async function contentsOf({ db }: TestBackend) {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by name`);
  const digests = tables.map(
    ({
      name,
    }) => sql`select ${name} as name, md5(string_agg(t::text, ',' order by t::text)) as digest
      from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; digest: string | null }>(
    sql.join(digests, sql` union all `),
  );
  // Postgres may read the tables at the same time, and gives the rows in any order.
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

describe('our own backend', () => {
  let backend: TestBackend;
  let inputs: Inputs;

  beforeAll(async () => {
    backend = await startTestBackend(START - HOUR_MS);
    inputs = inputsFor(await seedSubject(backend.db, START), START);
  });
  afterAll(() => backend.stop());

  const names = Object.keys(host) as (keyof HostTable)[];
  test('a write that keeps no key may be repeated, or keeps it itself', () => {
    const keyless = Object.entries<Endpoint>(host).flatMap(([name, { method, body, keepsKey }]) => {
      const isVersioned = body !== undefined && 'version' in wireFields(body as Fields).shape;
      const isAsked = method === 'POST' || (method === 'PUT' && isVersioned);
      return isAsked && !keepsKey ? [name] : [];
    });
    expect(keyless.sort()).toEqual(KEYLESS.flat().sort());
  });

  test.each(names)('%s answers in its own spelling, and the web app can read it', async (name) => {
    const row: HostRow = host[name];
    const { path, init } = toRequest(row, inputs[name]);
    const headers = { ...init.headers, ...(row.keepsKey && { 'idempotency-key': name }) };
    const { status, json } = await backend.call(path, { ...init, headers });
    if (row.keepsKey) {
      const before = await contentsOf(backend);
      expect(await backend.call(path, { ...init, headers })).toEqual({ status, json });
      expect(await contentsOf(backend)).toEqual(before);
    }
    expect(status).toBe(row.status ?? 200);
    const answer: z.ZodType = row.answer;
    expect(z.encode(answer, answer.parse(json))).toEqual(json);
    const read = readOf(row).safeParse(json);
    expect(read.error).toBeUndefined();
    if (!row.bodyOptional) expect(read.data).not.toBeNull();
    expect(read.data).not.toEqual([]);
  });
});

describe(`the host ${foreign ?? 'of the documents'}`, () => {
  const headers: HeadersInit = process.env.BACKEND_TOKEN
    ? { authorization: `Bearer ${process.env.BACKEND_TOKEN}` }
    : {};
  const call = async (row: Endpoint, input: object) => {
    const { path, init } = toRequest(row, input);
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, { ...init, headers });
    return { status: response.status, json: await response.json().catch(() => undefined) };
  };
  let url = foreign ?? '';
  let documented: DocumentedHost | undefined;
  let serviceId = process.env.CONTRACT_LISTING ?? '';
  let calendarId = 0;
  let userId = '';
  let slateId = process.env.CONTRACT_SLATE ?? '';
  let authorId = '';
  let eventId = '';
  const inputsOf = () => {
    const spare = { serviceId: '', itemId: 0, eventId: '' };
    const subject = { serviceId, calendarId, itemIds: [], userId, eventId, slateId, authorId };
    const otherCalendar = { id: 0, address: 'https://calendar.example/private.ics' };
    const review = { token: 'none', reviewId: '00000000-0000-4000-8000-00000000ffff' };
    return inputsFor({ ...subject, links: ['none', 'none'], review, otherCalendar, spare }, START);
  };
  const send = async (name: keyof HostTable) => {
    expect((await call(host[name], inputsOf()[name])).status, name).toBeLessThan(300);
  };

  /** A provider registers at a host of its own, and offers a service, an item, an event and hours. */
  async function fillDocumented() {
    documented = await startDocumentedHost();
    ({ url } = documented);
    userId = REGISTERED;
    slateId = DOCUMENTED_SLATE;
    await send('registerAccount');
    await send('createService');
    const { json } = await call(host.listServices, inputsOf().listServices);
    serviceId = host.listServices.read.parse(json)[0]?.id ?? '';
    await send('createServiceItem');
    await send('createEvent');
    const account = await call(host.getCalendarId, { params: { id: serviceId } });
    calendarId = host.getCalendarId.read.parse(account.json) ?? 0;
    await send('setAvailability');
  }

  afterAll(() => documented?.close());
  beforeAll(async () => {
    if (!foreign) await fillDocumented();
    if (!serviceId) {
      const { json } = await call(host.listPublicServices, { query: { hostCountry: 'MT' } });
      serviceId = host.listPublicServices.answer.safeParse(json).data?.[0]?.id ?? '';
    }
    if (!serviceId) throw new Error('set CONTRACT_LISTING to a listing that takes bookings');
    const { json } = await call(host.getCalendarId, { params: { id: serviceId } });
    calendarId = host.getCalendarId.read.parse(json) ?? 0;
    const details = await call(host.getService, { query: { id: serviceId, ...MT } });
    userId = host.getService.read.parse(details.json)?.userId ?? '';
    if (!slateId) {
      const { json } = await call(host.listPublicSlates, { query: {} });
      slateId = host.listPublicSlates.answer.safeParse(json).data?.[0]?.id ?? '';
    }
    const slate = await call(host.getSlate, { params: { id: slateId } });
    authorId = host.getSlate.read.safeParse(slate.json).data?.authorId ?? '';
    const events = await call(host.listEvents, { query: { userId, ...MT } });
    eventId = host.listEvents.read.safeParse(events.json).data?.[0]?.id ?? 'none';
  });

  const reads = Object.entries<HostRow>(host).filter(([, row]) => row.method === 'GET');
  test.each(reads)('%s can be read', async (name, row) => {
    const inputs = inputsOf();
    // Posts belong to another service; a host of bookings need not have any.
    if (row.server === 'network' && (!slateId || !authorId)) return;
    const { status, json } = await call(row, inputs[name as keyof HostTable]);
    if (row.since !== undefined && NOT_OFFERED.includes(status)) return;
    if (name === 'listSlotsForMove' && status === 410) return;
    if (name === 'getEvent' && eventId === 'none' && status === 404) return;
    expect(status).toBe(200);
    const read = readOf(row).safeParse(json);
    expect(read.error).toBeUndefined();
    // What was written there is found.
    if (documented && !EMPTY.includes(name)) expect([null, []]).not.toContainEqual(read.data);
  });
});
