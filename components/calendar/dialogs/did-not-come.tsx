import { useState } from 'react';
import { useTexts } from '#texts';
import type { MarkVisit } from '@/components/calendar/visit-note/use-visit-note';
import { Undo2, UserX } from '@/components/ui/icons';
import type { BookingNote } from '@/lib/domain/calendar/cells';
import { formatClock } from '@/lib/time/clock-words';

interface DidNotComeProps {
  booking: BookingNote;
  startsAt: number;
  zone: string;
  onMark: MarkVisit;
}

/** Says that nobody came, from the start of the visit on, or takes that back. */
export function DidNotCome({ booking, startsAt, zone, onMark }: DidNotComeProps) {
  const t = useTexts('calendar.visitChoices');
  const [error, setError] = useState<string | null>(null);
  const isMissed = booking.didNotCome === true;
  const isAhead = !isMissed && startsAt > Date.now();
  const Icon = isMissed ? Undo2 : UserX;
  const help = () => {
    if (error !== null) return error;
    if (isMissed) return t('didNotComeUndoHelp');
    if (!isAhead) return t('didNotComeHelp');
    return t('didNotComeFrom', { time: formatClock(startsAt, zone, t.locale) });
  };
  return (
    <button
      type="button"
      className="flex min-h-15 w-full cursor-pointer items-center gap-4 border-0 border-line bg-surface px-4 py-3 text-start not-first:border-t hover:bg-sunken aria-disabled:cursor-default aria-disabled:bg-sunken"
      aria-disabled={isAhead || undefined}
      onClick={async () => {
        if (!isAhead) setError(await onMark(booking.id, { didNotCome: !isMissed }));
      }}
    >
      <Icon className="flex-none" />
      <span className="min-w-0 flex-1">
        <b className={isAhead ? 'flex font-semibold text-muted' : 'flex font-semibold'}>
          {isMissed ? t('didNotComeUndo') : t('didNotCome')}
        </b>
        <span className="text-sm text-muted" role="status">
          {help()}
        </span>
      </span>
    </button>
  );
}
