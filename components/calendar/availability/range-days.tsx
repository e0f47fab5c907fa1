import type { DayMark } from '@/components/calendar/grid/month-day';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import { X } from '@/components/shared/ui/icons';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';

interface RangeDaysProps {
  first: LocalDate | null;
  last: LocalDate | null;
  dates: ReadonlySet<LocalDate>;
  today: LocalDate;
  failed: ReadonlySet<LocalDate>;
  isDisabled: boolean;
  onChoose: (day: LocalDate) => void;
  onReach: (from: LocalDate, day: LocalDate) => void;
}

function markOf(
  day: LocalDate,
  props: RangeDaysProps,
  t: Texts<'calendar.availability.range'>,
): DayMark {
  const { first, last, dates, today, failed } = props;
  const isWithin = first !== null && last !== null && day >= first && day <= last;
  const isChosen = isWithin && dates.has(day);
  const isDisabled = props.isDisabled || day < today;
  if (failed.has(day)) {
    const icon = <X className="absolute end-0.75 top-0.75 size-3.5" />;
    return { look: 'failed', note: t('failed'), icon, isChosen, isDisabled };
  }
  if (day < today) return { look: 'past', isDisabled };
  if (isWithin && !isChosen) return { look: 'leftOut', note: t('leftOut'), isDisabled };
  const isEnd = day === first || day === last;
  return { look: isEnd ? 'end' : isChosen ? 'within' : 'plain', isChosen, isDisabled };
}

export function RangeDays(props: RangeDaysProps) {
  const { first, today, failed, isDisabled, onChoose, onReach } = props;
  const t = useTexts('calendar.availability.range');
  const [firstFailed] = failed;
  return (
    <MonthGrid
      key={firstFailed ?? 'none'}
      start={firstFailed ?? first ?? today}
      today={today}
      markOf={(day) => markOf(day, props, t)}
      onPick={onChoose}
      onReach={(from, day) => {
        if (!isDisabled) onReach(from, day);
      }}
    />
  );
}
