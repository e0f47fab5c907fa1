import { type SaveOutcome, toOutcome } from '@/components/shared/forms/save-outcome';
import { type ApiResult, callApi } from '@/lib/shared/api/call-api';
import type { EventForm } from '@/lib/shared/contract/events';
import { EVENT_FIELDS, type EventField } from '@/lib/shared/domain/events/event-form';
import type { Texts } from '@/lib/shared/texts/texts';

export type EventErrors = Partial<Record<EventField, string>>;

export function toEventOutcome(
  result: ApiResult<unknown>,
  t: Texts<'events.saving'>,
): SaveOutcome<EventField> {
  return toOutcome(result, {
    fields: EVENT_FIELDS,
    notSaved: t('notSaved'),
    otherUser: t('otherUser'),
    otherOwner: t('otherOwner'),
  });
}

/** Never throws. */
export async function saveEvent(
  eventId: string | null,
  form: EventForm,
  repeatKey: string,
): Promise<ApiResult<unknown>> {
  // An edit has a key, too, because other hosts than ours may turn a repeat into a second event.
  return eventId === null
    ? callApi('POST /api/events', form, { repeatKey })
    : callApi('PUT /api/events/{id}', form, { params: { id: eventId }, repeatKey });
}
