import { z } from 'zod';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import { checkEvent } from '@/lib/domain/events/event-form';
import { issueOf } from '@/lib/domain/field-problem';
import { typedShape } from './form-table';

/**
 * The event form as it is sent: what was typed, so that the form's own check runs here too and the
 * server makes the instants, price and currency. `userId` is the person the form was opened for.
 */
export const EventForm = z
  .object({
    userId: z.string(),
    ...typedShape(EVENT_TABLE),
    /** May be "" here: only the route knows whether the event has a picture already. */
    imageUrl: z.string().trim(),
  })
  .superRefine((typed, context) => {
    for (const [field, problem] of Object.entries(checkEvent(typed, { hasImage: true }))) {
      context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
    }
  });
export type EventForm = z.infer<typeof EventForm>;
