import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { AvailabilityOutcome } from '@/lib/shared/contract/slots';
import {
  type Mark,
  type MarkChange,
  type Marks,
  MOST_CHANGES,
  slotsIn,
} from '@/lib/shared/domain/calendar/plan';

/** A change without an answer counts as failed. */
export interface Result {
  set: MarkChange[];
  failed: MarkChange[];
  /** The former marks where the changes are set; null if they could not be read. */
  before: Marks | null;
  /** The reason of the first change that failed. */
  reason: string | null;
}

type Calls = Pick<CalendarCalls, 'setAvailability' | 'isOurs'>;

/** After this time, what is left counts as failed, so that the user can decide whether to go on. */
const SEND_WITHIN_MS = 20_000;

/**
 * Sends one request, or several for more than `MOST_CHANGES`, or where a {host} that takes each
 * span by itself has too little time. Sending again is safe, because a mark is set, not added.
 */
export async function sendChanges(changes: readonly MarkChange[], calls: Calls): Promise<Result> {
  const lastBegin = Date.now() + SEND_WITHIN_MS;
  const total: Result = { set: [], failed: [], before: new Map(), reason: null };
  let rest = [...changes];
  while (rest.length > 0) {
    const { set, failed, left, before, reason } = await sendOnce(rest, calls);
    total.set.push(...set);
    total.failed.push(...failed);
    total.before = total.before && before && new Map([...total.before, ...before]);
    const isOver = set.length === 0 || Date.now() > lastBegin;
    if (isOver) total.failed.push(...left);
    // Changes that were not tried give their reason only if no other change failed.
    if (failed.length > 0 || isOver) total.reason ??= reason;
    rest = isOver ? [] : left;
  }
  return total;
}

/** `left` was not tried. */
async function sendOnce(
  changes: readonly MarkChange[],
  calls: Calls,
): Promise<Result & { left: MarkChange[] }> {
  const sent = changes.slice(0, MOST_CHANGES);
  const result = await calls.setAvailability(sent);
  if (!result.ok) {
    const { message: reason } = result;
    return { set: [], failed: [...changes], left: [], before: new Map(), reason };
  }
  const { answer } = result;
  const failures = new Map(answer.failed.map((failure) => [failure.index, failure]));
  const set = sent.filter((_, index) => !failures.has(index));
  const failed = sent.filter((_, index) => failures.get(index)?.isLeft === false);
  const left = sent.filter((_, index) => failures.get(index)?.isLeft);
  left.push(...changes.slice(MOST_CHANGES));
  const before = marksBefore(set, answer, calls.isOurs);
  const first = answer.failed.find(({ isLeft }) => !isLeft) ?? answer.failed[0];
  return { set, failed, left, before, reason: first?.message ?? null };
}

function marksBefore(
  set: readonly MarkChange[],
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
