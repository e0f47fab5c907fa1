import { z } from 'zod';
import { checkEvent } from '@/lib/domain/events/event-form';

const text = z.string().trim();
const occurrence = z.enum(['first', 'second']);
const yesNo = z.enum(['', 'yes', 'no']);

/**
 * The event form as it is sent: what was typed, so that the form's own check decides here too, and
 * the server makes instants, price and currency of it. `userId` is whom the form was opened for.
 */
export const EventForm = z
  .object({
    userId: z.string(),
    title: text,
    description: text,
    category: text,
    communityId: text,
    address: text,
    countryIso: text,
    startsAt: text,
    endsAt: text,
    startsOccurrence: occurrence,
    endsOccurrence: occurrence,
    timeZone: text,
    isTicketRequired: yesNo,
    ticketPrice: text,
    isBookingRequired: yesNo,
    bookingLink: text,
    /** "" is for the route to judge, which knows whether the event has a picture. */
    imageUrl: text,
  })
  .superRefine((typed, context) => {
    for (const [field, message] of Object.entries(checkEvent(typed, { hasImage: true }))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type EventForm = z.infer<typeof EventForm>;
