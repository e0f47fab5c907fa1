import { isOnOneDay } from '@/lib/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { useTexts } from '@/lib/texts/use-texts';
import { dayParts, localDay } from '@/lib/time/format';
import { timesOf } from './event-words';

/** When an event is, beside a tile with its day: the weekday, or of several days each with its time. */
export function EventTimes({ event }: { event: UpcomingEvent }) {
  const span = useTexts('events.span');
  const t = useTexts('publicEvents.card');
  const times = () => <bdi>{timesOf(event, span)}</bdi>;
  if (!isOnOneDay(event)) return times();
  const { weekday } = dayParts(localDay(event.startsAt, event.zone), t.locale);
  return t.rich('weekdayAndTimes', { weekday, times });
}
