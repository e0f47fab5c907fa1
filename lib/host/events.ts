import 'server-only';
import { host } from '@/lib/contract/host';
import type { EventEditPayload, EventPayload } from '@/lib/contract/shapes/event-payload';
import type { Event } from '@/lib/contract/shapes/events';
import { callHost } from '@/lib/host/transport/call-host';
import { isHostNotFound } from '@/lib/host/transport/host-error';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

const IN_HOST_COUNTRY = { hostCountry: HOST_COUNTRY };

/** An event as {host} has it now, whatever its status; null when there is none. Nothing is cached. */
export async function readEvent(id: string): Promise<Event | null> {
  try {
    const query = { eventId: id, ...IN_HOST_COUNTRY };
    const event = await callHost(host.getEvent, { query });
    // Of a list the first item counts (PC-026), and only if it is the event that was asked for.
    return event?.id === id ? event : null;
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

/** The events of a user, of every status, as {host} has them now. */
export function listEvents(userId: string): Promise<Event[]> {
  return callHost(host.listEvents, { query: { userId, ...IN_HOST_COUNTRY } });
}

/**
 * Whether an event is this user's. A host need not say whose an event is (PC-027);
 * then it is this user's if their own list has it.
 */
export async function isEventOf(event: Event, userId: string): Promise<boolean> {
  if (event.userId !== '') return event.userId === userId;
  const own = await listEvents(userId);
  return own.some(({ id, userId: owner }) => id === event.id && ['', userId].includes(owner));
}

/** Creates an event for the user in the payload. Throws `HostError`. */
export async function createEvent(payload: EventPayload): Promise<void> {
  await callHost(host.createEvent, { query: IN_HOST_COUNTRY, body: payload });
}

/**
 * Replaces an event. The caller has checked that it belongs to the session's user, whose id is the
 * payload's. Throws `HostError`.
 */
export async function updateEvent(payload: EventEditPayload): Promise<void> {
  const query = { eventId: String(payload.id), ...IN_HOST_COUNTRY };
  await callHost(host.updateEvent, { query, body: payload });
}

/** Deletes an event. {host} is not told by whom: the caller has checked it. Throws `HostError`. */
export async function deleteEvent(id: string): Promise<void> {
  await callHost(host.deleteEvent, { params: { id }, query: IN_HOST_COUNTRY });
}
