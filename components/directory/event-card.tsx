import { useTexts } from '#texts';
import { coveringLinkVariants } from '@/components/links/covering-look';
import { PageLink } from '@/components/links/page-link';
import { CoverPicture } from '@/components/ui/cover-picture';
import { DayTile } from '@/components/ui/day-tile';
import { isOnOneDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { formatTicketBriefly } from '@/lib/domain/money';
import { dayParts, localDay } from '@/lib/time/format';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { timesOf, whereabouts } from './event-words';

/** A public event beside others; the date stands in its picture like a door. */
function EventCard({ event }: { event: UpcomingEvent }) {
  const span = useTexts('events.span');
  const price = useTexts('ui.price');
  const communities = useTexts('forms.communityNames');
  const t = useTexts('publicEvents.card');
  const { id, title, imageUrl, startsAt, zone, ticketMinor, currency } = event;
  const { month, day, weekday } = dayParts(localDay(startsAt, zone), t.locale);
  const times = () => <bdi>{timesOf(event, span)}</bdi>;
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-3.5 sm:grid-cols-1">
      <div className="relative row-span-2 min-h-29 overflow-hidden rounded-md bg-sunken sm:row-auto sm:mb-3 sm:aspect-16/10">
        {imageUrl ? <CoverPicture src={imageUrl} width={480} height={300} loading="lazy" /> : null}
        <div className="absolute start-2 bottom-0 sm:start-3">
          <DayTile above={month} day={day} isHidden />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        <p className="font-semibold">
          {isOnOneDay(event) ? t.rich('weekdayAndTimes', { weekday, times }) : times()}
        </p>
        <h3 className="text-base/5.5 font-semibold text-balance wrap-anywhere">
          <PageLink
            className={coveringLinkVariants({ around: 'row', className: 'line-clamp-3' })}
            href={publicEventPath(id)}
          >
            <bdi>{title}</bdi>
          </PageLink>
        </h3>
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
