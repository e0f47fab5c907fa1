import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailStops, messages } from '@/backend/db/mail-schema';
import { reviews } from '@/backend/db/review-schema';
import { accounts, bookings, services } from '@/backend/db/schema';
import { seedMember } from '@/backend/db/seed-slates';
import { appeals, staff, staffDecisions, staffSessions } from '@/backend/db/staff-schema';
import { toAppealToken } from '@/backend/mail/appeal-token';
import { compose } from '@/backend/mail/compose';
import { toReviewToken } from '@/backend/mail/manage-token';
import { hashAddress } from '@/backend/mail/stop-token';
import { toText } from '@/backend/mail/to-text';
import { eraseReports } from '@/backend/moderation/reports';
import { deleteAccount } from '@/backend/privacy/erase-account';
import { eraseReviews } from '@/backend/privacy/reviews';
import { publishDue } from '@/backend/reviews/keep-reviews';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, type TestShop } from '@/backend/testing/open-shop';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import type { ReviewFlag } from '@/lib/shared/domain/reviews/review';
import { formatLongDate } from '@/lib/shared/time/format';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const REASON = { reasonId: 'untrue', text: 'The address on the page is another shop’s.' };
const ANSWER = { text: 'You showed us the lease, so the address is yours.' };

let backend: TestBackend;
let shop: TestShop;
let serviceId: string;
beforeAll(async () => {
  const outbox = { nudge: () => undefined };
  backend = await startTestBackend(SHOP_NOW, { outbox, sender: SAMPLE_SENDER });
  for (const name of ['kwame', 'rosa']) await letIn(name);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.now = SHOP_NOW;
  await backend.db.update(staffSessions).set({ seenAt: new Date(SHOP_NOW) });
  shop = await openShop(backend, [{ name: 'Threading', durationMinutes: 60, priceMinor: 1_200 }]);
  const [service] = await backend.db
    .select()
    .from(services)
    .where(eq(services.accountId, shop.accountId));
  serviceId = service?.id ?? '';
});

async function letIn(name: string) {
  const at = new Date(SHOP_NOW);
  const [row] = await backend.db
    .insert(staff)
    .values({ userId: name, email: `${name}@settln.example`, name, role: 'moderator', addedAt: at })
    .returning();
  await backend.db
    .insert(staffSessions)
    .values({ signIn: name, staffId: row?.id ?? 0, begunAt: at, seenAt: at });
}

interface Item {
  version: string;
  actions: string[];
  appeal: { text: string; isMine: boolean } | null;
  decided: { id: number; kind: string; isMarked: boolean }[];
}

async function item(kind: string, id: string, signIn = 'rosa'): Promise<Item> {
  const query = new URLSearchParams({ signIn, kind, id });
  const { json } = await backend.call(`/staff/items?${query}`);
  return (json as { item: Item }).item;
}

async function decide(kind: string, id: string, action: string, more: object, signIn = 'kwame') {
  const { version } = await item(kind, id, signIn);
  const body = { signIn, kind, id, action, version, ...more };
  const { status, json } = await backend.post('/staff/decisions', body);
  return { status, ...(json as { decisionId: number; code?: string }) };
}

async function queue(kind: string, signIn = 'rosa') {
  const { json } = await backend.call(`/staff/queue?${new URLSearchParams({ signIn, kind })}`);
  return (json as { items: { id: string; name: string; detail: string }[] }).items;
}

const statusOf = async () =>
  (await backend.db.select().from(services).where(eq(services.id, serviceId)))[0]?.status;

/** As an edit does. */
const wait = () =>
  backend.db
    .update(services)
    .set({ waitingSince: new Date(SHOP_NOW) })
    .where(eq(services.id, serviceId));

const tokenOf = (decisionId: number) => toAppealToken(decisionId, LINK_SECRET);
const read = async (token: string) =>
  (await backend.call(`/appeals?${new URLSearchParams({ token })}`)).json as {
    appeal: null | { isSettled: boolean; sent: object | null; answer: { outcome: string } | null };
  };
const send = (token: string, text = 'The lease is ours since May.') =>
  backend.post('/appeals', { token, text });

async function appealed(decisionId: number) {
  await send(tokenOf(decisionId));
  const [row] = await backend.db.select().from(appeals).where(eq(appeals.decisionId, decisionId));
  return String(row?.id);
}

const STOPPED = 'stopped@mail.example';

const stopMail = (email: string) =>
  backend.db
    .insert(mailStops)
    .values({ addressHash: hashAddress(email, LINK_SECRET) })
    .onConflictDoNothing();

async function mailAbout(decisionId: number) {
  const [row] = await backend.db
    .select()
    .from(messages)
    .where(eq(messages.staffDecisionId, decisionId));
  const composed = row && (await compose(backend.db, row, SAMPLE_SENDER, backend.clock.now));
  return composed && { to: composed.to, text: toText(composed.letter, 'Settln') };
}

