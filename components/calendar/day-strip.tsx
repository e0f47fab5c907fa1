import { type CalendarData, stateWord } from '@/lib/domain/calendar/cells';
import { gridDay } from '@/lib/domain/calendar/grid';
import { dayParts } from '@/lib/time/format';
import { daysFrom, type LocalDate, mondayOf } from '@/lib/time/local-date';

interface DayStripProps {
  date: LocalDate;
  today: LocalDate;
  /** Null while nothing is known: then the days say nothing. */
  data: CalendarData | null;
  zone: string;
  onPick: (date: LocalDate) => void;
}

function stateOf(date: LocalDate, data: CalendarData, zone: string): string {
  const statuses = gridDay(date, zone).slots.map(({ at }) => data.slots.get(at)?.status);
  const counted = (['available', 'booked'] as const).flatMap((status) => {
    const count = statuses.filter((other) => other === status).length;
    return count > 0 ? [`${count} ${count === 1 ? 'slot' : 'slots'} ${stateWord(status)}`] : [];
  });
  return counted.join(', ');
}

function markOf(state: string | null): string {
  if (state === null) return ' unknown';
  return state ? '' : ' none';
}

/** The week around the day on show; a dash marks days on which nothing is open or booked. */
export function DayStrip({ date, today, data, zone, onPick }: DayStripProps) {
  return (
    <nav className="dates mb-4" aria-label="Days of the week">
      {daysFrom(mondayOf(date), 7).map((day) => {
        const state = data && stateOf(day, data, zone);
        const isToday = day === today;
        const { weekday, day: number, month } = dayParts(day);
        const words = [month, isToday ? 'today' : '', state].filter(Boolean).join(', ');
        return (
          <button
            key={day}
            type="button"
            className={`date short${day === date ? ' sel' : ''}${isToday ? ' now' : ''}${markOf(state)}`}
            aria-current={day === date ? 'date' : undefined}
            onClick={() => onPick(day)}
          >
            {/* What is seen is said first, so that a voice finds the day by it. */}
            <span>{weekday} </span>
            <b>{number} </b>
            <span className="sr-only">{words}</span>
          </button>
        );
      })}
    </nav>
  );
}
