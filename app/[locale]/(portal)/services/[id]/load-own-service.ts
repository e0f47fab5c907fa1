import 'server-only';
import { cache } from 'react';
import type { Statement } from '@/lib/contract/moderation';
import type { ServiceItem } from '@/lib/contract/service-items';
import type { Service } from '@/lib/contract/services';
import { findAccount } from '@/lib/host/accounts';
import { findStatement } from '@/lib/host/appeals';
import { countVisitsToCome } from '@/lib/host/calendar/visits';
import { readOwnServiceItems } from '@/lib/host/service-items';
import { isServiceOf, readService } from '@/lib/host/services';
import { HostError, namesNothing } from '@/lib/host/transport/host-error';

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

/** Null if that fails: the page is shown without them (PC-044). */
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
