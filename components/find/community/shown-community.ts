import type { NewsArticle } from '@/lib/contract/news';
import type { FoundService } from '@/lib/contract/service-search';
import type { CommunitySlate } from '@/lib/contract/slates';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import type { CommunityId } from '@/lib/domain/places/communities';

export interface ShownCommunity {
  id: CommunityId;
  services: readonly FoundService[];
  serviceCount: number;
  events: readonly UpcomingEvent[];
  eventCount: number;
  slates: readonly CommunitySlate[];
  slateCount: number;
  articles: readonly NewsArticle[];
  /** Epoch ms. */
  now: number;
}
