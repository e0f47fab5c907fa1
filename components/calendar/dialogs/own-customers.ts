import type { OwnCustomer } from './customer-fields';

/**
 * Whom the provider's own bookings are for: first who is typed now, then those of refused bookings,
 * whose turn comes when there is room, so that nothing typed is lost.
 */
export type OwnCustomers = readonly OwnCustomer[];

export const NOBODY: OwnCustomer = { customerName: '', customerPhone: '' };

const isNobody = ({ customerName, customerPhone }: OwnCustomer) =>
  !customerName.trim() && !customerPhone.trim();

/** A booking was sent: the next one is for somebody else. */
export function sent([, ...others]: OwnCustomers): OwnCustomers {
  return others;
}

/** A booking was refused: its customer comes back, but never over what was typed since. */
export function refused(customers: OwnCustomers, customer: OwnCustomer): OwnCustomers {
  if (isNobody(customer)) return customers;
  const [typed = NOBODY, ...others] = customers;
  return isNobody(typed) ? [customer, ...others] : [...customers, customer];
}
