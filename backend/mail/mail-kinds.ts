import { type SQL, sql } from 'drizzle-orm';
import { reviewStage } from '@/lib/shared/domain/reviews/stage';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { ADDRESS_CHANGED, type AddressLetter, PROVE_ADDRESS } from './account-letters';
import type { BookingFacts, DayVisits } from './booking-facts';
import { arrangedLetter, cancelledLetter, reminderLetter } from './customer-letters';
import type { Letter } from './letter';
import { type Noticed, noticeAnsweredLetter, noticedLetter } from './notice-letters';
import { providerLetter } from './provider-letters';
import { receivedLetter, type Waiting } from './received-letter';
import { askedLetter } from './review-letter';
import type { Sender } from './sender';
import { suspendedLetter } from './suspended-letter';
import { type Verdict, verdictLetter } from './verdict-letter';

export type BookingEvent = 'booked' | 'moved' | 'rearranged' | 'given' | 'cancelled';

/** `during` is null if several bookings change at once. */
export interface When {
  now: number;
  during: Span | null;
}

export interface AboutBooking {
  about: 'booking';
  /** The name in the operator's list of unsent mail. */
  name: string;
  after: readonly BookingEvent[];
  due: (when: When) => number | null;
  /** The mail is dropped if the booking has another status or was changed again, or if `isLate`. */
  isFor: BookingFacts['status'] | 'any';
  isLate: (facts: BookingFacts, now: number) => boolean;
  /** The mail is dropped while mail of one of these kinds waits to go to the customer. */
  dropsBehind: readonly string[];
  /**
   * If several mails are about one change, providers see the state of the mail with the highest
   * number. Null for mail about no change.
   */
  state: number | null;
  /** Providers get mail only about what a customer did. */
  letters: {
    customer?: (facts: BookingFacts, sender: Sender, now: number) => Letter;
    provider?: (facts: BookingFacts, visits: DayVisits, sender: Sender, now: number) => Letter;
  };
}

interface AboutReceived {
  about: 'received';
  name: string;
  letter: (waiting: Waiting, sender: Sender) => Letter;
}

interface AboutVerdict {
  about: 'verdict';
  name: string;
  letter: (verdict: Verdict, sender: Sender) => Letter;
}

interface AboutNotice {
  about: 'notice';
  name: string;
  letter: (notice: Noticed, sender: Sender) => Letter | null;
}

interface AboutAddress extends AddressLetter {
  about: 'address';
  name: string;
}

type MailKind = AboutBooking | AboutReceived | AboutAddress | AboutVerdict | AboutNotice;

const atOnce = ({ now }: When) => now;
const hasBegun = ({ startsAt }: BookingFacts, now: number) => startsAt <= now;

const REMINDER_BEFORE_MS = DAY_MS;
/** With mail about a change, no reminder is queued that would be due sooner than this. */
const REMINDER_AFTER_MS = 2 * HOUR_MS;

