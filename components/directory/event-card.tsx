import { CoverPicture } from '@/components/ui/cover-picture';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { formatTicketBriefly } from '@/lib/domain/money';
import { useTexts } from '@/lib/texts/use-texts';
import { EventName } from './event-name';
import { EventTile } from './event-tile';
import { EventTimes } from './event-times';
import { whereabouts } from './event-words';

/** A public event beside others; the date stands in its picture like a door, on phones below it. */
function EventCard({ event }: { event: UpcomingEvent }) {
  const price = useTexts('ui.price');
  const communities = useTexts('forms.communityNames');
  const { imageUrl, ticketMinor, currency } = event;
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-3.5 max-slim:grid-cols-1 sm:grid-cols-1">
      <div className="relative row-span-2 grid min-h-29 grid-rows-[1fr_auto] overflow-hidden rounded-md bg-sunken sm:row-auto sm:mb-3 sm:aspect-16/10">
        <div className="relative">
          {imageUrl ? (
            <CoverPicture src={imageUrl} width={480} height={300} loading="lazy" />
          ) : null}
        </div>
        <div className="sm:absolute sm:start-3 sm:bottom-0">
          <EventTile event={event} isFlatOnPhones />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        <p className="font-semibold">
          <EventTimes event={event} />
        </p>
        <EventName event={event} />
        <p className="text-muted">
          <bdi>{whereabouts(event, communities)}</bdi>
        </p>
        <p className="font-semibold">
          <bdi>{formatTicketBriefly(ticketMinor, currency, price)}</bdi>
        </p>
      </div>
    </article>
  );
}

/** Public events side by side, one below the other on phones. */
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
