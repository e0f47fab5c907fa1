import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { SPOKEN_CODES } from '@/lib/domain/languages';
import { COUNTRIES } from '@/lib/domain/places/countries';
import { SERVICE_LIMITS } from '@/lib/domain/services/service-form';
import { Deleted, IdParam, InHostCountry, Saved, TextLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { editShape } from './form-table';
import { serviceTexts } from './services';
import {
  Acknowledgement,
  AcknowledgementAnswer,
  readableIn,
  StatusOnly,
  WireId,
  WireText,
} from './wire';

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
  /** "" only in an edit of a service without a logo. */
  profileImageUrl: z.union([z.literal(''), ImageUrl]).default(''),
  /** As many as the body's limit lets through (SVF-032). */
  portfolioImages: z.array(ImageUrl).default([]),
  isCommunityFavorite: z.boolean(),
});
export type ServicePayload = z.infer<typeof ServicePayload>;

const OTHER_FIELDS = Object.fromEntries(
  Object.keys(ServicePayload.shape)
    .filter((field) => !DOCUMENTED_FIELDS.includes(field))
    .map((field) => [field, 'service-fields' as const]),
);

export const ServiceEdit = z.object(editShape(ServicePayload.shape));
export type ServiceEdit = z.infer<typeof ServiceEdit>;

/** Without the favourite flag; `userId` must still be the session's user. */
export const ServiceForm = ServicePayload.omit({ isCommunityFavorite: true });
export type ServiceForm = z.infer<typeof ServiceForm>;

export const ServiceEditForm = ServiceEdit.omit({ isCommunityFavorite: true });
export type ServiceEditForm = z.infer<typeof ServiceEditForm>;

const SubcategoryAnswer = z.object({ id: z.number().int(), title: z.string() });

export const Subcategory = z
  .looseObject({ id: WireId.pipe(z.string().regex(/^\d{1,15}$/)), title: WireText })
  .transform(({ id, title }) => ({ id, title }));
export type Subcategory = z.infer<typeof Subcategory>;

const ServiceId = z.object({ id: z.string().min(1) });

const CategoryId = z.object({ categoryId: z.string().regex(/^\d{1,4}$/) });

const Choices = z.array(z.object({ id: z.number(), title: z.string() }));

export const serviceWriteRows = {
  listSubcategories: endpoint({
    method: 'GET',
    path: 'serviceCategories/{categoryId}/subcategories',
    summary: 'The subcategories of a service category.',
    source: 'PC-014',
    params: z.object({ categoryId: z.string().regex(/^\d{1,4}$/) }),
    query: InHostCountry,
    answer: z.array(SubcategoryAnswer),
    read: readableIn(Subcategory),
  }),
  createService: endpoint({
    method: 'POST',
    path: 'serviceProviders',
    summary: 'Creates a service, which waits for review.',
    source: 'PC-016',
    query: InHostCountry,
    body: ServicePayload,
    onlyFor: OTHER_FIELDS,
    status: 201,
    refuses: ['forbidden', 'conflict'],
    answer: AcknowledgementAnswer.extend({ data: z.object({ id: z.string() }) }),
    read: StatusOnly,
    bodyOptional: true,
  }),
  updateService: endpoint({
    method: 'PUT',
    path: 'serviceProviders/{id}',
    summary: 'Replaces a service of the user in the payload; an absent optional field stays.',
    source: 'PC-021',
    params: ServiceId,
    query: InHostCountry,
    body: ServiceEdit,
    onlyFor: OTHER_FIELDS,
    refuses: ['forbidden', 'not_found'],
    answer: AcknowledgementAnswer,
    read: StatusOnly,
    bodyOptional: true,
  }),
  deleteService: endpoint({
    method: 'DELETE',
    path: 'serviceProviders/{id}',
    summary: 'Deletes a service with its items and pictures; bookings stay.',
    source: 'PC-023',
    params: ServiceId,
    query: InHostCountry,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
} as const;

export const serviceWriteApi = {
  listSubcategories: apiEndpoint({
    method: 'GET',
    path: '/api/categories/{categoryId}/subcategories',
    limit: 'reads',
    summary: 'The subcategories of a category, for the service form.',
    source: 'SVF-021, PC-014',
    params: CategoryId,
    answer: Choices,
    read: Choices,
  }),
  createService: apiEndpoint({
    method: 'POST',
    path: '/api/services',
    limit: 'changes',
    summary: 'Lists a service of the signed-in person, which then waits for review.',
    source: 'SVF-044, PC-016',
    body: ServiceForm,
    status: 201,
    answer: Saved,
    read: Saved,
  }),
  updateService: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}',
    limit: 'changes',
    summary: 'Replaces a service of the signed-in person; an absent optional field stays.',
    source: 'SVF-036, PC-021',
    params: IdParam,
    body: ServiceEditForm,
    answer: Saved,
    read: Saved,
  }),
  deleteService: apiEndpoint({
    method: 'DELETE',
    path: '/api/services/{id}',
    limit: 'changes',
    summary: 'Deletes a service of the signed-in person.',
    source: 'SVD-015, PC-023',
    params: IdParam,
    answer: Deleted,
    read: Deleted,
  }),
} as const;
