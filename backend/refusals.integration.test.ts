import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_WAITING } from '@/backend/calls/room-for-review';
import {
  type Endpoint,
  type HostErrorCode,
  type OwnRefusal,
  refusalsOf,
} from '@/lib/shared/contract/endpoint';
import { type HostTable, host } from '@/lib/shared/contract/host';
import { ERROR_STATUS } from '@/lib/shared/errors';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { isLackedBy } from '@/test/lacked-texts';
import { createApp } from './app';
import { MOST_ADDRESSES } from './calls/short-addresses';
import { closeDatabase, openDatabase } from './db/client';
import { pushDevices } from './db/push-schema';
import { bookings, idempotencyKeys } from './db/schema';
import { seedAccount } from './db/seed';
import { toManageToken, toReviewToken } from './mail/manage-token';
import { type Inputs, inputsFor } from './testing/contract-calls';
import { toRequest } from './testing/contract-request';
import { seedSubject } from './testing/contract-subject';
import { LINK_SECRET } from './testing/link-secret';
import { SAMPLE_DEVICE } from './testing/push-stand-in';
import { sampleAccount, sampleService } from './testing/sample-account';
import { startTestBackend, TEST_CALENDARS, type TestBackend } from './testing/test-backend';

const START = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;

interface Call {
  params?: object;
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}

/** Turns a call that would succeed into one that is refused. */
type Provocation = (good: Call, backend: TestBackend) => Call | Promise<Call>;

const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();
const withParams = (params: object) => (good: Call) => ({ ...good, params });
const withQuery = (query: object) => (good: Call) => ({
  ...good,
  query: { ...good.query, ...query },
});
const withBody = (body: object) => (good: Call) => ({ ...good, body: { ...good.body, ...body } });
const withHeaders = (headers: Record<string, string>) => (good: Call) => ({ ...good, headers });

const NO_ID = '00000000-0000-4000-8000-00000000ffff';
const NO_CALENDAR = 999_999_999;
/** Larger than any row id: cancelling does not look for the calendar, so it only refuses these. */
const IMPOSSIBLE_CALENDAR = 3_000_000_000;

const SHARED: Partial<Record<HostErrorCode, Provocation>> = {
  bad_request: withHeaders({ 'idempotency-key': 'two words' }),
  not_signed_in: withHeaders({ authorization: 'Bearer of-another' }),
  unsupported_type: withHeaders({ 'content-type': 'text/plain' }),
  too_large: withBody({ padding: 'x'.repeat(512 * 1024) }),
  invalid: (good) => ({ ...good, body: [] }),
};

/** The link of a visit that begins within the hour. */
const withLateLink: Provocation = async (good, { db }) => {
  const { accountId, bookingIds } = await seedAccount(
    db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut' }] })],
      bookings: [{ startsAt: START, items: [{ service: 0, item: 0 }] }],
    }),
  );
  const [bookingId = 0] = bookingIds;
  const token = toManageToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET);
  return withBody({ token })(good);
};

/** The review link of a visit that is still to come. */
const withEarlyReviewLink: Provocation = async (good, { db }) => {
  const { accountId, bookingIds } = await seedAccount(
    db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut' }] })],
      bookings: [{ startsAt: START, items: [{ service: 0, item: 0 }] }],
    }),
  );
  const linked = { accountId, bookingId: bookingIds[0] ?? 0, linkVersion: 0 };
  return withBody({ token: toReviewToken(linked, LINK_SECRET) })(good);
};

/** A visit in the calendar of the call, of a person who has no other; its id. */
async function insertVisit(
  good: Call,
  { db }: TestBackend,
  during: { from: number; to: number },
  more: { beforeMove?: object; personId?: number } = {},
) {
  const { settlnProviderId: accountId } = good.body as { settlnProviderId: number };
  const visit = { accountId, during, totalMinor: 0, personId: 7, ...more };
  const [row] = await db.insert(bookings).values(visit).returning();
  return row?.id;
}

/** The call about a visit so long from now. */
function ofVisit(fromNow: number, body: object = {}, more: object = {}): Provocation {
  return async (good, backend) => {
    const from = Date.now() + fromNow;
    const id = await insertVisit(good, backend, { from, to: from + HOUR_MS }, more);
    return withBody(body)({ ...good, params: { visitId: String(id) } });
  };
}

/**
 * How each code that a row names is provoked; without an entry for a row's code this does not
 * compile.
 */
