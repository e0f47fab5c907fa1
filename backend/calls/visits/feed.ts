import { asc, eq, sql } from 'drizzle-orm';
import type { Call, CallContext } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { accounts, services } from '@/backend/db/schema';
import { openFeedToken, toFeedToken } from '@/backend/mail/feed-token';
import type { HostTable } from '@/lib/shared/contract/host';
import { DAY_MS } from '@/lib/shared/time/units';
import { toVisits, visitsWhere } from './visit-rows';

const PAST_MS = 30 * DAY_MS;
const MOST = 2_000;

interface FeedAccount {
  id: number;
  feedVersion: number;
  feedSince: Date | null;
  name: string;
  language: string | null;
}

async function findAccount(db: CallContext['db'], id: number | null): Promise<FeedAccount | null> {
  if (id === null) return null;
  const { feedVersion, feedSince, name, language } = accounts;
  const [row] = await db
    .select({ id: accounts.id, feedVersion, feedSince, name, language })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row ?? null;
}

export const readFeedToken: Call<HostTable['readFeedToken']> = async (
  { query },
  { db, linkSecret },
) => {
  if (linkSecret === null) return { token: null, isOffered: false };
  const account = await findAccount(db, findRowId(query.calendarId));
  const { person } = query;
  const token = account?.feedSince ? toFeedToken(account, linkSecret, person) : null;
  return { token, isOffered: true, ...(person !== undefined && { person }) };
};

/**
 * Ends earlier tokens. Only the version is kept with the request's key, so that the database holds
 * no token.
 */
export const changeFeedToken: Call<HostTable['changeFeedToken']> = async (
  { body },
  { db, now, linkSecret, kept },
) => {
  if (linkSecret === null) return { token: null, isOffered: false };
  const id = findRowId(body.calendarId) ?? 0;
  const change = async (tx: CalendarTransaction) => {
    const [changed] = await tx
      .update(accounts)
      .set({
        feedVersion: sql`${accounts.feedVersion} + 1`,
        feedSince: body.isOn ? new Date(now()) : null,
      })
      .where(eq(accounts.id, id))
      .returning({ id: accounts.id, feedVersion: accounts.feedVersion });
    return changed ?? null;
  };
  const changed = await inCalendar(db, id, change, kept);
  return { token: changed && body.isOn ? toFeedToken(changed, linkSecret) : null, isOffered: true };
};

async function findFeedVisits(
  db: CallContext['db'],
  accountId: number,
  person: number | null,
  now: number,
): Promise<unknown[]> {
  const start = sql`lower(b.during)`;
  const isTheirs = person === null ? sql`true` : sql`b.person_id = ${person}`;
  const toCome = sql`${start} > ${toTimestamp(now)} and ${isTheirs}`;
  const past = sql`${start} > ${toTimestamp(now - PAST_MS)} and ${start} <= ${toTimestamp(now)} and ${isTheirs}`;
  const { rows: next } = await db.execute(
    visitsWhere(accountId, toCome, { order: 'asc', most: MOST, now }),
  );
  const { rows: last } = await db.execute(
    visitsWhere(accountId, past, { order: 'desc', most: MOST - next.length, now }),
  );
  return [...last.reverse(), ...next];
}

/** Null for an invalid or ended token. */
export const readFeed: Call<HostTable['readFeed']> = async ({ body }, context) => {
  const { db, now, linkSecret } = context;
  const link = linkSecret === null ? null : openFeedToken(body.token, linkSecret);
  const account = link && (await findAccount(db, findRowId(link.id)));
  if (!account?.feedSince || String(account.feedVersion) !== link?.version) return { feed: null };
  const rows = await findFeedVisits(db, account.id, link.person, now());
  const named = await db
    .select({ name: services.name })
    .from(services)
    .where(eq(services.accountId, account.id))
    .orderBy(asc(services.createdAt), asc(services.id));
  const { id: calendarId, name, language } = account;
  const serviceNames = named.map((service) => service.name);
  return {
    feed: { calendarId, name, serviceNames, language, visits: await toVisits(rows, context) },
  };
};
