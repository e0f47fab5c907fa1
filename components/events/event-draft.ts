import { keptDraft } from '@/components/forms/kept-draft';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import type { EventText } from '@/lib/domain/events/event-form';
import { typedBy } from '@/lib/domain/form-fields';

/** An event as far as it is filled in: all that its form needs to be restored. */
export interface EventDraft {
  text: EventText;
  /** "" for none. */
  imageUrl: string;
}

/** Reads the form's text fields. */
export function textIn(form: FormData): EventText {
  return typedBy(EVENT_TABLE, (name) => String(form.get(name) ?? ''));
}

function isDraft(value: unknown): value is EventDraft {
  const { text, imageUrl } = Object(value) as Partial<EventDraft>;
  return Boolean(text) && typeof imageUrl === 'string';
}

/** The name of an event's form among the drafts of this tab; null for a new event. */
export function eventFormName(eventId: string | null): string {
  return `event-form:${eventId ?? 'new'}`;
}

/** The kept draft of a form of that name. */
export function eventDraft(name: string, userId: string) {
  return keptDraft(name, userId, isDraft);
}
