import { CalendarQueue } from '@/backend/db/calendar-queue';
import { AppError } from '@/lib/shared/errors';
import { isPublicAddress, type WebPolicy } from '@/lib/shared/outbound/public-web';
import { createWebClient, type WebAnswer } from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import { DAY_MS } from '@/lib/shared/time/units';
import { bookingHorizon } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { type Patience, type ReadTimes, readApart, tookTooLong } from './read-apart';

/** The limit is for compressed and for decompressed bytes. */
const MOST_BYTES = 5_000_000;
/** Together with the waiting in lines, `now` ends before the ten seconds that the site waits. */
const PATIENCE: Record<Patience, { fetchMs: number; readMs: number }> = {
  now: { fetchMs: 3_500, readMs: 3_500 },
  later: { fetchMs: 10_000, readMs: 15_000 },
};
/**
 * If an account has many calendars read at once, they wait for each other, but other accounts do
 * not wait.
 */
const ofAccount = new CalendarQueue({ width: 1, maxWaiting: 10, maxWaitMs: 1_000 }, tookTooLong);

/** Only https is allowed, because calendars are private. */
const SECURE_WEB: WebPolicy = {
  mayConnect: isPublicAddress,
  mayUsePort: (port) => port === 443,
  isSecureOnly: true,
};

/** Only used in tests. */
const WITH_LOOPBACK: WebPolicy = {
  mayConnect: (address) => address === '127.0.0.1' || address === '::1',
  mayUsePort: () => true,
};

export interface ReaderConfig {
  /** The secret that seals the addresses. */
  secret: string;
  userAgent: string;
  /** The end of the UIDs of our own entries. "" if it is not known. */
  ownUid: string;
  isOnLoopback: boolean;
}

/** What is known from an earlier reading. */
export interface Known {
  hash: Buffer | null;
  etag: string | null;
  lastModified: string | null;
}

/** `times` is null if nothing changed. */
export interface Reading {
  times: ReadTimes['times'];
  hash: Buffer | null;
  etag: string | null;
  lastModified: string | null;
  knownUntil: number;
  /** How long the reading took. */
  tookMs: number;
}

/** A text that can be sent back in a header without a change. */
const VALIDATOR = /^[\x20-\x7e]{1,1000}$/;
const validatorOf = (header: string | null) =>
  header !== null && VALIDATOR.test(header) ? header : null;

/** Reads one more day, so that the whole last bookable day is known. */
const untilOf = (now: number) => bookingHorizon(now, VENUE_ZONE.id) + DAY_MS;

interface ReadOptions {
  now: number;
  patience: Patience;
  accountId: number;
  config: ReaderConfig;
}

/**
 * Throws `WebError`, whose message holds neither the address nor any part of the answer. Throws
 * `conflict` if too many wait to read calendars.
 */
export async function readCalendarAt(
  address: string,
  known: Known | null,
  options: ReadOptions,
): Promise<Reading> {
  const read = () => readOnce(address, known, options);
  return options.patience === 'now' ? ofAccount.run(options.accountId, read) : read();
}

async function readOnce(
  address: string,
  known: Known | null,
  { now, patience, accountId, config }: ReadOptions,
): Promise<Reading> {
  const { fetchMs, readMs } = PATIENCE[patience];
  const knownUntil = untilOf(now);
  const answer = await fetchCalendar(address, known, config, fetchMs);
  const [etag, lastModified] = [validatorOf(answer.etag), validatorOf(answer.lastModified)];
  if (answer.status === 304) {
    const kept = known ?? { hash: null, etag, lastModified };
    return {
      times: null,
      hash: kept.hash,
      etag: kept.etag,
      lastModified: kept.lastModified,
      knownUntil,
      tookMs: 0,
    };
  }
  try {
    const { hash, times, tookMs } = await readApart({
      bytes: new Uint8Array(answer.bytes),
      knownHash: known?.hash ?? null,
      asked: {
        from: now - DAY_MS,
        to: knownUntil,
        zone: VENUE_ZONE.id,
        accountId,
        ownUid: config.ownUid,
      },
      patience,
      totalMs: readMs,
    });
    return { times, hash, etag, lastModified, knownUntil, tookMs };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new WebError('not a calendar that can be read', {}, { cause });
  }
}

async function fetchCalendar(
  address: string,
  known: Known | null,
  { userAgent, isOnLoopback }: ReaderConfig,
  totalMs: number,
): Promise<WebAnswer> {
  const client = createWebClient({
    userAgent,
    maxBytes: MOST_BYTES,
    totalMs,
    policy: isOnLoopback ? WITH_LOOPBACK : SECURE_WEB,
  });
  try {
    return await client.get(address, {
      accept: 'text/calendar, */*;q=0.5',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    });
  } finally {
    await client.close();
  }
}
