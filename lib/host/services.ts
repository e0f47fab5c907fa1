import 'server-only';
import { host } from '@/lib/contract/host';
import type { PublicService, Service } from '@/lib/contract/shapes/services';
import { isPublic } from '@/lib/domain/listings/status';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError, isHostNotFound } from '@/lib/host/transport/host-error';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

const PAGE = 1000;
const PAGES = 50;

/** A service as {host} has it now, whatever its status; null when there is none. */
export async function readService(id: string): Promise<Service | null> {
  try {
    const query = { id, hostCountry: HOST_COUNTRY };
    const service = await callHost(host.getService, { query });
    if (!service || service.id) return service;
    // Nothing in the answer says that it is the one asked for, so neither does it say whose that is.
    return { ...service, id, userId: '' };
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

/** The service services of a user, of every status, as {host} has them now. */
export function listServices(userId: string): Promise<Service[]> {
  return callHost(host.listServices, { query: { userId, hostCountry: HOST_COUNTRY } });
}

/**
 * Whether a service is this user's. Where {host} leaves out its owner or its id, it is
 * this user's if their own list has it.
 */
export async function isServiceOf(service: Service, userId: string): Promise<boolean> {
  if (service.userId !== '') return service.userId === userId;
  const own = await listServices(userId);
  return own.some(({ id, userId: owner }) => id === service.id && ['', userId].includes(owner));
}

/** A service of any status, at most a minute or two old; null when there is none. */
export const findService = cachedRead('service', readService, (id) => [`service:${id}`]);

/** A service that everybody may see; null for unknown, pending, rejected and delisted ones. */
export async function findPublicService(id: string): Promise<Service | null> {
  const service = await findService(id);
  return service && isPublic(service.status) ? service : null;
}

async function readPublicServices(): Promise<PublicService[]> {
  const found: PublicService[] = [];
  try {
    for (let page = 0; page < PAGES; page += 1) {
      const query = { hostCountry: HOST_COUNTRY, offset: page * PAGE, limit: PAGE };
      const services = await callHost(host.listPublicServices, { query });
      found.push(...services.filter((service) => service !== null));
      if (services.length < PAGE) break;
    }
  } catch (error) {
    if (!(error instanceof HostError) || error.kind !== 'not_offered') throw error;
  }
  return found;
}

const cachedPublicServices = cachedRead('public-services', readPublicServices, () => ['services']);

/** All approved services, newest first; none when {host} does not offer the directory. */
export async function listPublicServices(): Promise<PublicService[]> {
  return (await cachedPublicServices()) ?? [];
}
