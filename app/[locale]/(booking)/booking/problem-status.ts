import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import { setPageStatus } from '@/lib/http/page-status';

/** Answers a step that cannot be shown with a true status; what is merely closed or empty is a 200. */
export function setProblemStatus({ kind }: BookingProblem): void {
  if (kind === 'noId') setPageStatus(400);
  if (kind === 'notFound') setPageStatus(404);
  if (kind === 'failed') setPageStatus(502);
}
