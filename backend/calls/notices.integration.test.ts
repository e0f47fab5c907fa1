import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailStops, messages } from '@/backend/db/mail-schema';
import { reports } from '@/backend/db/moderation-schema';
import { services } from '@/backend/db/schema';
import { staff, staffSessions } from '@/backend/db/staff-schema';
import { compose } from '@/backend/mail/compose';
import { hashAddress } from '@/backend/mail/stop-token';
import { toText } from '@/backend/mail/to-text';
import { eraseReports } from '@/backend/moderation/reports';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, type TestShop } from '@/backend/testing/open-shop';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS } from '@/lib/shared/time/units';

let backend: TestBackend;
let shop: TestShop;
let serviceId: string;
beforeAll(async () => {
  backend = await startTestBackend(SHOP_NOW, { outbox: { nudge: () => undefined } });
  const at = new Date(SHOP_NOW);
  const [row] = await backend.db
    .insert(staff)
    .values({ userId: 'kwame', email: 'k@settln.example', role: 'owner', addedAt: at })
    .returning();
  await backend.db
    .insert(staffSessions)
    .values({ signIn: 'kwame', staffId: row?.id ?? 0, begunAt: at, seenAt: at });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.now = SHOP_NOW;
  shop = await openShop(backend, [{ name: 'Threading', durationMinutes: 60, priceMinor: 1_200 }]);
  const ofShop = eq(services.accountId, shop.accountId);
  serviceId = (await backend.db.select().from(services).where(ofShop))[0]?.id ?? '';
});

const WORDS = 'This is my photograph, and nobody asked me.';

async function send(email: string, more: object = {}) {
  const notice = {
    kind: 'service',
    id: serviceId,
    reason: 'rights',
    text: WORDS,
    name: 'Luca Zammit',
    email,
    isInGoodFaith: true,
    ...more,
  };
  const { status, json } = await backend.post('/reports', notice);
  return { status, ...(json as { number: number; mail: string }) };
}

async function mailOf(number: number, kind: string) {
  const about = and(eq(messages.noticeId, number), eq(messages.kind, kind));
  const [row] = await backend.db.select().from(messages).where(about);
  const composed = row && (await compose(backend.db, row, SAMPLE_SENDER, backend.clock.now));
  return composed ? { to: composed.to, text: toText(composed.letter, 'Settln') } : undefined;
}

const decide = (number: number, action: string, more: object) =>
  decideAbout('report', String(number), action, more);

async function decideAbout(kind: string, id: string, action: string, more: object) {
  const about = { signIn: 'kwame', kind, id };
  const { json } = await backend.call(`/staff/items?${new URLSearchParams(about)}`);
  const { version } = (json as { item: { version: string } }).item;
  const decided = await backend.post('/staff/decisions', { ...about, action, version, ...more });
  expect(decided).toMatchObject({ status: 200, json: { outcome: 'decided' } });
  return (decided.json as { decisionId: number }).decisionId;
}

test('a notice has a number and a receipt without its words, and is answered by the decision', async () => {
  const { number, mail } = await send('luca@mail.example');
  expect(mail).toBe('coming');
  const receipt = await mailOf(number, 'noticed');
  expect(receipt).toMatchObject({ to: 'luca@mail.example' });
  expect(receipt?.text).toContain(`N-${number}`);
  expect(receipt?.text).not.toContain('photograph');

  const second = await send('other@mail.example', { name: 'Rita' });
  const seen = { reasonId: 'pictures', text: 'The picture has the name of its photographer.' };
  const decisionId = await decide(number, 'takeDown', seen);
  for (const [id, to] of [
    [number, 'luca@mail.example'],
    [second.number, 'other@mail.example'],
  ] as const) {
    const answer = await mailOf(id, 'answered');
    expect(answer).toMatchObject({ to });
    expect(answer?.text).toContain('not public any more');
    expect(answer?.text).not.toContain(seen.text);
    expect(await mailOf(id, 'noticed')).toBeUndefined();
  }
  const undone = await backend.post('/staff/undone', { signIn: 'kwame', decisionId });
  expect(undone.json).toEqual({ outcome: 'undone' });
  expect(await mailOf(number, 'answered')).toBeUndefined();
  const open = await backend.db.select().from(reports).where(eq(reports.id, number));
  expect(open).toMatchObject([{ closedAt: null, answeredBy: null, name: 'Luca Zammit' }]);

  const why = 'The photographer has sold the picture to this shop.';
  await decide(number, 'keep', { text: why });
  expect((await mailOf(number, 'answered'))?.text).toContain(why);
});

test('both are in the language of the page that it was sent from', async () => {
  const { number } = await send('karmenu@mail.example', { language: 'mt' });
  const mt = textsFor('mt', 'mail.notice');
  const receipt = await mailOf(number, 'noticed');
  expect(receipt?.text).toContain(mt('receivedLead'));
  expect(receipt?.text).toContain(`${SAMPLE_SENDER.siteUrl}/mt/`);
  const english = await send('rita@mail.example', { language: 'tlh' });
  await decide(number, 'keep', { text: WORDS });
  expect((await mailOf(number, 'answered'))?.text).toContain(mt('keepLead'));
  const en = textsFor('en', 'mail.notice');
  expect((await mailOf(english.number, 'answered'))?.text).toContain(en('keepLead'));
  await eraseReports(backend.db, [number]);
  const [erased] = await backend.db.select().from(reports).where(eq(reports.id, number));
  expect(erased).toMatchObject({ email: null, language: null });
});

