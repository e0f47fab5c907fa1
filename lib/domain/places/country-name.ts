import { formatsOf } from '@/lib/time/format';

/** In English, the names of the specification. */
export function countryName({ iso, name }: { iso: string; name: string }, locale: string): string {
  if (locale === 'en') return name;
  return new Intl.DisplayNames(formatsOf(locale), { type: 'region' }).of(iso) ?? name;
}
