import { UnreadCount } from '@/components/bookings/unread-count';
import { countNews } from '@/lib/host/calendar/visits';

/** How many bookings of a calendar are new, in the label of their tab. */
export async function NewBookings({ calendarId }: { calendarId: number }) {
  const count = await countNews(calendarId);
  return count === null ? null : <UnreadCount first={count} />;
}
