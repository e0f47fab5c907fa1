import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';

/** So much of one thing within a time, which begins with the first of them. */
interface Limit {
  /** Whom it counts as one. A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
  of: 'network' | 'account' | 'phone' | 'everybody';
  /** How many, or how many bytes. */
  most: number;
  withinMs: number;
  /**
   * Where it is taken: by `handle` before anything else is done, or in the endpoint itself, because
   * what was sent decides about it.
   */
  at: 'door' | 'inside';
  /** All web processes together, or each for itself: then it only spares that process. */
  counted: 'together' | 'apart';
}

/** What one telephone number may book, at our own backend and at any other (BOOK-8). */
export const PHONE_LIMITS = { openInCalendar: 3, withinDay: 5 } as const;

/** Every limit by its name. The rows of `lib/contract/api.ts` name theirs. */
export const LIMITS = {
  /** BOOKINGS_PER_HOUR replaces the number. */
  bookings: { of: 'network', most: 10, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  phoneBookings: {
    ...{ of: 'phone', most: PHONE_LIMITS.withinDay, withinMs: DAY_MS },
    ...{ at: 'inside', counted: 'together' },
  },
  /** Of one number in one calendar; the time ends with the first visit. */
  phoneVisits: {
    ...{ of: 'phone', most: PHONE_LIMITS.openInCalendar, withinMs: DAY_MS },
    ...{ at: 'inside', counted: 'together' },
  },
  uploads: { of: 'account', most: 60, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  uploadBytes: {
    ...{ of: 'account', most: 200 * 1024 * 1024, withinMs: DAY_MS },
    ...{ at: 'inside', counted: 'together' },
  },
  registrations: { of: 'account', most: 30, withinMs: HOUR_MS, at: 'door', counted: 'together' },
  /** Services, items, events and the calendar of one's own. */
  changes: { of: 'account', most: 600, withinMs: HOUR_MS, at: 'door', counted: 'together' },
  signIns: { of: 'network', most: 300, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  contact: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  /** These two slow a letter and refuse none. */
  deletions: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  letters: { of: 'everybody', most: 100, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reads: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'door', counted: 'apart' },
  /** Thumbnails, logos, and the pictures and films of slates. */
  pictures: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'door', counted: 'apart' },
  /** The pictures of link previews, which are drawn. */
  cards: { of: 'network', most: 120, withinMs: MINUTE_MS, at: 'door', counted: 'apart' },
  visits: { of: 'network', most: 600, withinMs: HOUR_MS, at: 'door', counted: 'apart' },
  /** Holds when addresses are made up. */
  allVisits: { of: 'everybody', most: 20_000, withinMs: HOUR_MS, at: 'inside', counted: 'apart' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
