import type { Group, Message, Texts } from '@/lib/shared/texts/texts';

export type FieldProblem = Message<'errors.fields'>;

/** Written as JSON, because Zod keeps messages as texts. */
export function issueOf(problem: FieldProblem): string {
  return JSON.stringify(problem);
}

export function problemOf(message: string): FieldProblem | null {
  if (!message.startsWith('{"key":')) return null;
  // Only `issueOf` writes these texts.
  return JSON.parse(message) as FieldProblem;
}

export function problemTexts<Field extends string, G extends Group = 'errors.fields'>(
  problems: Partial<Record<Field, Message<G>>>,
  t: Texts<G>,
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem) texts[field] = t.of(problem);
  }
  return texts;
}
