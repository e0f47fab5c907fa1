import type { FieldProblem } from '@/lib/shared/domain/field-problem';

export const APPEAL_TEXT_LIMIT = 2_000;

/** Returns the text as forms send it, in which a line end counts as one letter. */
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
