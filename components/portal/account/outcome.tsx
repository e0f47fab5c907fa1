import { FailureNote } from '@/components/shared/ui/failure-note';
import { useTexts } from '@/lib/shared/texts/use-texts';

const FAILURES = ['conflict', 'failed', 'signedOut'] as const;

export function Outcome({ said, saved }: { said: string; saved: string }) {
  const t = useTexts('settings.outcome');
  const failure = FAILURES.find((one) => one === said);
  return (
    <>
      {failure ? <FailureNote className="w-full">{t(failure)}</FailureNote> : null}
      <p className="min-w-0 text-sm wrap-anywhere text-muted empty:hidden" role="status">
        {said === 'saved' ? saved : ''}
      </p>
    </>
  );
}