test('the mail about a decision was shown before as it arrives, but for its number', async () => {
  const grave = { reasonId: 'complaints', text: 'Six customers waited before closed doors.' };
  const asDecided = async (kind: string, id: string, action: string, more: object) => {
    const draft = { signIn: 'rosa', kind, id, action, ...more };
    const { json } = await backend.post('/staff/letters', draft);
    const [letter] = (json as { letters: { text: string }[] }).letters;
    const { decisionId } = await decide(kind, id, action, more, 'rosa');
    const text = (await mailAbout(decisionId))?.text ?? '';
    const alike = (words = '') => words.replace(/\/appeal\/\S*/, '').replace(/Number: .*/, '');
    expect(alike(text)).toBe(alike(letter?.text));
    return text;
  };
  const report = async () => {
    const about = { kind: 'service', id: serviceId, reason: 'scam' };
    return String(((await backend.post('/reports', about)).json as { number: number }).number);
  };
  const ledTo = 'A notice by somebody who saw it';
  const account = String(shop.accountId);

  await wait();
  await report();
  expect(await asDecided('service', serviceId, 'refuse', REASON)).toContain(ledTo);
  await asDecided('service', serviceId, 'approve', {});
  const number = await report();
  expect(await asDecided('account', account, 'suspend', grave)).not.toContain(ledTo);
  await asDecided('account', account, 'restore', {});
  expect(await asDecided('report', number, 'suspend', grave)).toContain(ledTo);
  await asDecided('account', account, 'restore', {});
  await wait();
  await report();
  const asked = await decide('service', serviceId, 'ask', REASON);
  expect((await mailAbout(asked.decisionId))?.text).not.toContain(ledTo);
  await asDecided('appeal', await appealed(asked.decisionId), 'stays', ANSWER);
});

test('what stands against an account and its posts is read by its owner, with the way to an appeal', async () => {
  const post = { name: 'Selam', accountId: shop.accountId, slates: [{ text: 'Earn at home' }] };
  const { slateIds } = await seedMember(backend.db, post);
  const [slateId = ''] = slateIds;
  const [account] = await backend.db.select().from(accounts).where(eq(accounts.id, shop.accountId));
  const list = async () => {
    const query = new URLSearchParams({ userId: account?.userId ?? '', hostCountry: 'MT' });
    return (await backend.call(`/appeals/statements?${query}`)).json as { statements: object[] };
  };
  expect(await list()).toEqual({ statements: [] });
  const down = await decide('slate', slateId, 'takeDown', { ...REASON, reasonId: 'spam' });
  const grave = { ...REASON, reasonId: 'complaints' };
  const suspended = await decide('account', String(shop.accountId), 'suspend', grave);
  const decidedAt = new Date(SHOP_NOW).toISOString();
  const { statements } = await list();
  expect(statements).toHaveLength(2);
  expect(statements).toContainEqual({
    kind: 'slate',
    subjectId: slateId,
    action: 'takeDown',
    name: 'Earn at home',
    decidedAt,
    number: down.decisionId,
    token: tokenOf(down.decisionId),
  });
  expect(statements).toContainEqual(
    expect.objectContaining({ kind: 'account', token: tokenOf(suspended.decisionId) }),
  );
  await decide('account', String(shop.accountId), 'restore', {});
  expect((await list()).statements).toMatchObject([{ kind: 'slate' }]);
});

