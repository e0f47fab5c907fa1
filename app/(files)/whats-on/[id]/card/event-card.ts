import 'server-only';
import { timesOf } from '@/components/find/event-words';
import type { Event } from '@/lib/contract/events';
import { daysOf } from '@/lib/domain/directory/event-days';
import { eventCategoryTitle } from '@/lib/domain/events/category-title';
import { zoneOf } from '@/lib/host/directory/events';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { formatClock } from '@/lib/time/clock-words';
import { dayParts, formatDay } from '@/lib/time/format';
import type { CardContent } from '../../../link-card/card-content';

/** In the event's time zone; "" without a date. */
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
    above: words,
    name: event.title,
    kind: eventCategoryTitle(event.category, textsFor(locale, 'events.categories')),
    below: event.address,
    pictureUrl: event.imageUrl,
    day: day && { month: day.month, day: day.day },
  };
}
