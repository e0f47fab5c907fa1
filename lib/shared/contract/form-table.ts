import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import {
  type FormTable,
  forTexts,
  type OptionalTextName,
  type TextName,
  type Typed,
} from '@/lib/shared/domain/form-fields';

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

export function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  // The type converts letters in the same way as this replacement.
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

export function withSnakeKeys<Values extends object>(values: Values): SnakeKeys<Values> {
  // `fromEntries` forgets the names of the keys.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toSnakeCase(name), value]),
  ) as SnakeKeys<Values>;
}

export function withCamelKeys<Values extends object>(values: Values): CamelKeys<Values> {
  const toCamelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toCamelCase(name), value]),
  ) as CamelKeys<Values>;
}

/** In an answer, null stands for "". */
type TextAnswers<Table> = {
  [Name in TextName<Table> as SnakeCase<Name>]: Name extends OptionalTextName<Table>
    ? z.ZodNullable<z.ZodString>
    : z.ZodString;
};

type TextPayload<Table> = {
  [Name in TextName<Table>]: Name extends OptionalTextName<Table>
    ? z.ZodDefault<z.ZodString>
    : z.ZodString;
};

export function textShapes<Table extends FormTable>(table: Table) {
  return {
    /** Trimmed, at most `max` characters. */
    payload: forTexts(table, ({ max, missing }) => {
      const tooLong = issueOf({ key: 'tooLong', values: { limit: max } });
      const text = z.string().trim().max(max, tooLong);
      return missing ? text.min(1, issueOf(missing)) : text.default('');
      // The table says which texts may be absent.
    }) as TextPayload<Table>,
    answer: withSnakeKeys(
      forTexts(table, ({ missing }) => (missing ? z.string() : z.string().nullable())),
      // The table says which texts may be null.
    ) as unknown as TextAnswers<Table>,
    toWire: <Row extends Record<TextName<Table>, string | null>>(row: Row) =>
      // The columns have the types that the table of the database gives them.
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
  // The schemas follow the table's rows in the same way as `Typed`.
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

/** Fields that are absent stay as stored. */
export function editShape<Shape extends z.ZodRawShape>(shape: Shape): EditShape<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? z.optional(field.unwrap()) : field,
  ]);
  // `fromEntries` forgets the names of the keys.
  return Object.fromEntries(fields) as EditShape<Shape>;
}

/** Takes the fields that the edit lacks from the stored values. */
export function keepAbsent<Edit extends object, Stored extends object>(
  edit: Edit,
  stored: Stored,
): Edit & Stored {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  // Every field that `edit` lacks is in `stored`.
  return { ...stored, ...Object.fromEntries(given) } as Edit & Stored;
}
