import { z } from 'zod';
import { COUNTRIES } from '@/lib/domain/countries';

/** The limits that the service form, our route and our backend share. */
export const LISTING_LIMITS = {
  name: 120,
  address: 200,
  phone: 40,
  website: 300,
  description: 4000,
  imageUrl: 1000,
} as const;

const HTTP = { protocol: /^https?$/ };
const ImageUrl = z.url(HTTP).max(LISTING_LIMITS.imageUrl);
const Website = z
  .url({ ...HTTP, error: 'Please enter a web address.' })
  .max(LISTING_LIMITS.website);

/** A listing as it is written: exactly the 14 fields of provider §3. */
export const ListingPayload = z.object({
  name: z.string().trim().min(1).max(LISTING_LIMITS.name),
  address: z.string().trim().min(1).max(LISTING_LIMITS.address),
  countryIso: z.enum(COUNTRIES.map(({ iso }) => iso)),
  phoneNumber: z.string().trim().min(1).max(LISTING_LIMITS.phone),
  whatsappNumber: z.string().trim().max(LISTING_LIMITS.phone),
  websiteUrl: z.union([z.literal(''), Website]),
  description: z.string().trim().min(1).max(LISTING_LIMITS.description),
  /** A list that holds one community. */
  communities: z.tuple([z.number().int().min(1).max(6)]),
  categoryId: z.number().int().min(1).max(9),
  subcategoryIds: z.array(z.number().int().positive()).max(50),
  userId: z.string().min(1).max(255),
  /** Empty only for an edit of a listing that has no logo. */
  profileImageUrl: z.union([z.literal(''), ImageUrl]),
  portfolioImages: z.array(ImageUrl).max(200),
  isCommunityFavorite: z.boolean(),
});
export type ListingPayload = z.infer<typeof ListingPayload>;
