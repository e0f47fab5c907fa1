import { memo } from 'react';
import { SlotLegend } from '@/components/calendar/grid/slot-symbols';
import { visitorClock } from '@/components/time/visitor-time';
import { useVisitorZone } from '@/components/time/visitor-zone';
import { type GridDay, zoneNames } from '@/lib/domain/calendar/grid';
import { formatTime } from '@/lib/time/format';
import { zoneCity } from '@/lib/time/time-zones';

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
    <div className="cal-keys flex flex-wrap items-center justify-between gap-3 max-sm:grid max-sm:gap-2">
      <SlotLegend />
      <p className="text-sm text-muted">
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
