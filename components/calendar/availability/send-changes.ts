import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { AvailabilityOutcome } from '@/lib/contract/slots';
import {
  type Change,
  type Mark,
  type Marks,
  MOST_CHANGES,
  slotsIn,
} from '@/lib/domain/calendar/plan';

/** Unanswered changes count as failed. */
export interface Result {
  set: Change[];
  failed: Change[];
  /** Of what is set; null if it could not be read. */
  before: Marks | null;
  /** Of the first that failed. */
  reason: string | null;
}

type Calls = Pick<CalendarCalls, 'setAvailability' | 'isOurs'>;

/**
 * In one request, or more where a {host} that takes each span by itself has too little time. Sending
 * again is safe, because a mark is set, not added.
 */
export async function sendChanges(changes: readonly Change[], calls: Calls): Promise<Result> {
  const sent = changes.slice(0, MOST_CHANGES);
  const result = await calls.setAvailability(sent);
  if (!result.ok) {
    return { set: [], failed: [...changes], before: new Map(), reason: result.message };
  }
  const { answer } = result;
  const failures = new Map(answer.failed.map((failure) => [failure.index, failure]));
  const set = sent.filter((_, index) => !failures.has(index));
  const failed = sent.filter((_, index) => failures.get(index)?.isLeft === false);
  const left = sent.filter((_, index) => failures.get(index)?.isLeft);
  left.push(...changes.slice(MOST_CHANGES));
  const before = marksBefore(set, answer, calls.isOurs);
  const reason = answer.failed[0]?.message ?? null;
  if (set.length === 0 || left.length === 0) {
    return { set, failed: [...failed, ...left], before, reason };
  }
  const later = await sendChanges(left, calls);
  return {
    set: [...set, ...later.set],
    failed: [...failed, ...later.failed],
    before: before && later.before && new Map([...before, ...later.before]),
    reason: failed.length > 0 ? reason : later.reason,
  };
}

function marksBefore(
  set: readonly Change[],
  { before }: AvailabilityOutcome,
  clearsMarks: boolean,
): Marks | null {
  if (!before) return null;
  const none = clearsMarks ? 'cleared' : null;
  const known = new Map<number, Mark>(
    before.flatMap((mark) => slotsIn(mark).map((at) => [at, mark.status])),
  );
  const slots = set.flatMap(({ span }) => slotsIn(span));
  return new Map(slots.map((at) => [at, known.get(at) ?? none]));
}
