import { z } from 'zod';
import { TRADER_KINDS, type TraderKind } from '@/lib/shared/domain/accounts/trader';
import { issueOf } from '@/lib/shared/domain/field-problem';
import type { TextName } from '@/lib/shared/domain/form-fields';
import { SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { LISTING_STATUSES, type ListingStatus } from '@/lib/shared/domain/listings/status';
import { COUNTRIES } from '@/lib/shared/domain/places/countries';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import { SERVICE_LIMITS } from '@/lib/shared/domain/services/service-form';
import {
  Deleted,
  HostCountry,
  IdParam,
  InHostCountry,
  OfUser,
  Saved,
  TextLanguage,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { editShape, textShapes } from './form-table';
import { AcknowledgementAnswer } from './wire';

export const serviceTexts = textShapes(SERVICE_TABLE);

/** The fields of PC-013 and CC-005. */
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
  /** Only for the service's owner. An extension. */
  status_reason: z.string().nullable(),
  created_at: z.string(),
  /** The score of the service's account. Extensions. */
  review_count: z.number().int(),
  review_sum: z.number().int(),
  trader: z.enum(TRADER_KINDS).nullable(),
  speaks: z.array(z.enum(SPOKEN_CODES)),
});
export type ServiceAnswer = z.infer<typeof ServiceAnswer>;

/** Missing texts are ""; ids are texts in the host's spelling. */
export interface Service extends Record<TextName<typeof SERVICE_TABLE>, string> {
  id: string;
  userId: string;
  speaks: (typeof SPOKEN_CODES)[number][];
  communityId: number | null;
  categoryId: number | null;
  categoryTitle: string;
  profileImageUrl: string;
  countryIso: string;
  subcategories: Subcategory[];
  subcategoryIds: string[];
  portfolioImages: { id: string; url: string }[];
  isCommunityFavorite: boolean;
  /** Epoch ms. Null if {host} does not say it. */
  createdAt: number | null;
  /** Null if there is no status. Then the service is public (rulings). */
  status: ListingStatus | null;
  statusReason: string;
  /** The score of the service's account. Null if {host} has no reviews. */
  score: { count: number; sum: number } | null;
  trader: TraderKind | null;
}

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

const IMAGE_URL_LENGTH = 1000;

const HTTP = { protocol: /^https?$/ };

export const ImageUrl = z.url(HTTP).max(IMAGE_URL_LENGTH);

const Website = z
  .url({ ...HTTP, error: issueOf({ key: 'websiteInvalid' }) })
  .max(SERVICE_LIMITS.websiteUrl);

/** PC-017. */
export const DOCUMENTED_FIELDS = [
  'name',
  'address',
  'countryIso',
  'phoneNumber',
  'whatsappNumber',
  'websiteUrl',
  'description',
  'communities',
  'categoryId',
  'subcategoryIds',
  'userId',
  'profileImageUrl',
  'portfolioImages',
  'isCommunityFavorite',
];

export const ServicePayload = z.object({
  ...serviceTexts.payload,
  language: TextLanguage,
  secondLanguage: TextLanguage,
  speaks: z.array(z.enum(SPOKEN_CODES)).max(SPOKEN_CODES.length).default([]),
  countryIso: z.enum(COUNTRIES.map(({ iso }) => iso)),
  websiteUrl: z.union([z.literal(''), Website]).default(''),
  /** A list that holds one community. */
  communities: z.tuple([z.number().int().min(1).max(6)]),
  categoryId: z.number().int().min(1).max(9),
  subcategoryIds: z.array(z.number().int().positive()).max(50).default([]),
  userId: z.string().min(1).max(255),
  /** "" is allowed only in an edit of a service that has no logo. */
  profileImageUrl: z.union([z.literal(''), ImageUrl]).default(''),
  /** The only limit is that of the body (SVF-032). */
  portfolioImages: z.array(ImageUrl).default([]),
  isCommunityFavorite: z.boolean(),
});
export type ServicePayload = z.infer<typeof ServicePayload>;

const OTHER_FIELDS = Object.fromEntries(
  Object.keys(ServicePayload.shape)
    .filter((field) => !DOCUMENTED_FIELDS.includes(field))
    .map((field) => [field, 1]),
);

export const ServiceEdit = z.object(editShape(ServicePayload.shape));
export type ServiceEdit = z.infer<typeof ServiceEdit>;

/** The favourite flag is left out. `userId` must still be the session's user. */
export const ServiceForm = ServicePayload.omit({ isCommunityFavorite: true });
export type ServiceForm = z.infer<typeof ServiceForm>;

export const ServiceEditForm = ServiceEdit.omit({ isCommunityFavorite: true });
export type ServiceEditForm = z.infer<typeof ServiceEditForm>;

const SubcategoryAnswer = z.object({ id: z.number().int(), title: z.string() });

