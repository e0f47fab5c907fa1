const DIGIT = /\p{Nd}/u;

/**
 * The digit's place in its set of ten in Unicode. Some sets follow each other without a gap, such
 * as bold digits.
 */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Digits of any script become 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, valueOfDigit);
}
