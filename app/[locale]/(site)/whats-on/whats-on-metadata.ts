import 'server-only';
import type { Metadata } from 'next';
import { missingMetadata } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { spanWords } from '@/components/find/whats-on/whats-on-view';
import { env } from '@/lib/server/env';
import {
  type EventChoice,
  NO_EVENT_CHOICE,
  spanOf,
} from '@/lib/shared/domain/directory/event-choice';
import { ENOUGH_EVENTS } from '@/lib/shared/domain/directory/whats-on';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { placeName } from '@/lib/shared/domain/places/place-name';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localDay } from '@/lib/shared/time/format';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { paths } from '@/lib/shared/url/paths';
import { feedPathOf } from '@/lib/shared/url/whats-on-url';
import type { Upcoming } from './load-upcoming';

async function titleOf(choice: EventChoice): Promise<string> {
  const t = await pageTexts('publicEvents.when');
  const { when, category, communityId, placeId, isFree, page } = choice;
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const span = spanOf(when, today);
  return [
    t('title'),
    when.kind !== 'thisWeek' && spanWords({ when, span }, today, t),
    category && eventCategoryTitle(category, await pageTexts('events.categories')),
    communityId && (await pageTexts('forms.communityNames'))(`community${communityId}`),
    placeId && placeName(HOST_COUNTRY, placeId),
    isFree && (await pageTexts('publicEvents.filters'))('free'),
    page > 1 && (await pageTexts('directory.pages'))('go', { page }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export async function whatsOnMetadata(
  upcoming: Upcoming,
  choice: EventChoice | null,
): Promise<Metadata> {
  if (upcoming === 'notOffered') return missingMetadata();
  const title = await titleOf(choice ?? NO_EVENT_CHOICE);
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
        'text/calendar': [{ url: SITE_URL + feedPathOf('ics', t.locale), title: feed }],
        'application/atom+xml': [{ url: SITE_URL + feedPathOf('atom', t.locale), title: feed }],
      },
    },
    ...((choice || upcoming.length < ENOUGH_EVENTS) && { robots: { index: false } }),
  };
}
