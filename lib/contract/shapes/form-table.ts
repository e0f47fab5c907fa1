import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import {
  type FormTable,
  forTexts,
  type OptionalTextName,
  type TextName,
  type Typed,
} from '@/lib/domain/form-fields';
import { type SnakeCase, toSnakeCase, withSnakeKeys } from './snake-case';
import { WireText } from './wire';

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
