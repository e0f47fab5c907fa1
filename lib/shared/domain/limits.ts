import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

/** Counted from the first use. */
interface Limit {
  /** A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
  of: 'network' | 'account' | 'phone' | 'everybody';
  most: number;
  withinMs: number;
  /**
   * `ahead`: counted before Next. `handle`: counted first in that function. `inside`: counted in
   * the endpoint, because it has to read what was sent.
   */
  at: 'ahead' | 'handle' | 'inside';
  /** `apart` means that each web process counts for itself. */
  counted: 'together' | 'apart';
}

/**
 * Limits for one telephone number, which our backend counts, and this site for other hosts
 * (BOOK-8).
 */
export const PHONE_LIMITS = {
  openInCalendar: 3,
  withinDay: 5,
  /** The true wait would tell strangers when the visits are. */
  waitMs: HOUR_MS,
} as const;

export const LIMITS = {
  /** BOOKINGS_PER_HOUR can set another `most`. */
  bookings: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  phoneBookings: {
    of: 'phone',
    most: PHONE_LIMITS.withinDay,
    withinMs: DAY_MS,
    at: 'inside',
    counted: 'together',
  },
  /** Counted for each calendar. The count begins again after the first visit. */
  phoneVisits: {
    of: 'phone',
    most: PHONE_LIMITS.openInCalendar,
    withinMs: DAY_MS,
    at: 'inside',
    counted: 'together',
  },
  uploads: { of: 'account', most: 60, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  uploadBytes: {
    of: 'account',
    most: 200 * 1024 * 1024,
    withinMs: DAY_MS,
    at: 'inside',
    counted: 'together',
  },
  registrations: { of: 'account', most: 30, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /** Each call reads a calendar on another site. */
  otherCalendars: { of: 'account', most: 30, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  changes: { of: 'account', most: 600, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  reviewChanges: { of: 'network', most: 60, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  appeals: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  visitChanges: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  signIns: { of: 'network', most: 300, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  contact: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reports: { of: 'network', most: 10, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /**
   * Each form renders a page, even if it cannot be read. The time is short, because several people
   * may share an address.
   */
  forms: { of: 'network', most: 20, withinMs: 10_000, at: 'ahead', counted: 'apart' },
  /** This limit and the next delay a letter, but never refuse it. */
  deletions: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  messages: { of: 'everybody', most: 100, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reads: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** Called while people type. A class or an office may share an address. */
  suggestions: { of: 'network', most: 600, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  pictures: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** Pictures of link previews. */
  cards: { of: 'network', most: 120, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  visits: { of: 'network', most: 600, withinMs: HOUR_MS, at: 'handle', counted: 'apart' },
  /** Protects against invented network addresses. */
  allVisits: { of: 'everybody', most: 20_000, withinMs: HOUR_MS, at: 'inside', counted: 'apart' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface BookedByPhone {
  openUntil: readonly number[];
  madeAt: readonly number[];
}

export function hasReachedLimit({ openUntil, madeAt }: BookedByPhone): boolean {
  return openUntil.length >= PHONE_LIMITS.openInCalendar || madeAt.length >= PHONE_LIMITS.withinDay;
}
