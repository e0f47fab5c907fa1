import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/server/env';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { LIMITS, type LimitName } from '@/lib/shared/domain/limits';
import { clientNetworkOf } from './client-address';

/** Returns null if no proxy names the network. */
export function networkOf(headers: Pick<Headers, 'get'>): string | null {
  return clientNetworkOf(headers, env().TRUSTED_PROXIES);
}

/** The same for a request as Node's server gets it. */
export function networkOfNode(headers: IncomingHttpHeaders): string | null {
  return networkOf({ get: (name) => headers[name]?.toString() ?? null });
}

/** Skips limits that the endpoint counts itself. Throws `too_many`. */
export async function limitNetwork(name: LimitName, headers: Headers): Promise<void> {
  const { of, at } = LIMITS[name];
  if (at === 'handle' && of === 'network') await enforceLimit(name, networkOf(headers));
}

/** Throws `too_many`. */
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
