import { type RefCallback, useState } from 'react';
import { useWeekdayNames } from '@/components/shared/time/use-weekday-names';
import { Button } from '@/components/shared/ui/button';
import { FieldError } from '@/components/shared/ui/field-error';
import { IconButton } from '@/components/shared/ui/icon-button';
import { ChevronDown, Copy, Plus, X } from '@/components/shared/ui/icons';
import { Switch } from '@/components/shared/ui/switch';
import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { DAY_MINUTES, type TimeRange } from '@/lib/shared/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/shared/domain/calendar/slots';
import { hoursProblem, nextRange, toggleDay, withDays } from '@/lib/shared/domain/hours/edit-week';
import type { Week } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CopyDays } from './copy-days';
import { PASS_TO_DAY } from './pass-to';
import { useRangeWords } from './range-words';
import { TimeSelect } from './time-select';

interface DayRowProps {
  day: number;
  week: Week;
  isOpen: boolean;
  onOpen: () => void;
  onWeek: (week: Week) => void;
  onRanges: (ranges: TimeRange[]) => void;
}

export function DayRow({ day, week, isOpen, onOpen, onWeek, onRanges }: DayRowProps) {
  const t = useTexts('hours.week');
  const wordsOf = useRangeWords();
  const [isCopying, setIsCopying] = useState(false);
  const name = useWeekdayNames()[day]?.long ?? '';
  const ranges = week[day] ?? [];
  const isClosed = ranges.length === 0;
  const problem = hoursProblem(ranges);
  const errorId = `hours-${day}-error`;
  const inWords = isClosed ? t('closed') : wordsOf(ranges);
  return (
    <li
      className="grid gap-x-3 border-b border-line px-3 py-2 last:border-b-0 lg:grid-cols-[9.5rem_minmax(0,1fr)]"
      data-weekday={day}
    >
      <div className="flex min-w-0 items-center gap-3 lg:h-14">
        <Switch
          label={t('open', { day: name })}
          isOn={!isClosed}
          onToggle={() => onWeek(toggleDay(week, day))}
        />
        <b className="max-lg:hidden">{name}</b>
        <button
          type="button"
          className="flex min-h-13 min-w-0 flex-1 cursor-pointer items-center gap-2 border-0 bg-transparent p-0 text-start disabled:cursor-default lg:hidden"
          aria-expanded={isOpen && !isClosed}
          disabled={isClosed}
          onClick={onOpen}
        >
          <span className="grid min-w-0 flex-1">
            <b>{name}</b>
            <span className="text-sm text-muted">{inWords}</span>
          </span>
          {isClosed ? null : <ChevronDown className={isOpen ? 'rotate-180' : ''} />}
        </button>
      </div>
      {isClosed ? (
        <p className="self-center text-muted max-lg:hidden">{t('closed')}</p>
      ) : (
        <div className={`grid min-w-0 gap-2 py-1${isOpen ? '' : ' max-lg:hidden'}`}>
          <div className="flex flex-wrap gap-x-2 gap-y-2">
            {ranges.map((range, index) => (
              <RangeRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a range is known by its place
                key={index}
                day={name}
                passFocus={PASS_TO_DAY[day]}
                number={index + 1}
                range={range}
                isWrong={problem !== null}
                describedBy={problem ? errorId : undefined}
                onChange={(next) => onRanges(ranges.map((one, at) => (at === index ? next : one)))}
                onRemove={() => onRanges(ranges.filter((_, at) => at !== index))}
              />
            ))}
            <DayActions
              day={name}
              ranges={ranges}
              isCopying={isCopying}
              onAdd={(added) => onRanges([...ranges, added])}
              onCopy={() => setIsCopying(!isCopying)}
            />
          </div>
          <FieldError id={errorId} message={problem ? t(problem) : undefined} />
          {isCopying ? (
            <CopyDays
              day={day}
              onCopy={(days) => {
                onWeek(withDays(week, days, ranges));
                setIsCopying(false);
              }}
              onCancel={() => setIsCopying(false)}
            />
          ) : null}
        </div>
      )}
    </li>
  );
}

const MOST_RANGES = 12;

interface DayActionsProps {
  day: string;
  ranges: readonly TimeRange[];
  isCopying: boolean;
  onAdd: (range: TimeRange) => void;
  onCopy: () => void;
}

function DayActions({ day, ranges, isCopying, onAdd, onCopy }: DayActionsProps) {
  const t = useTexts('hours.week');
  const added = ranges.length < MOST_RANGES ? nextRange(ranges) : null;
  return (
    <div className="flex lg:ms-auto">
      {added ? (
        <Button
          look="ghost"
          size="small"
          aria-label={t('addTo', { day })}
          onClick={() => onAdd(added)}
        >
          <Plus />
          <span className="lg:sr-only">{t('add')}</span>
        </Button>
      ) : null}
      <Button
        look="ghost"
        size="small"
        aria-label={t('copyOf', { day })}
        aria-expanded={isCopying}
        data-copy=""
        onClick={onCopy}
      >
        <Copy />
        <span className="lg:sr-only">{t('copy')}</span>
      </Button>
    </div>
  );
}

interface RangeRowProps {
  day: string;
  passFocus: RefCallback<HTMLElement> | undefined;
  number: number;
  range: TimeRange;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (range: TimeRange) => void;
  onRemove: () => void;
}

function RangeRow(props: RangeRowProps) {
  const { day, number, range, isWrong, describedBy, onChange, onRemove } = props;
  const t = useTexts('hours.week');
  const shared = { isWrong, describedBy };
  return (
    <div ref={props.passFocus} className="flex items-center gap-1.5 max-sm:w-full">
      <TimeSelect
        {...shared}
        label={t('start', { day, number })}
        minute={range.from}
        first={0}
        last={DAY_MINUTES - SLOT_MINUTES}
        onChange={(from) => onChange({ ...range, from })}
      />
      <span className="text-sm text-muted" aria-hidden="true">
        {t('to')}
      </span>
      <TimeSelect
        {...shared}
        label={t('end', { day, number })}
        minute={range.to}
        first={0}
        last={DAY_MINUTES}
        onChange={(to) => onChange({ ...range, to })}
      />
      <IconButton
        aria-label={t('removeRange', { day, from: clockOf(range.from), to: clockOf(range.to) })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </div>
  );
}
