import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '@/backend/app';
import { addOwner } from '@/backend/calls/staff/people';
import { LOCKS, LOCKS_OF } from '@/backend/db/locks';
import { mailStops } from '@/backend/db/mail-schema';
import { reviewScores, reviews } from '@/backend/db/review-schema';
import { events, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { hashAddress } from '@/backend/mail/stop-token';
import { findVerdict, findWriter } from '@/backend/mail/verdict-letter';
import { findAccountOf } from '@/backend/moderation/reports';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { waitingForLocks } from '@/backend/testing/waiting-for-locks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { samplePayload } from '@/test/sample-service';

const NOW = Date.UTC(2027, 2, 3, 8);
const OWNER = 'marija@settln.example';
const WORDS = 'We saw no warrant for the drips that it names.';

let backend: TestBackend;
let send: (path: string, init?: RequestInit) => Promise<{ status: number; json: Answer }>;

// biome-ignore lint/suspicious/noExplicitAny: answers are read as tests need them
type Answer = any;

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => {} } });
  const app = createApp({
    db: backend.db,
    token: undefined,
    now: () => backend.clock.now,
    outbox: { nudge: () => {} },
    linkSecret: LINK_SECRET,
    sender: {
      productName: 'Settln',
      from: { name: 'Settln', address: 'bookings@settln.example' },
      siteUrl: 'https://settln.example',
      linkSecret: LINK_SECRET,
    },
    staffOwners: [OWNER],
    log: () => {},
  });
  send = async (path, init) => {
    const response = await app.request(path, init);
    return { status: response.status, json: await response.json() };
  };
});
afterAll(() => backend.stop());

const post = (path: string, body: object) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = (path: string, query: Record<string, string>) =>
  send(`${path}?${new URLSearchParams(query)}`);

let signIns = 0;

/** Comes with a new sign-in; `signIn` goes on with one. */
async function enter(email: string, more: object = {}) {
  signIns += 1;
  const signIn = `sign-in-${signIns}`;
  const body = {
    userId: `subject-of-${email}`,
    signIn,
    signedInAt: new Date(backend.clock.now).toISOString(),
    email,
    isEmailVerified: true,
    name: email.split('@')[0] ?? '',
    ...more,
  };
  const { json } = await post('/staff/visits', body);
  return { ...json, signIn: (more as { signIn?: string }).signIn ?? signIn };
}

let owner: string;
let kwame: string;
let ids: { fresh: string; edited: string; event: string; accountId: number; userId: string };

let seeds = 0;

beforeEach(async () => {
  backend.clock.now += 10 * DAY_MS;
  await backend.db.execute(sql`delete from staff_claims`);
  await backend.db.execute(
    sql`update services set waiting_since = null, status = 'rejected' where status = 'pending'`,
  );
  await backend.db.execute(sql`update services set waiting_since = null`);
  await backend.db.execute(
    sql`update events set waiting_since = null, status = 'rejected' where status = 'pending'`,
  );
  await backend.db.execute(sql`update reports set closed_at = now()`);
  seeds += 1;
  const userId = `provider-${seeds}`;
  const { now } = backend.clock;
  const eventId = `5e771100-0000-4000-8002-${String(seeds).padStart(12, '0')}`;
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      userId,
      services: [
        sampleService({
          name: 'Fresh',
          status: 'pending',
          createdAt: new Date(now - 50 * HOUR_MS),
        }),
        sampleService({
          name: 'Sister Beverley',
          items: [{ name: 'Night watch', priceMinor: 2200, durationMinutes: 60 }],
          portfolioImages: ['https://assets.example/1.webp'],
          subcategories: ['Nails'],
        }),
      ],
      events: [
        sampleEvent({ id: eventId, status: 'pending', createdAt: new Date(now - 40 * HOUR_MS) }),
      ],
      bookings: [
        {
          startsAt: now + DAY_MS,
          items: [{ service: 1, item: 0 }],
          customerName: 'Chidinma',
          customerEmail: 'chidinma@customer.example',
        },
        { startsAt: now + 2 * DAY_MS, items: [{ service: 1, item: 0 }], customerName: 'By phone' },
      ],
    }),
  );
  ids = {
    fresh: services[0]?.id ?? '',
    edited: services[1]?.id ?? '',
    event: eventId,
    accountId,
    userId,
  };
  owner = (await enter(OWNER)).signIn;
  await post('/staff/people', { signIn: owner, change: 'add', email: 'kwame@settln.example' });
  kwame = (await enter('kwame@settln.example')).signIn;
});

const itemOf = async (signIn: string, kind: string, id: string) =>
  (await get('/staff/items', { signIn, kind, id })).json.item;

async function decide(signIn: string, kind: string, id: string, more: object) {
  const { version } = await itemOf(signIn, kind, id);
  return post('/staff/decisions', { signIn, kind, id, version, ...more });
}

