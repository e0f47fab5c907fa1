import { FeedPanel } from '@/components/bookings/feed-panel';
import { VisitsPanel } from '@/components/bookings/visits-panel';
import { CalendarClock } from '@/components/ui/icons';
import { canCancelCustomers } from '@/lib/host/calendar/customer-bookings';
import { readFeedAddress } from '@/lib/host/calendar/feed';
import { pageTexts } from '@/lib/texts/page-texts';
import { formatZone, localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { loadVisits } from './load-visits';

/** "Coming Soon" for managing bookings, and what is booked already (rulings, "Bookings tab"). */
export async function BookingsTab({ calendarId }: { calendarId: string }) {
  const t = await pageTexts('portal.bookings');
  const now = Date.now();
  const [first, feed] = await Promise.all([loadVisits(calendarId), readFeedAddress(calendarId)]);
  const words = t('zone', { offset: formatZone(now, VENUE_ZONE.id) });
  return (
    <div className="pt-4 pb-16">
      <section className="flex items-center gap-3 rounded-md bg-wash px-4 py-3">
        <CalendarClock className="flex-none" />
        <div>
          <h1 className="text-sm font-bold">{t('heading')}</h1>
          <p className="text-sm text-muted">{t('lead')}</p>
        </div>
      </section>
      <VisitsPanel
        calendarId={calendarId}
        zone={{ id: VENUE_ZONE.id, words }}
        today={localDay(now, VENUE_ZONE.id)}
        cancelsCustomers={canCancelCustomers()}
        first={first}
      />
      {feed === undefined ? null : <FeedPanel calendarId={calendarId} first={feed} />}
    </div>
  );
}
