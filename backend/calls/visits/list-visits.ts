import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import type { HostTable } from '@/lib/shared/contract/host';
import type { KeptVisit } from '@/lib/shared/contract/provider-bookings';
import type { VisitKind, VisitPart } from '@/lib/shared/contract/visits';
import { isShortTerm, searchTerms } from '@/lib/shared/domain/booking/visit-search';
import { IS_UNREAD, toVisits, visitsWhere } from './visit-rows';

function endOf({ startsAt, id }: KeptVisit): string {
  return `${startsAt}.${id}`;
}

function after(cursor: string | undefined, order: 'asc' | 'desc') {
  if (cursor === undefined) return sql`true`;
  const [start = 0, id = 0] = cursor.split('.').map(Number);
  return sql`(lower(b.during), b.id) ${sql.raw(order === 'asc' ? '>' : '<')}
    (${toTimestamp(start)}, ${id}::bigint)`;
}

/** If there are more matches, reading the calendar in order fills a page soon enough. */
const MOST_MATCHES = 500;

/** SQL: whether `text`, made by `search_words`, has all terms. */
export function foundIn(text: SQL, search: string): SQL {
  const terms = searchTerms(search);
  const parts = terms.map((term) => {
    const words = sql`search_words(${term})`;
    // The index holds trigrams. Shorter terms match only the beginnings of words.
    return isShortTerm(term)
      ? sql`(${text} like ${words} || '%' or ${text} like '% ' || ${words} || '%')`
      : sql`${text} like '%' || ${words} || '%'`;
  });
  if (parts.length === 0) return sql`true`;
  // A search for punctuation alone matches nothing. Punctuation among words does not count.
  return sql`search_words(${terms.join(' ')}) <> '' and ${sql.join(parts, sql` and `)}`;
}

const TEXT = sql`b.search_text`;

/**
 * This is a statement of its own: together with the page's order, the planner would read the whole
 * calendar for rare words.
 */
async function matching(db: Database, accountId: number | null, search: string): Promise<SQL> {
  if (search === '') return sql`true`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from bookings b where b.account_id = ${accountId} and ${foundIn(TEXT, search)}
    limit ${MOST_MATCHES + 1}`);
  if (rows.length > MOST_MATCHES) return foundIn(TEXT, search);
  return sql`b.id = any(${sql.param(rows.map(({ id }) => id))}::int[])`;
}

const OF_KIND = {
  all: sql`true`,
  new: IS_UNREAD,
  cancelled: sql`b.status = 'cancelled'`,
  missed: sql`b.missed_at is not null`,
} satisfies Record<VisitKind, SQL>;

function isIn(part: VisitPart, now: number): SQL {
  return part === 'past'
    ? sql`lower(b.during) < ${toTimestamp(now)} and upper(b.during) <= ${toTimestamp(now)}`
    : sql`lower(b.during) > ${toTimestamp(now)} - interval '24 hours' and upper(b.during) > ${toTimestamp(now)}`;
}

/**
 * No visit is longer than 24 hours, so the index of starts can answer for coming and for past
 * visits.
 */
export const listVisits: Call<HostTable['listVisits']> = async ({ body }, context) => {
  const { db, now } = context;
  const { part, kind, limit, search, person, visit } = body;
  const accountId = findRowId(body.calendarId);
  const order = part === 'past' ? 'desc' : 'asc';
  const isWanted = visit === undefined ? isIn(part, now()) : sql`b.id = ${visit}::bigint`;
  const isTheirs = person === undefined ? sql`true` : sql`b.person_id = ${person}`;
  const condition = sql`${isWanted} and ${OF_KIND[kind]} and ${isTheirs}
    and ${after(body.after, order)} and ${await matching(db, accountId, search)}`;
  const [found, counted] = await Promise.all([
    db.execute(visitsWhere(accountId, condition, { order, most: limit + 1, now: now() })),
    db.execute<{ unread: number }>(sql`
      select count(*)::integer as unread from bookings b
      where b.account_id = ${accountId} and upper(b.during) > ${toTimestamp(now())} and ${IS_UNREAD}`),
  ]);
  const visits = await toVisits(found.rows, context);
  const page = visits.slice(0, limit);
  const last = page.at(-1);
  return {
    visits: page,
    next: visits.length > limit && last ? endOf(last) : null,
    unread: counted.rows[0]?.unread ?? 0,
  };
};
