import { plainAmount, plainDigits } from './digits';
import { withoutMarks } from './text';

/** "1.234,50", "1 234" and "1.234.567", but not "1.234", which has two meanings. */
const GROUPED =
  /^(\d{1,3}(?:([\s'’])\d{3}(?:\2\d{3})*|([.,])\d{3}(?:\3\d{3})*(?=(?!\3)[.,])|([.,])\d{3}(?:\4\d{3})+))([.,]\d{0,2})?$/u;

/** Returns "12.50" for all clear spellings. Other texts stay as typed. */
export function plainPrice(typed: string): string {
  const text = plainDigits(withoutMarks(typed)).replaceAll('\u066b', '.').trim();
  const [, whole, , , , decimals = ''] = GROUPED.exec(text) ?? [];
  const plain = plainAmount(whole ? whole.replace(/\D/gu, '') + decimals : text);
  return plain.replace(/^\.(?=\d)/u, '0.');
}

const EURO = '(?:€|eur(?:os?)?)';
const WITH_EURO = new RegExp(String.raw`^${EURO}\s*(?=[\d.,])|(?<=[\d.,])\s*${EURO}$`, 'iu');

/** Also accepts the sign or the name of the euro, once. */
export function plainEuro(typed: string): string {
  return plainPrice(plainDigits(withoutMarks(typed)).trim().replace(WITH_EURO, ''));
}