const OWN: {
  [Name in keyof HostTable as [OwnRefusal<HostTable[Name]>] extends [never] ? never : Name]: {
    [Code in OwnRefusal<HostTable[Name]>]: Provocation;
  };
} = {
  getService: { not_found: withQuery({ id: NO_ID }) },
  getCalendarId: { not_found: withParams({ id: NO_ID }) },
  listSlots: { not_found: withQuery({ settlnProviderId: NO_CALENDAR }) },
  createBooking: {
    not_found: withBody({ settlnProviderId: NO_CALENDAR }),
    slot_taken: withBody({ startTime: at(9) }),
    key_reused: async (good, backend) => {
      await backend.post('/providerCalendar/bookings', good.body, 'used');
      const other = withBody({ customerName: 'Somebody Else' })(good);
      return withHeaders({ 'idempotency-key': 'used' })(other);
    },
    too_many: async (good, backend) => {
      const busy = withBody({ customerPhone: '+356 2100 0099' })(good);
      for (const hour of [1, 2, 3]) {
        const { body } = withBody({ startTime: at(hour) })(busy);
        await backend.post('/providerCalendar/bookings', body);
      }
      return withBody({ startTime: at(4) })(busy);
    },
  },
  registerAccount: { conflict: withBody({ user_id: 'owner-of-the-contract' }) },
  saveTrader: { not_found: withBody({ userId: 'nobody' }) },
  createService: {
    forbidden: withBody({ userId: 'nobody' }),
    conflict: async (good, backend) => {
      const another = (n: number) =>
        withBody({ profileImageUrl: `https://assets.example/${n}.webp` })(good);
      for (let n = 0; n < MOST_WAITING.services; n += 1) {
        await backend.post('/serviceProviders?hostCountry=MT', another(n).body);
      }
      return another(MOST_WAITING.services);
    },
  },
  updateService: {
    forbidden: withBody({ userId: 'somebody-else' }),
    not_found: withParams({ id: NO_ID }),
  },
  deleteService: { not_found: withParams({ id: NO_ID }) },
  createServiceItem: { not_found: withQuery({ providerId: NO_ID }) },
  orderServiceItems: { gone: withParams({ id: NO_ID }) },
  chooseShortAddress: {
    gone: withParams({ id: NO_ID }),
    conflict: async (good, backend) => {
      for (let n = 0; n < MOST_ADDRESSES; n += 1) {
        const other = withBody({ address: `contract-${n}` })(good);
        await backend.call(...send(other, host.chooseShortAddress));
      }
      return good;
    },
  },
  updateServiceItem: { not_found: withParams({ itemId: NO_CALENDAR }) },
  deleteServiceItem: { not_found: withParams({ itemId: NO_CALENDAR }) },
  getEvent: { not_found: withQuery({ eventId: NO_ID }) },
  createEvent: {
    forbidden: withBody({ user_id: 'nobody' }),
    conflict: async (good, backend) => {
      const another = (n: number) =>
        withBody({ image_url: `https://assets.example/${n}.webp` })(good);
      for (let n = 0; n < MOST_WAITING.events; n += 1) {
        await backend.post('/events?hostCountry=MT', another(n).body);
      }
      return another(MOST_WAITING.events);
    },
  },
  updateEvent: {
    forbidden: withBody({ user_id: 'somebody-else' }),
    not_found: (good) => withBody({ id: NO_ID })(withQuery({ eventId: NO_ID })(good)),
  },
  cancelEvent: { not_found: withParams({ id: NO_ID }) },
  deleteEvent: { not_found: withParams({ id: NO_ID }) },
  setAvailability: { not_found: withBody({ settlnProviderId: NO_CALENDAR }) },
  setMarks: { gone: withBody({ settlnProviderId: NO_CALENDAR }) },
  bookSlot: {
    not_found: withBody({ settlnProviderId: NO_CALENDAR }),
    slot_taken: withBody({ startTime: at(9) }),
  },
  cancelBooking: {
    not_found: withBody({ startTime: at(9) }),
    conflict: async (good, backend) => {
      const { body } = withBody({ startTime: at(6) })(good);
      await backend.post('/providerCalendar/book', body);
      return withBody({ startTime: at(6), serviceItemId: NO_CALENDAR })(good);
    },
  },
  cancelCustomer: { not_found: withBody({ settlnProviderId: IMPOSSIBLE_CALENDAR }) },
  markVisit: {
    conflict: async (good, backend) => {
      const { settlnProviderId } = good.body as { settlnProviderId: number };
      const during = { from: START + 20 * HOUR_MS, to: START + 21 * HOUR_MS };
      const visit = { accountId: settlnProviderId, during, totalMinor: 0 };
      const [row] = await backend.db.insert(bookings).values(visit).returning();
      return {
        params: { visitId: String(row?.id) },
        body: { settlnProviderId, didNotCome: true },
      };
    },
  },
  listSlotsForMove: { gone: withQuery({ token: 'none' }) },
  cancelCustomerBooking: {
    gone: withBody({ token: 'none' }),
    conflict: withLateLink,
    moved: withBody({ startTime: at(9) }),
  },
  moveCustomerBooking: {
    gone: withBody({ token: 'none' }),
    conflict: withLateLink,
    slot_taken: withBody({ startTime: at(9) }),
    key_reused: async (good, backend) => {
      await backend.post('/customerBookings/move', good.body, 'moved');
      return withHeaders({ 'idempotency-key': 'moved' })(withBody({ startTime: at(5.5) })(good));
    },
  },
  createReport: { gone: withBody({ id: NO_ID }) },
  saveOwnNames: { gone: withBody({ userId: 'nobody' }), conflict: withBody({ version: 7 }) },
  chooseMail: { gone: withBody({ userId: 'nobody' }) },
  choosePush: { gone: withBody({ userId: 'nobody' }) },
  askNoticeAddress: {
    gone: withBody({ userId: 'nobody' }),
    // No mail is sent there.
    conflict: withBody({ email: 'another@contract.example' }),
    too_many: async (good, { db }) => {
      await db.execute(sql`
        insert into messages (account_id, kind, to_role, address_version, unique_key, due_at)
        select id, 'proving', 'provider', n, n, now() from accounts, generate_series(1, 5) n
        where user_id = ${(good.body as { userId: string }).userId}`);
      return withBody({ email: 'another@contract.example' })(good);
    },
  },
  dropNoticeAddress: { gone: withBody({ userId: 'nobody' }) },
  endSessions: { gone: withBody({ userId: 'nobody' }) },
  saveSchedule: {
    gone: withBody({ settlnProviderId: NO_CALENDAR }),
    conflict: withBody({ version: 7 }),
  },
  savePeople: {
    gone: withBody({ settlnProviderId: NO_CALENDAR }),
    conflict: withBody({ version: 7 }),
  },
  addOtherCalendar: {
    gone: withBody({ settlnProviderId: NO_CALENDAR }),
    conflict: async (good, backend) => {
      await backend.post('/providerCalendar/other-calendars', good.body);
      return good;
    },
  },
  changeOtherCalendar: {
    gone: withParams({ otherId: '999999' }),
    conflict: async (good, backend) => {
      await backend.post('/providerCalendar/other-calendars', good.body);
      return good;
    },
  },
  readOtherCalendar: { gone: withParams({ otherId: '999999' }) },
  saveCustomerNote: {
    gone: withParams({ customerId: NO_CALENDAR }),
    conflict: withBody({ version: 7 }),
  },
  mergeCustomers: {
    gone: withBody({ otherId: String(NO_CALENDAR) }),
    conflict: withBody({ otherId: '1' }),
  },
  partCustomers: { gone: withBody({ mergeId: NO_CALENDAR }) },
  savePushDevice: {
    not_found: withBody({ settlnProviderId: NO_CALENDAR }),
    gone: withBody({ replaces: 'a'.repeat(64) }),
    conflict: async (good, { db }) => {
      const { settlnProviderId: accountId } = good.body as { settlnProviderId: number };
      const devices = Array.from({ length: 10 }, (_, index) => ({
        ...SAMPLE_DEVICE,
        accountId,
        id: String(index).repeat(64),
      }));
      await db.insert(pushDevices).values(devices);
      return good;
    },
  },
  testPushDevice: { gone: withParams({ deviceId: 'b'.repeat(64) }) },
  arrangeVisits: {
    not_found: withBody({ settlnProviderId: NO_CALENDAR }),
    slot_taken: async (good, backend) => {
      const from = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS;
      await insertVisit(good, backend, { from, to: from + HOUR_MS }, { personId: 0 });
      return withBody({ startTimes: [new Date(from).toISOString()] })(good);
    },
    key_reused: async (good, { db }) => {
      await db.insert(idempotencyKeys).values({
        scope: 'arrangeVisits',
        key: 'of-other-visits',
        bodyHash: 'of-other-visits',
        answer: {},
      });
      return withHeaders({ 'idempotency-key': 'of-other-visits' })(good);
    },
  },
  moveVisit: {
    gone: withParams({ visitId: '999999999' }),
    moved: ofVisit(5 * DAY_MS, { sequence: 3 }),
    conflict: ofVisit(-5 * DAY_MS),
    slot_taken: async (good, backend) => {
      const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 20 * DAY_MS;
      await insertVisit(good, backend, { from: start, to: start + HOUR_MS }, { personId: 0 });
      const taken = { startTime: new Date(start).toISOString(), person: 0 };
      return ofVisit(6 * DAY_MS, taken)(good, backend);
    },
  },
  undoMove: {
    gone: withParams({ visitId: '999999999' }),
    moved: ofVisit(7 * DAY_MS, { sequence: 3 }),
    conflict: ofVisit(8 * DAY_MS, { sequence: 0 }),
    slot_taken: async (good, backend) => {
      const from = Date.now() + 9 * DAY_MS;
      await insertVisit(good, backend, { from, to: from + HOUR_MS }, { personId: 0 });
      const place = { from, to: from + HOUR_MS, personId: 0, sequence: -1 };
      const known = { start: from, sequence: -1 };
      const move = { known, movedFrom: null, missedAt: null, tells: false, movedAt: from };
      const beforeMove = Object.assign(place, move);
      return ofVisit(10 * DAY_MS, { sequence: 0 }, { beforeMove })(good, backend);
    },
  },
  giveVisit: {
    gone: withBody({ bookingId: NO_CALENDAR }),
    conflict: async (good, backend) => {
      const during = { from: Date.now() - HOUR_MS, to: Date.now() + HOUR_MS };
      return withBody({ bookingId: await insertVisit(good, backend, during) })(good);
    },
    slot_taken: withBody({ person: 5 }),
  },
  writeReview: { gone: withBody({ token: 'none' }), conflict: withEarlyReviewLink },
  takeReviewBack: { gone: withBody({ token: 'none' }), conflict: withEarlyReviewLink },
  disputeMissed: { gone: withBody({ token: 'none' }) },
  sendAppeal: {
    gone: withBody({ token: 'none' }),
    conflict: async (good, backend) => {
      await backend.post('/appeals', good.body);
      return { ...good, body: { ...good.body, text: 'Another text.' } };
    },
  },
  replyToReview: { gone: withParams({ reviewId: NO_ID }) },
  getSlateCommunity: { not_found: withParams({ id: NO_ID }) },
  getSlate: { not_found: withParams({ id: NO_ID }) },
  getAuthor: { not_found: withParams({ authorId: NO_ID }) },
  listStaffQueue: { forbidden: withQuery({ signIn: 'nobody' }) },
  getStaffItem: { forbidden: withQuery({ signIn: 'nobody' }) },
  listStaffBookings: { forbidden: withQuery({ signIn: 'nobody' }) },
  listStaffLog: { forbidden: withQuery({ signIn: 'nobody' }) },
  listStaff: { forbidden: withQuery({ signIn: 'nobody' }) },
  claimStaffItem: { forbidden: withBody({ signIn: 'nobody' }) },
  previewStaffMail: {
    forbidden: withBody({ signIn: 'nobody' }),
    gone: withBody({ id: NO_ID }),
  },
  decideStaffItem: {
    forbidden: withBody({ signIn: 'nobody' }),
    gone: withBody({ id: NO_ID }),
    conflict: async (good, backend) => {
      const { signIn, kind, id } = good.body as Record<string, string>;
      const asked = new URLSearchParams({ signIn: signIn ?? '', kind: kind ?? '', id: id ?? '' });
      const { json } = await backend.call(`/staff/items?${asked}`);
      const { version } = (json as { item: { version: string } }).item;
      return withBody({ version, action: 'restore' })(good);
    },
  },
  undoStaffDecision: {
    forbidden: withBody({ signIn: 'nobody' }),
    gone: withBody({ decisionId: 999_999 }),
  },
  changeStaff: {
    forbidden: withBody({ signIn: 'nobody' }),
    gone: withBody({ change: 'remove', staffId: 999_999 }),
    conflict: withBody({ email: 'STAFF@settln.example' }),
  },
};

