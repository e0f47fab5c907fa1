import { api } from '@/lib/contract/api';
import { bookedOrThrow, createBooking } from '@/lib/host/bookings';
import { anyone } from '@/lib/http/access';
import { handle, idempotencyKeyOf } from '@/lib/http/handle';

export const POST = handle(api.createBooking, anyone, async ({ body, request }) => {
  const { listingId, ...booking } = body;
  return bookedOrThrow(await createBooking(booking, idempotencyKeyOf(request), listingId));
});
