import { callApi } from '@/lib/api/call-api';
import type { Attempt, AttemptOutcome } from './review-request';

async function send({ key, listingId, request }: Attempt): Promise<AttemptOutcome> {
  const result = await callApi(
    'POST /api/bookings',
    { ...request, listingId },
    { idempotencyKey: key },
  );
  return result.ok ? { ok: true, booking: result.answer } : result;
}

/**
 * Confirms from the browser. `unsettled` is an earlier attempt whose answer never came: if the time
 * is gone now, it may have gone to that one, so it is repeated under its own key before anybody is
 * told that the time is lost.
 */
export async function confirmBooking(
  attempt: Attempt,
  unsettled: Attempt | null,
): Promise<AttemptOutcome> {
  const outcome = await send(attempt);
  const isLost = !outcome.ok && outcome.code === 'slot_taken';
  if (!isLost || !unsettled || unsettled.key === attempt.key) return outcome;
  if (unsettled.request.startTime !== attempt.request.startTime) return outcome;
  const earlier = await send(unsettled);
  return earlier.ok ? earlier : outcome;
}
