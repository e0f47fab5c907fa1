import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { openDatabase } from '@/backend/db/client';
import { LOCKS } from '@/backend/db/locks';
import { isEmpty, seedAccount } from '@/backend/db/seed';
import { seedNews } from '@/backend/db/seed-news';
import { seedMember } from '@/backend/db/seed-slates';
import { HOUR_MS } from '@/lib/shared/time/units';
import { DEMO_ACCOUNTS } from './catalogue';
import { liveThrough, type Place } from './live-through';
import { demoNews, newsPictures } from './news';
import { allPictures } from './pictures';
import { toWebp } from './raster';
import type { DemoMember, DemoSlate } from './shapes/demo-member';
import { DEMO_MEMBERS } from './slates';
import { type PictureStore, storePictures } from './store-pictures';
import { toSeedAccount } from './to-seed';

/** Null if an account exists. */
export type Seeded = { providers: number; pictures: number; visits: number } | null;

/** All rows are written in one transaction. What happened before `now` is written after it. */
export async function fill(
  db: ReturnType<typeof openDatabase>,
  env: PictureStore & { LINK_SECRET: string },
  now: number,
): Promise<Seeded> {
  const pictures = await storePictures(env, [...allPictures(), ...newsPictures()]);
  const members = await Promise.all(
    DEMO_MEMBERS.map(async (member) => [member.handle, await toSeedMember(member, now)] as const),
  );
  const places = await db.transaction(async (tx) => {
    // A second seed waits here, perhaps longer than a query may.
    await tx.execute(sql`SET LOCAL statement_timeout = '60s'`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.demoData})`);
    if (!(await isEmpty(tx))) return null;
    const found: Place[] = [];
    for (const account of DEMO_ACCOUNTS) {
      const seeded = await seedAccount(tx, toSeedAccount(account, now, env.ASSETS_URL));
      found.push({ account, seeded });
    }
    for (const [handle, member] of members) {
      const own = found.find(({ account }) => account.handle === handle);
      await seedMember(tx, { ...member, accountId: own?.seeded.accountId });
    }
    await seedNews(tx, demoNews(now, env.ASSETS_URL));
    // Otherwise the running backend would read them up to ten minutes later.
    await tx.execute(sql`SELECT read_search_words()`);
    return found;
  });
  if (places === null) return null;
  const visits = await liveThrough({ db, linkSecret: env.LINK_SECRET }, places, now);
  return { providers: DEMO_ACCOUNTS.length, pictures, visits };
}

const VIDEO = path.join(import.meta.dirname, 'video', 'street-dance.webm');

type SeedMember = Parameters<typeof seedMember>[1];
type SeedSlate = SeedMember['slates'][number];

async function drawn(svg: string) {
  return { contentType: 'image/webp', bytes: await toWebp(svg) };
}

async function mediaOf(media: NonNullable<DemoSlate['media']>): Promise<SeedSlate['media']> {
  const picture = await drawn(media.picture);
  if (media.type === 'image') return { type: 'image', ...picture };
  const bytes = await readFile(VIDEO);
  return { type: 'video', contentType: 'video/webm', bytes, poster: picture };
}

async function toSeedSlate(slate: DemoSlate, now: number): Promise<SeedSlate> {
  const [viewCount, likeCount, commentCount] = slate.counts;
  return {
    id: slate.id,
    text: slate.text,
    ...(slate.communityId && { communityId: slate.communityId }),
    ...(slate.media && { media: await mediaOf(slate.media) }),
    viewCount,
    likeCount,
    commentCount,
    createdAt: new Date(now - slate.hoursAgo * HOUR_MS),
  };
}

async function toSeedMember(member: DemoMember, now: number): Promise<SeedMember> {
  const { id, name, headline, location, portrait, slates } = member;
  const picture = await drawn(portrait);
  const posts = await Promise.all(slates.map((slate) => toSeedSlate(slate, now)));
  return { id, name, headline, location, picture, slates: posts };
}
