import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';

/** How often something may be done within a time, which begins when it is done first. */
interface Limit {
  /** Who shares one count. A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
  of: 'network' | 'account' | 'phone' | 'everybody';
  /** How many, or how many bytes. */
  most: number;
  withinMs: number;
  /**
   * Where it is counted: `handle` by that function, before anything else is done; `inside` by the endpoint,
   * which has to read first what was sent; `ahead` before Next sees the request.
   */
  at: 'ahead' | 'handle' | 'inside';
  /** Whether all web processes share the count. A count `apart` only protects its own process. */
  counted: 'together' | 'apart';
}

/** What one telephone number may book, at our own backend and at any other (BOOK-8). */
export const PHONE_LIMITS = {
  openInCalendar: 3,
  withinDay: 5,
  /** What a refusal gives as the wait. The true one would tell whoever asks when the visits are. */
  waitMs: HOUR_MS,
} as const;

/** Every limit by its name, which the rows of `lib/contract/api.ts` use. */
export const LIMITS = {
  /** The environment variable BOOKINGS_PER_HOUR replaces `most`. */
  bookings: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  phoneBookings: {
    of: 'phone',
    most: PHONE_LIMITS.withinDay,
    withinMs: DAY_MS,
    at: 'inside',
    counted: 'together',
  },
  /** Open bookings of one number in one calendar; the count starts again after the first visit. */
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
  /** Changes that providers make to their services, items, events and calendar. */
  changes: { of: 'account', most: 600, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /** Of customers to their own bookings, by the link. */
  visitChanges: { of: 'network', most: 30, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  signIns: { of: 'network', most: 300, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  contact: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reports: { of: 'network', most: 10, withinMs: HOUR_MS, at: 'handle', counted: 'together' },
  /**
   * What is sent to pages with a form, whether it can be read or not: each costs a page. No household
   * or office sends so many; the time is short, so that neither the costs come at once nor anybody
   * who shares the address waits for long.
   */
  forms: { of: 'network', most: 20, withinMs: 10_000, at: 'ahead', counted: 'apart' },
  /** The next two delay a letter and never refuse it. */
  deletions: { of: 'network', most: 5, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  letters: { of: 'everybody', most: 100, withinMs: HOUR_MS, at: 'inside', counted: 'together' },
  reads: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** While somebody types; a class or an office may share one address. */
  suggestions: { of: 'network', most: 600, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** Thumbnails, logos, and the pictures and films of slates. */
  pictures: { of: 'network', most: 1_200, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  /** The pictures of link previews, which are drawn. */
  cards: { of: 'network', most: 120, withinMs: MINUTE_MS, at: 'handle', counted: 'apart' },
  visits: { of: 'network', most: 600, withinMs: HOUR_MS, at: 'handle', counted: 'apart' },
  /** Protects us if somebody invents network addresses. */
  allVisits: { of: 'everybody', most: 20_000, withinMs: HOUR_MS, at: 'inside', counted: 'apart' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