/** See docs/topics/adding.md, "A kind of mail". */
const MAIL_KINDS = {
  booked: {
    about: 'booking',
    name: 'confirmation',
    after: ['booked'],
    due: atOnce,
    isFor: 'confirmed',
    isLate: hasBegun,
    dropsBehind: [],
    state: 1,
    letters: {
      customer: (facts, ...about) =>
        facts.status === 'cancelled'
          ? cancelledLetter(facts, ...about)
          : arrangedLetter('booked', facts, ...about),
      provider: (...about) => providerLetter('booked', ...about),
    },
  },
  moved: {
    about: 'booking',
    name: 'new time',
    after: ['moved'],
    due: atOnce,
    isFor: 'confirmed',
    isLate: hasBegun,
    dropsBehind: ['booked'],
    state: 1,
    letters: {
      customer: (...about) => arrangedLetter('moved', ...about),
      provider: (...about) => providerLetter('moved', ...about),
    },
  },
  rearranged: {
    about: 'booking',
    name: 'new time by the provider',
    after: ['rearranged'],
    due: atOnce,
    isFor: 'confirmed',
    isLate: hasBegun,
    dropsBehind: ['booked'],
    state: 1,
    letters: { customer: (...about) => arrangedLetter('rearranged', ...about) },
  },
  given: {
    about: 'booking',
    name: 'another person',
    after: ['given'],
    due: atOnce,
    isFor: 'confirmed',
    isLate: hasBegun,
    dropsBehind: ['booked'],
    state: 1,
    letters: { customer: (...about) => arrangedLetter('given', ...about) },
  },
  cancelled: {
    about: 'booking',
    name: 'cancellation',
    after: ['cancelled'],
    due: atOnce,
    isFor: 'cancelled',
    isLate: hasBegun,
    dropsBehind: ['booked'],
    state: 1,
    letters: {
      customer: cancelledLetter,
      provider: (...about) => providerLetter('cancelled', ...about),
    },
  },
  reminder: {
    about: 'booking',
    name: 'reminder',
    after: ['booked', 'moved', 'rearranged', 'given'],
    due: ({ now, during }) => {
      const due = during ? during.from - REMINDER_BEFORE_MS : 0;
      return due < now + REMINDER_AFTER_MS ? null : due;
    },
    isFor: 'confirmed',
    isLate: hasBegun,
    dropsBehind: ['booked', 'moved', 'rearranged', 'given'],
    state: 2,
    letters: { customer: reminderLetter },
  },
  /** Queued by backend/reviews/keep-reviews.ts. */
  asked: {
    about: 'booking',
    name: 'question for a review',
    after: [],
    due: () => null,
    isFor: 'any',
    isLate: (facts, now) => reviewStage(facts, now) !== 'open' || !!facts.review?.isWritten,
    dropsBehind: [],
    state: null,
    letters: { customer: askedLetter },
  },
  received: { about: 'received', name: 'receipt for a review', letter: receivedLetter },
  noticed: { about: 'notice', name: 'receipt for a notice', letter: noticedLetter },
  answered: { about: 'notice', name: 'answer to a notice', letter: noticeAnsweredLetter },
  proving: { about: 'address', name: 'link to a new address', ...PROVE_ADDRESS },
  readdressed: { about: 'address', name: 'notice of a changed address', ...ADDRESS_CHANGED },
  verdict: { about: 'verdict', name: 'decision of the staff', letter: verdictLetter },
  suspended: {
    about: 'booking',
    name: 'suspension of the provider',
    after: [],
    due: atOnce,
    isFor: 'confirmed',
    isLate: (facts, now) => hasBegun(facts, now) || facts.account.takesBookings,
    dropsBehind: [],
    state: null,
    letters: { customer: suspendedLetter },
  },
} as const satisfies Record<string, MailKind>;

const rows: [string, MailKind][] = Object.entries(MAIL_KINDS);

/** Returns null for a kind of a later release. */
export function findMailKind(kind: string): MailKind | null {
  return rows.find(([name]) => name === kind)?.[1] ?? null;
}

export const BOOKING_MAIL = rows.flatMap(([kind, row]) =>
  row.about === 'booking' ? [{ kind, ...row }] : [],
);

const listed = (kinds: readonly string[]) =>
  sql.raw(`(${kinds.map((kind) => `'${kind}'`).join(', ')})`);

export const KNOWN_KINDS: SQL = listed(rows.map(([kind]) => kind));
const NEWS_OF_PROVIDERS = ['rearranged', 'given', 'cancelled'];
export const NEWS_KINDS: SQL = listed(NEWS_OF_PROVIDERS);

/** Several of these come in one mail. A customer is told of their own changes at once. */
export const isNewsOfProvider = (kind: string, facts: BookingFacts): boolean =>
  NEWS_OF_PROVIDERS.includes(kind) && facts.cancelledBy !== 'customer';
export const KINDS_WITH_STATE: SQL = listed(
  BOOKING_MAIL.filter(({ state }) => state !== null).map(({ kind }) => kind),
);

/** SQL: the `state` of the kind in this column. */
export function stateOf(column: SQL): SQL {
  const cases = BOOKING_MAIL.flatMap(({ kind, state }) =>
    state === null ? [] : [`when '${kind}' then ${state}`],
  );
  return sql`case ${column} ${sql.raw(cases.join(' '))} end`;
}
