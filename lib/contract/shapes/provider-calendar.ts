import { z } from 'zod';
import { CANCEL_REASON_LIMIT } from '@/lib/domain/booking/changes';
import { CONTACT_ISSUES, CONTACT_LIMITS, type ContactField } from '@/lib/domain/booking/contact';
import { OWN_MARKS, SLOT_MS } from '@/lib/domain/calendar/slots';
import { issueOf } from '@/lib/domain/field-problem';
import { isPhoneNumber, plainTelephone } from '@/lib/domain/text/telephone';
import { AcknowledgementAnswer } from './acknowledgement';
import { Instant } from './call-fields';
import { WireInstant } from './wire';

/** A calendar's id as {host} takes it. */
export const CalendarNumber = z
  .number(issueOf({ key: 'calendarInvalid' }))
  .int()
  .positive();
const ItemNumber = z
  .number(issueOf({ key: 'itemSelectionInvalid' }))
  .int()
  .positive();

const isOnSlot = (instant: number) => instant % SLOT_MS === 0;
const SlotEdge = Instant.refine(isOnSlot, issueOf({ key: 'offQuarterHour' }));

/** A span of whole slots: quarter hours of instants, the end after the start. */
export const SlotSpan = z
  .object({ startTime: SlotEdge, endTime: SlotEdge })
  .refine(({ startTime, endTime }) => endTime > startTime, {
    message: issueOf({ key: 'endBeforeStart' }),
    path: ['endTime'],
  });
export type SlotSpan = z.infer<typeof SlotSpan>;

/** What a provider may mark time as; "booked" is not theirs to say. */
const MarkedStatus = z.enum(OWN_MARKS);

/** Marks a span available or unavailable (PC-052 to PC-054). */
export const AvailabilityRequest = SlotSpan.safeExtend({
  settlnProviderId: CalendarNumber,
  status: MarkedStatus,
});
export type AvailabilityRequest = z.infer<typeof AvailabilityRequest>;

/** Clears what a provider marked in a span, so that it follows the hours again. */
export const ClearMarksRequest = SlotSpan.safeExtend({ settlnProviderId: CalendarNumber });
export type ClearMarksRequest = z.infer<typeof ClearMarksRequest>;

/** A stretch that a provider marked by hand, as our backend tells it. */
export const MarkAnswer = z.object({
  start_time: z.string(),
  end_time: z.string(),
  status: MarkedStatus,
});
export type MarkAnswer = z.infer<typeof MarkAnswer>;

/** The same in our shape. */
export const MarkSpan = z
  .object({ start_time: WireInstant, end_time: WireInstant, status: MarkedStatus })
  .transform(({ start_time, end_time, status }) => ({ from: start_time, to: end_time, status }));

function Noted(field: ContactField) {
  return z.string().trim().max(CONTACT_LIMITS[field], CONTACT_ISSUES.tooLong(field));
}

/** Who a provider's own booking is for; both may be missing (rulings). */
export const NotedCustomer = z.object({
  customerName: Noted('customerName').optional(),
  customerPhone: Noted('customerPhone')
    .overwrite(plainTelephone)
    .refine((text) => !text || isPhoneNumber(text), CONTACT_ISSUES.phoneInvalid)
    .optional(),
});
export type NotedCustomer = z.infer<typeof NotedCustomer>;

/** A provider's own booking (PC-056); the customer is kept by our backend only. */
export const SlotBookingRequest = z.object({
  settlnProviderId: CalendarNumber,
  serviceItemId: ItemNumber,
  startTime: Instant,
  ...NotedCustomer.shape,
});
export type SlotBookingRequest = z.infer<typeof SlotBookingRequest>;

/** The visit that a provider's own booking made, as our backend tells it. */
export const SlotBookingAnswer = AcknowledgementAnswer.extend({
  booking: z.object({
    id: z.number().int(),
    startTime: z.string(),
    endTime: z.string(),
    totalPrice: z.number(),
  }),
});

/** Why a provider cancels, in one line for the customer; "" counts as no reason. */
const CancelReason = z
  .string()
  .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
  .max(
    CANCEL_REASON_LIMIT,
    issueOf({ key: 'tooLong', values: { limit: String(CANCEL_REASON_LIMIT) } }),
  )
  .optional();

/** What a cancellation by the provider may carry for a host with the extension `cancel-reasons`. */
export const WithReason = z.object({ reason: CancelReason });

/** Cancels a booking, named by any start within it and one of its items (PC-058). */
export const CancelRequest = z.object({
  settlnProviderId: CalendarNumber,
  serviceItemId: ItemNumber,
  startTime: Instant,
  ...WithReason.shape,
});
export type CancelRequest = z.infer<typeof CancelRequest>;
