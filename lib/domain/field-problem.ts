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

/** The problems of a form's fields in words. */
export function problemTexts<Field extends string>(
  problems: Readonly<Partial<Record<Field, FieldProblem>>>,
  t: Texts<'errors.fields'>,
): Partial<Record<Field, string>> {
  const found = Object.entries<FieldProblem | undefined>(problems);
  const texts = found.flatMap(([field, problem]) => (problem ? [[field, t.of(problem)]] : []));
  // The keys are those of the problems; `Object.fromEntries` widens them to strings.
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}
