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

/** `phoneNumber` becomes `phone_number`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type SnakeKeys<Values> = {
  [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
};

type CamelKeys<Values> = {
  [Name in keyof Values & string as CamelCase<Name>]: Values[Name];
};

function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  // The type converts each letter as the replacement does.
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** To {host}'s spelling. */
export function withSnakeKeys<Values extends object>(values: Values): SnakeKeys<Values> {
  // `fromEntries` loses the names of the keys.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toSnakeCase(name), value]),
  ) as SnakeKeys<Values>;
}

/** To our spelling. */
export function withCamelKeys<Values extends object>(values: Values): CamelKeys<Values> {
  const toCamelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toCamelCase(name), value]),
  ) as CamelKeys<Values>;
}

/** A text that may be empty is answered as null. */
type TextAnswers<Table> = {
  [Name in TextName<Table> as SnakeCase<Name>]: Name extends OptionalTextName<Table>
    ? z.ZodNullable<z.ZodString>
    : z.ZodString;
};

/** A text that may be empty may be absent. */
type TextPayload<Table> = {
  [Name in TextName<Table>]: Name extends OptionalTextName<Table>
    ? z.ZodDefault<z.ZodString>
    : z.ZodString;
};

/** Schemas and converters for the texts of a form's table. */
export function textShapes<Table extends FormTable>(table: Table) {
  return {
    /** Trimmed, at most `max` characters. */
    payload: forTexts(table, ({ max, missing }) => {
      const tooLong = issueOf({ key: 'tooLong', values: { limit: max } });
      const text = z.string().trim().max(max, tooLong);
      return missing ? text.min(1, issueOf(missing)) : text.default('');
      // Which of them may be absent is in the table.
    }) as TextPayload<Table>,
    /** As our backend answers them. */
    answer: withSnakeKeys(
      forTexts(table, ({ missing }) => (missing ? z.string() : z.string().nullable())),
      // The table says which of them may be null.
    ) as unknown as TextAnswers<Table>,
    /** As any {host} may answer them. */
    read: withSnakeKeys(forTexts(table, () => WireText)),
    fromWire: (wire: Readonly<Record<SnakeCase<TextName<Table>>, string>>) =>
      forTexts(table, (_, name) => wire[toSnakeCase(name)]),
    toWire: <Row extends Record<TextName<Table>, string | null>>(row: Row) =>
      // A column has the type that the database's table gives it.
      withSnakeKeys(forTexts(table, (_, name) => row[name])) as {
        [Name in TextName<Table> as SnakeCase<Name>]: Row[Name];
      },
  };
}

export function typedShape<Table extends FormTable>(table: Table) {
  const shape = Object.entries(table).flatMap(([name, row]) => {
    if (row.kind === 'choices' || row.kind === 'pictures') return [];
    const text = row.kind === 'answer' ? z.enum(row.values) : z.string().trim();
    const empty = row.kind === 'answer' ? row.values[0] : '';
    return [[name, row.missing ? text : text.default(empty)]];
  });
  // The schemas follow the rows as `Typed` does.
  return Object.fromEntries(shape) as {
    [Name in keyof Typed<Table>]: Table[Name] extends { missing: null }
      ? z.ZodDefault<z.ZodType<Typed<Table>[Name], Typed<Table>[Name]>>
      : z.ZodType<Typed<Table>[Name], Typed<Table>[Name]>;
  };
}

type EditShape<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner extends z.ZodType>
    ? z.ZodOptional<Inner>
    : Shape[Name];
};

/** The shape of an edit: a field with a default may be absent, and then stays as it is stored. */
export function editShape<Shape extends z.ZodRawShape>(shape: Shape): EditShape<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? z.optional(field.unwrap()) : field,
  ]);
  // `fromEntries` loses the names of the keys.
  return Object.fromEntries(fields) as EditShape<Shape>;
}

/** An edit with the stored values of the fields that it does not have. */
export function keepAbsent<Edit extends object, Stored extends object>(
  edit: Edit,
  stored: Stored,
): Edit & Stored {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  // Each key that `edit` lacks is in `stored`, with the type that both give it.
  return { ...stored, ...Object.fromEntries(given) } as Edit & Stored;
}
