import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_RESIDENCES,
  type NewsCountry,
} from '@/lib/domain/news/countries';
import { countryName } from '@/lib/domain/places/country-name';
import type { Locale } from '@/lib/texts/locales';
import type { Texts } from '@/lib/texts/texts';
import { type NewsState, newsPath } from '@/lib/url/news-url';
import { paths } from '@/lib/url/paths';

function nameOf(countries: readonly NewsCountry[], iso: string, locale: Locale): string {
  const country = countries.find((one) => one.iso === iso);
  return country ? countryName(country, locale) : iso;
}

/** One address for each pair of countries, however much is shown. */
export async function newsMetadata(
  { origin, residence }: NewsState,
  t: Texts<'meta.news'>,
): Promise<Metadata> {
  const isDefault = origin === DEFAULT_NEWS_ORIGIN && residence === DEFAULT_NEWS_RESIDENCE;
  const from = nameOf(NEWS_ORIGINS, origin, t.locale);
  const here = nameOf(NEWS_RESIDENCES, residence, t.locale);
  return pageMetadata({
    title: isDefault ? t('title') : t('titleOfPair', { origin: from, residence: here }),
    description: t('description', { origin: from, residence: here }),
    path: isDefault ? paths.news : newsPath({ origin, residence }),
  });
}
