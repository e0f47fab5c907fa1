import type { CountedScore } from '@/components/shown-reviews/score';
import type { ChoosableItem } from '@/lib/domain/booking/choice';
import type { Contact, ContactField } from '@/lib/domain/booking/contact';
import type { Message } from '@/lib/texts/texts';

export type ReviewRefusal = Message<'booking.refusal'>;

export type ContactErrors = Partial<Record<ContactField, string>>;

/** Everything but the customer. Money in cents, the start in epoch ms. */
export interface Review {
  serviceId: string;
  calendarId: number;
  startsAt: number;
  provider: { name: string; address: string; imageUrl: string; score?: CountedScore | null };
  items: readonly ChoosableItem[];
  /** With whom, where several people work; null for anybody. */
  person: { id: number; name: string } | null;
}

/** "" for what the service does not give. */
export interface Reach {
  phoneNumber: string;
  call: string;
  message: string;
}

/** Its time may be booked. */
export interface OpenAttempt {
  key: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** The same for the browser's call and for the form's plain POST. */
export type ReviewState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'invalid'; errors: ContactErrors }
  /** Nothing was sent: the number has an unusual length, and may be right. */
  | { kind: 'phoneUnsure' }
  /** `message` is {host}'s answer; null if the time was gone when the page opened. */
  | { kind: 'lost'; message: string | null; nearestStarts: readonly number[] }
  /** Nothing was booked. */
  | { kind: 'refused'; message: string }
  /** The booking may have gone through. */
  | { kind: 'unsettled'; message: string };

/** Not used when it answers a POST. */
export interface ReviewOpening {
  state: ReviewState;
  /**
   * Whether the slots show the time as free: a booking that this browser made of it was then moved
   * or cancelled.
   */
  isFree: boolean;
}

/** The answer to the form's POST is rendered from it. */
export interface ReviewAnswer {
  state: ReviewState;
  contact: Contact;
  /** "" before anything was sent. */
  reviewKey: string;
  /** The unusual number that the customer confirmed; "" for none. */
  phoneConfirmed: string;
  open: readonly OpenAttempt[];
}

export const NOTHING_SENT: ReviewAnswer = {
  state: { kind: 'editing' },
  contact: { customerName: '', customerPhone: '', customerEmail: '' },
  reviewKey: '',
  phoneConfirmed: '',
  open: [],
};

export type BookedMail = 'coming' | 'held';

export interface Confirmation {
  bookingId: string;
  /** "" where this visitor may not see it, as for the number. */
  customerName: string;
  customerPhone: string;
  /** Null where it is not known whether to expect mail. */
  mail: BookedMail | null;
  /** The same in every language. */
  path: string;
  review: Review;
  reach: Reach;
  offersDirectory: boolean;
  minutes: number;
  totalMinor: number;
  /** Of the customer's own link; "" where {host} gives none. */
  manageToken: string;
  /** For addresses that are read outside of the site. */
  siteUrl: string;
}
