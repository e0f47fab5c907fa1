/** A text, which a spreadsheet may not take for a formula, or a number as it is. */
export type Cell = string | number;

/** Signs with which spreadsheets begin formulas, also after white space that they skip. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/**
 * RFC 4180 with a mark of UTF-8, so that Excel reads names. Texts that begin like a formula get an
 * apostrophe in front, telephone numbers too: Excel would otherwise calculate with them.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
