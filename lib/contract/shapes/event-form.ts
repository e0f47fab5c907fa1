import { z } from 'zod';
import { checkEvent } from '@/lib/domain/events/event-form';
import { issueOf } from '@/lib/domain/field-problem';

const text = z.string().trim();
const occurrence = z.enum(['first', 'second']);
const yesNo = z.enum(['', 'yes', 'no']);

/**
 * The event form as it is sent: what was typed, so that the form's own check runs here too and the
 * server makes the instants, price and currency. `userId` is the person the form was opened for.
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
    /** May be "" here: only the route knows whether the event has a picture already. */
    imageUrl: text,
  })
  .superRefine((typed, context) => {
    for (const [field, problem] of Object.entries(checkEvent(typed, { hasImage: true }))) {
      context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
    }
  });
export type EventForm = z.infer<typeof EventForm>;
