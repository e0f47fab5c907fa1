import { api } from '@/lib/contract/api';
import { bookedOrThrow } from '@/lib/host/bookings';
import { confirmBooking } from '@/lib/host/confirm-booking';
import { anyone } from '@/lib/http/access';
import { handle, idempotencyKeyOf } from '@/lib/http/handle';

export const POST = handle(api.createBooking, anyone, async ({ body, request }) =>
  bookedOrThrow(await confirmBooking(body, idempotencyKeyOf(request))),
);
