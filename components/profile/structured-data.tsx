import { JsonLd } from '@/components/site/json-ld';
import type { Service } from '@/lib/contract/shapes/services';
import { businessType } from '@/lib/domain/services/local-business';
import { telephoneHref } from '@/lib/domain/text/telephone';
import { providerPath } from '@/lib/url/paths';

/**
 * What search engines may know of a service: only what it says itself. The address stays the one
 * text it is, and the drawn 5.0 is no rating.
 */
export function structuredData(service: Service, siteUrl: string): Record<string, unknown> {
  const url = `${siteUrl}${providerPath(service.id)}`;
  const pictures = [service.profileImageUrl, ...service.portfolioImages.map(({ url }) => url)];
  const fields = {
    '@context': 'https://schema.org',
    '@type': businessType(
      service.categoryId,
      service.subcategories.map(({ title }) => title),
    ),
    '@id': url,
    url,
    name: service.name,
    description: service.description,
    address: service.address,
    telephone: telephoneHref(service.phoneNumber).replace('tel:', ''),
    sameAs: service.websiteUrl,
    image: pictures.filter(Boolean),
    knowsAbout: service.subcategories.map(({ title }) => title),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
}

/** The service as JSON-LD. */
export function StructuredData({ service, siteUrl }: { service: Service; siteUrl: string }) {
  return <JsonLd data={structuredData(service, siteUrl)} />;
}