describe('an appeal', () => {
  test('is led to by the mail, decided by somebody else, and puts the service back', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    expect(await statusOf()).toBe('delisted');
    const text = (await mailAbout(decisionId))?.text ?? '';
    expect(text).toContain(`/appeal/${tokenOf(decisionId).slice(0, 6)}`);
    expect(text).toContain('Our terms, True information: “What you say is true and up to date:');
    expect(text).toContain(formatLongDate(SHOP_NOW, VENUE_ZONE.id, 'en'));
    expect(text).toContain(REASON.text);
    expect(await read(tokenOf(decisionId))).toMatchObject({
      appeal: {
        decision: { number: decisionId, action: 'takeDown', ...REASON },
        sent: null,
        answer: null,
      },
    });
    const id = await appealed(decisionId);
    expect(await queue('appeal')).toMatchObject([{ id, detail: 'takeDown' }]);

    expect(await item('appeal', id, 'kwame')).toMatchObject({
      actions: [],
      appeal: { isMine: true },
    });
    expect(await decide('appeal', id, 'stays', ANSWER, 'kwame')).toMatchObject({
      code: 'conflict',
    });
    expect(await item('appeal', id)).toMatchObject({
      actions: ['reverse', 'stays'],
      appeal: { text: 'The lease is ours since May.', isMine: false },
    });
    const answered = await decide('appeal', id, 'reverse', ANSWER, 'rosa');
    expect(await statusOf()).toBe('approved');
    expect(await queue('appeal')).toEqual([]);
    expect(await read(tokenOf(decisionId))).toMatchObject({
      appeal: { isSettled: true, answer: { outcome: 'reverse', ...ANSWER } },
    });
    const mail = await mailAbout(answered.decisionId);
    expect(mail?.text).toContain(ANSWER.text);
    expect(mail?.text).not.toContain('/appeal/');
  });

  test('shows the decision that it is against, also under many later ones', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const id = await appealed(decisionId);
    const later = {
      kind: 'event',
      subjectId: '0',
      accountId: shop.accountId,
      name: 'Fair',
      action: 'approve',
      decidedAt: new Date(SHOP_NOW),
    };
    await backend.db.insert(staffDecisions).values(Array.from({ length: 21 }, () => later));
    const { decided } = await item('appeal', id);
    expect(decided.find((one) => one.id === decisionId)).toMatchObject(REASON);
    await decide('appeal', id, 'stays', ANSWER, 'rosa');
  });

  test('that stays says why, is open no more, and is taken back within the minute', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const id = await appealed(decisionId);
    const why = { text: 'The lease names another street.' };
    const stays = await decide('appeal', id, 'stays', why, 'rosa');
    expect(await statusOf()).toBe('delisted');
    expect(await read(tokenOf(decisionId))).toMatchObject({ appeal: { answer: why } });
    expect((await mailAbout(stays.decisionId))?.text).toContain(why.text);
    expect(await decide('appeal', id, 'reverse', ANSWER, 'rosa')).toMatchObject({
      code: 'conflict',
    });

    const undo = { signIn: 'rosa', decisionId: stays.decisionId };
    expect(await backend.post('/staff/undone', undo)).toMatchObject({
      json: { outcome: 'undone' },
    });
    expect(await read(tokenOf(decisionId))).toMatchObject({ appeal: { answer: null } });
    expect(await queue('appeal')).toMatchObject([{ id }]);
  });

  test('needs an answer, a link of ours, and thirty days', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    expect(await send(tokenOf(decisionId + 1))).toMatchObject({ status: 410 });
    expect(await send(tokenOf(decisionId), ' ')).toMatchObject({ status: 422 });
    backend.clock.now = SHOP_NOW + 31 * DAY_MS;
    expect(await send(tokenOf(decisionId))).toMatchObject({ status: 410 });
    backend.clock.now = SHOP_NOW + 30 * DAY_MS + HOUR_MS;
    const id = await appealed(decisionId);
    backend.clock.now = SHOP_NOW;
    expect(await decide('appeal', id, 'stays', { text: 'No.' }, 'rosa')).toMatchObject({
      status: 422,
    });
  });

  test('is one, however many are sent at once', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
    const answers = await Promise.all(texts.map((text) => send(tokenOf(decisionId), text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const rows = await backend.db.select().from(appeals).where(eq(appeals.decisionId, decisionId));
    expect(rows).toHaveLength(1);
    // Who sent it and got no answer may send it again.
    expect(await send(tokenOf(decisionId), rows[0]?.text)).toMatchObject({ status: 200 });
  });

  test('is not possible against what was decided anew or taken back', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const again = await decide('service', serviceId, 'approve', {});
    expect(await send(tokenOf(decisionId))).toMatchObject({ status: 410 });
    await backend.post('/staff/undone', { signIn: 'kwame', decisionId: again.decisionId });
    expect(await send(tokenOf(decisionId))).toMatchObject({ status: 200 });
    const other = await decide('service', serviceId, 'approve', {});
    expect(await read(tokenOf(other.decisionId))).toEqual({ appeal: null });
  });

  test('puts nothing back that was taken again since', async () => {
    await wait();
    const { decisionId } = await decide('service', serviceId, 'ask', REASON);
    const id = await appealed(decisionId);
    expect(await item('appeal', id)).toMatchObject({ appeal: { isGivenBack: true } });
    const again = await decide('service', serviceId, 'takeDown', REASON);
    expect(await item('appeal', id)).toMatchObject({ appeal: { isGivenBack: false } });
    const answered = await decide('appeal', id, 'reverse', ANSWER, 'rosa');
    expect(await statusOf()).toBe('delisted');
    const mail = (await mailAbout(answered.decisionId))?.text;
    expect(mail).toContain('there is a newer decision about it');
    expect(mail).not.toContain('We have undone');
    await decide('appeal', await appealed(again.decisionId), 'reverse', ANSWER, 'rosa');
    expect(await statusOf()).toBe('approved');
  });

  test('waits no more once the thing was approved again, unless that is taken back', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const id = await appealed(decisionId);
    const again = await decide('service', serviceId, 'approve', {});
    const waiting = async () => (await queue('appeal')).map((row) => row.id);
    expect(await waiting()).not.toContain(id);
    expect(await item('appeal', id)).toMatchObject({ actions: [] });
    expect(await decide('appeal', id, 'stays', ANSWER, 'rosa')).toMatchObject({ status: 409 });
    expect(await read(tokenOf(decisionId))).toMatchObject({
      appeal: { isSettled: true, answer: null },
    });
    await backend.post('/staff/undone', { signIn: 'kwame', decisionId: again.decisionId });
    expect(await waiting()).toContain(id);
    expect(await item('appeal', id)).toMatchObject({ actions: ['reverse', 'stays'] });
    await decide('appeal', id, 'stays', ANSWER, 'rosa');
  });

  test('against a wish for a change of what is public speaks of nothing that was taken', async () => {
    await wait();
    const { decisionId } = await decide('service', serviceId, 'ask', REASON);
    expect(await statusOf()).toBe('approved');
    const id = await appealed(decisionId);
    const draft = { signIn: 'rosa', kind: 'appeal', id, action: 'reverse', ...ANSWER };
    const { json } = await backend.post('/staff/letters', { ...draft, reasonId: null });
    const { decisionId: reversed } = await decide('appeal', id, 'reverse', ANSWER, 'rosa');
    for (const words of [JSON.stringify(json), (await mailAbout(reversed))?.text]) {
      expect(words).toContain('you were right. It is public as it is.');
    }
    expect(await statusOf()).toBe('approved');
  });

  test('is decided by another than decided, also by another than the owner', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const id = await appealed(decisionId);
    const now = new Date(SHOP_NOW);
    await backend.db.update(staff).set({ removedAt: now }).where(eq(staff.userId, 'kwame'));
    await backend.db.delete(staffSessions).where(eq(staffSessions.signIn, 'kwame'));
    await letIn('kwame');
    expect(await item('appeal', id, 'kwame')).toMatchObject({
      actions: [],
      appeal: { isMine: true },
    });
    // Where the only other one of the staff is the owner, whoever decided looks again.
    const ofShop = eq(accounts.id, shop.accountId);
    const [account] = await backend.db.select().from(accounts).where(ofShop);
    await backend.db.update(accounts).set({ userId: 'rosa' }).where(ofShop);
    expect(await item('appeal', id, 'kwame')).toMatchObject({ actions: ['reverse', 'stays'] });
    expect(await item('appeal', id, 'rosa')).toMatchObject({ actions: [] });
    await backend.db
      .update(accounts)
      .set({ userId: account?.userId ?? '' })
      .where(ofShop);
  });

  test('puts nothing back while its account is suspended', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const id = await appealed(decisionId);
    const account = String(shop.accountId);
    await decide('account', account, 'suspend', { ...REASON, reasonId: 'complaints' });
    expect(await decide('appeal', id, 'reverse', ANSWER, 'rosa')).toMatchObject({ status: 409 });
    expect(await statusOf()).toBe('delisted');
    await decide('account', account, 'restore', {});
    await decide('appeal', id, 'reverse', ANSWER, 'rosa');
    expect(await statusOf()).toBe('approved');
  });

  test('about what was deleted is answered by mail, and goes with its account', async () => {
    const { decisionId } = await decide('service', serviceId, 'takeDown', REASON);
    const id = await appealed(decisionId);
    await backend.db.delete(services).where(eq(services.id, serviceId));
    expect(await item('appeal', id)).toMatchObject({ appeal: { isGivenBack: false } });
    const stays = { text: 'The lease names another street.' };
    const answered = await decide('appeal', id, 'stays', stays, 'rosa');
    expect((await mailAbout(answered.decisionId))?.text).toContain(stays.text);
    await deleteAccount(backend.db, shop.accountId, SHOP_NOW);
    const rows = await backend.db
      .select()
      .from(staffDecisions)
      .where(eq(staffDecisions.id, answered.decisionId));
    expect(rows).toMatchObject([{ name: '', text: '(erased)', before: null }]);
  });

  test('is open to whoever is suspended by a notice about what they have deleted', async () => {
    const about = { kind: 'service', id: serviceId, reason: 'scam', text: 'They never come.' };
    const notice = { ...about, name: 'Mira', email: 'mira@gone.example', isInGoodFaith: true };
    const { number } = (await backend.post('/reports', notice)).json as { number: number };
    const report = String(number);
    await backend.db.delete(services).where(eq(services.id, serviceId));
    const grave = { reasonId: 'complaints', text: 'Six customers waited before closed doors.' };
    const { decisionId } = await decide('report', report, 'suspend', grave);
    expect(await item('report', report)).toMatchObject({ actions: ['keep'] });
    expect(await decide('report', report, 'suspend', grave)).toMatchObject({ status: 409 });
    expect((await mailAbout(decisionId))?.text).toContain(grave.text);
    expect(await read(tokenOf(decisionId))).toMatchObject({ appeal: { sent: null } });
    const [account] = await backend.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, shop.accountId));
    const query = new URLSearchParams({ userId: account?.userId ?? '', hostCountry: 'MT' });
    const { json } = await backend.call(`/appeals/statements?${query}`);
    expect((json as { statements: object[] }).statements).toContainEqual(
      expect.objectContaining({ kind: 'account', number: decisionId }),
    );
  });

  test('against a suspension opens the account again', async () => {
    const suspended = await decide('service', serviceId, 'suspend', {
      reasonId: 'complaints',
      text: 'Six customers waited before closed doors.',
    });
    expect(await statusOf()).toBe('delisted');
    const id = await appealed(suspended.decisionId);
    await decide('appeal', id, 'reverse', ANSWER, 'rosa');
    expect(await statusOf()).toBe('approved');
  });
});

