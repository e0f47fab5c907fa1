import { HOUR_MS } from '@/lib/shared/time/units';

export const LISTING_STATUSES = ['pending', 'approved', 'rejected', 'delisted'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export function isPublic(status: ListingStatus | null): boolean {
  return status === null || status === 'approved';
}

const REVIEW_HOURS = 48;

/** Epoch ms; negative after the promised time. */
export function reviewHoursLeft(waitingSince: number, now: number): number {
  return REVIEW_HOURS - (now - waitingSince) / HOUR_MS;
}