/** The call with a key that another body was sent with. */
const withUsedKey =
  (scope: keyof HostTable): Provocation =>
  async (good, { db }) => {
    const key = `of-another-${scope}`;
    await db.insert(idempotencyKeys).values({ scope, key, bodyHash: 'of-another', answer: {} });
    return withHeaders({ 'idempotency-key': key })(good);
  };

function provocationOf(name: keyof HostTable, code: HostErrorCode): Provocation | undefined {
  const { keepsKey }: Endpoint = host[name];
  if (code === 'key_reused' && keepsKey) return withUsedKey(name);
  const own: Partial<Record<HostErrorCode, Provocation>> =
    name in OWN ? OWN[name as keyof typeof OWN] : {};
  return own[code] ?? SHARED[code];
}

function send({ headers, ...call }: Call, row: Endpoint) {
  const { path, init } = toRequest(row, call);
  return [path, { ...init, headers: { ...init.headers, ...headers } }] as const;
}

const rows = Object.entries<Endpoint>(host) as [keyof HostTable, Endpoint][];

const inUkrainian = (call: Call): Call => ({
  ...call,
  headers: { ...call.headers, 'accept-language': 'uk' },
});

const isNotYetUkrainian = isLackedBy('uk');

/** Whoever reads another alphabet finds English at once; names of formats stay as they are. */
function expectUkrainian(json: unknown): void {
  const { message, fields = {} } = json as { message: string; fields?: Record<string, string> };
  for (const text of [message, ...Object.values(fields)]) {
    if (isNotYetUkrainian(text)) continue;
    expect(text).toMatch(/[а-яіїєґ]/);
    expect(
      text.replaceAll(/Settln|application\/json|JSON|Idempotency-Key|ASCII|iCal|UUID/g, ''),
    ).not.toMatch(/[a-z]{2}/i);
  }
}

