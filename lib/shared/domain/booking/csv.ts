import { hasDecimalComma } from '@/lib/shared/domain/text/intl';

/** A text never becomes a formula. */
export type Cell = string | number;

/**
 * Matches the start of a formula. It may come after white space, which spreadsheets skip, and after
 * signs at which some of them begin another cell.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@\t\r＝＋－＠])/gu;

/**
 * Writes RFC 4180 with a UTF-8 mark for Excel. If numbers of the language have a comma, cells are
 * separated by semicolons, as spreadsheets in that language expect. A text that begins like a
 * formula gets an apostrophe, also a telephone number.
 */
export function toCsv(rows: readonly (readonly Cell[])[], locale: string): string {
  const isComma = hasDecimalComma(locale);
  const between = isComma ? ';' : ',';
  const toField = (cell: Cell) =>
    typeof cell === 'number'
      ? String(cell).replace('.', isComma ? ',' : '.')
      : quoted(cell.replace(FORMULA, "$1'"), between);
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(between)}\r\n`).join('')}`;
}

function quoted(safe: string, between: string): string {
  return safe.includes(between) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
