import { type TextName, textsOf } from '@/lib/shared/domain/form-fields';
import { formatAmount } from '@/lib/shared/domain/money';
import { COUNTRIES } from '@/lib/shared/domain/places/countries';
import { occurrenceOf, toWallTime } from '@/lib/shared/time/wall-time';
import { isEventCategory } from './categories';
import { EVENT_TABLE } from './event-fields';
import type { EventText } from './event-form';

export interface SavedEvent extends Record<TextName<typeof EVENT_TABLE>, string> {
  category: string;
  communityId: number | null;
  countryIso: string;
  startsAt: number | null;
  endsAt: number | null;
  isTicketRequired: boolean;
  ticketPriceMinor: number;
  isBookingRequired: boolean;
  bookingLink: string;
}

/**
 * Without a known `timeZone` ("") the times stay empty. So does a value that the form does not offer.
 */
export function toEventText(event: SavedEvent, timeZone: string): EventText {
  const { isTicketRequired, countryIso, category } = event;
  const startsAt = timeZone ? event.startsAt : null;
  const endsAt = timeZone ? event.endsAt : null;
  return {
    ...textsOf(EVENT_TABLE, event),
    category: isEventCategory(category) ? category : '',
    communityId: String(event.communityId ?? ''),
    countryIso: COUNTRIES.some(({ iso }) => iso === countryIso) ? countryIso : '',
    startsAt: startsAt !== null ? toWallTime(startsAt, timeZone) : '',
    endsAt: endsAt !== null ? toWallTime(endsAt, timeZone) : '',
    startsOccurrence: startsAt !== null ? occurrenceOf(startsAt, timeZone) : 'first',
    endsOccurrence: endsAt !== null ? occurrenceOf(endsAt, timeZone) : 'first',
    timeZone,
    isTicketRequired: isTicketRequired ? 'yes' : 'no',
    ticketPrice: isTicketRequired ? formatAmount(event.ticketPriceMinor) : '',
    isBookingRequired: isTicketRequired && event.isBookingRequired ? 'yes' : 'no',
    bookingLink: isTicketRequired ? event.bookingLink : '',
  };
}
