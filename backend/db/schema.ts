import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { TRADER_KINDS } from '@/lib/shared/domain/accounts/trader';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import { createdAt, customerChanges, instant, moderated, placeOf, tsvector } from './columns';
import { tstzrange } from './ranges';

/*
 * `migrations/` makes these tables, with what Drizzle cannot say; `schema.integration.test.ts`
 * compares the two.
 */

const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

/** The number is counted within the account; 0 is the first person. */
const personId = () => integer('person_id').notNull().default(0);

export const accounts = pgTable('accounts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
  email: text('email').notNull(),
  agreedToTerms: boolean('agreed_to_terms').notNull(),
  termsAcceptedAt: instant('terms_accepted_at').notNull(),
  name: text('name').notNull(),
  profileImageUrl: text('profile_image_url'),
  address: text('address').notNull().default(''),
  /** False for accounts without a calendar. */
  takesBookings: boolean('takes_bookings').notNull().default(true),
  /** From this time on, the account is neither public nor bookable. */
  suspendedAt: instant('suspended_at'),
  /** A higher version ends the feed's address. */
  feedVersion: integer('feed_version').notNull().default(0),
  feedSince: instant('feed_since'),
  peopleVersion: integer('people_version').notNull().default(0),
  letsCustomersChoose: boolean('lets_customers_choose').notNull().default(true),
  /** Only for us: it is not shown. */
  phone: text('phone').notNull().default(''),
  /** An address that was proved by a link. If it is null, mail goes to `email`. */
  noticeEmail: text('notice_email'),
  /** The language of mail. Null for English. */
  language: text('language'),
  pendingEmail: text('pending_email'),
  pendingSince: instant('pending_since'),
  /** A higher version ends links about the address. */
  addressVersion: integer('address_version').notNull().default(0),
  /** Kinds of mail that are switched off: keys of `MAIL_KINDS`. */
  mailOff: text('mail_off').array().notNull().default([]),
  /** Push notices that are switched off: values of `PUSH_CHOICES`. */
  pushOff: text('push_off').array().notNull().default([]),
  settingsVersion: integer('settings_version').notNull().default(0),
  /** Sessions with a lower version have ended. */
  sessionVersion: integer('session_version').notNull().default(0),
  trader: text('trader', { enum: TRADER_KINDS }),
  createdAt: createdAt(),
});

export const services = pgTable('services', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: accountId(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  countryIso: text('country_iso').notNull(),
  hostCountry: text('host_country').notNull().default('MT'),
  phoneNumber: text('phone_number').notNull(),
  whatsappNumber: text('whatsapp_number'),
  websiteUrl: text('website_url'),
  description: text('description').notNull(),
  communityId: integer('community_id').notNull(),
  categoryId: integer('category_id').notNull(),
  profileImageUrl: text('profile_image_url'),
  isCommunityFavorite: boolean('is_community_favorite').notNull().default(false),
  language: text('language'),
  speaks: text('speaks').array().$type<SpokenLanguage[]>(),
  secondLanguage: text('second_language'),
  secondDescription: text('second_description'),
  placeId: placeOf('address'),
  ...moderated(),
});

export const events = pgTable('events', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: accountId(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  category: text('category').notNull(),
  address: text('address').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  timezone: text('timezone').notNull(),
  organizerId: integer('organizer_id').notNull().default(2),
  cityId: integer('city_id').notNull().default(3),
  communityId: integer('community_id').notNull(),
  isFeatured: boolean('is_featured').notNull().default(true),
  ticketRequired: boolean('ticket_required').notNull().default(false),
  ticketPriceMinor: integer('ticket_price_minor').notNull().default(0),
  ticketCurrency: text('ticket_currency').notNull().default(''),
  requiresBooking: boolean('requires_booking').notNull().default(false),
  bookingLink: text('booking_link').notNull().default(''),
  imageUrl: text('image_url'),
  countryIso: text('country_iso').notNull(),
  hostCountry: text('host_country').notNull().default('MT'),
  language: text('language'),
  placeId: placeOf('address'),
  cancellation: text('cancellation'),
  movedFrom: instant('moved_from'),
  changeWords: text('change_words'),
  ...moderated(),
});

