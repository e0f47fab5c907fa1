import 'server-only';
import {
  listCustomers,
  mergeCustomers,
  partCustomers,
  readCustomerNote,
  saveCustomerNote,
} from '@/lib/server/host/calendar/customers';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const customersCalls = {
  mergeCustomers: handle(api.mergeCustomers, ({ params, body, grant }) =>
    mergeCustomers(grant.calendarId, params.customerId, body.otherId),
  ),
  readCustomerNote: handle(api.readCustomerNote, ({ params, grant }) =>
    readCustomerNote(grant.calendarId, params.customerId),
  ),
  saveCustomerNote: handle(api.saveCustomerNote, ({ params, body, grant }) =>
    saveCustomerNote(grant.calendarId, params.customerId, body),
  ),
  partCustomers: handle(api.partCustomers, ({ params, body, grant }) =>
    partCustomers(grant.calendarId, params.customerId, body.mergeId),
  ),
  listCustomers: handle(api.listCustomers, ({ body, grant }) =>
    listCustomers(grant.calendarId, body),
  ),
};
