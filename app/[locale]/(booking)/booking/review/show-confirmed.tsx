import 'server-only';
import { ConfirmedView } from '@/components/booking/confirmed/confirmed-view';
import type { Confirmation } from '@/components/booking/review/state';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { findStanding } from './load-confirmation';

/**
 * The confirmation; a booking that was moved or cancelled since leads to its own page, and one whose
 * link was revoked offers it no more.
 */
export async function showConfirmed(confirmation: Confirmation) {
  const standing = await findStanding(confirmation);
  if ('path' in standing) return redirectToPage(standing.path);
  const manageToken = standing.hasLink ? confirmation.manageToken : '';
  return <ConfirmedView confirmation={{ ...confirmation, manageToken }} />;
}
