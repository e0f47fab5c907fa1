import { callApi } from '@/lib/shared/api/call-api';
import { browserZone } from '@/lib/shared/time/visitor-clock';
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

/** `open` are attempts without an answer. */
interface Confirmed {
  outcome: AttemptOutcome;
  open: Attempt[];
}

/**
 * `open` are earlier attempts without an answer; `isRepeat` is true if one of them was for this
 * time. Where the host keeps keys, repeating each attempt tells whether a taken time is ours.
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
