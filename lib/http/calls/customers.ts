import 'server-only';
import { api } from '@/lib/contract/api';
import {
  listCustomers,
  mergeCustomers,
  partCustomers,
  readCustomerNote,
  saveCustomerNote,
} from '@/lib/host/calendar/customers';
import { handle } from '@/lib/http/handle';

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
