import { isOnOneDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { useTexts } from '@/lib/texts/use-texts';
import { dayParts, localDay } from '@/lib/time/format';
import { timesOf } from './event-words';

/** Beside a tile with the day; several days each with their time. */
export function EventTimes({ event }: { event: UpcomingEvent }) {
  const span = useTexts('events.span');
  const t = useTexts('publicEvents.card');
  const times = () => <bdi>{timesOf(event, span)}</bdi>;
  if (!isOnOneDay(event)) return times();
  const { weekday } = dayParts(localDay(event.startsAt, event.zone), t.locale);
  return t.rich('weekdayAndTimes', { weekday, times });
}