const queueOf = async (signIn: string, query: object = {}) =>
  (await get('/staff/queue', { signIn, ...query })).json;
const statusOf = async (id: string) => {
  const { rows } = await backend.db.execute(sql`
    select status, status_reason, waiting_since is not null as waits from services where id = ${id}
    union all select status, status_reason, waiting_since is not null from events where id = ${id}`);
  return rows[0];
};
const mailOf = async (decisionId: number) => {
  const { rows } = await backend.db.execute<{ kind: string; to_role: string; due: number }>(sql`
    select kind, to_role, extract(epoch from due_at) * 1000 as due from messages
    where staff_decision_id = ${decisionId} or unique_key like ${`suspended/${decisionId}/%`}
    order by kind`);
  return rows.map(({ due, ...row }) => ({ ...row, due: Number(due) }));
};

describe('the staff', () => {
  it('are strangers until an owner or the configuration lets them in, by a verified address', async () => {
    expect(await enter('somebody@else.example')).toMatchObject({ state: 'stranger', staff: null });
    expect(await enter('other@settln.example', { isEmailVerified: false })).toMatchObject({
      state: 'stranger',
    });
    await post('/staff/people', { signIn: owner, change: 'add', email: 'ann@settln.example' });
    expect(await enter('ANN@settln.example', { isEmailVerified: false })).toMatchObject({
      state: 'stranger',
    });
    expect(await enter('ANN@settln.example')).toMatchObject({
      state: 'in',
      staff: { role: 'moderator' },
    });
    // From then on the subject counts, and the address lets nobody in.
    expect(await enter('ann@settln.example', { userId: 'another' })).toMatchObject({
      state: 'stranger',
    });
    // The configured address counted only while nobody was of the staff.
    expect(await enter(OWNER, { userId: 'another' })).toMatchObject({ state: 'stranger' });
  });

  it('are let in by the command, too, as owners, which the log says', async () => {
    const email = `command-${seeds}@settln.example`;
    await addOwner(backend.db, { email, commandUser: 'rita' }, backend.clock.now);
    expect(await enter(email)).toMatchObject({ state: 'in', staff: { role: 'owner' } });
    const { rows } = (await get('/staff/log', { signIn: owner, by: 'command' })).json;
    expect(rows).toMatchObject([
      { by: 'rita (npm run staff)', action: 'added', kind: 'staff', note: 'owner' },
    ]);
    await backend.db.execute(sql`update staff set removed_at = now() where email = ${email}`);
  });

  it('do not come in after seven days', async () => {
    await post('/staff/people', { signIn: owner, change: 'add', email: 'late@settln.example' });
    backend.clock.now += 7 * DAY_MS + 1;
    expect(await enter('late@settln.example')).toMatchObject({ state: 'stranger' });
    const back = (await enter(OWNER)).signIn;
    const again = { signIn: back, change: 'add', email: 'late@settln.example' };
    expect((await post('/staff/people', again)).status).toBe(200);
    expect(await enter('late@settln.example')).toMatchObject({ state: 'in' });
  });

  it('sign in again after half an hour, and after eight hours whatever they did', async () => {
    const first = await enter(OWNER);
    const on = (more: object = {}) => enter(OWNER, { signIn: first.signIn, ...more });
    backend.clock.now += 29 * MINUTE_MS;
    expect(await on({ isLooking: true })).toMatchObject({ state: 'in' });
    backend.clock.now += MINUTE_MS;
    expect(await on()).toMatchObject({ state: 'over', staff: { name: 'marija' } });
    expect((await get('/staff/queue', { signIn: first.signIn })).status).toBe(403);
    const second = await enter(OWNER);
    for (let n = 0; n < 20; n += 1) {
      backend.clock.now += 25 * MINUTE_MS;
      const { state } = await enter(OWNER, { signIn: second.signIn });
      expect(state).toBe(n < 19 ? 'in' : 'over');
    }
    // An old sign-in of the portal begins none.
    const old = new Date(backend.clock.now - HOUR_MS).toISOString();
    expect(await enter(OWNER, { signedInAt: old })).toMatchObject({ state: 'over' });
  });

  it('are changed by owners only, and the last owner stays', async () => {
    const people = (await get('/staff/people', { signIn: owner })).json.people;
    const idOf = (name: string) => people.find((one: Answer) => one.name === name).id;
    const remove = (signIn: string, staffId: number) =>
      post('/staff/people', { signIn, change: 'remove', staffId });
    expect((await remove(kwame, idOf('marija'))).status).toBe(403);
    expect((await remove(owner, idOf('marija'))).json.message).toMatch(/no other owner/);
    const demote = { signIn: owner, change: 'role', staffId: idOf('marija'), role: 'moderator' };
    expect((await post('/staff/people', demote)).status).toBe(409);
    const promote = { signIn: owner, change: 'role', staffId: idOf('kwame'), role: 'owner' };
    await post('/staff/people', promote);
    // Of two owners who remove each other one stays.
    const outcomes = await Promise.all([
      remove(owner, idOf('kwame')),
      remove(kwame, idOf('marija')),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403]);
    const { rows } = await backend.db.execute(
      sql`select name from staff where role = 'owner' and removed_at is null`,
    );
    expect(rows).toHaveLength(1);
    // Makes it as it was for the other tests.
    await backend.db.execute(
      sql`update staff set role = 'owner', removed_at = null where name = 'marija'`,
    );
    await backend.db.execute(sql`update staff set removed_at = now() where name = 'kwame'`);
  });

  it('who are removed are out at their next call, and what they had taken is free', async () => {
    await post('/staff/claims', { signIn: kwame, kind: 'service', id: ids.fresh, takes: true });
    const people = (await get('/staff/people', { signIn: owner })).json.people;
    const { id: staffId, claims } = people.find((one: Answer) => one.name === 'kwame');
    expect(claims).toBe(1);
    await post('/staff/people', { signIn: owner, change: 'remove', staffId });
    for (const path of ['/staff/queue', '/staff/log', '/staff/people']) {
      expect((await get(path, { signIn: kwame })).status, path).toBe(403);
    }
    expect((await queueOf(owner)).items.every((item: Answer) => item.claim === null)).toBe(true);
  });
});

