import { ChevronRight, CircleX, PhoneOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTexts } from '#texts';

interface VisitChoicesProps {
  onCancel: () => void;
  /** Null where it is not offered, or no number is known. */
  onCancelCustomer: (() => void) | null;
}

/** What can be done about a booking; each of them asks first. */
export function VisitChoices({ onCancel, onCancelCustomer }: VisitChoicesProps) {
  const t = useTexts('calendar.visitChoices');
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <Choice Icon={CircleX} name={t('cancel')} what={t('cancelHelp')} onChoose={onCancel} />
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
