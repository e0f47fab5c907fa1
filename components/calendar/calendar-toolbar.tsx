import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
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
      <h1 className={headingVariants({ face: 'name', size: 'small', className: 'min-w-0 flex-1' })}>
        <button
          type="button"
          className="ctitle"
          aria-haspopup="dialog"
          onClick={() => startTransition(() => setIsPicking(true))}
        >
          <span aria-live="polite">
            <bdi className="max-lg:hidden">{title.long}</bdi>
            <bdi className="lg:hidden">{title.short}</bdi>
            {isLoading ? <span className="sr-only">, loading</span> : null}
          </span>
          <CalendarDays />
          <span className="sr-only">, go to a date</span>
        </button>
      </h1>
      <div className="flex items-center gap-1.5">
        <IconButton look="line" aria-label={`Previous ${word}`} onClick={() => step(-1)}>
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <Button look="secondary" size="small" onClick={() => go({ date: today })}>
          Today
        </Button>
        <IconButton look="line" aria-label={`Next ${word}`} onClick={() => step(1)}>
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
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
