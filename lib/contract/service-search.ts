import { z } from 'zod';
import { TRADER_KINDS } from '@/lib/domain/accounts/trader';
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
} from '@/lib/domain/directory/search';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { SPOKEN_CODES } from '@/lib/domain/languages';
import { toMinor } from '@/lib/domain/money';
import { HostCountry, ReadSpoken, ReadTextLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import {
  MaybeInstant,
  readableList,
  WireFlag,
  WireId,
  WireNumber,
  WireText,
  WireUrl,
} from './wire';

/** Also for cities, whose ids are texts in the reference data. */
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

/** A choice wins over words: `cityId` 4 over "in Sliema". */
export const ServiceSearch = z.object({
  hostCountry: HostCountry,
  q: z.codec(z.string().max(LONGEST_PHRASE), z.string(), PHRASE).optional(),
  categoryId: numberUpTo(9).optional(),
  subcategoryId: numberUpTo(9_999).optional(),
  communityId: CommunityChoice,
  cityId: CityChoice,
  /** Spoken there (`written-languages`). */
  speaks: z.enum(SPOKEN_CODES).optional(),
  /** Has a free time that day. */
  day: z.iso.date().optional(),
  /** `soon` is today or tomorrow. Combined flags hold on the same day. */
  soon: Flag,
  evening: Flag,
  weekend: Flag,
  priceUpTo: z.coerce.number().int().min(1).max(HIGHEST_PRICE).optional(),
  /** Without correction of typing errors. */
  exact: Flag,
  /** Asked by a page that tries fewer filters: words that find nothing are not noted. */
  tried: Flag,
  accountId: AccountChoice,
  /** Same category, and same city or community; not of the same account. */
  similarTo: z.uuid().optional(),
  exceptId: z.uuid().optional(),
  sort: z.enum(SEARCH_ORDERS).optional(),
  page: PageNumber,
});
export type ServiceSearch = z.output<typeof ServiceSearch>;

const Count = z.object({ id: z.number().int(), count: z.number().int() });

const ServiceResultAnswer = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  /** Of the summary; "" where not said. */
  language: z.string(),
  second_language: z.string(),
  second_summary: z.string(),
  address: z.string(),
  city_id: z.string().nullable(),
  category_id: z.number().int(),
  community_id: z.number().int(),
  subcategories: z.array(z.object({ id: z.number().int(), title: z.string() })),
  profile_image_url: z.string().nullable(),
  is_community_favorite: z.boolean(),
  /** Of `item`, else its lowest; null without prices. */
  price_from: z.number().nullable(),
  /** When `item` fits next, or its shortest one without; null if not soon or not bookable. */
  next_available: z.string().nullable(),
  review_count: z.number().int(),
  review_sum: z.number().int(),
  /** As the provider says; null if not said. */
  trader: z.enum(TRADER_KINDS).nullable(),
  speaks: z.array(z.enum(SPOKEN_CODES)),
  /** The one that the words ask for, or the cheapest of such, with the number of the others; else null. */
  item: z
    .object({
      name: z.string(),
      language: z.string(),
      second_language: z.string(),
      second_name: z.string(),
      others: z.number().int(),
    })
    .nullable(),
});
export type ServiceResultAnswer = z.infer<typeof ServiceResultAnswer>;

/** A filter found in the words: `text` are its words, `without` the rest. */
const SaidFilterAnswer = z.object({
  by: z.enum(SAID_FILTERS),
  id: z.string().nullable(),
  /** Includes places around. */
  is_near: z.boolean(),
  day: z.string().nullable(),
  price_up_to: z.number().int().nullable(),
  text: z.string(),
  without: z.string(),
});
export type SaidFilterAnswer = z.infer<typeof SaidFilterAnswer>;

const NearResultAnswer = ServiceResultAnswer.extend({
  near: z.object({
    by: z.enum(NEAR_REASONS),
    id: z.number().int().nullable(),
    /** The subcategory's title, or the missing or mentioned words. */
    text: z.string(),
  }),
});

/**
 * Facets count each choice together with the others. `near` has the nearest others if the first
 * page has few matches.
 */
