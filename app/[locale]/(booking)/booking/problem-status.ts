import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import { type SetStatus, setPageStatus } from '@/lib/http/page-status';

/** Gives a step that cannot be shown its HTTP status. A calendar that is closed or empty is no error: 200. */
export function setProblemStatus(
  { kind }: BookingProblem,
  setStatus: SetStatus = setPageStatus,
): void {
  if (kind === 'noId') setStatus(400);
  if (kind === 'notFound') setStatus(404);
  if (kind === 'failed') setStatus(502);
}
