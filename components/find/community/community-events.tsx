import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { placeName } from '@/lib/shared/domain/places/place-name';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { zoneCity } from '@/lib/shared/time/time-zones';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { EventName } from '../event-name';
import { EventPrice } from '../event-price';
import { EventTile } from '../event-tile';
import { EventTimes } from '../event-times';

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
  const t = useTexts('publicEvents.card');
  const { zone, placeId } = event;
  const isHere = zone === VENUE_ZONE.id;
  const where = isHere ? placeName(HOST_COUNTRY, placeId) : t('ownClock', { city: zoneCity(zone) });
  return (
    <article className="relative flex items-center gap-3.5">
      <EventTile event={event} />
      <div className="min-w-0 flex-1">
        <EventName event={event} />
        <p className="text-sm text-muted">
          <EventTimes event={event} />
          {where ? (
            <>
              {' · '}
              <bdi>{where}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <b className="flex-none text-sm font-semibold">
        <EventPrice event={event} />
      </b>
    </article>
  );
}
