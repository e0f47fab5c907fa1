import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import { type SetStatus, setPageStatus } from '@/lib/http/page-status';

/** Answers a step that cannot be shown with a true status; what is merely closed or empty is a 200. */
export function setProblemStatus(
  { kind }: BookingProblem,
  setStatus: SetStatus = setPageStatus,
): void {
  if (kind === 'noId') setStatus(400);
  if (kind === 'notFound') setStatus(404);
  if (kind === 'failed') setStatus(502);
}
