import { CircleAlert } from 'lucide-react';
import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { UpcomingBookings } from '@/components/portal/upcoming-bookings';
import { Art } from '@/components/ui/art';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { pageTexts } from '@/lib/texts/page-texts';
import { formatZone } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { portalPath } from '@/lib/url/portal-url';
import { loadBookings } from './load-bookings';

/** "Coming Soon" for managing bookings, and what is booked already (rulings, "Bookings tab"). */
export async function BookingsTab({ calendarId }: { calendarId: string }) {
  const t = await pageTexts('portal.bookings');
  const days = await loadBookings(calendarId);
  return (
    <div className="pt-6 pb-16">
      <section className="grid items-center gap-4 rounded-xl bg-wash px-5 py-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:px-8">
        <Art name="empty" width={176} height={120} className="h-auto w-full max-w-40 md:w-44" />
        <div className="flex flex-col gap-1.5">
          <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
          <p className="max-w-[52ch] text-muted">{t('lead')}</p>
        </div>
      </section>
      <section className="pt-10">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
          <h2 className={headingVariants({ size: 'medium' })}>{t('upcomingHeading')}</h2>
          <p className="text-sm text-muted">
            {t('zone', {
              offset: formatZone(Date.now(), VENUE_ZONE.id),
            })}
          </p>
        </div>
        {days === null ? <LoadFailure /> : null}
        {days?.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
        {days ? <UpcomingBookings days={days} /> : null}
      </section>
    </div>
  );
}

function LoadFailure() {
  const t = useTexts('portal.bookings');
  return (
    <p className={noteVariants({ look: 'error' })} role="alert">
      <CircleAlert />
      <span>
        {t.rich('failed', {
          retry: (chunks) => <PageLink href={portalPath('bookings')}>{chunks}</PageLink>,
        })}
      </span>
    </p>
  );
}
