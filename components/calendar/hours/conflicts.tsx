import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { answerOf } from '@/components/shared/queries/query-provider';
import { ChevronRight, CircleAlert } from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import { callApi } from '@/lib/shared/api/call-api';
import type { ScheduleConflicts } from '@/lib/shared/contract/schedules';
import type { AddedDays } from '@/lib/shared/domain/hours/added-days';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatEnds } from '@/lib/shared/time/clock-words';
import { formatShortDay } from '@/lib/shared/time/format';
import { visitPath } from '@/lib/shared/url/portal-url';

interface ConflictsProps {
  conflicts: ScheduleConflicts;
  zone: string;
  /** What kind the days in the form are. */
  added?: AddedDays['kind'];
}

export function Conflicts({ conflicts: { visits, total }, zone, added }: ConflictsProps) {
  const t = useTexts('hours.conflicts');
  const whenOf = ({ startsAt, endsAt }: (typeof visits)[number]) => {
    const [from, to] = formatEnds({ from: startsAt, to: endsAt ?? startsAt }, zone, t.locale);
    return t('when', { day: formatShortDay(startsAt, zone, t.locale), from, to });
  };
  const Heading = added ? 'h3' : 'h2';
  return (
    // The element is in the page before its text is, so that the text is read out.
    <section className={total > 0 ? '' : 'sr-only'} aria-live="polite">
      {total > 0 ? (
        <div className="overflow-hidden rounded-lg border border-line-strong bg-surface">
          <div className="flex gap-3 bg-pending p-4 text-on-pending">
            <CircleAlert className="mt-0.5" />
            <div>
              <Heading className="text-base font-bold">
                {t(added === 'off' ? 'onDays' : 'heading', { count: total })}
              </Heading>
              <p className="text-sm">{t('lead')}</p>
            </div>
          </div>
          <ul>
            {visits.map((visit) => (
              <li key={visit.id} className="border-t border-line">
                <PageLink
                  className="flex min-h-target items-center gap-3 p-4 text-text no-underline hover:bg-sunken"
                  href={visitPath(visit.id)}
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
/** Several choices with the arrow keys ask {host} once. */
const PAUSE_MS = 300;

/** Null until {host} answered about just these hours. */
export function useAnsweredConflicts(
  calendarId: number,
  wanted: Schedule | null,
): ScheduleConflicts | null {
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
  return wanted && data ? data : null;
}

/** No conflicts if `wanted` is null. After a failure the last known conflicts stay. */
export function useConflicts(calendarId: number, wanted: Schedule | null): ScheduleConflicts {
  const answered = useAnsweredConflicts(calendarId, wanted);
  const [known, setKnown] = useState(NO_CONFLICTS);
  if (answered && answered !== known) setKnown(answered);
  return wanted ? (answered ?? known) : NO_CONFLICTS;
}
