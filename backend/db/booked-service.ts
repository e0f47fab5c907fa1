import { type SQL, sql } from 'drizzle-orm';
import { LINK_OUTLASTS_VISIT_MS } from '@/lib/shared/domain/booking/changes';
import { DAY_MS } from '@/lib/shared/time/units';
import type { CalendarTransaction } from './calendar-transaction';
import { toTimestamp } from './instants';

/**
 * SQL, as JSON: the service of a booking. A deleted one has no `id`; an unknown one has only the
 * account's name.
 */
export const BOOKED_SERVICE: SQL = sql`coalesce(
  (select jsonb_build_object(
      'id', s.id, 'name', s.name, 'address', s.address, 'phone', s.phone_number,
      'whatsapp', s.whatsapp_number, 'countryIso', s.country_iso,
      'imageUrl', s.profile_image_url, 'isPublic', s.status = 'approved')
    from booking_items i join service_items item on item.id = i.service_item_id
      join services s on s.id = item.service_id
    where i.account_id = b.account_id and i.booking_id = b.id order by i.position limit 1),
  b.former_service,
  jsonb_build_object('name', a.name))`;

/** A visit lasts a day at most. */
const STILL_SHOWN_MS = LINK_OUTLASTS_VISIT_MS + DAY_MS;

/** Keeps the service for bookings that customers can still open. `now` is epoch ms. */
export async function keepServiceWithVisits(
  tx: CalendarTransaction,
  serviceId: string,
  now: number,
): Promise<void> {
  await tx.execute(sql`
    update bookings b set former_service = jsonb_build_object('name', s.name,
      'address', s.address, 'phone', s.phone_number, 'whatsapp', s.whatsapp_number,
      'countryIso', s.country_iso)
    from services s
    where s.id = ${serviceId} and b.account_id = s.account_id
      and lower(b.during) > ${toTimestamp(now - STILL_SHOWN_MS)}
      and exists(select from booking_items i join service_items item on item.id = i.service_item_id
        where i.account_id = b.account_id and i.booking_id = b.id and item.service_id = s.id)`);
}
