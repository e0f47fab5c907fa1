import { PHONE_LIMITS } from '@/lib/domain/limits';

/** What a telephone number has booked; both lists are epoch ms. */
export interface BookedByPhone {
  /** The ends of its visits in the calendar that are still to come. */
  openUntil: readonly number[];
  /** When its bookings of the last day were made. */
  madeAt: readonly number[];
}

/** Whether a number has booked as much as it may for now. */
export function hasReachedLimit({ openUntil, madeAt }: BookedByPhone): boolean {
  return openUntil.length >= PHONE_LIMITS.openInCalendar || madeAt.length >= PHONE_LIMITS.withinDay;
}
