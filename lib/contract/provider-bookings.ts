import { z } from 'zod';
import { WireId, WireInstant, WireText } from './wire';

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

const Services = z
  .array(z.union([z.string(), z.looseObject({ name: WireText }).transform(({ name }) => name)]))
  .nullish()
  .catch(null);

/** A booking in our shape. The specification leaves its fields open, so each may be missing. */
export const ProviderBooking = z
  .looseObject({
    id: WireId,
    start_time: WireInstant.nullish().catch(null),
    startTime: WireInstant.nullish().catch(null),
    end_time: WireInstant.nullish().catch(null),
    customer_name: WireText,
    customerName: WireText,
    customer_phone: WireText,
    services: Services,
    status: WireText,
  })
  .transform((wire) => ({
    id: wire.id,
    startsAt: wire.start_time ?? wire.startTime ?? null,
    endsAt: wire.end_time ?? null,
    customerName: wire.customer_name || wire.customerName,
    customerPhone: wire.customer_phone,
    services: (wire.services ?? []).filter(Boolean),
    isCancelled: /^cancel/i.test(wire.status),
  }));
export type ProviderBooking = z.infer<typeof ProviderBooking>;
