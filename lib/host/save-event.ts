import 'server-only';
import type { EventForm } from '@/lib/contract/shapes/event-form';
import { EVENT_CONSTANTS, EventPayload } from '@/lib/contract/shapes/event-payload';
import type { Event } from '@/lib/contract/shapes/events';
import type { User } from '@/lib/domain/accounts/user';
import {
  EVENT_FORM_MESSAGES,
  endOf,
  readTicketPrice,
  startOf,
} from '@/lib/domain/events/event-form';
import { currencyOf } from '@/lib/domain/places/countries';
import { withHttps } from '@/lib/domain/text/website';
import { AppError, type FieldText } from '@/lib/errors';
import { findImageFault } from '@/lib/storage/verify';
import { updateEvent as sendEdit, createEvent as sendNew } from './events';

const MINUTE_MS = 60_000;

function refuseImage(imageUrl: FieldText): never {
  throw new AppError('invalid', { key: 'correctFields' }, { fields: { imageUrl } });
}

/** A picture that the event has already is not looked at again: it may be older than our rules. */
async function checkImage({ imageUrl }: EventForm, user: User, event: Event | null): Promise<void> {
  if (event && imageUrl === event.imageUrl) return;
  if (!imageUrl) refuseImage(EVENT_FORM_MESSAGES.noImage);
  const fault = await findImageFault(imageUrl, user.id);
  if (fault) refuseImage(fault);
}

/** The loaded instant where the typed one is the same minute: the form shows no seconds. */
function toInstant(typed: string | null, loaded: string | null | undefined): string {
  if (typed && loaded) {
    const isSame = Math.floor(Date.parse(loaded) / MINUTE_MS) * MINUTE_MS === Date.parse(typed);
    if (isSame) return loaded;
  }
  // The form's check has refused what there is not; "" would be refused by the payload's.
  return typed ?? '';
}

function ticketOf(form: EventForm) {
  if (form.isTicketRequired !== 'yes') {
    return {
      ...{ ticket_required: false, ticket_price: 0, ticket_currency: '' },
      ...{ requires_booking: false, booking_link: '' },
    };
  }
  const requiresBooking = form.isBookingRequired === 'yes';
  return {
    ticket_required: true,
    ticket_price: (readTicketPrice(form.ticketPrice) ?? 0) / 100,
    ticket_currency: currencyOf(form.countryIso),
    requires_booking: requiresBooking,
    booking_link: requiresBooking ? withHttps(form.bookingLink) : '',
  };
}

async function toPayload(form: EventForm, user: User, event: Event | null): Promise<EventPayload> {
  if (form.userId !== user.id) throw new AppError('forbidden', { key: 'otherUser' });
  await checkImage(form, user, event);
  return EventPayload.parse({
    title: form.title,
    description: form.description,
    category: form.category,
    address: form.address,
    start_date: toInstant(startOf(form), event?.startsAt),
    end_date: toInstant(endOf(form), event?.endsAt),
    timezone: form.timeZone,
    // What the form does not show goes back as it came.
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

/** Lists an event of the session's user. Throws `AppError` for what is wrong, else `HostError`. */
export async function createEvent(form: EventForm, user: User): Promise<void> {
  await sendNew(await toPayload(form, user, null));
}

/** Replaces an event whose owner the caller has checked. Throws `AppError`, else `HostError`. */
export async function updateEvent(
  form: EventForm,
  { user, event }: { user: User; event: Event },
): Promise<void> {
  await sendEdit({ ...(await toPayload(form, user, event)), id: event.idAsSent });
}
