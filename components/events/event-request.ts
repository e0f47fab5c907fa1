import { type OutcomeWords, type SaveOutcome, toOutcome } from '@/components/forms/save-outcome';
import { type ApiResult, callApi } from '@/lib/api/call-api';
import type { EventForm } from '@/lib/contract/shapes/event-form';
import { EVENT_FIELDS, EVENT_FORM_MESSAGES, type EventField } from '@/lib/domain/events/event-form';

const WORDS: OutcomeWords<EventField> = { ...EVENT_FORM_MESSAGES, fields: EVENT_FIELDS };

/** What the event form says of our server's answer (EVF-032). */
export function toEventOutcome(result: ApiResult<unknown>): SaveOutcome<EventField> {
  return toOutcome(result, WORDS);
}

/** Sends an event: a new one, or the change of one. Never throws. */
export async function saveEvent(
  eventId: string | null,
  form: EventForm,
): Promise<SaveOutcome<EventField>> {
  return toEventOutcome(
    eventId === null
      ? await callApi('POST /api/events', form)
      : await callApi('PUT /api/events/{id}', form, { params: { id: eventId } }),
  );
}
