import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { seedMember } from '@/backend/db/seed-slates';
import { HOUR_MS } from '@/lib/time/units';
import { toWebp } from './raster';
import type { DemoMember, DemoSlate } from './shapes/demo-member';

/** An animation of `pictures/slates/street-dance.svg`. */
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

/** With all pictures drawn. */
export async function toSeedMember(member: DemoMember, now: number): Promise<SeedMember> {
  const { id, name, headline, location, portrait, slates } = member;
  const picture = await drawn(portrait);
  const posts = await Promise.all(slates.map((slate) => toSeedSlate(slate, now)));
  return { id, name, headline, location, picture, slates: posts };
}
