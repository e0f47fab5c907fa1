import { FailureNote } from '@/components/shared/ui/failure-note';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { ReviewFailure } from '@/lib/shared/url/review-url';

export function ChangeFailure({ failure }: { failure: ReviewFailure | null }) {
  const t = useTexts('reviews.written');
  if (failure === null) return null;
  return <FailureNote>{t(failure)}</FailureNote>;
}
