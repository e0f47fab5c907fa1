import { api } from '@/lib/contract/api';
import { listBookedDays } from '@/lib/host/calendar/provider-bookings';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listBookedDays, ownerOfCalendar, ({ query, grant }) =>
  listBookedDays(grant.calendarId, query.month),
);
