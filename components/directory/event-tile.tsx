import { useLocale } from '#texts';
import { DayTile } from '@/components/ui/day-tile';
import { isOnOneDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { dayParts, localDay } from '@/lib/time/format';

interface EventTileProps {
  event: Pick<UpcomingEvent, 'startsAt' | 'endsAt' | 'zone'>;
}

/** The day on which an event begins. It is read out, too, unless the times beside it name their days. */
export function EventTile({ event }: EventTileProps) {
  const { month, day } = dayParts(localDay(event.startsAt, event.zone), useLocale());
  return <DayTile above={month} day={day} isHidden={!isOnOneDay(event)} />;
}
