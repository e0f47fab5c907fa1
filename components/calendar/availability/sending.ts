import { useState } from 'react';
import { countDays, type MarkChange } from '@/lib/shared/domain/calendar/plan';
import { failureOf, type ResultTexts, useResultTexts } from './result';
import type { Result } from './send-changes';

export type Sending =
  | { phase: 'idle' }
  | { phase: 'running'; days: number }
  | { phase: 'failed'; text: string; reason: string | null; rest: readonly MarkChange[] };

/** `days` is the number of all days, for the message. Null if all changes are set. */
export function sendingAfter(
  { failed, reason }: Pick<Result, 'failed' | 'reason'>,
  days: number,
  t: ResultTexts['result'],
): Sending | null {
  if (failed.length === 0) return null;
  return { phase: 'failed', text: failureOf(days, countDays(failed), t), reason, rest: failed };
}

export function restOf(sending: Sending): readonly MarkChange[] | null {
  return sending.phase === 'failed' ? sending.rest : null;
}

const IDLE: Sending = { phase: 'idle' };

export type Send = (changes: readonly MarkChange[]) => Promise<Result>;

export function useSending(send: Send, onDone: (text: string) => void) {
  const { result: t } = useResultTexts();
  const [sending, setSending] = useState<Sending>(IDLE);

  /** `days` is the number of all days, for the message. */
  const start = async (changes: readonly MarkChange[], days: number, done: string) => {
    setSending({ phase: 'running', days: countDays(changes) });
    const after = sendingAfter(await send(changes), days, t);
    setSending(after ?? IDLE);
    if (!after) onDone(done);
  };

  return { sending, start, reset: () => setSending(IDLE) };
}
