import 'server-only';
import { readCalendarId } from '@/lib/server/host/accounts';
import { readServiceItems } from '@/lib/server/host/service-items';
import { readService } from '@/lib/server/host/services';
import { listSlots } from '@/lib/server/host/slots';
import { within } from '@/lib/server/host/transport/in-time';
import { logEvent } from '@/lib/server/log';
import type { BookingRequest } from '@/lib/shared/contract/bookings';
import { offeredStarts, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { DAY_MS } from '@/lib/shared/time/units';
import { ableOf, findTeam } from './people';

const WEEK_MS = 7 * DAY_MS;

/** The booking itself may take 10 s, and browsers wait 20 s for both together. */
const LOOK_MS = 3_500;

/** Returns true also if {host} does not say whose times they are, because times name nobody. */
async function hasOwnTimes(request: BookingRequest, serviceId: string): Promise<boolean> {
  const [service, calendarId] = await Promise.all([
    readService(serviceId).catch(() => null),
    readCalendarId(serviceId).catch(() => null),
  ]);
  const isHidden = service !== null && !isPublic(service.status);
  const isElsewhere = calendarId !== null && calendarId !== request.calendarId;
  return !isHidden && !isElsewhere;
}

async function readFreeStarts(
  request: BookingRequest,
  serviceId: string,
): Promise<number[] | null> {
  const now = Date.now();
  const wanted = request.startsAt;
  const span = { from: Math.max(now, wanted - WEEK_MS), to: Math.max(now, wanted) + WEEK_MS };
  const [items, slots, isOwn, team] = await Promise.all([
    readServiceItems(serviceId),
    listSlots(request.calendarId, span),
    hasOwnTimes(request, serviceId),
    findTeam(request.calendarId),
  ]);
  if (!isOwn) return null;
  const durationMinutes = visitMinutes(
    items.filter(({ id }) => request.itemIds.includes(id)).map((item) => item.durationMinutes),
  );
  const people = request.person === undefined ? ableOf(team, request.itemIds) : [request.person];
  return offeredStarts(slots, { durationMinutes, now, people });
}

/** Returns starts in epoch ms within a week of the wanted time, or null if the answer is late. */
export async function findFreeStarts(
  request: BookingRequest,
  serviceId: string | undefined,
): Promise<number[] | null> {
  if (!serviceId) return null;
  const read = readFreeStarts(request, serviceId).catch((error) => {
    logEvent('warn', 'free_starts_unknown', { error: error?.name });
    return null;
  });
  return within(LOOK_MS, read);
}
