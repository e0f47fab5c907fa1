import { api } from '@/lib/contract/api';
import { bookedOrThrow } from '@/lib/host/calendar/bookings';
import { anyone } from '@/lib/http/access';
import { bookWithinLimit } from '@/lib/http/book-within-limit';
import { handle, idempotencyKeyOf } from '@/lib/http/handle';

export const POST = handle(api.createBooking, anyone, async ({ body, request }) =>
  bookedOrThrow(await bookWithinLimit(body, idempotencyKeyOf(request), request.headers)),
);
