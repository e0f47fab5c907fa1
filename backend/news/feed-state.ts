import { eq, sql } from 'drizzle-orm';
import type { WebAnswer } from '@/lib/shared/outbound/web-client';
import type { WebError } from '@/lib/shared/outbound/web-error';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Database } from '../db/client';
import { newsFeeds } from '../db/news-schema';

const LONGEST_PAUSE_MINUTES = 24 * 60;
/** A text that can be sent back in a header without a change. */
const VALIDATOR = /^[\x20-\x7e]{1,1000}$/;

export async function readFeedStates(db: Database) {
  const rows = await db.select().from(newsFeeds);
  return new Map(rows.map((row) => [row.url, row]));
}

export type FeedState = typeof newsFeeds.$inferSelect;

export function conditionsOf(state: FeedState | undefined): Record<string, string> {
  return {
    ...(state?.etag && { 'if-none-match': state.etag }),
    ...(state?.lastModified && { 'if-modified-since': state.lastModified }),
  };
}

const validatorOf = (header: string | null) =>
  header !== null && VALIDATOR.test(header) ? header : null;

/** After a 304, the stored validators stay as they are. */
export async function noteRead(
  db: Database,
  url: string,
  answer: WebAnswer,
  times: { readAt: Date; dueAt: Date },
): Promise<void> {
  const validators =
    answer.status === 304
      ? {}
      : { etag: validatorOf(answer.etag), lastModified: validatorOf(answer.lastModified) };
  const state = { ...validators, ...times, failures: 0, lastFailure: null };
  await db
    .insert(newsFeeds)
    .values({ url, ...state })
    .onConflictDoUpdate({ target: newsFeeds.url, set: state });
}

/** Each failure doubles the pause, up to a day. */
export async function noteFailure(
  db: Database,
  url: string,
  error: WebError,
  { now, minutes }: { now: number; minutes: number },
): Promise<void> {
  const [known] = await db.select().from(newsFeeds).where(eq(newsFeeds.url, url));
  const failures = (known?.failures ?? 0) + 1;
  const asked = (error.details.retryAfterSeconds ?? 0) / 60;
  const pause = Math.min(
    LONGEST_PAUSE_MINUTES,
    Math.max(asked, minutes * 2 ** Math.min(failures - 1, 12)),
  );
  const state = {
    lastFailure: error.message.slice(0, 200),
    dueAt: new Date(now + pause * MINUTE_MS),
  };
  await db
    .insert(newsFeeds)
    .values({ url, ...state, failures })
    .onConflictDoUpdate({
      target: newsFeeds.url,
      set: { ...state, failures: sql`${newsFeeds.failures} + 1` },
    });
}
