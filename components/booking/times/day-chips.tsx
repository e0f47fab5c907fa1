'use client';

import type { BookingDay } from '@/lib/domain/booking/times';
import { selectTimePath } from '@/lib/url/booking-url';
import { isPlainClick } from './plain-click';
import type { Choice } from './week-nav';

interface DayChipsProps {
  days: readonly BookingDay[];
  /** None when the week is empty. */
  shown: BookingDay | undefined;
  choice: Choice;
  onShow: (href: string) => void;
}

/** "3 times free", as a screen reader says it. */
export function freeTimes(count: number): string {
  if (count === 0) return 'no times';
  return count === 1 ? '1 time free' : `${count} times free`;
}

/** The seven days, each a link to itself; their times are known already, so a click only shows them. */
export function DayChips({ days, shown, choice, onShow }: DayChipsProps) {
  const week = days[0]?.date ?? '';
  return (
    <nav className="dates" aria-label="Day">
      {days.map((day) => {
        const href = selectTimePath({ ...choice, week, date: day.date });
        const state = [day === shown ? 'sel' : '', day.count === 0 ? 'none' : ''].join(' ').trim();
        return (
          <a
            key={day.date}
            className={`date ${state}`}
            href={href}
            aria-current={day === shown ? 'date' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onShow(href);
            }}
          >
            <span>{day.weekday}</span> <b>{day.day}</b>
            <span className="sr-only">, {freeTimes(day.count)}</span>
          </a>
        );
      })}
    </nav>
  );
}
