import type { ServiceDraft } from '@/components/services/service-draft';
import { toServiceDraft } from '@/lib/host/own-things';
import { isServiceOf, readService } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';

/** A service as its form opens with it, or why it does not. */
export type EditableService =
  | { kind: 'own'; start: ServiceDraft }
  | { kind: 'otherOwner' | 'notLoaded' };

/** Reads a service for its owner; of somebody else's, nothing leaves this function. */
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
