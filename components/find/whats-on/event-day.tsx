import { clockOf, timesOf } from '@/components/find/event-words';
import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { CoverPicture } from '@/components/shared/ui/cover-picture';
import { DayTile } from '@/components/shared/ui/day-tile';
import { headingVariants } from '@/components/shared/ui/heading';
import { MapPin } from '@/components/shared/ui/icons';
import type { EventDay } from '@/lib/shared/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, formatDay, formatWeekday } from '@/lib/shared/time/format';
import { addDays, type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { EventPrice } from '../event-price';

interface EventDaySectionProps {
  day: EventDay<UpcomingEvent>;
  today: LocalDate;
  isFirst: boolean;
}

export function EventDaySection({ day: { day, events }, today, isFirst }: EventDaySectionProps) {
  const t = useTexts('publicEvents.days');
  const parts = dayParts(day, t.locale);
  const weekday = formatWeekday(noonOf(day), 'UTC', t.locale);
  const name = day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : null;
  const count = t('count', { count: events.length });
  return (
    <section
      className="border-line py-5 not-first:border-t lg:grid lg:grid-cols-[9.5rem_minmax(0,1fr)]"
      aria-labelledby={`day-${day}`}
    >
      <header className="flex items-end gap-3.5 lg:sticky lg:top-20 lg:flex-col lg:items-start lg:gap-1.5 lg:self-start lg:pt-5">
        <DayTile above={parts.month} day={parts.day} isHidden />
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3.5 lg:grid lg:gap-1.5">
          <h2
            className={headingVariants({ className: 'text-xl/7 lg:text-lg/6' })}
            id={`day-${day}`}
          >
            {name ?? weekday}
            <span className="sr-only"> {formatDay(noonOf(day), 'UTC', t.locale)}</span>
          </h2>
          <p className="text-sm text-muted">
            {name ? t('weekdayAndCount', { weekday, count }) : count}
          </p>
        </div>
      </header>
      <ul>
        {events.map((event, index) => (
          <li className="border-line not-first:border-t" key={event.id}>
            <EventRow event={event} isFirst={isFirst && index < 3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EventRowProps {
  event: UpcomingEvent;
  /** True for the first ones on the page, whose pictures load at once. */
  isFirst: boolean;
}

export function EventRow({ event, isFirst }: EventRowProps) {
  const span = useTexts('events.span');
  const t = useTexts('publicEvents.card');
  const categories = useTexts('events.categories');
  const communities = useTexts('forms.communityNames');
  const { id, title, language, address, category, communityId, imageUrl } = event;
  const kinds = [
    eventCategoryTitle(category, categories),
    isCommunityId(communityId) ? communities(`community${communityId}`) : '',
  ];
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3.5 py-3.5 max-slim:grid-cols-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-5 sm:py-5">
      <div className="relative min-h-30 overflow-hidden rounded-md bg-sunken">
        <CoverPicture
          src={imageUrl}
          width={384}
          height={240}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </div>
      <div className="grid min-w-0 content-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="flex min-w-0 flex-col gap-0.5 text-sm">
          <p>
            <bdi className="font-semibold">{timesOf(event, span)}</bdi>{' '}
            <span className="text-muted">{clockOf(event, t, span)}</span>
          </p>
          <h3 className="text-lg/6 font-semibold text-balance wrap-anywhere">
            <PageLink
              className={coveringLinkVariants({ around: 'row' })}
              href={publicEventPath(id)}
            >
              <bdi lang={language || undefined}>{title}</bdi>
            </PageLink>
          </h3>
          {address ? (
            <p className="flex items-start gap-1.5 text-muted">
              <MapPin className="mt-0.5 size-4" />
              <span className="line-clamp-2 wrap-anywhere">
                <bdi translate="no">{address}</bdi>
              </span>
            </p>
          ) : null}
          <p className="text-muted">
            <bdi>{kinds.filter(Boolean).join(' · ')}</bdi>
          </p>
        </div>
        <TicketPrice event={event} />
      </div>
    </article>
  );
}

function TicketPrice({ event }: { event: UpcomingEvent }) {
  const isFree = event.ticketMinor === 0 && !event.isCancelled && !event.isMoved;
  const badge = badgeVariants({ look: 'approved', className: 'mt-1.5 px-2.5 justify-self-start' });
  return (
    <p className={isFree ? badge : 'mt-1.5 text-sm font-semibold sm:text-base'}>
      <EventPrice event={event} />
    </p>
  );
}
