/** Texts never become formulas. */
export type Cell = string | number;

/** Also after white space, which spreadsheets skip, and after signs at which some begin another cell. */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@\t\r＝＋－＠])/gu;

/**
 * RFC 4180 with a UTF-8 mark for Excel. Texts that begin like a formula get an apostrophe,
 * telephone numbers too.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = cell.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
