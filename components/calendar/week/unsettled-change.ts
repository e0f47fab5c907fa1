import { lookRepeatedly } from '@/components/unsettled/look-up';
import { bookingAt, type CalendarData } from '@/lib/domain/calendar/cells';
import type { LocalDate } from '@/lib/time/local-date';
import type { CalendarWeeks } from './calendar-weeks';

/** Compares customers if names are known. */
export function isBookedAs(
  data: CalendarData,
  at: number,
  { serviceItemId, name }: { serviceItemId: string; name: string },
): boolean {
  const slot = data.slots.get(at);
  if (slot?.status !== 'booked') return false;
  const noted = bookingAt(data, at)?.customerName.trim();
  if (name.trim() && noted && noted !== name.trim()) return false;
  return !slot.serviceItemId || slot.serviceItemId === serviceItemId;
}

/** Null once a read shows the change, else why it is uncertain. */
export async function whyNotSeen(
  weeks: Pick<CalendarWeeks, 'reload' | 'view'>,
  monday: LocalDate,
  isSeen: (data: CalendarData) => boolean,
): Promise<'notSeen' | 'notRead' | null> {
  const found = await lookRepeatedly(async () => {
    const isRead = await weeks.reload(monday);
    const { data } = weeks.view(monday);
    if (!data || !isRead) return 'unknown';
    return isSeen(data) ? 'done' : 'missing';
  });
  if (found === 'done') return null;
  return found === 'missing' ? 'notSeen' : 'notRead';
}
