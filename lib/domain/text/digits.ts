const DIGIT = /\p{Nd}/u;

/**
 * The value of a digit of any script: its place among the ten that stand together in Unicode. Some sets
 * of ten follow each other without a gap, such as the bold ones that people copy from profiles.
 */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A text with the digits 0 to 9 in place of those of other scripts. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, valueOfDigit);
}
