import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import {
  type FormTable,
  forTexts,
  type OptionalTextName,
  type TextName,
  type Typed,
} from '@/lib/domain/form-fields';
import { WireText } from './wire';

/** A name in the spelling of {host}'s answers: `phoneNumber` is `phone_number`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A name of {host} in our spelling: `phone_number` is `phoneNumber`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** An object with its names spelled as {host} does. */
type SnakeKeys<Values> = {
  [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
};

/** An object with its names spelled as ours are. */
type CamelKeys<Values> = {
  [Name in keyof Values & string as CamelCase<Name>]: Values[Name];
};

/** Spells a name as {host}'s answers do. */
function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  // The type spells each letter as the replacement does.
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** Spells the names of an object as {host} does. */
export function withSnakeKeys<Values extends object>(values: Values): SnakeKeys<Values> {
  // `fromEntries` forgets which names it was given.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toSnakeCase(name), value]),
  ) as SnakeKeys<Values>;
}

/** Spells the names of something of {host} as ours are. */
export function withCamelKeys<Values extends object>(values: Values): CamelKeys<Values> {
  const toCamelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // As above.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toCamelCase(name), value]),
  ) as CamelKeys<Values>;
}

/** How our backend answers the texts of a table: one that may be empty is null then. */
type TextAnswers<Table> = {
  [Name in TextName<Table> as SnakeCase<Name>]: Name extends OptionalTextName<Table>
    ? z.ZodNullable<z.ZodString>
    : z.ZodString;
};

/** The shapes of the texts of a form's table, on their way to {host} and back. */
export function textShapes<Table extends FormTable>(table: Table) {
  return {
    /** As they are written, by our names: trimmed, of at most `max` characters. */
    payload: forTexts(table, ({ max, missing }) => {
      const tooLong = issueOf({ key: 'tooLong', values: { limit: max } });
      const text = z.string().trim().max(max, tooLong);
      return missing ? text.min(1, issueOf(missing)) : text;
    }),
    /** As our backend answers them. */
    answer: withSnakeKeys(
      forTexts(table, ({ missing }) => (missing ? z.string() : z.string().nullable())),
      // Which of them may be null is in the table.
    ) as unknown as TextAnswers<Table>,
    /** As any {host} may answer them. */
    read: withSnakeKeys(forTexts(table, () => WireText)),
    /** What was read, by our names. */
    fromWire: (wire: Readonly<Record<SnakeCase<TextName<Table>>, string>>) =>
      forTexts(table, (_, name) => wire[toSnakeCase(name)]),
    /** The columns of a row by the names of {host}. */
    toWire: <Row extends Record<TextName<Table>, string | null>>(row: Row) =>
      // A column has the type that the table of the database gives it.
      withSnakeKeys(forTexts(table, (_, name) => row[name])) as {
        [Name in TextName<Table> as SnakeCase<Name>]: Row[Name];
      },
  };
}

/** What a form holds as text, as it is sent to us. */
export function typedShape<Table extends FormTable>(table: Table) {
  const shape = Object.entries(table).flatMap(([name, row]) => {
    if (row.kind === 'choices' || row.kind === 'pictures') return [];
    return [[name, row.kind === 'answer' ? z.enum(row.values) : z.string().trim()]];
  });
  // The schemas follow the rows as `Typed` does.
  return Object.fromEntries(shape) as {
    [Name in keyof Typed<Table>]: z.ZodType<Typed<Table>[Name], Typed<Table>[Name]>;
  };
}
