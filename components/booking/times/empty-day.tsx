import type { MouseEvent } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { buttonVariants } from '@/components/shared/ui/button';
import { Card } from '@/components/shared/ui/card';
import { CalendarSearch } from '@/components/shared/ui/icons';
import type { BookingDay } from '@/lib/shared/domain/booking/times';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { type Choice, timesPath } from './choice';

interface EmptyDayProps {
  day: BookingDay;
  days: readonly BookingDay[];
  /** The first start (epoch ms) after the week; null if unknown. */
  later: number | null;
  choice: Choice;
  onShow: (href: string) => void;
  go: (href: string) => void;
}

export function EmptyDay({ day, days, later, choice, onShow, go }: EmptyDayProps) {
  const t = useTexts('booking.times');
  const week = days[0]?.date ?? '';
  const inWeek = days.find(({ date, count }) => date > day.date && count > 0);
  const follow = (href: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!inWeek) return go(href);
    // This link disappears with its day, so the button of the next day gets the focus.
    document.querySelector<HTMLElement>(`[data-day="${inWeek.date}"]`)?.focus();
    onShow(href);
  };
  const next = inWeek
    ? { heading: inWeek.heading, href: timesPath(choice, { week, date: inWeek.date }) }
    : later !== null && {
        heading: formatDay(later, VENUE_ZONE.id, t.locale),
        href: timesPath(choice, { week: localDay(later, VENUE_ZONE.id) }),
      };
  return (
    <Card look="sunken" className="flex flex-col gap-4">
      <p className="text-muted">{t('emptyDay')}</p>
      {next ? (
        <PageLink
          className={buttonVariants({ look: 'secondary', className: 'self-start' })}
          href={next.href}
          onClick={follow(next.href)}
        >
          <CalendarSearch />
          {t('nextFree', { day: next.heading })}
        </PageLink>
      ) : null}
    </Card>
  );
}
