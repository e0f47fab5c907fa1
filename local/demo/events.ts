import type { seedAccount } from '@/backend/db/seed';
import { currencyOf } from '@/lib/shared/domain/places/countries';
import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import { HOUR_MS } from '@/lib/shared/time/units';
import { instantOf } from '@/lib/shared/time/venue-time';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { CALENDAR_EVENTS } from './events/calendar';
import type { DemoEvent } from './events/demo-event';
import stage from './events/stage.json' with { type: 'json' };
import { picturesOf } from './pictures';

type SeedEvent = NonNullable<Parameters<typeof seedAccount>[1]['events']>[number];

const MALTA = { countryIso: HOST_COUNTRY, timeZone: VENUE_ZONE.id };

const DEMO_EVENTS: readonly DemoEvent[] = [...(stage as DemoEvent[]), ...CALENDAR_EVENTS];

export function demoEventId(number: number): string {
  return `5e771100-0000-4000-8003-${String(number).padStart(12, '0')}`;
}

/** The ids never change. */
export function demoEventsOf(handle: string, now: number, assetsUrl: string): SeedEvent[] {
  return DEMO_EVENTS.filter((event) => event.handle === handle).map((event) => {
    const { countryIso, timeZone } = event.place ?? MALTA;
    const day = addDays(localDay(now, timeZone), event.inDays);
    const start = instantOf(day, event.fromHour * 60, timeZone);
    const { title, description, category, address, communityId, bookingLink, status } = event;
    const [picture] = picturesOf(event.pictureOf).portfolio;
    return {
      id: demoEventId(event.number),
      title,
      description,
      category,
      address,
      communityId,
      bookingLink,
      status,
      startsAt: new Date(start),
      endsAt: new Date(start + event.hours * HOUR_MS),
      timezone: timeZone,
      countryIso,
      ticketRequired: event.ticketPrice !== null,
      ticketPriceMinor: Math.round((event.ticketPrice ?? 0) * 100),
      ticketCurrency: event.ticketPrice === null ? '' : currencyOf(countryIso),
      requiresBooking: bookingLink !== '',
      imageUrl: picture ? `${assetsUrl}/${picture.key}` : null,
      createdAt: new Date(now - event.submittedHoursAgo * HOUR_MS),
    };
  });
}
