import { useState } from 'react';
import { useTexts } from '#texts';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/show-changes';
import { cardVariants } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { useOnline } from '@/components/ui/use-online';
import { formatDate, formatDateRange } from '@/lib/domain/calendar/date-words';
import { changesOfCopy, MAX_COPY_WEEKS, type Statuses } from '@/lib/domain/calendar/plan';
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
  /** Its slots; null while they are not known. */
  statuses: Statuses | null;
  open: boolean;
  onClose: () => void;
  follow: Follow;
  /** Called with the result's text once everything is copied. */
  onDone: (text: string) => void;
}

const WEEKS = Array.from({ length: MAX_COPY_WEEKS }, (_, index) => index + 1);

/** "Copy this week to the next N weeks": what will be set, and its progress. */
export function CopyDialog(props: CopyDialogProps) {
  const { calls, zone, monday, statuses, open, onClose, follow, onDone } = props;
  const t = useTexts('calendar.availability.copy');
  const dates = useTexts('calendar.dates');
  const [weeks, setWeeks] = useState(4);
  const isOnline = useOnline();
  const { sending, start, stop, reset } = useSending({ calls, zone, follow, onDone });
  // The closed dialog renders with each selected slot too, and a year of changes takes long.
  const changes = open && statuses ? changesOfCopy(daysFrom(monday, 7), statuses, weeks, zone) : [];
  const days = countDays(changes);
  const last = addDays(monday, weeks * 7 + 6);
  const week = formatDateRange(monday, addDays(monday, 6), dates);
  const isRunning = sending.phase === 'running';
  const close = () => {
    if (!isRunning) onClose();
  };
  const apply = () => {
    const rest = restOf(sending) ?? changes;
    const target = formatDateRange(addDays(monday, 7), last, dates);
    if (rest.length > 0) void start(rest, days, t('done', { week, target, days }));
  };
  return (
    <Dialog leavesFirst open={open} onClose={close} labelledBy="copy-title">
      <DialogHead id="copy-title" title={t('heading')} onClose={close} />
      <SendingNotice sending={sending} problem={days === 0 ? t('nothingSet') : null} />
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
      <p className={cardVariants({ look: 'sunken', className: 'text-sm' })}>
        {days > 0 ? t('summary', { days, last: formatDate(last, t.locale) }) : t('setFirst')}
      </p>
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
