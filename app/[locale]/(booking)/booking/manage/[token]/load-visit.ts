import 'server-only';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import type { CustomerBooking } from '@/lib/contract/bookings';
import { mayMove, stageOf } from '@/lib/domain/booking/changes';
import { env } from '@/lib/env';
import { findCustomerBooking } from '@/lib/host/calendar/customer-link';
import { readLinked } from '@/lib/http/linked-page';
import { toBooked } from '../../booked';

function toVisit(token: string, booking: CustomerBooking, now: number): ManagedVisit {
  return {
    token,
    booking,
    now,
    stage: stageOf(booking, now),
    mayMove: mayMove(booking, now),
    ...toBooked(booking),
    siteUrl: env().SITE_URL,
  };
}

export const findVisit = readLinked(async (token) => {
  const booking = await findCustomerBooking(token);
  return booking && toVisit(token, booking, Date.now());
});