export const ServiceSearchAnswer = z.object({
  total: z.number().int(),
  results: z.array(ServiceResultAnswer),
  facets: z.object({
    categories: z.array(Count),
    subcategories: z.array(Count),
    communities: z.array(Count),
    cities: z.array(Count),
    /** All that anybody speaks, whatever is searched; the most spoken first. */
    languages: z.array(z.enum(SPOKEN_CODES)),
  }),
  near: z.array(NearResultAnswer),
  /** `words` have to match, `aside` only ranks, `left_out` named no service, or beside `words` is what nothing was searched by. */
  understood: z.object({
    words: z.string(),
    aside: z.string(),
    left_out: z.string(),
    filters: z.array(SaidFilterAnswer),
  }),
  /** `applied`: the results use it. */
  did_you_mean: z.object({ q: z.string(), applied: z.boolean() }).nullable(),
});

const Subcategory = z.object({ id: WireId, title: WireText });

const wireService = z.looseObject({
  id: WireId,
  name: WireText,
  summary: WireText,
  language: ReadTextLanguage,
  second_language: ReadTextLanguage,
  second_summary: WireText,
  address: WireText,
  city_id: WireText,
  category_id: WireNumber,
  community_id: WireNumber,
  subcategories: readableList(Subcategory),
  profile_image_url: WireUrl,
  is_community_favorite: WireFlag,
  price_from: WireNumber,
  next_available: MaybeInstant,
  review_count: WireNumber,
  review_sum: WireNumber,
  trader: z.enum(TRADER_KINDS).nullish().catch(null),
  speaks: ReadSpoken,
  item: z
    .looseObject({
      name: WireText,
      language: ReadTextLanguage,
      second_language: ReadTextLanguage,
      second_name: WireText,
      others: WireNumber,
    })
    .nullish()
    .catch(undefined)
    .transform((wire) =>
      wire?.name
        ? {
            name: wire.name,
            language: wire.language as string,
            secondLanguage: wire.second_language as string,
            secondName: wire.second_name,
            others: wire.others ?? 0,
          }
        : wire && null,
    ),
});

const toService = (wire: z.output<typeof wireService>) => ({
  id: wire.id,
  name: wire.name,
  summary: wire.summary,
  language: wire.language as string,
  secondLanguage: wire.second_language as string,
  secondSummary: wire.second_summary,
  address: wire.address,
  cityId: wire.city_id,
  categoryId: wire.category_id,
  communityId: wire.community_id,
  subcategories: wire.subcategories,
  profileImageUrl: wire.profile_image_url,
  isCommunityFavorite: wire.is_community_favorite,
  /** Cents; null without prices. */
  priceFromMinor: wire.price_from === null ? null : toMinor(wire.price_from),
  nextAvailableAt: wire.next_available ?? null,
  score: { count: wire.review_count ?? 0, sum: wire.review_sum ?? 0 },
  isPrivatePerson: wire.trader === 'private',
  speaks: wire.speaks as string[],
  /** Left out by a {host} that does not say which item the words ask for. */
  ...(wire.item === undefined ? {} : { item: wire.item }),
});

const ServiceResult = wireService.transform(toService);

export type FoundService = z.output<typeof ServiceResult>;

const NearResult = wireService
  .extend({
    near: z.looseObject({ by: z.enum(NEAR_REASONS), id: WireNumber, text: WireText }),
  })
  .transform((wire) => ({
    service: toService(wire),
    reason: { by: wire.near.by, id: wire.near.id, text: wire.near.text },
  }));

export type NearService = z.output<typeof NearResult>;

const SaidFilter = z
  .looseObject({
    by: z.enum(SAID_FILTERS),
    id: WireText,
    is_near: WireFlag,
    day: WireText,
    price_up_to: WireNumber,
    text: WireText,
    without: WireText,
  })
  .transform((wire) => ({
    by: wire.by,
    id: wire.id,
    isNear: wire.is_near,
    /** "YYYY-MM-DD"; "" for none. */
    day: wire.day,
    priceUpTo: wire.price_up_to,
    /** As typed. */
    text: wire.text,
    /** `q` without this filter. */
    without: wire.without,
  }));

