import type { ReactNode } from 'react';
import { headingVariants } from '@/components/shared/ui/heading';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatEnds } from '@/lib/shared/time/clock-words';
import { dayParts, formatLongDate, formatZone, localDay } from '@/lib/shared/time/format';
import { daysApart } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { VenueClock } from './venue-clock';

const zone = VENUE_ZONE.id;

interface VisitTimeProps {
  /** Epoch milliseconds. */
  startsAt: number;
  /** 0 without durations: only the start is shown. */
  minutes: number;
  /** Epoch ms; shows the days left. */
  now?: number;
  isOff?: boolean;
  as?: 'h2' | 'p';
  children?: ReactNode;
}

const OFF = 'text-muted line-through';

/** In venue time. */
export function VisitTime({
  startsAt,
  minutes,
  now,
  isOff = false,
  as: Heading = 'h2',
  children,
}: VisitTimeProps) {
  const t = useTexts('booking.visit');
  const duration = formatDuration(minutes, useTexts('ui.duration'));
  const endsAt = startsAt + minutes * MINUTE_MS;
  const [start, end] = formatEnds({ from: startsAt, to: endsAt }, zone, t.locale);
  return (
    <div className="flex items-start gap-4">
      <DateTile startsAt={startsAt} isOff={isOff} />
      <div className="min-w-0 flex-1">
        <Heading
          className={headingVariants({ face: 'name', size: 'small', className: isOff ? OFF : '' })}
        >
          {formatLongDate(startsAt, zone, t.locale)}
        </Heading>
        <p className={isOff ? OFF : undefined}>
          <bdi>{minutes > 0 ? t('timeSpan', { start, end }) : start}</bdi>{' '}
          <span className="text-muted">
            (<bdi>{duration}</bdi>)
          </span>
        </p>
        <p className="text-sm text-muted">
          <VenueClock startsAt={startsAt} zone={formatZone(startsAt, zone)} />
          {now === undefined
            ? null
            : t('ahead', { days: daysApart(localDay(now, zone), localDay(startsAt, zone)) })}
        </p>
        {children}
      </div>
    </div>
  );
}

function DateTile({ startsAt, isOff }: { startsAt: number; isOff: boolean }) {
  const { day, month } = dayParts(localDay(startsAt, zone), useLocale());
  return (
    <div
      className={`grid h-fit min-h-20 w-fit min-w-17 flex-none content-center justify-items-center rounded-t-pill rounded-b-sm pt-2 print:border print:border-[#999] print:bg-transparent print:text-black ${isOff ? 'bg-sunken text-muted' : 'bg-highlight text-on-highlight'}`}
      aria-hidden="true"
    >
      <span className="text-xs/6 font-semibold">{month}</span>
      <b className="text-[1.75rem]/7 font-bold">{day}</b>
    </div>
  );
}
