import type { FormTable, Typed } from '@/lib/shared/domain/form-fields';

interface FormContent<Table> {
  start: Typed<Table>;
  errors: Partial<Record<keyof Table, string>>;
}

export function inputProps<Table extends FormTable>(
  table: Table,
  { start, errors }: FormContent<Table>,
) {
  return (name: keyof Typed<Table> & string) => {
    const row: FormTable[string] | undefined = table[name];
    const isRequired = row !== undefined && 'missing' in row && row.missing !== null;
    const ofTexts = row?.kind === 'text' ? { optional: !isRequired, dir: 'auto' } : {};
    return {
      id: name,
      name,
      defaultValue: start[name],
      error: errors[name],
      required: isRequired,
      ...ofTexts,
    };
  };
}
