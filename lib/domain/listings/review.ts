import { HOUR_MS } from '@/lib/time/units';

/** Within how many hours a submission is answered (CON-001). */
const REVIEW_HOURS = 48;

/** Hours left of the review promise at `now`, both in epoch ms; negative once it is broken. */
export function reviewHoursLeft(waitingSince: number, now: number): number {
  return REVIEW_HOURS - (now - waitingSince) / HOUR_MS;
}
