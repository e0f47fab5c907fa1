import { api } from '@/lib/contract/api';
import { listCustomerBookings } from '@/lib/host/calendar/customer-bookings';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.listCustomerBookings, ownerOfCalendar, async ({ body, grant }) =>
  listCustomerBookings(grant.calendarId, body.customerPhone),
);
