'use client';

import { useState } from 'react';
import { LeaveDialog } from '@/components/shared/forms/leave-dialog';
import { PageLink } from '@/components/shared/links/page-link';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { headingVariants } from '@/components/shared/ui/heading';
import { Calendar, Users } from '@/components/shared/ui/icons';
import { segmentsVariants, segmentVariants } from '@/components/shared/ui/segments';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import { type AddedDays, NO_DAYS } from '@/lib/shared/domain/hours/added-days';
import type { OwnedMark } from '@/lib/shared/domain/hours/marked-days';
import { clearedDates, countDates } from '@/lib/shared/domain/hours/own-marks';
import type { KnownDay } from '@/lib/shared/domain/hours/preview';
import { hasHours } from '@/lib/shared/domain/hours/schedule';
import { scheduleOf, type WorkingTimes } from '@/lib/shared/domain/hours/schedule-of';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { OTHER_CALENDARS_PATH, PEOPLE_PATH } from '@/lib/shared/url/portal-paths';
import { Conflicts } from './conflicts';
import { DaysMonth } from './days-month';
import { DaysOff } from './days-off';
import { OwnMarks } from './own-marks';
import { Preview } from './preview';
import { Rules } from './rules';
import { type HoursPart, SaveBar } from './save-bar';
import { useOpeningHours } from './use-opening-hours';
import { useOwnMarks } from './use-own-marks';
import { WeekPart } from './week-part';

const PARTS = ['week', 'daysOff', 'rules'] as const satisfies HoursPart[];

interface OpeningHoursProps {
  calendarId: number;
  userId: string;
  first: KeptSchedule;
  today: LocalDate;
  zone: string;
  days: readonly KnownDay[];
  /** False where visits or marks of `days` are missing. */
  areDaysKnown: boolean;
  /** From today on. */
  marks: readonly OwnedMark[];
  /** True if customers can book by these hours; null if unknown. */
  isOpen: boolean | null;
  /**
   * The length of the shortest item that customers can book; null if there is none, or if unknown.
   */
  shortestMinutes: number | null;
  /** True if several people work there, or if this is unknown. */
  isTeam: boolean;
  own: WorkingTimes | null;
}

export function OpeningHours(props: OpeningHoursProps) {
  return (
    <QueryProvider>
      <Hours {...props} />
    </QueryProvider>
  );
}

function Hours(props: OpeningHoursProps) {
  const { calendarId, userId, first, today, zone, isOpen, isTeam } = props;
  const [part, setPart] = useState<HoursPart>('week');
  const [added, setAdded] = useState(NO_DAYS);
  const [shownFrom, setShownFrom] = useState(today);
  const hours = useOpeningHours({ calendarId, userId, first, isOpen });
  const own = useOwnMarks(calendarId, props.marks);
  const cleared = clearedDates(own.state);
  const days = props.days.map((day) => (cleared.has(day.date) ? { ...day, marks: [] } : day));
  const { change, conflicts, guard } = hours;
  const { draft, saved, isSending } = hours.state;
  const worked = props.own ? scheduleOf(draft, props.own) : draft;
  const shared = { calendarId, schedule: draft, today, added };
  const onAdded = (next: Partial<AddedDays>) => setAdded({ ...added, ...next });
  // The month follows typed dates. A pressed date is in sight already.
  const onTyped = (next: Partial<AddedDays>) => {
    onAdded(next);
    if (next.from && isLocalDate(next.from) && next.from >= today) setShownFrom(next.from);
  };
  return (
    <>
      <HoursHead part={part} onPart={setPart} />
      <div
        // Nothing works before hydration.
        aria-busy={!useHydrated()}
        // Changes that are made while the hours are sent would be lost.
        inert={isSending}
        className="mt-5 grid gap-8 pb-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]"
      >
        {/* Below the month on phones. */}
        {part === 'daysOff' ? (
          <DaysMonth key={shownFrom} {...shared} start={shownFrom} onChange={onAdded} />
        ) : null}
        <div className="grid min-w-0 content-start gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {part === 'week' ? <WeekPart schedule={draft} today={today} onChange={change} /> : null}
          {part === 'daysOff' ? (
            <DaysOff
              {...shared}
              saved={saved.draft}
              zone={zone}
              onChange={change}
              onAdded={onTyped}
            />
          ) : null}
          {part === 'rules' ? (
            <Rules
              schedule={draft}
              worked={worked}
              days={props.areDaysKnown ? days : null}
              shortestMinutes={props.shortestMinutes}
              zone={zone}
              isTeam={isTeam}
              onChange={change}
            />
          ) : null}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Conflicts conflicts={conflicts} zone={zone} />
          {part === 'daysOff' ? null : (
            <Preview
              days={days}
              schedule={draft}
              worked={worked}
              conflicts={conflicts}
              today={today}
            />
          )}
          {hasHours(saved.draft) ? <OwnMarks own={own} zone={zone} /> : null}
        </div>
      </div>
      <SaveBar
        hours={hours}
        part={part}
        markedDays={hasHours(saved.draft) ? countDates(own.state.marks) : 0}
      />
      <LeaveDialog href={guard.asked} onStay={guard.stay} onLeave={hours.leave} />
    </>
  );
}

interface HoursHeadProps {
  part: HoursPart;
  onPart: (part: HoursPart) => void;
}

function HoursHead({ part, onPart }: HoursHeadProps) {
  const t = useTexts('hours.page');
  return (
    <div className="grid gap-4 lg:flex lg:items-center lg:justify-between">
      <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
      <div className="flex flex-wrap gap-x-6 lg:ms-auto">
        <PageLink className={textLinkVariants()} href={PEOPLE_PATH}>
          <Users />
          {t('people')}
        </PageLink>
        <PageLink className={textLinkVariants()} href={OTHER_CALENDARS_PATH}>
          <Calendar />
          {t('otherCalendars')}
        </PageLink>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
      <div
        className={segmentsVariants({ className: 'grid grid-cols-3' })}
        role="group"
        aria-label={t('parts')}
      >
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            className={segmentVariants({ kind: 'button', className: 'max-sm:px-1' })}
            aria-pressed={name === part}
            onClick={() => onPart(name)}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </div>
  );
}
