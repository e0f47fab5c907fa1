import { memo } from 'react';
import { visitorClock } from '@/components/booking/visitor-time';
import { useVisitorZone } from '@/components/events/visitor-zone';
import { type GridDay, zoneNames } from '@/lib/domain/calendar-grid';
import { formatTime } from '@/lib/domain/format';
import { zoneCity } from '@/lib/domain/time-zones';
import { SlotLegend } from './slot-symbols';

interface CalendarKeysProps {
  days: readonly GridDay[];
  zone: { id: string; label: string };
  /** The slot (epoch ms) with which the grid opens. */
  opening: number;
}

/** What the marks mean, and whose clock the times are on; the visitor's own stands second. */
export const CalendarKeys = memo(function CalendarKeys({ days, zone, opening }: CalendarKeysProps) {
  const ownZone = useVisitorZone();
  const instant = new Date(opening).toISOString();
  const own = visitorClock(instant, ownZone);
  return (
    <div className="row between cal-keys">
      <SlotLegend />
      <p className="sm muted">
        <bdi>
          {zone.label} ({zoneNames(days, zone.id)})
          {own && ownZone
            ? `. ${formatTime(instant, zone.id)} is ${own} where you are now (${zoneCity(ownZone)}).`
            : null}
        </bdi>
      </p>
    </div>
  );
});
