import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailStops, messages } from '@/backend/db/mail-schema';
import { reports } from '@/backend/db/moderation-schema';
import { otherCalendars } from '@/backend/db/other-calendars-schema';
import { pushDevices } from '@/backend/db/push-schema';
import { reviews } from '@/backend/db/review-schema';
import { accounts, bookings, events } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { seedMember } from '@/backend/db/seed-slates';
import { appeals, staffDecisions } from '@/backend/db/staff-schema';
import { toManageToken, toReviewToken } from '@/backend/mail/manage-token';
import { noteSendsMail } from '@/backend/mail/sends-mail';
import { hashAddress } from '@/backend/mail/stop-token';
import { exportPerson } from '@/backend/privacy/export';
import { findTraces, type Person, readPerson } from '@/backend/privacy/person';
import { EMPTIED_COLUMNS, WITHOUT_VISITOR } from '@/backend/privacy/visitor-columns';
import { publishDue } from '@/backend/reviews/keep-reviews';
import { decide } from '@/backend/testing/decide';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { SAMPLE_DEVICE } from '@/backend/testing/push-stand-in';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { erasePerson } from './erase';

const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;
const NAME = 'Żużanna Quetzalcoatl';
const EMAIL = 'Zuzanna.Q+visits@Quetzal.example';
const PHONE = '+356 9912 3456';

let backend: TestBackend;
let provider: SeededAccount;
beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => {} } });
  await noteSendsMail(backend.db, true);
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', priceMinor: 100, durationMinutes: 30 }] })],
      // ANALYZE skips empty tables.
      events: [sampleEvent()],
      availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
    }),
  );
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.clock.now = NOW;
});

async function book(startsAt: number, customer: object): Promise<number> {
  const body = {
    settlnProviderId: provider.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: provider.services[0]?.itemIds,
    ...customer,
  };
  const { status, json } = await backend.post('/providerCalendar/bookings', body, `k-${startsAt}`);
  expect(status).toBe(201);
  return (json as { booking: { id: number } }).booking.id;
}

/** What the provider notes about whoever made a booking. */
async function note(bookingId: number, text: string): Promise<void> {
  const { status } = await backend.call(`/providerCalendar/customers/${bookingId}/note`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settlnProviderId: provider.accountId, version: 0, text }),
  });
  expect(status).toBe(200);
}

/** The booking that the link of a customer shows. */
async function linked(token: string): Promise<unknown> {
  const { json } = await backend.call(`/customerBookings?${new URLSearchParams({ token })}`);
  return (json as { booking: unknown }).booking;
}

const ZUZANNA = {
  customerName: NAME,
  customerPhone: PHONE,
  customerEmail: EMAIL,
  timeZone: 'Asia/Kathmandu',
};
const OTHER = {
  customerName: 'Bo',
  customerPhone: '+356 7900 0001',
  customerEmail: 'bo@a.example',
};

const NO_TRACES = { bookingIds: [], accountIds: [], reportIds: [], enteredIds: [], reviewIds: [] };

/** All that the database stores, also in statistics and indexes, as one text. */
async function dump(): Promise<string> {
  const { db } = backend;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const parts: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`select t::text from ${sql.identifier(name)} t`);
    parts.push(...rows);
  }
  const { rows: statistics } = await db.execute(
    sql`select s::text from pg_stats s where schemaname = 'public'`,
  );
  await db.execute(sql`create extension if not exists pageinspect`);
  const { rows: pages } = await db.execute<{ page: Buffer }>(sql`
    select get_raw_page(c.relname, 'main', block::bigint) as page
    from pg_class c, generate_series(0, pg_relation_size(c.oid) / 8192 - 1) as block
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'`);
  const raw = pages.map(({ page }) => page.toString('latin1'));
  return JSON.stringify([parts, statistics]) + raw.join('');
}

/** Every spelling by which the person could be found. */
const SPELLINGS = [
  NAME,
  'Quetzal',
  'ETZALCOATL',
  EMAIL,
  EMAIL.toLowerCase(),
  'zuzanna.q',
  PHONE,
  '35699123456',
  '99123456',
  '9912 3456',
  'Asia/Kathmandu',
];
async function spellingsIn(): Promise<string[]> {
  const all = (await dump()).toLowerCase();
  return SPELLINGS.filter((spelling) => all.includes(spelling.toLowerCase()));
}

