import { and, eq, not, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { AppVariables } from '@/backend/app-variables';
import { isUuid } from '@/backend/db/uuid';
import { MEDIA_PATH } from '@/lib/shared/contract/slates';
import { type ByteRange, partOf, readRange } from '@/lib/shared/domain/slates/byte-range';
import { AppError } from '@/lib/shared/errors';
import type { Database } from './db/client';
import { media } from './db/network-schema';

const CHUNK_BYTES = 256 * 1024;

export function mountMedia(app: Hono<{ Variables: AppVariables }>, db: Database): void {
  app.get(`/${MEDIA_PATH}/:id`, async (c) => {
    c.set('route', `${MEDIA_PATH}/{id}`);
    const file = await findFile(db, c.req.param('id'));
    const headers = {
      'content-type': file.contentType,
      etag: `"${file.id}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    const range = rangeOf(c, headers.etag);
    const part = range === null ? wholeOf(file.size) : partOf(range, file.size);
    if (!part) {
      return c.body(null, 416, { 'content-range': `bytes */${file.size}` });
    }
    const length = part.last - part.first + 1;
    return c.body(streamOf(db, file.id, part), range === null ? 200 : 206, {
      ...headers,
      'content-length': String(length),
      ...(range !== null && { 'content-range': `bytes ${part.first}-${part.last}/${file.size}` }),
    });
  });
}

/** The status is written as a literal, because the indexes are partial. */
const isTakenDown = sql`exists (select from slates where status = 'delisted'
  and (media_id = ${media.id} or poster_id = ${media.id}))`;

async function findFile(db: Database, id: string) {
  const size = sql<number>`octet_length(${media.bytes})`;
  const [file] = isUuid(id)
    ? await db
        .select({ id: media.id, contentType: media.contentType, size })
        .from(media)
        .where(and(eq(media.id, id), not(isTakenDown)))
    : [];
  if (!file) throw new AppError('not_found', 'There is no such file.');
  return file;
}

/** Returns null for the whole file, which is also sent if the file has changed (If-Range). */
function rangeOf(c: Context, etag: string): string | null {
  const ifRange = c.req.header('if-range');
  return ifRange === undefined || ifRange === etag ? readRange(c.req.header('range')) : null;
}

const wholeOf = (size: number): ByteRange => ({ first: 0, last: size - 1 });

function streamOf(db: Database, id: string, { first, last }: ByteRange) {
  let next = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const length = Math.min(CHUNK_BYTES, last - next + 1);
        const bytes = sql<Buffer>`substring(${media.bytes} FROM ${next + 1}::int FOR ${length}::int)`;
        const [row] = await db.select({ bytes }).from(media).where(eq(media.id, id));
        if (row?.bytes.length !== length) throw new Error('the file is gone');
        controller.enqueue(row.bytes);
        next += length;
        if (next > last) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
