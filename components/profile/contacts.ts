import type { Listing } from '@/lib/contract/listings';
import { telephoneHref, whatsappHref } from '@/lib/domain/telephone';
import { bookingPath } from '@/lib/url/booking-url';

/** Where a profile's buttons lead; "" for what the listing does not give. */
export interface Contacts {
  call: string;
  message: string;
  book: string;
}

export function contactsOf({ id, phoneNumber, whatsappNumber }: Listing): Contacts {
  return {
    call: telephoneHref(phoneNumber),
    message: whatsappHref(whatsappNumber),
    book: bookingPath({ providerId: id }),
  };
}
