import { keptDraft } from '@/components/forms/kept-draft';
import type { EventText, YesNo } from '@/lib/domain/events/event-form';
import type { Occurrence } from '@/lib/time/wall-time';

/** An event as far as it is filled in: all that its form needs to be restored. */
export interface EventDraft {
  text: EventText;
  /** "" for none. */
  imageUrl: string;
}

/** Reads the form's text fields. */
export function textIn(form: FormData): EventText {
  const read = (name: keyof EventText) => String(form.get(name) ?? '');
  const answer = (name: keyof EventText): YesNo => {
    const given = read(name);
    return given === 'yes' || given === 'no' ? given : '';
  };
  const occurrence = (name: keyof EventText): Occurrence =>
    read(name) === 'second' ? 'second' : 'first';
  return {
    title: read('title'),
    description: read('description'),
    category: read('category'),
    communityId: read('communityId'),
    address: read('address'),
    countryIso: read('countryIso'),
    startsAt: read('startsAt'),
    endsAt: read('endsAt'),
    startsOccurrence: occurrence('startsOccurrence'),
    endsOccurrence: occurrence('endsOccurrence'),
    timeZone: read('timeZone'),
    isTicketRequired: answer('isTicketRequired'),
    ticketPrice: read('ticketPrice'),
    isBookingRequired: answer('isBookingRequired'),
    bookingLink: read('bookingLink'),
  };
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
