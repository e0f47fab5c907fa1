import { SignInAgain } from '@/components/shared/forms/sign-in-again';
import { Card } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { CalendarClock } from '@/components/shared/ui/icons';
import { FeedPanel } from '@/components/visits/list/feed-panel';
import { ALL_VISITS, PAGE_SIZES, type VisitLists } from '@/components/visits/list/visit-lists';
import { VisitsPanel } from '@/components/visits/list/visits-panel';
import { getSignIn, isFresh } from '@/lib/server/auth/session';
import { readFeedAddress } from '@/lib/server/host/calendar/feed';
import type { OwnCalendar } from '@/lib/server/host/calendar/own-items';
import { listNames } from '@/lib/server/host/calendar/people';
import { listVisits } from '@/lib/server/host/calendar/visits';
import { HostError } from '@/lib/server/host/transport/host-error';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { formatZone, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { portalPath } from '@/lib/shared/url/portal-url';

interface BookingsTabProps extends OwnCalendar {
  asked: number | null;
}

/** "Coming Soon" as in the rulings, "Bookings tab". */
export async function BookingsTab({ calendarId, userId, asked }: BookingsTabProps) {
  const t = await pageTexts('portal.bookings');
  const feedTexts = await pageTexts('portal.feed');
  const now = Date.now();
  const people = await listNames(calendarId);
  const person = people.find(({ id }) => id === asked)?.id ?? null;
  const [first, feed] = await Promise.all([
    loadVisits({ calendarId, userId }, person ?? undefined),
    readFeedAddress(
      calendarId,
      people.map(({ id }) => id),
    ),
  ]);
  const words = t('zone', { offset: formatZone(now, VENUE_ZONE.id) });
  return (
    <div className="pb-16">
      <VisitsPanel
        calendarId={calendarId}
        zone={{ id: VENUE_ZONE.id, words }}
        today={localDay(now, VENUE_ZONE.id)}
        first={first}
        people={people}
        person={person}
      />
      {feed === undefined ? null : (
        <Card className="mt-14 flex flex-col items-start gap-4" id="feed" data-feed="">
          <h2 className={headingVariants({ size: 'small' })}>{feedTexts('heading')}</h2>
          <p className="max-w-measure text-muted">{feedTexts('lead')}</p>
          {isFresh(await getSignIn()) ? (
            <FeedPanel calendarId={calendarId} first={feed} people={people} />
          ) : (
            <SignInAgain callbackUrl={portalPath('bookings')} />
          )}
        </Card>
      )}
      <section className="mt-10 flex items-center gap-3 rounded-md bg-wash px-4 py-3">
        <CalendarClock className="flex-none" />
        <div>
          <h2 className="text-sm font-bold">{t('heading')}</h2>
          <p className="text-sm text-muted">{t('lead')}</p>
        </div>
      </section>
    </div>
  );
}

/** Null when {host} failed. */
async function loadVisits(
  calendar: OwnCalendar,
  person: number | undefined,
): Promise<VisitLists | null> {
  const read = (part: keyof VisitLists) =>
    listVisits(calendar, { part, limit: PAGE_SIZES[part], ...ALL_VISITS, person });
  try {
    const [upcoming, past] = await Promise.all([read('upcoming'), read('past')]);
    return { upcoming, past };
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}
