import { buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { REVIEW_FORM_ID } from './contact';

interface ConfirmButtonProps {
  /** Where it stands, to tell the two of one page apart. */
  place: 'aside' | 'bar';
  isSending: boolean;
  /** Name or phone is empty: shown and said, but reachable, and pressing it says what is missing. */
  isIncomplete: boolean;
}

/** The button that confirms, and the reason why it does not yet. */
export function ConfirmButton({ place, isSending, isIncomplete }: ConfirmButtonProps) {
  const hintId = `confirm-hint-${place}`;
  return (
    <>
      <button
        type="submit"
        form={REVIEW_FORM_ID}
        className={
          place === 'aside'
            ? buttonVariants({ full: true, className: 'confirm' })
            : buttonVariants({ className: 'confirm min-w-36' })
        }
        aria-disabled={isSending || isIncomplete || undefined}
        aria-describedby={isIncomplete ? hintId : undefined}
      >
        {isSending ? (
          <>
            <Spinner />
            Confirming…
          </>
        ) : (
          'Confirm'
        )}
      </button>
      <p className="confirm-hint text-sm text-muted" id={hintId}>
        Add a name and a phone to confirm.
      </p>
    </>
  );
}
