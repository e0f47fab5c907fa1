import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import {
  accounts,
  listingSubcategories,
  listings,
  portfolioImages,
  subcategories,
} from '@/backend/db/schema';
import type { ListingPayload } from '@/lib/contract/shapes/listing-payload';
import { AppError } from '@/lib/errors';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The columns of a listing that its payload fills. */
export function toColumns(body: ListingPayload) {
  return {
    name: body.name,
    address: body.address,
    countryIso: body.countryIso,
    phoneNumber: body.phoneNumber,
    whatsappNumber: body.whatsappNumber || null,
    websiteUrl: body.websiteUrl || null,
    description: body.description,
    communityId: body.communities[0],
    categoryId: body.categoryId,
    profileImageUrl: body.profileImageUrl || null,
    isCommunityFavorite: body.isCommunityFavorite,
  };
}

/** Replaces the columns and takes the choices away, which the caller inserts anew. */
export async function replaceListing(
  tx: Transaction,
  id: string,
  body: ListingPayload,
  review: Partial<typeof listings.$inferInsert>,
) {
  await tx.delete(listingSubcategories).where(eq(listingSubcategories.listingId, id));
  await tx.delete(portfolioImages).where(eq(portfolioImages.listingId, id));
  return tx
    .update(listings)
    .set({ ...toColumns(body), ...review })
    .where(eq(listings.id, id))
    .returning({ id: listings.id });
}

/** Subcategories and pictures. Throws `invalid` for subcategories of another category. */
export async function insertChoices(tx: Transaction, listingId: string, body: ListingPayload) {
  const ids = [...new Set(body.subcategoryIds)];
  const ofCategory = eq(subcategories.categoryId, body.categoryId);
  const offered = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(ids.length > 0 ? and(ofCategory, inArray(subcategories.id, ids)) : ofCategory);
  if (ids.length === 0 && offered.length > 0) {
    throw new AppError('invalid', 'Please select at least one subcategory.');
  }
  if (ids.length > offered.length) {
    throw new AppError('invalid', 'A chosen subcategory does not belong to the category.');
  }
  if (ids.length > 0) {
    await tx
      .insert(listingSubcategories)
      .values(ids.map((subcategoryId) => ({ listingId, subcategoryId })));
  }
  const images = body.portfolioImages.map((imageUrl, position) => ({
    listingId,
    position,
    imageUrl,
  }));
  if (images.length > 0) await tx.insert(portfolioImages).values(images);
}

/** The first listing lends its account the address and the picture that booking pages show. */
export async function introduceAccount(tx: Transaction, accountId: number, body: ListingPayload) {
  await tx
    .update(accounts)
    .set({
      address: body.address,
      profileImageUrl: sql`coalesce(${accounts.profileImageUrl}, ${body.profileImageUrl})`,
    })
    .where(and(eq(accounts.id, accountId), eq(accounts.address, '')));
}
