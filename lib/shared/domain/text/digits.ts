const DIGIT = /\p{Nd}/u;

/**
 * Takes the value modulo ten, because some sets of digits in Unicode, such as the bold ones, follow
 * directly after each other.
 */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Changes digits of any script to 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, valueOfDigit);
}

/** Includes the Arabic comma, and raised and wide points. */
const POINTS = /[,\u066b\u00b7\uff0c\uff0e]/gu;
const MINUSES = /[\u2212\uff0d]/gu;

/** Returns "12.50" for "12,50" and "١٢٫٥٠", which is the form of number fields. */
export function plainAmount(typed: string): string {
  return plainDigits(typed).replace(POINTS, '.').replace(MINUSES, '-');
}
