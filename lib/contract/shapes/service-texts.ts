import { z } from 'zod';
import { forFields } from '@/lib/domain/form-fields';
import {
  type OptionalServiceText,
  SERVICE_TABLE,
  SERVICE_TEXTS,
  type ServiceTextField,
} from '@/lib/domain/services/service-fields';
import { type SnakeCase, toSnakeCase } from './snake-case';
import { WireText } from './wire';

/** The texts of a service as {host} answers them; one that may be left empty is null then. */
export type ServiceTextsAnswer = {
  [Name in ServiceTextField as SnakeCase<Name>]: Name extends OptionalServiceText
    ? string | null
    : string;
};

type AnswerShape = {
  [Name in keyof ServiceTextsAnswer]: z.ZodType<ServiceTextsAnswer[Name]>;
};

/** The texts of a service as they are written: trimmed, of at most `max` characters. */
export const serviceTextPayload = forFields(SERVICE_TEXTS, (name) => {
  const { max, isRequired } = SERVICE_TABLE[name];
  const text = z.string().trim();
  return (isRequired ? text.min(1) : text).max(max);
});

/** Spells the names of a service's texts as {host} does, each with a value. */
function inSnakeCase<Value>(make: (name: ServiceTextField) => Value) {
  // `fromEntries` forgets which names it was given.
  return Object.fromEntries(SERVICE_TEXTS.map((name) => [toSnakeCase(name), make(name)])) as Record<
    SnakeCase<ServiceTextField>,
    Value
  >;
}

/** The texts of a service as our backend answers them. */
export const serviceTextAnswer = inSnakeCase(
  (name) => (SERVICE_TABLE[name].isRequired ? z.string() : z.string().nullable()),
  // Which of them are nullable is in the table.
) as AnswerShape;

/** The texts of a service as any {host} may answer them. */
export const serviceTextsRead = inSnakeCase(() => WireText);

/** The texts of an answer that was read, by our names. */
export function fromServiceTexts(wire: Record<SnakeCase<ServiceTextField>, string>) {
  return forFields(SERVICE_TEXTS, (name) => wire[toSnakeCase(name)]);
}

/** The texts of a service as our backend answers them, from its columns. */
export function toServiceTexts(
  row: Readonly<Record<ServiceTextField, string | null>>,
): ServiceTextsAnswer {
  // Only optional texts have columns that may be null.
  return inSnakeCase((name) => row[name]) as ServiceTextsAnswer;
}
