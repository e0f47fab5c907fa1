import 'server-only';
import type { BookingRequest } from '@/lib/contract/shapes/bookings';
import { offeredStarts, visitMinutes } from '@/lib/domain/calendar/slots';
import { isPublic } from '@/lib/domain/listings/status';
import { readCalendarId } from '@/lib/host/booking-provider';
import { readListing } from '@/lib/host/listings';
import { readServiceItems } from '@/lib/host/service-items';
import { within } from '@/lib/host/transport/within';
import { logEvent } from '@/lib/log';
import { listSlots } from './slots';

const WEEK_MS = 7 * 86_400_000;

/** A look comes before or after a booking's own 10 s, and browsers wait 15 s for both. */
const LOOK_MS = 3_500;

/**
 * What is not public has no times to show, and no listing those of another's calendar. Where {host}
 * does not say, they are shown: they are instants, and name nobody.
 */
async function hasOwnTimes(request: BookingRequest, listingId: string): Promise<boolean> {
  const [listing, calendarId] = await Promise.all([
    readListing(listingId).catch(() => null),
    readCalendarId(listingId).catch(() => null),
  ]);
  const isHidden = listing !== null && !isPublic(listing.status);
  const isElsewhere = calendarId !== null && calendarId !== String(request.settlnProviderId);
  return !isHidden && !isElsewhere;
}

async function readFreeStarts(
  request: BookingRequest,
  listingId: string,
): Promise<string[] | null> {
  const now = Date.now();
  const wanted = Date.parse(request.startTime);
  const span = { from: Math.max(now, wanted - WEEK_MS), to: Math.max(now, wanted) + WEEK_MS };
  const chosen = request.serviceItems.map(String);
  const [items, slots, isOwn] = await Promise.all([
    readServiceItems(listingId),
    listSlots(String(request.settlnProviderId), span),
    hasOwnTimes(request, listingId),
  ]);
  if (!isOwn) return null;
  const durationMinutes = visitMinutes(
    items.filter(({ id }) => chosen.includes(id)).map((item) => item.durationMinutes),
  );
  return offeredStarts(slots, { durationMinutes, now });
}

/**
 * The starts, as ISO instants, at which the wanted visit fits within a week of the wanted time, as
 * they are now; null when they cannot be read soon enough or the listing is not known.
 */
export async function findFreeStarts(
  request: BookingRequest,
  listingId: string | undefined,
): Promise<string[] | null> {
  if (!listingId) return null;
  const read = readFreeStarts(request, listingId).catch((error) => {
    logEvent('warn', 'free_starts_unknown', { error: error?.name });
    return null;
  });
  return within(LOOK_MS, read);
}