describe('whoever sent a notice', () => {
  const WHY = { text: 'The pictures are their own, we saw the originals.' };
  const OFF = { reasonId: 'pictures', text: 'The photographer showed us the negatives.' };
  const SAID = 'I am in the third picture.';

  async function notice(email = `luca-${shop.accountId}@mail.example`): Promise<number> {
    const body = { kind: 'service', id: serviceId, reason: 'rights', text: 'My pictures.', email };
    const about = { ...body, name: 'Luca Zammit', isInGoodFaith: true };
    return ((await backend.post('/reports', about)).json as { number: number }).number;
  }
  const linkOf = (decisionId: number, noticeId: number) =>
    toAppealToken(decisionId, LINK_SECRET, noticeId);
  const idOf = async (noticeId: number) =>
    String(
      (await backend.db.select().from(appeals).where(eq(appeals.noticeId, noticeId)))[0]?.id ?? '',
    );

  /** The last of what was mailed to them. */
  async function answerTo(noticeId: number) {
    const rows = await backend.db
      .select()
      .from(messages)
      .where(and(eq(messages.noticeId, noticeId), eq(messages.kind, 'answered')));
    const decisionOf = ({ uniqueKey }: { uniqueKey: string }) =>
      Number(uniqueKey.split('/').at(-1));
    const row = rows.toSorted((a, b) => decisionOf(a) - decisionOf(b)).at(-1);
    const composed = row && (await compose(backend.db, row, SAMPLE_SENDER, backend.clock.now));
    return composed && { to: composed.to, text: toText(composed.letter, 'Settln') };
  }
  const waiting = async (ids: readonly string[]) =>
    (await queue('appeal')).filter(({ id }) => ids.includes(id));
  const kept = (noticeId: number) => decide('report', String(noticeId), 'keep', WHY);

  test('appeals against "nothing wrong" by the link of their mail, and somebody else takes it down', async () => {
    const noticeId = await notice();
    const { decisionId } = await kept(noticeId);
    const token = linkOf(decisionId, noticeId);
    expect((await answerTo(noticeId))?.text).toContain(`/appeal/${token.slice(0, 6)}`);
    expect(await read(token)).toMatchObject({
      appeal: {
        decision: { action: 'keep', notice: { number: noticeId, text: 'My pictures.' }, ...WHY },
        isSettled: false,
        sent: null,
      },
    });
    expect(await send(token, SAID)).toMatchObject({ status: 200 });
    expect(await send(token, 'Once more.')).toMatchObject({ status: 409 });
    const id = await idOf(noticeId);
    expect(await waiting([id])).toMatchObject([{ detail: 'keep' }]);
    expect(await decide('appeal', id, 'stays', WHY, 'kwame')).toMatchObject({ code: 'conflict' });
    expect(await item('appeal', id)).toMatchObject({
      actions: ['takeDown', 'suspend', 'stays'],
      appeal: { noticeId, text: SAID },
    });

    const taken = await decide('appeal', id, 'takeDown', OFF, 'rosa');
    expect(await statusOf()).toBe('delisted');
    // What its owner reads is not for the other side.
    expect(await read(token)).toMatchObject({
      appeal: { answer: { outcome: 'reverse', text: '' } },
    });
    const told = await answerTo(noticeId);
    expect(told?.text).toContain('what you reported is not public any more');
    expect(told?.text).not.toContain(OFF.text);
    const statement = (await mailAbout(taken.decisionId))?.text ?? '';
    expect(statement).toContain(OFF.text);
    expect(statement).toContain('A notice by somebody who saw it');
    expect(await read(tokenOf(taken.decisionId))).toMatchObject({ appeal: { sent: null } });

    const undo = { signIn: 'rosa', decisionId: taken.decisionId };
    expect(await backend.post('/staff/undone', undo)).toMatchObject({
      json: { outcome: 'undone' },
    });
    expect(await statusOf()).toBe('approved');
    expect(await read(token)).toMatchObject({ appeal: { isSettled: false, answer: null } });
    expect((await answerTo(noticeId))?.text).toContain(WHY.text);
    expect(await waiting([id])).toHaveLength(1);
  });

  test('reads why the answer stays, and its owner is not written to', async () => {
    const noticeId = await notice();
    const { decisionId } = await kept(noticeId);
    await send(linkOf(decisionId, noticeId), SAID);
    const id = await idOf(noticeId);
    const stays = await decide('appeal', id, 'stays', ANSWER, 'rosa');
    expect(await statusOf()).toBe('approved');
    expect(await mailAbout(stays.decisionId)).toBeUndefined();
    const told = await answerTo(noticeId);
    expect(told?.text).toContain(ANSWER.text);
    expect(told?.text).not.toContain('/appeal/');
    expect(await read(linkOf(decisionId, noticeId))).toMatchObject({ appeal: { answer: ANSWER } });
  });

  test('has one appeal each, for thirty days, while the thing is public', async () => {
    const [first, second] = [await notice(), await notice('mira@mail.example')];
    const { decisionId } = await kept(first);
    expect(await send(linkOf(decisionId, first), SAID)).toMatchObject({ status: 200 });
    expect(await send(linkOf(decisionId, second), SAID)).toMatchObject({ status: 200 });
    expect(await waiting([await idOf(first), await idOf(second)])).toHaveLength(2);
    expect(await send(tokenOf(decisionId), SAID)).toMatchObject({ status: 410 });

    const third = await notice('third@mail.example');
    const again = await kept(third);
    backend.clock.now = SHOP_NOW + 31 * DAY_MS;
    expect(await send(linkOf(again.decisionId, third), SAID)).toMatchObject({ status: 410 });
    backend.clock.now = SHOP_NOW;
    await decide('service', serviceId, 'takeDown', REASON);
    expect(await read(linkOf(again.decisionId, third))).toMatchObject({
      appeal: { isSettled: true },
    });
    expect(await send(linkOf(again.decisionId, third), SAID)).toMatchObject({ status: 410 });
    const gone = await idOf(second);
    expect(await item('appeal', gone)).toMatchObject({ actions: ['reverse', 'stays'] });
    const changed = await decide('appeal', gone, 'reverse', ANSWER, 'rosa');
    expect(await mailAbout(changed.decisionId)).toBeUndefined();
    expect((await answerTo(second))?.text).toContain(ANSWER.text);
  });

  test('takes it back by having the notice erased', async () => {
    const noticeId = await notice();
    const { decisionId } = await kept(noticeId);
    await send(linkOf(decisionId, noticeId), SAID);
    await eraseReports(backend.db, [noticeId]);
    expect(await idOf(noticeId)).toBe('');
    expect(await read(linkOf(decisionId, noticeId))).toEqual({ appeal: null });
  });
});

