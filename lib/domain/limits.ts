import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';

/** The time begins with the first use. */
interface Limit {
  /** Who shares a count. A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
  of: 'network' | 'account' | 'phone' | 'everybody';
  most: number;
  withinMs: number;
  /**
   * `ahead`: before Next; `handle`: in that function, before anything else; `inside`: in the
   * endpoint, which has to read what was sent.
   */
  at: 'ahead' | 'handle' | 'inside';
  /** Whether all web processes share the count; `apart` only protects its own process. */
  counted: 'together' | 'apart';
}

/** For one telephone number, in our backend and on other hosts (BOOK-8). */
export const PHONE_LIMITS = {
  openInCalendar: 3,
  withinDay: 5,
  /** The true wait would tell strangers when the visits are. */
  waitMs: HOUR_MS,
} as const;

export const LIMITS = {
  /** BOOKINGS_PER_HOUR replaces `most`. */
  bookings: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  phoneBookings: {
    of: 'phone',
    most: PHONE_LIMITS.withinDay,
    withinMs: DAY_MS,
    at: 'inside',
    counted: 'together',
  },
  /** In one calendar; the count restarts after the first visit. */
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
  /** Each has us read a calendar of another site. */
  otherCalendars: { of: 'account', most: 30, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /** Of providers, to services, items, events and calendar. */
  changes: { of: 'account', most: 600, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /** Of customers, by the link to a review. */
  reviewChanges: { of: 'network', most: 60, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  /** Of whoever a decision of the staff is against, by its link. */
  appeals: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  /** Of customers, by their link. */
  visitChanges: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  signIns: { of: 'network', most: 300, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  contact: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reports: { of: 'network', most: 10, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /**
   * Posts to pages with a form: each costs a page, even an unreadable one. The time is short, so
   * that nobody at a shared address waits long.
   */
  forms: { of: 'network', most: 20, withinMs: 10_000, at: 'ahead', counted: 'apart' },
  /** The next two delay a letter and never refuse it. */
  deletions: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  letters: { of: 'everybody', most: 100, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reads: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** While typing; a class or an office may share one address. */
  suggestions: { of: 'network', most: 600, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** Thumbnails, logos, and media of slates. */
  pictures: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** Drawn pictures of link previews. */
  cards: { of: 'network', most: 120, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  visits: { of: 'network', most: 600, withinMs: HOUR_MS, at: 'handle', counted: 'apart' },
  /** In case somebody invents network addresses. */
  allVisits: { of: 'everybody', most: 20_000, withinMs: HOUR_MS, at: 'inside', counted: 'apart' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

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
