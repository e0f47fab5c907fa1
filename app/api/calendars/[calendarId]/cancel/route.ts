import { api } from '@/lib/contract/api';
import { cancelBooking } from '@/lib/host/calendar-writes';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.cancelBooking, ownerOfCalendar, async ({ body, grant }) => {
  await cancelBooking(grant.account.id, body);
  return { cancelled: true as const };
});