describe('a review', () => {
  async function hold(
    flags: ReviewFlag[] = ['contact'],
    more: { customerEmail?: string | null } = {},
  ) {
    const from = SHOP_NOW - 40 * HOUR_MS;
    const visit = {
      accountId: shop.accountId,
      during: { from, to: from + HOUR_MS },
      customerName: 'Ada Obi',
      customerEmail: `ada-${shop.accountId}@mail.example`,
      totalMinor: 0,
      personId: 8,
      ...more,
    };
    const [booking] = await backend.db.insert(bookings).values(visit).returning();
    const at = new Date(SHOP_NOW - 30 * HOUR_MS);
    const [row] = await backend.db
      .insert(reviews)
      .values({
        accountId: shop.accountId,
        bookingId: booking?.id ?? 0,
        stars: 1,
        text: 'Call 7900 1234 instead.',
        author: 'Ada O.',
        itemName: 'Threading',
        status: 'held',
        flags,
        visitedAt: at,
        writtenAt: at,
        publishAt: new Date(SHOP_NOW - 6 * HOUR_MS),
        heldAt: at,
      })
      .returning();
    return row?.id ?? '';
  }
  const stateOf = async (id: string) =>
    (await backend.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;

  test('that is held waits for the staff, and is shown once it is approved', async () => {
    const id = await hold();
    expect((await queue('review')).filter((row) => row.id === id)).toMatchObject([
      { detail: 'contact', name: '★☆☆☆☆ Threading', about: 'review' },
    ]);
    expect(await item('review', id)).toMatchObject({ name: '★☆☆☆☆ Threading' });
    expect(await item('review', id)).toMatchObject({ actions: ['approve', 'refuse'] });
    const { decisionId } = await decide('review', id, 'approve', {});
    expect(await stateOf(id)).toBe('published');
    expect(await mailAbout(decisionId)).toBeUndefined();
    await backend.post('/staff/undone', { signIn: 'kwame', decisionId });
    expect(await stateOf(id)).toBe('held');
  });

  test('of a suspended account does not become public before that is lifted', async () => {
    const id = await hold();
    const suspended = (suspendedAt: Date | null) =>
      backend.db.update(accounts).set({ suspendedAt }).where(eq(accounts.id, shop.accountId));
    await suspended(new Date(SHOP_NOW));
    await decide('review', id, 'approve', {});
    expect(await stateOf(id)).toBe('waiting');
    await publishDue(backend.db, SHOP_NOW + DAY_MS);
    expect(await stateOf(id)).toBe('waiting');
    await suspended(null);
    await publishDue(backend.db, SHOP_NOW + DAY_MS);
    expect(await stateOf(id)).toBe('published');
  });

  test('that is reported names the notice, and not the business that it is about', async () => {
    const id = await hold();
    await decide('review', id, 'approve', {});
    const about = { kind: 'review', id, reason: 'wrongDetails', text: 'They were never there.' };
    const { json } = await backend.post('/reports', about);
    const number = String((json as { number: number }).number);
    const [account] = await backend.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, shop.accountId));
    const named = { name: '★☆☆☆☆ Threading', about: 'review', detail: 'wrongDetails' };
    const found = (await queue('report')).find((row) => row.id === number);
    expect(found).toMatchObject({ ...named, owner: account?.name });
    expect(await item('report', number)).toMatchObject({ name: named.name });
    const kept = await decide('report', number, 'keep', { text: 'It is an opinion, so it stays.' });
    const [decided] = await backend.db
      .select()
      .from(staffDecisions)
      .where(eq(staffDecisions.id, kept.decisionId ?? 0));
    // What customers booked stays out of the log.
    expect(decided?.name).not.toContain('Threading');
  });

  test('that was public before a change is as it was once a decision about it is undone', async () => {
    const id = await hold();
    await backend.db
      .update(reviews)
      .set({
        publishedAt: new Date(SHOP_NOW - 25 * HOUR_MS),
        decidedAt: new Date(SHOP_NOW - DAY_MS),
      })
      .where(eq(reviews.id, id));
    const row = async () => (await backend.db.select().from(reviews).where(eq(reviews.id, id)))[0];
    const before = await row();
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    const { decisionId } = await decide('review', id, 'refuse', reason);
    expect(await row()).not.toEqual(before);
    await backend.post('/staff/undone', { signIn: 'kwame', decisionId });
    expect(await row()).toEqual(before);
    const approved = await decide('review', id, 'approve', {});
    await backend.post('/staff/undone', { signIn: 'kwame', decisionId: approved.decisionId });
    expect(await row()).toEqual(before);
  });

  test('leaves a row in the log for whoever looks at it, and no address in a preview', async () => {
    const id = await hold();
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    await item('review', id);
    const draft = { signIn: 'rosa', kind: 'review', id, action: 'refuse', ...reason };
    const { json } = await backend.post('/staff/letters', draft);
    expect(json).toMatchObject({ letters: [{ to: 'Whoever wrote the review' }] });
    expect(JSON.stringify(json)).not.toContain('@mail.example');
    expect(JSON.stringify(json)).toContain('A program had marked the review');
    const appeal = await appealed((await decide('review', id, 'refuse', reason)).decisionId);
    await item('appeal', appeal);
    const query = new URLSearchParams({ signIn: 'rosa', kind: 'review', action: 'viewed' });
    const log = await backend.call(`/staff/log?${query}`);
    const { rows } = log.json as { rows: { by: string; subjectId: string; note: string }[] };
    const seen = rows.filter(({ note, subjectId }) => note === 'review' && subjectId === id);
    expect(seen.map(({ by }) => by)).toEqual(['rosa', 'kwame', 'rosa']);
  });

  test('that is refused is told to its writer, who can appeal', async () => {
    const id = await hold();
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    const refused = await decide('review', id, 'refuse', reason);
    expect(await stateOf(id)).toBe('refused');
    const mail = await mailAbout(refused.decisionId);
    expect(mail).toMatchObject({ to: `ada-${shop.accountId}@mail.example` });
    expect(mail?.text).toContain(reason.text);
    expect(mail?.text).toContain('A program had marked the review for a person to read.');
    expect(mail?.text).not.toContain('No program took part');
    const appeal = await appealed(refused.decisionId);
    expect(await read(tokenOf(refused.decisionId))).toMatchObject({
      appeal: { isMailed: true, decision: { isMarked: true } },
    });
    const answered = await decide('appeal', appeal, 'reverse', ANSWER, 'rosa');
    expect(await stateOf(id)).toBe('published');
    const answer = await mailAbout(answered.decisionId);
    expect(answer).toMatchObject({ to: `ada-${shop.accountId}@mail.example` });
    expect(answer?.text).not.toContain('No program took part');

    // Whoever reports it reads so, too, though a change has taken the mark away.
    await backend.db.update(reviews).set({ flags: [] }).where(eq(reviews.id, id));
    const about = { kind: 'review', id, reason: 'other', text: 'No.', email: 'mira@mail.example' };
    const notice = { ...about, name: 'Mira', isInGoodFaith: true };
    const { number } = (await backend.post('/reports', notice)).json as { number: number };
    const kept = await decide('report', String(number), 'keep', ANSWER);
    const [row] = await backend.db
      .select()
      .from(messages)
      .where(and(eq(messages.noticeId, number), eq(messages.kind, 'answered')));
    const composed = row && (await compose(backend.db, row, SAMPLE_SENDER, SHOP_NOW));
    expect(composed && toText(composed.letter, 'Settln')).toContain('A program had marked');
    const link = toAppealToken(kept.decisionId, LINK_SECRET, number);
    expect(await read(link)).toMatchObject({ appeal: { decision: { isMarked: true } } });
    await send(link);
    const [ofNotice] = await backend.db.select().from(appeals).where(eq(appeals.noticeId, number));
    await decide('appeal', String(ofNotice?.id), 'stays', ANSWER, 'rosa');
    await decide('service', serviceId, 'takeDown', REASON);
    const marks = (await item('review', id)).decided.map(({ kind, isMarked }) => [kind, isMarked]);
    expect(marks).toEqual([
      ['service', false],
      ['appeal', true],
      ['report', true],
      ['review', true],
      ['review', true],
    ]);
  });

  test('that no program marked says so in its statement', async () => {
    const id = await hold([]);
    await backend.db
      .update(reviews)
      .set({ status: 'published', heldAt: null })
      .where(eq(reviews.id, id));
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    const { decisionId } = await decide('review', id, 'takeDown', reason);
    expect((await mailAbout(decisionId))?.text).toContain('No program took part');
    expect(await read(tokenOf(decisionId))).toMatchObject({
      appeal: { decision: { isMarked: false } },
    });
    expect((await item('review', id)).decided).toMatchObject([{ isMarked: false }]);
  });

  test('and a notice are not decided about by whoever of the staff wrote them', async () => {
    const email = 'Kwame+reviews@settln.example';
    const written = await hold(['contact'], { customerEmail: email });
    const own = { isOwn: true, actions: [] };
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    expect(await item('review', written, 'kwame')).toMatchObject(own);
    const rowOf = async (kind: string, id: string, signIn: string) =>
      (await queue(kind, signIn)).find((row) => row.id === id);
    expect(await rowOf('review', written, 'kwame')).toMatchObject({ isOwn: true });
    expect(await rowOf('review', written, 'rosa')).toMatchObject({ isOwn: false });
    expect(await decide('review', written, 'approve', {}, 'kwame')).toMatchObject({ status: 409 });
    const refused = await decide('review', written, 'refuse', reason, 'rosa');
    const appeal = await appealed(refused.decisionId);
    expect(await item('appeal', appeal, 'kwame')).toMatchObject(own);

    const about = { kind: 'service', id: serviceId, reason: 'other', text: 'Not theirs.', email };
    const notice = { ...about, name: 'Kwame', isInGoodFaith: true };
    const { number } = (await backend.post('/reports', notice)).json as { number: number };
    const report = String(number);
    expect(await item('report', report, 'kwame')).toMatchObject(own);
    expect(await rowOf('report', report, 'kwame')).toMatchObject({ isOwn: true });
    // Nor by the thing itself, which closes the notice.
    expect(await decide('service', serviceId, 'takeDown', REASON, 'kwame')).toMatchObject({
      status: 409,
    });
    const kept = await decide('report', report, 'keep', ANSWER, 'rosa');
    expect(kept).toMatchObject({ status: 200 });
    await send(toAppealToken(kept.decisionId, LINK_SECRET, number));
    const [row] = await backend.db.select().from(appeals).where(eq(appeals.noticeId, number));
    expect(await item('appeal', String(row?.id), 'kwame')).toMatchObject(own);
    expect(await rowOf('appeal', String(row?.id), 'kwame')).toMatchObject({ isOwn: true });
    expect(await item('service', serviceId, 'kwame')).toMatchObject({ isOwn: false });
  });

  test.each([
    ['is said to be told to a writer with an address', {}, true],
    ['is not said to be told to a writer without one', { customerEmail: null }, false],
    ['is not said to be told to a writer who stopped the mail', { customerEmail: STOPPED }, false],
  ] as const)('that is taken down after a notice %s', async (_, more, isTold) => {
    await stopMail(STOPPED);
    const id = await hold([], more);
    await backend.db
      .update(reviews)
      .set({ status: 'published', heldAt: null })
      .where(eq(reviews.id, id));
    const email = `mira-${shop.accountId}@mail.example`;
    const about = { kind: 'review', id, reason: 'other', text: 'They were never there.', email };
    const notice = { ...about, name: 'Mira', isInGoodFaith: true };
    const { number } = (await backend.post('/reports', notice)).json as { number: number };
    const kept = await decide('report', String(number), 'keep', ANSWER);
    const link = toAppealToken(kept.decisionId, LINK_SECRET, number);
    await send(link);
    const [appeal] = await backend.db.select().from(appeals).where(eq(appeals.noticeId, number));
    const reason = { reasonId: 'offTopic', text: 'It speaks of another shop.' };
    const taken = await decide('appeal', String(appeal?.id), 'takeDown', reason, 'rosa');
    const [row] = await backend.db
      .select()
      .from(messages)
      .where(eq(messages.uniqueKey, `answered/${number}/${taken.decisionId}`));
    const composed = row && (await compose(backend.db, row, SAMPLE_SENDER, SHOP_NOW));
    const mail = composed && toText(composed.letter, 'Settln');
    expect(mail).toContain('not public any more');
    expect(mail?.includes('published it why')).toBe(isTold);
    expect(await read(link)).toMatchObject({
      appeal: { isOwnerTold: isTold, answer: { text: '' } },
    });
  });

  test('of somebody without an address says on its own page why, and where to appeal', async () => {
    const id = await hold(['contact'], { customerEmail: null });
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    const { decisionId } = await decide('review', id, 'refuse', reason);
    expect(await mailAbout(decisionId)).toBeNull();
    const [row] = await backend.db.select().from(reviews).where(eq(reviews.id, id));
    const { accountId, bookingId } = row ?? { accountId: 0, bookingId: 0 };
    const token = toReviewToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET);
    const link = async () =>
      (await backend.call(`/reviews/link?${new URLSearchParams({ token })}`)).json;
    const decision = { number: decisionId, reasonId: 'offTopic', token: tokenOf(decisionId) };
    expect(await link()).toMatchObject({
      link: { review: { statusReason: reason.text, decision } },
    });
    const appeal = await appealed(decisionId);
    expect(await read(decision.token)).toMatchObject({ appeal: { isMailed: false } });
    await decide('appeal', appeal, 'reverse', ANSWER, 'rosa');
    expect(await link()).toMatchObject({ link: { review: { status: 'published' } } });
    expect(JSON.stringify(await link())).not.toContain(decision.token);
  });

  test('promises no mail to a writer or sender who stopped it', async () => {
    const sender = `stopped-${shop.accountId}@mail.example`;
    await stopMail(STOPPED);
    const id = await hold(['contact'], { customerEmail: STOPPED });
    const reason = { reasonId: 'offTopic', text: 'It only holds a number to call.' };
    const draft = { signIn: 'kwame', kind: 'review', id, action: 'refuse', ...reason };
    expect(await backend.post('/staff/letters', draft)).toMatchObject({ json: { letters: [] } });
    const { decisionId } = await decide('review', id, 'refuse', reason);
    const { json } = await send(tokenOf(decisionId));
    expect(json).toMatchObject({ appeal: { isMailed: false, sent: {} } });

    const about = { kind: 'service', id: serviceId, reason: 'other', text: 'No.', email: sender };
    const notice = { ...about, name: 'Mira', isInGoodFaith: true };
    const { number } = (await backend.post('/reports', notice)).json as { number: number };
    const kept = await decide('report', String(number), 'keep', ANSWER);
    const link = toAppealToken(kept.decisionId, LINK_SECRET, number);
    expect(await read(link)).toMatchObject({ appeal: { isMailed: true } });
    await stopMail(sender);
    expect(await read(link)).toMatchObject({ appeal: { isMailed: false } });
  });

  test('takes along what was answered about it when its writer is erased', async () => {
    const id = await hold();
    const reason = { reasonId: 'offTopic', text: 'Ada Obi only gives a number to call.' };
    const appeal = await appealed((await decide('review', id, 'refuse', reason)).decisionId);
    const answer = { text: 'Ada Obi has said nothing new.' };
    await decide('appeal', appeal, 'stays', answer, 'rosa');
    await backend.db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, id));
    const about = { kind: 'review', id, reason: 'other' };
    const { json } = await backend.post('/reports', about);
    const { number } = json as { number: number };
    await decide('report', String(number), 'keep', { text: 'Ada Obi may write this.' }, 'rosa');
    await eraseReviews(backend.db, [id]);
    const { rows } = await backend.db.execute(
      sql`select from staff_decisions where text like '%Ada Obi%'`,
    );
    expect(rows).toEqual([]);
  });

  test('that its provider reported says so to them, and the answer stands in its place', async () => {
    const id = await hold([]);
    await decide('review', id, 'approve', {});
    const [account] = await backend.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, shop.accountId));
    const report = async (reportedByUserId: string) => {
      const body = { kind: 'review', id, reason: 'wrongDetails', reportedByUserId };
      return ((await backend.post('/reports', body)).json as { number: number }).number;
    };
    const query = new URLSearchParams({ settlnProviderId: String(shop.accountId) });
    const told = async () => {
      const { json } = await backend.call(`/providerCalendar/reviews?${query}`);
      return (json as { reviews: { notice: null | { answer: null | { token: string } } }[] })
        .reviews[0]?.notice;
    };
    await report('somebody else');
    expect(await told()).toBe(null);
    const number = await report(account?.userId ?? '');
    expect(await told()).toMatchObject({ number, reason: 'wrongDetails', answer: null });

    const why = { text: 'It is an opinion, however few the stars are.' };
    await decide('report', String(number), 'keep', why);
    const answered = await told();
    expect(answered).toMatchObject({ number, answer: why });
    const token = answered?.answer?.token ?? '';
    expect(await send(token, 'Nobody came on that day.')).toMatchObject({ status: 200 });
    const [appeal] = await backend.db.select().from(appeals).where(eq(appeals.noticeId, number));
    const stays = { text: 'The door was opened at ten, as you can see yourself.' };
    await decide('appeal', String(appeal?.id), 'stays', stays, 'rosa');
    expect(await told()).toMatchObject({ answer: { ...stays, token } });
    const everybody = new URLSearchParams({ providerId: serviceId, hostCountry: 'MT' });
    const shown = JSON.stringify((await backend.call(`/reviews?${everybody}`)).json);
    expect(shown).toContain(id);
    expect(shown).not.toContain('notice');
  });

  test('that is taken down does not count any more', async () => {
    const id = await hold([]);
    await decide('review', id, 'approve', {});
    const query = new URLSearchParams({ providerId: serviceId, hostCountry: 'MT' });
    expect((await backend.call(`/reviews?${query}`)).json).toMatchObject({ score: { count: 1 } });
    await decide('review', id, 'takeDown', {
      reasonId: 'noVisit',
      text: 'It was not her visit at all.',
    });
    expect((await backend.call(`/reviews?${query}`)).json).toMatchObject({ score: { count: 0 } });
    const rows = await backend.db
      .select()
      .from(staffDecisions)
      .where(and(eq(staffDecisions.kind, 'review'), eq(staffDecisions.subjectId, id)));
    expect(rows.map(({ action }) => action)).toEqual(['approve', 'takeDown']);
  });
});
