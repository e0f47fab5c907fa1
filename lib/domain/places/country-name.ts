import { formatsOf } from '@/lib/time/format';

/** A country in the words of a language; English has the names of the specification. */
export function countryName({ iso, name }: { iso: string; name: string }, locale: string): string {
  if (locale === 'en') return name;
  return new Intl.DisplayNames(formatsOf(locale), { type: 'region' }).of(iso) ?? name;
}