describe('the queue', () => {
  it('has all that waits, the longest wait first, with counts of all', async () => {
    await post('/reports', {
      kind: 'service',
      id: ids.edited,
      reason: 'scam',
      text: 'Pays nobody',
    });
    await post('/reports', { kind: 'service', id: ids.edited, reason: 'other' });
    const queue = await queueOf(owner);
    expect(queue.items).toMatchObject([
      { kind: 'service', id: ids.fresh, name: 'Fresh', detail: 'new', claim: null },
      { kind: 'event', id: ids.event, detail: 'new' },
      { kind: 'report', name: 'Sister Beverley', detail: 'scam', notices: 2 },
    ]);
    expect(queue).toMatchObject({ counts: { service: 1, event: 1, report: 1 }, free: 3, found: 3 });
    expect(await queueOf(owner, { kind: 'event' })).toMatchObject({ found: 1, free: 3 });
    expect((await queueOf(owner, { q: 'pays NOBODY' })).items).toMatchObject([{ kind: 'report' }]);
    expect((await queueOf(owner, { q: '%' })).found).toBe(0);
    expect((await queueOf(owner, { q: 'luca@' })).found).toBe(0);
    expect(
      (await queueOf(owner, { order: 'newest' })).items.map((one: Answer) => one.kind),
    ).toEqual(['service', 'report', 'event']);
  });

  it('is shared: what one takes stays theirs for a quarter of an hour', async () => {
    const claim = (signIn: string, takes = true) =>
      post('/staff/claims', { signIn, kind: 'service', id: ids.fresh, takes });
    const both = await Promise.all([claim(owner), claim(kwame)]);
    expect(both.map(({ json }) => json.isMine).sort()).toEqual([false, true]);
    const [mine, other] = both[0]?.json.isMine ? [owner, kwame] : [kwame, owner];
    expect(await queueOf(mine)).toMatchObject({ mine: 1, free: 1 });
    expect(await queueOf(other, { whose: 'free' })).toMatchObject({ found: 1 });
    await claim(other, false);
    expect((await claim(other)).json.isMine).toBe(false);
    backend.clock.now += 15 * MINUTE_MS;
    expect((await claim(other)).json.isMine).toBe(true);
    await claim(other, false);
    expect((await claim(mine)).json.isMine).toBe(true);
  });
});

