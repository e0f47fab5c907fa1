import { api } from '@/lib/contract/api';
import { readCustomerNote, saveCustomerNote } from '@/lib/host/calendar/customers';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readCustomerNote, ownerOfCalendar, ({ params, grant }) =>
  readCustomerNote(grant.calendarId, params.customerId),
);
export const PUT = handle(api.saveCustomerNote, ownerOfCalendar, ({ params, body, grant }) =>
  saveCustomerNote(grant.calendarId, params.customerId, body),
);
