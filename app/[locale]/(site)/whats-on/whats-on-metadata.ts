import 'server-only';
import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { ENOUGH_EVENTS } from '@/lib/domain/directory/whats-on';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { openGraphLocale } from '@/lib/texts/open-graph-locale';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';
import { feedPathOf } from '@/lib/url/whats-on-url';
import type { Upcoming } from './load-upcoming';

/** What crawlers and link previews read about the list of events. */
export async function whatsOnMetadata(
  upcoming: Upcoming,
  { hasChoice }: { hasChoice: boolean },
): Promise<Metadata> {
  const title = (await pageTexts('publicEvents.when'))('title');
  const t = await pageTexts('publicEvents.meta');
  if (typeof upcoming === 'string') return { title, robots: { index: false } };
  const { SITE_URL } = env();
  const description = t('description');
  const alternates = await alternatesOf(paths.whatsOn, SITE_URL);
  const feed = t('feed', { product: product.name });
  return {
    title,
    description,
    alternates: {
      ...alternates,
      types: {
        'text/calendar': [{ url: SITE_URL + feedPathOf('ics'), title: feed }],
        'application/atom+xml': [{ url: SITE_URL + feedPathOf('atom'), title: feed }],
      },
    },
    ...((hasChoice || upcoming.length < ENOUGH_EVENTS) && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: product.name,
      locale: await openGraphLocale(),
      title,
      description,
      url: alternates.canonical,
    },
  };
}
