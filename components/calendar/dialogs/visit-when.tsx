import { useTexts } from '#texts';
import { spanWords } from '@/components/calendar/week/slot-words';
import { Card } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatDay, localDay } from '@/lib/time/format';
import type { Span } from '@/lib/time/span';
import { MINUTE_MS } from '@/lib/time/units';
import { DateTile } from './date-tile';

interface VisitWhenProps {
  span: Span;
  zone: string;
}

/** When a booking is: its day as a tile and in words, its times and its duration. */
export function VisitWhen({ span, zone }: VisitWhenProps) {
  const t = useTexts('calendar.visit');
  const times = useTexts('calendar.times');
  const durations = useTexts('ui.duration');
  return (
    <Card look="sunken" padding="small" className="flex items-center gap-4">
      <DateTile date={localDay(span.from, zone)} />
      <div className="min-w-0 flex-1">
        <p className={headingVariants({ face: 'name' })}>{spanWords(span, zone, times)}</p>
        <p className="text-sm text-muted">
          {t('dayAndDuration', {
            day: formatDay(span.from, zone, t.locale),
            duration: formatDuration((span.to - span.from) / MINUTE_MS, durations),
          })}
        </p>
      </div>
    </Card>
  );
}
