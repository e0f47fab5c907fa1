import { CalendarSearch } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { BookingDay } from '@/lib/domain/booking/times';
import { formatDay, localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { selectTimePath } from '@/lib/url/booking-url';
import { isPlainClick } from './plain-click';
import type { Choice } from './week-nav';

interface EmptyDayProps {
  day: BookingDay;
  /** The week that the day is of. */
  days: readonly BookingDay[];
  /** The first start after the week; null when none is known. */
  later: string | null;
  choice: Choice;
  /** Shows another day of the week. */
  onShow: (href: string) => void;
  /** Leads to another week. */
  go: (href: string) => void;
}

/** In place of the times of a day that has none: which day is the next that has some. */
export function EmptyDay({ day, days, later, choice, onShow, go }: EmptyDayProps) {
  const week = days[0]?.date ?? '';
  const inWeek = days.find(({ date, count }) => date > day.date && count > 0);
  const follow = (href: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!inWeek) return go(href);
    // This link goes away with its day; the day's own one stays.
    document.querySelector<HTMLElement>(`.dates a[href=${JSON.stringify(href)}]`)?.focus();
    onShow(href);
  };
  const next = inWeek
    ? { heading: inWeek.heading, href: selectTimePath({ ...choice, week, date: inWeek.date }) }
    : later && {
        heading: formatDay(later, VENUE_ZONE.id),
        href: selectTimePath({ ...choice, week: localDay(later, VENUE_ZONE.id) }),
      };
  return (
    <Card look="sunken" className="flex flex-col gap-4">
      <p className="text-muted">No times available on this day.</p>
      {next ? (
        <a
          className={buttonVariants({ look: 'secondary', className: 'self-start' })}
          href={next.href}
          onClick={follow(next.href)}
        >
          <CalendarSearch />
          Next free: {next.heading}
        </a>
      ) : null}
    </Card>
  );
}
