import { execFileSync } from 'node:child_process';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { messages } from '@/backend/db/mail-schema';
import { seedAccount } from '@/backend/db/seed';
import { noteSendsMail } from '@/backend/mail/sends-mail';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { DAY_MS } from '@/lib/shared/time/units';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { mail } from './mail';

const LATER = new Date(Math.ceil(Date.now() / DAY_MS + 365) * DAY_MS);

let database: TestDatabase;
let db: Database;
let accountId: number;
let bookingId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { connections: 1 });
  const seeded = await seedAccount(
    db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut' }] })],
      bookings: [
        {
          startsAt: LATER.getTime(),
          items: [{ service: 0, item: 0 }],
          customerEmail: 'ann@other.example',
        },
      ],
    }),
  );
  accountId = seeded.accountId;
  bookingId = seeded.bookingIds[0] ?? 0;
});
afterAll(async () => {
  await closeDatabase(db);
  await database?.drop();
});

const environment = () => ({ DATABASE_URL: database.url });
const run = (...argv: string[]) => mail(argv, environment());

async function addMessage(uniqueKey: string, changes: Partial<typeof messages.$inferInsert>) {
  const about = { accountId, kind: 'booked', toRole: 'customer', bookingId } as const;
  const [row] = await db
    .insert(messages)
    .values({ ...about, sequence: 0, uniqueKey, dueAt: LATER, ...changes })
    .returning({ id: messages.id });
  return row?.id ?? '';
}

const rowOf = async (id: string) =>
  (await db.select().from(messages).where(eq(messages.id, id)))[0];

test('an operator sees what waits and what was given up, and has it tried again', async () => {
  expect((await run()).out).toBe('No mail waits.\n\nNo mail was given up.\n');
  const given = { deadAt: new Date('2026-01-01T08:00:00Z') };
  await addMessage('reminder', { kind: 'reminder' });
  await addMessage('sent', { sentAt: LATER, dueAt: new Date(0) });
  await addMessage('outdated', { ...given, errorCode: 'outdated' });
  await addMessage('stopped', { ...given, errorCode: 'stopped' });
  const waiting = await addMessage('waiting', { tries: 2, errorCode: 'ECONNREFUSED' });
  const refused = await addMessage('refused', { ...given, errorCode: '550' });
  const failed = await addMessage('failed', {
    ...given,
    toRole: 'provider',
    kind: 'cancelled',
    errorCode: '421',
    tries: 6,
  });

  const listed = await run();
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toBe(
    [
      '1 waiting:',
      `confirmation about booking ${bookingId} to the customer, ann@other.example\n  tried 2 times: ECONNREFUSED, next attempt ${LATER.toISOString()}\n  ${waiting}`,
      '2 could not be delivered (npm run mail -- revive <id>, or revive all):',
    ].join('\n\n') + listed.out.slice(listed.out.indexOf(', or revive all):') + 17),
  );
  expect(listed.out).toContain(
    `to the customer, ann@other.example\n  refused: 550, given up 2026-01-01T08:00:00.000Z\n  ${refused}`,
  );
  expect(listed.out).toMatch(
    new RegExp(
      `cancellation about booking \\d+ to the provider, \\S+@.*\\n  tried 6 times: 421, .*\\n  ${failed}`,
    ),
  );

  const unknown = await run('revive', waiting);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toContain('No message of this id was given up.');

  const one = await run('revive', refused);
  expect(one.out).toContain('1 message is tried again as soon as a backend sends mail.');
  expect(await rowOf(refused)).toMatchObject({ deadAt: null, errorCode: null, tries: 0 });
  expect((await rowOf(refused))?.dueAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await rowOf(failed)).toMatchObject({ tries: 6, errorCode: '421' });

  await noteSendsMail(db, true);
  expect((await run('revive', 'all')).out).toContain('1 message is tried again within seconds.');
  expect(await rowOf(failed)).toMatchObject({ deadAt: null, tries: 0 });
  expect((await run()).out).toContain('3 waiting:');
  expect((await run('revive', 'all')).out).toBe('No mail was given up.\n');
});

test('it names the address of whoever sent a notice or wrote a review', async () => {
  const { rows } = await db.execute<{ notice: number; decision: number; reversal: number }>(sql`
    with notice as (
      insert into reports (kind, subject_id, reason, email, reported_at)
      values ('service', 'x', 'other', 'luca@notice.example', now()) returning id
    ), review as (
      insert into reviews (account_id, booking_id, stars, visited_at, status, written_at, publish_at)
      values (${accountId}, ${bookingId}, 5, now(), 'published', now(), now()) returning id
    ), decision as (
      insert into staff_decisions (kind, subject_id, account_id, name, action, decided_at)
      select 'review', id::text, ${accountId}::integer, 'A review', 'takeDown', now() from review
      returning id
    ), appeal as (
      insert into appeals (decision_id, account_id, text, sent_at)
      select id, ${accountId}::integer, 'Why?', now() from decision returning id
    ), reversal as (
      insert into staff_decisions (kind, subject_id, account_id, name, action, decided_at, appeal_id)
      select 'appeal', id::text, ${accountId}::integer, 'An appeal', 'stays', now(), id from appeal
      returning id
    )
    select notice.id as notice, decision.id as decision, reversal.id as reversal
    from notice, decision, reversal`);
  const [about] = rows;
  const dead = { bookingId: null, sequence: null, deadAt: LATER, errorCode: '550' };
  await addMessage('answered', { ...dead, kind: 'answered', noticeId: about?.notice });
  await addMessage('verdict', { ...dead, kind: 'verdict', staffDecisionId: about?.decision });
  await addMessage('reversal', { ...dead, kind: 'verdict', staffDecisionId: about?.reversal });
  const { out } = await run();
  expect(out).toContain('answer to a notice to the customer, luca@notice.example\n');
  expect(out.match(/decision of the staff to the customer, ann@other\.example\n/g)).toHaveLength(2);
  await db.delete(messages);
});

test.each([[['revive']], [['revive', 'x']], [['list', 'x']], [['drop']], [['revive', 'all', 'x']]])(
  '%j is answered with how to use it',
  async (argv) => {
    const answer = await run(...argv);
    expect(answer.code).toBe(1);
    expect(answer.out).toContain('npm run mail -- revive <id>');
  },
);

test('npm run mail prints what it says', async () => {
  const env = { ...process.env, ...environment(), DATABASE_DIRECT_URL: '' };
  const out = execFileSync('npm', ['run', '--silent', 'mail'], { encoding: 'utf8', env });
  expect(out).toBe((await run()).out);
});
