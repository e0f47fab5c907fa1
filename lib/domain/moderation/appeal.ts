import type { FieldProblem } from '@/lib/domain/field-problem';
import { DAY_MS } from '@/lib/time/units';

export const APPEAL_TEXT_LIMIT = 2_000;
const OPEN_MS = 30 * DAY_MS;

/** Epoch ms. */
export function appealEnd(decidedAt: number): number {
  return decidedAt + OPEN_MS;
}

/** `decidedAt` is unknown of decisions that an older backend gave. */
export function isAppealOpen(decidedAt: number | undefined, now: number): boolean {
  return decidedAt !== undefined && now < appealEnd(decidedAt);
}

/** As forms send it, with the line ends that count as one letter. */
export function plainAppeal(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

export interface TypedAppeal {
  text: string;
}

export function checkAppeal({ text }: TypedAppeal): { text?: FieldProblem } {
  const plain = plainAppeal(text);
  if (plain === '') return { text: { key: 'appealMissing' } };
  return plain.length > APPEAL_TEXT_LIMIT
    ? { text: { key: 'tooLong', values: { limit: APPEAL_TEXT_LIMIT } } }
    : {};
}