describe('a decision', () => {
  it('approves, is mailed after a minute, and is written down', async () => {
    const { json } = await decide(owner, 'service', ids.fresh, { action: 'approve' });
    expect(json).toMatchObject({ outcome: 'decided' });
    expect(await statusOf(ids.fresh)).toMatchObject({ status: 'approved', waits: false });
    expect(await mailOf(json.decisionId)).toEqual([
      { kind: 'verdict', to_role: 'provider', due: backend.clock.now + MINUTE_MS },
    ]);
    const { rows } = (await get('/staff/log', { signIn: owner })).json;
    expect(rows[0]).toMatchObject({ by: 'marija', action: 'approve', name: 'Fresh' });
  });

  it.each([
    ['refuse', 'rejected'],
    ['ask', 'rejected'],
  ])('to %s needs a reason and words', async (action, status) => {
    const bare = await decide(owner, 'service', ids.fresh, { action });
    expect(bare).toMatchObject({ status: 422, json: { fields: { reasonId: expect.anything() } } });
    const short = { action, reasonId: 'licence', text: 'No.' };
    expect((await decide(owner, 'service', ids.fresh, short)).status).toBe(422);
    const other = { action, reasonId: 'noVisit', text: WORDS };
    expect((await decide(owner, 'service', ids.fresh, other)).status).toBe(422);
    const whole = { action, reasonId: 'licence', text: WORDS };
    expect((await decide(owner, 'service', ids.fresh, whole)).json.outcome).toBe('decided');
    // As its owner reads it.
    const { json } = await get('/serviceProviders/details', { id: ids.fresh, hostCountry: 'MT' });
    expect(json).toMatchObject({ status, status_reason: WORDS });
  });

  it('about an event can be changed by another one', async () => {
    const down = { action: 'takeDown', reasonId: 'untrue', text: WORDS };
    for (const [verdict, state] of [
      [{ action: 'approve' }, { status: 'approved', status_reason: null }],
      [down, { status: 'delisted', status_reason: WORDS }],
      [{ action: 'approve' }, { status: 'approved', status_reason: null }],
    ] as const) {
      await decide(owner, 'event', ids.event, verdict);
      expect(await statusOf(ids.event)).toMatchObject(state);
    }
  });

  it.each([
    ['to approve what is approved', 'edited', 'approve', 409],
    ['to refuse what does not wait', 'edited', 'refuse', 409],
    ['to take down what is not public', 'fresh', 'takeDown', 409],
    ['about an unknown id', '00000000-0000-4000-8000-000000000000', 'approve', 410],
    ['about a text that is no id', "1' or true", 'approve', 410],
  ] as const)('is refused %s, and changes nothing', async (_, which, action, status) => {
    const id = which === 'edited' || which === 'fresh' ? ids[which] : which;
    const version = (await itemOf(owner, 'service', id))?.version ?? 'none';
    const before = await statusOf(ids.fresh);
    const verdict = { action, reasonId: 'untrue', text: WORDS };
    const body = { signIn: owner, kind: 'service', id, version, ...verdict };
    expect((await post('/staff/decisions', body)).status).toBe(status);
    expect(await statusOf(ids.fresh)).toEqual(before);
  });

  it('about what changed meanwhile is not made, and says who decided', async () => {
    const { version } = await itemOf(kwame, 'service', ids.fresh);
    await decide(owner, 'service', ids.fresh, { action: 'approve' });
    const late = { signIn: kwame, kind: 'service', id: ids.fresh, version, action: 'approve' };
    expect((await post('/staff/decisions', late)).json).toMatchObject({
      outcome: 'changed',
      latest: { by: 'marija', action: 'approve' },
    });
  });

  it('of two at once is one', async () => {
    const whole = { action: 'refuse', reasonId: 'untrue', text: WORDS };
    const outcomes = await Promise.all([
      decide(owner, 'service', ids.fresh, { action: 'approve' }),
      decide(kwame, 'service', ids.fresh, whole),
    ]);
    expect(outcomes.map(({ json }) => json.outcome).sort()).toEqual(['changed', 'decided']);
    const { rows } = await backend.db.execute(
      sql`select id from staff_decisions where subject_id = ${ids.fresh}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('sees an edit of its owner, shown beside what was approved', async () => {
    expect(await itemOf(owner, 'service', ids.edited)).toMatchObject({ copyTakenAt: null });
    const edit = samplePayload({ name: 'Sister Beverley', description: 'Drips and stitches.' });
    const update = (description: string) =>
      send(`/serviceProviders/${ids.edited}?hostCountry=MT`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...edit, description, userId: ids.userId }),
      });
    expect((await update('Drips and stitches.')).status).toBe(200);
    const item = await itemOf(owner, 'service', ids.edited);
    expect(item.fields.find(({ name }: Answer) => name === 'description')).toMatchObject({
      before: expect.not.stringContaining('Drips'),
      after: 'Drips and stitches.',
    });
    expect(item.pictures.before).toContain('https://assets.example/1.webp');
    await update('Only stitches, then.');
    const late = { signIn: owner, kind: 'service', id: ids.edited, version: item.version };
    expect((await post('/staff/decisions', { ...late, action: 'approve' })).json).toMatchObject({
      outcome: 'changed',
      latest: null,
    });
    // Asked for a change it stays public, and the next edit is still compared with what was approved.
    await decide(owner, 'service', ids.edited, { action: 'ask', reasonId: 'untrue', text: WORDS });
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'approved', waits: false });
    await update('Nothing but stitches.');
    const again = await itemOf(owner, 'service', ids.edited);
    expect(again.fields.find(({ name }: Answer) => name === 'description').before).toBe(
      item.fields.find(({ name }: Answer) => name === 'description').before,
    );
  });

  it('about things of one’s own account is for others', async () => {
    await backend.db.execute(
      sql`update accounts set user_id = ${`subject-of-kwame@settln.example-${seeds}`} where user_id = 'subject-of-kwame@settln.example'`,
    );
    await backend.db.execute(
      sql`update accounts set user_id = 'subject-of-kwame@settln.example' where id = ${ids.accountId}`,
    );
    expect(await itemOf(kwame, 'service', ids.fresh)).toMatchObject({ isOwn: true, actions: [] });
    const { items } = await queueOf(kwame);
    expect(items[0]).toMatchObject({ isOwn: true });
    const { status } = await decide(kwame, 'service', ids.fresh, { action: 'approve' });
    expect(status).toBe(409);
    await post('/reports', { kind: 'service', id: ids.edited, reason: 'scam' });
    const report = (await queueOf(kwame)).items.find((one: Answer) => one.kind === 'report');
    const keep = { action: 'keep', text: WORDS };
    expect((await decide(kwame, 'report', report.id, keep)).status).toBe(409);
    const suspend = { action: 'suspend', reasonId: 'spam', text: WORDS };
    expect((await decide(kwame, 'account', String(ids.accountId), suspend)).status).toBe(409);
  });

  it('is taken back within a minute, by whoever made it, and nobody was told', async () => {
    const { json } = await decide(owner, 'service', ids.fresh, { action: 'approve' });
    const undo = (signIn: string) => post('/staff/undone', { signIn, decisionId: json.decisionId });
    expect((await undo(kwame)).status).toBe(410);
    expect((await enter(OWNER, { signIn: owner })).undoable).toMatchObject({ id: json.decisionId });
    backend.clock.now += MINUTE_MS - 1;
    const twice = await Promise.all([undo(owner), undo(owner)]);
    expect(twice.map((one) => one.json.outcome).sort()).toEqual(['changed', 'undone']);
    expect(await statusOf(ids.fresh)).toMatchObject({ status: 'pending', waits: true });
    expect(await mailOf(json.decisionId)).toEqual([]);
    expect((await queueOf(owner)).items[0]).toMatchObject({ id: ids.fresh });
    const again = await decide(owner, 'service', ids.fresh, { action: 'approve' });
    backend.clock.now += MINUTE_MS;
    const late = { signIn: owner, decisionId: again.json.decisionId };
    expect((await post('/staff/undone', late)).json.outcome).toBe('tooLate');
  });

  it('about a notice closes all that say the same, or takes the thing down', async () => {
    const about = { kind: 'service', id: ids.edited };
    await post('/reports', { ...about, reason: 'scam' });
    const told = { name: 'Luca Zammit', email: 'luca@a.example', isInGoodFaith: true };
    await post('/reports', { ...about, reason: 'rights', text: WORDS, ...told });
    const report = (await queueOf(owner)).items.find((one: Answer) => one.kind === 'report');
    expect((await queueOf(owner, { q: 'luca@' })).found).toBe(0);
    const item = await itemOf(owner, 'report', report.id);
    expect(item).toMatchObject({ about });
    expect(item.notices).toMatchObject([told, { name: '', email: null, isInGoodFaith: false }]);
    const kept = await decide(owner, 'report', report.id, { action: 'keep', text: WORDS });
    expect(kept.json.outcome).toBe('decided');
    expect((await queueOf(owner)).counts.report).toBe(0);
    await post('/staff/undone', { signIn: owner, decisionId: kept.json.decisionId });
    expect((await queueOf(owner)).counts.report).toBe(1);
    const down = { action: 'takeDown', reasonId: 'untrue', text: WORDS };
    await decide(owner, 'report', report.id, down);
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'delisted', status_reason: WORDS });
    expect((await queueOf(owner)).counts.report).toBe(0);
    // That the words and the address of a visitor were looked at is in the log.
    const { rows } = (await get('/staff/log', { signIn: owner, action: 'viewed' })).json;
    expect(rows[0]).toMatchObject({ by: 'marija', kind: 'service', note: 'notices' });
  });

  it('about a post is in the log with the words that the post begins with', async () => {
    const { slateIds } = await seedMember(backend.db, {
      name: 'Rima Shahin',
      slates: [{ text: 'Forty-one neighbours,\none table' }],
    });
    const about = { kind: 'slate', id: slateIds[0] };
    await post('/reports', { ...about, reason: 'harmful', text: WORDS });
    const report = (await queueOf(owner)).items.find((one: Answer) => one.kind === 'report');
    await itemOf(owner, 'report', report.id);
    const { rows } = (await get('/staff/log', { signIn: owner, kind: 'slate' })).json;
    expect(rows[0]).toMatchObject({ action: 'viewed', name: 'Forty-one neighbours, one table' });
  });

  it('suspends an account with all that is public, tells its customers, and lifts that again', async () => {
    const suspend = { action: 'suspend', reasonId: 'complaints', text: WORDS };
    const { json } = await decide(owner, 'account', String(ids.accountId), suspend);
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'delisted' });
    expect((await mailOf(json.decisionId)).map(({ kind }) => kind)).toEqual([
      'suspended',
      'verdict',
    ]);
    const bookable = async () => {
      const { rows } = await backend.db.execute(
        sql`select takes_bookings as ok from accounts where id = ${ids.accountId}`,
      );
      return rows[0]?.ok;
    };
    expect(await bookable()).toBe(false);
    const item = await itemOf(owner, 'service', ids.fresh);
    expect(item.actions).toEqual(['ask', 'refuse']);
    const coming = async () =>
      (await get('/staff/bookings', { signIn: owner, accountId: String(ids.accountId) })).json
        .bookings;
    expect(await coming()).toMatchObject([
      { customer: 'Chidinma', hasEmail: true },
      { customer: 'By phone', hasEmail: false },
    ]);
    const stop = { addressHash: hashAddress('chidinma@customer.example', LINK_SECRET) };
    await backend.db.insert(mailStops).values(stop);
    expect((await coming())[0]).toMatchObject({ hasEmail: false });
    await backend.db.delete(mailStops);
    const looked = { signIn: owner, action: 'viewed', kind: 'account' };
    expect((await get('/staff/log', looked)).json.rows[0]).toMatchObject({
      by: 'marija',
      subjectId: String(ids.accountId),
      note: 'bookings',
    });
    await post('/staff/undone', { signIn: owner, decisionId: json.decisionId });
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'approved' });
    expect(await mailOf(json.decisionId)).toEqual([]);
    expect(await bookable()).toBe(true);
    await decide(owner, 'account', String(ids.accountId), suspend);
    backend.clock.now += HOUR_MS;
    owner = (await enter(OWNER)).signIn;
    await decide(owner, 'account', String(ids.accountId), { action: 'restore' });
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'approved' });
    expect(await bookable()).toBe(true);
  });

  it('to suspend, and a change of a review meanwhile, do not wait for each other', async () => {
    const { db } = backend;
    await db.update(events).set({ status: 'approved' }).where(eq(events.id, ids.event));
    const at = new Date(NOW);
    const when = { visitedAt: at, writtenAt: at, publishAt: at, publishedAt: at };
    const { accountId } = ids;
    await db
      .insert(reviews)
      .values({ accountId, bookingId: 1, stars: 5, status: 'published', ...when });
    const suspend = { action: 'suspend', reasonId: 'evasion', text: WORDS };
    const { both } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.decisionNumbers})`);
      const suspended = decide(owner, 'account', String(accountId), suspend);
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      const changed = db.execute(sql`update reviews set stars = 1 where account_id = ${accountId}`);
      const begun = Promise.allSettled([suspended, changed]);
      await expect.poll(() => waitingForLocks(db)).toBe(2);
      return { both: begun };
    });
    expect(await both).toMatchObject([
      { value: { json: { outcome: 'decided' } } },
      { status: 'fulfilled' },
    ]);
  });

  it('to suspend, and an edit of a listing meanwhile, do not wait for each other', async () => {
    const { db } = backend;
    await db.update(events).set({ status: 'approved' }).where(eq(events.id, ids.event));
    await db.insert(reviewScores).values({ accountId: ids.accountId, five: 1 });
    const suspend = { action: 'suspend', reasonId: 'evasion', text: WORDS };
    const { both } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.decisionNumbers})`);
      const suspended = decide(owner, 'account', String(ids.accountId), suspend);
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      const edited = db.execute(sql`
        update services set description = 'By appointment' where id = ${ids.edited}`);
      const begun = Promise.allSettled([suspended, edited]);
      await expect.poll(() => waitingForLocks(db)).toBe(2);
      return { both: begun };
    });
    expect(await both).toMatchObject([
      { value: { json: { outcome: 'decided' } } },
      { status: 'fulfilled' },
    ]);
  });

  it('to suspend waits for whoever is booking, and tells them, too', async () => {
    const { db } = backend;
    const suspend = { action: 'suspend', reasonId: 'evasion', text: WORDS };
    const { decided } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS_OF.calendar}, ${ids.accountId})`);
      const answer = decide(owner, 'account', String(ids.accountId), suspend);
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      await tx.execute(sql`
        update bookings set customer_email = 'late@customer.example'
        where account_id = ${ids.accountId} and customer_email is null`);
      return { decided: answer };
    });
    const { json } = await decided;
    const kinds = (await mailOf(json.decisionId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['suspended', 'suspended', 'verdict']);
  });

  it('to suspend takes what waits out of the queue, until the account is back', async () => {
    const suspend = { action: 'suspend', reasonId: 'evasion', text: WORDS };
    const waiting = async () => (await queueOf(owner)).items.map(({ id }: { id: string }) => id);
    expect(await waiting()).toEqual(expect.arrayContaining([ids.fresh, ids.event]));
    await decide(owner, 'account', String(ids.accountId), suspend);
    expect(await waiting()).toEqual([]);
    await decide(owner, 'account', String(ids.accountId), { action: 'restore' });
    expect(await waiting()).toEqual(expect.arrayContaining([ids.fresh, ids.event]));
  });

  it('that was lifted before its mail went is mailed to nobody', async () => {
    const suspend = { action: 'suspend', reasonId: 'evasion', text: WORDS };
    const { json } = await decide(owner, 'account', String(ids.accountId), suspend);
    expect(await findVerdict(backend.db, json.decisionId)).toMatchObject({ action: 'suspend' });
    await decide(owner, 'account', String(ids.accountId), { action: 'restore' });
    expect(await findVerdict(backend.db, json.decisionId)).toBeNull();
  });

  it('to open an account again approves no edit that nobody has seen', async () => {
    const { db } = backend;
    const edited = new Date(backend.clock.now - HOUR_MS);
    await db.update(services).set({ waitingSince: edited }).where(eq(services.id, ids.edited));
    const whole = { reasonId: 'untrue', text: WORDS };
    await decide(owner, 'event', ids.event, { action: 'approve' });
    await db.update(events).set({ waitingSince: edited }).where(eq(events.id, ids.event));
    await decide(owner, 'event', ids.event, { action: 'ask', ...whole });
    const suspend = { action: 'suspend', reasonId: 'complaints', text: WORDS };
    await decide(owner, 'account', String(ids.accountId), suspend);
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'delisted', waits: false });
    const { json } = await decide(owner, 'account', String(ids.accountId), { action: 'restore' });
    const asBefore = { status: 'approved', status_reason: null, waits: true };
    expect(await statusOf(ids.edited)).toEqual(asBefore);
    const { items } = await queueOf(owner, { q: 'Beverley' });
    expect(items).toMatchObject([{ id: ids.edited, waitingSince: edited.toISOString() }]);
    expect(await statusOf(ids.event)).toEqual({ ...asBefore, status_reason: WORDS, waits: false });
    const undo = { signIn: owner, decisionId: json.decisionId };
    expect((await post('/staff/undone', undo)).json.outcome).toBe('undone');
    expect(await statusOf(ids.edited)).toMatchObject({ status: 'delisted', status_reason: WORDS });
  });

  it('can be read before, as it will be mailed', async () => {
    const verdict = { signIn: owner, kind: 'service', id: ids.fresh };
    const ask = { ...verdict, action: 'ask', reasonId: 'licence', text: WORDS };
    const { letters } = (await post('/staff/letters', ask)).json;
    expect(letters).toMatchObject([{ subject: 'Please change something: Fresh' }]);
    expect(letters[0].text).toContain(WORDS);
    expect(letters[0].text).toContain('A person decided this. No program took part.');
    const approve = (await post('/staff/letters', { ...verdict, action: 'approve' })).json.letters;
    expect(approve).toMatchObject([{ subject: 'Your service is approved', language: 'en' }]);
    expect(await itemOf(owner, 'service', ids.fresh)).toMatchObject({ mailLanguage: 'en' });
    const { db } = backend;
    await db.execute(sql`update accounts set language = 'es' where id = ${ids.accountId}`);
    expect(await itemOf(owner, 'service', ids.fresh)).toMatchObject({ mailLanguage: 'es' });
    const inSpanish = (await post('/staff/letters', ask)).json.letters;
    expect(inSpanish).toMatchObject([{ language: 'es' }]);
    expect(inSpanish[0].text).toContain('Lo decidió una persona');
  });
});

