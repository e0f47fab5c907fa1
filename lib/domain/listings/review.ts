import { HOUR_MS } from '@/lib/time/units';

const REVIEW_HOURS = 48;

/** Both instants are epoch ms; negative after the promised time. */
export function reviewHoursLeft(waitingSince: number, now: number): number {
  return REVIEW_HOURS - (now - waitingSince) / HOUR_MS;
}
