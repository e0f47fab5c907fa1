import type { Contact, ContactErrors } from '@/lib/domain/contact';

/** Until when one may cancel (customer §9). */
export const CANCELLATION_POLICY = 'Please cancel within 1 hour of your appointment.';

/** What the review page is about: everything but the customer. Money in cents, times as ISO instants. */
export interface Review {
  listingId: string;
  /** The settlnProviderId, digits. */
  calendarId: string;
  startsAt: string;
  provider: { name: string; address: string; imageUrl: string };
  items: readonly { id: string; name: string; priceMinor: number; durationMinutes: number }[];
}

export interface ConfirmedBooking {
  id: string;
  customerName: string;
}

/** Where a review stands, whoever submitted it: the browser's own call or the form's plain POST. */
export type ReviewState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'invalid'; errors: ContactErrors }
  /** `late`: the time went while its customer was typing; else it was gone when the page opened. */
  | { kind: 'lost'; late: boolean; nearestStarts: readonly string[] }
  /** `mayBeBooked`: nobody knows whether the booking went through. */
  | { kind: 'failed'; message: string; mayBeBooked: boolean }
  | { kind: 'confirmed'; booking: ConfirmedBooking };

/** What the answer to the form's POST is rendered from: the state, and what was typed. */
export interface ReviewAnswer {
  state: ReviewState;
  contact: Contact;
  /** The key of the review that was sent, "" before any was. */
  reviewKey: string;
}

export const NOTHING_SENT: ReviewAnswer = {
  state: { kind: 'editing' },
  contact: { customerName: '', customerPhone: '', customerEmail: '' },
  reviewKey: '',
};