describe('the log', () => {
  it('and the queue find names however they are spelled', async () => {
    const { db } = backend;
    await db.execute(sql`update accounts set name = 'أحمد الخطيب' where id = ${ids.accountId}`);
    await db.execute(
      sql`update services set name = 'Barbería José 2122 3344 2026-11-27' where id = ${ids.fresh}`,
    );
    for (const q of ['احمد', 'Jose', 'jose barberia', '2122 3344', '2026-11-27']) {
      const { items } = await queueOf(owner, { q, kind: 'service' });
      expect(items, q).toMatchObject([{ id: ids.fresh }]);
    }
    const log = async (q: string) => (await get('/staff/log', { signIn: owner, q })).json.rows;
    const whole = { reasonId: 'evasion', text: 'It was taken down before.' };
    await decide(owner, 'service', ids.fresh, { action: 'refuse', ...whole });
    expect(await log('Jose')).toMatchObject([{ action: 'refuse' }]);
    await decide(owner, 'account', String(ids.accountId), { action: 'suspend', ...whole });
    expect(await log('احمد')).toMatchObject([{ action: 'suspend' }]);
  });

  it('is never changed or shortened, not even in the database', async () => {
    await decide(owner, 'service', ids.fresh, { action: 'approve' });
    for (const table of ['decisions', 'staff_decisions', 'staff_log']) {
      const refused = expect.objectContaining({
        cause: expect.objectContaining({ message: `rows of ${table} are only ever added` }),
      });
      const { db } = backend;
      await expect(db.execute(sql.raw(`delete from ${table}`))).rejects.toEqual(refused);
      await expect(db.execute(sql.raw(`truncate ${table} cascade`))).rejects.toEqual(refused);
      const change = table === 'decisions' ? `reason = 'another'` : 'staff_id = null';
      await expect(db.execute(sql.raw(`update ${table} set ${change}`))).rejects.toEqual(refused);
    }
  });

  it('says whether what was decided about can still be opened', async () => {
    await decide(owner, 'service', ids.fresh, { action: 'approve' });
    const row = async () => (await get('/staff/log', { signIn: owner })).json.rows[0];
    expect(await row()).toMatchObject({ decision: { isThere: true } });
    await backend.db.execute(sql`delete from services where id = ${ids.fresh}`);
    expect(await row()).toMatchObject({ action: 'approve', decision: { isThere: false } });
  });

  it('is found by words, people, actions and kinds', async () => {
    const refuse = { action: 'refuse', reasonId: 'licence', text: WORDS };
    const { json } = await decide(kwame, 'service', ids.fresh, refuse);
    const find = async (query: Record<string, string>) =>
      (await get('/staff/log', { signIn: owner, ...query })).json;
    expect(await find({ q: 'warrant' })).toMatchObject({ found: 1, rows: [{ by: 'kwame' }] });
    expect((await find({ q: `D-${json.decisionId}` })).rows[0].decision.text).toBe(WORDS);
    expect((await find({ action: 'refuse', kind: 'service' })).found).toBe(1);
    expect((await find({ action: 'refuse', kind: 'event' })).found).toBe(0);
    expect((await find({ by: 'command' })).found).toBe(0);
    backend.clock.now += 8 * DAY_MS;
    owner = (await enter(OWNER)).signIn;
    expect((await find({ q: 'warrant' })).found).toBe(0);
    expect((await find({ q: 'warrant', days: '30' })).found).toBe(1);
  });
});

