import { callApi } from '@/lib/api/call-api';
import type { Attempt, AttemptOutcome } from './review-request';

async function send({ key, listingId, request }: Attempt): Promise<AttemptOutcome> {
  const result = await callApi(
    'POST /api/bookings',
    { ...request, listingId },
    { idempotencyKey: key, timeoutMs: 20_000 },
  );
  return result.ok ? { ok: true, booking: result.answer } : result;
}

/**
 * Confirms from the browser. `unsettled` are earlier attempts whose answers never came: if the time
 * is gone now, it may have gone to one of them, so they are repeated under their own keys before
 * anybody is told that the time is lost.
 */
export async function confirmBooking(
  attempt: Attempt,
  unsettled: readonly Attempt[],
): Promise<AttemptOutcome> {
  const outcome = await send(attempt);
  const isLost = !outcome.ok && outcome.code === 'slot_taken';
  if (!isLost) return outcome;
  for (const earlier of unsettled) {
    const isSameTime = earlier.request.startTime === attempt.request.startTime;
    if (!isSameTime || earlier.key === attempt.key) continue;
    const answer = await send(earlier);
    if (answer.ok) return answer;
  }
  return outcome;
}
