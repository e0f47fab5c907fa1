import { api } from '@/lib/contract/api';
import { partCustomers } from '@/lib/host/calendar/customers';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.partCustomers, ownerOfCalendar, ({ params, body, grant }) =>
  partCustomers(grant.calendarId, params.customerId, body.mergeId),
);
