import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { accounts, serviceItems, services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import type { HostTable } from '@/lib/shared/contract/host';
import { itemTexts } from '@/lib/shared/contract/service-items';
import { toDecimal } from '@/lib/shared/domain/money';
import type { Call } from './call';

/**
 * Items are in the provider's order, then by age. Only the owner sees items of an unapproved
 * service.
 */
export const listServiceItems: Call<HostTable['listServiceItems']> = async ({ query }, { db }) => {
  if (!isUuid(query.serviceId)) return [];
  const { terms, ...columns } = getTableColumns(serviceItems);
  const rows = await db
    .select(columns)
    .from(serviceItems)
    .innerJoin(services, eq(services.id, serviceItems.serviceId))
    .innerJoin(accounts, eq(accounts.id, services.accountId))
    .where(
      and(
        eq(serviceItems.serviceId, query.serviceId),
        isNull(serviceItems.deletedAt),
        or(
          eq(services.status, 'approved'),
          query.userId === undefined ? undefined : eq(accounts.userId, query.userId),
        ),
      ),
    )
    .orderBy(sql`${serviceItems.position} nulls last`, asc(serviceItems.id));
  return rows.map((row) => ({
    id: row.id,
    ...itemTexts.toWire(row),
    price: toDecimal(row.priceMinor),
    duration_minutes: row.durationMinutes,
  }));
};
