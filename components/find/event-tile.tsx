import { DayTile } from '@/components/shared/ui/day-tile';
import { isOnOneDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { useLocale } from '@/lib/texts/use-texts';
import { dayParts, localDay } from '@/lib/time/format';

interface EventTileProps {
  event: Pick<UpcomingEvent, 'startsAt' | 'endsAt' | 'zone'>;
  isFlatOnPhones?: boolean;
}

/** Hidden from screen readers where the times beside it name their days. */
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
