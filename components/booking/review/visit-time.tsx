import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import { formatDuration } from '@/lib/domain/booking/duration';
import { dayParts, formatLongDate, formatTime, formatZone, localDay } from '@/lib/time/format';
import { MINUTE_MS } from '@/lib/time/units';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { VenueClock } from './venue-clock';

const zone = VENUE_ZONE.id;

interface VisitTimeProps {
  /** Epoch milliseconds. */
  startsAt: number;
  /** 0 where the items have no durations: then only the start is shown. */
  minutes: number;
  children?: ReactNode;
}

/** Date tile, date, time and length of a visit, in venue time. */
export function VisitTime({ startsAt, minutes, children }: VisitTimeProps) {
  const t = useTexts('booking.visit');
  const duration = formatDuration(minutes, useTexts('ui.duration'));
  const endsAt = startsAt + minutes * MINUTE_MS;
  const [start, end] = [formatTime(startsAt, zone, t.locale), formatTime(endsAt, zone, t.locale)];
  return (
    <div className="flex items-start gap-4">
      <DateTile startsAt={startsAt} />
      <div className="min-w-0 flex-1">
        <h2 className={headingVariants({ face: 'name', size: 'small' })}>
          {formatLongDate(startsAt, zone, t.locale)}
        </h2>
        <p>
          <bdi>{minutes > 0 ? t('timeSpan', { start, end }) : start}</bdi>{' '}
          <span className="text-muted">
            (<bdi>{duration}</bdi>)
          </span>
        </p>
        <p className="text-sm text-muted">
          <VenueClock startsAt={startsAt} zone={formatZone(startsAt, zone)} />
        </p>
        {children}
      </div>
    </div>
  );
}

function DateTile({ startsAt }: { startsAt: number }) {
  const { day, month } = dayParts(localDay(startsAt, zone), useLocale());
  return (
    <div
      className="grid h-20 w-17 flex-none content-center justify-items-center rounded-t-full rounded-b-sm bg-highlight pt-2 text-on-highlight print:border print:border-[#999] print:bg-transparent print:text-black"
      aria-hidden="true"
    >
      <span className="text-xs/6 font-semibold">{month}</span>
      <b className="text-[1.75rem]/7 font-bold">{day}</b>
    </div>
  );
}
