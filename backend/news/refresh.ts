import type { LookupFunction } from 'node:net';
import pg from 'pg';
import { codeOf, isDatabaseAway } from '@/backend/db/failures';
import { LOCKS } from '@/backend/db/locks';
import type { WebPolicy } from '@/lib/shared/outbound/public-web';
import {
  createWebClient,
  type WebClient,
  type WebClientOptions,
} from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Database } from '../db/client';
import { eachByHost } from './by-host';
import { conditionsOf, type FeedState, noteFailure, noteRead, readFeedStates } from './feed-state';
import { FEEDS, type Feed } from './feeds';
import { FEED_BYTES, fetchFeed } from './fetch-feed';
import type { PictureStore } from './picture-store';
import { retire } from './retire';
import { storeEntries } from './store-entries';
import { PICTURE_BYTES, storePictures } from './store-pictures';

const FEEDS_AT_ONCE = 6;
/** If so many feeds fail and no server was reached, our own connection is down. */
const OFFLINE_AFTER = 12;

export interface FeedResult {
  feed: Feed;
  outcome: 'read' | 'unchanged' | 'failed';
  added: number;
  merged: number;
  error: WebError | null;
}

export interface RefreshOptions {
  userAgent: string;
  /** The time between two readings of a feed. */
  minutes: number;
  now?: () => number;
  feeds?: readonly Feed[];
  isForced?: boolean;
  store?: PictureStore | null;
  signal?: AbortSignal | undefined;
  /** Only set in tests. */
  policy?: WebPolicy | undefined;
  lookup?: LookupFunction | undefined;
  totalMs?: number | undefined;
}

export interface RefreshReport {
  results: FeedResult[];
  pictures: number;
  storageError: unknown;
}

/** Returns null while another process refreshes. Throws only if the database fails. */
export function refreshNews(db: Database, options: RefreshOptions): Promise<RefreshReport | null> {
  return withNewsLock(db, async () => {
    const { feeds = FEEDS, now = Date.now } = options;
    const results = await withClient({ ...options, maxBytes: FEED_BYTES }, (client) =>
      readDueFeeds(db, client, { ...options, feeds, now }),
    );
    if (!isCutOff(results) && !options.signal?.aborted) {
      for (const { feed, error } of results) {
        if (error) await noteFailure(db, feed.url, error, { now: now(), minutes: options.minutes });
      }
    }
    const origins = results.flatMap(({ feed, added }) => (added > 0 ? (feed.origin ?? []) : []));
    await retire(db, now(), origins);
    const { store } = options;
    if (!store || isCutOff(results)) return { results, pictures: 0, storageError: null };
    const stored = await withClient({ ...options, maxBytes: PICTURE_BYTES }, (client) =>
      storePictures(db, client, store, options.signal),
    );
    return { results, ...stored };
  });
}

async function withClient<T>(
  options: WebClientOptions,
  run: (client: WebClient) => Promise<T>,
): Promise<T> {
  const client = createWebClient(options);
  try {
    return await run(client);
  } finally {
    await client.close();
  }
}

export function isCutOff(results: readonly FeedResult[]): boolean {
  return results.length > 0 && results.every(({ error }) => error?.details.isOffline === true);
}

async function readDueFeeds(
  db: Database,
  client: WebClient,
  options: RefreshOptions & { feeds: readonly Feed[]; now: () => number },
): Promise<FeedResult[]> {
  const states = await readFeedStates(db);
  const isDue = ({ url }: Feed) =>
    options.isForced || (states.get(url)?.dueAt.getTime() ?? 0) <= options.now();
  const results: FeedResult[] = [];
  const isOver = () =>
    options.signal?.aborted === true || (results.length >= OFFLINE_AFTER && isCutOff(results));
  await eachByHost(
    options.feeds.filter(isDue),
    { urlOf: ({ url }) => url, atOnce: FEEDS_AT_ONCE, isOver },
    async (feed) => {
      results.push(await readOne(db, client, feed, states.get(feed.url), options));
    },
  );
  return results;
}

async function readOne(
  db: Database,
  client: WebClient,
  feed: Feed,
  state: FeedState | undefined,
  { now, minutes }: { now: () => number; minutes: number },
): Promise<FeedResult> {
  const nothing = { feed, added: 0, merged: 0, error: null };
  try {
    const { answer, entries } = await fetchFeed(client, feed.url, conditionsOf(state));
    const stored = entries === null ? {} : await storeEntries(db, feed, entries, now());
    const readAt = new Date(now());
    // Feeds are due a little early: otherwise jitter would skip every second time.
    const dueAt = new Date(now() + minutes * MINUTE_MS * 0.8);
    await noteRead(db, feed.url, answer, { readAt, dueAt });
    return { ...nothing, ...stored, outcome: entries === null ? 'unchanged' : 'read' };
  } catch (error) {
    return { ...nothing, outcome: 'failed', error: toFeedError(error) };
  }
}

/** If the database refuses data, that is the feed's fault. */
function toFeedError(error: unknown): WebError {
  if (error instanceof WebError) return error;
  if (codeOf(error) === undefined || isDatabaseAway(error)) throw error;
  return new WebError('cannot be stored', {}, { cause: error });
}

/**
 * Returns null while another process has the lock. The lock belongs to a session, so the connection
 * must not go through a pooler.
 */
async function withNewsLock<T>(db: Database, run: () => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ connectionString: db.directUrl });
  // A lost connection emits an error, which would end the process without a listener.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCKS.news]);
    return rows[0]?.mine === true ? await run() : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