export const portfolioImages = pgTable('portfolio_images', {
  id: uuid('id').primaryKey().defaultRandom(),
  serviceId: uuid('service_id')
    .notNull()
    .references(() => services.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  imageUrl: text('image_url').notNull(),
});

/** Deleted rows are kept, because bookings name them. */
export const serviceItems = pgTable('service_items', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  serviceId: uuid('service_id')
    .notNull()
    .references(() => services.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  priceMinor: integer('price_minor').notNull().default(0),
  durationMinutes: integer('duration_minutes').notNull().default(0),
  language: text('language'),
  secondLanguage: text('second_language'),
  secondName: text('second_name'),
  secondDescription: text('second_description'),
  /** Items with null come after all others. */
  position: integer('position'),
  deletedAt: instant('deleted_at'),
  createdAt: createdAt(),
  /** Used for search; see `0003_services_and_events.sql`. */
  terms: tsvector('terms').generatedAlwaysAs(sql``),
});

/** A service's newest address is in use. When the account is erased, only a hash of it stays. */
export const shortAddresses = pgTable('short_addresses', {
  address: text('address').primaryKey(),
  accountId: integer('account_id').references(() => accounts.id),
  serviceId: uuid('service_id'),
  chosenAt: instant('chosen_at').notNull(),
});

/** The ranges of one person never overlap. */
export const availability = pgTable(
  'availability',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    personId: personId(),
    during: tstzrange('during').notNull(),
    status: text('status', { enum: ['available', 'unavailable'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.accountId] })],
);

/** An exclusion constraint ensures that a person's confirmed bookings never overlap. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    personId: personId(),
    during: tstzrange('during').notNull(),
    /** The visit with the time that is kept free around it. */
    kept: tstzrange('kept'),
    status: text('status', { enum: ['confirmed', 'cancelled'] })
      .notNull()
      .default('confirmed'),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    /** Made by lib/shared/phone-key.ts. */
    phoneKey: text('phone_key'),
    customerEmail: text('customer_email'),
    customerZone: text('customer_zone'),
    customerRemark: text('customer_remark'),
    /** Null for English, and for older visits booked by hand. */
    customerLanguage: text('customer_language'),
    totalMinor: integer('total_minor').notNull(),
    byProvider: boolean('by_provider').notNull().default(false),
    createdAt: createdAt(),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['customer', 'provider'] }),
    cancelReason: text('cancel_reason'),
    sequence: integer('sequence').notNull().default(0),
    /** Null if the provider never saw the booking. */
    seenSequence: integer('seen_sequence'),
    missedAt: instant('missed_at'),
    missedDisputedAt: instant('missed_disputed_at'),
    /** When somebody used a link of our mail. */
    answeredAt: instant('answered_at'),
    reviewAskedAt: instant('review_asked_at'),
    note: text('note'),
    /** Used to undo a move (backend/calls/arranged-visits). */
    beforeMove: jsonb('before_move'),
    /** The id of the first booking of the series. */
    seriesId: integer('series_id'),
    /** The service as it was booked; see booked-service.ts. */
    formerService: jsonb('former_service'),
    serviceNames: text('service_names').notNull().default(''),
    /** Made by Postgres. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql``),
    ...customerChanges(),
  },
  (table) => [primaryKey({ columns: [table.id, table.accountId] })],
);

/** The items as they were when they were booked. */
export const bookingItems = pgTable(
  'booking_items',
  {
    accountId: integer('account_id').notNull(),
    bookingId: integer('booking_id').notNull(),
    position: integer('position').notNull(),
    // This is no foreign key, because deleting a service must not touch past visits.
    serviceItemId: integer('service_item_id').notNull(),
    name: text('name').notNull(),
    priceMinor: integer('price_minor').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position, table.accountId] })],
);

/** An answer is stored in the transaction of its change, so that a repeat gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
