import type { AddressAnswer } from '@/components/portal/account/notice-address';
import type { AccountSettings } from '@/lib/contract/accounts';
import { textsFor } from '@/lib/texts/catalogue';
import { withCommas } from '@/lib/texts/lists';
import type { Locale } from '@/lib/texts/locales';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay, formatZone } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** The link's end, by the venue's clock. */
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
