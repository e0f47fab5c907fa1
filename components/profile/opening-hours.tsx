import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import type { DayHours } from '@/lib/domain/calendar/opening-hours';
import { formatShortDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** When the provider is there in the next seven days, the first of which is today. */
export function OpeningHours({ hours }: { hours: readonly DayHours[] }) {
  return (
    <section className={cardVariants()} aria-labelledby="hours-title">
      <h2 className={headingVariants({ size: 'small' })} id="hours-title">
        Opening hours
      </h2>
      <p className="text-sm text-muted">The next seven days, {VENUE_ZONE.label}</p>
      <dl className="hours">
        {hours.map((day, index) => (
          <div key={day.date}>
            <dt className={index === 0 ? 'font-bold' : undefined}>
              {index === 0 ? 'Today' : formatShortDay(`${day.date}T12:00:00Z`, 'UTC')}
            </dt>
            <dd>
              <DaySpans {...day} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function DaySpans({ spans, isBookedOut }: DayHours) {
  if (spans.length === 0) return <span className="text-muted">Closed</span>;
  if (isBookedOut) return <span className="text-muted">Booked out</span>;
  return spans.map(({ from, to }, index) => (
    <span key={from}>
      {index > 0 ? ', ' : null}
      <bdi className="whitespace-nowrap">
        {from}–{to}
      </bdi>
    </span>
  ));
}
