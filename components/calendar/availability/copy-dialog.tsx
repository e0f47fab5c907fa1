import { X } from 'lucide-react';
import { useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/show-changes';
import { useOnline } from '@/components/calendar/week/use-online';
import { cardVariants } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { SelectField } from '@/components/ui/select-field';
import { countOf, formatDateRange } from '@/lib/domain/calendar/availability-messages';
import { changesOfCopy, MAX_COPY_WEEKS, type Statuses } from '@/lib/domain/calendar/plan';
import { addDays, daysFrom, type LocalDate } from '@/lib/time/local-date';
import { countDays } from './apply-changes';
import { RangeActions } from './range-actions';
import { RunNotice } from './run-notice';
import { restOf } from './run-state';
import { useRun } from './use-run';

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
  /** All of it is copied; the text says what that is. */
  onDone: (text: string) => void;
}

const WEEKS = Array.from({ length: MAX_COPY_WEEKS }, (_, index) => ({
  value: String(index + 1),
  label: countOf(index + 1, 'week'),
}));

/** "Copy this week to the next N weeks": what it will set, and how that goes. */
export function CopyDialog(props: CopyDialogProps) {
  const { calls, zone, monday, statuses, open, onClose, follow, onDone } = props;
  const [weeks, setWeeks] = useState(4);
  const isOnline = useOnline();
  const { run, start, stop, reset } = useRun({ calls, zone, follow, onDone });
  // A closed dialog is drawn with each stroke too, and a year of days is much to go through.
  const changes = open && statuses ? changesOfCopy(daysFrom(monday, 7), statuses, weeks, zone) : [];
  const days = countDays(changes);
  const last = addDays(monday, weeks * 7 + 6);
  const isRunning = run.phase === 'running';
  const close = () => {
    if (isRunning) return;
    onClose();
  };
  const apply = () => {
    const rest = restOf(run) ?? changes;
    const copied = formatDateRange(monday, addDays(monday, 6));
    const dates = formatDateRange(addDays(monday, 7), last);
    if (rest.length > 0) {
      start(rest, days, `Copied ${copied} to ${dates}: ${countOf(days, 'day')} set.`);
    }
  };
  return (
    <Dialog leavesFirst open={open} onClose={close} labelledBy="copy-title">
      <div className="flex gap-3 justify-between items-start">
        <h2 id="copy-title" className={headingVariants({ size: 'medium' })}>
          Copy this week
        </h2>
        <IconButton className="-me-2 -mt-1.5" aria-label="Close" onClick={close}>
          <X />
        </IconButton>
      </div>
      <RunNotice run={run} problem={days === 0 ? 'Nothing is set in this week yet.' : null} />
      <p>
        <bdi>
          {formatDateRange(monday, addDays(monday, 6))} is copied to the weeks that follow it.
        </bdi>
      </p>
      <SelectField
        id="copy-weeks"
        label="Copy this week to the next"
        value={String(weeks)}
        options={WEEKS}
        disabled={isRunning}
        onChange={(event) => {
          setWeeks(Number(event.target.value));
          reset();
        }}
      />
      <p className={cardVariants({ look: 'sunken', className: 'text-sm' })}>
        {days > 0
          ? `Sets ${countOf(days, 'day')}, up to ${formatDateRange(last, last)}. Times that are booked this week are copied as available; times that are not set here stay as they are there.`
          : 'Set times in this week first, then copy it.'}
      </p>
      <RangeActions
        run={run}
        isOnline={isOnline}
        label="Copy"
        onApply={apply}
        onStop={stop}
        onClose={close}
      />
    </Dialog>
  );
}
