import { formatsOf } from '@/lib/time/format';

/** As sentences of that locale name it; a browser that does not know the locale says it in English. */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(formatsOf(locale), { type: 'language' }).of(code) ?? code;
}

/** All of them in a row: "Arabic, English and Italian". */
export function languageNames(codes: readonly string[], locale: string): string {
  const names = codes.map((code) => languageName(code, locale));
  return new Intl.ListFormat(formatsOf(locale), { type: 'conjunction' }).format(names);
}
