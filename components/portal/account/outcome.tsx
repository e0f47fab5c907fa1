import { FailureNote } from '@/components/shared/ui/failure-note';
import { useTexts } from '@/lib/shared/texts/use-texts';

export type Said = 'nothing' | 'saved' | 'invalid' | 'conflict' | 'failed' | 'signedOut';

const FAILURES = ['conflict', 'failed', 'signedOut'] as const;

interface OutcomeProps {
  said: string;
  saved: string;
  /** The last answer is to an earlier press. */
  isPending?: boolean;
}

export function Outcome({ said, saved, isPending = false }: OutcomeProps) {
  const t = useTexts('settings.outcome');
  const failure = FAILURES.find((one) => !isPending && one === said);
  return (
    <>
      {failure ? <FailureNote className="w-full">{t(failure)}</FailureNote> : null}
      <p className="min-w-0 text-sm wrap-anywhere text-muted empty:hidden" role="status">
        {said === 'saved' && !isPending ? saved : ''}
      </p>
    </>
  );
}
