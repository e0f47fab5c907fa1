import 'server-only';
import { ConfirmedView } from '@/components/booking/confirmed/confirmed-view';
import type { Confirmation } from '@/components/booking/review/state';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { findChangedPath } from './load-confirmation';

/** The confirmation; a booking that was moved or cancelled since leads to its own page. */
export async function showConfirmed(confirmation: Confirmation) {
  const changed = await findChangedPath(confirmation);
  if (changed) await redirectToPage(changed);
  return <ConfirmedView confirmation={confirmation} />;
}