describe('a call is refused as its row says', () => {
  let backend: TestBackend;
  let inputs: Inputs;
  const noDatabase = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const away = createApp({
    db: noDatabase,
    token: undefined,
    now: () => START - HOUR_MS,
    linkSecret: LINK_SECRET,
    calendars: TEST_CALENDARS,
    log: () => {},
  });

  beforeAll(async () => {
    backend = await startTestBackend(START - HOUR_MS);
    inputs = inputsFor(await seedSubject(backend.db, START), START);
  });
  afterAll(async () => {
    await backend.stop();
    await closeDatabase(noDatabase);
  });

  test.each(rows)('%s by unavailable', async (name, row) => {
    expect(refusalsOf(row)).toContain('unavailable');
    const answer = await away.request(...send(inputs[name], row));
    expect(answer.status).toBe(ERROR_STATUS.unavailable);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' });
    const read = await away.request(...send(inUkrainian(inputs[name]), row));
    expectUkrainian(await read.json());
  });

  /** The same call with this at the end of one of its texts, for each of them. */
  const spoiled = (call: Call, part: 'query' | 'body', end: string): Call[] =>
    Object.entries({ ...call[part] })
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => ({ ...call, [part]: { ...call[part], [name]: value + end } }));
  test.each(rows)(
    '%s with a NUL or half of a character, before Postgres sees it',
    async (name, row) => {
      const good: Call = inputs[name];
      // Only JSON can spell half of a character.
      const calls = [
        ...spoiled(good, 'query', '\0'),
        ...spoiled(good, 'body', '\0'),
        ...spoiled(good, 'body', '\ud83d'),
      ];
      for (const call of calls) {
        const { status } = await away.request(...send(call, row));
        expect([400, 422], JSON.stringify(call)).toContain(status);
      }
    },
  );

  const refusals = rows.flatMap(([name, row]) =>
    refusalsOf(row)
      .filter((code) => code !== 'unavailable')
      .map((code) => [name, code] as const),
  );
  test.each(refusals)('%s by %s', async (name, code) => {
    const provoke = provocationOf(name, code);
    if (!provoke) throw new Error(`nothing provokes ${code} of ${name}`);
    const call = await provoke(inputs[name], backend);
    const { status, json } = await backend.call(...send(call, host[name]));
    expect(json).toMatchObject({ success: false, code, message: expect.stringMatching(/\w/) });
    expect(status).toBe(ERROR_STATUS[code]);
    // What was refused changed nothing, so it is refused once more.
    const read = await backend.call(...send(inUkrainian(call), host[name]));
    expect(read).toMatchObject({ status, json: { code } });
    expectUkrainian(read.json);
  });
});
