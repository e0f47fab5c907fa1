import { type AnyPgColumn, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MEDIA_TYPES } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { bytea, createdAt, instant } from './columns';
import { accounts } from './schema';

/** Rows never change, so their ids serve as ETags. */
export const media = pgTable('media', {
  id: uuid('id').primaryKey().defaultRandom(),
  contentType: text('content_type').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: createdAt(),
});

const mediaId = (name: string) => uuid(name).references((): AnyPgColumn => media.id);

export const members = pgTable('members', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  headline: text('headline').notNull().default(''),
  location: text('location').notNull().default(''),
  pictureId: mediaId('picture_id'),
  /** Null for members without services on this site. */
  accountId: integer('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/** Rows of removed posts are kept until the account is erased. */
export const slates = pgTable('slates', {
  id: uuid('id').primaryKey().defaultRandom(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => members.id),
  /** Null for a post to everybody. */
  communityId: integer('community_id').$type<CommunityId>(),
  text: text('text').notNull().default(''),
  language: text('language'),
  mediaType: text('media_type', { enum: MEDIA_TYPES }),
  mediaId: mediaId('media_id'),
  posterId: mediaId('poster_id'),
  status: text('status', { enum: ['approved', 'delisted'] })
    .notNull()
    .default('approved'),
  viewCount: integer('view_count').notNull().default(0),
  likeCount: integer('like_count').notNull().default(0),
  commentCount: integer('comment_count').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
