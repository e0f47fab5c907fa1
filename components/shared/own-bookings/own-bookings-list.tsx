'use client';

import { useEffect, useState } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { IconButton } from '@/components/shared/ui/icon-button';
import { CalendarCheck, X } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { callApi } from '@/lib/shared/api/call-api';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { managePath } from '@/lib/shared/url/manage-url';
import { reviewPath } from '@/lib/shared/url/review-url';
import { type DeviceBooking, forgetOnDevice, keepOnDevice, listOnDevice } from './device-bookings';

/** `reviewToken` is of a past visit that is not reviewed yet; "" for others. */
interface ShownBooking extends DeviceBooking {
  reviewToken: string;
}

/**
 * Reads the booking again, because it may have changed elsewhere. Without an answer it stays as it
 * is, but a past one is not shown.
 */
async function refresh(
  booking: DeviceBooking,
  signal: AbortSignal,
): Promise<ShownBooking | undefined> {
  const { manageToken, path } = booking;
  const known = booking.endsAt > Date.now() ? { ...booking, reviewToken: '' } : undefined;
  if (!manageToken) return known;
  const result = await callApi('POST /api/customer-visit', { token: manageToken }, { signal });
  if (!result.ok) return known;
  const { visit } = result.answer;
  const reviewToken = visit?.reviewToken ?? '';
  const isOver = visit && visit.endsAt <= Date.now() && !reviewToken;
  if (!visit || isOver || visit.cancelledBy === 'customer') {
    forgetOnDevice(path);
    return;
  }
  const { startsAt, endsAt, cancelledBy, person = '' } = visit;
  const seen = { ...booking, startsAt, endsAt, person, isCancelled: cancelledBy !== null };
  keepOnDevice(seen);
  return { ...seen, reviewToken };
}

/** "Crown & Co. Your booking Wed 26 Nov, 12:30. With Anna", in the venue's time. */
export function OwnBookingsList({ serviceId }: { serviceId?: string | undefined }) {
  const t = useTexts('booking.ownBookings');
  const review = useTexts('reviews.manage');
  const withWhom = useTexts('booking.withWhom');
  const [bookings, setBookings] = useState<readonly ShownBooking[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    const kept = listOnDevice().filter((booking) => !serviceId || booking.serviceId === serviceId);
    void Promise.all(kept.map((booking) => refresh(booking, leaving.signal))).then((shown) => {
      if (leaving.signal.aborted) return;
      const known = shown.filter((booking) => booking !== undefined);
      setBookings(known.sort((a, b) => a.startsAt - b.startsAt));
    });
    return () => leaving.abort();
  }, [serviceId]);

  if (bookings.length === 0) return null;
  return (
    <section aria-label={t('label')}>
      <ul className={pageVariants({ className: 'grid gap-2 py-3' })}>
        {bookings.map(({ path, manageToken, reviewToken, startsAt, isCancelled, name, person }) => {
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
              <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
                <PageLink
                  className={textLinkVariants({
                    className: 'min-w-0 flex-wrap gap-x-2 gap-y-0 wrap-anywhere',
                  })}
                  href={manageToken ? managePath(manageToken) : path}
                >
                  {name ? (
                    <>
                      <bdi translate="no">{name}</bdi>{' '}
                    </>
                  ) : null}
                  <span>{t(isCancelled ? 'cancelled' : 'booking', when)}</span>
                  {person ? (
                    <>
                      {' '}
                      <bdi>{withWhom('with', { person })}</bdi>
                    </>
                  ) : null}
                </PageLink>
                {reviewToken ? (
                  <PageLink className={textLinkVariants()} href={reviewPath(reviewToken)}>
                    {review('title')}
                  </PageLink>
                ) : null}
              </p>
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
