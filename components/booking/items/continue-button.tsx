import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

interface ContinueButtonProps {
  /** `open` goes on; `choose` waits for a choice; `never` cannot go on whatever is chosen. */
  state: 'open' | 'choose' | 'never';
  isPending: boolean;
  full?: boolean;
  className?: string;
}

/**
 * Leads to step 2. While it cannot be used it keeps the focus and names the reason; it looks disabled
 * while no box of the form is ticked, also before scripts run.
 */
export function ContinueButton({ state, isPending, full, className = '' }: ContinueButtonProps) {
  const t = useTexts('booking.items');
  return (
    <Button
      full={full}
      className={`group-not-has-checked/choose:border-line! group-not-has-checked/choose:bg-sunken! group-not-has-checked/choose:text-subtle! ${className}`}
      type={state === 'never' ? 'button' : 'submit'}
      aria-disabled={state === 'open' ? undefined : true}
      aria-describedby={state === 'open' ? undefined : CONTINUE_REASON_ID}
    >
      {isPending ? <Spinner /> : null}
      {t('continue')}
    </Button>
  );
}

/** Id of the text that says why the button cannot be used. */
export const CONTINUE_REASON_ID = 'continue-reason';
