import { cityName, startOf } from '@/components/shared/time/event-times';
import { isOnOneDay } from '@/lib/shared/domain/directory/event-days';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { placeName } from '@/lib/shared/domain/places/place-name';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatClock, formatEnds } from '@/lib/shared/time/clock-words';
import { offsetMs } from '@/lib/shared/time/time-zones';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';

type Timed = Pick<UpcomingEvent, 'startsAt' | 'endsAt' | 'zone'>;

/** In the event's own time zone; with the days if there are several. */
export function timesOf({ startsAt, endsAt, zone }: Timed, t: Texts<'events.span'>): string {
  if (endsAt === startsAt) return formatClock(startsAt, zone, t.locale);
  if (isOnOneDay({ startsAt, endsAt, zone })) {
    const [start, end] = formatEnds({ from: startsAt, to: endsAt }, zone, t.locale);
    return t('fromTo', { start, end });
  }
  return t('fromTo', { start: startOf(startsAt, zone, t), end: startOf(endsAt, zone, t) });
}

/** Names the city of the times; adds our time at the start if it differs. */
export function clockOf(
  { startsAt, zone }: Timed,
  t: Texts<'publicEvents.card'>,
  span: Texts<'events.span'>,
): string {
  const city = cityName(zone, span);
  const isOurs = offsetMs(startsAt, zone) === offsetMs(startsAt, VENUE_ZONE.id);
  if (zone === VENUE_ZONE.id || isOurs) return t('ownClock', { city });
  const ours = formatClock(startsAt, VENUE_ZONE.id, t.locale);
  return t('otherClock', { city, time: ours, venue: cityName(VENUE_ZONE.id, span) });
}

export function whereabouts(
  { placeId, communityId }: Pick<UpcomingEvent, 'placeId' | 'communityId'>,
  communities: Texts<'forms.communityNames'>,
): string {
  const community = isCommunityId(communityId) ? communities(`community${communityId}`) : '';
  return [placeName(HOST_COUNTRY, placeId), community].filter(Boolean).join(' · ');
}
