import type { FieldProblem } from './field-problem';

/** `missing` is the problem of an empty field, or null if it may be empty. */
type FormField =
  | TextRow
  | { kind: 'special'; missing: FieldProblem | null }
  | { kind: 'choice'; missing: FieldProblem | null }
  /** The first of `values` is the default. */
  | { kind: 'answer'; values: readonly [string, ...string[]]; missing: FieldProblem | null }
  | { kind: 'choices' }
  | { kind: 'pictures' };

/** At most `max` characters, trimmed. */
interface TextRow {
  kind: 'text';
  max: number;
  missing: FieldProblem | null;
}

export type FormTable = Readonly<Record<string, FormField>>;

type FieldsOfKind<Table, Kind extends string> = {
  [Name in keyof Table]: Table[Name] extends { kind: Kind } ? Name : never;
}[keyof Table] &
  string;

export type TextName<Table> = FieldsOfKind<Table, 'text'>;

export type OptionalTextName<Table> = {
  [Name in TextName<Table>]: Table[Name] extends { missing: null } ? Name : never;
}[TextName<Table>];

export type Typed<Table> = {
  [Name in FieldsOfKind<Table, 'text' | 'special' | 'choice' | 'answer'>]: Table[Name] extends {
    values: readonly (infer Value extends string)[];
  }
    ? Value
    : string;
};

export function fieldsOf<Table extends FormTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

export function forTexts<Table extends FormTable, Value>(
  table: Table,
  make: (row: TextRow, name: TextName<Table>) => Value,
): Record<TextName<Table>, Value> {
  const made = Object.entries(table).flatMap(([name, row]) =>
    // The same condition as in `TextName`, which the compiler cannot see here.
    row.kind === 'text' ? [[name, make(row, name as TextName<Table>)]] : [],
  );
  return Object.fromEntries(made) as Record<TextName<Table>, Value>;
}

export function limitsOf<Table extends FormTable>(table: Table): Record<TextName<Table>, number> {
  return forTexts(table, ({ max }) => max);
}

export function textsOf<Table extends FormTable>(
  table: Table,
  thing: Readonly<Record<TextName<Table>, string>>,
): Record<TextName<Table>, string> {
  return forTexts(table, (_, name) => thing[name]);
}

/** An answer is always one of its values. */
export function typedBy<Table extends FormTable>(
  table: Table,
  read: (name: keyof Typed<Table> & string) => string,
): Typed<Table> {
  const typed = Object.entries(table).flatMap(([name, row]) => {
    if (row.kind === 'choices' || row.kind === 'pictures') return [];
    // The same condition as in `Typed`, which the compiler cannot see here.
    const found = read(name as keyof Typed<Table> & string);
    if (row.kind !== 'answer') return [[name, found]];
    return [[name, row.values.includes(found) ? found : row.values[0]]];
  });
  return Object.fromEntries(typed) as Typed<Table>;
}

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
  // All names come from `typed`.
  return problems as Partial<Record<keyof Typed<Table>, FieldProblem>>;
}
