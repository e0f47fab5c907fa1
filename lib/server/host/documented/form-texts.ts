import 'server-only';
import { type SnakeCase, toSnakeCase, withSnakeKeys } from '@/lib/shared/contract/form-table';
import { type FormTable, forTexts, type TextName } from '@/lib/shared/domain/form-fields';
import { WireText } from './spellings';

/**
 * Schemas that read the texts of a form's table by their wire names, and a function that gives them
 * our names.
 */
export function textReaders<Table extends FormTable>(table: Table) {
  return {
    read: withSnakeKeys(forTexts(table, () => WireText)),
    fromWire: (wire: Readonly<Record<SnakeCase<TextName<Table>>, string>>) =>
      forTexts(table, (_, name) => wire[toSnakeCase(name)]),
  };
}
