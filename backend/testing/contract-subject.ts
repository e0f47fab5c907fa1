import { busyElsewhere, otherCalendars } from '@/backend/db/other-calendars-schema';
import { sealAddress } from '@/backend/other-calendars/address';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { Database } from '../db/client';
import { reviews } from '../db/review-schema';
import { bookings } from '../db/schema';
import { seedAccount } from '../db/seed';
import { type SeedArticle, seedNews } from '../db/seed-news';
import { seedMember } from '../db/seed-slates';
import { staff, staffDecisions, staffSessions } from '../db/staff-schema';
import { toManageToken, toReviewToken } from '../mail/manage-token';
import { calendarOf, startCalendarServer } from './calendar-server';
import { LINK_SECRET } from './link-secret';
import { sampleAccount, sampleEvent, sampleService } from './sample-account';

const EVENT = '00000000-0000-4000-8000-000000000001';
const SPARE_EVENT = '00000000-0000-4000-8000-000000000002';

export interface Subject {
  serviceId: string;
  calendarId: number;
  itemIds: number[];
  userId: string;
  slateId: string;
  authorId: string;
  eventId: string;
  links: [string, string];
  /** `id` is of a kept calendar, `address` of another. */
  otherCalendar: { id: number; address: string };
  /** `token` is of a past visit, `reviewId` of another one. */
  review: { token: string; reviewId: string };
  spare: { serviceId: string; itemId: number; eventId: string };
}

export async function seedSubject(db: Database, start: number): Promise<Subject> {
  const userId = 'owner-of-the-contract';
  const items = [{ service: 0, item: 0 }];
  const { accountId, services, bookingIds } = await seedAccount(
    db,
    sampleAccount({
      userId,
      email: 'owner@contract.example',
      services: [
        sampleService({
          subcategories: ['Nails'],
          portfolioImages: ['https://assets.example/1.webp'],
          items: [{ name: 'Cut', priceMinor: 1_000, durationMinutes: 30 }, { name: 'Spare' }],
        }),
        sampleService({ name: 'Spare' }),
      ],
      events: [sampleEvent({ id: EVENT }), sampleEvent({ id: SPARE_EVENT })],
      availability: [{ from: start, to: start + 8 * HOUR_MS, status: 'available' }],
      bookings: [7, 7.5].map((hours, index) => ({
        startsAt: start + hours * HOUR_MS,
        items,
        customerName: 'Ada',
        customerPhone: `+356 2100 001${index}`,
      })),
    }),
  );
  await seedStaff(db, start);
  await seedNews(db, [sampleArticle()]);
  const [service, spare] = services;
  const otherCalendar = await seedOtherCalendar(db, accountId, start);
  const posts = [{ text: 'A post of the contract test.', communityId: 1 as const }];
  const { memberId, slateIds } = await seedMember(db, { name: 'Ada Obi', slates: posts });
  const [token = '', cancelled = ''] = bookingIds.map((bookingId) =>
    toManageToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET),
  );
  const [itemId = 0, spareItemId = 0] = service?.itemIds ?? [];
  return {
    serviceId: service?.id ?? '',
    calendarId: accountId,
    otherCalendar,
    itemIds: [itemId],
    userId,
    slateId: slateIds[0] ?? '',
    authorId: memberId,
    eventId: EVENT,
    links: [token, cancelled],
    review: await seedReview(db, accountId, start),
    spare: { serviceId: spare?.id ?? '', itemId: spareItemId, eventId: SPARE_EVENT },
  };
}

export const STAFF_SIGN_IN = 'sign-in-of-the-contract';

/** In the staff's room from an hour before `start` for half an hour. */
async function seedStaff(db: Database, start: number): Promise<void> {
  const seen = new Date(start - HOUR_MS);
  const [owner] = await db
    .insert(staff)
    .values({
      userId: 'staff-of-the-contract',
      email: 'staff@settln.example',
      name: 'Rosa Camilleri',
      role: 'owner',
      addedAt: seen,
    })
    .returning();
  if (!owner) throw new Error('a write without a row');
  await db
    .insert(staffSessions)
    .values({ signIn: STAFF_SIGN_IN, staffId: owner.id, begunAt: seen, seenAt: seen });
  // Its number is 1; too late to take back.
  await db.insert(staffDecisions).values({
    kind: 'service',
    subjectId: SPARE_EVENT,
    name: 'Spare',
    action: 'approve',
    staffId: owner.id,
    decidedAt: new Date(start - 2 * HOUR_MS),
    before: { kind: 'service', id: SPARE_EVENT },
  });
  await db.insert(staffDecisions).values({
    kind: 'service',
    subjectId: EVENT,
    name: 'Contract Test',
    action: 'takeDown',
    text: 'It is not what it says.',
    staffId: owner.id,
    decidedAt: new Date(start - 2 * HOUR_MS),
  });
}

/** Of two visits two days ago, one has a published review. */
async function seedReview(db: Database, accountId: number, start: number) {
  const visits = [0, 1].map((n) => {
    const from = start - (48 - 2 * n) * HOUR_MS;
    const during = { from, to: from + HOUR_MS };
    const customerName = 'Ada Obi';
    const createdAt = new Date(start - 96 * HOUR_MS);
    return { accountId, during, customerName, totalMinor: 0, personId: 8, createdAt };
  });
  const rows = await db.insert(bookings).values(visits).returning({ bookingId: bookings.id });
  const [open, done] = rows.map(({ bookingId }) => bookingId);
  const linked = { accountId, bookingId: open ?? 0, linkVersion: 0 };
  const at = new Date(start - 26 * HOUR_MS);
  const [review] = await db
    .insert(reviews)
    .values({
      accountId,
      bookingId: done ?? 0,
      stars: 5,
      status: 'published',
      visitedAt: at,
      writtenAt: at,
      publishAt: at,
      publishedAt: at,
    })
    .returning({ id: reviews.id });
  return { token: toReviewToken(linked, LINK_SECRET), reviewId: review?.id ?? '' };
}

let count = 0;

export function sampleArticle(overrides: Partial<SeedArticle> = {}): SeedArticle {
  count += 1;
  return {
    title: 'Kenkey Festival in Sliema',
    source: 'The Harbour Post',
    snippet: 'Three days of it.',
    link: `https://harbour.example/articles/${count}`,
    publishedAt: new Date('2027-03-04T12:00:00Z'),
    origins: ['GH'],
    ...overrides,
  };
}

async function seedOtherCalendar(db: Database, accountId: number, start: number) {
  const during = { from: start + 30 * HOUR_MS, to: start + 31 * HOUR_MS };
  const host = await startCalendarServer((_, response) => {
    response.end(calendarOf([during]));
  });
  const [row] = await db
    .insert(otherCalendars)
    .values({
      accountId,
      name: 'Private',
      sealedAddress: sealAddress(`${host}/kept.ics`, accountId, LINK_SECRET),
      shownHost: '127.0.0.1',
      shownEnd: '',
      createdAt: new Date(start),
      dueAt: new Date(start),
    })
    .returning({ id: otherCalendars.id });
  const id = row?.id ?? 0;
  await db.insert(busyElsewhere).values({ accountId, calendarId: id, during, unsaid: false });
  return { id, address: `${host}/new.ics` };
}
