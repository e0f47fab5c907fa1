import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import { setPageStatus } from '@/lib/http/page-status';

/** Gives a step that cannot be shown its HTTP status. A calendar that is closed or empty is no error: 200. */
export function setProblemStatus({ kind }: BookingProblem): void {
  if (kind === 'noId') setPageStatus(400);
  if (kind === 'notFound') setPageStatus(404);
  if (kind === 'failed') setPageStatus(502);
}
