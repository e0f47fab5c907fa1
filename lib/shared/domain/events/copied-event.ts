import { addDays, daysApart, isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import type { EventText } from './event-form';
import { type SavedEvent, toEventText } from './saved-event';

/**
 * The form of a new event like an earlier one: on the same weekday at the same time, in the first
 * week after both it and `today`. Without a known `zone` (""), the times stay empty.
 */
export function toCopiedText(event: SavedEvent, zone: string, today: LocalDate): EventText {
  const text = toEventText(event, zone);
  const day = text.startsAt.slice(0, 10);
  if (!isLocalDate(day)) return { ...text, changeWords: '' };
  const weeks = Math.max(1, Math.floor(daysApart(day, today) / 7) + 1);
  const later = (time: string) =>
    time && `${addDays(time.slice(0, 10), 7 * weeks)}${time.slice(10)}`;
  return {
    ...text,
    changeWords: '',
    startsAt: later(text.startsAt),
    endsAt: later(text.endsAt),
    startsOccurrence: 'first',
    endsOccurrence: 'first',
  };
}
