import { OF_REVIEW, REPORT_REASONS, type ReportedKind } from '@/lib/shared/domain/site/reports';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** An unknown reason keeps the backend's name. */
export function useReasonText() {
  const dialog = useTexts('report.dialog');
  const reasons = useTexts('report.reasons');
  return (said: string, kind: ReportedKind): string => {
    const reason = REPORT_REASONS.find((known) => known === said);
    if (!reason) return said;
    const own = kind === 'review' ? OF_REVIEW[reason] : undefined;
    return own ? dialog(own) : reasons(reason);
  };
}
