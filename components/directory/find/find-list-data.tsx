import type { ItemList, WithContext } from 'schema-dts';
import { JsonLd } from '@/components/site/json-ld';
import type { FoundService } from '@/lib/contract/service-search';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import { providerPath } from '@/lib/url/paths';

interface FindListDataProps {
  name: string;
  services: readonly FoundService[];
  page: number;
  siteUrl: string;
}

/** For search engines, in order. */
export function FindListData({ name, services, page, siteUrl }: FindListDataProps) {
  const before = (page - 1) * RESULTS_PER_PAGE;
  const data: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: services.map((service, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: service.name,
      url: `${siteUrl}${providerPath(service.id)}`,
    })),
  };
  return <JsonLd data={data} />;
}
