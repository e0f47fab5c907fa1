import { and, asc, eq, getTableColumns, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { accounts, events } from '@/backend/db/schema';
import type { PublicEventQuery } from '@/lib/shared/contract/events';
import type { HostTable } from '@/lib/shared/contract/host';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { todaysName } from '@/lib/shared/time/time-zones';
import type { Call } from '../call';

function wanted(query: PublicEventQuery): SQL | undefined {
  const { hostCountry, from, to, category, communityId, cityId, free, accountId, exceptId } = query;
  const isFree = or(eq(events.ticketRequired, false), eq(events.ticketPriceMinor, 0));
  return and(
    eq(events.status, 'approved'),
    eq(events.hostCountry, hostCountry),
    gt(events.endsAt, new Date(from)),
    to === undefined ? undefined : lt(events.startsAt, new Date(to)),
    category && eq(events.category, category),
    communityId === undefined ? undefined : eq(events.communityId, communityId),
    cityId === undefined ? undefined : eq(events.placeId, cityId),
    accountId === undefined ? undefined : eq(events.accountId, accountId),
    exceptId === undefined ? undefined : ne(events.id, exceptId),
    free === undefined ? undefined : free === 'true' ? isFree : sql`not ${isFree}`,
  );
}

/** A service's name is used if there is one, because the account's own name is a person's. */
const ORGANIZER = sql<string>`coalesce((
  select s.name from services s where s.account_id = ${events.accountId} and s.status = 'approved'
  order by s.created_at desc, s.id limit 1), ${accounts.name})`;

const SUMMARY_LIMIT = 240;

function toListed(event: typeof events.$inferSelect, organizer: string): UpcomingEvent {
  const { id, title, category, address, communityId, placeId, timezone } = event;
  return {
    id,
    title,
    category,
    address,
    communityId,
    organizer,
    summary: truncateAtWord(event.description, SUMMARY_LIMIT),
    language: event.language ?? '',
    startsAt: event.startsAt.getTime(),
    endsAt: event.endsAt.getTime(),
    zone: todaysName(timezone),
    placeId: placeId === null ? '' : String(placeId),
    ticketMinor: event.ticketRequired ? event.ticketPriceMinor : 0,
    currency: event.ticketCurrency,
    imageUrl: event.imageUrl ?? '',
    updatedAt: event.updatedAt.getTime(),
    isCancelled: event.cancellation !== null,
    isMoved: event.movedFrom !== null,
  };
}

export const listPublicEvents: Call<HostTable['listPublicEvents']> = async ({ query }, { db }) => {
  const rows = await db
    .select({
      event: getTableColumns(events),
      organizer: ORGANIZER,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(events)
    .innerJoin(accounts, eq(accounts.id, events.accountId))
    .where(wanted(query))
    .orderBy(asc(events.startsAt), events.id)
    .limit(RESULTS_PER_PAGE)
    .offset((query.page - 1) * RESULTS_PER_PAGE);
  // A page beyond the last has no row with the total.
  const total = rows[0]?.total ?? (query.page > 1 ? await db.$count(events, wanted(query)) : 0);
  return { total, results: rows.map(({ event, organizer }) => toListed(event, organizer)) };
};
