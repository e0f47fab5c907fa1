import { useTexts } from '@/lib/texts/use-texts';

const FAILURES = ['conflict', 'failed', 'signedOut'] as const;

export function Outcome({ said, saved }: { said: string; saved: string }) {
  const t = useTexts('settings.outcome');
  const failure = FAILURES.find((one) => one === said);
  return (
    <>
      <p className="min-w-0 text-sm text-danger empty:hidden" role="alert">
        {failure ? t(failure) : ''}
      </p>
      <p className="min-w-0 text-sm wrap-anywhere text-muted empty:hidden" role="status">
        {said === 'saved' ? saved : ''}
      </p>
    </>
  );
}
