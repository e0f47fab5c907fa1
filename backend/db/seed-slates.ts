import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { Database } from './client';
import { media, members, slates } from './network-schema';

interface SeedMedia {
  contentType: string;
  bytes: Buffer;
}

interface SeedSlate {
  id?: string;
  text: string;
  communityId?: CommunityId;
  media?: SeedMedia & { type: 'image' | 'video'; poster?: SeedMedia };
  viewCount?: number;
  likeCount?: number;
  commentCount?: number;
  createdAt?: Date;
}

export interface SeedMember {
  id?: string;
  name: string;
  headline?: string;
  location?: string;
  picture?: SeedMedia;
  accountId?: number;
  slates: readonly SeedSlate[];
}

type Writer = Pick<Database, 'insert'>;

async function insertMedia(db: Writer, file: SeedMedia | undefined): Promise<string | null> {
  if (!file) return null;
  const { contentType, bytes } = file;
  const [row] = await db.insert(media).values({ contentType, bytes }).returning({ id: media.id });
  return row?.id ?? null;
}

/** Needs an open transaction. */
export async function seedMember(db: Writer, member: SeedMember) {
  const { picture, slates: posts, ...row } = member;
  const pictureId = await insertMedia(db, picture);
  const [author] = await db
    .insert(members)
    .values({ ...row, pictureId })
    .returning({ id: members.id });
  if (!author) throw new Error('the member was not inserted');
  const slateIds: string[] = [];
  for (const { media: file, ...post } of posts) {
    const [slate] = await db
      .insert(slates)
      .values({
        ...post,
        authorId: author.id,
        mediaType: file?.type ?? null,
        mediaId: await insertMedia(db, file),
        posterId: await insertMedia(db, file?.poster),
        updatedAt: post.createdAt,
      })
      .returning({ id: slates.id });
    if (slate) slateIds.push(slate.id);
  }
  return { memberId: author.id, slateIds };
}
