import { cva } from 'class-variance-authority';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import { withCommas } from '@/lib/shared/texts/lists';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts } from '@/lib/shared/time/format';
import { daysFrom, type LocalDate, mondayOf } from '@/lib/shared/time/local-date';

interface DayStripProps {
  date: LocalDate;
  today: LocalDate;
  data: CalendarData | null;
  zone: string;
  onPick: (date: LocalDate) => void;
}

function countsOf(
  date: LocalDate,
  { slots }: CalendarData,
  zone: string,
  t: Texts<'calendar.dayStrip'>,
): string {
  const statuses = gridDay(date, zone).slots.map(({ at }) => slots.get(at)?.status);
  const count = (status: 'available' | 'booked') =>
    statuses.filter((other) => other === status).length;
  const [available, booked] = [count('available'), count('booked')];
  const counts = [
    available > 0 ? t('slotsAvailable', { count: available }) : '',
    booked > 0 ? t('slotsBooked', { count: booked }) : '',
  ];
  return withCommas(counts, t.locale);
}

const dayVariants = cva(
  'grid min-h-17 cursor-pointer content-center justify-items-center gap-0.5 rounded-md border-1.5 px-0 py-1.5 text-xs/4',
  {
    variants: {
      isChosen: {
        true: 'border-primary bg-primary text-on-primary after:bg-highlight',
        false: 'text-muted',
      },
      state: {
        unknown: 'after:invisible after:size-1.5 after:rounded-full',
        open: 'after:size-1.5 after:rounded-full',
        nothing: 'border-dashed after:my-0.5 after:h-0.5 after:w-2.5',
      },
    },
    compoundVariants: [
      {
        isChosen: false,
        state: ['unknown', 'open'],
        className: 'border-line bg-surface after:bg-slot-available-line',
      },
      {
        isChosen: false,
        state: 'nothing',
        className: 'border-line-strong bg-sunken after:bg-line-strong',
      },
    ],
  },
);

const numberVariants = cva('text-lg/6', {
  variants: {
    isChosen: { true: '', false: '' },
    isToday: { true: 'rounded-pill px-1', false: '' },
    hasNothing: { true: 'font-medium', false: 'font-bold' },
  },
  compoundVariants: [
    { isToday: true, isChosen: true, className: 'bg-on-primary text-primary' },
    { isToday: true, isChosen: false, className: 'bg-highlight text-on-highlight' },
    { isToday: false, isChosen: false, hasNothing: false, className: 'text-text' },
    { isToday: false, isChosen: false, hasNothing: true, className: 'text-subtle' },
  ],
});

/** A dash marks days with nothing open or booked. */
export function DayStrip({ date, today, data, zone, onPick }: DayStripProps) {
  const t = useTexts('calendar.dayStrip');
  return (
    <nav className="mb-4 grid grid-cols-7 gap-1 sm:gap-2" aria-label={t('label')}>
      {daysFrom(mondayOf(date), 7).map((day) => {
        const counts = data && countsOf(day, data, zone, t);
        const state = counts === null ? 'unknown' : counts ? 'open' : 'nothing';
        const [isToday, isChosen] = [day === today, day === date];
        const { briefWeekday, day: number, month } = dayParts(day, t.locale);
        const words = withCommas([month, isToday ? t('today') : '', counts], t.locale);
        return (
          <button
            key={day}
            type="button"
            className={dayVariants({ isChosen, state })}
            aria-current={isChosen ? 'date' : undefined}
            data-state={state}
            onClick={() => onPick(day)}
          >
            {/* The visible text first, for voice control. */}
            <span>{briefWeekday} </span>
            <b className={numberVariants({ isChosen, isToday, hasNothing: state === 'nothing' })}>
              {number}{' '}
            </b>
            <span className="sr-only">{words}</span>
          </button>
        );
      })}
    </nav>
  );
}
