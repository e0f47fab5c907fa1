import { CoverPicture } from '@/components/shared/ui/cover-picture';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { zoneCity } from '@/lib/shared/time/time-zones';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { EventName } from './event-name';
import { EventPrice } from './event-price';
import { EventTile } from './event-tile';
import { EventTimes } from './event-times';
import { whereabouts } from './event-words';

function EventCard({ event }: { event: UpcomingEvent }) {
  const communities = useTexts('forms.communityNames');
  const t = useTexts('publicEvents.card');
  const { imageUrl, zone } = event;
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-3.5 max-slim:grid-cols-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="grid min-h-29 grid-rows-[1fr_auto] overflow-hidden rounded-md bg-sunken sm:contents">
        <div className="relative overflow-hidden bg-sunken sm:col-span-2 sm:mb-3 sm:aspect-16/10 sm:rounded-md">
          {imageUrl ? (
            <CoverPicture src={imageUrl} width={480} height={300} loading="lazy" />
          ) : null}
        </div>
        <EventTile event={event} isFlatOnPhones />
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        <p className="font-semibold">
          <EventTimes event={event} />
          {zone === VENUE_ZONE.id ? null : (
            <>
              {' · '}
              <bdi>{t('ownClock', { city: zoneCity(zone) })}</bdi>
            </>
          )}
        </p>
        <EventName event={event} />
        <p className="text-muted">
          <bdi>{whereabouts(event, communities)}</bdi>
        </p>
        <p className="font-semibold">
          <EventPrice event={event} />
        </p>
      </div>
    </article>
  );
}

export function EventCards({ events }: { events: readonly UpcomingEvent[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {events.map((event) => (
        <li className="min-w-0" key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
