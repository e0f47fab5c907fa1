import 'server-only';
import { getLocale } from 'next-intl/server';
import { withWhom } from '@/app/[locale]/(booking)/booking/with-whom';
import type { MoveTimes } from '@/components/booking/manage/move-view';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import { listSlotsForMove } from '@/lib/server/host/calendar/customer-link';
import { askNextStart, findNextStart } from '@/lib/server/host/calendar/next-start';
import { findChosen, findTeam } from '@/lib/server/host/calendar/people';
import { readIntoNight } from '@/lib/server/host/slots';
import { HostError } from '@/lib/server/host/transport/host-error';
import { requestEnd } from '@/lib/server/http/page-status';
import { type BookingDay, bookingDays, findOfferedTime } from '@/lib/shared/domain/booking/times';
import { bookingWindow } from '@/lib/shared/domain/booking/window';
import { nearestStarts } from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { bookingHorizon, spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { MoveState } from '@/lib/shared/url/manage-url';

const zone = VENUE_ZONE.id;

function firstDayOf({ week, date, startsAt }: MoveState, booked: number): string {
  return week || date || localDay(startsAt ?? booked, zone);
}

/** A start that is no longer free, with the nearest free starts of its week. */
function toLost(days: readonly BookingDay[], startsAt: number) {
  const times = days.flatMap(({ parts }) => parts.flatMap((part) => part.times));
  const free = times.filter(({ isOwn }) => !isOwn).map((time) => time.startsAt);
  return { startsAt, nearest: nearestStarts(free, startsAt) };
}

/** The times to which a visit can move. Null if they cannot be read. */
export async function loadMoveTimes(
  { token, booking, minutes: durationMinutes, now }: ManagedVisit,
  state: MoveState,
): Promise<MoveTimes | null> {
  const week = bookingWindow(localDay(now, zone), firstDayOf(state, booking.startsAt));
  const span = spanOfDays(week.days[0] ?? '', week.days.at(-1) ?? '', zone);
  try {
    const [slots, team] = await Promise.all([
      readIntoNight((days) => listSlotsForMove(token, days), span),
      findTeam(booking.calendarId),
    ]);
    const locale = await getLocale();
    const itemIds = booking.items.map(({ id }) => id);
    const person = findChosen(team, state.person, itemIds);
    const people = person ? [person.id] : undefined;
    const isSame = !person || person.id === booking.person?.id;
    const own = isSame ? booking.startsAt : undefined;
    const visit = { durationMinutes, options: [], now, zone, locale, people };
    const days = bookingDays(week.days, slots, { ...visit, ...(own !== undefined && { own }) });
    const wanted = {
      from: span.to,
      until: bookingHorizon(now, zone),
      durationMinutes,
      person: person?.id,
      itemIds,
    };
    const isEmpty = days.every(({ count }) => count === 0);
    const endsEmpty = days.at(-1)?.count === 0;
    const findNext = () => {
      if (isEmpty) return findNextStart(booking.calendarId, wanted, requestEnd());
      return endsEmpty ? askNextStart(booking.calendarId, wanted) : null;
    };
    const next = await findNext();
    const asked = state.startsAt === null ? null : findOfferedTime(days, state.startsAt);
    const chosen = asked?.time.isOwn ? null : (asked?.time ?? null);
    const lost = state.startsAt === null || asked ? null : toLost(days, state.startsAt);
    return {
      week,
      days,
      next,
      chosen,
      lost,
      person: person?.id ?? null,
      withWhom: withWhom(team, booking.items, { slots, durationMinutes, now, until: span.to }),
    };
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}
