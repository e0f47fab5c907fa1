import { useEffect, useRef } from 'react';
import { useTexts } from '#texts';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/show-changes';
import { Dialog } from '@/components/ui/dialog';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { useOnline } from '@/components/ui/use-online';
import { formatDateRange } from '@/lib/domain/calendar/date-words';
import { MAX_RANGE_DAYS } from '@/lib/domain/calendar/plan';
import type { LocalDate } from '@/lib/time/local-date';
import { ClockNotes } from './clock-notes';
import { DialogHead } from './dialog-head';
import { MarkAs } from './mark-as';
import { RangeDays } from './range-days';
import { RangeTimes } from './range-times';
import { RangeWeekdays } from './range-weekdays';
import { SendingActions } from './sending-actions';
import { SendingNotice } from './sending-notice';
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

/** "Set availability for a date range". It stays open while changes are sent, and keeps the choices. */
export function RangeDialog(props: RangeDialogProps) {
  const { today, open, onClose } = props;
  const t = useTexts('calendar.availability.range');
  const dates = useTexts('calendar.dates');
  const range = useRange(props);
  const isOnline = useOnline();
  const top = useRef<HTMLDivElement>(null);
  const { days, sending, problem } = range;
  const isRunning = sending.phase === 'running';
  const close = () => {
    if (!isRunning) onClose();
  };

  // The result comes first, and the dialog may be scrolled.
  useEffect(() => {
    if (sending.phase !== 'idle' || problem) top.current?.scrollIntoView({ block: 'nearest' });
  }, [sending.phase, problem]);

  return (
    <Dialog leavesFirst open={open} onClose={close} labelledBy="range-title" look="columns">
      <DialogHead id="range-title" title={t('heading')} ref={top} onClose={close} />
      <SendingNotice sending={sending} problem={problem} />
      <div className="grid gap-5 dialog:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] dialog:gap-8">
        <div>
          <RangeDays
            first={days?.first ?? null}
            last={days?.last ?? null}
            today={today}
            dates={new Set(range.dates)}
            failed={
              new Set((sending.phase === 'failed' ? sending.rest : []).map(({ date }) => date))
            }
            isDisabled={isRunning}
            onChoose={range.chooseDay}
            onReach={range.reachDay}
          />
          <p className="mt-2 text-sm text-muted" aria-live="polite">
            <bdi>
              {days
                ? t('summary', {
                    dates: formatDateRange(days.first, days.last, dates),
                    days: range.dates.length,
                  })
                : t('chooseDays', { most: MAX_RANGE_DAYS })}
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
              {t('markAs')}
            </span>
            <MarkAs
              name="range-mark"
              value={range.mark}
              clearsMarks={props.calls.clearsMarks}
              isDisabled={isRunning}
              onChange={range.setMark}
            />
          </div>
        </div>
      </div>
      <SendingActions
        sending={sending}
        isOnline={isOnline}
        action="apply"
        onApply={range.apply}
        onStop={range.stop}
        onClose={close}
      />
    </Dialog>
  );
}
