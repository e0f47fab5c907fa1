import type { ComponentType } from 'react';
import { useTexts } from '#texts';
import type { MarkVisit } from '@/components/calendar/visit-note/use-visit-note';
import { ChevronRight, CircleX, PhoneOff } from '@/components/ui/icons';
import type { BookingNote } from '@/lib/domain/calendar/cells';
import { DidNotCome } from './did-not-come';

interface VisitChoicesProps {
  booking: BookingNote | null;
  /** When it begins (epoch ms); null when the host does not say. */
  startsAt: number | null;
  zone: string;
  onMark: MarkVisit;
  /** Null where there is nothing to cancel, or nothing to name it by. */
  onCancel: (() => void) | null;
  /** Null where it is not offered, or no number is known. */
  onCancelCustomer: (() => void) | null;
}

/** What can be done about a booking; what cannot be taken back asks first. */
export function VisitChoices(props: VisitChoicesProps) {
  const { booking, startsAt, zone, onMark, onCancel, onCancelCustomer } = props;
  const t = useTexts('calendar.visitChoices');
  const keepsMarks = (booking?.didNotCome ?? null) !== null && !booking?.isCancelled;
  if (!keepsMarks && !onCancel && !onCancelCustomer) return null;
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {booking && keepsMarks && startsAt !== null ? (
        <DidNotCome booking={booking} startsAt={startsAt} zone={zone} onMark={onMark} />
      ) : null}
      {onCancel ? (
        <Choice
          Icon={CircleX}
          name={t('cancel')}
          what={t(booking?.customerGetsMail ? 'cancelHelpMailed' : 'cancelHelp')}
          onChoose={onCancel}
        />
      ) : null}
      {onCancelCustomer ? (
        <Choice
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
  Icon: ComponentType<{ className?: string }>;
  name: string;
  what: string;
  onChoose: () => void;
}

function Choice({ Icon, name, what, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className="flex min-h-15 w-full cursor-pointer items-center gap-4 border-0 border-line bg-surface px-4 py-3 text-start not-first:border-t hover:bg-sunken"
      onClick={onChoose}
    >
      <Icon className="flex-none text-danger" />
      <span className="min-w-0 flex-1">
        <b className="flex font-semibold text-danger">{name}</b>
        <span className="text-sm text-muted">{what}</span>
      </span>
      <ChevronRight className="flex-none text-danger rtl:-scale-x-100" />
    </button>
  );
}
