import 'server-only';
import { host } from '@/lib/contract/host';
import type { ServicePayload } from '@/lib/contract/shapes/service-payload';
import { callHost } from '@/lib/host/transport/call-host';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { forgetService } from './forget-service';

const query = { hostCountry: HOST_COUNTRY };

/** Creates a service for the user in the payload. Throws `HostError`. */
export async function createService(payload: ServicePayload): Promise<void> {
  await callHost(host.createService, { query, body: payload });
}

/**
 * Replaces a service. The caller has checked that it belongs to the session's user, whose id is
 * the payload's. Throws `HostError`.
 */
export async function updateService(id: string, payload: ServicePayload): Promise<void> {
  await callHost(host.updateService, { params: { id }, query, body: payload });
  forgetService(id);
}

/**
 * Deletes a service. {host} is not told by whom: the caller has checked the owner.
 * Throws `HostError`.
 */
export async function deleteService(id: string): Promise<void> {
  await callHost(host.deleteService, { params: { id }, query });
  forgetService(id);
}
