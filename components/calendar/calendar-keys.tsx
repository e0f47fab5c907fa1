import { memo } from 'react';
import { SlotLegend } from '@/components/calendar/grid/slot-symbols';
import { useVisitorZone } from '@/components/shared/time/visitor-zone';
import { type GridDay, zoneNames } from '@/lib/shared/domain/calendar/grid';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { zoneCity } from '@/lib/shared/time/time-zones';
import { visitorClock } from '@/lib/shared/time/visitor-clock';

interface CalendarKeysProps {
  days: readonly GridDay[];
  zone: string;
  opening: number;
  hasOthers: boolean;
}

export const CalendarKeys = memo(function CalendarKeys(props: CalendarKeysProps) {
  const { days, zone, opening, hasOthers } = props;
  const t = useTexts('calendar.zone');
  const ownZone = useVisitorZone();
  const own = visitorClock(opening, ownZone, t.locale);
  const names = zoneNames(days, zone, t);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 max-sm:grid max-sm:items-stretch max-sm:justify-normal max-sm:gap-2">
      <SlotLegend hasOthers={hasOthers} />
      <p className="text-sm text-muted">
        <bdi>
          {own && ownZone
            ? t('namesAndOwn', {
                names,
                own,
                time: formatClock(opening, zone, t.locale),
                city: zoneCity(ownZone),
              })
            : t('names', { names })}
        </bdi>
      </p>
    </div>
  );
});
