import type { ItemList, WithContext } from 'schema-dts';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { JsonLd } from './json-ld';

interface ListDataProps {
  name?: string;
  pages: readonly { path: string; name?: string }[];
  /** How many are on earlier pages of the list. */
  before?: number;
  siteUrl: string;
}

/** Tells search engines the pages of the list, in order. */
export function ListData({ name, pages, before = 0, siteUrl }: ListDataProps) {
  const locale = useLocale();
  const data: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: page.name,
      url: siteUrl + localePath(locale, page.path),
    })),
  };
  return <JsonLd data={data} />;
}