const personOf = (text: string): Person => {
  const person = readPerson(text);
  if (!person) throw new Error(text);
  return person;
};

describe('a customer', () => {
  test('gets all that is kept, and is gone from tables, indexes and statistics afterwards', async () => {
    const { db } = backend;
    const past = await book(NOW + HOUR_MS, ZUZANNA);
    const [others, next] = [await book(OPEN, OTHER), await book(OPEN + HOUR_MS, ZUZANNA)];
    await note(past, `${NAME} likes the window chair.`);
    const merged = await backend.post(`/providerCalendar/customers/${others}/merge`, {
      settlnProviderId: provider.accountId,
      otherId: String(past),
    });
    expect(merged.status).toBe(200);
    await db.insert(mailStops).values({ addressHash: hashAddress(EMAIL, LINK_SECRET) });
    await db.execute(sql`analyze`);
    backend.clock.now = NOW + DAY_MS;
    expect(await spellingsIn()).toEqual(expect.arrayContaining([NAME, EMAIL, PHONE]));

    for (const asked of [EMAIL.toUpperCase(), '99123456', '00356 9912-3456']) {
      const traces = await findTraces(db, personOf(asked));
      expect(traces).toEqual({ ...NO_TRACES, bookingIds: [past, next] });
    }
    const traces = await findTraces(db, personOf(EMAIL));
    const kept = await exportPerson(db, personOf(EMAIL), traces, LINK_SECRET);
    expect(JSON.stringify(kept)).toContain(NAME);
    expect(kept).toMatchObject({
      visits: [
        {
          id: past,
          customer_email: 'Zuzanna.Q+visits@quetzal.example',
          customer_zone: 'Asia/Kathmandu',
          answers: [{ id: past }],
        },
        { id: next, items: [{ name: 'Cut', price_minor: 100 }], mail: [{}, {}] },
      ],
      // Of each who was put together.
      notes: [
        { note: `${NAME} likes the window chair.` },
        { note: `${NAME} likes the window chair.` },
      ],
      getsNoMailSince: expect.any(String),
    });

    const tokens = [past, next].map((bookingId) =>
      toManageToken({ accountId: provider.accountId, bookingId, linkVersion: 0 }, LINK_SECRET),
    );
    expect(await Promise.all(tokens.map(linked))).toMatchObject([{ id: past }, { id: next }]);

    const erased = await erasePerson(db, traces, { now: backend.clock.now });
    expect(await Promise.all(tokens.map(linked))).toEqual([null, null]);
    expect(erased).toMatchObject({ visits: 2, cancelled: 1, answers: 2, accounts: 0, untold: 0 });
    expect(await spellingsIn()).toEqual([]);
    expect(await dump()).toContain('bo@a.example');
    expect(await findTraces(db, personOf(EMAIL))).toEqual(NO_TRACES);
    const rows = await db
      .select()
      .from(bookings)
      .where(eq(bookings.accountId, provider.accountId))
      .orderBy(asc(bookings.id));
    expect(rows.map(({ status, customerName }) => [status, customerName])).toEqual([
      ['confirmed', null],
      ['confirmed', 'Bo'],
      ['cancelled', null],
    ]);
    const told = await db.select().from(messages).where(eq(messages.bookingId, next));
    expect(told.map(({ kind, toRole }) => [kind, toRole]).sort()).toEqual([
      ['booked', 'provider'],
      ['cancelled', 'provider'],
    ]);
    expect(await db.select().from(mailStops)).toHaveLength(1);
  });
});

