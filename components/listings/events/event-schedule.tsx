'use client';

import { cityName, clocksOf, spanElsewhere, zoneLabel } from '@/components/shared/time/event-times';
import { useVisitorZone } from '@/components/shared/time/visitor-zone';
import { DayTile } from '@/components/shared/ui/day-tile';
import { Fact } from '@/components/shared/ui/fact';
import { headingVariants } from '@/components/shared/ui/heading';
import { Calendar, CalendarCheck, Clock } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { dayParts, formatLongDate, formatWeekday, localDay } from '@/lib/shared/time/format';

interface EventScheduleProps {
  /** Epoch ms; null where the host sends none. */
  startsAt: number | null;
  endsAt: number | null;
  /** If it is null, the visitor's zone is used once it is known (rulings). */
  zone: string | null;
}

export function EventWhen({ startsAt, endsAt, zone }: EventScheduleProps) {
  const t = useTexts('events.schedule');
  const tSpan = useTexts('events.span');
  const own = useVisitorZone();
  const shown = zone ?? own ?? 'UTC';
  if (startsAt === null) return null;
  const { month, day } = dayParts(localDay(startsAt, shown), t.locale);
  const ownSpan = own
    ? spanElsewhere({ startsAt, endsAt }, { zone: shown, other: own }, tSpan)
    : null;
  const label = zoneLabel(startsAt, shown, tSpan);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-b border-line pb-3">
      <DayTile above={month} day={day} isHidden />
      <p>
        <b className={headingVariants({ face: 'name', className: 'text-lg/7' })}>
          {tSpan('dayAndTime', {
            day: formatWeekday(startsAt, shown, t.locale),
            time: formatClock(startsAt, shown, t.locale),
          })}
        </b>
        <br />
        <span className="text-sm text-muted">
          {own && ownSpan
            ? t('zoneAndOwn', { zone: label, ownSpan, ownCity: cityName(own, tSpan) })
            : label}
        </span>
      </p>
    </div>
  );
}

export function EventDates({ startsAt, endsAt, zone }: EventScheduleProps) {
  const t = useTexts('events.schedule');
  const own = useVisitorZone();
  const shown = zone ?? own ?? 'UTC';
  const dateOf = (instant: number | null) =>
    instant === null ? t('notSpecified') : formatLongDate(instant, shown, t.locale);
  const [start, end] = clocksOf(startsAt ?? endsAt ?? 0, endsAt ?? startsAt ?? 0, shown, t.locale);
  return (
    <>
      <Fact Icon={Calendar} name={t('startDate')}>
        {dateOf(startsAt)}
      </Fact>
      <Fact Icon={Clock} name={t('startClock')}>
        {startsAt === null ? t('notSpecified') : start}
      </Fact>
      <Fact Icon={CalendarCheck} name={t('endDate')}>
        {dateOf(endsAt)}
      </Fact>
      <Fact Icon={Clock} name={t('endClock')}>
        {endsAt === null ? t('notSpecified') : end}
      </Fact>
    </>
  );
}
