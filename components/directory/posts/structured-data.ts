import type { ItemList, WithContext } from 'schema-dts';
import { slatePath } from '@/lib/url/slate-url';
import type { ListedPost } from './post-list';

/** The posts of a page of the list in their order, for search engines. */
export function postList(posts: readonly ListedPost[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: posts.map(({ slate }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl + slatePath(slate.id),
    })),
  };
}
