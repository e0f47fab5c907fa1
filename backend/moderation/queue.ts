import { asc, desc, eq } from 'drizzle-orm';
import { isUuid } from '@/backend/db/uuid';
import type { Database } from '../db/client';
import { decisions } from '../db/moderation-schema';
import { events, portfolioImages, services } from '../db/schema';
import { findPost } from './post';

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
