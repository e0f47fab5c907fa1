import { and, eq, isNull, sql } from 'drizzle-orm';
import { columnsOf } from '@/backend/db/columns';
import { serviceItems, services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { ServiceItemPayload } from '@/lib/shared/contract/service-items';
import type { AcknowledgementAnswer } from '@/lib/shared/contract/wire';
import { AppError } from '@/lib/shared/errors';
import type { Call } from './call';
import { findRowId } from './public-accounts';

export function toColumns(item: ServiceItemPayload) {
  return columnsOf(serviceItems, item);
}

function itemNamed(itemId: string) {
  return and(eq(serviceItems.id, findRowId(itemId) ?? 0), isNull(serviceItems.deletedAt));
}

function done(message: string, rows: readonly unknown[]): AcknowledgementAnswer {
  if (rows.length === 0) throw new AppError('not_found', refusal('noItem'));
  return { success: true, message };
}

export const createServiceItem: Call<HostTable['createServiceItem']> = async (
  { query: { serviceId }, body },
  { db },
) => {
  const [service] = isUuid(serviceId)
    ? await db.select({ id: services.id }).from(services).where(eq(services.id, serviceId))
    : [];
  if (!service) throw new AppError('not_found', refusal('noListing'));
  const rows = await db
    .insert(serviceItems)
    .values({ serviceId: service.id, ...toColumns(body) })
    .returning({ id: serviceItems.id });
  return done('Item added successfully!', rows);
};

/** Bookings keep the values that the item had when they were made. */
export const updateServiceItem: Call<HostTable['updateServiceItem']> = async (
  { params, body },
  { db },
) => {
  const rows = await db
    .update(serviceItems)
    .set(columnsOf(serviceItems, body))
    .where(itemNamed(params.itemId))
    .returning({ id: serviceItems.id });
  return done('Item updated successfully!', rows);
};

/** Leaves out items that belong to other services. */
export const orderServiceItems: Call<HostTable['orderServiceItems']> = (
  { params: { id }, body: { itemIds } },
  { db },
) =>
  db.transaction(async (tx) => {
    const [service] = isUuid(id)
      ? await tx
          .select({ id: services.id })
          .from(services)
          .where(eq(services.id, id))
          .for('no key update')
      : [];
    if (!service) throw new AppError('gone', refusal('noListing'));
    const known = itemIds.flatMap((itemId) => findRowId(itemId) ?? []);
    await tx.execute(sql`
      update service_items i
      set position = array_position(${sql.param(known)}::int[], i.id)
      where i.service_id = ${id} and i.deleted_at is null`);
    return { saved: true as const };
  });

export const deleteServiceItem: Call<HostTable['deleteServiceItem']> = async (
  { params },
  { db, now },
) => {
  const rows = await db
    .update(serviceItems)
    .set({ deletedAt: new Date(now()) })
    .where(itemNamed(params.itemId))
    .returning({ id: serviceItems.id });
  return done('Item deleted successfully!', rows);
};
