import { z } from 'zod';
import { host } from '@/lib/shared/contract/host';
import type { FoundService, FoundServices } from '@/lib/shared/contract/service-search';
import type { CommunitySlate } from '@/lib/shared/contract/slates';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';

/** What the directory of our backend answers, with what a test does not name left empty. */

const SERVICE: FoundService = {
  id: '',
  name: '',
  summary: '',
  language: '',
  secondLanguage: '',
  secondSummary: '',
  address: '',
  cityId: '',
  categoryId: 1,
  communityId: 1,
  subcategories: [],
  profileImageUrl: '',
  isCommunityFavorite: false,
  priceFromMinor: null,
  nextAvailableAt: null,
  score: { count: 0, sum: 0 },
  isPrivatePerson: false,
  speaks: [],
  item: null,
};

export const foundService = (fields: Partial<FoundService>) => ({ ...SERVICE, ...fields });

export type Found = Partial<Omit<FoundServices, 'facets'>> & {
  facets?: Partial<FoundServices['facets']> | undefined;
};

export function foundServices({ facets, ...found }: Found = {}) {
  return z.encode(host.searchServices.answer, {
    total: 0,
    results: [],
    near: [],
    understood: { words: '', aside: '', leftOut: '', filters: [] },
    didYouMean: null,
    ...found,
    facets: {
      categories: [],
      subcategories: [],
      communities: [],
      cities: [],
      languages: [],
      ...facets,
    },
  });
}

const EVENT: Omit<UpcomingEvent, 'startsAt'> = {
  id: '',
  title: '',
  summary: '',
  language: '',
  category: '',
  endsAt: 0,
  zone: 'Europe/Malta',
  address: '',
  placeId: '',
  communityId: 1,
  ticketMinor: 0,
  currency: '',
  imageUrl: '',
  organizer: '',
  updatedAt: 0,
  isCancelled: false,
  isMoved: false,
};

type Listed = Pick<UpcomingEvent, 'startsAt'> & Partial<UpcomingEvent>;

export function listedEvents(...events: Listed[]) {
  const results = events.map(({ startsAt, ...fields }) => {
    return { ...EVENT, startsAt, endsAt: startsAt, updatedAt: startsAt, ...fields };
  });
  return z.encode(host.listPublicEvents.answer, { total: results.length, results });
}

const POST: CommunitySlate = {
  id: '',
  text: '',
  language: '',
  createdAt: Date.UTC(2027, 0, 1),
  likeCount: 0,
  commentCount: 0,
  mediaType: null,
  hasPicture: false,
  author: { name: '', hasPicture: false },
};

export function communityPosts(...posts: Partial<CommunitySlate>[]) {
  const results = posts.map((fields) => ({ ...POST, ...fields }));
  return z.encode(host.listCommunitySlates.answer, { total: results.length, results });
}
