import { api } from '@/lib/contract/api';
import { bookOwnItem } from '@/lib/host/calendar/own-items';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.bookSlot, ownerOfCalendar, async ({ body, grant }) => {
  await bookOwnItem({ calendarId: grant.calendarId, userId: grant.user.id }, body);
  return { booked: true as const };
});