test('an address that a provider entered for mail is forgotten there, and the account stays', async () => {
  const { db } = backend;
  const account = sampleAccount();
  const { accountId } = await seedAccount(db, account);
  const waits = { pendingEmail: 'zuzanna.q@quetzal.example', pendingSince: new Date(NOW) };
  await db.update(accounts).set(waits).where(eq(accounts.id, accountId));
  await db.execute(sql`analyze`);
  const traces = await findTraces(db, personOf('Zuzanna.Q@quetzal.example'));
  expect(traces).toEqual({ ...NO_TRACES, enteredIds: [accountId] });
  const kept = await exportPerson(db, personOf('zuzanna.q@quetzal.example'), traces, null);
  expect(kept).toMatchObject({ accounts: [], enteredByAccounts: 1 });
  expect(await erasePerson(db, traces, { now: NOW })).toMatchObject({ accounts: 0 });
  expect(await spellingsIn()).toEqual([]);
  expect(await findTraces(db, personOf(account.email))).toMatchObject({ accountIds: [accountId] });
});

describe('a report', () => {
  const report = (text: string, email?: string) =>
    backend.post('/reports', { kind: 'slate', id: 'x', reason: 'wrongDetails', text, email });

  test('is part of what is kept of who gave an address, or is mentioned, and loses its words', async () => {
    const { db } = backend;
    await report('The address is wrong.', EMAIL);
    await report(`This is the number of a bakery: ${PHONE}`);
    await report('Another.', 'bo@a.example');
    for (const [asked, text] of [
      [EMAIL, 'The address is wrong.'],
      [PHONE, `This is the number of a bakery: ${PHONE}`],
    ] as const) {
      const traces = await findTraces(db, personOf(asked));
      expect(traces).toEqual({ ...NO_TRACES, reportIds: [expect.any(Number)] });
      const kept = await exportPerson(db, personOf(asked), traces, null);
      expect(kept).toMatchObject({ reports: [{ text, reason: 'wrongDetails' }] });
      expect(await erasePerson(db, traces, { now: NOW })).toMatchObject({ reports: 1 });
      expect(await findTraces(db, personOf(asked))).toEqual(NO_TRACES);
    }
    expect(await spellingsIn()).toEqual([]);
    expect(await dump()).toContain('Another.');
  });

  test('is found by what was said against its answer, which goes with its words', async () => {
    const { db } = backend;
    const { json } = await report('Not them.', 'bo@a.example');
    const noticeId = (json as { number: number }).number;
    const [answer] = await db
      .insert(staffDecisions)
      .values({
        kind: 'report',
        subjectId: String(noticeId),
        name: 'A post',
        action: 'keep',
        decidedAt: new Date(NOW),
      })
      .returning();
    await db.insert(appeals).values({
      noticeId,
      answeredBy: answer?.id ?? 0,
      text: `Ask ${EMAIL}.`,
      sentAt: new Date(NOW),
    });
    const traces = await findTraces(db, personOf(EMAIL));
    expect(traces).toEqual({ ...NO_TRACES, reportIds: [noticeId] });
    expect(await exportPerson(db, personOf(EMAIL), traces, null)).toMatchObject({
      reports: [{ appeals: [{ text: `Ask ${EMAIL}.` }] }],
    });
    await erasePerson(db, traces, { now: NOW });
    expect(await spellingsIn()).toEqual([]);
  });

  test('goes with the account that it is about', async () => {
    const { db } = backend;
    const of = await seedAccount(db, sampleAccount({ services: [sampleService()] }));
    const id = of.services[0]?.id ?? '';
    await backend.post('/reports', { kind: 'service', id, reason: 'scam', text: 'Quibble' });
    expect(await dump()).toContain('Quibble');
    const traces = { ...NO_TRACES, accountIds: [of.accountId] };
    await erasePerson(db, traces, { now: NOW });
    expect(await dump()).not.toContain('Quibble');
  });
});

