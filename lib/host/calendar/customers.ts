import 'server-only';
import type {
  CustomerDetail,
  CustomerNote,
  CustomerPage,
  CustomerQuery,
} from '@/lib/contract/customers';
import { host } from '@/lib/contract/host';
import { AppError } from '@/lib/errors';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';

export const knowsCustomers = () => hostOffers(serverOf({}).base, 'customers');

function assertKnown(): void {
  if (!knowsCustomers()) throw new AppError('not_found', { key: 'customersNotKept' });
}

/** All functions here throw `not_found` where {host} knows no customers. */
export async function listCustomers(
  calendarId: number,
  query: CustomerQuery,
): Promise<CustomerPage> {
  assertKnown();
  return callHost(host.listCustomers, { body: { calendarId, ...query } });
}

export async function findCustomer(
  calendarId: number,
  customerId: string,
): Promise<CustomerDetail | null> {
  assertKnown();
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

async function orRefusal<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const isRefused = error instanceof HostError && !(error instanceof UnsettledWrite);
    const message = isRefused && [409, 410].includes(error.status ?? 0) && error.refusal?.message;
    if (!message) throw error;
    const code = error.status === 409 ? 'conflict' : 'gone';
    throw new AppError(code, message, {}, { cause: error });
  }
}

/** Throws `conflict` if saved since it was read, and `gone`. */
export async function saveCustomerNote(
  calendarId: number,
  customerId: string,
  note: { version: number; text: string },
): Promise<CustomerNote> {
  assertKnown();
  const body = { calendarId, ...note };
  return orRefusal(callHost(host.saveCustomerNote, { params: { customerId }, body }));
}

/** Throws `conflict` and `gone`. */
export async function mergeCustomers(calendarId: number, customerId: string, otherId: string) {
  assertKnown();
  const body = { calendarId, otherId };
  return orRefusal(callHost(host.mergeCustomers, { params: { customerId }, body }));
}

/** Throws `gone`. */
export async function partCustomers(calendarId: number, customerId: string, mergeId: number) {
  assertKnown();
  const body = { calendarId, mergeId };
  return orRefusal(callHost(host.partCustomers, { params: { customerId }, body }));
}
