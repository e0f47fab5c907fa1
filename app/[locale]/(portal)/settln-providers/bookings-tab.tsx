import { CircleAlert } from 'lucide-react';
import { UpcomingBookings } from '@/components/portal/upcoming-bookings';
import { Art } from '@/components/ui/art';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { formatZone } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { portalPath } from '@/lib/url/portal-url';
import { loadBookings } from './load-bookings';

/** "Coming Soon" for managing bookings, and what is booked already (rulings, "Bookings tab"). */
export async function BookingsTab({ calendarId }: { calendarId: string }) {
  const days = await loadBookings(calendarId);
  return (
    <div className="pt-6 pb-16">
      <section className="soon">
        <Art name="empty" width={176} height={120} />
        <div className="flex flex-col gap-1.5">
          <h1 className={headingVariants({ size: 'large' })}>Coming Soon</h1>
          <p className="text-muted max-w-[52ch]">
            Managing bookings is on its way. Until then, those that customers have made are listed
            here.
          </p>
        </div>
      </section>
      <section className="pt-10">
        <div className="flex flex-wrap items-center gap-3 justify-between pb-5">
          <h2 className={headingVariants({ size: 'medium' })}>Upcoming bookings</h2>
          <p className="text-sm text-muted">
            {VENUE_ZONE.label} ({formatZone(new Date().toISOString(), VENUE_ZONE.id)})
          </p>
        </div>
        {days === null ? <LoadFailure /> : null}
        {days?.length === 0 ? (
          <p className="text-muted">No bookings yet. A customer’s booking appears here at once.</p>
        ) : null}
        {days ? <UpcomingBookings days={days} /> : null}
      </section>
    </div>
  );
}

function LoadFailure() {
  return (
    <p className={noteVariants({ look: 'error' })} role="alert">
      <CircleAlert />
      <span>
        Your bookings could not be loaded just now. <a href={portalPath('bookings')}>Try Again</a>
      </span>
    </p>
  );
}
