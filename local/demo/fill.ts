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

/** Any number, the same in every seed. */
const LOCK = 720_412_552;

/** Null if an account exists already. */
export type Seeded = { providers: number; pictures: number } | null;

/** Stores pictures, then inserts all rows in one transaction; does nothing if an account exists. */
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
    // A second seed waits here for the first, then finds the database filled. That may take longer
    // than a query may.
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
    // Otherwise the backend, which has started already, would read them up to ten minutes later.
    await tx.execute(sql`SELECT read_search_words()`);
    return { providers: DEMO_ACCOUNTS.length, pictures };
  });
}
