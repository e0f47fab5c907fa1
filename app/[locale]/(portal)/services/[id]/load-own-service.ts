import 'server-only';
import { cache } from 'react';
import { findAccount } from '@/lib/server/host/accounts';
import { findStatement } from '@/lib/server/host/appeals';
import { countVisitsToCome } from '@/lib/server/host/calendar/visits';
import { readOwnServiceItems } from '@/lib/server/host/service-items';
import { isServiceOf, readService } from '@/lib/server/host/services';
import { HostError, namesNothing } from '@/lib/server/host/transport/host-error';
import type { Statement } from '@/lib/shared/contract/moderation';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';

export type OwnService =
  | {
      kind: 'own';
      service: Service;
      items: ServiceItem[] | null;
      /** Null if unknown. */
      visitsToCome: number | null;
      statement: Statement | null;
    }
  | { kind: 'notFound' | 'stranger' | 'failed' };

/** Null if the items cannot be read: the page is shown without them (PC-044). */
async function findItems(serviceId: string, userId: string): Promise<ServiceItem[] | null> {
  try {
    return await readOwnServiceItems(serviceId, userId);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

async function findVisitsToCome(
  userId: string,
  items: readonly ServiceItem[] | null,
): Promise<number | null> {
  if (items === null) return null;
  try {
    const account = await findAccount(userId);
    return account?.id ? await countVisitsToCome(account.id, items) : null;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

export const loadOwnService = cache(async (id: string, userId: string): Promise<OwnService> => {
  try {
    const service = await readService(id);
    if (!service) return { kind: 'notFound' };
    if (!(await isServiceOf(service, userId))) return { kind: 'stranger' };
    const [items, statement] = await Promise.all([
      findItems(service.id, userId),
      findStatement(userId, { kind: 'service', id: service.id, status: service.status }),
    ]);
    const visitsToCome = await findVisitsToCome(userId, items);
    return { kind: 'own', service, items, visitsToCome, statement };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { kind: namesNothing(error) ? 'notFound' : 'failed' };
  }
});
