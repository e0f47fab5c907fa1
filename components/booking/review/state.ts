import type { Contact, ContactField } from '@/lib/domain/booking/contact';
import type { Message } from '@/lib/texts/texts';

/** Why a review is not shown or not sent. */
export type ReviewRefusal = Message<'booking.refusal'>;

/** What is wrong with the fields, as it is shown. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** What the review page is about: everything but the customer. Money in cents, the start in epoch ms. */
export interface Review {
  serviceId: string;
  calendarId: number;
  startsAt: number;
  provider: { name: string; address: string; imageUrl: string };
  items: readonly { id: string; name: string; priceMinor: number; durationMinutes: number }[];
}

/** How the provider is reached; "" for what the service does not give. */
export interface Reach {
  phoneNumber: string;
  /** The addresses of a call and of a WhatsApp chat. */
  call: string;
  message: string;
}

/** An attempt that got no answer, so its time may be booked. */
export interface OpenAttempt {
  key: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** The state of a review, the same for the browser's own call and for the form's plain POST. */
export type ReviewState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'invalid'; errors: ContactErrors }
  /** Nothing was sent to {host}: the telephone number has an unusual length, and may be right. */
  | { kind: 'phoneUnsure' }
  /** `message` is {host}'s answer; null if the time was gone when the page opened. */
  | { kind: 'lost'; message: string | null; nearestStarts: readonly number[] }
  /** Nothing was booked. */
  | { kind: 'refused'; message: string }
  /** The booking may have gone through. */
  | { kind: 'unsettled'; message: string };

/** How the review opens, unless it answers a POST. */
export interface ReviewOpening {
  state: ReviewState;
  /**
   * Whether the slots show the time as free. Then a booking that this browser made of it was moved
   * or cancelled, and the time can be booked again.
   */
  isFree: boolean;
}

/** What the answer to the form's POST is rendered from: the state, and what was sent. */
export interface ReviewAnswer {
  state: ReviewState;
  contact: Contact;
  /** The key of the review that was sent, "" before any was. */
  reviewKey: string;
  /** The number of unusual length that the customer has said is right; "" for none. */
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

/** What becomes of the mail about a booking. */
export type BookedMail = 'coming' | 'held';

/** A booking that was made, from its address and the current data of the service. */
export interface Confirmation {
  bookingId: string;
  /** "" where this visitor may not see it, as for the number. */
  customerName: string;
  /** As it was typed. */
  customerPhone: string;
  /** Whether the visitor is to expect mail; null where that is not known. */
  mail: BookedMail | null;
  /** The address of the confirmation, in every language. */
  path: string;
  review: Review;
  reach: Reach;
  /** Whether there is a directory to find others in. */
  offersDirectory: boolean;
  minutes: number;
  totalMinor: number;
  /** The token of the customer's own link; "" where {host} gives none. */
  manageToken: string;
  /** Where the site is, for addresses that are read outside of it. */
  siteUrl: string;
}
