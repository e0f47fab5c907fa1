import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { WebClient } from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import type { Database } from '../db/client';
import { newsArticles } from '../db/news-schema';
import { eachByHost } from './by-host';
import { drawThumbnail } from './draw-thumbnail';
import type { PictureStore } from './picture-store';

export const PICTURE_BYTES = 6_000_000;

const PICTURES_AT_ONCE = 4;
const MOST_TRIES = 2;
/** The most pictures in one round. The others wait for the next one. */
const MOST_PICTURES = 400;

interface Wanted {
  uuid: string;
  pictureUrl: string;
}

/**
 * Stores small pictures in our bucket, so that no browser contacts an outlet. Stops if the storage
 * fails.
 */
export async function storePictures(
  db: Database,
  client: WebClient,
  store: PictureStore,
  signal?: AbortSignal,
): Promise<{ pictures: number; storageError: unknown }> {
  let pictures = 0;
  let storageError: unknown = null;
  await eachByHost(
    await listWanted(db),
    {
      urlOf: ({ pictureUrl }) => pictureUrl,
      atOnce: PICTURES_AT_ONCE,
      isOver: () => signal?.aborted === true || storageError !== null,
    },
    async ({ uuid, pictureUrl }) => {
      const small = await fetchSmall(client, pictureUrl);
      // The server was not reached, so this does not count as a try.
      if (small === 'unreached') return;
      let thumbnail = '';
      try {
        if (small) thumbnail = await store.put(`news/${uuid}.webp`, small);
      } catch (error) {
        storageError = error;
        return;
      }
      if (small) pictures += 1;
      await db
        .update(newsArticles)
        .set({ thumbnail, pictureTries: sql`${newsArticles.pictureTries} + 1` })
        .where(eq(newsArticles.uuid, uuid));
    },
  );
  return { pictures, storageError };
}

async function listWanted(db: Database): Promise<Wanted[]> {
  const rows = await db
    .select({ uuid: newsArticles.uuid, pictureUrl: newsArticles.pictureUrl })
    .from(newsArticles)
    .where(
      and(
        eq(newsArticles.thumbnail, ''),
        isNotNull(newsArticles.pictureUrl),
        lt(newsArticles.pictureTries, MOST_TRIES),
      ),
    )
    .orderBy(desc(newsArticles.publishedAt))
    .limit(MOST_PICTURES);
  return rows.flatMap(({ uuid, pictureUrl }) => (pictureUrl ? [{ uuid, pictureUrl }] : []));
}

async function fetchSmall(client: WebClient, url: string): Promise<Buffer | 'unreached' | null> {
  try {
    return await drawThumbnail((await client.get(url, { accept: 'image/*' })).bytes);
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    const { isOffline, isStopped } = error.details;
    return isOffline || isStopped ? 'unreached' : null;
  }
}
