import { z } from 'zod';
import { readableList, WireId, WireInstant, WireText } from './wire';

/** The contact limits that form, route and backend share. */
export const CONTACT_LIMITS = { name: 120, phone: 40, email: 254 } as const;

const Email = z
  .string()
  .trim()
  .max(CONTACT_LIMITS.email)
  .refine((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text), {
    message: 'Enter a valid email address',
  });

/** Who the appointment is for (customer §5). Values are trimmed; the messages are the specified ones. */
export const BookingContact = z.object({
  customerName: z.string().trim().min(1, 'Name is required').max(CONTACT_LIMITS.name),
  customerPhone: z.string().trim().min(1, 'Phone number is required').max(CONTACT_LIMITS.phone),
  customerEmail: Email.optional(),
});
export type BookingContact = z.infer<typeof BookingContact>;

/** The booking request of customer §3. `startTime` is an ISO instant; `customerEmail` only if given. */
export const BookingRequest = z.object({
  settlnProviderId: z
    .number('Invalid Settln provider ID')
    .int('Invalid Settln provider ID')
    .positive(),
  startTime: z.iso.datetime({ offset: true }),
  serviceItems: z.array(z.number('Invalid service item selection').int().positive()).min(1).max(20),
  ...BookingContact.shape,
});
export type BookingRequest = z.infer<typeof BookingRequest>;

/** A booking as our backend answers it: the visit and its price, all computed by the server. */
export const BookingAnswer = z.object({
  id: z.number().int(),
  settlnProviderId: z.number().int(),
  customerName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  durationMinutes: z.number().int(),
  totalPrice: z.number(),
  status: z.literal('confirmed'),
});

/** The whole answer: success, booking, message (customer §7). */
export const BookingConfirmation = z.object({
  success: z.literal(true),
  booking: BookingAnswer,
  message: z.string(),
});
export type BookingConfirmation = z.infer<typeof BookingConfirmation>;

const WireBooking = z
  .looseObject({ id: WireId, customerName: WireText, customer_name: WireText })
  .transform((wire) => ({ id: wire.id, customerName: wire.customerName || wire.customer_name }));

/** The confirmed booking, read from `booking` or `data` (customer §3). */
export const ConfirmedBooking = z
  .looseObject({ success: z.boolean().optional(), booking: z.unknown(), data: z.unknown() })
  .refine((answer) => answer.success !== false)
  .transform((answer) => answer.booking ?? answer.data)
  .pipe(WireBooking);
export type ConfirmedBooking = z.infer<typeof ConfirmedBooking>;

const RefusedWith = z
  .union([z.string(), z.looseObject({ message: z.string() }).transform(({ message }) => message)])
  .optional()
  .catch(undefined);

/** What a host says when it refuses: its message, and for a lost slot the free starts nearest to it. */
export const Refusal = z
  .looseObject({
    code: z.string().optional().catch(undefined),
    message: WireText,
    error: RefusedWith,
    nearestStarts: readableList(WireInstant),
  })
  .transform((wire) => ({
    code: wire.code ?? null,
    message: wire.message || wire.error?.trim() || null,
    nearestStarts: wire.nearestStarts.slice(0, 3),
  }));
export type Refusal = z.infer<typeof Refusal>;
