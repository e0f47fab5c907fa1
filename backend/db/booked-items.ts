import { sql } from 'drizzle-orm';
import { z } from 'zod';

export const BookedItems = z
  .array(
    z.object({
      id: z.number(),
      name: z.string(),
      priceMinor: z.number(),
      durationMinutes: z.number(),
      isGone: z.boolean().optional(),
    }),
  )
  .nullable()
  .transform((items) => items ?? []);

/** SQL: the {@link BookedItems} of the booking `b`. */
export const BOOKED_ITEMS = sql`(
  select json_agg(json_build_object('id', i.service_item_id, 'name', i.name,
    'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes,
    'isGone', not exists(select from service_items now
      where now.id = i.service_item_id and now.deleted_at is null)) order by i.position)
  from booking_items i where i.account_id = b.account_id and i.booking_id = b.id)`;
