import { z } from 'zod';
import { CONTACT_ISSUES, CONTACT_LIMITS } from '@/lib/domain/booking/contact';
import { CalendarNumber, WithReason } from './provider-calendar';

/** The number that a customer's bookings are found by, however it is written. */
const CustomerPhone = z
  .string()
  .trim()
  .min(1, 'Say which number is meant.')
  .max(CONTACT_LIMITS.customerPhone, CONTACT_ISSUES.tooLong('customerPhone'));

/** Whose bookings are meant. */
export const OfCustomer = z.object({ customerPhone: CustomerPhone });

/** The upcoming bookings of a telephone number, in order; `isCut` when there may be more. */
export const CustomerBookings = z.object({
  bookings: z.array(
    /** Instants are epoch milliseconds. */
    z.object({ id: z.string(), startsAt: z.number(), endsAt: z.number().nullable() }),
  ),
  isCut: z.boolean(),
});
export type CustomerBookings = z.infer<typeof CustomerBookings>;

/** Cancels every upcoming booking of one telephone number; an extension. */
export const CustomerCancelRequest = OfCustomer.extend({
  settlnProviderId: CalendarNumber,
  ...WithReason.shape,
});
export type CustomerCancelRequest = z.infer<typeof CustomerCancelRequest>;

/** How many bookings were cancelled. */
export const CancelledCount = z.object({ cancelled: z.number().int().nonnegative() });
export type CancelledCount = z.infer<typeof CancelledCount>;
