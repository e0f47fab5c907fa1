'use client';

import { Sun, Sunrise, Sunset } from 'lucide-react';
import { useVisitorZone, visitorClock } from '@/components/time/visitor-time';
import type { BookingDay, OfferedTime } from '@/lib/domain/booking/times';
import { isPlainClick } from './plain-click';

const ICONS = { Morning: Sunrise, Afternoon: Sun, Evening: Sunset } as const;

interface DayTimesProps {
  day: BookingDay;
  /** The start that is being chosen, if any. */
  picked: string | null;
  hrefOf: (time: OfferedTime) => string;
  onPick: (time: OfferedTime) => void;
}

/** The times of a day in its parts; every time is a link that works by itself. */
export function DayTimes({ day, picked, hrefOf, onPick }: DayTimesProps) {
  const visitorZone = useVisitorZone();
  return day.parts.map(({ name, times }) => {
    const Icon = ICONS[name];
    return (
      <section key={name} className="flex flex-col gap-2">
        <h3 className="text-sm text-muted flex flex-wrap items-center gap-2 font-semibold">
          <Icon />
          {name}
        </h3>
        <div className="times">
          {times.map((time) => {
            const own = visitorClock(time.startsAt, visitorZone);
            return (
              <a
                key={time.startsAt}
                className={time.startsAt === picked ? 'time sel' : 'time'}
                href={hrefOf(time)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onPick(time);
                }}
              >
                <bdi>{time.label}</bdi>
                {time.zone ? <small>{time.zone}</small> : null}
                {own ? <VisitorTime clock={own} /> : null}
              </a>
            );
          })}
        </div>
      </section>
    );
  });
}

function VisitorTime({ clock }: { clock: string }) {
  return (
    <small>
      <span className="sr-only">, your time </span>
      <bdi>{clock}</bdi>
    </small>
  );
}
