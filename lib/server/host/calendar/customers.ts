import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { orRefusal } from '@/lib/server/host/transport/refusals';
import { host } from '@/lib/server/host/transport/rows';
import type {
  CustomerDetail,
  CustomerNote,
  CustomerPage,
  CustomerQuery,
} from '@/lib/shared/contract/customers';
import { AppError } from '@/lib/shared/errors';

export function listCustomers(calendarId: number, query: CustomerQuery): Promise<CustomerPage> {
  return callHost(host.listCustomers, { body: { calendarId, ...query } });
}

export async function findCustomer(
  calendarId: number,
  customerId: string,
): Promise<CustomerDetail | null> {
  const asked = { params: { customerId }, query: { calendarId } };
  return (await callHost(host.getCustomer, asked)).customer;
}

export async function readCustomerNote(
  calendarId: number,
  customerId: string,
): Promise<CustomerNote> {
  const customer = await findCustomer(calendarId, customerId);
  if (!customer) throw new AppError('not_found', { key: 'customerGone' });
  return customer.note;
}

const REFUSED = { 409: 'conflict', 410: 'gone' } as const;

/** Throws `conflict` if the note was saved since it was read, and `gone`. */
export function saveCustomerNote(
  calendarId: number,
  customerId: string,
  note: { version: number; text: string },
): Promise<CustomerNote> {
  const body = { calendarId, ...note };
  return orRefusal(REFUSED, callHost(host.saveCustomerNote, { params: { customerId }, body }));
}

/** Throws `conflict` and `gone`. */
export function mergeCustomers(calendarId: number, customerId: string, otherId: string) {
  const body = { calendarId, otherId };
  return orRefusal(REFUSED, callHost(host.mergeCustomers, { params: { customerId }, body }));
}

/** Throws `gone`. */
export function partCustomers(calendarId: number, customerId: string, mergeId: number) {
  const body = { calendarId, mergeId };
  return orRefusal(REFUSED, callHost(host.partCustomers, { params: { customerId }, body }));
}