describe('what a text names', () => {
  /** The plans of the statements that `call` sends. */
  async function plansOf(call: () => Promise<unknown>) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await call();
    const sent = query.mock.calls.map(([{ text }, values]: Answer[]) => ({ text, values }));
    query.mockRestore();
    const plans = [];
    for (const { text, values } of sent) {
      if (!/^\s*(?:select|with)\b/.test(text)) continue;
      const { rows } = await backend.db.$client.query(`explain (costs off) ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  }

  it('is found by a key, and nothing by that of another service’s post', async () => {
    const { db } = backend;
    const foreign = { kind: 'slate' as const, id: 'post/of-another-service' };
    expect((await post('/reports', { ...foreign, reason: 'scam' })).status).toBe(201);
    const [report] = (await queueOf(owner, { kind: 'report' })).items;
    expect(report).toMatchObject({ kind: 'report', name: '', owner: '' });
    const kept = await decide(owner, 'report', report.id, { action: 'keep', text: WORDS });
    await post('/staff/undone', { signIn: owner, decisionId: kept.json.decisionId });
    await db.execute(sql`
      insert into staff_log (at, action, kind, subject_id) select now(), 'viewed', kind, ${foreign.id}
      from unnest(array['service', 'event', 'review', 'slate', 'account', 'staff']) kind`);
    const refuse = { action: 'refuse', reasonId: 'licence', text: WORDS };
    const { json } = await decide(owner, 'service', ids.fresh, refuse);
    const plans = await plansOf(async () => {
      expect((await queueOf(owner)).counts.report).toBe(1);
      expect((await get('/staff/log', { signIn: owner })).status).toBe(200);
      expect(await itemOf(owner, 'report', report.id)).toMatchObject({ about: foreign });
      expect(await itemOf(owner, 'account', String(ids.accountId))).toMatchObject({ status: null });
      expect(await findAccountOf(db, foreign)).toBeNull();
      expect(await findVerdict(db, json.decisionId)).toMatchObject({ isPublic: false });
      expect(await findWriter(db, foreign.id)).toBeNull();
    });
    expect(plans.length).toBeGreaterThan(8);
    for (const plan of plans)
      expect(plan).not.toMatch(/(?:Filter|Cond): .*(?:\bid\)::text =|subject_id\) = ANY)/);
  });
});
