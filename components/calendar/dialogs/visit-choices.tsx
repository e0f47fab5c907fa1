import { type ComponentType, useState } from 'react';
import {
  CalendarClock,
  ChevronRight,
  CircleX,
  PhoneOff,
  Undo2,
  UserX,
} from '@/components/shared/ui/icons';
import type { BookingNote } from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import type { MarkVisit } from './visit-note';

interface VisitChoicesProps {
  booking: BookingNote | null;
  /** Epoch ms. */
  startsAt: number | null;
  zone: string;
  onMark: MarkVisit;
  onMove: (() => void) | null;
  onCancel: (() => void) | null;
  onCancelCustomer: (() => void) | null;
}

export function VisitChoices(props: VisitChoicesProps) {
  const { booking, startsAt, zone, onMark, onMove, onCancel, onCancelCustomer } = props;
  const t = useTexts('calendar.visitChoices');
  const move = useTexts('calendar.move');
  const keepsMarks = (booking?.didNotCome ?? null) !== null && !booking?.isCancelled;
  if (!keepsMarks && !onMove && !onCancel && !onCancelCustomer) return null;
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {onMove ? (
        <Choice
          Icon={CalendarClock}
          name={move('choice')}
          what={move('choiceHelp', { people: booking?.person ? 'several' : 'one' })}
          onChoose={onMove}
        />
      ) : null}
      {booking && keepsMarks && startsAt !== null ? (
        <DidNotCome booking={booking} startsAt={startsAt} zone={zone} onMark={onMark} />
      ) : null}
      {onCancel ? (
        <Choice
          isDanger
          Icon={CircleX}
          name={t('cancel')}
          what={t(booking?.customerGetsMail ? 'cancelHelpMailed' : 'cancelHelp')}
          onChoose={onCancel}
        />
      ) : null}
      {onCancelCustomer ? (
        <Choice
          isDanger
          Icon={PhoneOff}
          name={t('cancelNumber')}
          what={t('cancelNumberHelp')}
          onChoose={onCancelCustomer}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  isDanger?: boolean;
  Icon: ComponentType<{ className?: string }>;
  name: string;
  what: string;
  onChoose: () => void;
}

function Choice({ isDanger = false, Icon, name, what, onChoose }: ChoiceProps) {
  const look = isDanger ? 'text-danger' : '';
  return (
    <button
      type="button"
      className="flex min-h-15 w-full cursor-pointer items-center gap-4 border-0 border-line bg-surface px-4 py-3 text-start not-first:border-t hover:bg-sunken"
      onClick={onChoose}
    >
      <Icon className={`flex-none ${look}`} />
      <span className="min-w-0 flex-1">
        <b className={`flex font-semibold ${look}`}>{name}</b>
        <span className="text-sm text-muted">{what}</span>
      </span>
      <ChevronRight className={`flex-none rtl:-scale-x-100 ${look}`} />
    </button>
  );
}

interface DidNotComeProps {
  booking: BookingNote;
  startsAt: number;
  zone: string;
  onMark: MarkVisit;
}

function DidNotCome({ booking, startsAt, zone, onMark }: DidNotComeProps) {
  const t = useTexts('calendar.visitChoices');
  const [error, setError] = useState<string | null>(null);
  const isMissed = booking.didNotCome === true;
  const isAhead = !isMissed && startsAt > Date.now();
  const Icon = isMissed ? Undo2 : UserX;
  const help = () => {
    if (error !== null) return error;
    if (isMissed && booking.saysWasThere) return t('didNotComeObjected');
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
        if (isAhead) return;
        // Emptied first, so that the same refusal is announced again.
        setError(null);
        setError(await onMark(booking.id, { didNotCome: !isMissed }));
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
