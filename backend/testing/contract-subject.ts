import { busyElsewhere, otherCalendars } from '@/backend/db/elsewhere-schema';
import { sealAddress } from '@/backend/elsewhere/address';
import { HOUR_MS } from '@/lib/time/units';
import type { Database } from '../db/client';
import { seedAccount } from '../db/seed';
import { type SeedArticle, seedNews } from '../db/seed-news';
import { seedMember } from '../db/seed-slates';
import { toManageToken } from '../mail/manage-token';
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
  /** Of a calendar that is kept, and the address of another one. */
  otherCalendar: { id: number; address: string };
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
    spare: { serviceId: spare?.id ?? '', itemId: spareItemId, eventId: SPARE_EVENT },
  };
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
