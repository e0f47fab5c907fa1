import { and, asc, eq, isNull } from 'drizzle-orm';
import type { HostTable } from '@/lib/contract/host';
import { serviceItems } from '../db/schema';
import type { Service } from '../service';
import { isListingId } from './listings';

/** The service items of a listing, in the order they were added; none for an unknown listing. */
export const listServiceItems: Service<HostTable['listServiceItems']> = async (
  { query },
  { db },
) => {
  if (!isListingId(query.providerId)) return [];
  const rows = await db
    .select()
    .from(serviceItems)
    .where(and(eq(serviceItems.listingId, query.providerId), isNull(serviceItems.deletedAt)))
    .orderBy(asc(serviceItems.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.priceMinor / 100,
    duration_minutes: row.durationMinutes,
  }));
};
