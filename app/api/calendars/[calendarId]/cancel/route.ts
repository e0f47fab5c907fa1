import { api } from '@/lib/contract/api';
import { cancelOwnBooking } from '@/lib/host/calendar/own-items';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.cancelBooking, ownerOfCalendar, async ({ body, grant }) => {
  await cancelOwnBooking({ calendarId: grant.calendarId, userId: grant.user.id }, body);
  return { cancelled: true as const };
});
