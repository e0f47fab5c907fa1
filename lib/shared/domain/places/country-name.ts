import type { Texts } from '@/lib/shared/texts/texts';

/** Does not use Intl, which lacks some of our languages in browsers. */
export function countryName(iso: string, names: Texts<'forms.countries'>): string {
  const key = iso.toLowerCase();
  return names.isKey(key) ? names(key) : iso;
}
