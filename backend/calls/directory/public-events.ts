import { and, asc, eq, getTableColumns, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { accounts, events } from '@/backend/db/schema';
import type { PublicEventAnswer, PublicEventQuery } from '@/lib/contract/events';
import type { HostTable } from '@/lib/contract/host';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import { toIso } from '@/lib/time/instant';
import type { Call } from '../call';
import { toAnswer } from '../events';

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

function ofService(column: SQL) {
  return sql<string | null>`(
    select ${column} from services s where s.account_id = ${events.accountId} and s.status = 'approved'
    order by s.created_at desc, s.id limit 1)`;
}

export const listPublicEvents: Call<HostTable['listPublicEvents']> = async ({ query }, { db }) => {
  const rows = await db
    .select({
      event: getTableColumns(events),
      // The account's own name is that of a person.
      name: sql<string>`coalesce(${ofService(sql`s.name`)}, ${accounts.name})`,
      serviceId: ofService(sql`s.id`),
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
  return {
    total,
    results: rows.map(({ event, name, serviceId }): PublicEventAnswer => {
      const { user_id, status, status_reason, organizer_id, city_id, ...shown } = toAnswer(
        event,
        '',
      );
      const { placeId, updatedAt } = event;
      return {
        ...shown,
        place_id: placeId === null ? null : String(placeId),
        organizer: { name, service_id: serviceId },
        updated_at: toIso(updatedAt),
      };
    }),
  };
};
