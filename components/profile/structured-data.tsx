import { JsonLd } from '@/components/site/json-ld';
import type { Listing } from '@/lib/contract/shapes/listings';
import { businessType } from '@/lib/domain/services/local-business';
import { telephoneHref } from '@/lib/domain/text/telephone';
import { providerPath } from '@/lib/url/paths';

/**
 * What search engines may know of a listing: only what it says itself. The address stays the one
 * text it is, and the drawn 5.0 is no rating.
 */
export function structuredData(listing: Listing, siteUrl: string): Record<string, unknown> {
  const url = `${siteUrl}${providerPath(listing.id)}`;
  const pictures = [listing.profileImageUrl, ...listing.portfolioImages.map(({ url }) => url)];
  const fields = {
    '@context': 'https://schema.org',
    '@type': businessType(
      listing.categoryId,
      listing.subcategories.map(({ title }) => title),
    ),
    '@id': url,
    url,
    name: listing.name,
    description: listing.description,
    address: listing.address,
    telephone: telephoneHref(listing.phoneNumber).replace('tel:', ''),
    sameAs: listing.websiteUrl,
    image: pictures.filter(Boolean),
    knowsAbout: listing.subcategories.map(({ title }) => title),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
}

/** The listing as JSON-LD. */
export function StructuredData({ listing, siteUrl }: { listing: Listing; siteUrl: string }) {
  return <JsonLd data={structuredData(listing, siteUrl)} />;
}
