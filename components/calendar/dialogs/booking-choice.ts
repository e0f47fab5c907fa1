import type { OwnCustomer } from './customer-fields';

/** What a provider chose to book at a slot. */
export interface BookingChoice {
  serviceItemId: string;
  name: string;
  serviceName: string;
  /** In cents. */
  priceMinor: number;
  durationMinutes: number;
  customer: OwnCustomer;
}
