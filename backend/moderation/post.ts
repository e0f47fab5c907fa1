import { eq, inArray } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { media, slates } from '@/backend/db/network-schema';
import { isUuid } from '@/backend/db/uuid';

/** Also finds the files of a post that is taken down. Returns null if there is no such post. */
export async function readPostFiles(db: Database, postId: string) {
  if (!isUuid(postId)) return null;
  const [post] = await db.select().from(slates).where(eq(slates.id, postId));
  if (!post) return null;
  const ids = [post.mediaId, post.posterId].filter((id) => id !== null);
  const files = await db.select().from(media).where(inArray(media.id, ids));
  return files.map(({ id, contentType, bytes }) => ({
    name: `${id === post.mediaId ? 'media' : 'poster'}.${contentType.split('/')[1]}`,
    bytes,
  }));
}
