import { PHONE_LIMITS } from '@/lib/domain/limits';

/** Both lists are epoch ms. */
export interface BookedByPhone {
  /** When its visits to come end. */
  openUntil: readonly number[];
  /** Of the last day. */
  madeAt: readonly number[];
}

export function hasReachedLimit({ openUntil, madeAt }: BookedByPhone): boolean {
  return openUntil.length >= PHONE_LIMITS.openInCalendar || madeAt.length >= PHONE_LIMITS.withinDay;
}
