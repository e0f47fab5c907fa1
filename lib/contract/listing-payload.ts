import { z } from 'zod';

/** The limits that the service form, our route and our backend share. */
export const LISTING_LIMITS = {
  name: 120,
  address: 200,
  phone: 40,
  website: 300,
  description: 4000,
  imageUrl: 1000,
} as const;

const ImageUrl = z.url().max(LISTING_LIMITS.imageUrl);

/** A listing as it is written: exactly the 14 fields of provider §3. */
export const ListingPayload = z.object({
  name: z.string().trim().min(1).max(LISTING_LIMITS.name),
  address: z.string().trim().min(1).max(LISTING_LIMITS.address),
  countryIso: z.string().length(2),
  phoneNumber: z.string().trim().min(1).max(LISTING_LIMITS.phone),
  whatsappNumber: z.string().trim().max(LISTING_LIMITS.phone),
  websiteUrl: z.string().trim().max(LISTING_LIMITS.website),
  description: z.string().trim().min(1).max(LISTING_LIMITS.description),
  communities: z.array(z.number().int().min(1).max(6)).length(1),
  categoryId: z.number().int().min(1).max(9),
  subcategoryIds: z.array(z.number().int().positive()).max(50),
  userId: z.string().min(1).max(255),
  profileImageUrl: ImageUrl,
  portfolioImages: z.array(ImageUrl).max(200),
  isCommunityFavorite: z.boolean(),
});
export type ListingPayload = z.infer<typeof ListingPayload>;
