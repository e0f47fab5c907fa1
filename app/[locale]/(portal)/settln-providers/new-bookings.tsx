import { NewsCount } from '@/components/bookings/news-count';
import { countNews } from '@/lib/host/calendar/visits';

/** How many bookings of a calendar are new, in the label of their tab. */
export async function NewBookings({ calendarId }: { calendarId: number }) {
  const count = await countNews(calendarId);
  return count === null ? null : <NewsCount first={count} />;
}
