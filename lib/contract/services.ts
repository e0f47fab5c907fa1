import { z } from 'zod';
import { TRADER_KINDS } from '@/lib/domain/accounts/trader';
import { SPOKEN_CODES } from '@/lib/domain/languages';
import { findListingStatus, LISTING_STATUSES } from '@/lib/domain/listings/status';
import { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import {
  HostCountry,
  IdParam,
  OfUser,
  OwnThings,
  ReadSpoken,
  ReadTextLanguage,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { textShapes } from './form-table';
import {
  MaybeInstant,
  oneIn,
  placesIn,
  readableIn,
  readableList,
  WireFlag,
  WireId,
  WireLink,
  WireNumber,
  WireText,
  WireUrl,
} from './wire';

export const serviceTexts = textShapes(SERVICE_TABLE);

/** As in PC-013 and CC-005. */
export const ServiceAnswer = z.object({
  id: z.string(),
  user_id: z.string(),
  ...serviceTexts.answer,
  community: z.object({ communityId: z.number().int() }),
  category_id: z.number().int(),
  category: z.object({ title: z.string() }),
  profile_image_url: z.string().nullable(),
  country_iso: z.string(),
  subcategories: z.array(z.object({ id: z.number().int(), title: z.string() })),
  portfolioImages: z.array(z.object({ id: z.string(), image_url: z.string() })),
  is_community_favorite: z.boolean(),
  status: z.enum(LISTING_STATUSES),
  /** For its owner; an extension. */
  status_reason: z.string().nullable(),
  created_at: z.string(),
  /** Extensions, of its account. */
  review_count: z.number().int(),
  review_sum: z.number().int(),
  trader: z.enum(TRADER_KINDS).nullable(),
  speaks: z.array(z.enum(SPOKEN_CODES)),
});
export type ServiceAnswer = z.infer<typeof ServiceAnswer>;

const Subcategory = z
  .object({ id: WireId, title: WireText })
  .refine((subcategory) => subcategory.title !== '');

const PortfolioImage = z
  .object({ id: WireText, image_url: WireUrl })
  .refine((image) => image.image_url !== '')
  .transform((image) => ({ id: image.id || image.image_url, url: image.image_url }));

const Community = z
  .union([
    z.object({ communityId: WireNumber }).transform((community) => community.communityId),
    WireNumber,
  ])
  .catch(null);

const ServiceFields = z.looseObject({
  user_id: WireText,
  ...serviceTexts.read,
  language: ReadTextLanguage,
  second_language: ReadTextLanguage,
  speaks: ReadSpoken,
  website_url: WireLink,
  community: Community.optional(),
  category_id: WireNumber,
  category: z.object({ title: WireText }).nullish().catch(null),
  profile_image_url: WireUrl,
  country_iso: WireText,
  subcategories: readableList(Subcategory),
  subcategoryIds: readableList(WireId),
  subcategory_ids: readableList(WireId),
  portfolioImages: readableList(PortfolioImage),
  is_community_favorite: WireFlag,
  status_reason: WireText,
  created_at: MaybeInstant,
  review_count: WireNumber,
  review_sum: WireNumber,
  trader: z.enum(TRADER_KINDS).nullish().catch(null),
});

function toService(wire: z.infer<typeof ServiceFields> & { id: string }) {
  return {
    id: wire.id,
    userId: wire.user_id,
    ...serviceTexts.fromWire(wire),
    speaks: wire.speaks,
    communityId: wire.community ?? null,
    categoryId: wire.category_id,
    categoryTitle: wire.category?.title ?? '',
    profileImageUrl: wire.profile_image_url,
    countryIso: wire.country_iso,
    subcategories: wire.subcategories,
    subcategoryIds:
      [wire.subcategoryIds, wire.subcategories.map(({ id }) => id), wire.subcategory_ids].find(
        (ids) => ids.length > 0,
      ) ?? [],
    portfolioImages: wire.portfolioImages,
    isCommunityFavorite: wire.is_community_favorite,
    /** Epoch ms; null when the host does not say. */
    createdAt: wire.created_at ?? null,
    /** Null without a status: then it is public (rulings). */
    status: findListingStatus(wire),
    statusReason: wire.status_reason,
    /** Of its account; null where the host has no reviews. */
    score:
      wire.review_count === null || wire.review_sum === null
        ? null
        : { count: wire.review_count, sum: wire.review_sum },
    trader: wire.trader ?? null,
  };
}

/** Missing texts are ""; ids are texts in the host's spelling. */
export const Service = ServiceFields.extend({ id: WireId }).transform(toService);
export type Service = z.infer<typeof Service>;

/** Null for no service. The id may be "": CC-005 names none. */
export const ServiceDetails = oneIn(
  ServiceFields.extend({ id: WireText })
    .refine(({ id, name }) => id !== '' || name !== '')
    .transform(toService),
);

export const PublicService = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  category_id: z.number().int(),
  community_id: z.number().int(),
  profile_image_url: z.string().nullable(),
  is_community_favorite: z.boolean(),
  updated_at: z.string(),
});
export type PublicService = z.infer<typeof PublicService>;

const Picture = z.instanceof(Response);

export const serviceRows = {
  getService: endpoint({
    method: 'GET',
    path: 'serviceProviders/details',
    summary: 'A service, with its moderation status.',
    source: 'CC-003, PC-011',
    query: z.object({ id: z.string().min(1), hostCountry: HostCountry }),
    refuses: ['not_found'],
    answer: ServiceAnswer,
    read: ServiceDetails,
  }),
  listPublicServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders',
    summary: 'The approved services, newest first, for the sitemap and the landing page.',
    source: 'extension',
    extension: 'directory',
    query: z.object({
      hostCountry: HostCountry,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    answer: z.array(PublicService),
    read: placesIn(PublicService),
  }),
  listServices: endpoint({
    method: 'GET',
    path: 'serviceProviders',
    summary: 'The services of a user, of every status, newest first.',
    source: 'PC-009',
    query: OfUser,
    answer: z.array(ServiceAnswer),
    read: readableIn(Service),
  }),
} as const;

export const serviceApi = {
  listOwnServices: apiEndpoint({
    method: 'GET',
    path: '/api/services',
    limit: 'reads',
    summary: 'The services of the signed-in person, as their form would show them.',
    source: 'PC-009',
    answer: OwnThings,
    read: OwnThings,
  }),
  readLogo: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/logo',
    limit: 'pictures',
    summary: 'The logo of a service, from our own origin, so that a canvas with it can be saved.',
    source: 'PROMO-005; RULINGS, "Promotional image"',
    params: IdParam,
    answer: Picture,
    read: Picture,
  }),
} as const;
