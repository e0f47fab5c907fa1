import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { media, members, slates } from '@/backend/db/network-schema';

type Post = typeof slates.$inferSelect;

const filesOf = ({ mediaId, posterId }: Post) => [mediaId, posterId].filter((id) => id !== null);

function fileName(post: Post, { id, contentType }: { id: string; contentType: string }): string {
  return `${id === post.mediaId ? 'media' : 'poster'}.${contentType.split('/')[1]}`;
}

export async function findPost(db: Database, postId: string) {
  const [post] = await db
    .select({ ...getTableColumns(slates), author: members.name })
    .from(slates)
    .innerJoin(members, eq(members.id, slates.authorId))
    .where(eq(slates.id, postId));
  if (!post) return null;
  const { id, contentType } = media;
  const found = await db
    .select({ id, contentType })
    .from(media)
    .where(inArray(id, filesOf(post)));
  const { author, text, communityId, status, createdAt } = post;
  const files = found.map((file) => fileName(post, file)).sort();
  return { id: postId, author, text, files: files.join(' '), communityId, status, createdAt };
}

export async function readPostFiles(db: Database, postId: string) {
  const [post] = await db.select().from(slates).where(eq(slates.id, postId));
  if (!post) return [];
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.id, filesOf(post)));
  return rows.map((row) => ({ name: fileName(post, row), bytes: row.bytes }));
}
