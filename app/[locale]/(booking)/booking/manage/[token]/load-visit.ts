import 'server-only';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import { env } from '@/lib/server/env';
import { findCustomerBooking } from '@/lib/server/host/calendar/customer-link';
import { readLinked } from '@/lib/server/http/linked-page';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import { mayMove, stageOf } from '@/lib/shared/domain/booking/changes';
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
