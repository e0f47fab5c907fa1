import type { Texts } from '@/lib/texts/texts';

/** Not of Intl: browsers lack some of our languages. */
export function countryName(iso: string, names: Texts<'forms.countries'>): string {
  const key = iso.toLowerCase();
  return names.isKey(key) ? names(key) : iso;
}
