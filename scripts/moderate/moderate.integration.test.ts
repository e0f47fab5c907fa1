import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { messages } from '@/backend/db/mail-schema';
import { reports } from '@/backend/db/moderation-schema';
import { accounts, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { staffDecisions } from '@/backend/db/staff-schema';
import { noteSendsMail } from '@/backend/mail/sends-mail';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { textsFor } from '@/lib/texts/catalogue';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { moderate } from './moderate';

let database: TestDatabase;
let db: Database;
let serviceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { connections: 1 });
  const service = sampleService({ status: 'pending', createdAt: new Date() });
  const seeded = await seedAccount(db, sampleAccount({ services: [service] }));
  serviceId = seeded.services[0]?.id ?? '';
});
afterAll(async () => {
  await closeDatabase(db);
  await database?.drop();
});

const environment = () => ({ DATABASE_URL: database.url });
const run = (...argv: string[]) => moderate(argv, environment());

test('a moderator sees what waits, looks at it, decides, and finds the decision again', async () => {
  expect((await run()).out).toContain(
    `Selam Braids (Service, new), by Selam Tesfaye\n  ${serviceId}`,
  );
  expect((await run('show', serviceId)).out).toContain('Text: Braids and cuts.');

  const silent = await run('reject', serviceId);
  expect(silent).toMatchObject({ code: 1, err: '' });
  expect(silent.out).toContain('Not what it says it is (service, event, post)');

  const approved = await run('approve', serviceId);
  expect(approved).toMatchObject({ code: 0, err: '' });
  expect(approved.out).toContain('Approved: Service "Selam Braids"');
  expect((await run()).out).toBe('Nothing waits for review.\n\nNothing is reported.\n');
  expect(await db.select().from(messages)).toEqual([]);
  expect((await run('history')).out).toContain(`Approved: Service "Selam Braids" ${serviceId}`);

  const wrong = await run('aprove', serviceId);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain('npm run moderate -- approve <id>');
});

test('a report is listed with what was reported, and closed', async () => {
  const reportedAt = new Date();
  const report = { kind: 'service', subjectId: serviceId, reason: 'scam', reportedAt } as const;
  await db.insert(reports).values({ ...report, text: 'Asks for 50 euro.' });
  const { out } = await run();
  expect(out).toMatch(/N-1, waits 0 h, 48 h left: Service "Selam Braids": Asks for money/);
  expect(out).toContain(`${serviceId}\n  Asks for 50 euro.`);
  const { rows } = await db.execute(sql`select staff_id, note from staff_log`);
  expect(rows).toEqual([{ staff_id: null, note: 'reports' }]);
  expect((await run('close', '1')).out).toBe('N-1 is closed.\n');
  expect((await run()).out).toContain('Nothing is reported.');
  const again = await run('close', '1');
  expect(again).toMatchObject({ code: 1, err: 'There is no open report with this number.\n' });
});

test('a reported post is looked at with its picture, taken down, and put back', async () => {
  const image = { contentType: 'image/webp', bytes: Buffer.from('a picture') };
  const post = { text: 'Earn money\nat home', media: { type: 'image' as const, ...image } };
  const { slateIds } = await seedMember(db, { name: 'Anjali Perera', slates: [post] });
  const [id = ''] = slateIds;
  const report = {
    kind: 'slate',
    subjectId: id,
    reason: 'scam',
    email: 'ann@other.example',
  } as const;
  await db.insert(reports).values({ ...report, reportedAt: new Date() });
  expect((await run()).out).toContain(`Post "Earn money at home": Asks for money`);

  const folder = mkdtempSync(path.join(tmpdir(), 'settln-moderate-'));
  const shown = await run('show', id, '--save', folder);
  expect(shown.out).toContain(
    'Author: Anjali Perera\n  Text: Earn money at home\n  files: media.webp',
  );
  expect(readFileSync(path.join(folder, 'media.webp'), 'utf8')).toBe('a picture');
  rmSync(folder, { recursive: true });

  const taken = await run('delist', id, '--reason', 'spam', 'A scam.');
  expect(taken.out).toMatch(
    /^Taken down: Post "Earn money at home".*\nN-\d+ is closed. Wants an answer: ann@/,
  );
  expect((await run()).out).toContain('Nothing is reported.');
  const again = await run('delist', id, '--reason', 'spam');
  expect(again).toMatchObject({
    code: 1,
    err: 'It is delisted, so there is nothing to take down.\n',
  });
  expect((await run('approve', id)).out).toContain('Approved: Post "Earn money at home"');
  const unknown = await run('delist', 'x', '--reason', 'spam');
  expect(unknown).toMatchObject({ code: 1 });
  expect(unknown.err).toBe('There is no service, event or post with this id in this database.\n');
});

test('a decision is mailed to its owner if the backend of the database sends mail', async () => {
  await noteSendsMail(db, false);
  await noteSendsMail(db, true);
  const other = await run('delist', serviceId, '--reason', 'rewarded');
  expect(other.err).toContain('That is no reason about this. There are: untrue, incomplete,');
  await run('delist', serviceId, '--reason', 'untrue', 'The address is wrong.');
  const [message] = await db.select().from(messages);
  expect(message).toMatchObject({ kind: 'verdict', sentAt: null });
  const [decided] = await db
    .select()
    .from(staffDecisions)
    .where(eq(staffDecisions.id, message?.staffDecisionId ?? 0));
  expect(decided).toMatchObject({
    action: 'takeDown',
    reasonId: 'untrue',
    clause: 'truth',
    text: 'It describes something else than what people find. The address is wrong.',
    staffId: null,
  });
});

test('the words of a reason are in the language of its owner’s mail', async () => {
  await run('approve', serviceId);
  await db.update(accounts).set({ language: 'ar' });
  const { out, err } = await run('delist', serviceId, '--reason', 'untrue', 'الرقم 7.');
  expect([out, err]).toEqual([expect.stringMatching(/^Taken down/), '']);
  const [service] = await db.select().from(services).where(eq(services.id, serviceId));
  const draft = textsFor('ar', 'moderation.drafts')('untrue');
  expect(service?.statusReason).toBe(`${draft} الرقم 7.`);
});

test('npm run moderate says why it did nothing, and ends with 1', () => {
  const env = { ...process.env, ...environment(), DATABASE_DIRECT_URL: '' };
  const command = ['run', '--silent', 'moderate', '--', 'delist', 'x', '--reason', 'spam'];
  const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8', env });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('There is no service, event or post with this id in this database.\n');
});
