import type { CommunityId } from '@/lib/domain/places/communities';
import type { Database } from './client';
import { media, members, slates } from './network-schema';

/** A file to insert, of one of the types that the table takes. */
interface SeedMedia {
  contentType: string;
  bytes: Buffer;
}

/** A post to insert. */
interface SeedSlate {
  id?: string;
  text: string;
  /** The community that it was written in, if any. */
  communityId?: CommunityId;
  media?: SeedMedia & { type: 'image' | 'video'; poster?: SeedMedia };
  viewCount?: number;
  likeCount?: number;
  commentCount?: number;
  createdAt?: Date;
}

/** A member who writes, with their posts. */
export interface SeedMember {
  id?: string;
  name: string;
  headline?: string;
  location?: string;
  picture?: SeedMedia;
  /** Their provider account, if they have one. */
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

/** Inserts a member of the network with their posts; give it a transaction. Returns the ids. */
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
