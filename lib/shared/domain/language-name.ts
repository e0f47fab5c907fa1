import { withAnd } from '@/lib/shared/domain/text/intl';
import { languageOfTag } from '@/lib/shared/texts/locales';
import { formatsOf } from '@/lib/shared/time/format';

/** Chrome does not know all languages, and would answer in English. */
const isKnown = (locale: string) => Intl.DisplayNames.supportedLocalesOf(locale).length > 0;

/** By its own name where the browser does not know the locale. */
export function languageName(code: string, locale: string): string {
  const names = isKnown(locale) ? formatsOf(locale) : [code];
  return new Intl.DisplayNames(names, { type: 'language' }).of(code) ?? code;
}

/** "" for none, for what is no tag, and for that of `locale`, which its reader need not be told. */
export function otherLanguageName(tag: string | null | undefined, locale: string): string {
  const language = languageOfTag(tag ?? '');
  if (!tag || language === '' || language === languageOfTag(locale)) return '';
  // Without a calendar or other wishes, which have no name.
  return languageName(new Intl.Locale(tag).baseName, locale);
}

/** "Arabic, English and Italian" */
export function languageNames(codes: readonly string[], locale: string): string {
  return withAnd(
    codes.map((code) => languageName(code, locale)),
    locale,
  );
}
