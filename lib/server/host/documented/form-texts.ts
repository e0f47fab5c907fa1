import 'server-only';
import { type SnakeCase, toSnakeCase, withSnakeKeys } from '@/lib/shared/contract/form-table';
import { type FormTable, forTexts, type TextName } from '@/lib/shared/domain/form-fields';
import { WireText } from './spellings';

/** The texts of a form's table: schemas by wire name, and how they get our names. */
export function textReaders<Table extends FormTable>(table: Table) {
  return {
    read: withSnakeKeys(forTexts(table, () => WireText)),
    fromWire: (wire: Readonly<Record<SnakeCase<TextName<Table>>, string>>) =>
      forTexts(table, (_, name) => wire[toSnakeCase(name)]),
  };
}
