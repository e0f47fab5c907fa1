/** A row of a form's table of fields. */
export type FormField =
  /** Typed text of at most `max` characters. */
  | { kind: 'text'; max: number; isRequired: boolean }
  /** One of a list, several of a list, or uploaded pictures. */
  | { kind: 'choice' | 'choices' | 'pictures' };

/** The names of a table's fields that are of one of these kinds. */
export type FieldsOfKind<Table, Kind extends string> = {
  [Name in keyof Table]: Table[Name] extends { kind: Kind } ? Name : never;
}[keyof Table] &
  string;

/** The names of a table's texts that may, or may not, be left empty. */
export type TextFields<Table, IsRequired extends boolean = boolean> = {
  [Name in keyof Table]: Table[Name] extends { kind: 'text'; isRequired: IsRequired }
    ? Name
    : never;
}[keyof Table] &
  string;

/** The names of the fields of these kinds, in the table's order. */
export function fieldsOfKind<Table extends object, Kind extends string>(
  table: Table,
  ...kinds: Kind[]
): FieldsOfKind<Table, Kind>[] {
  const isAsked = (field: { kind: string }) => kinds.some((kind) => kind === field.kind);
  // The filter is the type's condition, which the compiler cannot follow.
  return Object.entries(table)
    .filter(([, field]) => isAsked(field))
    .map(([name]) => name) as FieldsOfKind<Table, Kind>[];
}

/** An object with a value for each of these names. */
export function forFields<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  // `fromEntries` forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