test('a notice without an address keeps no language', async () => {
  const { number } = await send('', { language: 'mt' });
  const [kept] = await backend.db.select().from(reports).where(eq(reports.id, number));
  expect(kept).toMatchObject({ language: null });
});

const SEEN = { reasonId: 'pictures', text: 'The picture has the name of its photographer.' };

test('whatever takes a thing down answers its notices, and its owner reads that one led to it', async () => {
  const { number } = await send('luca@mail.example');
  const edited = { waitingSince: new Date(SHOP_NOW) };
  await backend.db.update(services).set(edited).where(eq(services.id, serviceId));
  const refused = await decideAbout('service', serviceId, 'refuse', SEEN);
  expect((await mailOf(number, 'answered'))?.text).toContain('not public any more');
  const about = eq(messages.staffDecisionId, refused);
  const [row] = await backend.db.select().from(messages).where(about);
  const statement = row && (await compose(backend.db, row, SAMPLE_SENDER, SHOP_NOW));
  expect(statement && toText(statement.letter, 'Settln')).toContain('A notice by somebody');
});

test('nobody reads that a thing stays as it is once it is gone', async () => {
  const { number } = await send('luca@mail.example');
  await backend.db.update(services).set({ status: 'rejected' }).where(eq(services.id, serviceId));
  await decide(number, 'keep', { text: WORDS });
  const answer = (await mailOf(number, 'answered'))?.text;
  expect(answer).toContain('What you reported is not public any more.');
  expect(answer).not.toContain('stays as it is');

  await backend.db.update(services).set({ status: 'approved' }).where(eq(services.id, serviceId));
  const second = await send('rita@mail.example');
  await backend.db.delete(services).where(eq(services.id, serviceId));
  await decide(second.number, 'keep', { text: WORDS });
  expect((await mailOf(second.number, 'answered'))?.text).toContain(
    'What you reported is not public any more.',
  );
});

test('an address gets one receipt a day, whoever enters it, and none without an address', async () => {
  const email = `victim-${shop.accountId}@mail.example`;
  expect(await send(email)).toMatchObject({ status: 201, mail: 'coming' });
  expect(await send(email.toUpperCase())).toMatchObject({ status: 201, mail: 'none' });
  expect(await send(email.replace('@', '+2@'))).toMatchObject({ status: 201, mail: 'none' });
  backend.clock.now = SHOP_NOW + DAY_MS + 1_000;
  expect(await send(email)).toMatchObject({ mail: 'coming' });
  expect(await send('', { reason: 'child', name: '' })).toMatchObject({
    status: 201,
    mail: 'none',
  });
});

test('no receipt is promised to an address whose owner has stopped the mail', async () => {
  const email = `stopped-${shop.accountId}@mail.example`;
  await backend.db.insert(mailStops).values({ addressHash: hashAddress(email, LINK_SECRET) });
  const { status, number, mail } = await send(email.replace('@', '+shop@'));
  expect({ status, mail }).toEqual({ status: 201, mail: 'none' });
  expect(await mailOf(number, 'noticed')).toBeUndefined();
});

test('of two notices at once one has a receipt, both are answered by one mail, which can be stopped', async () => {
  const boxes = [1, 2, 3].map((tag) => `flood-${shop.accountId}+${tag}@mail.example`);
  const sent = await Promise.all(boxes.map((email) => send(email)));
  expect(sent.map(({ mail }) => mail).sort()).toEqual(['coming', 'none', 'none']);
  const numbers = sent.map(({ number }) => number);
  await decide(numbers[0] ?? 0, 'keep', { text: WORDS });
  const answers = await Promise.all(numbers.map((number) => mailOf(number, 'answered')));
  const mails = answers.filter(Boolean);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/booking/not-me?token=');
});

test('however many notices are open, all are shown, and a new one is not closed unread', async () => {
  const notice = { kind: 'service', subjectId: serviceId, reason: 'other', reportedAt: new Date() };
  const rows = Array.from({ length: 25 }, () => notice as typeof reports.$inferInsert);
  const added = await backend.db.insert(reports).values(rows).returning({ id: reports.id });
  const about = { signIn: 'kwame', kind: 'report', id: String(added[0]?.id) };
  const { json } = await backend.call(`/staff/items?${new URLSearchParams(about)}`);
  const { version, notices } = (json as { item: { version: string; notices: object[] } }).item;
  expect(notices).toHaveLength(25);
  await send('');
  const late = { ...about, version, action: 'keep', text: WORDS };
  expect(await backend.post('/staff/decisions', late)).toMatchObject({
    json: { outcome: 'changed' },
  });
});

test('the short form goes on as it was', async () => {
  const short = { kind: 'service', id: serviceId, reason: 'scam' };
  expect(await backend.post('/reports', short)).toMatchObject({
    status: 201,
    json: { received: true },
  });
});
