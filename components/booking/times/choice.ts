import type { BookingState } from '@/lib/url/booking-url';

/** What stays the same in the URL while the customer looks for a time. */
export type Choice = Pick<BookingState, 'providerId' | 'settlnProviderId' | 'serviceItems'>;
