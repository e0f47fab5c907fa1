import { languageOfTag } from '@/lib/shared/texts/locales';
import type { FieldProblem } from './field-problem';

interface Languages {
  /** "" if the language is not given. */
  language: string;
  secondLanguage: string;
}

export function secondLanguageProblem(
  { language, secondLanguage }: Languages,
  second: readonly string[],
): FieldProblem | null {
  if (secondLanguage === '') {
    return second.some((text) => text.trim() !== '') ? { key: 'secondLanguageMissing' } : null;
  }
  return secondLanguage === language ? { key: 'secondLanguageSame' } : null;
}

/** The language is "" if it is not given. */
export interface Written {
  text: string;
  language: string;
}

/** Readers of the second language get the second text. */
export function inLanguage(
  { language, secondLanguage }: Languages,
  { text, second }: { text: string; second: string },
  locale: string,
): Written {
  const reads = languageOfTag(locale);
  const isSecond = second !== '' && secondLanguage === reads && language !== reads;
  return isSecond ? { text: second, language: secondLanguage } : { text, language };
}
