import { formatTime, formatZone } from '@/lib/domain/format';
import { useVisitorZone, visitorClock } from './visitor-time';

/** The same span on the visitor's own clock; nothing where that shows what the venue's does. */
export function ReviewVisitorTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const zone = useVisitorZone();
  const start = visitorClock(startsAt, zone);
  if (zone === null || start === null) return null;
  const end = endsAt === startsAt ? '' : ` to ${formatTime(endsAt, zone)}`;
  return (
    <p className="muted sm">
      {start}
      {end} your time ({formatZone(startsAt, zone)})
    </p>
  );
}
