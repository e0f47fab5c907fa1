import 'server-only';
import { cache } from 'react';
import type { ProfileProblem } from '@/components/profile/profile-problem';
import { findService } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { Service } from '@/lib/shared/contract/services';
import { isPublic } from '@/lib/shared/domain/listings/status';

/** A preview is a pending service, for its owner only. */
export type Profile =
  | { kind: 'public' | 'preview'; service: Service }
  | { kind: 'notFound'; was: FormerService | null }
  | { kind: 'noId' | 'failed' };

export type FormerService = Pick<Service, 'categoryId' | 'communityId'>;

export const PROFILE_STATUS = { noId: 400, notFound: 404, failed: 502 } as const satisfies Record<
  ProfileProblem,
  number
>;

/** `isOwn` allows a preview of a service that is not public. */
export async function readProfile(
  id: string,
  isOwn: (service: Service) => Promise<boolean>,
): Promise<Profile> {
  if (!id) return { kind: 'noId' };
  try {
    const service = await findService(id);
    if (!service) return { kind: 'notFound', was: null };
    if (isPublic(service.status)) return { kind: 'public', service };
    if (await isOwn(service)) return { kind: 'preview', service };
    const { status, categoryId, communityId } = service;
    return {
      kind: 'notFound',
      was: status === 'delisted' ? { categoryId, communityId } : null,
    };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    // A malformed or unsendable id names no provider.
    const isOfNobody =
      ['status', 'input'].includes(error.kind) && [400, 422].includes(error.status);
    return isOfNobody ? { kind: 'notFound', was: null } : { kind: 'failed' };
  }
}

export const loadPublicProfile = cache((id: string) => readProfile(id, async () => false));
