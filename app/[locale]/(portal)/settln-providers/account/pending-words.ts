import type { AddressAnswer } from '@/components/portal/account/notice-address';
import type { AccountSettings } from '@/lib/shared/contract/accounts';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { withCommas } from '@/lib/shared/texts/lists';
import type { Locale } from '@/lib/shared/texts/locales';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, formatZone } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** When the link ends, by the venue's clock. */
export function pendingWords(
  { pending }: Pick<AccountSettings, 'pending'>,
  locale: Locale,
): AddressAnswer['pending'] {
  if (!pending) return null;
  const { id: zone } = VENUE_ZONE;
  const day = formatDay(pending.until, zone, locale);
  const clock = formatClock(pending.until, zone, locale);
  const place = textsFor(locale, 'booking.clock')('zone', {
    zone: formatZone(pending.until, zone),
  });
  const until = withCommas([day, clock, place], locale);
  return { email: pending.email, until };
}
