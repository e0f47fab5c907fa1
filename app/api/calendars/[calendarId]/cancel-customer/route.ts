import { api } from '@/lib/contract/api';
import { cancelCustomer } from '@/lib/host/calendar/customer-bookings';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.cancelCustomer, ownerOfCalendar, async ({ body, grant }) =>
  cancelCustomer(grant.calendarId, body),
);
