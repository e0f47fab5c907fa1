import { useCallback, useEffect, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/week-changes';
import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { checkboxVariants } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { useOnline } from '@/components/ui/use-online';
import { formatDate, formatDateRange, formatDates } from '@/lib/domain/calendar/date-words';
import { changesOfCopy, MAX_COPY_WEEKS, type Marks } from '@/lib/domain/calendar/plan';
import { daysOffBetween } from '@/lib/domain/hours/hours-on';
import { NO_SCHEDULE, type Schedule } from '@/lib/domain/hours/schedule';
import { useTexts } from '@/lib/texts/use-texts';
import { addDays, daysFrom, type LocalDate } from '@/lib/time/local-date';
import { countDays } from './availability-calls';
import { DialogHead } from './dialog-head';
import { restOf } from './sending';
import { SendingActions } from './sending-actions';
import { SendingNotice } from './sending-notice';
import { useSending } from './use-sending';

interface CopyDialogProps {
  calls: CalendarCalls;
  zone: string;
  /** The week that is copied. */
  monday: LocalDate;
  /** What the provider made of its slots; null while that is not known. */
  marks: Marks | null;
  open: boolean;
  onClose: () => void;
  follow: Follow;
  /** Called with the result's text once everything is copied. */
  onDone: (text: string) => void;
}

const WEEKS = Array.from({ length: MAX_COPY_WEEKS }, (_, index) => index + 1);

/** "Copy this week to the next N weeks": what will be set, what stays, and its progress. */
export function CopyDialog(props: CopyDialogProps) {
  const { calls, zone, monday, marks, open, onClose, follow, onDone } = props;
  const { clearsMarks } = calls;
  const t = useTexts('calendar.availability.copy');
  const dates = useTexts('calendar.dates');
  const [weeks, setWeeks] = useState(4);
  const [clears, setClears] = useState(false);
  const isOnline = useOnline();
  const { sending, start, stop, reset } = useSending({ calls, zone, follow, onDone });
  const target = { first: addDays(monday, 7), last: addDays(monday, weeks * 7 + 6) };
  const { daysOff, problem, retry } = useDaysOff(calls, open, target);
  // The closed dialog renders with each selected slot too, and a year of changes takes long.
  const changes =
    open && marks && daysOff
      ? changesOfCopy(
          daysFrom(monday, 7),
          marks,
          { weeks, clears, daysOff: new Set(daysOff) },
          zone,
        )
      : [];
  const days = countDays(changes);
  const week = formatDateRange(monday, addDays(monday, 6), dates);
  const isRunning = sending.phase === 'running';
  const isRead = marks !== null && daysOff !== null;
  const nothing = isRead && days === 0 ? t(clearsMarks ? 'nothingMarked' : 'nothingSet') : null;
  const close = () => {
    if (!isRunning) onClose();
  };
  const apply = () => {
    const rest = restOf(sending) ?? changes;
    const to = formatDateRange(target.first, target.last, dates);
    if (rest.length > 0) void start(rest, days, t('done', { week, target: to, days }));
  };
  const summary = () => {
    if (!isRead) return problem ? null : t('reading');
    if (days === 0) return t(clearsMarks ? 'markFirst' : 'setFirst');
    const sets = { days, last: formatDate(target.last, t.locale) };
    if (!clearsMarks) return t('summary', sets);
    return t(clears ? 'summaryOfAll' : 'summaryOfMarks', sets);
  };
  return (
    <Dialog leavesFirst open={open} onClose={close} labelledBy="copy-title">
      <DialogHead id="copy-title" title={t('heading')} onClose={close} />
      <SendingNotice sending={sending} problem={problem ?? nothing} />
      {problem ? (
        <Button look="secondary" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      ) : null}
      <p>
        <bdi>{t('lead', { week })}</bdi>
      </p>
      <SelectField
        id="copy-weeks"
        label={t('weeksLabel')}
        value={String(weeks)}
        options={WEEKS.map((count) => ({ value: String(count), label: t('weeks', { count }) }))}
        disabled={isRunning}
        onChange={(event) => {
          setWeeks(Number(event.target.value));
          reset();
        }}
      />
      {clearsMarks ? (
        <label className="flex cursor-pointer items-start gap-3 py-2.5">
          <input
            className={checkboxVariants()}
            type="checkbox"
            checked={clears}
            disabled={isRunning}
            onChange={(event) => {
              setClears(event.target.checked);
              reset();
            }}
          />
          <span>{t('clears')}</span>
        </label>
      ) : null}
      <div className={cardVariants({ look: 'sunken', className: 'grid gap-2 text-sm' })}>
        <p>{summary()}</p>
        {daysOff && daysOff.length > 0 ? (
          <p>
            <bdi>{t('daysOff', { dates: formatDates(daysOff, dates) })}</bdi>
          </p>
        ) : null}
      </div>
      <SendingActions
        sending={sending}
        isOnline={isOnline}
        action="copy"
        onApply={apply}
        onStop={stop}
        onClose={close}
      />
    </Dialog>
  );
}

/**
 * The days off between two days; null until the opening hours are read, which happens each time the
 * dialog opens. `problem` says why they could not be.
 */
function useDaysOff(
  calls: Pick<CalendarCalls, 'readSchedule' | 'clearsMarks'>,
  isOpen: boolean,
  { first, last }: { first: LocalDate; last: LocalDate },
) {
  const [schedule, setSchedule] = useState<Schedule | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async () => {
    setSchedule(null);
    setProblem(null);
    // A {host} that knows of nothing but marks has no days off.
    if (!calls.clearsMarks) return setSchedule(NO_SCHEDULE);
    const result = await calls.readSchedule();
    if (result.ok) setSchedule(result.answer.schedule);
    else if (result.code === 'not_found') setSchedule(NO_SCHEDULE);
    else setProblem(result.message);
  }, [calls]);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  return {
    daysOff: isOpen && schedule ? daysOffBetween(schedule, first, last) : null,
    problem,
    retry: () => void load(),
  };
}
