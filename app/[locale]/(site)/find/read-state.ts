import 'server-only';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import {
  type FindSlugs,
  type FindState,
  findPath,
  isFindPath,
  parseFind,
} from '@/lib/shared/url/find-url';
import type { SearchParams } from '@/lib/shared/url/search-params';

export interface FindProps {
  params: Promise<FindSlugs>;
  searchParams: Promise<SearchParams>;
}

export function stateAt(slugs: FindSlugs, params: SearchParams = {}): FindState | null {
  return parseFind(slugs, params, localDay(Date.now(), VENUE_ZONE.id));
}

/** Redirects a form's fields to the address that says the same. */
export async function readState({ params, searchParams }: FindProps): Promise<FindState | null> {
  const [slugs, query] = [await params, await searchParams];
  const state = stateAt(slugs, query);
  if (state && !isFindPath(state, slugs, query)) await redirectToPage(findPath(state));
  return state;
}
