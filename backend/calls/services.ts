import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { accounts, services } from '@/backend/db/schema';
import { subcategories } from '@/backend/db/subcategory-schema';
import { isUuid } from '@/backend/db/uuid';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { type ServiceAnswer, serviceTexts } from '@/lib/shared/contract/services';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import { findCategoryTitle } from '@/lib/shared/domain/services/categories';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import type { Call } from './call';

const chosenSubcategories = sql<{ id: number; title: string }[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title) order by s.id), '[]')
  from service_subcategories ls join subcategories s on s.id = ls.subcategory_id
  where ls.service_id = ${services.id})`;

const portfolio = sql<{ id: string; image_url: string }[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'image_url', p.image_url) order by p.position), '[]')
  from portfolio_images p where p.service_id = ${services.id})`;

const score = sql<{ count: number; sum: number } | null>`(
  select json_build_object('count', r.count, 'sum', r.sum)
  from review_scores r where r.account_id = ${services.accountId})`;

const detailColumns = {
  ...getTableColumns(services),
  userId: accounts.userId,
  trader: accounts.trader,
  subcategories: chosenSubcategories,
  portfolioImages: portfolio,
  score,
};

type DetailRow = typeof services.$inferSelect & {
  userId: string;
  trader: TraderKind | null;
  subcategories: { id: number; title: string }[];
  portfolioImages: { id: string; image_url: string }[];
  score: { count: number; sum: number } | null;
};

function toAnswer(row: DetailRow): ServiceAnswer {
  return {
    id: row.id,
    user_id: row.userId,
    ...serviceTexts.toWire(row),
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
    created_at: toIso(row.createdAt),
    review_count: row.score?.count ?? 0,
    review_sum: row.score?.sum ?? 0,
    trader: row.trader,
    speaks: row.speaks ?? [],
  };
}

/** Finds a service of any status. Callers have to check who may see it. */
export const getService: Call<HostTable['getService']> = async ({ query }, { db }) => {
  const [row] = isUuid(query.id)
    ? await db
        .select(detailColumns)
        .from(services)
        .innerJoin(accounts, eq(accounts.id, services.accountId))
        .where(eq(services.id, query.id))
    : [];
  if (!row) throw new AppError('not_found', refusal('noListing'));
  return toAnswer(row);
};

export const listServices: Call<HostTable['listServices']> = async ({ query }, { db }) => {
  const rows = await db
    .select(detailColumns)
    .from(services)
    .innerJoin(accounts, eq(accounts.id, services.accountId))
    .where(and(eq(accounts.userId, query.userId), eq(services.hostCountry, query.hostCountry)))
    .orderBy(desc(services.createdAt), services.id);
  return rows.map(toAnswer);
};

export const listPublicServices: Call<HostTable['listPublicServices']> = async (
  { query },
  { db },
) => {
  const rows = await db
    .select()
    .from(services)
    .where(and(eq(services.status, 'approved'), eq(services.hostCountry, query.hostCountry)))
    .orderBy(desc(services.createdAt), services.id)
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
    updated_at: toIso(row.updatedAt),
  }));
};

export const listSubcategories: Call<HostTable['listSubcategories']> = ({ params }, { db }) =>
  db
    .select({ id: subcategories.id, title: subcategories.title })
    .from(subcategories)
    .where(eq(subcategories.categoryId, Number(params.categoryId)))
    .orderBy(asc(subcategories.id));
