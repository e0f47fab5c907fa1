import 'server-only';
import { getLocale } from 'next-intl/server';
import {
  loadService,
  type Unloadable,
  unloadable,
} from '@/app/[locale]/(booking)/booking/load-service';
import type { ShownTimes } from '@/components/booking/times/times-view';
import { findCalendarId } from '@/lib/server/host/accounts';
import { askNextStart, findNextStart } from '@/lib/server/host/calendar/next-start';
import { ableOf, findChosen, findTeam, type Team } from '@/lib/server/host/calendar/people';
import { listServiceItems } from '@/lib/server/host/service-items';
import { listSlots, readIntoNight } from '@/lib/server/host/slots';
import { inTime } from '@/lib/server/host/transport/in-time';
import { requestEnd } from '@/lib/server/http/page-status';
import type { ChoosablePerson } from '@/lib/shared/contract/people';
import {
  type ChoosableItem,
  chosenOf,
  type ItemOption,
  itemOptions,
  toChoosable,
  totalOf,
} from '@/lib/shared/domain/booking/choice';
import { bookingDays } from '@/lib/shared/domain/booking/times';
import { bookingWindow } from '@/lib/shared/domain/booking/window';
import { localDay } from '@/lib/shared/time/format';
import { bookingHorizon, spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { BookingState } from '@/lib/shared/url/booking-url';
import { LoadFailure, orFailure } from '../load-failure';
import { withWhom } from '../with-whom';

const zone = VENUE_ZONE.id;
const NEXT_WAIT_MS = 1000;

interface TimesStep {
  ok: true;
  calendarId: number;
  shown: ShownTimes;
}

/**
 * The service's own calendar, so that no times of another one appear under its name. If it cannot
 * be read, the calendar in the URL, because the review checks it again.
 */
async function findCalendar(state: BookingState): Promise<number | Unloadable> {
  const calendarId = await orFailure(findCalendarId(state.serviceId), 'calendar');
  if (calendarId instanceof LoadFailure) return state.calendarId || unloadable(calendarId);
  const detail = { key: 'calendar', values: { status: 404 } } as const;
  return calendarId ?? { ok: false, problem: { kind: 'closed', detail } };
}

function firstDayOf({ week, date, startsAt }: BookingState): string {
  if (week || date) return week || date;
  return startsAt === null ? '' : localDay(startsAt, zone);
}

function neededMinutes(chosen: readonly ChoosableItem[], options: readonly ItemOption[]): number {
  if (chosen.length > 0) return totalOf(chosen).durationMinutes;
  return Math.min(...options.map((option) => option.durationMinutes));
}

function optionsWith(
  options: ItemOption[],
  team: Team | null,
  person: ChoosablePerson | null,
): ItemOption[] {
  if (!team) return options;
  const able = options.map((option) => {
    const people = ableOf(team, option.ids) ?? [];
    return { ...option, people: person ? people.filter((id) => id === person.id) : people };
  });
  const offered = able.filter(({ people }) => people.length > 0);
  return offered.length > 0 ? offered : able;
}

export async function loadTimes(state: BookingState, now: number): Promise<TimesStep | Unloadable> {
  const service = await loadService(state.serviceId);
  if (!service.ok) return service;
  const calendarId = await findCalendar(state);
  if (typeof calendarId !== 'number') return calendarId;

  const week = bookingWindow(localDay(now, zone), firstDayOf(state));
  const span = spanOfDays(week.days[0] ?? '', week.days.at(-1) ?? '', zone);
  const [listed, slots, team] = await Promise.all([
    orFailure(listServiceItems(state.serviceId), 'items'),
    orFailure(
      readIntoNight((days) => listSlots(calendarId, days), span),
      'slots',
    ),
    findTeam(calendarId),
  ]);
  if (listed instanceof LoadFailure) return unloadable(listed);
  if (listed.length === 0) return { ok: false, problem: { kind: 'noServices' } };
  if (slots instanceof LoadFailure) return unloadable(slots);

  const locale = await getLocale();
  const items = listed.map((item) => toChoosable(item, locale));
  const chosen = items.length === 1 ? items : chosenOf(items, state.itemIds);
  const chosenIds = chosen.map(({ id }) => id);
  const person = findChosen(team, state.person, chosenIds);
  const options = optionsWith(itemOptions(items, chosen), team, person);
  const durationMinutes = neededMinutes(chosen, options);
  const people = person ? [person.id] : ableOf(team, chosenIds);
  const visit = { durationMinutes, now, people };
  const days = bookingDays(week.days, slots, { ...visit, options, zone, locale });
  const isEmpty = days.every(({ count }) => count === 0);
  const endsEmpty = days.at(-1)?.count === 0;
  const wanted = {
    from: span.to,
    until: bookingHorizon(now, zone),
    durationMinutes,
    person: person?.id,
    itemIds: chosenIds,
  };
  const findNext = () => {
    if (isEmpty) return findNextStart(calendarId, wanted, requestEnd());
    // Where other days have times, the page does not wait long for the next one.
    return endsEmpty ? inTime(askNextStart(calendarId, wanted), NEXT_WAIT_MS) : null;
  };
  const next = await findNext();
  const { provider } = service;
  const isAsking = items.length > 1;
  const shown = {
    provider,
    chosen,
    options,
    isAsking,
    week,
    days,
    next: next ?? null,
    madeAt: now,
    withWhom: withWhom(team, chosen, { slots, ...visit, until: span.to }),
    person: person?.id ?? null,
  };
  return { ok: true, calendarId, shown };
}
