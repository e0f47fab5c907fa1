import { useTexts } from '#texts';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import type { LocalDate } from '@/lib/time/local-date';

interface DateDialogProps {
  open: boolean;
  date: LocalDate;
  today: LocalDate;
  /** Whether a day is on show already. */
  isShown: (date: LocalDate) => boolean;
  onPick: (date: LocalDate) => void;
  onClose: () => void;
}

/** Jumps to a day of any month. */
export function DateDialog({ open, date, today, isShown, onPick, onClose }: DateDialogProps) {
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
