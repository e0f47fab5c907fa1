import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import { setPageStatus } from '@/lib/server/http/page-status';

/** A closed or empty calendar is no error: 200. */
export function setProblemStatus({ kind }: BookingProblem): void {
  if (kind === 'noId') setPageStatus(400);
  if (kind === 'notFound') setPageStatus(404);
  if (kind === 'failed') setPageStatus(502);
}
