import 'server-only';
import { host } from '@/lib/contract/host';
import type { OwnAddresses } from '@/lib/contract/short-addresses';
import { isShortAddress } from '@/lib/domain/services/short-address';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { providerPath, shortPath } from '@/lib/url/paths';
import { forgetService } from './forget-service';

export const offersShortAddresses = () => hostOffers(serverOf({}).base, 'short-addresses');

/** With a sign before it, since "0123" and "123" as ids would share an entry. */
async function readTarget(marked: string): Promise<string | null> {
  const address = marked.slice(1);
  return (await callHost(host.findShortAddress, { params: { address } })).serviceId;
}

/** It leads there for good, and nobody else ever gets it. */
const cachedTarget = cachedRead('short-address', readTarget, () => []);

/** The id of a service; null for none, and on other hosts. Capitals are as good as small letters. */
export async function findShortAddress(typed: string): Promise<string | null> {
  const address = typed.toLowerCase();
  if (!isShortAddress(address)) return null;
  try {
    return await cachedTarget(`/${address}`);
  } catch (error) {
    // Asked first, because a process that has just started does not know what {host} offers.
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}

/** The caller has checked the owner. Null where {host} has none, or did not answer. */
export async function readOwnAddresses(serviceId: string): Promise<OwnAddresses | null> {
  if (!offersShortAddresses()) return null;
  try {
    return await callHost(host.listShortAddresses, { params: { id: serviceId } });
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

async function readAddress(serviceId: string): Promise<{ address: string | null } | null> {
  const own = await readOwnAddresses(serviceId);
  return own && { address: own.address };
}

const cachedAddress = cachedRead('short-address-of', readAddress, (id) => [`service:${id}`]);

/** How a service is told to others: its short address if it has one, else its profile. */
export async function findShareUrl(serviceId: string): Promise<string> {
  const short = offersShortAddresses() ? (await cachedAddress(serviceId))?.address : null;
  return `${env().SITE_URL}${short ? shortPath(short) : providerPath(serviceId)}`;
}

/** The caller has checked the owner. Throws `not_found` on other hosts. */
export async function chooseShortAddress(serviceId: string, address: string) {
  if (!offersShortAddresses()) throw new AppError('not_found', { key: 'shortAddressesNotKept' });
  const params = { id: serviceId };
  const answer = await callHost(host.chooseShortAddress, { params, body: { address } });
  forgetService(serviceId);
  return answer;
}
