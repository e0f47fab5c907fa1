import { api } from '@/lib/contract/api';
import { bookSlot } from '@/lib/host/calendar-writes';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.bookSlot, ownerOfCalendar, async ({ body, grant }) => {
  await bookSlot(grant.account.id, body);
  return { booked: true as const };
});
