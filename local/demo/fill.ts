import { sql } from 'drizzle-orm';
import type { openDatabase } from '@/backend/db/client';
import { isEmpty, seedAccount } from '@/backend/db/seed';
import { seedNews } from '@/backend/db/seed-news';
import { seedMember } from '@/backend/db/seed-slates';
import { DEMO_ACCOUNTS } from './catalogue';
import { demoNews, newsPictures } from './news';
import { allPictures } from './pictures';
import { DEMO_MEMBERS } from './slates';
import { type PictureStore, storePictures } from './store-pictures';
import { toSeedAccount } from './to-seed';
import { toSeedMember } from './to-seed-member';

/** Any number, as long as every seed uses the same one. */
const LOCK = 720_412_552;

/** What the seed did; nothing if an account exists already. */
export type Seeded = { providers: number; pictures: number } | null;

/**
 * If no account exists, draws and stores the pictures and inserts providers and news in one
 * transaction.
 */
export async function fill(
  db: ReturnType<typeof openDatabase>,
  env: PictureStore,
  now: number,
): Promise<Seeded> {
  const pictures = await storePictures(env, [...allPictures(), ...newsPictures()]);
  const members = await Promise.all(
    DEMO_MEMBERS.map(async (member) => [member.handle, await toSeedMember(member, now)] as const),
  );
  return db.transaction(async (tx) => {
    // If two seeds run at the same time, the second waits here, on a slow machine for longer than a
    // query may take. Then it finds the database filled.
    await tx.execute(sql`SET LOCAL statement_timeout = '60s'`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(tx))) return null;
    const accountIds = new Map<string, number>();
    for (const account of DEMO_ACCOUNTS) {
      const { accountId } = await seedAccount(tx, toSeedAccount(account, now, env.ASSETS_URL));
      accountIds.set(account.handle, accountId);
    }
    for (const [handle, member] of members) {
      await seedMember(tx, { ...member, accountId: accountIds.get(handle) });
    }
    await seedNews(tx, demoNews(now, env.ASSETS_URL));
    // The backend reads them when it starts, which was before, and then only every ten minutes.
    await tx.execute(sql`SELECT read_search_words()`);
    return { providers: DEMO_ACCOUNTS.length, pictures };
  });
}
