import 'server-only';
import type { Metadata } from 'next';
import { missingMetadata } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { ENOUGH_EVENTS } from '@/lib/domain/directory/whats-on';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';
import { feedPathOf } from '@/lib/url/whats-on-url';
import type { Upcoming } from './load-upcoming';

/** What crawlers and link previews read about the list of events. */
export async function whatsOnMetadata(
  upcoming: Upcoming,
  { hasChoice }: { hasChoice: boolean },
): Promise<Metadata> {
  if (upcoming === 'notOffered') return missingMetadata();
  const title = (await pageTexts('publicEvents.when'))('title');
  const t = await pageTexts('publicEvents.meta');
  if (upcoming === 'failed') return { title, robots: { index: false } };
  const { SITE_URL } = env();
  const page = await pageMetadata({ title, description: t('description'), path: paths.whatsOn });
  const feed = t('feed', { product: product.name });
  return {
    ...page,
    alternates: {
      ...page.alternates,
      types: {
        'text/calendar': [{ url: SITE_URL + feedPathOf('ics'), title: feed }],
        'application/atom+xml': [{ url: SITE_URL + feedPathOf('atom'), title: feed }],
      },
    },
    ...((hasChoice || upcoming.length < ENOUGH_EVENTS) && { robots: { index: false } }),
  };
}
