import { Clock } from 'lucide-react';
import { useVisitorZone } from '@/components/time/visitor-zone';
import { noteVariants } from '@/components/ui/note';
import { zoneCity } from '@/lib/time/time-zones';
import { type Span, spanElsewhere, spanIn } from './event-times';

/** The times as the event's guests see them and, if that differs, as the visitor's clock has them. */
export function TimesNote({ startsAt, endsAt, zone }: Span & { zone: string }) {
  const own = useVisitorZone();
  const span = { startsAt, endsAt: endsAt && endsAt > startsAt ? endsAt : null };
  const elsewhere = own ? spanElsewhere(span, zone, own) : null;
  return (
    <p className={noteVariants({ look: 'info' })} role="status">
      <Clock />
      <span>
        <b>
          <bdi>{spanIn(span, zone)}</bdi> in {zoneCity(zone)}
        </b>
        {own && elsewhere ? ` is ${elsewhere} where you are now (${zoneCity(own)}).` : '.'}
      </span>
    </p>
  );
}