export type SaidFilter = z.output<typeof SaidFilter>;

const Counts = readableList(Count);

/** Some hosts leave the last three out. */
const FoundServices = z.object({
  total: z.number().int(),
  results: readableList(ServiceResult),
  facets: z.object({
    categories: Counts,
    subcategories: Counts,
    communities: Counts,
    cities: Counts,
    languages: ReadSpoken,
  }),
  near: readableList(NearResult),
  understood: z
    .looseObject({
      words: WireText,
      aside: WireText,
      left_out: WireText,
      filters: readableList(SaidFilter),
    })
    .nullish()
    .catch(null),
  did_you_mean: z.looseObject({ q: WireText, applied: WireFlag }).nullish().catch(null),
});

const Typed = z.string().trim().min(SUGGESTED_FROM).max(LONGEST_PHRASE);

const SuggestionQuery = z.object({ hostCountry: HostCountry, q: Typed });

const SuggestionAnswer = z.object({
  kind: z.enum(SUGGESTED),
  /** What the field holds once it is taken. */
  text: z.string(),
  /** Null for words. */
  id: z.string().nullable(),
  /** Only of a subcategory. */
  category_id: z.number().int().nullable(),
});
export type SuggestionAnswer = z.infer<typeof SuggestionAnswer>;

const SuggestionsAnswer = z.object({
  suggestions: z.array(SuggestionAnswer).max(MOST_SUGGESTIONS),
});

const FoundSuggestions = z.object({
  suggestions: readableList(
    z
      .looseObject({
        kind: z.enum(SUGGESTED),
        text: z.string().min(1),
        id: WireText,
        category_id: WireNumber,
      })
      .transform(({ kind, text, id, category_id: categoryId }) => ({ kind, text, id, categoryId })),
  ),
});

const TypedSoFar = z.object({ q: Typed });

const Suggestion = z.object({
  kind: z.enum(SUGGESTED),
  text: z.string(),
  id: z.string(),
  categoryId: z.number().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

const Suggestions = z.object({ suggestions: z.array(Suggestion) });

const ServiceId = z.object({ id: z.string().min(1).max(100) });

const ListedItem = z.object({
  name: z.string(),
  language: z.string(),
  secondLanguage: z.string(),
  secondName: z.string(),
  others: z.number(),
});

const ListedService = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  language: z.string(),
  secondLanguage: z.string(),
  secondSummary: z.string(),
  address: z.string(),
  cityId: z.string(),
  categoryId: z.number().nullable(),
  communityId: z.number().nullable(),
  subcategories: z.array(z.object({ id: z.string(), title: z.string() })),
  profileImageUrl: z.string(),
  isCommunityFavorite: z.boolean(),
  priceFromMinor: z.number().nullable(),
  nextAvailableAt: z.number().nullable(),
  item: ListedItem.nullish(),
  score: z.object({ count: z.number(), sum: z.number() }),
  speaks: z.array(z.string()),
  isPrivatePerson: z.boolean(),
}) satisfies z.ZodType<FoundService>;

const ListedEvent = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  language: z.string(),
  category: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  zone: z.string(),
  address: z.string(),
  placeId: z.string(),
  communityId: z.number().nullable(),
  ticketMinor: z.number(),
  currency: z.string(),
  imageUrl: z.string(),
  organizer: z.string(),
  updatedAt: z.number(),
}) satisfies z.ZodType<UpcomingEvent>;

const Related = z.object({
  events: z.array(ListedEvent),
  own: z.array(ListedService),
  similar: z.array(ListedService),
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
    answer: ServiceSearchAnswer,
    read: FoundServices,
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/suggestions',
    summary:
      'Words, categories, places and providers that may complete what somebody has begun to type.',
    since: 1,
    query: SuggestionQuery,
    answer: SuggestionsAnswer,
    read: FoundSuggestions,
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
    read: Suggestions,
  }),
  readRelated: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/related',
    access: 'anyone',
    limit: 'reads',
    summary: 'What else the provider of a public service has, and services that are similar.',
    params: ServiceId,
    answer: Related,
    read: Related,
  }),
} as const;
