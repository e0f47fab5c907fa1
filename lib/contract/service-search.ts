import { z } from 'zod';
import {
  HIGHEST_PRICE,
  LAST_PAGE,
  LONGEST_PHRASE,
  NEAR_REASONS,
  SAID_FILTERS,
  SEARCH_ORDERS,
  toPhrase,
} from '@/lib/domain/directory/search';
import { toMinor } from '@/lib/domain/money';
import { HostCountry } from './call-fields';
import { endpoint } from './endpoint';
import {
  MaybeInstant,
  readableList,
  WireFlag,
  WireId,
  WireNumber,
  WireText,
  WireUrl,
} from './wire';

/** A choice of a list, by its number; ids of cities are texts of digits in the reference data. */
const numberUpTo = (last: number) => z.coerce.number().int().min(1).max(last);

export const PageNumber = numberUpTo(LAST_PAGE).default(1);
export const CommunityChoice = numberUpTo(6).optional();
export const CityChoice = numberUpTo(70).optional();
/** Whose services or events are wanted: the account, by the id of its calendar. */
export const AccountChoice = numberUpTo(2_147_483_647).optional();

const PHRASE = { decode: toPhrase, encode: toPhrase };

/** A flag in a query: "true" on the wire, absent for no. */
const Flag = z
  .codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (text) => text === 'true',
    encode: (flag) => (flag ? 'true' : 'false'),
  })
  .optional();

/**
 * What somebody looks for among the public services. A choice here counts more than the same thing in
 * the words: `cityId` 4 wins over "in Sliema".
 */
export const ServiceSearch = z.object({
  hostCountry: HostCountry,
  /** The words typed; "" for none. */
  q: z.codec(z.string().max(LONGEST_PHRASE), z.string(), PHRASE).optional(),
  categoryId: numberUpTo(9).optional(),
  subcategoryId: numberUpTo(9_999).optional(),
  communityId: CommunityChoice,
  cityId: CityChoice,
  /** A day of the venue on which a time is free. */
  day: z.iso.date().optional(),
  /** Free today or tomorrow; in an evening; on a weekend. Together: on one and the same day. */
  soon: Flag,
  evening: Flag,
  weekend: Flag,
  /** In whole euros: something costs at most so much. */
  priceUpTo: z.coerce.number().int().min(1).max(HIGHEST_PRICE).optional(),
  /** The words as they were typed, without correction of typing errors. */
  exact: Flag,
  /** A page tries it by itself: it is not counted among the searches that found nobody. */
  tried: Flag,
  accountId: AccountChoice,
  /** A service of the same category and city or community; others of its account are left out. */
  similarTo: z.uuid().optional(),
  /** A service that is left out. */
  exceptId: z.uuid().optional(),
  /** Without one, the best matches of words, or the soonest free time. */
  sort: z.enum(SEARCH_ORDERS).optional(),
  page: PageNumber,
});
export type ServiceSearch = z.output<typeof ServiceSearch>;

const Count = z.object({ id: z.number().int(), count: z.number().int() });

/** A public service as our backend lists it: nothing that its page does not show. */
const ServiceResultAnswer = z.object({
  id: z.string(),
  name: z.string(),
  /** The first words of its description. */
  summary: z.string(),
  address: z.string(),
  city_id: z.string().nullable(),
  category_id: z.number().int(),
  community_id: z.number().int(),
  subcategories: z.array(z.object({ id: z.number().int(), title: z.string() })),
  profile_image_url: z.string().nullable(),
  is_community_favorite: z.boolean(),
  /** The lowest price of an item; null where no item names one. */
  price_from: z.number().nullable(),
  /** When its shortest item fits next; null for not soon, and for who takes no bookings. */
  next_available: z.string().nullable(),
});
export type ServiceResultAnswer = z.infer<typeof ServiceResultAnswer>;

/** A filter that was found in the words, with the words that said it and those that are left without them. */
const SaidFilterAnswer = z.object({
  by: z.enum(SAID_FILTERS),
  /** Of a place or a community; null for others. */
  id: z.string().nullable(),
  /** Places around the one that was named count, too. */
  is_near: z.boolean(),
  day: z.string().nullable(),
  price_up_to: z.number().int().nullable(),
  text: z.string(),
  without: z.string(),
});
export type SaidFilterAnswer = z.infer<typeof SaidFilterAnswer>;

