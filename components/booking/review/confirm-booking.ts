import { callApi } from '@/lib/api/call-api';
import { type Attempt, type AttemptOutcome, stillOpen } from './request';

async function send(
  { key, serviceId, request }: Attempt,
  isRepeat: boolean,
): Promise<AttemptOutcome> {
  const result = await callApi(
    'POST /api/bookings',
    { ...request, serviceId, ...(isRepeat && { isRepeat }) },
    { idempotencyKey: key, timeoutMs: 20_000 },
  );
  return result.ok ? { ok: true, ...result.answer } : result;
}

/** What came of an attempt, and which attempts nobody knows the end of. */
interface Confirmed {
  outcome: AttemptOutcome;
  open: Attempt[];
}

/**
 * Confirms from the browser. `open` are earlier attempts whose answers never came: if the time is
 * gone now, it may have gone to one of them. `isRepeat`: one of them was for this time. Where the host keeps keys (`keepsKeys`), they are
 * repeated under their own ones to find out; elsewhere a repeat might book again.
 */
export async function confirmBooking(
  attempt: Attempt,
  open: readonly Attempt[],
  { isRepeat, keepsKeys }: { isRepeat: boolean; keepsKeys: boolean },
): Promise<Confirmed> {
  const isSameTime = ({ request }: Attempt) => request.startTime === attempt.request.startTime;
  const outcome = await send(attempt, isRepeat);
  let left = stillOpen(open, attempt, outcome, keepsKeys);
  if (outcome.ok || outcome.code !== 'slot_taken' || !keepsKeys) return { outcome, open: left };
  for (const earlier of left.filter(isSameTime)) {
    const answer = await send(earlier, true);
    if (answer.ok) return { outcome: answer, open: [] };
    left = stillOpen(left, earlier, answer, keepsKeys);
  }
  return { outcome, open: left };
}
