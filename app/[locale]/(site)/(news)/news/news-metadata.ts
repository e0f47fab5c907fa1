import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { DEFAULT_NEWS_ORIGIN, DEFAULT_NEWS_RESIDENCE } from '@/lib/shared/domain/news/countries';
import { countryName } from '@/lib/shared/domain/places/country-name';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import type { Texts } from '@/lib/shared/texts/texts';
import { type NewsState, newsPath } from '@/lib/shared/url/news-url';
import { paths } from '@/lib/shared/url/paths';

export async function newsMetadata(
  { origin, residence }: NewsState,
  t: Texts<'meta.news'>,
): Promise<Metadata> {
  const isDefault = origin === DEFAULT_NEWS_ORIGIN && residence === DEFAULT_NEWS_RESIDENCE;
  const names = await pageTexts('forms.countries');
  const [from, here] = [countryName(origin, names), countryName(residence, names)];
  return pageMetadata({
    title: isDefault ? t('title') : t('titleOfPair', { origin: from, residence: here }),
    description: t('description', { origin: from, residence: here }),
    path: isDefault ? paths.news : newsPath({ origin, residence }),
  });
}
