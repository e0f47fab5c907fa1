import type { Texts } from '@/lib/shared/texts/texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { changesEnd } from './changes';

export type CancelOnline = 'offered' | 'ended' | 'not offered';

/**
 * Returns the specified policy, and until when this visit can be cancelled online, if that is
 * possible.
 */
export function cancellationWords(
  startsAt: number,
  t: Texts<'booking.cancellation'>,
  online: CancelOnline,
): string {
  const policy = t('policy');
  if (online === 'not offered') return policy;
  if (online === 'ended') return `${policy} ${t('ended')}`;
  const end = changesEnd(startsAt);
  const [startDay, endDay] = [startsAt, end].map((at) => localDay(at, VENUE_ZONE.id));
  const until = t('online', {
    day: formatDay(end, VENUE_ZONE.id, t.locale),
    time: formatClock(end, VENUE_ZONE.id, t.locale),
    sameDay: startDay === endDay ? 'yes' : 'no',
  });
  return `${policy} ${until}`;
}