/** A service that is near what was asked, with what makes it so. */
const NearResultAnswer = ServiceResultAnswer.extend({
  near: z.object({
    by: z.enum(NEAR_REASONS),
    /** Of the subcategory or category. */
    id: z.number().int().nullable(),
    /** The title of the subcategory, or the words that are missing or mentioned. */
    text: z.string(),
  }),
});

/**
 * A page of the services that match, the number of all, and how many each choice would leave beside the
 * others. On the first page of few matches `near` has some that do not match, the nearest first.
 */
export const ServiceSearchAnswer = z.object({
  total: z.number().int(),
  results: z.array(ServiceResultAnswer),
  facets: z.object({
    categories: z.array(Count),
    /** Of the chosen category only. */
    subcategories: z.array(Count),
    communities: z.array(Count),
    cities: z.array(Count),
  }),
  near: z.array(NearResultAnswer),
  /** What is looked for, what only says who comes first, and what was made filters of. */
  understood: z.object({
    words: z.string(),
    aside: z.string(),
    filters: z.array(SaidFilterAnswer),
  }),
  /** Other words than were typed: `applied` says whether the results are theirs. Null for none. */
  did_you_mean: z.object({ q: z.string(), applied: z.boolean() }).nullable(),
});

const Subcategory = z.object({ id: WireId, title: WireText });

const wireService = z.looseObject({
  id: WireId,
  name: WireText,
  summary: WireText,
  address: WireText,
  city_id: WireText,
  category_id: WireNumber,
  community_id: WireNumber,
  subcategories: readableList(Subcategory),
  profile_image_url: WireUrl,
  is_community_favorite: WireFlag,
  price_from: WireNumber,
  next_available: MaybeInstant,
});

const toService = (wire: z.output<typeof wireService>) => ({
  id: wire.id,
  name: wire.name,
  /** In the provider's own words; "" for none. */
  summary: wire.summary,
  address: wire.address,
  cityId: wire.city_id,
  categoryId: wire.category_id,
  communityId: wire.community_id,
  subcategories: wire.subcategories,
  profileImageUrl: wire.profile_image_url,
  isCommunityFavorite: wire.is_community_favorite,
  /** In cents; null where no item names a price. */
  priceFromMinor: wire.price_from === null ? null : toMinor(wire.price_from),
  /** Epoch milliseconds; null for not soon. */
  nextAvailableAt: wire.next_available ?? null,
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

/** A service near what was asked, and why it is. */
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
    /** Of a place or a community; "" for others. */
    id: wire.id,
    /** Places around the one that was named count, too. */
    isNear: wire.is_near,
    /** "YYYY-MM-DD"; "" for no day. */
    day: wire.day,
    /** In whole euros. */
    priceUpTo: wire.price_up_to,
    /** The words that said it, as they were typed. */
    text: wire.text,
    /** All that was typed without them: the `q` of a search without this filter. */
    without: wire.without,
  }));

/** A filter that somebody said in words. */
export type SaidFilter = z.output<typeof SaidFilter>;

const Counts = readableList(Count);

/** The same in our shape. A host that does not understand words leaves the last three out. */
const FoundServices = z.object({
  total: z.number().int(),
  results: readableList(ServiceResult),
  facets: z.object({
    categories: Counts,
    subcategories: Counts,
    communities: Counts,
    cities: Counts,
  }),
  near: readableList(NearResult),
  understood: z
    .looseObject({ words: WireText, aside: WireText, filters: readableList(SaidFilter) })
    .nullish()
    .catch(null),
  did_you_mean: z.looseObject({ q: WireText, applied: WireFlag }).nullish().catch(null),
});

/** The search of public services. */
export const searchRows = {
  searchServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/search',
    summary:
      'The approved services that match words and choices: a page of 24, the number of all, and the ' +
      'number that each choice would leave. Filters that stand in the words, services near what was ' +
      'asked and other spellings come with them (`search-words`).',
    source: 'extension',
    extension: 'directory',
    query: ServiceSearch,
    answer: ServiceSearchAnswer,
    read: FoundServices,
  }),
} as const;
