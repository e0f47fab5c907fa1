import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { readSlots } from '@/components/calendar/week/read-slots';
import { isUnsettled, lookRepeatedly } from '@/components/unsettled/look-up';
import type { SlotValue } from '@/lib/domain/calendar/cells';
import { type Change, MARKS, type Mark, markOf, slotsIn } from '@/lib/domain/calendar/plan';

export type Send = CalendarCalls['setAvailability'];

/** Called when requests got no answer. */
export type FindSet = (changes: readonly Change[]) => Promise<Change[]>;

/** In days. */
export interface Progress {
  done: number;
  days: number;
}

/** Unanswered changes count as failed. */
export interface Result {
  set: Change[];
  failed: Change[];
  left: Change[];
  reason: string | null;
}

/** Few enough to show progress, stop between, and keep the time limit. */
export const BATCH = 14;

/** Requests in a row without an answer, after which the rest is not sent. */
const MOST_UNANSWERED = 2;

export function toBatches(changes: readonly Change[]): Change[][] {
  const batches: Change[][] = [];
  for (const mark of MARKS) {
    const same = changes.filter((change) => change.mark === mark);
    for (let at = 0; at < same.length; at += BATCH) batches.push(same.slice(at, at + BATCH));
  }
  return batches;
}

export function countDays(changes: readonly Change[]): number {
  return new Set(changes.map(({ date }) => date)).size;
}

async function sendBatch(batch: readonly Change[], send: Send) {
  const mark = batch[0]?.mark ?? 'available';
  const result = await send(
    mark,
    batch.map(({ span }) => span),
  );
  const outcomes = result.ok ? result.answer.results : [];
  const isOpen = (_: Change, index: number) =>
    result.ok ? outcomes[index]?.isUnsettled === true : isUnsettled(result);
  const isSet = (_: Change, index: number) => outcomes[index]?.ok === true;
  const refusal = outcomes.find(({ ok }) => !ok)?.message;
  return {
    set: batch.filter(isSet),
    failed: batch.filter((change, index) => !isSet(change, index)),
    unsettled: batch.filter(isOpen),
    reason: (result.ok ? refusal : result.message) ?? null,
    hasAnswer: result.ok,
  };
}

interface SendOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
  findSet: FindSet;
}

/**
 * A stop takes effect between requests. Unanswered changes are looked up at the end; repeats are
 * safe, because a status is set, not added.
 */
export async function sendChanges(
  changes: readonly Change[],
  send: Send,
  { onProgress, signal, findSet }: SendOptions,
): Promise<Result> {
  const result: Result = { set: [], failed: [], left: [], reason: null };
  const days = countDays(changes);
  const open: Change[] = [];
  let unanswered = 0;
  for (const batch of toBatches(changes)) {
    if (signal.aborted) {
      result.left.push(...batch);
    } else if (unanswered >= MOST_UNANSWERED) {
      result.failed.push(...batch);
    } else {
      const { set, failed, unsettled, reason, hasAnswer } = await sendBatch(batch, send);
      result.set.push(...set);
      result.failed.push(...failed);
      open.push(...unsettled);
      result.reason ??= reason;
      unanswered = hasAnswer ? 0 : unanswered + 1;
      onProgress({ done: countDays([...result.set, ...result.failed]), days });
    }
  }
  if (open.length === 0) return result;
  const seen = new Set(await findSet(open));
  const failed = result.failed.filter((change) => !seen.has(change));
  return { ...result, set: [...result.set, ...seen], failed };
}

/**
 * Reads past the cache, which shows changes before the host answered. Where marks are not told, a
 * booked slot counts as set: the host keeps its mark.
 */
export function findSetThrough(
  calls: Pick<CalendarCalls, 'readWindow' | 'clearsMarks'>,
  zone: string,
): FindSet {
  const isSet = (mark: Mark, slot: SlotValue | null | undefined) => {
    if (slot === undefined) return false;
    if (calls.clearsMarks) return markOf(slot ?? undefined, true) === mark;
    return slot?.status === mark || slot?.status === 'booked';
  };
  return async (changes) => {
    let set: Change[] = [];
    await lookRepeatedly(async () => {
      const slots = await readSlots(calls, zone, changes);
      set = changes.filter(({ mark, span }) =>
        slotsIn(span).every((at) => isSet(mark, slots.get(at))),
      );
      return set.length === changes.length ? 'done' : 'missing';
    });
    return set;
  };
}
