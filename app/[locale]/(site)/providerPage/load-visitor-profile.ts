import 'server-only';
import { cache } from 'react';
import { getUser } from '@/lib/auth/session';
import type { Service } from '@/lib/contract/services';
import { isServiceOf } from '@/lib/host/services';
import { readProfile } from './load-profile';

/** What this visitor may see; read once per request. */
export const loadVisitorProfile = cache((id: string) => readProfile(id, isOwnPending));

async function isOwnPending(service: Service): Promise<boolean> {
  if (service.status !== 'pending') return false;
  const user = await getUser();
  return user !== null && (await isServiceOf(service, user.id));
}
