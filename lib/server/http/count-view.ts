import 'server-only';
import { readUser } from '@/lib/server/auth/session';
import { countView } from '@/lib/server/host/insight';
import { findService, isServiceOf } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { counterKey, counterOf } from '@/lib/server/limits/limits';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { AppError } from '@/lib/shared/errors';
import { networkOf } from './limit-request';

async function isOwn(serviceId: string, cookies: string | null): Promise<boolean> {
  const user = await readUser(cookies);
  if (!user) return false;
  const service = await findService(serviceId);
  return service !== null && (await isServiceOf(service, user.id));
}

function isDeclined(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

async function isFirstLook(serviceId: string, headers: Headers): Promise<boolean> {
  const network = networkOf(headers);
  if (network === null) return true;
  return (await counterOf('profileViews').take(counterKey(network, canonicalId(serviceId)))) === 0;
}

/**
 * Counts once an hour for each network. Does not count owners and browsers that decline. Throws
 * `not_found`, `too_many`.
 */
export async function countVisitorView(serviceId: string, headers: Headers) {
  if (!isOurs()) throw new AppError('not_found', { key: 'notMeasured' });
  if (isDeclined(headers)) return { received: true as const };
  await enforceLimit('allVisits', 'everybody');
  try {
    if (await isOwn(serviceId, headers.get('cookie'))) return { received: true as const };
    if (await isFirstLook(serviceId, headers)) await countView(serviceId);
  } catch (error) {
    // A view that is not counted harms nobody.
    if (!(error instanceof HostError)) throw error;
  }
  return { received: true as const };
}
