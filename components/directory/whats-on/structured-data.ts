import type { ItemList, WithContext } from 'schema-dts';
import type { WhatsOn } from '@/lib/domain/directory/whats-on';
import { publicEventPath } from '@/lib/url/whats-on-url';

/** The events of a page of the list in their order, for search engines. */
export function eventList({ days }: WhatsOn, siteUrl: string): WithContext<ItemList> {
  const events = days.flatMap((day) => day.events);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: events.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: siteUrl + publicEventPath(id),
    })),
  };
}
