import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { useHost } from '@/components/shared/host/host-context';
import { answerOf } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Dialog } from '@/components/shared/ui/dialog';
import { SelectField } from '@/components/shared/ui/select-field';
import { useOnline } from '@/components/shared/ui/use-online';
import { formatDate, formatDateRange } from '@/lib/shared/domain/calendar/date-words';
import { changesOfCopy, MAX_COPY_WEEKS, type Marks } from '@/lib/shared/domain/calendar/plan';
import { daysOffBetween } from '@/lib/shared/domain/hours/hours-on';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, daysFrom, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import { CopiedDays, TickedDaysOff } from './copied-days';
import { DialogHead } from './dialog-head';
import { restOf, type Send, useSending } from './sending';
import { SendingActions } from './sending-actions';
import { SendingNotice } from './sending-notice';

interface CopyDialogProps {
  calls: CalendarCalls;
  zone: string;
  monday: LocalDate;
  marks: Marks | null;
  open: boolean;
  onClose: () => void;
  send: Send;
  onDone: (text: string) => void;
}

const NO_DAYS: ReadonlySet<LocalDate> = new Set();
const WEEKS = Array.from({ length: MAX_COPY_WEEKS }, (_, index) => index + 1);

export function CopyDialog(props: CopyDialogProps) {
  const { calls, zone, monday, marks, open, onClose, send, onDone } = props;
  const { isOurs } = useHost();
  const t = useTexts('calendar.availability.copy');
  const words = useTexts('calendar.dates');
  const [weeks, setWeeks] = useState(4);
  const [clears, setClears] = useState(false);
  const [ticked, setTicked] = useState(NO_DAYS);
  const isOnline = useOnline();
  const { sending, start, reset } = useSending(send, (text) => {
    setTicked(NO_DAYS);
    onDone(text);
  });
  const target = { first: addDays(monday, 7), last: addDays(monday, weeks * 7 + 6) };
  const { daysOff, problem, retry } = useDaysOff(calls, open, target);
  const copy = (count: number, leftOut: readonly LocalDate[]) =>
    marks
      ? changesOfCopy(
          daysFrom(monday, 7),
          marks,
          { weeks: count, clears, daysOff: new Set(leftOut) },
          zone,
        )
      : [];
  // The closed dialog renders with each selected slot, and a year takes long.
  const isRead = open && marks !== null && daysOff !== null;
  const weekdays = new Set(isRead ? copy(1, []).map(({ date }) => weekdayOf(date)) : []);
  const offered = (daysOff ?? []).filter((date) => weekdays.has(weekdayOf(date)));
  const changes = isRead
    ? copy(
        weeks,
        daysOff.filter((date) => !ticked.has(date)),
      )
    : [];
  const dates = [...new Set(changes.map(({ date }) => date))].sort();
  const days = dates.length;
  const week = formatDateRange(monday, addDays(monday, 6), words);
  const isRunning = sending.phase === 'running';
  const nothing = isRead && weekdays.size === 0 ? t(isOurs ? 'nothingMarked' : 'nothingSet') : null;
  const close = () => {
    if (isRunning) return;
    setTicked(NO_DAYS);
    onClose();
  };
  const apply = () => {
    const rest = restOf(sending) ?? changes;
    const to = formatDateRange(target.first, target.last, words);
    if (rest.length > 0) void start(rest, days, t('done', { week, target: to, days }));
  };
  const summary = () => {
    if (!isRead) return problem ? null : t('reading');
    if (days === 0 && weekdays.size > 0) return t('allOff');
    if (days === 0) return t(isOurs ? 'markFirst' : 'setFirst');
    const sets = { days, last: formatDate(target.last, t.locale) };
    if (!isOurs) return t('summary', sets);
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
      {isOurs ? (
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
        <CopiedDays dates={dates} />
      </div>
      <TickedDaysOff
        daysOff={offered}
        ticked={ticked}
        isDisabled={isRunning}
        onChange={(next) => {
          setTicked(next);
          reset();
        }}
      />
      <SendingActions
        sending={sending}
        isOnline={isOnline}
        isReady={isRead}
        action="copy"
        onApply={apply}
        onClose={close}
      />
    </Dialog>
  );
}

/** Read when the dialog opens; null until then. */
function useDaysOff(
  calls: Pick<CalendarCalls, 'person' | 'readSchedule' | 'isOurs'>,
  isOpen: boolean,
  { first, last }: { first: LocalDate; last: LocalDate },
) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['schedule', calls.person],
    queryFn: async () => {
      const result = await calls.readSchedule();
      const isNone = !result.ok && result.code === 'not_found';
      return isNone ? NO_SCHEDULE : (await answerOf(result)).schedule;
    },
    enabled: isOpen && calls.isOurs,
    refetchOnWindowFocus: false,
  });
  // A {host} that knows only marks has no days off.
  const schedule = calls.isOurs ? data : NO_SCHEDULE;
  return {
    daysOff: isOpen && schedule && !isFetching ? daysOffBetween(schedule, first, last) : null,
    problem: isFetching ? null : (error?.message ?? null),
    retry: () => void refetch(),
  };
}
