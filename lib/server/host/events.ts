import 'server-only';
import { isListed } from '@/lib/server/host/documented/owner';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, isHostNotFound, namesNothing } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import { findImageFault } from '@/lib/server/storage/verify';
import {
  EVENT_CONSTANTS,
  type Event,
  type EventEditForm,
  type EventEditPayload,
  type EventForm,
  EventPayload,
} from '@/lib/shared/contract/events';
import { keepAbsent, withSnakeKeys } from '@/lib/shared/contract/form-table';
import type { User } from '@/lib/shared/domain/accounts/user';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import {
  checkEvent,
  EVENT_PROBLEMS,
  endOf,
  readTicketPrice,
  startOf,
} from '@/lib/shared/domain/events/event-form';
import { toEventText } from '@/lib/shared/domain/events/saved-event';
import { textsOf } from '@/lib/shared/domain/form-fields';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { toDecimal } from '@/lib/shared/domain/money';
import { currencyOf } from '@/lib/shared/domain/places/countries';
import { withHttps } from '@/lib/shared/domain/text/website';
import { AppError, type FieldText } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { isEventId } from '@/lib/shared/url/whats-on-url';
import { assertAccount } from './accounts';
import { forgetEvent } from './forget-service';

const IN_HOST_COUNTRY = { hostCountry: HOST_COUNTRY };

export async function readEvent(id: string): Promise<Event | null> {
  try {
    const query = { eventId: id, ...IN_HOST_COUNTRY };
    const event = await callHost(host.getEvent, { query });
    // {host} may answer with a list. Its first event counts (PC-026), if the id is right.
    return event?.id === id ? event : null;
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

const findEvent = cachedRead('event', readEvent, (id) => [`event:${id}`]);

/** Returns null also for an id that {host} cannot read. */
export async function findKnownEvent(id: string): Promise<Event | null> {
  if (!isEventId(id)) return null;
  try {
    return await findEvent(id);
  } catch (error) {
    if (error instanceof HostError && namesNothing(error)) return null;
    throw error;
  }
}

export async function findPublicEvent(id: string): Promise<Event | null> {
  const event = await findKnownEvent(id);
  return event && isPublic(event.status) ? event : null;
}

export function listEvents(userId: string): Promise<Event[]> {
  return callHost(host.listEvents, { query: { userId, ...IN_HOST_COUNTRY } });
}

/** If no owner is named (PC-027), the user's own list decides. */
export async function isEventOf(event: Event, userId: string): Promise<boolean> {
  if (event.userId !== '') return event.userId === userId;
  return isListed(event.id, await listEvents(userId), userId);
}

async function sendNew(payload: EventPayload): Promise<void> {
  await callHost(host.createEvent, { query: IN_HOST_COUNTRY, body: payload });
}

async function sendEdit(payload: EventEditPayload): Promise<void> {
  const query = { eventId: String(payload.id), ...IN_HOST_COUNTRY };
  await callHost(host.updateEvent, { query, body: payload });
  forgetEvent(String(payload.id));
}

/** The caller has checked that the user is the owner. Throws `HostError`. */
export async function deleteEvent(id: string): Promise<void> {
  await callHost(host.deleteEvent, { params: { id }, query: IN_HOST_COUNTRY });
  forgetEvent(id);
}

/** The caller has checked that the user is the owner. Throws `HostError`. */
export async function cancelEvent(id: string, words: string): Promise<void> {
  await callHost(host.cancelEvent, { params: { id }, body: { words } });
  forgetEvent(id);
}

function refuseImage(imageUrl: FieldText): never {
  throw new AppError(
    'invalid',
    { key: 'correctFields' },
    {
      fields: { imageUrl },
    },
  );
}

/** A copy keeps the picture of its original, which may be older than our rules. */
async function isOfOwnEvent(imageUrl: string, userId: string): Promise<boolean> {
  return (await listEvents(userId)).some((event) => event.imageUrl === imageUrl);
}

/** A picture that did not change is not checked, because it may be older than our rules. */
async function checkImage({ imageUrl }: EventForm, user: User, event: Event | null): Promise<void> {
  if (event && imageUrl === event.imageUrl) return;
  if (!imageUrl) refuseImage(EVENT_PROBLEMS.noImage);
  const fault = await findImageFault(imageUrl, user.id);
  if (fault && !(await isOfOwnEvent(imageUrl, user.id))) refuseImage(fault);
}

/** The form shows no seconds. If the minute is the same, the event keeps its instant. */
function toInstant(typed: number | null, loaded: number | null = null): string {
  // The check of the payload refuses "".
  if (typed === null) return '';
  const isSame = loaded !== null && Math.floor(loaded / MINUTE_MS) * MINUTE_MS === typed;
  return toIso(isSame ? loaded : typed);
}

function ticketOf(form: EventForm) {
  if (form.isTicketRequired !== 'yes') {
    return {
      ticket_required: false,
      ticket_price: 0,
      ticket_currency: '',
      requires_booking: false,
      booking_link: '',
    };
  }
  const requiresBooking = form.isBookingRequired === 'yes';
  return {
    ticket_required: true,
    ticket_price: toDecimal(readTicketPrice(form.ticketPrice) ?? 0),
    ticket_currency: currencyOf(form.countryIso),
    requires_booking: requiresBooking,
    booking_link: requiresBooking ? withHttps(form.bookingLink) : '',
  };
}

async function toPayload(form: EventForm, user: User, event: Event | null): Promise<EventPayload> {
  if (form.userId !== user.id) throw new AppError('forbidden', { key: 'otherUser' });
  await checkImage(form, user, event);
  return EventPayload.parse({
    ...withSnakeKeys(textsOf(EVENT_TABLE, form)),
    category: form.category,
    start_date: toInstant(startOf(form), event?.startsAt),
    end_date: toInstant(endOf(form), event?.endsAt),
    timezone: form.timeZone,
    organizer_id: event?.organizerId ?? EVENT_CONSTANTS.organizer_id,
    city_id: event?.cityId ?? EVENT_CONSTANTS.city_id,
    community_id: Number(form.communityId),
    is_featured: event?.isFeatured ?? EVENT_CONSTANTS.is_featured,
    ...ticketOf(form),
    image_url: form.imageUrl,
    user_id: user.id,
    country_iso: form.countryIso,
  });
}

/** Throws `AppError` for wrong fields, and otherwise `HostError`. */
export async function createEvent(form: EventForm, user: User): Promise<void> {
  const payload = await toPayload(form, user, null);
  await assertAccount(user);
  await sendNew(payload);
}

/**
 * The caller has checked that the user is the owner. Throws `AppError` for wrong fields, and
 * otherwise `HostError`.
 */
export async function updateEvent(
  edit: EventEditForm,
  { user, event }: { user: User; event: Event },
): Promise<void> {
  const stored = { ...toEventText(event, edit.timeZone), imageUrl: event.imageUrl };
  const form = keepAbsent(edit, stored);
  const fields = checkEvent(form, { hasImage: true });
  if (Object.keys(fields).length > 0) {
    throw new AppError('invalid', { key: 'correctFields' }, { fields });
  }
  await sendEdit({ ...(await toPayload(form, user, event)), id: event.idAsSent });
}
