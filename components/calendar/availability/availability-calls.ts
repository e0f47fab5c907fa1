import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { type Change, MARKS } from '@/lib/domain/calendar/plan';

export type Send = CalendarCalls['setAvailability'];

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
  const isSet = (_: Change, index: number) => outcomes[index]?.ok === true;
  const refusal = outcomes.find(({ ok }) => !ok)?.message;
  return {
    set: batch.filter(isSet),
    failed: batch.filter((change, index) => !isSet(change, index)),
    reason: (result.ok ? refusal : result.message) ?? null,
    hasAnswer: result.ok,
  };
}

interface SendOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * A stop takes effect between requests. Unanswered changes may be set; repeats are safe, because a
 * status is set, not added.
 */
export async function sendChanges(
  changes: readonly Change[],
  send: Send,
  { onProgress, signal }: SendOptions,
): Promise<Result> {
  const result: Result = { set: [], failed: [], left: [], reason: null };
  const days = countDays(changes);
  let unanswered = 0;
  for (const batch of toBatches(changes)) {
    if (signal.aborted) {
      result.left.push(...batch);
    } else if (unanswered >= MOST_UNANSWERED) {
      result.failed.push(...batch);
    } else {
      const { set, failed, reason, hasAnswer } = await sendBatch(batch, send);
      result.set.push(...set);
      result.failed.push(...failed);
      result.reason ??= reason;
      unanswered = hasAnswer ? 0 : unanswered + 1;
      onProgress({ done: countDays([...result.set, ...result.failed]), days });
    }
  }
  return result;
}
