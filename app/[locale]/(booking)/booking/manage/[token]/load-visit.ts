import 'server-only';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import type { CustomerBooking } from '@/lib/contract/customer-links';
import { mayMove, stageOf } from '@/lib/domain/booking/changes';
import { visitMinutes } from '@/lib/domain/calendar/slots';
import { telephoneHref, whatsappHref } from '@/lib/domain/text/telephone';
import { env } from '@/lib/env';
import { findCustomerBooking } from '@/lib/host/calendar/customer-link';
import { readLinked } from '@/lib/http/linked-page';

function toVisit(token: string, booking: CustomerBooking, now: number): ManagedVisit {
  const { provider, items } = booking;
  const { countryIso, phoneNumber, whatsappNumber } = provider;
  return {
    token,
    booking,
    now,
    stage: stageOf(booking, now),
    mayMove: mayMove(booking, now),
    minutes: visitMinutes(items.map(({ durationMinutes }) => durationMinutes)),
    reach: {
      phoneNumber,
      call: telephoneHref(phoneNumber, countryIso),
      message: whatsappHref(whatsappNumber, { countryIso }),
    },
    siteUrl: env().SITE_URL,
  };
}

export const findVisit = readLinked(async (token) => {
  const booking = await findCustomerBooking(token);
  return booking && toVisit(token, booking, Date.now());
});
