import { DayTile } from '@/components/shared/ui/day-tile';
import { isOnOneDay } from '@/lib/shared/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { dayParts, localDay } from '@/lib/shared/time/format';

interface EventTileProps {
  event: Pick<UpcomingEvent, 'startsAt' | 'endsAt' | 'zone'>;
  isFlatOnPhones?: boolean;
}

/** Hidden from screen readers where the times beside the tile name the days. */
export function EventTile({ event, isFlatOnPhones = false }: EventTileProps) {
  const { month, day } = dayParts(localDay(event.startsAt, event.zone), useLocale());
  return (
    <DayTile
      above={month}
      day={day}
      isFlatOnPhones={isFlatOnPhones}
      isHidden={!isOnOneDay(event)}
    />
  );
}
