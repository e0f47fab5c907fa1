import { hasDecimalComma } from '@/lib/shared/domain/text/intl';

/** Texts never become formulas. */
export type Cell = string | number;

/** Also after white space, which spreadsheets skip, and after signs at which some begin another cell. */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@\t\r＝＋－＠])/gu;

/**
 * RFC 4180 with a UTF-8 mark for Excel. Where numbers have a comma, a semicolon stands between cells, as spreadsheets
 * of that language expect. Texts that begin like a formula get an apostrophe, telephone numbers too.
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
