import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, listings } from '@/backend/db/schema';
import type { HostTable } from '@/lib/contract/host';
import type { ListingAnswer } from '@/lib/contract/shapes/listings';
import { findCategoryTitle } from '@/lib/domain/services/categories';
import { AppError } from '@/lib/errors';
import type { Service } from './call';

const ListingId = z.uuid();

const chosenSubcategories = sql<{ id: number; title: string }[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title) order by s.id), '[]')
  from listing_subcategories ls join subcategories s on s.id = ls.subcategory_id
  where ls.listing_id = ${listings.id})`;

const portfolio = sql<{ id: string; image_url: string }[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'image_url', p.image_url) order by p.position), '[]')
  from portfolio_images p where p.listing_id = ${listings.id})`;

/** Whether a text can be the id of a listing of ours. */
export function isListingId(id: string): boolean {
  return ListingId.safeParse(id).success;
}

const detailColumns = {
  ...getTableColumns(listings),
  userId: accounts.userId,
  subcategories: chosenSubcategories,
  portfolioImages: portfolio,
};

type DetailRow = typeof listings.$inferSelect & {
  userId: string;
  subcategories: { id: number; title: string }[];
  portfolioImages: { id: string; image_url: string }[];
};

function toAnswer(row: DetailRow): ListingAnswer {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    address: row.address,
    phone_number: row.phoneNumber,
    whatsapp_number: row.whatsappNumber,
    website_url: row.websiteUrl,
    description: row.description,
    community: { communityId: row.communityId },
    category_id: row.categoryId,
    category: { title: findCategoryTitle(row.categoryId) ?? '' },
    profile_image_url: row.profileImageUrl,
    country_iso: row.countryIso,
    subcategories: row.subcategories,
    portfolioImages: row.portfolioImages,
    is_community_favorite: row.isCommunityFavorite,
    status: row.status,
    status_reason: row.statusReason,
    created_at: row.createdAt.toISOString(),
  };
}

/** A listing of any status; who may see it is the web app's to decide. 404 when there is none. */
export const getListing: Service<HostTable['getListing']> = async ({ query }, { db }) => {
  const [row] = isListingId(query.id)
    ? await db
        .select(detailColumns)
        .from(listings)
        .innerJoin(accounts, eq(accounts.id, listings.accountId))
        .where(eq(listings.id, query.id))
    : [];
  if (!row) throw new AppError('not_found', 'There is no such listing.');
  return toAnswer(row);
};

/** The listings of a user in a host country, of every status, newest first. */
export const listListings: Service<HostTable['listListings']> = async ({ query }, { db }) => {
  const rows = await db
    .select(detailColumns)
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.accountId))
    .where(and(eq(accounts.userId, query.userId), eq(listings.hostCountry, query.hostCountry)))
    .orderBy(desc(listings.createdAt), listings.id);
  return rows.map(toAnswer);
};

/** The approved listings of a host country, newest first. */
export const listPublicListings: Service<HostTable['listPublicListings']> = async (
  { query },
  { db },
) => {
  const rows = await db
    .select()
    .from(listings)
    .where(and(eq(listings.status, 'approved'), eq(listings.hostCountry, query.hostCountry)))
    .orderBy(desc(listings.createdAt), listings.id)
    .limit(query.limit)
    .offset(query.offset);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    category_id: row.categoryId,
    community_id: row.communityId,
    profile_image_url: row.profileImageUrl,
    is_community_favorite: row.isCommunityFavorite,
    updated_at: row.updatedAt.toISOString(),
  }));
};
