import { headers } from 'next/headers';
import type { CountedPerson } from '@/components/calendar/person-switch';
import type { FirstWeek } from '@/components/calendar/week/calendar-weeks';
import { CalendarTab } from '@/components/portal/calendar-tab';
import { PageLink } from '@/components/shared/links/page-link';
import { CalendarPlus, Clock } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { readCalendar } from '@/lib/server/host/calendar/calendar';
import { readPeople } from '@/lib/server/host/calendar/people';
import { listProviderBookings } from '@/lib/server/host/calendar/provider-bookings';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { spanOfWeek } from '@/lib/shared/domain/calendar/grid';
import type { CalendarView } from '@/lib/shared/domain/calendar/moves';
import { AppError, reasonText } from '@/lib/shared/errors';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatShortDay, localDay } from '@/lib/shared/time/format';
import { type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { arrangePath } from '@/lib/shared/url/arrange-url';
import type { CalendarState } from '@/lib/shared/url/calendar-url';
import { openingHoursPath } from '@/lib/shared/url/portal-paths';

async function loadWeek(
  calendarId: number,
  date: LocalDate,
  person: number | null,
): Promise<FirstWeek> {
  const monday = mondayOf(date);
  const span = spanOfWeek(monday, VENUE_ZONE.id);
  try {
    return {
      monday,
      window: await readCalendar(calendarId, span, person ?? undefined),
      error: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { monday, window: null, error: reasonText(error, await pageTexts('errors.reasons')) };
  }
}

/** The people with their visits of the week. Empty where one person works, or if a read fails. */
async function loadPeople(calendarId: number, date: LocalDate): Promise<CountedPerson[]> {
  if (!isOurs()) return [];
  const span = spanOfWeek(mondayOf(date), VENUE_ZONE.id);
  try {
    const { people } = await readPeople(calendarId);
    if (people.length < 2) return [];
    const visits = await listProviderBookings(calendarId, span);
    const { locale } = await pageTexts('calendar.people');
    const week = formatShortDay(span.from, VENUE_ZONE.id, locale);
    const isTheirs = (id: number) => (visit: (typeof visits)[number]) =>
      !visit.isCancelled && visit.person?.id === id;
    return people.map(({ id, name, pictureUrl }) => {
      return { id, name, pictureUrl, week, count: visits.filter(isTheirs(id)).length };
    });
  } catch (error) {
    if (error instanceof HostError) return [];
    throw error;
  }
}

/** Phones get the day view. The headers tell about it before the page can be measured. */
async function guessView(): Promise<CalendarView> {
  const sent = await headers();
  const isPhone =
    sent.get('sec-ch-ua-mobile') === '?1' || /Mobi/.test(sent.get('user-agent') ?? '');
  return isPhone ? 'day' : 'week';
}

/** The page already contains the first week (CAL-001). */
export async function ProviderCalendarTab({
  calendarId,
  state,
}: {
  calendarId: number;
  state: CalendarState;
}) {
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const date = state.date ?? today;
  const people = await loadPeople(calendarId, date);
  const shown = people.find(({ id }) => id === state.person) ?? people[0];
  const person = shown?.id ?? null;
  const [first, guess] = await Promise.all([loadWeek(calendarId, date, person), guessView()]);
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        {isOurs() ? <OpeningHoursLink /> : null}
        {isOurs() ? <ArrangeLink person={person} /> : null}
      </div>
      <CalendarTab
        key={person}
        people={people}
        person={person}
        calendarId={calendarId}
        backendUrl="/api"
        readOnly={false}
        zone={VENUE_ZONE.id}
        today={today}
        guess={guess}
        first={first}
      />
    </>
  );
}

function ArrangeLink({ person }: { person: number | null }) {
  const t = useTexts('arranged.page');
  return (
    <PageLink className={textLinkVariants({ className: 'mt-2' })} href={arrangePath({ person })}>
      <CalendarPlus />
      {t('title')}
    </PageLink>
  );
}

function OpeningHoursLink() {
  const t = useTexts('hours.page');
  return (
    <PageLink className={textLinkVariants({ className: 'mt-2' })} href={openingHoursPath()}>
      <Clock />
      {t('title')}
    </PageLink>
  );
}
