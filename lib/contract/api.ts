import { z } from 'zod';
import { BookingRequest } from './bookings';
import { endpoint } from './endpoint';
import { RegistrationRequest } from './registration';

/** `listingId` lets other starts be offered for a lost slot; {host} never sees it. */
const ConfirmRequest = BookingRequest.extend({ listingId: z.string().max(100).optional() });

const Confirmed = z.object({ id: z.string(), customerName: z.string() });

const Registered = z.object({ registered: z.literal(true) });

/** Every endpoint of our own, as the browser calls it. `routes.test.ts` compares it with `app/api`. */
export const api = {
  createBooking: endpoint({
    method: 'POST',
    path: '/api/bookings',
    summary: 'Confirms a customer booking. Repeating an Idempotency-Key gives the same booking.',
    source: 'customer §2, review page',
    body: ConfirmRequest,
    status: 201,
    answer: Confirmed,
    read: Confirmed,
  }),
  registerProvider: endpoint({
    method: 'POST',
    path: '/api/provider',
    summary: 'Registers the signed-in person as a provider.',
    source: 'provider §2, §5',
    body: RegistrationRequest,
    status: 201,
    answer: Registered,
    read: Registered,
  }),
} as const;

export type ApiTable = typeof api;
