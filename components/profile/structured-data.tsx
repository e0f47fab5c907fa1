import type { LocalBusiness, WithContext } from 'schema-dts';
import { JsonLd } from '@/components/site/json-ld';
import type { Service } from '@/lib/contract/services';
import { businessType } from '@/lib/domain/services/local-business';
import { telephoneHref } from '@/lib/domain/text/telephone';
import { providerPath } from '@/lib/url/paths';

/** The drawn 5.0 is no rating. */
export function structuredData(service: Service, siteUrl: string): WithContext<LocalBusiness> {
  const url = `${siteUrl}${providerPath(service.id)}`;
  const pictures = [
    service.profileImageUrl,
    // All of them would be a tenth of the page.
    ...service.portfolioImages.slice(0, 1).map(({ url }) => url),
  ].filter(Boolean);
  const topics = service.subcategories.map(({ title }) => title);
  return {
    '@context': 'https://schema.org',
    '@type': businessType(service.categoryId, topics),
    '@id': url,
    url,
    name: service.name || undefined,
    description: service.description || undefined,
    address: service.address || undefined,
    telephone: telephoneHref(service.phoneNumber).replace('tel:', '') || undefined,
    sameAs: service.websiteUrl || undefined,
    image: pictures.length > 0 ? pictures : undefined,
    knowsAbout: topics.length > 0 ? topics : undefined,
  };
}

export function StructuredData({ service, siteUrl }: { service: Service; siteUrl: string }) {
  return <JsonLd data={structuredData(service, siteUrl)} />;
}
