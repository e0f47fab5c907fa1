import { useTexts } from '#texts';
import { coveringLinkVariants } from '@/components/links/covering-look';
import { PageLink } from '@/components/links/page-link';
import { DayTile } from '@/components/ui/day-tile';
import { isOnOneDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { formatTicketBriefly } from '@/lib/domain/money';
import { placeName } from '@/lib/domain/places/place-name';
import { dayParts, localDay } from '@/lib/time/format';
import { zoneCity } from '@/lib/time/time-zones';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/time/venue-zone';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { timesOf } from '../event-words';

/** The next events of a community, one a line. */
export function CommunityEvents({ events }: { events: readonly UpcomingEvent[] }) {
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li className="py-3 first:pt-0" key={event.id}>
          <EventLine event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventLine({ event }: { event: UpcomingEvent }) {
  const span = useTexts('events.span');
  const price = useTexts('ui.price');
  const t = useTexts('publicEvents.card');
  const { id, title, startsAt, zone, placeId, ticketMinor, currency } = event;
  const { month, day, weekday } = dayParts(localDay(startsAt, zone), t.locale);
  const times = () => <bdi>{timesOf(event, span)}</bdi>;
  const isHere = zone === VENUE_ZONE.id;
  const where = isHere ? placeName(HOST_COUNTRY, placeId) : t('ownClock', { city: zoneCity(zone) });
  return (
    <article className="relative flex items-center gap-3.5">
      <DayTile above={month} day={day} isHidden />
      <div className="min-w-0 flex-1">
        <h3 className="text-base/5.5 font-semibold text-balance wrap-anywhere">
          <PageLink
            className={coveringLinkVariants({ around: 'row', className: 'line-clamp-3' })}
            href={publicEventPath(id)}
          >
            <bdi>{title}</bdi>
          </PageLink>
        </h3>
        <p className="text-sm text-muted">
          {isOnOneDay(event) ? t.rich('weekdayAndTimes', { weekday, times }) : times()}
          {where ? (
            <>
              {' · '}
              <bdi>{where}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <b className="flex-none text-sm font-semibold">
        <bdi>{formatTicketBriefly(ticketMinor, currency, price)}</bdi>
      </b>
    </article>
  );
}
