import { z } from 'zod';
import { analyticsApiRows } from '@/lib/contract/rows/api-analytics';
import { besideApi } from '@/lib/contract/rows/api-beside';
import { calendarApi } from '@/lib/contract/rows/api-calendar';
import { eventApiRows } from '@/lib/contract/rows/api-events';
import { letterApiRows } from '@/lib/contract/rows/api-letters';
import { newsApiRows } from '@/lib/contract/rows/api-news';
import { ownApiRows } from '@/lib/contract/rows/api-own';
import { scheduleApi } from '@/lib/contract/rows/api-schedule';
import { visitsApi } from '@/lib/contract/rows/api-visits';
import { apiEndpoint } from '@/lib/contract/rows/endpoint';
import { ManageToken } from '@/lib/contract/rows/host-customer-links';
import { BookingAnswer, BookingRequest } from '@/lib/contract/shapes/bookings';
import { RegistrationRequest } from '@/lib/contract/shapes/registration';
import { ServiceForm } from '@/lib/contract/shapes/service-form';
import { ServiceItemPayload } from '@/lib/contract/shapes/service-items';
import { UploadRequest, UploadTicket } from '@/lib/contract/shapes/uploads';
import { CONTACT_LIMITS } from '@/lib/domain/booking/contact';

/**
 * `serviceId` lets the free times be looked at; `isRepeat` says that an attempt for this time got no
 * answer before; `phoneConfirmed` is a number of unusual length that the customer says is right.
 * {host} sees none of them.
 */
const ConfirmRequest = BookingRequest.extend({
  serviceId: z.string().max(100).optional(),
  isRepeat: z.boolean().optional(),
  phoneConfirmed: z.string().max(CONTACT_LIMITS.customerPhone).optional(),
});

/**
 * `path` is the lasting address of the confirmation, which names nobody; `mail` what {host} has said
 * about mail to the customer.
 */
const Confirmed = z.object({
  id: z.string(),
  customerName: z.string(),
  path: z.string(),
  mail: BookingAnswer.shape.mail,
});

/**
 * The visit of a customer's link, as far as the device that booked it has to know; null for a link that
 * is none, was revoked, or has ended. Instants are epoch milliseconds.
 */
const CustomerVisit = z.object({
  visit: z
    .object({
      startsAt: z.number(),
      endsAt: z.number(),
      cancelledBy: z.enum(['customer', 'provider']).nullable(),
    })
    .nullable(),
});

const CategoryId = z.object({ categoryId: z.string().regex(/^\d{1,4}$/) });

const Choices = z.array(z.object({ id: z.number(), title: z.string() }));

const ServiceId = z.object({ id: z.string().min(1).max(100) });

const ServiceItemId = ServiceId.extend({ itemId: z.string().min(1).max(100) });

const Saved = z.object({ saved: z.literal(true) });

const Deleted = z.object({ deleted: z.literal(true) });

const Picture = z.instanceof(Response);

const Registered = z.object({ registered: z.literal(true) });

/** Every endpoint of our own, as the browser calls it. `routes.test.ts` compares it with `app/api`. */
export const api = {
  createBooking: apiEndpoint({
    method: 'POST',
    path: '/api/bookings',
    limit: 'bookings',
    summary: 'Confirms a customer booking. Repeating an Idempotency-Key gives the same booking.',
    source: 'REV-026, CC-015; RULINGS, "Confirm is exactly-once"',
    body: ConfirmRequest,
    status: 201,
    answer: Confirmed,
    read: Confirmed,
  }),
  findCustomerVisit: apiEndpoint({
    method: 'POST',
    path: '/api/customer-visit',
    limit: 'reads',
    summary: 'When the visit of a customer’s link is now. The token may stand in no URL.',
    source: 'extension',
    body: z.object({ token: ManageToken }),
    answer: CustomerVisit,
    read: CustomerVisit,
  }),
  registerAccount: apiEndpoint({
    method: 'POST',
    path: '/api/provider',
    limit: 'registrations',
    summary: 'Registers the signed-in person as a provider.',
    source: 'REG-002, REG-011, PC-006',
    body: RegistrationRequest,
    status: 201,
    answer: Registered,
    read: Registered,
  }),
  listSubcategories: apiEndpoint({
    method: 'GET',
    path: '/api/categories/{categoryId}/subcategories',
    limit: 'reads',
    summary: 'The subcategories of a category, for the service form.',
    source: 'SVF-021, PC-014',
    params: CategoryId,
    answer: Choices,
    read: Choices,
  }),
  createUpload: apiEndpoint({
    method: 'POST',
    path: '/api/uploads',
    limit: 'uploads',
    summary: 'Presigns the upload of one picture, for an hour, to a key that the server makes.',
    source: 'UPL-001, UPL-002, UPL-006',
    body: UploadRequest,
    status: 201,
    answer: UploadTicket,
    read: UploadTicket,
  }),
  createService: apiEndpoint({
    method: 'POST',
    path: '/api/services',
    limit: 'changes',
    summary: 'Lists a service of the signed-in person, which then waits for review.',
    source: 'SVF-044, PC-016',
    body: ServiceForm,
    status: 201,
    answer: Saved,
    read: Saved,
  }),
  updateService: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}',
    limit: 'changes',
    summary: 'Replaces a service of the signed-in person.',
    source: 'SVF-036, PC-021',
    params: ServiceId,
    body: ServiceForm,
    answer: Saved,
    read: Saved,
  }),
  deleteService: apiEndpoint({
    method: 'DELETE',
    path: '/api/services/{id}',
    limit: 'changes',
    summary: 'Deletes a service of the signed-in person.',
    source: 'SVD-015, PC-023',
    params: ServiceId,
    answer: Deleted,
    read: Deleted,
  }),
  createServiceItem: apiEndpoint({
    method: 'POST',
    path: '/api/services/{id}/items',
    limit: 'changes',
    summary: 'Adds a priced item to a service of the signed-in person.',
    source: 'ITEM-017, PC-045',
    params: ServiceId,
    body: ServiceItemPayload,
    status: 201,
    answer: Saved,
    read: Saved,
  }),
  updateServiceItem: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}/items/{itemId}',
    limit: 'changes',
    summary: 'Replaces an item of a service of the signed-in person.',
    source: 'ITEM-018, PC-047',
    params: ServiceItemId,
    body: ServiceItemPayload,
    answer: Saved,
    read: Saved,
  }),
  deleteServiceItem: apiEndpoint({
    method: 'DELETE',
    path: '/api/services/{id}/items/{itemId}',
    limit: 'changes',
    summary: 'Deletes an item of a service of the signed-in person.',
    source: 'ITEM-020, PC-049',
    params: ServiceItemId,
    answer: Deleted,
    read: Deleted,
  }),
  readLogo: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/logo',
    limit: 'pictures',
    summary: 'The logo of a service, from our own origin, so that a canvas with it can be saved.',
    source: 'PROMO-005; RULINGS, "Promotional image"',
    params: ServiceId,
    answer: Picture,
    read: Picture,
  }),
  ...letterApiRows,
  ...ownApiRows,
  ...newsApiRows,
  ...analyticsApiRows,
  ...calendarApi,
  ...eventApiRows,
  ...visitsApi,
  ...scheduleApi,
  ...besideApi,
} as const;
