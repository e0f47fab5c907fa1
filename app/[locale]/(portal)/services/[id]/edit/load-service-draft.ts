import type { ServiceDraft } from '@/components/services/service-request';
import { toServiceDraft } from '@/lib/host/own-things';
import { isServiceOf, readService } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';

export type EditableService =
  | { kind: 'own'; start: ServiceDraft }
  | { kind: 'otherOwner' | 'notLoaded' };

/** Never returns any part of somebody else's service. */
export async function loadServiceDraft(id: string, userId: string): Promise<EditableService> {
  try {
    const service = await readService(id);
    if (!service) return { kind: 'notLoaded' };
    return (await isServiceOf(service, userId))
      ? { kind: 'own', start: toServiceDraft(service) }
      : { kind: 'otherOwner' };
  } catch (error) {
    if (error instanceof HostError) return { kind: 'notLoaded' };
    throw error;
  }
}
