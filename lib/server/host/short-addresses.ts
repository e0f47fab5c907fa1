import 'server-only';
import { env } from '@/lib/server/env';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { OwnAddresses } from '@/lib/shared/contract/short-addresses';
import { isShortAddress } from '@/lib/shared/domain/services/short-address';
import type { Locale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { providerPath, shortPath } from '@/lib/shared/url/paths';
import { forgetService } from './forget-service';

/**
 * `marked` begins with a slash. Without it, "0123" and "123" would count as the same id and share
 * an entry.
 */
async function readTarget(marked: string): Promise<string | null> {
  const address = marked.slice(1);
  return (await callHost(host.findShortAddress, { params: { address } })).serviceId;
}

/** It has no tag, because an address gets another service only after its service was deleted. */
const cachedTarget = cachedRead('short-address', readTarget, () => []);

/** Returns the id of a service. Capital letters do not matter. */
export async function findShortAddress(typed: string): Promise<string | null> {
  const address = typed.toLowerCase();
  if (!isShortAddress(address)) return null;
  try {
    return await cachedTarget(`/${address}`);
  } catch (error) {
    // A new process does not know yet what {host} offers.
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}

/**
 * The caller has checked that the user is the owner. Returns null if {host} has no addresses or
 * fails.
 */
export async function readOwnAddresses(serviceId: string): Promise<OwnAddresses | null> {
  if (!isOurs()) return null;
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

/** Returns the short address, or else the address of the profile. */
export async function findShareUrl(serviceId: string, locale: Locale): Promise<string> {
  const short = isOurs() ? (await cachedAddress(serviceId))?.address : null;
  const path = short ? shortPath(short) : providerPath(serviceId);
  return env().SITE_URL + localePath(locale, path);
}

/** The caller has checked that the user is the owner. */
export async function chooseShortAddress(serviceId: string, address: string) {
  const params = { id: serviceId };
  const answer = await callHost(host.chooseShortAddress, { params, body: { address } });
  forgetService(serviceId);
  return answer;
}
