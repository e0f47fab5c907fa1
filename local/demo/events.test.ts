import { describe, expect, it } from 'vitest';
import { EventPayload } from '@/lib/shared/contract/events';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { DEMO_ACCOUNTS } from './catalogue';
import { demoEventsOf } from './events';

const NOW = Date.parse('2026-06-10T09:20:00Z');
const events = DEMO_ACCOUNTS.flatMap(({ handle }) =>
  demoEventsOf(handle, NOW, 'https://assets.example'),
);

describe('the demo events', () => {
  it.each(events.map((event) => [event.title, event] as const))(
    '"%s" could be sent',
    (_, event) => {
      const sent = EventPayload.safeParse({
        title: event.title,
        description: event.description,
        category: event.category,
        address: event.address,
        timezone: event.timezone,
        community_id: event.communityId,
        start_date: event.startsAt.toISOString(),
        end_date: event.endsAt.toISOString(),
        organizer_id: 2,
        city_id: 3,
        is_featured: true,
        user_id: 'x',
        ticket_required: event.ticketRequired,
        ticket_price: (event.ticketPriceMinor ?? 0) / 100,
        ticket_currency: event.ticketCurrency,
        requires_booking: event.requiresBooking,
        booking_link: event.bookingLink,
        image_url: event.imageUrl,
        country_iso: event.countryIso,
      });
      expect(sent.error?.issues).toBeUndefined();
    },
  );

  it('are forty, of every category and community', () => {
    expect(events).toHaveLength(40);
    expect(new Set(events.map(({ category }) => category)).size).toBe(EVENT_CATEGORIES.length);
    expect(new Set(events.map(({ communityId }) => communityId)).size).toBe(COMMUNITIES.length);
  });

  it('are past and to come, in several zones and currencies, each with an id of its own', () => {
    expect(new Set(events.map(({ timezone }) => timezone)).size).toBeGreaterThan(2);
    expect(new Set(events.map(({ ticketCurrency }) => ticketCurrency)).size).toBeGreaterThan(2);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.filter(({ endsAt }) => endsAt.getTime() < NOW).length).toBeGreaterThan(1);
    expect(events.filter(({ startsAt }) => startsAt.getTime() > NOW).length).toBeGreaterThan(1);
  });
});
