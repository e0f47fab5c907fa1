import { withAnd } from '@/lib/shared/domain/text/intl';
import { languageOfTag } from '@/lib/shared/texts/locales';
import { formatsOf } from '@/lib/shared/time/format';

/** Chrome does not know all of our languages, and would answer in English. */
const isKnown = (locale: string) => Intl.DisplayNames.supportedLocalesOf(locale).length > 0;

/** If the browser does not know the locale, returns the language's own name. */
export function languageName(code: string, locale: string): string {
  const names = isKnown(locale) ? formatsOf(locale) : [code];
  return new Intl.DisplayNames(names, { type: 'language' }).of(code) ?? code;
}

/**
 * Returns "" if there is no tag or no valid one. Also "" for the language of `locale`, because its
 * reader does not need to be told.
 */
export function otherLanguageName(tag: string | null | undefined, locale: string): string {
  const language = languageOfTag(tag ?? '');
  if (!tag || language === '' || language === languageOfTag(locale)) return '';
  // Leaves out a calendar and other extensions of the tag, which have no name.
  return languageName(new Intl.Locale(tag).baseName, locale);
}

/** "Arabic, English and Italian" */
export function languageNames(codes: readonly string[], locale: string): string {
  return withAnd(
    codes.map((code) => languageName(code, locale)),
    locale,
  );
}
