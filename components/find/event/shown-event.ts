import type { Event } from '@/lib/shared/contract/events';
import { formatTicket } from '@/lib/shared/domain/money';
import { currencyOf } from '@/lib/shared/domain/places/countries';
import type { Texts } from '@/lib/shared/texts/texts';

/** An event without its owner and its review. */
export type ShownEvent = Pick<
  Event,
  | 'id'
  | 'title'
  | 'description'
  | 'language'
  | 'category'
  | 'communityId'
  | 'address'
  | 'imageUrl'
  | 'bookingLink'
  | 'startsAt'
  | 'endsAt'
  | 'cancellation'
  | 'movedFrom'
  | 'changeWords'
> & {
  zone: string;
  isTicketRequired: boolean;
  ticketMinor: number;
  currency: string;
};

/** `zone` is a known one. */
export function toShownEvent(event: Event, zone: string): ShownEvent {
  const { id, title, description, language, category, communityId, address, imageUrl } = event;
  const { startsAt, endsAt, isTicketRequired, isBookingRequired } = event;
  const { cancellation, movedFrom, changeWords } = event;
  return {
    id,
    title,
    description,
    language,
    category,
    communityId,
    address,
    imageUrl,
    zone,
    startsAt,
    endsAt,
    cancellation,
    movedFrom,
    changeWords,
    isTicketRequired,
    bookingLink: isTicketRequired && isBookingRequired ? event.bookingLink : '',
    ticketMinor: isTicketRequired ? event.ticketPriceMinor : 0,
    currency: event.ticketCurrency || currencyOf(event.countryIso),
  };
}

/** "GBP 18.50", or "Free" if no ticket is needed or the ticket costs nothing. */
export function ticketWords(
  { ticketMinor, currency }: Pick<ShownEvent, 'ticketMinor' | 'currency'>,
  price: Texts<'ui.price'>,
): string {
  return formatTicket(ticketMinor > 0, ticketMinor, currency, price);
}
