import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatLongDate, formatMonth } from '@/lib/domain/format';
import {
  addDays,
  firstOfMonth,
  type LocalDate,
  mondayOf,
  monthGrid,
} from '@/lib/domain/local-date';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface RangeDaysProps {
  first: LocalDate | null;
  last: LocalDate | null;
  /** Days before it cannot be chosen. */
  today: LocalDate;
  failed: ReadonlySet<LocalDate>;
  isDisabled: boolean;
  onChoose: (day: LocalDate) => void;
  /** Shift with a key or a press: from the day that has the focus to another one. */
  onReach: (from: LocalDate, day: LocalDate) => void;
}

function target(day: LocalDate, key: string): LocalDate | null {
  const steps: Record<string, number> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
  };
  if (key in steps) return addDays(day, steps[key] ?? 0);
  if (key === 'Home') return mondayOf(day);
  if (key === 'End') return addDays(mondayOf(day), 6);
  if (key === 'PageUp') return firstOfMonth(day, -1);
  return key === 'PageDown' ? firstOfMonth(day, 1) : null;
}

function classOf(day: LocalDate, month: string, props: RangeDaysProps): string {
  const { first, last, today, failed } = props;
  if (failed.has(day)) return 'mday fail';
  if (day === first || day === last) return 'mday end';
  if (first && last && day > first && day < last) return 'mday in';
  if (day < today) return 'mday past';
  return day.startsWith(month) ? 'mday' : 'mday out';
}

/** The 42 days of a month's grid, Monday first, of which a range is chosen (provider §9). */
export function RangeDays(props: RangeDaysProps) {
  const { first, last, today, failed, isDisabled, onChoose, onReach } = props;
  const [focused, setFocused] = useState(first ?? today);
  const grid = useRef<HTMLDivElement>(null);
  const followsKeys = useRef(false);
  const month = focused.slice(0, 7);
  const [firstFailed] = failed;

  // Failed days must be seen, whatever month is open.
  useEffect(() => {
    if (firstFailed) setFocused(firstFailed);
  }, [firstFailed]);

  useEffect(() => {
    if (followsKeys.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    followsKeys.current = false;
  }, [focused]);

  const move = (event: KeyboardEvent) => {
    const to = target(focused, event.key);
    if (!to) return;
    event.preventDefault();
    followsKeys.current = true;
    if (event.shiftKey && !isDisabled) onReach(focused, to);
    setFocused(to);
  };
  const choose = (day: LocalDate, withShift: boolean) => {
    setFocused(day);
    if (isDisabled || day < today) return;
    if (withShift && first) onReach(focused, day);
    else onChoose(day);
  };

  return (
    <div>
      <div className="row between flex-nowrap [--gap:.25rem]">
        <h3 className="name h3" aria-live="polite">
          {formatMonth(month)}
        </h3>
        <div className="row flex-nowrap [--gap:.25rem]">
          <button
            type="button"
            className="icon-btn"
            aria-label="Previous month"
            onClick={() => setFocused(firstOfMonth(focused, -1))}
          >
            <ChevronLeft className="i flip" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Next month"
            onClick={() => setFocused(firstOfMonth(focused, 1))}
          >
            <ChevronRight className="i flip" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of 42 buttons has no legend to show */}
      <div className="month" role="group" aria-label="Days" ref={grid} onKeyDown={move}>
        {WEEKDAYS.map((name) => (
          <span key={name} aria-hidden="true">
            {name}
          </span>
        ))}
        {monthGrid(focused).map((day) => (
          <button
            key={day}
            type="button"
            className={classOf(day, month, props)}
            data-day={day}
            tabIndex={day === focused ? 0 : -1}
            aria-label={`${formatLongDate(`${day}T12:00:00Z`, 'UTC')}${failed.has(day) ? ', failed' : ''}`}
            aria-pressed={Boolean(first && last && day >= first && day <= last)}
            aria-current={day === today ? 'date' : undefined}
            aria-disabled={isDisabled || day < today || undefined}
            onClick={(event) => choose(day, event.shiftKey)}
          >
            {Number(day.slice(8))}
            {failed.has(day) ? <X className="i" /> : null}
          </button>
        ))}
      </div>
    </div>
  );
}
