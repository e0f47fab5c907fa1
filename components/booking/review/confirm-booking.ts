import { callApi } from '@/lib/api/call-api';
import { browserZone } from '@/lib/time/visitor-clock';
import { type Attempt, type AttemptOutcome, stillOpen } from './request';

async function send(
  { key, serviceId, request, phoneConfirmed }: Attempt,
  isRepeat: boolean,
): Promise<AttemptOutcome> {
  const result = await callApi(
    'POST /api/bookings',
    {
      ...request,
      serviceId,
      timeZone: browserZone() ?? undefined,
      ...(isRepeat && { isRepeat }),
      ...(phoneConfirmed && { phoneConfirmed }),
    },
    { idempotencyKey: key, timeoutMs: 20_000 },
  );
  return result.ok ? { ok: true, ...result.answer } : result;
}

/** How an attempt ended, and which attempts are still without an answer. */
interface Confirmed {
  outcome: AttemptOutcome;
  open: Attempt[];
}

/**
 * Confirms from the browser. `open` are earlier attempts without an answer, `isRepeat` if one was for
 * this time. If the time is taken, one of them may have booked it: where the host keeps keys, each is
 * repeated under its own key to find out. Elsewhere a repeat could book twice.
 */
export async function confirmBooking(
  attempt: Attempt,
  open: readonly Attempt[],
  { isRepeat, keepsKeys }: { isRepeat: boolean; keepsKeys: boolean },
): Promise<Confirmed> {
  const isSameTime = ({ request }: Attempt) => request.startsAt === attempt.request.startsAt;
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
