import { X } from 'lucide-react';
import type { DayMark } from '@/components/calendar/grid/month-day';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import type { LocalDate } from '@/lib/time/local-date';

interface RangeDaysProps {
  first: LocalDate | null;
  last: LocalDate | null;
  /** The days of the range that are set; the others keep what they have. */
  dates: ReadonlySet<LocalDate>;
  /** Days before it cannot be chosen. */
  today: LocalDate;
  failed: ReadonlySet<LocalDate>;
  isDisabled: boolean;
  onChoose: (day: LocalDate) => void;
  /** Shift with a key or a press: from the day that has the focus to another one. */
  onReach: (from: LocalDate, day: LocalDate) => void;
}

function markOf(day: LocalDate, props: RangeDaysProps): DayMark {
  const { first, last, dates, today, failed } = props;
  const isWithin = first !== null && last !== null && day >= first && day <= last;
  const isChosen = isWithin && dates.has(day);
  const isDisabled = props.isDisabled || day < today;
  if (failed.has(day)) {
    return { className: 'fail', note: 'failed', icon: <X />, isChosen, isDisabled };
  }
  if (day < today) return { className: 'past', isDisabled };
  if (isWithin && !isChosen) return { className: 'skip', note: 'left out', isDisabled };
  const isEnd = day === first || day === last;
  return { className: isEnd ? 'end' : isChosen ? 'in' : '', isChosen, isDisabled };
}

/** The 42 days of a month's grid, Monday first, of which a range is chosen (CAL-005, CAL-019). */
export function RangeDays(props: RangeDaysProps) {
  const { first, today, failed, isDisabled, onChoose, onReach } = props;
  const [firstFailed] = failed;
  return (
    <MonthGrid
      // Failed days must be seen, whatever month was open.
      key={firstFailed ?? 'none'}
      start={firstFailed ?? first ?? today}
      today={today}
      markOf={(day) => markOf(day, props)}
      onPick={onChoose}
      onReach={(from, day) => {
        if (!isDisabled) onReach(from, day);
      }}
    />
  );
}