describe('a review', () => {
  async function review(startsAt: number, customer: object) {
    const id = await book(startsAt, customer);
    const { accountId } = provider;
    const token = toReviewToken({ accountId, bookingId: id, linkVersion: 0 }, LINK_SECRET);
    backend.clock.now = startsAt + HOUR_MS;
    const text = `${NAME} was there.`;
    const written = await backend.post('/reviews/link', { token, stars: 4, text, network: 'home' });
    expect(written.status).toBe(200);
    await publishDue(backend.db, startsAt + 2 * DAY_MS);
    const [row] = await backend.db.select().from(reviews).where(eq(reviews.bookingId, id));
    const reviewId = row?.id ?? '';
    await backend.call(`/providerCalendar/reviews/${reviewId}/reply`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId: accountId, text: `Dear ${NAME}` }),
    });
    backend.clock.now = NOW;
    return { id, reviewId, token };
  }
  /** By the provider, who did not believe its answer; whoever decided that says more. */
  async function appealedNotice(reviewId: string): Promise<number> {
    const { db } = backend;
    const at = new Date(NOW);
    const { accountId } = provider;
    const [notice] = await db
      .insert(reports)
      .values({
        kind: 'review',
        subjectId: reviewId,
        reason: 'other',
        text: `${NAME} lies.`,
        accountId,
        reportedAt: at,
      })
      .returning();
    const noticeId = notice?.id ?? 0;
    const answer = { kind: 'report', subjectId: String(noticeId), name: 'A shop', decidedAt: at };
    const [kept] = await db
      .insert(staffDecisions)
      .values({ ...answer, action: 'keep', text: `${NAME} may say so.`, noticeId })
      .returning();
    const [appeal] = await db
      .insert(appeals)
      .values({
        noticeId,
        answeredBy: kept?.id ?? 0,
        accountId,
        text: `It was ${NAME}.`,
        sentAt: at,
        decidedAt: at,
        outcome: 'stays',
        answer: `${NAME} stays.`,
      })
      .returning();
    await db.insert(staffDecisions).values({
      ...answer,
      action: 'stays',
      text: `${NAME} stays.`,
      noticeId,
      appealId: appeal?.id ?? 0,
    });
    return noticeId;
  }
  const rowOf = async (id: string) =>
    (await backend.db.select().from(reviews).where(eq(reviews.id, id)))[0];

  test('keeps its stars, and neither name, words nor answer', async () => {
    const { db } = backend;
    const { id, reviewId, token } = await review(NOW + 4 * HOUR_MS, ZUZANNA);
    const [decision] = await db
      .insert(staffDecisions)
      .values({
        kind: 'review',
        subjectId: reviewId,
        accountId: provider.accountId,
        name: 'A shop',
        action: 'takeDown',
        text: `${NAME} was not there.`,
        decidedAt: new Date(NOW),
        before: { things: [] },
      })
      .returning();
    await db.insert(appeals).values({
      decisionId: decision?.id ?? 0,
      accountId: provider.accountId,
      text: `I am ${NAME}, and I was.`,
      sentAt: new Date(NOW),
    });
    const noticeId = await appealedNotice(reviewId);
    const person = personOf(EMAIL);
    const traces = await findTraces(db, person);
    expect(traces).toEqual({ ...NO_TRACES, bookingIds: [id], reviewIds: [reviewId] });
    expect(await exportPerson(db, person, traces, LINK_SECRET)).toMatchObject({
      reviews: [
        {
          id: reviewId,
          stars: 4,
          text: `${NAME} was there.`,
          decisions: [
            { text: `${NAME} was not there.`, appeal: { text: `I am ${NAME}, and I was.` } },
          ],
        },
      ],
    });
    const own = { ...NO_TRACES, accountIds: [provider.accountId] };
    const ofProvider = await exportPerson(db, personOf('shop@a.example'), own, null);
    expect(ofProvider).toMatchObject({
      accounts: [{ noticesSent: [{ appeals: [{ text: `It was ${NAME}.` }] }], appeals: null }],
    });
    await erasePerson(db, traces, { now: NOW + DAY_MS });
    const [notice] = await db.select().from(reports).where(eq(reports.id, noticeId));
    expect(notice).toMatchObject({ text: '(erased)', accountId: provider.accountId });
    expect(await spellingsIn()).toEqual([]);
    const erased = { stars: 4, status: 'published', text: '', author: '', reply: '', writer: null };
    expect(await rowOf(reviewId)).toMatchObject(erased);
    const { json } = await backend.call(`/reviews/link?${new URLSearchParams({ token })}`);
    expect(json).toEqual({ link: null });
  });

  test.each([
    ['address', EMAIL],
    ['number', PHONE],
  ])('is found by the %s of its writer after its visit was forgotten', async (_, asked) => {
    const { db } = backend;
    const hour = asked === EMAIL ? 5 : 6;
    const { id, reviewId } = await review(NOW + hour * HOUR_MS, ZUZANNA);
    await db.execute(sql`update bookings set ${WITHOUT_VISITOR} where id = ${id}`);
    expect(await findTraces(db, personOf(asked))).toEqual(NO_TRACES);
    const traces = await findTraces(db, personOf(asked), LINK_SECRET);
    expect(traces).toEqual({ ...NO_TRACES, reviewIds: [reviewId] });
    await db.execute(sql`delete from idempotency_keys`);
    expect(await erasePerson(db, traces, { now: NOW })).toMatchObject({ reviews: 1 });
    expect(await spellingsIn()).toEqual([]);
  });

  test('goes with the account that it is about', async () => {
    const { db } = backend;
    const of = await seedAccount(db, sampleAccount({ services: [sampleService()] }));
    const at = new Date(NOW);
    const row = {
      stars: 5,
      status: 'published',
      visitedAt: at,
      writtenAt: at,
      publishAt: at,
    } as const;
    await db
      .insert(reviews)
      .values({ ...row, accountId: of.accountId, bookingId: 1, text: 'Quodlibet' });
    const traces = { ...NO_TRACES, accountIds: [of.accountId] };
    const kept = await exportPerson(db, personOf(EMAIL), traces, null);
    expect(kept).toMatchObject({
      accounts: [{ reviews: [{ text: 'Quodlibet', month: '2027-01' }] }],
    });
    // Nothing that says which booking it came from.
    expect(JSON.stringify(kept.accounts)).not.toMatch(/booking_id|visited_at|written_at/);
    await erasePerson(db, traces, { now: NOW });
    expect(await dump()).not.toContain('Quodlibet');
  });
});

