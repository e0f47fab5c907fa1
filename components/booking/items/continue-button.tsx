import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

interface ContinueButtonProps {
  /** `open` goes on; `choose` waits for a choice; `never` cannot go on whatever is chosen. */
  state: 'open' | 'choose' | 'never';
  isPending: boolean;
  full?: boolean;
  className?: string;
}

/** The way to step 2: stays reachable when it cannot be used, and names the reason. */
export function ContinueButton({ state, isPending, full, className }: ContinueButtonProps) {
  return (
    <Button
      full={full}
      className={className}
      type={state === 'never' ? 'button' : 'submit'}
      aria-disabled={state === 'open' ? undefined : true}
      aria-describedby={state === 'open' ? undefined : CONTINUE_REASON_ID}
    >
      {isPending ? <Spinner /> : null}
      Continue
    </Button>
  );
}

/** Id of the text that says why one cannot go on. */
export const CONTINUE_REASON_ID = 'why-not';
