import { type CalendarData, stateWord } from '@/lib/domain/calendar-cells';
import { gridDay } from '@/lib/domain/calendar-grid';
import { dayParts, formatDay } from '@/lib/domain/format';
import { daysFrom, type LocalDate, mondayOf } from '@/lib/domain/local-date';

interface DayStripProps {
  date: LocalDate;
  today: LocalDate;
  data: CalendarData;
  zone: string;
  onPick: (date: LocalDate) => void;
}

function stateOf(date: LocalDate, data: CalendarData, zone: string): string {
  const statuses = gridDay(date, zone).slots.map(({ at }) => data.slots.get(at)?.status);
  const counted = (['available', 'booked'] as const).flatMap((status) => {
    const count = statuses.filter((other) => other === status).length;
    return count > 0 ? [`${count} slots ${stateWord(status)}`] : [];
  });
  return counted.join(', ');
}

/** The week around the day on show; a dash marks days on which nothing is open or booked. */
export function DayStrip({ date, today, data, zone, onPick }: DayStripProps) {
  return (
    <nav className="dates mb-4" aria-label="Days of the week">
      {daysFrom(mondayOf(date), 7).map((day) => {
        const state = stateOf(day, data, zone);
        const { weekday, day: number } = dayParts(day);
        const words = [formatDay(`${day}T12:00:00Z`, 'UTC'), day === today ? 'today' : '', state];
        return (
          <button
            key={day}
            type="button"
            className={`date short${day === date ? ' sel' : ''}${state ? '' : ' none'}`}
            aria-label={words.filter(Boolean).join(', ')}
            aria-current={day === date ? 'date' : undefined}
            onClick={() => onPick(day)}
          >
            <span>{weekday}</span>
            <b>{number}</b>
          </button>
        );
      })}
    </nav>
  );
}