export interface Subcategory {
  id: string;
  title: string;
}

const ServiceId = z.object({ id: z.string().min(1) });

const CategoryId = z.object({ categoryId: z.string().regex(/^\d{1,4}$/) });

const Choices = z.array(z.object({ id: z.number(), title: z.string() }));

const Wanted = z.enum(['0', '1']).default('0');

export const PosterQuery = z.object({
  /** A preview is small. Its service need not be public. */
  kind: z.enum(['pdf', 'png', 'preview']),
  size: z.enum(['a4', 'a5']).default('a4'),
  language: z.string().optional(),
  street: Wanted,
  hours: Wanted,
  telephone: Wanted,
});
export type PosterQuery = z.infer<typeof PosterQuery>;

export const serviceRows = {
  getService: endpoint({
    method: 'GET',
    path: 'serviceProviders/details',
    summary: 'A service, with its moderation status.',
    documented: 'CC-003, PC-011',
    query: z.object({ id: z.string().min(1), hostCountry: HostCountry }),
    refuses: ['not_found'],
    answer: ServiceAnswer,
  }),
  listPublicServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders',
    summary: 'The approved services, newest first, for the sitemap and the landing page.',
    since: 1,
    query: z.object({
      hostCountry: HostCountry,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    answer: z.array(PublicService),
  }),
  listServices: endpoint({
    method: 'GET',
    path: 'serviceProviders',
    summary: 'The services of a user, of every status, newest first.',
    documented: 'PC-009',
    query: OfUser,
    answer: z.array(ServiceAnswer),
  }),
  listSubcategories: endpoint({
    method: 'GET',
    path: 'serviceCategories/{categoryId}/subcategories',
    summary: 'The subcategories of a service category.',
    documented: 'PC-014',
    params: z.object({ categoryId: z.string().regex(/^\d{1,4}$/) }),
    query: InHostCountry,
    answer: z.array(SubcategoryAnswer),
  }),
  createService: endpoint({
    method: 'POST',
    path: 'serviceProviders',
    keepsKey: 'transaction',
    summary: 'Creates a service, which waits for review.',
    documented: 'PC-016',
    query: InHostCountry,
    body: ServicePayload,
    fieldsSince: OTHER_FIELDS,
    status: 201,
    refuses: ['forbidden', 'conflict'],
    answer: AcknowledgementAnswer.extend({ data: z.object({ id: z.string() }) }),
    bodyOptional: true,
  }),
  updateService: endpoint({
    method: 'PUT',
    path: 'serviceProviders/{id}',
    summary: 'Replaces a service of the user in the payload; an absent optional field stays.',
    documented: 'PC-021',
    params: ServiceId,
    query: InHostCountry,
    body: ServiceEdit,
    fieldsSince: OTHER_FIELDS,
    refuses: ['forbidden', 'not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  deleteService: endpoint({
    method: 'DELETE',
    path: 'serviceProviders/{id}',
    summary: 'Deletes a service with its items and pictures; bookings stay.',
    documented: 'PC-023',
    params: ServiceId,
    query: InHostCountry,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
} as const;

export const serviceApi = {
  readLogo: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/logo',
    access: 'ownerOfService',
    limit: 'pictures',
    summary: 'The logo of a service, from our own origin, so that a canvas with it can be saved.',
    documented: 'PROMO-005; RULINGS, "Promotional image"',
    params: IdParam,
    answer: Picture,
  }),
  listSubcategories: apiEndpoint({
    method: 'GET',
    path: '/api/categories/{categoryId}/subcategories',
    access: 'anyone',
    limit: 'reads',
    summary: 'The subcategories of a category, for the service form.',
    documented: 'SVF-021, PC-014',
    params: CategoryId,
    answer: Choices,
  }),
  createService: apiEndpoint({
    method: 'POST',
    path: '/api/services',
    access: 'signedIn',
    limit: 'changes',
    summary: 'Lists a service of the signed-in person, which then waits for review.',
    documented: 'SVF-044, PC-016',
    body: ServiceForm,
    status: 201,
    answer: Saved,
  }),
  updateService: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Replaces a service of the signed-in person; an absent optional field stays.',
    documented: 'SVF-036, PC-021',
    params: IdParam,
    body: ServiceEditForm,
    answer: Saved,
  }),
  deleteService: apiEndpoint({
    method: 'DELETE',
    path: '/api/services/{id}',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Deletes a service of the signed-in person.',
    documented: 'SVD-015, PC-023',
    params: IdParam,
    answer: Deleted,
  }),
  drawPoster: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/poster',
    access: 'ownerOfService',
    limit: 'cards',
    summary:
      'The poster of a service of the signed-in person, as PDF for a printer or as PNG; before the service is public, its preview only.',
    params: IdParam,
    query: PosterQuery,
    answer: z.instanceof(Response),
  }),
} as const;
