import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/show-changes';
import { useOnline } from '@/components/calendar/week/use-online';
import { Dialog } from '@/components/ui/dialog';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { countOf, formatDateRange } from '@/lib/domain/calendar/availability-messages';
import type { LocalDate } from '@/lib/time/local-date';
import { ClockNotes } from './clock-notes';
import { MarkAs } from './mark-as';
import { RangeActions } from './range-actions';
import { RangeDays } from './range-days';
import { RangeTimes } from './range-times';
import { RangeWeekdays } from './range-weekdays';
import { RunNotice } from './run-notice';
import { useRange } from './use-range';

interface RangeDialogProps {
  calls: CalendarCalls;
  zone: string;
  today: LocalDate;
  open: boolean;
  onClose: () => void;
  follow: Follow;
  onDone: (text: string) => void;
}

/** "Set availability for a date range". Nothing closes while it runs; what was chosen stays. */
export function RangeDialog(props: RangeDialogProps) {
  const { today, open, onClose } = props;
  const range = useRange(props);
  const isOnline = useOnline();
  const top = useRef<HTMLDivElement>(null);
  const { days, run, problem } = range;
  const isRunning = run.phase === 'running';
  const close = () => {
    if (isRunning) return;
    onClose();
  };

  // The result stands first, and the sheet may be scrolled.
  useEffect(() => {
    if (run.phase !== 'idle' || problem) top.current?.scrollIntoView({ block: 'nearest' });
  }, [run.phase, problem]);

  return (
    <Dialog leavesFirst open={open} onClose={close} labelledBy="range-title" wide>
      <div className="flex gap-3 justify-between items-start" ref={top}>
        <h2 id="range-title" className={headingVariants({ size: 'medium' })}>
          Set availability for a date range
        </h2>
        <IconButton className="-me-2 -mt-1.5" aria-label="Close" onClick={close}>
          <X />
        </IconButton>
      </div>
      <RunNotice run={run} problem={problem} />
      <div className="range">
        <div>
          <RangeDays
            first={days?.first ?? null}
            last={days?.last ?? null}
            today={today}
            dates={new Set(range.dates)}
            failed={new Set((run.phase === 'failed' ? run.rest : []).map(({ date }) => date))}
            isDisabled={isRunning}
            onChoose={range.chooseDay}
            onReach={range.reachDay}
          />
          <p className="text-sm text-muted range-sum" aria-live="polite">
            <bdi>
              {days
                ? `${formatDateRange(days.first, days.last)}, ${countOf(range.dates.length, 'day')}`
                : 'Choose the first day, then the last. At most 366 days.'}
            </bdi>
          </p>
        </div>
        <div className="flex flex-col gap-5">
          <RangeWeekdays
            value={range.weekdays}
            isDisabled={isRunning}
            onChange={range.setWeekdays}
          />
          <RangeTimes value={range.time} isDisabled={isRunning} onChange={range.setTime} />
          <ClockNotes changes={range.clockChanges} />
          <div className={fieldVariants()}>
            <span className={labelVariants()} aria-hidden="true">
              Mark as
            </span>
            <MarkAs
              name="range-mark"
              value={range.mark}
              isDisabled={isRunning}
              onChange={range.setMark}
            />
          </div>
        </div>
      </div>
      <RangeActions
        run={run}
        isOnline={isOnline}
        label="Apply"
        onApply={range.apply}
        onStop={range.stop}
        onClose={close}
      />
    </Dialog>
  );
}
