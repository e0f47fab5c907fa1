'use client';

import { Calendar, CalendarCheck, Clock } from 'lucide-react';
import { Fact } from '@/components/owner/fact';
import { useVisitorZone } from '@/components/time/visitor-zone';
import { headingVariants } from '@/components/ui/heading';
import { dayParts, formatDay, formatLongDate, formatTime, localDay } from '@/lib/time/format';
import { zoneCity } from '@/lib/time/time-zones';
import { spanElsewhere, zoneWords } from './event-times';

interface EventScheduleProps {
  /** Epoch milliseconds; null where the host sends none. */
  startsAt: number | null;
  endsAt: number | null;
  /** Null where the host sends none: then the visitor's, once there is one (rulings). */
  zone: string | null;
}

/** When an event starts, at a glance, and what that is on the visitor's own clock. */
export function EventWhen({ startsAt, endsAt, zone }: EventScheduleProps) {
  const own = useVisitorZone();
  const shown = zone ?? own ?? 'UTC';
  if (startsAt === null) return null;
  const { month, day } = dayParts(localDay(startsAt, shown));
  const [weekday] = formatDay(startsAt, shown).split(' ');
  const elsewhere = own ? spanElsewhere({ startsAt, endsAt }, shown, own) : null;
  return (
    <div className="ev-when">
      <div className="dtile2" aria-hidden="true">
        <span>{month}</span>
        <b>{day}</b>
      </div>
      <p>
        <b className={headingVariants({ face: 'name', className: 'text-lg/7' })}>
          {weekday}, {formatTime(startsAt, shown)}
        </b>
        <br />
        <span className="text-sm text-muted">
          {zoneWords(startsAt, shown)}
          {own && elsewhere ? `; ${elsewhere} in ${zoneCity(own)}` : null}
        </span>
      </p>
    </div>
  );
}

/** Start and end, each as its day and its time, in the event's zone. */
export function EventDates({ startsAt, endsAt, zone }: EventScheduleProps) {
  const own = useVisitorZone();
  const shown = zone ?? own ?? 'UTC';
  const dateOf = (instant: number | null) =>
    instant === null ? 'Not specified' : formatLongDate(instant, shown);
  const timeOf = (instant: number | null) =>
    instant === null ? 'Not specified' : formatTime(instant, shown);
  return (
    <>
      <Fact Icon={Calendar} name="Start date">
        {dateOf(startsAt)}
      </Fact>
      <Fact Icon={Clock} name="Start time">
        {timeOf(startsAt)}
      </Fact>
      <Fact Icon={CalendarCheck} name="End date">
        {dateOf(endsAt)}
      </Fact>
      <Fact Icon={Clock} name="End time">
        {timeOf(endsAt)}
      </Fact>
    </>
  );
}
