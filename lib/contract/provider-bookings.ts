import { z } from 'zod';
import { toMinor } from '@/lib/domain/money';
import { MaybeInstant, readableList, WireId, WireNumber, WireText } from './wire';

/** A booking as our backend lists it for its provider (rulings, "Bookings tab"). */
export const ProviderBookingAnswer = z.object({
  id: z.number().int(),
  start_time: z.string(),
  end_time: z.string(),
  customer_name: z.string().nullable(),
  customer_phone: z.string().nullable(),
  services: z.array(z.object({ id: z.number().int(), name: z.string() })),
  total_price: z.number(),
  status: z.enum(['confirmed', 'cancelled']),
});
export type ProviderBookingAnswer = z.infer<typeof ProviderBookingAnswer>;

const Services = readableList(
  z.union([z.string(), z.looseObject({ name: WireText }).transform(({ name }) => name)]),
);

const priceOf = (price: number | null) => (price === null ? null : toMinor(price));

/** A booking in our shape. The specification leaves its fields open, so each may be missing. */
export const ProviderBooking = z
  .looseObject({
    id: WireId.nullish().catch(null),
    start_time: MaybeInstant,
    startTime: MaybeInstant,
    end_time: MaybeInstant,
    endTime: MaybeInstant,
    customer_name: WireText,
    customerName: WireText,
    customer_phone: WireText,
    customerPhone: WireText,
    services: Services,
    service_items: Services,
    serviceItems: Services,
    total_price: WireNumber,
    totalPrice: WireNumber,
    status: WireText,
  })
  .transform((wire) => ({
    /** "" when the host does not say. */
    id: wire.id ?? '',
    startsAt: wire.start_time ?? wire.startTime ?? null,
    endsAt: wire.end_time ?? wire.endTime ?? null,
    customerName: wire.customer_name || wire.customerName,
    customerPhone: wire.customer_phone || wire.customerPhone,
    services: [...wire.services, ...wire.service_items, ...wire.serviceItems].filter(Boolean),
    /** In cents; null when the host does not say. */
    totalMinor: priceOf(wire.total_price ?? wire.totalPrice),
    isCancelled: /^cancel/i.test(wire.status),
  }))
  .refine(({ id, startsAt, customerName }) => id || startsAt || customerName);
export type ProviderBooking = z.infer<typeof ProviderBooking>;
