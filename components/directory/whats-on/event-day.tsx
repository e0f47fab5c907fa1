import { DayTile } from '@/components/ui/day-tile';
import { headingVariants } from '@/components/ui/heading';
import type { EventDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { useTexts } from '@/lib/texts/use-texts';
import { dayParts, formatDay, formatWeekday } from '@/lib/time/format';
import { addDays, type LocalDate, noonOf } from '@/lib/time/local-date';
import { EventRow } from './event-row';

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
      className="border-line py-5 not-first:border-t lg:grid lg:grid-cols-[8rem_minmax(0,1fr)]"
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
