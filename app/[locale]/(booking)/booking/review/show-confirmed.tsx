import 'server-only';
import { ConfirmedView } from '@/components/booking/confirmed/confirmed-view';
import type { Confirmation } from '@/components/booking/review/state';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import type { BookingState } from '@/lib/url/booking-url';
import { findBookedPath, findStanding } from './load-confirmation';

/**
 * A booking moved or cancelled since leads to its own page; one with a revoked link no longer
 * offers it.
 */
export async function showConfirmed(confirmation: Confirmation) {
  const standing = await findStanding(confirmation);
  if ('path' in standing) return redirectToPage(standing.path);
  const manageToken = standing.hasLink ? confirmation.manageToken : '';
  return <ConfirmedView confirmation={{ ...confirmation, manageToken }} />;
}

/** Without scripts: to the booking that this browser made of the review. */
export async function leadToBooked(state: BookingState) {
  const path = await findBookedPath(state);
  if (path) await redirectToPage(path);
}
