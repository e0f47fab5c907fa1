import type { ReactNode } from 'react';
import { formatDate } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';

/** How a day of the month is drawn and read out, beyond its number. */
export interface DayMark {
  className?: string;
  /** Read out after the date, such as "failed". */
  note?: string;
  isChosen?: boolean;
  isDisabled?: boolean;
  icon?: ReactNode;
}

interface MonthDayProps {
  onPick: (date: LocalDate, withShift: boolean) => void;
  date: LocalDate;
  isOut: boolean;
  isToday: boolean;
  isActive: boolean;
  mark: DayMark;
}

/** One of the 42 days. */
export function MonthDay({ date, isOut, isToday, isActive, mark, onPick }: MonthDayProps) {
  const label = [formatDate(`${date}T12:00:00Z`, 'UTC'), isToday ? 'today' : '', mark.note];
  const classes = ['mday', isOut ? 'out' : '', isToday ? 'now' : '', mark.className];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={mark.isChosen ?? false}
      aria-disabled={mark.isDisabled || undefined}
      tabIndex={isActive ? 0 : -1}
      data-date={date}
      onClick={(event) => {
        if (!mark.isDisabled) onPick(date, event.shiftKey);
      }}
    >
      {Number(date.slice(8))}
      {mark.icon}
    </button>
  );
}
