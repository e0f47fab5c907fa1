import { UnreadCount } from '@/components/bookings/unread-count';
import { countNews } from '@/lib/host/calendar/visits';

export async function NewBookings({ calendarId }: { calendarId: number }) {
  const count = await countNews(calendarId);
  return count === null ? null : <UnreadCount first={count} />;
}
