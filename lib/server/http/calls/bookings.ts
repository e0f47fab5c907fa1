import 'server-only';
import { bookedOrThrow } from '@/lib/server/host/calendar/bookings';
import { cancelCustomer, listCustomerBookings } from '@/lib/server/host/calendar/customer-bookings';
import { findCustomerVisit } from '@/lib/server/host/calendar/customer-link';
import { bookOwnItem, cancelOwnBooking } from '@/lib/server/host/calendar/own-items';
import { bookWithinLimit } from '@/lib/server/http/book-within-limit';
import { handle, idempotencyKeyOf } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const bookingsCalls = {
  createBooking: handle(api.createBooking, async ({ body, request }) =>
    bookedOrThrow(await bookWithinLimit(body, idempotencyKeyOf(request), request.headers)),
  ),
  bookSlot: handle(api.bookSlot, async ({ body, grant }) => {
    await bookOwnItem({ calendarId: grant.calendarId, userId: grant.user.id }, body);
    return { booked: true as const };
  }),
  cancelCustomer: handle(api.cancelCustomer, async ({ body, grant }) =>
    cancelCustomer(grant.calendarId, body),
  ),
  cancelBooking: handle(api.cancelBooking, async ({ body, grant }) => {
    await cancelOwnBooking({ calendarId: grant.calendarId, userId: grant.user.id }, body);
    return { cancelled: true as const };
  }),
  listCustomerBookings: handle(api.listCustomerBookings, async ({ body, grant }) =>
    listCustomerBookings(grant.calendarId, body.customerPhone),
  ),
  findCustomerVisit: handle(api.findCustomerVisit, async ({ body }) => ({
    visit: await findCustomerVisit(body.token),
  })),
};
