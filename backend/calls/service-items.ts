import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import { accounts, listings, serviceItems } from '@/backend/db/schema';
import type { HostTable } from '@/lib/contract/host';
import type { Service } from './call';
import { isListingId } from './listings';

/**
 * The service items of a listing, in the order they were added: of an approved one for everybody, of
 * any other for its owner alone, where the caller names them. None for an unknown listing.
 */
export const listServiceItems: Service<HostTable['listServiceItems']> = async (
  { query },
  { db },
) => {
  if (!isListingId(query.providerId)) return [];
  const rows = await db
    .select(getTableColumns(serviceItems))
    .from(serviceItems)
    .innerJoin(listings, eq(listings.id, serviceItems.listingId))
    .innerJoin(accounts, eq(accounts.id, listings.accountId))
    .where(
      and(
        eq(serviceItems.listingId, query.providerId),
        isNull(serviceItems.deletedAt),
        or(
          eq(listings.status, 'approved'),
          query.userId === undefined ? undefined : eq(accounts.userId, query.userId),
        ),
      ),
    )
    .orderBy(asc(serviceItems.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.priceMinor / 100,
    duration_minutes: row.durationMinutes,
  }));
};
