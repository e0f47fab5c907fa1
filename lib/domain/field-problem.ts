import type { Message, Texts } from '@/lib/texts/texts';

/** What is wrong with a field: a key of `errors.fields` and its values. */
export type FieldProblem = Message<'errors.fields'>;

/** A problem as the message of a schema's issue, which zod keeps as a text. */
export function issueOf(problem: FieldProblem): string {
  return JSON.stringify(problem);
}

/** The problem that `issueOf` wrote; null for any other text. */
export function problemOf(message: string): FieldProblem | null {
  if (!message.startsWith('{"key":')) return null;
  // Nobody but `issueOf` writes texts like this.
  return JSON.parse(message) as FieldProblem;
}

/** Puts the problems of a form into words; a field without a problem has no key. */
export function problemTexts<Field extends string>(
  problems: Partial<Record<Field, FieldProblem>>,
  t: Texts<'errors.fields'>,
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem) texts[field] = t.of(problem);
  }
  return texts;
}
