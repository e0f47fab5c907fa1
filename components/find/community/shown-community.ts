import type { NewsArticle } from '@/lib/shared/contract/news';
import type { FoundService } from '@/lib/shared/contract/service-search';
import type { CommunitySlate } from '@/lib/shared/contract/slates';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import type { CommunityId } from '@/lib/shared/domain/places/communities';

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
