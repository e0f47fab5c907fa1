import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { answerOf } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Dialog } from '@/components/shared/ui/dialog';
import { SelectField } from '@/components/shared/ui/select-field';
import { useOnline } from '@/components/shared/ui/use-online';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import {
  type CopyChoice,
  copiedDays,
  FIRST_COPY,
  marksOfWeek,
  planCopy,
} from '@/lib/shared/domain/calendar/copy-week';
import { formatDate, formatDateRange } from '@/lib/shared/domain/calendar/date-words';
import { MAX_COPY_WEEKS } from '@/lib/shared/domain/calendar/plan';
import { daysOffBetween } from '@/lib/shared/domain/hours/hours-on';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';
import { CopiedDays, TickedDaysOff } from './copied-days';
import { DialogHead } from './dialog-head';
import { restOf, type Send, useSending } from './sending';
import { SendingActions } from './sending-actions';
import { SendingNotice } from './sending-notice';

const WEEKS = Array.from({ length: MAX_COPY_WEEKS }, (_, index) => index + 1);

interface CopyDialogProps {
  calls: CalendarCalls;
  zone: string;
  monday: LocalDate;
  data: CalendarData | null;
  open: boolean;
  onClose: () => void;
  send: Send;
  onDone: (text: string) => void;
}

export function CopyDialog(props: CopyDialogProps) {
  const { isOurs } = props.calls;
  const t = useTexts('calendar.availability.copy');
  const isOnline = useOnline();
  const { choice, choose, plan, week, last, sending, problem, retry, apply, close } =
    useCopy(props);
  const { weeks, clears, ticked } = choice;
  const days = plan?.dates.length ?? 0;
  const isRunning = sending.phase === 'running';
  const nothing = plan?.isEmpty ? t(isOurs ? 'nothingMarked' : 'nothingSet') : null;
  const summary = () => {
    if (!plan) return problem ? null : t('reading');
    if (days === 0 && !plan.isEmpty) return t('allOff');
    if (days === 0) return t(isOurs ? 'markFirst' : 'setFirst');
    const sets = { days, last: formatDate(last, t.locale) };
    if (!isOurs) return t('summary', sets);
    return t(clears ? 'summaryOfAll' : 'summaryOfMarks', sets);
  };
  return (
    <Dialog leavesFirst open={props.open} onClose={close} labelledBy="copy-title">
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
        onChange={(event) => choose({ weeks: Number(event.target.value) })}
      />
      {isOurs ? (
        <label className="flex cursor-pointer items-start gap-3 py-2.5">
          <input
            className={checkboxVariants()}
            type="checkbox"
            checked={clears}
            disabled={isRunning}
            onChange={(event) => choose({ clears: event.target.checked })}
          />
          <span>{t('clears')}</span>
        </label>
      ) : null}
      <div className={cardVariants({ look: 'sunken', className: 'grid gap-2 text-sm' })}>
        <p>{summary()}</p>
        <CopiedDays dates={plan?.dates ?? []} />
      </div>
      <TickedDaysOff
        daysOff={plan?.offered ?? []}
        ticked={ticked}
        isDisabled={isRunning}
        onChange={(next) => choose({ ticked: next })}
      />
      <SendingActions
        sending={sending}
        isOnline={isOnline}
        isReady={plan !== null}
        action="copy"
        onApply={apply}
        onClose={close}
      />
    </Dialog>
  );
}

/** `plan` is null until the week's marks and the days off are known. */
function useCopy(options: CopyDialogProps) {
  const { calls, zone, monday, data, open, onClose, send, onDone } = options;
  const { isOurs } = calls;
  const t = useTexts('calendar.availability.copy');
  const words = useTexts('calendar.dates');
  const [choice, setChoice] = useState(FIRST_COPY);
  const untick = () => setChoice((now) => ({ ...now, ticked: FIRST_COPY.ticked }));
  const { sending, start, reset } = useSending(send, (text) => {
    untick();
    onDone(text);
  });
  const target = copiedDays(monday, choice.weeks);
  const { daysOff, ...reading } = useDaysOff(calls, open, target);
  // The closed dialog renders with each selected slot, and a year takes long.
  const marks = useMemo(
    () => (data && open ? marksOfWeek(data, monday, zone, isOurs) : null),
    [data, open, monday, zone, isOurs],
  );
  const plan = marks && daysOff ? planCopy(monday, marks, choice, daysOff, zone) : null;
  const week = formatDateRange(monday, addDays(monday, 6), words);
  return {
    ...reading,
    choice,
    choose(to: Partial<CopyChoice>) {
      setChoice((now) => ({ ...now, ...to }));
      reset();
    },
    plan,
    week,
    last: target.last,
    sending,
    apply() {
      const rest = restOf(sending) ?? plan?.changes ?? [];
      const days = plan?.dates.length ?? 0;
      const to = formatDateRange(target.first, target.last, words);
      if (rest.length > 0) void start(rest, days, t('done', { week, target: to, days }));
    },
    close() {
      if (sending.phase === 'running') return;
      untick();
      onClose();
    },
  };
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
