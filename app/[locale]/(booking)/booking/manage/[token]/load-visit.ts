import 'server-only';
import { cache } from 'react';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import type { CustomerBooking } from '@/lib/contract/customer-links';
import { mayMove, stageOf } from '@/lib/domain/booking/changes';
import { visitMinutes } from '@/lib/domain/calendar/slots';
import { telephoneHref, whatsappHref } from '@/lib/domain/text/telephone';
import { env } from '@/lib/env';
import { findCustomerBooking } from '@/lib/host/calendar/customer-link';
import { HostError } from '@/lib/host/transport/host-error';
import { setPageStatus } from '@/lib/http/page-status';

export type FoundVisit = ManagedVisit | 'unknown' | 'failed';

function toVisit(token: string, booking: CustomerBooking, now: number): ManagedVisit {
  const { provider, items } = booking;
  return {
    token,
    booking,
    now,
    stage: stageOf(booking, now),
    mayMove: mayMove(booking, now),
    minutes: visitMinutes(items.map(({ durationMinutes }) => durationMinutes)),
    reach: {
      phoneNumber: provider.phoneNumber,
      call: telephoneHref(provider.phoneNumber),
      message: whatsappHref(provider.whatsappNumber),
    },
    siteUrl: env().SITE_URL,
  };
}

/** Read once per page; a page without a visit gets its status. */
export const findVisit = cache(async (encoded: string): Promise<FoundVisit> => {
  const token = decodeURIComponent(encoded);
  try {
    const booking = await findCustomerBooking(token);
    if (booking) return toVisit(token, booking, Date.now());
    setPageStatus(404);
    return 'unknown';
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    setPageStatus(502);
    return 'failed';
  }
});
