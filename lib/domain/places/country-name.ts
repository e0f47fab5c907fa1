import type { Texts } from '@/lib/texts/texts';

/** Not of Intl: browsers do not know the names of every language that our server knows. */
export function countryName(iso: string, names: Texts<'forms.countries'>): string {
  const key = iso.toLowerCase();
  return names.isKey(key) ? names(key) : iso;
}
