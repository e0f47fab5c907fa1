import { api } from '@/lib/contract/api';
import { listCustomers } from '@/lib/host/calendar/customers';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.listCustomers, ownerOfCalendar, ({ body, grant }) =>
  listCustomers(grant.calendarId, body),
);
