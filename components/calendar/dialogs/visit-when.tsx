import { useTexts } from '#texts';
import { spanWords } from '@/components/calendar/week/slot-words';
import { Card } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { formatDuration } from '@/lib/domain/booking/duration';
import { bookedSpan, type CalendarData } from '@/lib/domain/calendar/cells';
import { dayParts, formatDay, localDay } from '@/lib/time/format';
import { MINUTE_MS } from '@/lib/time/units';

interface VisitWhenProps {
  data: CalendarData;
  /** A slot of the booking. */
  at: number;
  zone: string;
}

/** When a booking is: its day as a tile and in words, its times, how long it takes. */
export function VisitWhen({ data, at, zone }: VisitWhenProps) {
  const t = useTexts('ui.duration');
  const span = bookedSpan(data, at);
  const start = new Date(span.from).toISOString();
  const { month, day } = dayParts(localDay(start, zone));
  return (
    <Card look="sunken" padding="small" className="flex items-center gap-4">
      <div className="dtile2" aria-hidden="true">
        <span>{month}</span>
        <b>{day}</b>
      </div>
      <div className="min-w-0 flex-1">
        <p className={headingVariants({ face: 'name' })}>{spanWords(span, zone)}</p>
        <p className="text-sm text-muted">
          {formatDay(start, zone)}, {formatDuration((span.to - span.from) / MINUTE_MS, t)}
        </p>
      </div>
    </Card>
  );
}
