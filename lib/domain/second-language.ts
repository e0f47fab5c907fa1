import type { FieldProblem } from './field-problem';

interface Languages {
  /** "" where nobody said. */
  language: string;
  secondLanguage: string;
}

/** Null for none; `second` are the texts in the second language. */
export function secondLanguageProblem(
  { language, secondLanguage }: Languages,
  second: readonly string[],
): FieldProblem | null {
  if (secondLanguage === '') {
    return second.some((text) => text.trim() !== '') ? { key: 'secondLanguageMissing' } : null;
  }
  return secondLanguage === language ? { key: 'secondLanguageSame' } : null;
}

/** A text and the language in which it is written, "" if nobody said. */
export interface Written {
  text: string;
  language: string;
}

/** The second text where the reader's language is its own, else the first. */
export function inLanguage(
  { language, secondLanguage }: Languages,
  { text, second }: { text: string; second: string },
  locale: string,
): Written {
  const isSecond = second !== '' && secondLanguage === locale && language !== locale;
  return isSecond ? { text: second, language: secondLanguage } : { text, language };
}
