import type { Service } from '@/lib/shared/contract/services';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';
import { bookingPath } from '@/lib/shared/url/booking-url';

/** "" where not given. */
export interface Contacts {
  call: string;
  message: string;
  /** "" in a preview, which is not bookable. */
  book: string;
  /** Booking comes first, unless it is impossible and there is another way. */
  first: 'call' | 'message' | 'book';
}

type Reachable = Pick<Service, 'id' | 'countryIso' | 'phoneNumber' | 'whatsappNumber'>;

export function contactsOf(
  { id, countryIso, phoneNumber, whatsappNumber }: Reachable,
  isBookable: boolean,
  isPreview = false,
): Contacts {
  const call = telephoneHref(phoneNumber, countryIso);
  const message = whatsappHref(whatsappNumber, { countryIso });
  const other = call ? 'call' : message ? 'message' : 'book';
  const first = isBookable ? 'book' : other;
  return { call, message, book: isPreview ? '' : bookingPath({ serviceId: id }), first };
}
