import { isUnsettled } from '@/components/unsettled/look-up';
import type { ApiResult } from '@/lib/api/call-api';
import type { AvailabilityOutcome } from '@/lib/contract/rows/api-calendar';
import type { Change, Mark } from '@/lib/domain/calendar/plan';
import type { Span } from '@/lib/time/span';

/** Sends spans of one status to our own `/api`; the results come in the order of the spans. */
export type Send = (mark: Mark, spans: readonly Span[]) => Promise<ApiResult<AvailabilityOutcome>>;

/** Which of some changes the calendar shows, for those that nobody answered for. */
export type FindSet = (changes: readonly Change[]) => Promise<Change[]>;

/** How far an application has come, in days. */
export interface Progress {
  done: number;
  days: number;
}

/** What became of an application: set, refused or unknown, and not tried after a stop. */
export interface Applied {
  set: Change[];
  failed: Change[];
  left: Change[];
  /** Why the first of the failed ones failed, when anybody said. */
  reason: string | null;
}

/** Spans a request, few enough for progress, a stop in between, and the time limit of a request. */
export const BATCH = 14;

/** After this many requests in a row without an answer the rest is not tried. */
const PATIENCE = 2;

/** Changes in requests of one status each, in order. */
export function toBatches(changes: readonly Change[]): Change[][] {
  const batches: Change[][] = [];
  for (const mark of ['available', 'unavailable'] as const) {
    const same = changes.filter((change) => change.mark === mark);
    for (let at = 0; at < same.length; at += BATCH) batches.push(same.slice(at, at + BATCH));
  }
  return batches;
}

/** How many different days changes lie on. */
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

interface ApplyOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
  findSet: FindSet;
}

/**
 * Applies changes request by request, saying after each how many days are behind it. A stop takes
 * effect between two requests. What nobody answered for is looked at in the calendar in the end. To
 * repeat what failed is safe: a status is set, not added.
 */
export async function applyChanges(
  changes: readonly Change[],
  send: Send,
  { onProgress, signal, findSet }: ApplyOptions,
): Promise<Applied> {
  const applied: Applied = { set: [], failed: [], left: [], reason: null };
  const days = countDays(changes);
  const open: Change[] = [];
  let unanswered = 0;
  for (const batch of toBatches(changes)) {
    if (signal.aborted) {
      applied.left.push(...batch);
    } else if (unanswered >= PATIENCE) {
      applied.failed.push(...batch);
    } else {
      const { set, failed, unsettled, reason, hasAnswer } = await sendBatch(batch, send);
      applied.set.push(...set);
      applied.failed.push(...failed);
      open.push(...unsettled);
      applied.reason ??= reason;
      unanswered = hasAnswer ? 0 : unanswered + 1;
      onProgress({ done: countDays([...applied.set, ...applied.failed]), days });
    }
  }
  if (open.length === 0) return applied;
  const seen = new Set(await findSet(open));
  const failed = applied.failed.filter((change) => !seen.has(change));
  return { ...applied, set: [...applied.set, ...seen], failed };
}
