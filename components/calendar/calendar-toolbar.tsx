import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { CALENDAR_VIEWS, type CalendarView, stepDate } from '@/lib/domain/calendar/moves';
import { addDays, type LocalDate, mondayOf } from '@/lib/time/local-date';
import { calendarTitle } from './calendar-title';
import { DateDialog } from './date-dialog';

interface CalendarToolbarProps {
  view: CalendarView;
  date: LocalDate;
  today: LocalDate;
  /** The slots of these days are being asked for. */
  isLoading: boolean;
  go: (to: { view?: CalendarView; date?: LocalDate }) => void;
  /** What else can be done, at the end. */
  children?: ReactNode;
}

const VIEW_WORDS = { day: 'Day', week: 'Week' } as const satisfies Record<CalendarView, string>;

/** What is on show, and the ways to another time and the other view. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { view, date, today, isLoading, go, children } = props;
  const [isPicking, setIsPicking] = useState(false);
  const word = VIEW_WORDS[view].toLowerCase();
  const step = (steps: number) => go({ date: stepDate(date, view, steps) });
  const monday = mondayOf(date);
  const title = calendarTitle(date, view);
  return (
    <div className="ctool">
      <h1 className="name h3 grow">
        <button
          type="button"
          className="ctitle"
          aria-haspopup="dialog"
          onClick={() => startTransition(() => setIsPicking(true))}
        >
          <span aria-live="polite">
            <bdi className="desk">{title.long}</bdi>
            <bdi className="mob">{title.short}</bdi>
            {isLoading ? <span className="sr">, loading</span> : null}
          </span>
          <CalendarDays className="i" />
          <span className="sr">, go to a date</span>
        </button>
      </h1>
      <div className="row flex-nowrap [--gap:.375rem]">
        <button
          type="button"
          className="icon-btn line"
          aria-label={`Previous ${word}`}
          onClick={() => step(-1)}
        >
          <ChevronLeft className="i flip" />
        </button>
        <button type="button" className="btn secondary sm" onClick={() => go({ date: today })}>
          Today
        </button>
        <button
          type="button"
          className="icon-btn line"
          aria-label={`Next ${word}`}
          onClick={() => step(1)}
        >
          <ChevronRight className="i flip" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row */}
      <div className="seg" role="group" aria-label="View">
        {CALENDAR_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => go({ view: name, date })}
          >
            {VIEW_WORDS[name]}
          </button>
        ))}
      </div>
      {children}
      <DateDialog
        open={isPicking}
        date={date}
        today={today}
        isShown={(day) => view === 'week' && day >= monday && day <= addDays(monday, 6)}
        onPick={(day) => {
          setIsPicking(false);
          go({ date: day });
        }}
        onClose={() => setIsPicking(false)}
      />
    </div>
  );
}
