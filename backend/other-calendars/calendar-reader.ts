import { CalendarQueue } from '@/backend/db/calendar-queue';
import { AppError } from '@/lib/shared/errors';
import { isPublicAddress, type WebPolicy } from '@/lib/shared/outbound/public-web';
import { createWebClient, type WebAnswer } from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import { DAY_MS } from '@/lib/shared/time/units';
import { bookingHorizon } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { type Patience, type ReadTimes, readApart, tookTooLong } from './read-apart';

/** Both compressed and decompressed. */
const MOST_BYTES = 5_000_000;
/** With the lines, `now` ends before the ten seconds of the site. */
const PATIENCE: Record<Patience, { fetchMs: number; readMs: number }> = {
  now: { fetchMs: 3_500, readMs: 3_500 },
  later: { fetchMs: 10_000, readMs: 15_000 },
};
/** Whoever has many calendars read at once waits for the first of them, others do not. */
const ofAccount = new CalendarQueue({ width: 1, maxWaiting: 10, maxWaitMs: 1_000 }, tookTooLong);

/** Calendars are private, so only https. */
const SECURE_WEB: WebPolicy = {
  mayConnect: isPublicAddress,
  mayUsePort: (port) => port === 443,
  isSecureOnly: true,
};

/** For tests. */
const WITH_LOOPBACK: WebPolicy = {
  mayConnect: (address) => address === '127.0.0.1' || address === '::1',
  mayUsePort: () => true,
};

export interface ReaderConfig {
  /** Seals the addresses. */
  secret: string;
  userAgent: string;
  /** The end of the UIDs of our own entries, or "". */
  ownUid: string;
  isOnLoopback: boolean;
}

/** From an earlier reading. */
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
  /** What it cost to read. */
  tookMs: number;
}

/** Text that can be sent back in a header unchanged. */
const VALIDATOR = /^[\x20-\x7e]{1,1000}$/;
const validatorOf = (header: string | null) =>
  header !== null && VALIDATOR.test(header) ? header : null;

/** A day more, for the whole last bookable day. */
const untilOf = (now: number) => bookingHorizon(now, VENUE_ZONE.id) + DAY_MS;

interface ReadOptions {
  now: number;
  patience: Patience;
  accountId: number;
  config: ReaderConfig;
}

/**
 * Throws `WebError`, whose message holds neither the address nor any of the answer, and `conflict` where too many
 * wait for theirs.
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
