import { type ReactNode, startTransition, useState } from 'react';
import { toolbarVariants } from '@/components/calendar/grid/calendar-frame';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { CalendarDays, ChevronLeft, ChevronRight, X } from '@/components/shared/ui/icons';
import { segmentsVariants, segmentVariants } from '@/components/shared/ui/segments';
import { CALENDAR_VIEWS, type CalendarView, stepDate } from '@/lib/shared/domain/calendar/moves';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import { calendarTitle } from './calendar-title';

interface CalendarToolbarProps {
  view: CalendarView;
  date: LocalDate;
  today: LocalDate;
  isLoading: boolean;
  go: (to: { view?: CalendarView; date?: LocalDate }) => void;
  children?: ReactNode;
}

const STEPS = {
  day: { back: 'previousDay', on: 'nextDay' },
  week: { back: 'previousWeek', on: 'nextWeek' },
} as const satisfies Record<CalendarView, object>;

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { view, date, today, isLoading, go, children } = props;
  const [isPicking, setIsPicking] = useState(false);
  const t = useTexts('calendar.toolbar');
  const step = (steps: number) => go({ date: stepDate(date, view, steps) });
  const monday = mondayOf(date);
  const title = calendarTitle(date, view, t);
  return (
    <div className={toolbarVariants()}>
      <h1
        className={headingVariants({
          face: 'name',
          size: 'small',
          className: 'min-w-0 flex-1 max-sm:min-w-max max-mini:basis-full',
        })}
      >
        <button
          type="button"
          className="-ms-2 inline-flex min-h-target cursor-pointer items-center gap-2 rounded-sm border-0 bg-transparent px-2 text-start hover:bg-sunken max-sm:gap-1 max-sm:pe-0 max-sm:text-[length:var(--text-lg)] max-sm:whitespace-nowrap"
          aria-haspopup="dialog"
          onClick={() => startTransition(() => setIsPicking(true))}
        >
          <span aria-live="polite">
            <bdi className="max-lg:hidden">{title.long}</bdi>
            <bdi className="lg:hidden">{title.short}</bdi>
            {isLoading ? <span className="sr-only">{t('loading')}</span> : null}
          </span>
          <CalendarDays className="size-5 text-muted max-phone:hidden" />
          <span className="sr-only">{t('goToDate')}</span>
        </button>
      </h1>
      <div className="ms-auto flex items-center gap-1.5 max-mini:w-full">
        <IconButton look="line" aria-label={t(STEPS[view].back)} onClick={() => step(-1)}>
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <Button
          look="secondary"
          size="small"
          className="max-phone:px-3 max-mini:flex-1"
          onClick={() => go({ date: today })}
        >
          {t('today')}
        </Button>
        <IconButton look="line" aria-label={t(STEPS[view].on)} onClick={() => step(1)}>
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
      <div
        className={segmentsVariants({ className: 'inline-flex max-sm:w-full' })}
        role="group"
        aria-label={t('view')}
      >
        {CALENDAR_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className={segmentVariants({ kind: 'button', className: 'max-sm:flex-1' })}
            aria-pressed={name === view}
            onClick={() => go({ view: name, date })}
          >
            {t(name)}
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

interface DateDialogProps {
  open: boolean;
  date: LocalDate;
  today: LocalDate;
  isShown: (date: LocalDate) => boolean;
  onPick: (date: LocalDate) => void;
  onClose: () => void;
}

function DateDialog({ open, date, today, isShown, onPick, onClose }: DateDialogProps) {
  const t = useTexts('calendar.dateDialog');
  return (
    <Dialog leavesFirst open={open} onClose={onClose} labelledBy="date-title">
      <div className="flex items-start justify-between gap-3">
        <h2 id="date-title" className={headingVariants({ size: 'medium' })}>
          {t('heading')}
        </h2>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <MonthGrid
        start={date}
        today={today}
        markOf={(day) => ({
          isChosen: day === date,
          look: day === date ? 'end' : isShown(day) ? 'within' : 'plain',
        })}
        onPick={onPick}
      />
    </Dialog>
  );
}
