import { PHONE_LIMITS } from '@/lib/domain/limits';

/** Both lists are epoch ms. */
export interface BookedByPhone {
  /** When its visits to come end. */
  openUntil: readonly number[];
  /** When its bookings of the last day were made. */
  madeAt: readonly number[];
}

export function hasReachedLimit({ openUntil, madeAt }: BookedByPhone): boolean {
  return openUntil.length >= PHONE_LIMITS.openInCalendar || madeAt.length >= PHONE_LIMITS.withinDay;
}
