import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageLink } from '@/components/links/page-link';
import { answerOf } from '@/components/queries/query-provider';
import { ChevronRight, CircleAlert } from '@/components/ui/icons';
import { Names } from '@/components/ui/names';
import { callApi } from '@/lib/api/call-api';
import type { ScheduleConflicts } from '@/lib/contract/schedules';
import type { Schedule } from '@/lib/domain/hours/schedule';
import { useTexts } from '@/lib/texts/use-texts';
import { formatEnds } from '@/lib/time/clock-words';
import { formatShortDay, localDay } from '@/lib/time/format';
import { calendarPath } from '@/lib/url/calendar-url';

interface ConflictsProps {
  conflicts: ScheduleConflicts;
  zone: string;
  isOnDays?: boolean;
}

export function Conflicts({ conflicts: { visits, total }, zone, isOnDays }: ConflictsProps) {
  const t = useTexts('hours.conflicts');
  const whenOf = ({ startsAt, endsAt }: (typeof visits)[number]) => {
    const [from, to] = formatEnds({ from: startsAt, to: endsAt ?? startsAt }, zone, t.locale);
    return t('when', { day: formatShortDay(startsAt, zone, t.locale), from, to });
  };
  const Heading = isOnDays ? 'h3' : 'h2';
  return (
    // In the page before its text, to be read out.
    <section className={total > 0 ? '' : 'sr-only'} aria-live="polite">
      {total > 0 ? (
        <div className="overflow-hidden rounded-lg border border-line-strong bg-surface">
          <div className="flex gap-3 bg-pending p-4 text-on-pending">
            <CircleAlert className="mt-0.5" />
            <div>
              <Heading className="text-base font-bold">
                {t(isOnDays ? 'onDays' : 'heading', { count: total })}
              </Heading>
              <p className="text-sm">{t('lead')}</p>
            </div>
          </div>
          <ul>
            {visits.map((visit) => (
              <li key={visit.id} className="border-t border-line">
                <PageLink
                  className="flex min-h-target items-center gap-3 p-4 text-text no-underline hover:bg-sunken"
                  href={calendarPath({ date: localDay(visit.startsAt, zone) })}
                >
                  <span className="grid min-w-0 flex-1">
                    <b>{whenOf(visit)}</b>
                    <span className="text-sm text-muted wrap-anywhere">
                      <Names names={[visit.customerName, ...visit.services].filter(Boolean)} />
                    </span>
                  </span>
                  <ChevronRight className="rtl:-scale-x-100" />
                </PageLink>
              </li>
            ))}
          </ul>
          {total > visits.length ? (
            <p className="border-t border-line p-4 text-sm text-muted">
              {t('more', { count: total - visits.length })}
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

export const NO_CONFLICTS: ScheduleConflicts = { visits: [], total: 0 };
/** Arrow keys through choices ask once. */
const PAUSE_MS = 300;

/** Empty for null. After a failure the last known stay. */
export function useConflicts(calendarId: number, wanted: Schedule | null): ScheduleConflicts {
  const route = 'POST /api/calendars/{calendarId}/schedule/conflicts';
  const { data } = useQuery({
    queryKey: ['conflicts', calendarId, wanted],
    queryFn: wanted
      ? async ({ signal }) => {
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          signal.throwIfAborted();
          const options = { params: { calendarId }, signal };
          return answerOf(callApi(route, { schedule: wanted }, options));
        }
      : skipToken,
  });
  const [known, setKnown] = useState(NO_CONFLICTS);
  if (wanted && data && data !== known) setKnown(data);
  return wanted ? (data ?? known) : NO_CONFLICTS;
}
