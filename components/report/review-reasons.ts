import type { ReportReason } from '@/lib/domain/site/reports';

/** What can be wrong with a review, in words of its own. */
export const OF_REVIEW: Partial<Record<ReportReason, 'notOfVisit' | 'notTrue' | 'notAllowed'>> = {
  misleading: 'notOfVisit',
  wrongDetails: 'notTrue',
  harmful: 'notAllowed',
};
