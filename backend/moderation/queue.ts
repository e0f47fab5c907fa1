import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import { isUuid } from '@/backend/db/uuid';
import type { ListingStatus } from '@/lib/domain/listings/status';
import type { Database } from '../db/client';
import { decisions } from '../db/moderation-schema';
import { accounts, events, portfolioImages, services } from '../db/schema';
import { findPost } from './post';

export interface Waiting {
  kind: 'service' | 'event';
  id: string;
  name: string;
  owner: string;
  /** `approved` if it was public and edited. */
  status: ListingStatus;
  waitingSince: Date;
}

export async function listWaiting(db: Database): Promise<Waiting[]> {
  const [submittedServices, submittedEvents] = await Promise.all([
    db
      .select({
        id: services.id,
        name: services.name,
        owner: accounts.name,
        status: services.status,
        waitingSince: services.waitingSince,
      })
      .from(services)
      .innerJoin(accounts, eq(accounts.id, services.accountId))
      .where(isNotNull(services.waitingSince)),
    db
      .select({
        id: events.id,
        name: events.title,
        owner: accounts.name,
        status: events.status,
        waitingSince: events.waitingSince,
      })
      .from(events)
      .innerJoin(accounts, eq(accounts.id, events.accountId))
      .where(isNotNull(events.waitingSince)),
  ]);
  return [
    ...submittedServices.map((row) => ({ kind: 'service' as const, ...row })),
    ...submittedEvents.map((row) => ({ kind: 'event' as const, ...row })),
  ]
    .flatMap(({ waitingSince, ...row }) => (waitingSince ? [{ ...row, waitingSince }] : []))
    .sort((a, b) => a.waitingSince.getTime() - b.waitingSince.getTime());
}

export function listDecisions(db: Database, most: number) {
  return db.select().from(decisions).orderBy(desc(decisions.id)).limit(most);
}

export async function findSubmission(db: Database, id: string) {
  if (!isUuid(id)) return null;
  const [service] = await db.select().from(services).where(eq(services.id, id));
  if (service) {
    const pictures = await db
      .select({ url: portfolioImages.imageUrl })
      .from(portfolioImages)
      .where(eq(portfolioImages.serviceId, id))
      .orderBy(asc(portfolioImages.position));
    const portfolio = pictures.map(({ url }) => url).join(' ');
    return { kind: 'service' as const, fields: { ...service, portfolio } };
  }
  const [event] = await db.select().from(events).where(eq(events.id, id));
  if (event) return { kind: 'event' as const, fields: event };
  const post = await findPost(db, id);
  return post && { kind: 'slate' as const, fields: post };
}
