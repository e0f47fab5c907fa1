import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readingKey } from '@/components/shared/ui/direction';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { ChevronLeft, ChevronRight } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatMonth } from '@/lib/shared/time/format';
import { addDays, firstOfMonth, type LocalDate, monthGrid } from '@/lib/shared/time/local-date';
import { type DayMark, MonthDay } from './month-day';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface MonthGridProps {
  start: LocalDate;
  today: LocalDate;
  markOf: (date: LocalDate) => DayMark;
  onPick: (date: LocalDate) => void;
  /** Shift extends a range. */
  onReach?: (from: LocalDate, date: LocalDate) => void;
  onMonth?: (month: string) => void;
}

const STEPS: Readonly<Record<string, (date: LocalDate) => LocalDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => firstOfMonth(date, -1),
  PageDown: (date) => firstOfMonth(date, 1),
};

export function MonthGrid(props: MonthGridProps) {
  const { start, today, markOf, onPick, onReach, onMonth } = props;
  const t = useTexts('calendar.month');
  const [active, setActive] = useState(start);
  const grid = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const month = active.slice(0, 7);

  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active]);

  const go = (date: LocalDate) => {
    setActive(date);
    if (!date.startsWith(month)) onMonth?.(date.slice(0, 7));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[readingKey(event.key)];
    if (!step) return;
    event.preventDefault();
    isFocusWanted.current = true;
    if (event.shiftKey) onReach?.(active, step(active));
    go(step(active));
  };
  const pick = (date: LocalDate, withShift: boolean) => {
    go(date);
    if (withShift && onReach) onReach(active, date);
    else onPick(date);
  };

  return (
    <div>
      <div className="flex items-center justify-between gap-1">
        <h3 className={headingVariants({ face: 'name', size: 'small' })} aria-live="polite">
          {formatMonth(month, t.locale)}
        </h3>
        <div className="flex items-center gap-1">
          <IconButton aria-label={t('previous')} onClick={() => go(firstOfMonth(active, -1))}>
            <ChevronLeft className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton aria-label={t('next')} onClick={() => go(firstOfMonth(active, 1))}>
            <ChevronRight className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it pass it their arrow keys */}
      <div className="grid grid-cols-7 gap-y-0.5" ref={grid} onKeyDown={onKeyDown}>
        {WEEKDAYS.map((weekday) => (
          <span
            key={weekday}
            className="py-1.5 text-center text-[length:var(--text-xs)] text-muted"
            aria-hidden="true"
          >
            {t(`short${weekday}`)}
          </span>
        ))}
        {monthGrid(active).map((date) => (
          <MonthDay
            key={date}
            date={date}
            isOut={!date.startsWith(month)}
            isToday={date === today}
            isActive={date === active}
            mark={markOf(date)}
            onPick={pick}
          />
        ))}
      </div>
    </div>
  );
}
