import { buttonVariants } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { REVIEW_FORM_ID } from './contact';

interface ConfirmButtonProps {
  place: 'aside' | 'bar';
  isSending: boolean;
  /** The button keeps the focus and names the empty fields. */
  isIncomplete: boolean;
}

/**
 * Looks disabled while a required field is empty, even before scripts run. Where scripts cannot
 * run, it never looks disabled.
 */
const INCOMPLETE =
  'not-noscript:group-has-[:required:invalid]/review:border-line! not-noscript:group-has-[:required:invalid]/review:bg-sunken! not-noscript:group-has-[:required:invalid]/review:text-subtle!';

export function ConfirmButton({ place, isSending, isIncomplete }: ConfirmButtonProps) {
  const t = useTexts('booking.confirm');
  const hintId = `confirm-hint-${place}`;
  const isInBar = place === 'bar';
  return (
    <>
      <button
        type="submit"
        form={REVIEW_FORM_ID}
        className={buttonVariants({
          full: !isInBar,
          className: `${INCOMPLETE} ${isInBar ? 'min-w-36' : ''}`,
        })}
        aria-disabled={isSending || isIncomplete || undefined}
        aria-describedby={isIncomplete ? hintId : undefined}
      >
        {isSending ? <Spinner /> : null}
        {t(isSending ? 'sending' : 'confirm')}
      </button>
      <p
        className={`hidden text-sm text-muted group-has-[:required:invalid]/review:block ${isInBar ? 'order-first w-full' : ''}`}
        id={hintId}
      >
        {t('incomplete')}
      </p>
    </>
  );
}

/** This button is the first in the form, because Enter presses the first one. */
export function EnterConfirms() {
  return (
    <button
      type="submit"
      form={REVIEW_FORM_ID}
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
