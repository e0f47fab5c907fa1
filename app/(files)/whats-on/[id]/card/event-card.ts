import 'server-only';
import { timesOf } from '@/components/find/event-words';
import { zoneOf } from '@/lib/server/host/directory/events';
import type { Event } from '@/lib/shared/contract/events';
import { daysOf } from '@/lib/shared/domain/directory/event-days';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { formatClock } from '@/lib/shared/time/clock-words';
import { dayParts, formatDay } from '@/lib/shared/time/format';
import type { CardContent } from '../../../link-card/card-content';

/** When the event is, in its own time zone; "" if it has no date. */
function whenOf({ startsAt, endsAt, timeZone }: Event, locale: Locale) {
  if (startsAt === null) return { words: '', day: null };
  const times = {
    startsAt,
    endsAt: Math.max(startsAt, endsAt ?? startsAt),
    zone: zoneOf(timeZone),
  };
  const t = textsFor(locale, 'events.span');
  const { first, last } = daysOf(times);
  // Long weekdays and months leave no room for the end.
  const start = t('dayAndTime', {
    day: formatDay(startsAt, times.zone, locale),
    time: formatClock(startsAt, times.zone, locale),
  });
  return { words: first === last ? start : timesOf(times, t), day: dayParts(first, locale) };
}

export function eventCard(event: Event, locale: Locale): CardContent {
  const { words, day } = whenOf(event, locale);
  return {
    above: event.cancellation === null ? words : textsFor(locale, 'publicEvents.card')('cancelled'),
    name: event.title,
    kind: eventCategoryTitle(event.category, textsFor(locale, 'events.categories')),
    below: event.address,
    pictureUrl: event.imageUrl,
    day: day && { month: day.month, day: day.day },
  };
}
