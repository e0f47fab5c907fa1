import type { AddressAnswer } from '@/components/account/notice-address';
import type { AccountSettings } from '@/lib/contract/account-settings';
import type { Locale } from '@/lib/texts/locales';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** The end of the link in words, by the clock of the place. */
export function pendingWords(
  { pending }: Pick<AccountSettings, 'pending'>,
  locale: Locale,
): AddressAnswer['pending'] {
  if (!pending) return null;
  const { id: zone } = VENUE_ZONE;
  const until = `${formatDay(pending.until, zone, locale)}, ${formatClock(pending.until, zone, locale)}`;
  return { email: pending.email, until };
}
