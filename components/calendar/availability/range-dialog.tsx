import { useWeekdayNames } from '@/components/shared/time/use-weekday-names';
import { Dialog } from '@/components/shared/ui/dialog';
import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { Clock } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { useOnline } from '@/components/shared/ui/use-online';
import type { ClockChange } from '@/lib/shared/domain/calendar/clock-change';
import { formatDate, formatDateRange } from '@/lib/shared/domain/calendar/date-words';
import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { MAX_RANGE_DAYS } from '@/lib/shared/domain/calendar/plan';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { DialogHead } from './dialog-head';
import { MarkAs } from './mark-as';
import { presetVariants } from './preset';
import { RangeDays } from './range-days';
import { RangeTimes } from './range-times';
import type { Send } from './sending';
import { SendingActions } from './sending-actions';
import { SendingNotice } from './sending-notice';
import { useRange } from './use-range';

interface RangeDialogProps {
  zone: string;
  today: LocalDate;
  open: boolean;
  onClose: () => void;
  send: Send;
  onDone: (text: string) => void;
}

export function RangeDialog(props: RangeDialogProps) {
  const { today, open, onClose } = props;
  const t = useTexts('calendar.availability.range');
  const dates = useTexts('calendar.dates');
  const range = useRange(props);
  const isOnline = useOnline();
  const { days, sending, problem } = range;
  const isRunning = sending.phase === 'running';
  const close = () => {
    if (!isRunning) onClose();
  };

  return (
    <Dialog leavesFirst open={open} onClose={close} labelledBy="range-title" look="columns">
      <DialogHead id="range-title" title={t('heading')} onClose={close} />
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
              isDisabled={isRunning}
              onChange={range.setMark}
            />
          </div>
        </div>
      </div>
      <SendingActions
        sending={sending}
        isOnline={isOnline}
        isReady
        action="apply"
        onApply={range.apply}
        onClose={close}
      />
    </Dialog>
  );
}

function ClockNotes({ changes }: { changes: readonly ClockChange[] }) {
  const t = useTexts('calendar.availability.clock');
  if (changes.length === 0) return null;
  return (
    <Note look="info">
      <Clock />
      <div className="min-w-0 flex-1">
        {changes.map(({ date, kind, from, to }) => (
          <p key={date}>
            <bdi>
              {t(kind, { day: formatDate(date, t.locale), from: clockOf(from), to: clockOf(to) })}
            </bdi>
          </p>
        ))}
      </div>
    </Note>
  );
}

interface RangeWeekdaysProps {
  /** Monday is 0. */
  value: ReadonlySet<number>;
  isDisabled: boolean;
  onChange: (value: ReadonlySet<number>) => void;
}

function RangeWeekdays({ value, isDisabled, onChange }: RangeWeekdaysProps) {
  const t = useTexts('calendar.availability.weekdays');
  return (
    <fieldset className={fieldVariants({ className: 'group' })} disabled={isDisabled}>
      <legend className={labelVariants({ className: 'mb-2' })}>{t('legend')}</legend>
      <div className="grid grid-cols-7 gap-1">
        {useWeekdayNames().map(({ short, long }, weekday) => (
          <label key={long} className={presetVariants({ size: 'small' })}>
            <input
              type="checkbox"
              className="sr-only"
              checked={value.has(weekday)}
              onChange={({ target }) => {
                const others = [...value].filter((other) => other !== weekday);
                onChange(new Set(target.checked ? [...others, weekday] : others));
              }}
            />
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{long}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
