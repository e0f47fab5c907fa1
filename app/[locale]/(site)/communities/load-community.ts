import 'server-only';
import { cache } from 'react';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { searchServices } from '@/lib/server/host/directory/services';
import { listNewsPage } from '@/lib/server/host/news';
import {
  type CommunitySlates,
  listCommunitySlates,
} from '@/lib/server/host/slates/community-slates';
import { HostError } from '@/lib/server/host/transport/host-error';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { NewsArticle } from '@/lib/shared/contract/news';
import type { FoundService } from '@/lib/shared/contract/service-search';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { DEFAULT_NEWS_RESIDENCE, NEWS_OF_COMMUNITY } from '@/lib/shared/domain/news/countries';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { Locale } from '@/lib/shared/texts/locales';

const WAIT_MS = 2000;
const SHOWN = { services: 4, events: 4, slates: 4, articles: 4 };

export interface LoadedCommunity {
  services: FoundService[];
  serviceCount: number;
  events: UpcomingEvent[];
  eventCount: number;
}

export const loadCommunity = cache(
  async (id: CommunityId): Promise<LoadedCommunity | 'notOffered' | 'failed'> => {
    try {
      const [found, upcoming] = await Promise.all([
        searchServices({ communityId: id }),
        listUpcomingEvents(),
      ]);
      if (!found || !upcoming) return 'notOffered';
      const events = upcoming.filter(({ communityId }) => communityId === id);
      return {
        services: found.results.slice(0, SHOWN.services),
        serviceCount: found.total,
        events: events.slice(0, SHOWN.events),
        eventCount: events.length,
      };
    } catch (error) {
      if (error instanceof HostError) return 'failed';
      throw error;
    }
  },
);

export async function loadCommunityNews(
  id: CommunityId,
  now: number,
  locale: Locale,
): Promise<{ articles: NewsArticle[]; isComplete: boolean }> {
  const pages = await Promise.all(
    NEWS_OF_COMMUNITY[id].map((origin) => {
      const page = { origin, residence: DEFAULT_NEWS_RESIDENCE, offset: 0 };
      return inTime(listNewsPage(page, now, locale), WAIT_MS);
    }),
  );
  const byId = new Map(
    pages.flatMap((page) => (page?.articles ?? []).map((article) => [article.uuid, article])),
  );
  const newest = [...byId.values()].sort((one, other) =>
    (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''),
  );
  return { articles: newest.slice(0, SHOWN.articles), isComplete: !pages.includes(undefined) };
}

export async function loadCommunityPosts(
  id: CommunityId,
): Promise<CommunitySlates & { isComplete: boolean }> {
  const found = await inTime(listCommunitySlates(id), WAIT_MS);
  return {
    slates: found?.slates.slice(0, SHOWN.slates) ?? [],
    slateCount: found?.slateCount ?? 0,
    isComplete: found !== undefined,
  };
}
