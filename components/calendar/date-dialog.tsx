import { X } from 'lucide-react';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import { Dialog } from '@/components/ui/dialog';
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
  return (
    <Dialog leavesFirst open={open} onClose={onClose} labelledBy="date-title">
      <div className="row between flex-nowrap items-start">
        <h2 id="date-title" className="display h2">
          Go to a date
        </h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <X className="i" />
        </button>
      </div>
      <MonthGrid
        start={date}
        today={today}
        markOf={(day) => ({
          isChosen: day === date,
          className: day === date ? 'end' : isShown(day) ? 'in' : '',
        })}
        onPick={onPick}
      />
    </Dialog>
  );
}
