import { openGraphLocale } from '@/lib/texts/open-graph-locale';
import 'server-only';
import type { Metadata } from 'next';
import { cardVersion } from '@/app/(files)/providerPage/card/card-version';
import { alternatesOf } from '@/app/alternates';
import type { Service } from '@/lib/contract/shapes/services';
import { categoryTitle } from '@/lib/domain/services/categories';
import { truncateAtWord } from '@/lib/domain/text/text';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { requestLocale } from '@/lib/texts/request-locale';
import { providerPath } from '@/lib/url/paths';
import { profileCardPath } from '@/lib/url/profile-url';
import type { Profile } from './load-profile';

/** Search results and previews show about so many characters. */
const DESCRIPTION_LIMIT = 155;

async function describe(service: Service): Promise<string> {
  const { description, name, address } = service;
  if (description) return truncateAtWord(description, DESCRIPTION_LIMIT);
  const categories = await pageTexts('services.categories');
  const category = categoryTitle(service, categories);
  return truncateAtWord([name, category, address].filter(Boolean).join(' · '), DESCRIPTION_LIMIT);
}

/** What crawlers and link previews read about a profile; all but public ones ask not to be indexed. */
export async function profileMetadata(profile: Profile): Promise<Metadata> {
  if (!('service' in profile)) {
    const t = await pageTexts('profile.problem');
    return { title: t(`${profile.kind}Title`), robots: { index: false } };
  }
  const { kind, service } = profile;
  if (kind === 'preview') return { title: service.name, robots: { index: false, follow: false } };

  const { SITE_URL } = env();
  const description = await describe(service);
  const alternates = await alternatesOf(providerPath(service.id), SITE_URL);
  const image = {
    url: `${SITE_URL}${profileCardPath(service.id, cardVersion(service), await requestLocale())}`,
    width: 1200,
    height: 630,
    alt: service.name,
  };
  return {
    title: service.name,
    description,
    alternates,
    openGraph: {
      type: 'website',
      siteName: product.name,
      locale: await openGraphLocale(),
      title: service.name,
      description,
      url: alternates.canonical,
      images: [image],
    },
    // Readers of this card take all else from the properties above.
    twitter: { card: 'summary_large_image' },
  };
}
