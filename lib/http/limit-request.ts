import 'server-only';
import { LIMITS, type LimitName } from '@/lib/domain/limits';
import { env } from '@/lib/env';
import { enforceLimit } from '@/lib/limits/refusal';
import { clientNetworkOf } from './client-address';

/** Whom a limit counts as one for the sender of a request; null where no proxy says who it is. */
export function networkOf(headers: Pick<Headers, 'get'>): string | null {
  return clientNetworkOf(headers, env().TRUSTED_PROXIES);
}

/** Takes a limit that counts networks, unless its endpoint does that itself. Throws `too_many`. */
export async function limitNetwork(name: LimitName, headers: Headers): Promise<void> {
  const { of, at } = LIMITS[name];
  if (at === 'handle' && of === 'network') await enforceLimit(name, networkOf(headers));
}

/** Takes a limit that counts accounts, for the user whom access was granted to. Throws `too_many`. */
export async function limitAccount(name: LimitName, grant: unknown): Promise<void> {
  const { of, at } = LIMITS[name];
  if (at === 'handle' && of === 'account') await enforceLimit(name, userIdOf(grant));
}

function userIdOf(grant: unknown): string {
  const user: unknown = Object(grant).user;
  const id: unknown = Object(user).id;
  if (typeof id === 'string') return id;
  throw new Error('a limit that counts accounts needs an access that proves one');
}
