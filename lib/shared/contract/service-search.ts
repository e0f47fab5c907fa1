import { z } from 'zod';
import {
  HIGHEST_PRICE,
  LAST_PAGE,
  LONGEST_PHRASE,
  MOST_SUGGESTIONS,
  NEAR_REASONS,
  SAID_FILTERS,
  SEARCH_ORDERS,
  SUGGESTED,
  SUGGESTED_FROM,
  toPhrase,
} from '@/lib/shared/domain/directory/search';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { HostCountry, Instant, NumberAsText } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';

/** Also used for cities, whose ids are texts in the reference data. */
const numberUpTo = (last: number) => z.coerce.number().int().min(1).max(last);

export const PageNumber = numberUpTo(LAST_PAGE).default(1);
export const CommunityChoice = numberUpTo(6).optional();
export const CityChoice = numberUpTo(70).optional();
export const AccountChoice = numberUpTo(2_147_483_647).optional();

const PHRASE = { decode: toPhrase, encode: toPhrase };

/** "true" on the wire; absent means no. */
const Flag = z
  .codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (text) => text === 'true',
    encode: (flag) => (flag ? 'true' : 'false'),
  })
  .optional();

/** A filter that was chosen counts more than words: `cityId` 4 more than "in Sliema". */
export const ServiceSearch = z.object({
  hostCountry: HostCountry,
  q: z.codec(z.string().max(LONGEST_PHRASE), z.string(), PHRASE).optional(),
  categoryId: numberUpTo(9).optional(),
  subcategoryId: numberUpTo(9_999).optional(),
  communityId: CommunityChoice,
  cityId: CityChoice,
  /** A language that is spoken there (`written-languages`). */
  speaks: z.enum(SPOKEN_CODES).optional(),
  /** The service has free time on that day. */
  day: z.iso.date().optional(),
  /** `soon` is today or tomorrow. If several flags are set, all must be true of the same day. */
  soon: Flag,
  evening: Flag,
  weekend: Flag,
  priceUpTo: z.coerce.number().int().min(1).max(HIGHEST_PRICE).optional(),
  /** True if typing errors must not be corrected. */
  exact: Flag,
  /**
   * True if a page tries the search again with fewer filters. Then words without results are not
   * counted.
   */
  tried: Flag,
  accountId: AccountChoice,
  /**
   * Services of the same category, and of the same city or community, but not of the same account.
   */
  similarTo: z.uuid().optional(),
  exceptId: z.uuid().optional(),
  sort: z.enum(SEARCH_ORDERS).optional(),
  page: PageNumber,
});
export type ServiceSearch = z.output<typeof ServiceSearch>;

const Count = z.object({ id: z.number().int(), count: z.number().int() });

const FoundService = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  /** The language of the summary. "" if it is not given. */
  language: z.string(),
  secondLanguage: z.string(),
  secondSummary: z.string(),
  address: z.string(),
  /** "" if the city is not in the reference data. */
  cityId: z.string(),
  categoryId: z.number().int(),
  communityId: z.number().int(),
  subcategories: z.array(z.object({ id: NumberAsText, title: z.string() })),
  profileImageUrl: z.string(),
  isCommunityFavorite: z.boolean(),
  /** The price of `item`, or else the lowest one, in cents. Null without prices. */
  priceFromMinor: z.number().int().nullable(),
  /**
   * When `item` fits next, or the shortest item if `item` is null. Null if it is not soon, or if
   * nobody can book.
   */
  nextAvailableAt: Instant.nullable(),
  score: z.object({ count: z.number().int(), sum: z.number().int() }),
  isPrivatePerson: z.boolean(),
  speaks: z.array(z.enum(SPOKEN_CODES)),
  /**
   * The item that the words ask for. If there are several, the cheapest, with the number of the
   * others. Else null.
   */
  item: z
    .object({
      name: z.string(),
      language: z.string(),
      secondLanguage: z.string(),
      secondName: z.string(),
      others: z.number().int(),
    })
    .nullable(),
});
export type FoundService = z.output<typeof FoundService>;

/**
 * A filter that was found in the words. `text` holds its words as typed, `without` the other words.
 */
