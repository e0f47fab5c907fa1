import {
  type EventChoice,
  NO_EVENT_CHOICE,
  type When,
} from '@/lib/shared/domain/directory/event-choice';
import { LAST_PAGE } from '@/lib/shared/domain/directory/search';
import {
  communityOfSlug,
  communitySlug,
  eventCategoryOfSlug,
  eventCategorySlug,
} from '@/lib/shared/domain/directory/slugs';
import { isPlaceId } from '@/lib/shared/domain/places/locations';
import type { Locale } from '@/lib/shared/texts/locales';
import { isLocalDate, mondayOf } from '@/lib/shared/time/local-date';
import { cardQuery, inLanguage } from './locale-path';
import { paths } from './paths';
import { firstOf, type SearchParams } from './search-params';

function parseWhen(when: string, week: string): When {
  if (isLocalDate(week)) return { kind: 'week', day: mondayOf(week) };
  if (when === 'weekend' || when === 'all') return { kind: when };
  if (isLocalDate(when)) return { kind: 'day', day: when };
  if (isLocalDate(`${when}-01`)) return { kind: 'month', month: when };
  return NO_EVENT_CHOICE.when;
}

/** An unknown value counts as not given. */
export function parseEventChoice(query: SearchParams): EventChoice {
  const page = Number(firstOf(query.page));
  const place = firstOf(query.place);
  return {
    when: parseWhen(firstOf(query.when), firstOf(query.week)),
    category: eventCategoryOfSlug(firstOf(query.category)),
    communityId: communityOfSlug(firstOf(query.community)),
    placeId: isPlaceId(place) ? place : '',
    isFree: firstOf(query.free) === '1',
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}

function whenQuery(when: When): Record<string, string> {
  switch (when.kind) {
    case 'thisWeek':
      return {};
    case 'weekend':
    case 'all':
      return { when: when.kind };
    case 'week':
      return { week: when.day };
    case 'day':
      return { when: when.day };
    case 'month':
      return { when: when.month };
  }
}

export function whatsOnPath(choice: Partial<EventChoice> = {}): string {
  const { when, category, communityId, placeId, isFree, page } = { ...NO_EVENT_CHOICE, ...choice };
  const query = new URLSearchParams({
    ...whenQuery(when),
    ...(category && { category: eventCategorySlug(category) }),
    ...(communityId && { community: communitySlug(communityId) }),
    ...(placeId && { place: placeId }),
    ...(isFree && { free: '1' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.whatsOn}?${query}` : paths.whatsOn;
}

/** The ids of known hosts need no escaping in a path. */
const EVENT_ID = /^(?!\.+$|feed\.(?:ics|atom)$)[\w.~-]{1,128}$/;

/** {host} is not asked for any other text. */
export function isEventId(id: string): boolean {
  return EVENT_ID.test(id);
}

export function publicEventPath(id: string): string {
  return `${paths.whatsOn}/${id}`;
}

export function feedPathOf(
  kind: 'ics' | 'atom',
  locale: Locale,
  { communityId, category }: Partial<Pick<EventChoice, 'communityId' | 'category'>> = {},
): string {
  const query = new URLSearchParams({
    ...(communityId && { community: communitySlug(communityId) }),
    ...(category && { category: eventCategorySlug(category) }),
  }).toString();
  return inLanguage(`${paths.whatsOn}/feed.${kind}${query && `?${query}`}`, locale);
}

export function eventFilePath(id: string, locale: Locale): string {
  return inLanguage(`${publicEventPath(id)}/event.ics`, locale);
}

/** `version` changes when the picture changes. */
export function eventCardPath(id: string, version: string, locale: Locale): string {
  return `${publicEventPath(id)}/card?${cardQuery(version, locale)}`;
}
