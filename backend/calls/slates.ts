import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { members, slates } from '@/backend/db/network-schema';
import { services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { readerTexts } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { MEDIA_PATH, type SlateAnswer } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import type { Call } from './call';

const mediaUrl = (id: string) => `${MEDIA_PATH}/${id}`;

function toAnswer(row: typeof slates.$inferSelect): SlateAnswer {
  const { mediaType: type, mediaId, posterId } = row;
  return {
    id: row.id,
    text: row.text,
    language: row.language,
    created_at: toIso(row.createdAt),
    view_count: row.viewCount,
    like_count: row.likeCount,
    comment_count: row.commentCount,
    author: { id: row.authorId },
    media:
      type && mediaId
        ? { type, url: mediaUrl(mediaId), poster_url: posterId && mediaUrl(posterId) }
        : null,
  };
}

const isPublic = eq(slates.status, 'approved');

async function findRow(db: Database, id: string) {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(slates)
        .where(and(eq(slates.id, id), isPublic))
    : [];
  if (!row) throw new AppError('not_found', readerTexts('errors.reasons')('nothingThere'));
  return row;
}

export const getSlate: Call<HostTable['getSlate']> = async ({ params }, { db }) =>
  toAnswer(await findRow(db, params.id));

export const getSlateCommunity: Call<HostTable['getSlateCommunity']> = async (
  { params },
  { db },
) => ({ communityId: (await findRow(db, params.id)).communityId });

async function findNewestPublicService(db: Database, accountId: number): Promise<string | null> {
  const [newest] = await db
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        eq(services.accountId, accountId),
        eq(services.status, 'approved'),
        eq(services.hostCountry, HOST_COUNTRY),
      ),
    )
    .orderBy(desc(services.createdAt), services.id)
    .limit(1);
  return newest?.id ?? null;
}

export const getAuthor: Call<HostTable['getAuthor']> = async ({ params }, { db }) => {
  const [row] = isUuid(params.authorId)
    ? await db.select().from(members).where(eq(members.id, params.authorId))
    : [];
  if (!row) throw new AppError('not_found', readerTexts('errors.reasons')('nothingThere'));
  const { id, name, headline, location, pictureId, accountId } = row;
  const profileImage = pictureId && mediaUrl(pictureId);
  const service_provider_id =
    accountId === null ? null : await findNewestPublicService(db, accountId);
  return { id, name, headline, location, profileImage, service_provider_id };
};

export const listAuthorSlates: Call<HostTable['listAuthorSlates']> = async (
  { params, query },
  { db },
) => {
  if (!isUuid(params.authorId)) return [];
  const { id, text, createdAt, mediaType, language } = slates;
  const rows = await db
    .select({ id, text, createdAt, mediaType, language })
    .from(slates)
    .where(and(eq(slates.authorId, params.authorId), isPublic))
    .orderBy(desc(createdAt), id)
    .limit(query.limit);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    language: row.language ?? '',
  }));
};

export const listCommunitySlates: Call<HostTable['listCommunitySlates']> = async (
  { params, query },
  { db },
) => {
  const ofCommunity = and(eq(slates.communityId, params.communityId as CommunityId), isPublic);
  const [total, rows] = await Promise.all([
    db.$count(slates, ofCommunity),
    db
      .select({
        slate: getTableColumns(slates),
        author: { name: members.name, pictureId: members.pictureId },
      })
      .from(slates)
      .innerJoin(members, eq(members.id, slates.authorId))
      .where(ofCommunity)
      .orderBy(desc(slates.createdAt), slates.id)
      .limit(query.limit)
      .offset(query.offset),
  ]);
  const results = rows.map(({ slate, author: { name, pictureId } }) => {
    const { id, text, language, createdAt, likeCount, commentCount, mediaId, posterId } = slate;
    const mediaType = mediaId === null ? null : slate.mediaType;
    return {
      id,
      text,
      likeCount,
      commentCount,
      mediaType,
      language: language ?? '',
      createdAt: createdAt.getTime(),
      hasPicture: mediaType === 'image' || (mediaType === 'video' && posterId !== null),
      author: { name, hasPicture: pictureId !== null },
    };
  });
  return { total, results };
};

export const listPublicSlates: Call<HostTable['listPublicSlates']> = async ({ query }, { db }) => {
  const rows = await db
    .select({ id: slates.id, updatedAt: slates.updatedAt })
    .from(slates)
    .where(isPublic)
    .orderBy(desc(slates.createdAt), slates.id)
    .limit(query.limit)
    .offset(query.offset);
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.getTime() }));
};
