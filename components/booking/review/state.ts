import type { CountedScore } from '@/components/shared/score/score';
import type { ChoosableItem } from '@/lib/shared/domain/booking/choice';
import type { Contact, ContactField } from '@/lib/shared/domain/booking/contact';
import type { Message } from '@/lib/shared/texts/texts';

export type ReviewRefusal = Message<'booking.refusal'>;

export type ContactErrors = Partial<Record<ContactField, string>>;

/** What is booked, without the customer. Money is in cents, the start in epoch ms. */
export interface Review {
  serviceId: string;
  calendarId: number;
  startsAt: number;
  provider: { name: string; address: string; imageUrl: string; score?: CountedScore | null };
  items: readonly ChoosableItem[];
  /** Null for anybody. */
  person: { id: number; name: string } | null;
}

/** "" where not given. */
export interface Reach {
  phoneNumber: string;
  call: string;
  message: string;
}

/** An attempt that got no answer, so it may have booked. */
export interface OpenAttempt {
  key: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** Shared by the browser's call and the form's plain POST. */
export type ReviewState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'invalid'; errors: ContactErrors }
  /** Nothing was sent: the length of the number is unusual. It may still be right. */
  | { kind: 'phoneUnsure' }
  /** `message` is the answer of {host}; null if the time was gone when the page opened. */
  | { kind: 'lost'; message: string | null; nearestStarts: readonly number[] }
  /** Nothing was booked. */
  | { kind: 'refused'; message: string }
  /** The booking may have gone through. */
  | { kind: 'unsettled'; message: string };

export interface ReviewOpening {
  state: ReviewState;
  /**
   * Whether the slots show the time as free, because this browser's booking of it was moved or
   * cancelled.
   */
  isFree: boolean;
  /**
   * Null if the customer chose somebody, or one person works. `name` is set if one person alone has
   * the time.
   */
  anybody: { name: string | null } | null;
}

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
  contact: { customerName: '', customerPhone: '', customerEmail: '', customerRemark: '' },
  reviewKey: '',
  phoneConfirmed: '',
  open: [],
};

export type BookedMail = 'coming' | 'held';

export interface Confirmation {
  bookingId: string;
  /** Like number and address, "" where this visitor may not see it. */
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** Null where unknown. */
  mail: BookedMail | null;
  /** The same in every language. */
  path: string;
  review: Review;
  reach: Reach;
  offersDirectory: boolean;
  /** False once the listing is gone or hidden, as far as is known. */
  hasListing: boolean;
  minutes: number;
  /** Null if unknown. */
  totalMinor: number | null;
  /** The token of the customer's link; "" where {host} gives none. */
  manageToken: string;
  /** For addresses read outside the site. */
  siteUrl: string;
}
