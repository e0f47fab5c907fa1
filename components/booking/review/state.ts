import type { Contact, ContactErrors } from '@/lib/domain/booking/contact';

/** Until when a customer may cancel (REV-024). */
export const CANCELLATION_POLICY = 'Please cancel within 1 hour of your appointment.';

/** What the review page is about: everything but the customer. Money in cents, times as ISO instants. */
export interface Review {
  serviceId: string;
  /** The settlnProviderId, digits. */
  calendarId: string;
  startsAt: string;
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

/** An attempt that got no answer: nobody knows whether its time is booked now. */
export interface OpenAttempt {
  key: string;
  /** An ISO instant. */
  startsAt: string;
}

/** Where a review stands, whoever submitted it: the browser's own call or the form's plain POST. */
export type ReviewState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'invalid'; errors: ContactErrors }
  /** `message` is what was said to the attempt; null: the time was gone when the page opened. */
  | { kind: 'lost'; message: string | null; nearestStarts: readonly string[] }
  /** Nothing was booked. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether the booking went through. */
  | { kind: 'unsettled'; message: string };

/** What the answer to the form's POST is rendered from: the state, and what was sent along. */
export interface ReviewAnswer {
  state: ReviewState;
  contact: Contact;
  /** The key of the review that was sent, "" before any was. */
  reviewKey: string;
  open: readonly OpenAttempt[];
}

export const NOTHING_SENT: ReviewAnswer = {
  state: { kind: 'editing' },
  contact: { customerName: '', customerPhone: '', customerEmail: '' },
  reviewKey: '',
  open: [],
};

/** A booking that was made, as its address and the service of today tell it. */
export interface Confirmation {
  bookingId: string;
  /** "" where nobody here may know it. */
  customerName: string;
  review: Review;
  reach: Reach;
  minutes: number;
  totalMinor: number;
}