/** Columns of bookings whose text is not of the customer. */
const NOT_OF_CUSTOMERS = [
  'status',
  'cancelled_by',
  'service_names',
  'former_service',
  'before_move',
];

test('every other text of a booking is one that an erasure empties, or is made of such', async () => {
  const { rows } = await backend.db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'bookings' and data_type in ('text', 'jsonb', 'bytea')
      and is_generated = 'NEVER' order by 1`);
  const named = rows.map(({ name }) => name).filter((name) => !NOT_OF_CUSTOMERS.includes(name));
  expect(named).toEqual([...EMPTIED_COLUMNS].sort());
});

const XYLANDER_DEVICE = 'abcd'.repeat(16);

describe('a provider', () => {
  async function seedProvider() {
    const of = await seedAccount(
      backend.db,
      sampleAccount({
        firstName: 'Quimby',
        lastName: 'Xylander',
        email: 'Quimby@xylander.example',
        services: [
          sampleService({
            name: 'Xylander Cuts',
            phoneNumber: '+356 2155 5555',
            items: [{ name: 'Cut', priceMinor: 100, durationMinutes: 30 }],
          }),
        ],
        events: [
          sampleEvent({ title: 'Xylander Evening' }),
          sampleEvent({ title: 'Xylander Morning' }),
        ],
        availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
      }),
    );
    const edited = { description: 'Another.', waitingSince: new Date(NOW) };
    await backend.db.update(events).set(edited).where(eq(events.accountId, of.accountId));
    await backend.db.insert(pushDevices).values({
      ...SAMPLE_DEVICE,
      accountId: of.accountId,
      id: XYLANDER_DEVICE,
      endpoint: `https://fcm.googleapis.com/fcm/send/xylander-${of.accountId}`,
      label: 'Xylander',
    });
    const at = new Date(NOW);
    const calendar = {
      accountId: of.accountId,
      name: 'Xylander private',
      sealedAddress: Buffer.from('sealed by xylander'),
      shownHost: 'calendar.xylander.example',
      shownEnd: 'quim',
      etag: '"xylander"',
      createdAt: at,
      dueAt: at,
    };
    // Values that occur twice are in the statistics first of all.
    await backend.db.insert(otherCalendars).values([calendar, calendar]);
    const id = of.services[0]?.id ?? '';
    const verdict = { id, action: 'takeDown', text: 'Quimby wrote nonsense.' } as const;
    await decide(backend.db, verdict, NOW);
    await decide(backend.db, { id, action: 'approve' }, NOW);
    const { slateIds } = await seedMember(backend.db, {
      name: 'Quimby',
      accountId: of.accountId,
      slates: [{ text: 'Xylander was here.' }],
    });
    await decide(backend.db, { ...verdict, id: slateIds[0] ?? '' }, NOW);
    const { rows } = await backend.db.execute<{ id: number }>(sql`
      select id from staff_decisions where account_id = ${of.accountId} and kind = 'service'
      order by id limit 1`);
    await backend.db.insert(appeals).values({
      decisionId: rows[0]?.id ?? 0,
      accountId: of.accountId,
      text: 'Xylander objects.',
      sentAt: at,
    });
    return of;
  }

  test('stays until the customers are told, and is gone then', async () => {
    const { db } = backend;
    const of = await seedProvider();
    const body = {
      settlnProviderId: of.accountId,
      startTime: new Date(OPEN).toISOString(),
      serviceItems: of.services[0]?.itemIds,
      ...OTHER,
    };
    expect(await backend.post('/providerCalendar/bookings', body)).toMatchObject({ status: 201 });
    const own = { noticeEmail: 'desk@xylander.example', phone: '+356 2155 5556' };
    await db.update(accounts).set(own).where(eq(accounts.id, of.accountId));
    for (const asked of [
      'quimby@XYLANDER.example',
      '2155 5555',
      'Desk@xylander.example',
      '21555556',
    ]) {
      const traces = await findTraces(db, personOf(asked));
      expect(traces).toEqual({ ...NO_TRACES, accountIds: [of.accountId] });
    }
    const traces = { ...NO_TRACES, accountIds: [of.accountId] };
    const kept = await exportPerson(db, personOf('quimby@xylander.example'), traces, null);
    expect(kept).toMatchObject({
      accounts: [
        {
          services: [{ items: [{}] }],
          events: [{}, {}],
          visits: 1,
          decisions: [{}, {}, {}],
          appeals: [{ text: 'Xylander objects.', answer: null }],
          pushDevices: [{ label: 'Xylander' }],
          otherCalendars: [{ name: 'Xylander private', host: 'calendar.xylander.example' }, {}],
        },
      ],
      getsNoMailSince: 'not known without LINK_SECRET',
    });
    expect(JSON.stringify(kept)).not.toContain('bo@a.example');

    await db.execute(sql`analyze`);
    expect((await dump()).toLowerCase()).toContain('calendar.xylander.example');
    const waiting = await erasePerson(db, traces, { now: NOW, patienceMs: 0 });
    expect(waiting).toMatchObject({ accounts: 0, closedVisits: 1, untold: 1 });
    const { json } = await backend.call('/decisions');
    const { latest: after } = json as { latest: number };
    const told = { sentAt: new Date(NOW) };
    await db.update(messages).set(told).where(eq(messages.accountId, of.accountId));
    const erased = await erasePerson(db, traces, { now: NOW, patienceMs: 0 });
    expect(erased).toMatchObject({ accounts: 1, closedVisits: 0, untold: 0 });
    const left = (await dump()).toLowerCase();
    expect(left).not.toMatch(/quimby|xylander|2155 555/);
    expect(left).not.toContain(XYLANDER_DEVICE);
    const followed = await backend.call(`/decisions?after=${after}`);
    expect(followed.json).toMatchObject({
      decided: [{ kind: 'service', id: of.services[0]?.id }, { kind: 'event' }, { kind: 'event' }],
    });
  });

  test('leaves decisions that nobody can change otherwise', async () => {
    await seedProvider();
    const { db } = backend;
    for (const change of [
      sql`update decisions set name = 'Another'`,
      sql`update decisions set name = '', decision = 'approved', reason = '(erased)'`,
      sql`delete from decisions`,
      sql`truncate decisions`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: 'rows of decisions are only ever added' },
      });
    }
  });
});
