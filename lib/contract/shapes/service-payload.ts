import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { COUNTRIES } from '@/lib/domain/places/countries';
import { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import { SERVICE_LIMITS } from '@/lib/domain/services/service-form';
import { textShapes } from './form-table';

const IMAGE_URL_LENGTH = 1000;
const HTTP = { protocol: /^https?$/ };
const ImageUrl = z.url(HTTP).max(IMAGE_URL_LENGTH);
const Website = z
  .url({ ...HTTP, error: issueOf({ key: 'websiteInvalid' }) })
  .max(SERVICE_LIMITS.websiteUrl);

/** The texts of a service, on their way to {host} and back. */
export const serviceTexts = textShapes(SERVICE_TABLE);

/** A service as it is written: exactly 14 fields (PC-017). */
export const ServicePayload = z.object({
  ...serviceTexts.payload,
  countryIso: z.enum(COUNTRIES.map(({ iso }) => iso)),
  websiteUrl: z.union([z.literal(''), Website]),
  /** A list that holds one community. */
  communities: z.tuple([z.number().int().min(1).max(6)]),
  categoryId: z.number().int().min(1).max(9),
  subcategoryIds: z.array(z.number().int().positive()).max(50),
  userId: z.string().min(1).max(255),
  /** Empty only for an edit of a service that has no logo. */
  profileImageUrl: z.union([z.literal(''), ImageUrl]),
  portfolioImages: z.array(ImageUrl).max(200),
  isCommunityFavorite: z.boolean(),
});
export type ServicePayload = z.infer<typeof ServicePayload>;
