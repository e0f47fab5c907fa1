import { z } from 'zod';
import { LAST_PAGE, LONGEST_PHRASE, SEARCH_ORDERS, toPhrase } from '@/lib/domain/directory/search';
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

/** What somebody looks for among the public services. */
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

/** A page of results, the number of all, and how many each choice would leave beside the others. */
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
});

const Subcategory = z.object({ id: WireId, title: WireText });

const ServiceResult = z
  .looseObject({
    id: WireId,
    name: WireText,
    address: WireText,
    city_id: WireText,
    category_id: WireNumber,
    community_id: WireNumber,
    subcategories: readableList(Subcategory),
    profile_image_url: WireUrl,
    is_community_favorite: WireFlag,
    price_from: WireNumber,
    next_available: MaybeInstant,
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.name,
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
  }));

export type FoundService = z.output<typeof ServiceResult>;

const Counts = readableList(Count);

/** The same in our shape. */
export const FoundServices = z.object({
  total: z.number().int(),
  results: readableList(ServiceResult),
  facets: z.object({
    categories: Counts,
    subcategories: Counts,
    communities: Counts,
    cities: Counts,
  }),
});

/** The search of public services. */
export const searchRows = {
  searchServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/search',
    summary:
      'The approved services that fit words and choices: a page of 24, the number of all, and the ' +
      'number that each choice would leave.',
    source: 'extension',
    extension: 'directory',
    query: ServiceSearch,
    answer: ServiceSearchAnswer,
    read: FoundServices,
  }),
} as const;
