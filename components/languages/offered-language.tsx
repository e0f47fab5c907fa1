import { textsFor } from '@/lib/texts/catalogue';
import { COMPLETE } from '@/lib/texts/languages';
import { directionOf, PSEUDO_LOCALE } from '@/lib/texts/locales';
import { useLocale } from '@/lib/texts/use-texts';
import { LanguageBar } from './language-bar';

/** Only finished languages are offered unasked. */
export function OfferedLanguage() {
  const locale = useLocale();
  if (locale === PSEUDO_LOCALE) return null;
  const offers = COMPLETE.filter((code) => code !== locale).map((code) => {
    const t = textsFor(code, 'site.languages');
    return { code, words: t('readHere'), close: t('close'), direction: directionOf(code) };
  });
  return offers.length > 0 ? <LanguageBar offers={offers} /> : null;
}
