import type { OwnCustomer } from './customer-fields';

/**
 * The customers of the provider's own bookings: first the one being typed, then those of refused
 * bookings, which come back to the form one by one, so that nothing typed is lost.
 */
export type OwnCustomers = readonly OwnCustomer[];

export const NOBODY: OwnCustomer = { customerName: '', customerPhone: '' };

const isNobody = ({ customerName, customerPhone }: OwnCustomer) =>
  !customerName.trim() && !customerPhone.trim();

/** A booking was sent: the next one is for somebody else. */
export function sent([, ...others]: OwnCustomers): OwnCustomers {
  return others;
}

/** A booking was refused: its customer comes back, but does not overwrite what was typed since. */
export function refused(customers: OwnCustomers, customer: OwnCustomer): OwnCustomers {
  if (isNobody(customer)) return customers;
  const [typed = NOBODY, ...others] = customers;
  return isNobody(typed) ? [customer, ...others] : [...customers, customer];
}
