'use client';

import { useEffect, useState } from 'react';
import { PageLink } from '@/components/links/page-link';
import { IconButton } from '@/components/ui/icon-button';
import { CalendarCheck, X } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { pageVariants } from '@/components/ui/page';
import { textLinkVariants } from '@/components/ui/text-link';
import { callApi } from '@/lib/api/call-api';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatShortDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { managePath } from '@/lib/url/manage-url';
import { type DeviceBooking, forgetOnDevice, keepOnDevice, listOnDevice } from './device-bookings';

/** The booking may have changed elsewhere; without an answer it stays as it is. */
async function refresh(booking: DeviceBooking, signal: AbortSignal): Promise<void> {
  const { manageToken, path } = booking;
  if (!manageToken) return;
  const result = await callApi('POST /api/customer-visit', { token: manageToken }, { signal });
  if (!result.ok) return;
  const { visit } = result.answer;
  if (!visit || visit.cancelledBy === 'customer') return forgetOnDevice(path);
  const { startsAt, endsAt, cancelledBy } = visit;
  keepOnDevice({ ...booking, startsAt, endsAt, isCancelled: cancelledBy !== null });
}

/** "Your booking Wed 26 Nov, 12:30", in the venue's time. */
export function OwnBookingsList({ serviceId }: { serviceId?: string | undefined }) {
  const t = useTexts('booking.ownBookings');
  const [bookings, setBookings] = useState<readonly DeviceBooking[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    const ofPage = () =>
      listOnDevice().filter((booking) => !serviceId || booking.serviceId === serviceId);
    void Promise.all(ofPage().map((booking) => refresh(booking, leaving.signal))).then(() => {
      if (!leaving.signal.aborted) setBookings(ofPage());
    });
    return () => leaving.abort();
  }, [serviceId]);

  if (bookings.length === 0) return null;
  return (
    <section aria-label={t('label')}>
      <ul className={pageVariants({ className: 'grid gap-2 py-3' })}>
        {bookings.map(({ path, manageToken, startsAt, isCancelled }) => {
          const when = {
            day: formatShortDay(startsAt, VENUE_ZONE.id, t.locale),
            time: formatClock(startsAt, VENUE_ZONE.id, t.locale),
          };
          return (
            <li
              key={path}
              className={noteVariants({ look: 'info', className: 'items-center py-1.5' })}
            >
              <CalendarCheck className="flex-none" />
              <PageLink
                className={textLinkVariants({ className: 'min-w-0 flex-1 font-semibold' })}
                href={manageToken ? managePath(manageToken) : path}
              >
                {t(isCancelled ? 'cancelled' : 'booking', when)}
              </PageLink>
              <IconButton
                aria-label={t('forget', when)}
                onClick={() => {
                  forgetOnDevice(path);
                  setBookings((shown) => shown.filter((booking) => booking.path !== path));
                }}
              >
                <X />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
