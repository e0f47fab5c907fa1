import type { ToastMessage } from '@/components/ui/toast';
import { lookRepeatedly } from '@/components/unsettled/look-up';
import { bookingAt, type CalendarData } from '@/lib/domain/calendar/cells';
import type { LocalDate } from '@/lib/time/local-date';
import type { CalendarStore } from './calendar-store';

/** Said while it is looked for. */
export const UNSURE: ToastMessage = {
  tone: 'info',
  text: 'No answer came, so we do not know whether this was done. We are looking at the calendar…',
};
const NOT_SEEN =
  'no answer came, and the calendar does not show the change so far. You can try it again.';
const NOT_READ =
  'we do not know whether this was done, and the calendar could not be read. Please look at it again before you try once more.';

/** Whether a slot is booked with an item and, as far as both are told, by that customer. */
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

/** Reads a week anew until a change is seen in it: null then, else why nobody can say that it was made. */
export async function whyNotSeen(
  store: Pick<CalendarStore, 'load' | 'view'>,
  monday: LocalDate,
  isSeen: (data: CalendarData) => boolean,
): Promise<string | null> {
  const found = await lookRepeatedly(async () => {
    await store.load(monday);
    const { data, error } = store.view(monday);
    if (!data || error) return 'unknown';
    return isSeen(data) ? 'done' : 'missing';
  });
  if (found === 'done') return null;
  return found === 'missing' ? NOT_SEEN : NOT_READ;
}
