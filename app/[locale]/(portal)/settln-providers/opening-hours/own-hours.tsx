import 'server-only';
import pLimit from 'p-limit';
import { OpeningHours } from '@/components/calendar/hours/opening-hours';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { listMarks } from '@/lib/server/host/calendar/availability';
import { readCalendar } from '@/lib/server/host/calendar/calendar';
import { namesOf, readWorkers } from '@/lib/server/host/calendar/people';
import { readSchedule } from '@/lib/server/host/calendar/schedule';
import { readOwnServiceItems } from '@/lib/server/host/service-items';
import { listServices } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import type { CalendarWindow } from '@/lib/shared/contract/provider-calendar';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import { knownDays } from '@/lib/shared/domain/hours/known-days';
import type { OwnedMark } from '@/lib/shared/domain/hours/marked-days';
import type { KnownDay } from '@/lib/shared/domain/hours/preview';
import type { WorkingTimes } from '@/lib/shared/domain/hours/schedule-of';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { AppError } from '@/lib/shared/errors';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localDay } from '@/lib/shared/time/format';
import { addDays, daysFrom, type LocalDate } from '@/lib/shared/time/local-date';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { openingHoursPath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { loadOwn } from '../load-own';
import { ownAccount } from '../own-account';
import { OwnPageFailed } from '../own-page';

export async function OwnHours({ userId }: { userId: string }) {
  const t = await pageTexts('hours.page');
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const loaded = await loadOwn(loadOpeningHours(userId, today));
  switch (loaded.kind) {
    case 'no account':
      return <CalendarAccessRequired />;
    case 'not offered':
      return redirectToPage(portalPath('calendar'));
    case 'failed':
      return <OwnPageFailed title={t('failed')} retry={t('retry')} path={openingHoursPath()} />;
    case 'hours':
      return (
        <OpeningHours
          userId={userId}
          today={today}
          calendarId={loaded.calendarId}
          zone={VENUE_ZONE.id}
          first={loaded.kept}
          days={loaded.days}
          areDaysKnown={loaded.areDaysKnown}
          marks={loaded.marks}
          isOpen={loaded.isOpen}
          shortestMinutes={loaded.shortestMinutes}
          isTeam={loaded.isTeam}
          own={loaded.own}
        />
      );
  }
}

const DAYS = 14;

type LoadedHours =
  | { kind: 'no account' | 'not offered' }
  | ({
      kind: 'hours';
      calendarId: number;
      kept: KeptSchedule;
      marks: OwnedMark[];
      isTeam: boolean;
      own: WorkingTimes | null;
    } & LoadedDays &
      Bookable);

/** Empty where one person works; null if unknown, so there may be several. */
type Names = ReturnType<typeof namesOf> | null;

interface LoadedDays {
  days: KnownDay[];
  /** False where visits or marks are missing. */
  areDaysKnown: boolean;
}

async function loadDays(
  calendarId: number,
  today: LocalDate,
  reading: Promise<Names>,
): Promise<LoadedDays> {
  const zone = VENUE_ZONE.id;
  const span = spanOfDays(today, addDays(today, DAYS - 1), zone);
  const nothing: CalendarWindow = { slots: [], bookings: null };
  const [known, people] = await Promise.all([
    readCalendar(calendarId, span).catch((error: unknown) => {
      if (error instanceof AppError) return nothing;
      throw error;
    }),
    reading,
  ]);
  const visits = (known.bookings ?? []).filter(({ isCancelled }) => !isCancelled);
  // While one person is busy, others may still work.
  const busy = people?.length === 0 ? known.busy : [];
  return {
    days: knownDays(daysFrom(today, DAYS), { visits, slots: known.slots, busy }, zone),
    areDaysKnown: known.bookings !== null && known.busy !== undefined,
  };
}

function orElse<T>(value: T) {
  return (error: unknown): T => {
    if (error instanceof HostError) return value;
    throw error;
  };
}

/** What customers see and can book. */
interface Bookable {
  /**
   * Null if the calendar cannot be read, or if people have hours of their own, which decide
   * instead.
   */
  isOpen: boolean | null;
  /** Null if nothing is offered, or if the items cannot be read. */
  shortestMinutes: number | null;
}

async function findBookable(userId: string): Promise<Bookable> {
  const services = await listServices(userId).catch(orElse(null));
  if (!services) return { isOpen: null, shortestMinutes: null };
  const shown = services.filter(({ status }) => isPublic(status));
  const read = await pLimit(6).map(shown, ({ id }) =>
    readOwnServiceItems(id, userId).catch(orElse(null)),
  );
  const lengths = read
    .flatMap((items) => items ?? [])
    .map(({ durationMinutes }) => durationMinutes);
  const areAllRead = !read.includes(null);
  const isAny = lengths.length > 0;
  return {
    isOpen: isAny || (areAllRead ? false : null),
    shortestMinutes: isAny && areAllRead ? Math.min(...lengths) : null,
  };
}

async function loadMarks(calendarId: number, people: Names): Promise<OwnedMark[]> {
  if (!people) return [];
  const owners = people.length > 0 ? people : [null];
  const found = await pLimit(6).map(owners, async (person) =>
    ((await listMarks(calendarId, person?.id)) ?? []).map((mark) => ({ ...mark, person })),
  );
  return found.flat().sort((a, b) => a.from - b.from);
}

function ownTimesOf([only]: Awaited<ReturnType<typeof readWorkers>>): WorkingTimes | null {
  if (!only) return null;
  const { ownHours, pausedFrom, pausedUntil } = only;
  return { ownHours, pausedFrom, pausedUntil };
}

/** Throws `AppError`. */
async function loadOpeningHours(userId: string, today: LocalDate): Promise<LoadedHours> {
  const account = await ownAccount(userId);
  if (!account?.id) return { kind: 'no account' };
  if (!isOurs()) return { kind: 'not offered' };
  const { id: calendarId } = account;
  const workers = readWorkers(calendarId).catch(orElse(null));
  const reading = workers.then((found) => found && namesOf(found));
  const [kept, days, bookable, people, marks] = await Promise.all([
    readSchedule(calendarId),
    loadDays(calendarId, today, reading),
    findBookable(userId),
    workers,
    reading.then((names) => loadMarks(calendarId, names)).catch(orElse<OwnedMark[]>([])),
  ]);
  const isTeam = people === null || people.length > 1;
  const own = isTeam ? null : ownTimesOf(people);
  const byOwnTimes = people?.some(({ ownHours, pausedFrom }) => ownHours || pausedFrom);
  const isOpen = byOwnTimes ? null : bookable.isOpen;
  return { kind: 'hours', calendarId, kept, marks, isTeam, own, ...days, ...bookable, isOpen };
}
