import 'server-only';
import type { Metadata } from 'next';
import { problemTitle } from '@/components/profile/profile-problem';
import type { Listing } from '@/lib/contract/shapes/listings';
import { findCategoryTitle } from '@/lib/domain/services/categories';
import { truncateAtWord } from '@/lib/domain/text/text';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { providerPath } from '@/lib/url/paths';
import { profileCardPath } from '@/lib/url/profile-url';
import { cardVersion } from './card/card-version';
import type { Profile } from './load-profile';

/** Search results and previews show about so many characters. */
const DESCRIPTION_LIMIT = 155;

function describe({ description, categoryId, categoryTitle, name, address }: Listing): string {
  if (description) return truncateAtWord(description, DESCRIPTION_LIMIT);
  const category = findCategoryTitle(categoryId) ?? categoryTitle;
  return truncateAtWord([name, category, address].filter(Boolean).join(' · '), DESCRIPTION_LIMIT);
}

/** What crawlers and link previews read about a profile; all but public ones ask not to be indexed. */
export function profileMetadata(profile: Profile): Metadata {
  if (!('listing' in profile)) {
    return { title: problemTitle(profile.kind), robots: { index: false } };
  }
  const { kind, listing } = profile;
  if (kind === 'preview') return { title: listing.name, robots: { index: false, follow: false } };

  const { SITE_URL } = env();
  const description = describe(listing);
  const url = `${SITE_URL}${providerPath(listing.id)}`;
  const image = {
    url: `${SITE_URL}${profileCardPath(listing.id, cardVersion(listing))}`,
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: listing.name,
  };
  return {
    title: listing.name,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: product.name,
      locale: 'en_GB',
      title: listing.name,
      description,
      url,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: listing.name, description, images: [image] },
  };
}
