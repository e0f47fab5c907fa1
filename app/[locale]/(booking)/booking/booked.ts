import 'server-only';
import type { Reach } from '@/components/booking/review/state';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';

type Numbers = Pick<CustomerBooking['provider'], 'countryIso' | 'phoneNumber' | 'whatsappNumber'>;

export function toReach({ countryIso, phoneNumber, whatsappNumber }: Numbers): Reach {
  return {
    phoneNumber,
    call: telephoneHref(phoneNumber, countryIso),
    message: whatsappHref(whatsappNumber, { countryIso }),
  };
}

/** Shows what was booked, even if the listing has changed since. */
export function toBooked({ provider, items }: CustomerBooking) {
  return {
    minutes: visitMinutes(items.map(({ durationMinutes }) => durationMinutes)),
    reach: toReach(provider),
  };
}
