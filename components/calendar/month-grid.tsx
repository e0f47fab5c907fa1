import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDate, formatMonth } from '@/lib/domain/format';
import { addDays, firstOfMonth, type LocalDate, monthGrid } from '@/lib/domain/local-date';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** How a day of the month is drawn and read out, beyond its number. */
export interface DayMark {
  className?: string;
  /** Read out after the date, such as "failed". */
  note?: string;
  isChosen?: boolean;
  icon?: ReactNode;
}

interface MonthGridProps {
  /** The day that Tab reaches first; its month is on show. */
  start: LocalDate;
  today: LocalDate;
  markOf: (date: LocalDate) => DayMark;
  onPick: (date: LocalDate) => void;
}

const STEPS: Readonly<Record<string, (date: LocalDate) => LocalDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => firstOfMonth(date, -1),
  PageDown: (date) => firstOfMonth(date, 1),
};

/** The 42 days of a month and around it, to pick from (provider §9). */
export function MonthGrid({ start, today, markOf, onPick }: MonthGridProps) {
  const [active, setActive] = useState(start);
  const grid = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const month = active.slice(0, 7);

  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    isFocusWanted.current = true;
    setActive(step(active));
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
            onClick={() => setActive(firstOfMonth(active, -1))}
          >
            <ChevronLeft className="i flip" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Next month"
            onClick={() => setActive(firstOfMonth(active, 1))}
          >
            <ChevronRight className="i flip" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the buttons in it */}
      <div className="month" ref={grid} onKeyDown={onKeyDown}>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} aria-hidden="true">
            {weekday}
          </span>
        ))}
        {monthGrid(active).map((date) => (
          <DayButton
            key={date}
            date={date}
            isOut={!date.startsWith(month)}
            isToday={date === today}
            isActive={date === active}
            mark={markOf(date)}
            onPick={onPick}
          />
        ))}
      </div>
    </div>
  );
}

interface DayButtonProps extends Pick<MonthGridProps, 'onPick'> {
  date: LocalDate;
  isOut: boolean;
  isToday: boolean;
  isActive: boolean;
  mark: DayMark;
}

function DayButton({ date, isOut, isToday, isActive, mark, onPick }: DayButtonProps) {
  const label = [formatDate(`${date}T12:00:00Z`, 'UTC'), isToday ? 'today' : '', mark.note];
  const classes = ['mday', isOut ? 'out' : '', isToday ? 'now' : '', mark.className];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={mark.isChosen ?? false}
      tabIndex={isActive ? 0 : -1}
      data-date={date}
      onClick={() => onPick(date)}
    >
      {Number(date.slice(8))}
      {mark.icon}
    </button>
  );
}
