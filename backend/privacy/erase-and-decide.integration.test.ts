import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCKS } from '@/backend/db/locks';
import { decisions, reports } from '@/backend/db/moderation-schema';
import { accountNetworks, reviews } from '@/backend/db/review-schema';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { decide } from '@/backend/testing/decide';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { waitingForLocks } from '@/backend/testing/waiting-for-locks';
import { deleteAccount } from './erase-account';

const NOW = Date.UTC(2027, 0, 4, 8);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

/** An account with a service and a post; the id is that of the one which is decided about. */
async function seed(kind: 'service' | 'slate') {
  const account = sampleAccount({ services: [sampleService({ name: 'Quimby Cuts' })] });
  const { accountId, services } = await seedAccount(backend.db, account);
  const author = { name: 'Quimby', accountId, slates: [{ text: 'Quimby was here.' }] };
  const { slateIds } = await seedMember(backend.db, author);
  return { accountId, id: (kind === 'service' ? services[0]?.id : slateIds[0]) ?? '' };
}

/** Starts both, one after the other, while nobody gets a number for a decision; then lets them end. */
async function startBoth(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const { db } = backend;
  const outcomes = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.decisionNumbers})`);
    const begun = [];
    for (const [at, start] of [first, second].entries()) {
      begun.push(start());
      await expect.poll(() => waitingForLocks(db)).toBe(at + 1);
    }
    return { begun };
  });
  return Promise.allSettled(outcomes.begun);
}

const latest = async (id: string) => {
  const made = await backend.db.select().from(decisions).orderBy(desc(decisions.id)).limit(5);
  return made.filter(({ subjectId }) => subjectId === id).map(({ name, reason }) => [name, reason]);
};

const delist = (id: string) =>
  decide(backend.db, { id, action: 'takeDown', text: 'Quimby lied to visitors.' }, NOW);
const erase = (accountId: number) => deleteAccount(backend.db, accountId, NOW);

const report = (kind: 'service' | 'slate', id: string) =>
  backend.post('/reports', { kind, id, reason: 'scam', text: 'Quimby lied.', email: '' });

const KINDS = ['service', 'slate'] as const;

test.each(KINDS)(
  'an erasure waits for a decision about a %s, and takes the words out of it',
  async (kind) => {
    const { accountId, id } = await seed(kind);
    const outcomes = await startBoth(
      () => delist(id),
      () => erase(accountId),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await latest(id)).toEqual([['', '(erased)']]);
  },
);

test.each(KINDS)(
  'a decision about a %s that is being erased finds nothing, and holds nobody up',
  async (kind) => {
    const { accountId, id } = await seed(kind);
    const [erased, decided] = await startBoth(
      () => erase(accountId),
      () => delist(id),
    );
    expect(erased?.status).toBe('fulfilled');
    expect(decided).toMatchObject({ reason: { code: 'gone' } });
    expect(await latest(id)).toEqual([['', '(erased)']]);
  },
);

const ENDINGS = [
  ['taken down', (_: number, id: string) => delist(id)],
  ['erased', (accountId: number) => erase(accountId)],
] as const;
const CASES = KINDS.flatMap((kind) => ENDINGS.map(([done, end]) => ({ kind, done, end })));

test.each(CASES)('a report about a $kind that is being $done is not left over', async (row) => {
  const { accountId, id } = await seed(row.kind);
  const [ended, reported] = await startBoth(
    () => row.end(accountId, id),
    () => report(row.kind, id),
  );
  expect(ended?.status).toBe('fulfilled');
  expect(reported).toMatchObject({ value: { json: { code: 'gone' } } });
  expect(await backend.db.$count(reports, eq(reports.subjectId, id))).toBe(0);
});

/** A published review of it. */
async function seedReview(accountId: number) {
  const at = new Date(NOW);
  const when = { visitedAt: at, writtenAt: at, publishAt: at, publishedAt: at };
  await backend.db
    .insert(reviews)
    .values({ accountId, bookingId: 1, stars: 5, status: 'published', ...when });
}

test('a change of a review of an account that is being erased holds nobody up', async () => {
  const { accountId } = await seed('service');
  await seedReview(accountId);
  const outcomes = await startBoth(
    () => erase(accountId),
    async () => backend.db.update(reviews).set({ reply: 'Thank you' }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await backend.db.$count(reviews)).toBe(0);
});

test('a change of a review of another account does not wait while an erasure deletes', async () => {
  const { db } = backend;
  const { accountId } = await seed('service');
  const other = await seed('service');
  await seedReview(accountId);
  await seedReview(other.accountId);
  const network = Buffer.from('Quimby');
  await db.insert(accountNetworks).values({ accountId, network, seenOn: '2027-01-04' });
  const { erased } = await db.transaction(async (tx) => {
    // Deleted with the account, so at the end.
    await tx.execute(sql`select from account_networks for update`);
    const begun = erase(accountId);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    await db.transaction(async (change) => {
      await change.execute(sql`set local lock_timeout = '1s'`);
      await change.execute(sql`update reviews set stars = 4 where account_id = ${other.accountId}`);
    });
    return { erased: begun };
  });
  await erased;
  const left = await db.select({ of: reviews.accountId, stars: reviews.stars }).from(reviews);
  expect(left).toEqual([{ of: other.accountId, stars: 4 }]);
});

test('reviews that are deleted with their account take no number', async () => {
  const { db } = backend;
  const { accountId } = await seedAccount(db, sampleAccount());
  await seedReview(accountId);
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`delete from accounts where id = ${accountId}`);
    return tx.execute(sql`
      select from pg_locks where locktype = 'advisory' and objid = ${LOCKS.decisionNumbers}
        and pid = pg_backend_pid()`);
  });
  expect(rows).toEqual([]);
});