const SaidFilter = z.object({
  by: z.enum(SAID_FILTERS),
  /** "" for none. */
  id: z.string(),
  /** True if places around it are included. */
  isNear: z.boolean(),
  /** "YYYY-MM-DD"; "" for none. */
  day: z.string(),
  priceUpTo: z.number().int().nullable(),
  text: z.string(),
  without: z.string(),
});
export type SaidFilter = z.output<typeof SaidFilter>;

const NearService = z.object({
  service: FoundService,
  reason: z.object({
    by: z.enum(NEAR_REASONS),
    id: z.number().int().nullable(),
    /** The subcategory's title, or the missing or mentioned words. */
    text: z.string(),
  }),
});
export type NearService = z.output<typeof NearService>;

/**
 * Facets count each choice together with the other filters. If the first page has few matches,
 * `near` has the nearest other services.
 */
const FoundServices = z.object({
  total: z.number().int(),
  results: z.array(FoundService),
  facets: z.object({
    categories: z.array(Count),
    subcategories: z.array(Count),
    communities: z.array(Count),
    cities: z.array(Count),
    /** All languages that any provider speaks, whatever is searched. The most spoken come first. */
    languages: z.array(z.enum(SPOKEN_CODES)),
  }),
  near: z.array(NearService),
  /**
   * `words` have to match, and `aside` only changes the order. `leftOut` named no service, or, next
   * to `words`, is what was not used.
   */
  understood: z.object({
    words: z.string(),
    aside: z.string(),
    leftOut: z.string(),
    filters: z.array(SaidFilter),
  }),
  /** `applied` is true if the results are those of the corrected words. */
  didYouMean: z.object({ q: z.string(), applied: z.boolean() }).nullable(),
});
export type FoundServices = z.output<typeof FoundServices>;

const Typed = z.string().trim().min(SUGGESTED_FROM).max(LONGEST_PHRASE);

const SuggestionQuery = z.object({ hostCountry: HostCountry, q: Typed });

const TypedSoFar = z.object({ q: Typed });

const Suggestion = z.object({
  kind: z.enum(SUGGESTED),
  /** The text in the search field after the suggestion is chosen. */
  text: z.string(),
  /** "" if the suggestion is only words. */
  id: z.string(),
  /** Set only for a subcategory. */
  categoryId: z.number().int().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

const Suggestions = z.object({ suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS) });

const ServiceId = z.object({ id: z.string().min(1).max(100) });

export const ListedEvent = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  language: z.string(),
  category: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  zone: z.string(),
  address: z.string(),
  placeId: z.string(),
  communityId: z.number().nullable(),
  ticketMinor: z.number(),
  currency: z.string(),
  imageUrl: z.string(),
  organizer: z.string(),
  updatedAt: Instant,
  isCancelled: z.boolean(),
  isMoved: z.boolean(),
}) satisfies z.ZodType<UpcomingEvent>;

const Related = z.object({
  events: z.array(ListedEvent),
  own: z.array(FoundService),
  similar: z.array(FoundService),
  categoryId: z.number().nullable(),
  /** The server's clock, in epoch ms. */
  now: z.number(),
});
export type Related = z.infer<typeof Related>;

export const searchRows = {
  searchServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/search',
    summary:
      'The approved services that match words and choices: a page of 24, the number of all, and the ' +
      'number that each choice would leave. Filters that stand in the words, services near what was ' +
      'asked and other spellings come with them.',
    since: 1,
    query: ServiceSearch,
    answer: FoundServices,
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/suggestions',
    summary:
      'Words, categories, places and providers that may complete what somebody has begun to type.',
    since: 1,
    query: SuggestionQuery,
    answer: Suggestions,
  }),
} as const;

export const searchApi = {
  listSuggestions: apiEndpoint({
    method: 'GET',
    path: '/api/suggestions',
    access: 'anyone',
    limit: 'suggestions',
    summary: 'What may complete the words that somebody types into the search of the directory.',
    query: TypedSoFar,
    answer: Suggestions,
  }),
  readRelated: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/related',
    access: 'anyone',
    limit: 'reads',
    summary: 'What else the provider of a public service has, and services that are similar.',
    params: ServiceId,
    answer: Related,
  }),
} as const;
