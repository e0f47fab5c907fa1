import { isOnOneDay } from '@/lib/shared/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, localDay } from '@/lib/shared/time/format';
import { timesOf } from './event-words';

/** Stands beside a tile with the day. If there are several days, each is named with its time. */
export function EventTimes({ event }: { event: UpcomingEvent }) {
  const span = useTexts('events.span');
  const t = useTexts('publicEvents.card');
  const times = () => <bdi>{timesOf(event, span)}</bdi>;
  if (!isOnOneDay(event)) return times();
  const { weekday } = dayParts(localDay(event.startsAt, event.zone), t.locale);
  return t.rich('weekdayAndTimes', { weekday, times });
}
