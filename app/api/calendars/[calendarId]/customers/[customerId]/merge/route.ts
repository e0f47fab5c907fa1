import { api } from '@/lib/contract/api';
import { mergeCustomers } from '@/lib/host/calendar/customers';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.mergeCustomers, ownerOfCalendar, ({ params, body, grant }) =>
  mergeCustomers(grant.calendarId, params.customerId, body.otherId),
);
