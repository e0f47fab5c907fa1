import { countryName } from '@/lib/domain/places/country-name';
import type { Locale } from '@/lib/texts/locales';
import { openGraphLocale } from '@/lib/texts/open-graph-locale';
import 'server-only';
import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_RESIDENCES,
  type NewsCountry,
} from '@/lib/domain/news/countries';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import type { Texts } from '@/lib/texts/texts';
import { type NewsState, newsPath } from '@/lib/url/news-url';
import { paths } from '@/lib/url/paths';

function nameOf(countries: readonly NewsCountry[], iso: string, locale: Locale): string {
  const country = countries.find((one) => one.iso === iso);
  return country ? countryName(country, locale) : iso;
}

/** What crawlers and link previews read: one address for each pair of countries, however much is shown. */
export async function newsMetadata(
  { origin, residence }: NewsState,
  t: Texts<'meta.news'>,
): Promise<Metadata> {
  const isDefault = origin === DEFAULT_NEWS_ORIGIN && residence === DEFAULT_NEWS_RESIDENCE;
  const from = nameOf(NEWS_ORIGINS, origin, t.locale);
  const here = nameOf(NEWS_RESIDENCES, residence, t.locale);
  const title = isDefault ? t('title') : t('titleOfPair', { origin: from, residence: here });
  const description = t('description', { origin: from, residence: here });
  const path = isDefault ? paths.news : newsPath({ origin, residence });
  const alternates = await alternatesOf(path, env().SITE_URL);
  return {
    title,
    description,
    alternates,
    openGraph: {
      type: 'website',
      siteName: product.name,
      locale: await openGraphLocale(),
      title,
      description,
      url: alternates.canonical,
    },
  };
}
