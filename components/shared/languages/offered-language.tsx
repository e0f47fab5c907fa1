import { COMPLETE } from '@/lib/shared/texts/languages';
import { PSEUDO_LOCALE } from '@/lib/shared/texts/locales';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { LanguageOffer } from './language-offer';

/** Only complete languages are offered unasked. */
export function OfferedLanguage() {
  const locale = useLocale();
  if (locale === PSEUDO_LOCALE) return null;
  const offered = COMPLETE.filter((code) => code !== locale && code !== PSEUDO_LOCALE);
  return offered.length > 0 ? <LanguageOffer offered={offered} /> : null;
}
