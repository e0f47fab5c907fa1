import type { FieldProblem } from './field-problem';

/**
 * A row of a form's table of fields. `missing` is what is said of an empty field; null for one that
 * may be empty.
 */
type FormField =
  | TextRow
  /** Typed too, but checked and written by rules of its own: a time, a price, a link. */
  | { kind: 'special'; missing: FieldProblem | null }
  /** One of a list. */
  | { kind: 'choice'; missing: FieldProblem | null }
  /** One of `values`; the first of them stands for an answer that was not given. */
  | { kind: 'answer'; values: readonly [string, ...string[]]; missing: FieldProblem | null }
  /** Several of a list, and uploaded pictures. */
  | { kind: 'choices' }
  | { kind: 'pictures' };

/** Text of at most `max` characters, written as it was typed but for the spaces around it. */
interface TextRow {
  kind: 'text';
  max: number;
  missing: FieldProblem | null;
}

/** Every field of a form, in the form's order. */
export type FormTable = Readonly<Record<string, FormField>>;

/** The names of a table's fields that are of one of these kinds. */
type FieldsOfKind<Table, Kind extends string> = {
  [Name in keyof Table]: Table[Name] extends { kind: Kind } ? Name : never;
}[keyof Table] &
  string;

/** The names of a table's texts. */
export type TextName<Table> = FieldsOfKind<Table, 'text'>;

/** The names of a table's texts that may be empty. */
export type OptionalTextName<Table> = {
  [Name in TextName<Table>]: Table[Name] extends { missing: null } ? Name : never;
}[TextName<Table>];

/** What a form holds as text: what is typed, and what is chosen from one list or as an answer. */
export type Typed<Table> = {
  [Name in FieldsOfKind<Table, 'text' | 'special' | 'choice' | 'answer'>]: Table[Name] extends {
    values: readonly (infer Value extends string)[];
  }
    ? Value
    : string;
};

/** The names of all fields, in the table's order. */
export function fieldsOf<Table extends FormTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

/** A value for each text of a table, made of its row. */
export function forTexts<Table extends FormTable, Value>(
  table: Table,
  make: (row: TextRow, name: TextName<Table>) => Value,
): Record<TextName<Table>, Value> {
  const made = Object.entries(table).flatMap(([name, row]) =>
    // The condition is that of `TextName`, which the compiler cannot follow.
    row.kind === 'text' ? [[name, make(row, name as TextName<Table>)]] : [],
  );
  return Object.fromEntries(made) as Record<TextName<Table>, Value>;
}

/** The longest texts that are accepted, in characters. */
export function limitsOf<Table extends FormTable>(table: Table): Record<TextName<Table>, number> {
  return forTexts(table, ({ max }) => max);
}

/** The texts of a table among the fields of something that has them all. */
export function textsOf<Table extends FormTable>(
  table: Table,
  thing: Readonly<Record<TextName<Table>, string>>,
): Record<TextName<Table>, string> {
  return forTexts(table, (_, name) => thing[name]);
}

/** Each field that is held as text, with what `read` finds for it; an answer is always one of its values. */
export function typedBy<Table extends FormTable>(
  table: Table,
  read: (name: keyof Typed<Table> & string) => string,
): Typed<Table> {
  const typed = Object.entries(table).flatMap(([name, row]) => {
    if (row.kind === 'choices' || row.kind === 'pictures') return [];
    // The condition is that of `Typed`, which the compiler cannot follow.
    const found = read(name as keyof Typed<Table> & string);
    if (row.kind !== 'answer') return [[name, found]];
    return [[name, row.values.includes(found) ? found : row.values[0]]];
  });
  return Object.fromEntries(typed) as Typed<Table>;
}

/** What is missing from a form or too long for it, by field. */
export function findMissingOrTooLong<Table extends FormTable>(
  table: Table,
  typed: Typed<Table>,
): Partial<Record<keyof Typed<Table>, FieldProblem>> {
  const texts: Readonly<Record<string, string>> = typed;
  const problems: Partial<Record<string, FieldProblem>> = {};
  for (const [name, row] of Object.entries(table)) {
    if (row.kind === 'choices' || row.kind === 'pictures') continue;
    const length = (texts[name] ?? '').trim().length;
    if (length === 0 && row.missing) problems[name] = row.missing;
    if (row.kind === 'text' && length > row.max) {
      problems[name] = { key: 'tooLong', values: { limit: row.max } };
    }
  }
  // Only names of `typed` were looked at.
  return problems as Partial<Record<keyof Typed<Table>, FieldProblem>>;
}
