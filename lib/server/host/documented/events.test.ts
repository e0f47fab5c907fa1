import { describe, expect, it } from 'vitest';
import { checkEvent } from '@/lib/shared/domain/events/event-form';
import { toEventText } from '@/lib/shared/domain/events/saved-event';
import { FoundEvent, WireEvent } from './events';

const WIRE = {
  id: 7,
  title: 'Enkutatash',
  description: 'Coffee.',
  category: 'Festivals',
  address: 'Canal Hall',
  start_date: '2027-09-11T15:00:00Z',
  end_date: '2027-09-11T21:00:00.000+00:00',
  community_id: '1',
  ticket_required: 1,
  ticket_price: '12.50',
  ticket_currency: 'GBP',
  requires_booking: 'true',
  booking_link: 'https://tickets.example',
  country_iso: 'GB',
  image_url: 'https://assets.example/a.webp',
  listing_status: 'Published',
};

describe('an event as a host sends it', () => {
  it('PC-027 is read from the documented fields, whatever their types', () => {
    // Elsewhere this word may stand for until when one can cancel.
    const more = { unknown: [1], cancellation: 'free until Friday' };
    expect(WireEvent.parse({ ...WIRE, ...more })).toEqual({
      id: '7',
      idAsSent: 7,
      userId: '',
      title: 'Enkutatash',
      description: 'Coffee.',
      language: '',
      changeWords: '',
      category: 'Festivals',
      address: 'Canal Hall',
      startsAt: Date.parse('2027-09-11T15:00:00.000Z'),
      endsAt: Date.parse('2027-09-11T21:00:00.000Z'),
      timeZone: '',
      organizerId: 2,
      cityId: 3,
      isFeatured: true,
      communityId: 1,
      isTicketRequired: true,
      ticketPriceMinor: 1250,
      ticketCurrency: 'GBP',
      isBookingRequired: true,
      bookingLink: 'https://tickets.example',
      countryIso: 'GB',
      imageUrl: 'https://assets.example/a.webp',
      status: 'approved',
      statusReason: '',
      cancellation: null,
      movedFrom: null,
    });
  });

  it('PC-026 is found bare, first of a list, and in data', () => {
    for (const answer of [WIRE, [WIRE, { id: 8 }], { data: WIRE }, { data: [WIRE] }, [[WIRE]]]) {
      expect(FoundEvent.parse(answer)?.id).toBe('7');
    }
    for (const answer of [[], null, { data: [] }, { data: null }]) {
      expect(FoundEvent.parse(answer)).toBeNull();
    }
    expect(FoundEvent.safeParse({ message: 'hello' }).success).toBe(false);
  });

  it('keeps what the form does not show, so that an edit can send it back', () => {
    const other = { organizer_id: '5', city_id: 9, is_featured: false };
    expect(WireEvent.parse({ ...WIRE, ...other })).toMatchObject({
      organizerId: 5,
      cityId: 9,
      isFeatured: false,
    });
    const nulls = { organizer_id: null, city_id: 1.5, is_featured: null };
    expect(WireEvent.parse({ ...WIRE, ...nulls })).toMatchObject({
      organizerId: 2,
      cityId: 3,
      isFeatured: true,
    });
  });

  it('needs nothing but an id, and has no addresses that are scripts', () => {
    const bare = WireEvent.parse({ id: 'x', booking_link: 'javascript:alert(1)', image_url: 5 });
    expect(bare).toMatchObject({ bookingLink: '', imageUrl: '', startsAt: null, status: null });
    expect(WireEvent.safeParse({ title: 'No id' }).success).toBe(false);
    expect(WireEvent.safeParse({ id: ' ' }).success).toBe(false);
  });
});

it.each([
  ['tickets.example/enkutatash', 'https://tickets.example/enkutatash'],
  ['www.Tickets.example', 'https://www.Tickets.example'],
  ['tickets.example:8443?a=b', 'https://tickets.example:8443?a=b'],
  ['HTTP://tickets.example', 'HTTP://tickets.example'],
  ['javascript:alert(1)', ''],
  ['mailto:ada@tickets.example', ''],
  ['ada@tickets.example', ''],
  ['/tickets', ''],
  ['//tickets.example', ''],
  ['at the door', ''],
  ['', ''],
])('EVD-013 the booking link %j of a host is %j', (booking_link, link) => {
  expect(WireEvent.parse({ ...WIRE, booking_link }).bookingLink).toBe(link);
});

describe('an event opened in its form', () => {
  it('shows its own times in the zone, and is fine as it is', () => {
    const text = toEventText(WireEvent.parse(WIRE), 'Europe/London');
    expect(text).toMatchObject({
      startsAt: '2027-09-11T16:00',
      endsAt: '2027-09-11T22:00',
      communityId: '1',
      isTicketRequired: 'yes',
      ticketPrice: '12.50',
      isBookingRequired: 'yes',
    });
    expect(checkEvent(text, { hasImage: true })).toEqual({});
  });

  it('leaves empty what it cannot offer, and what a "No" hides', () => {
    const foreign = {
      category: 'Party',
      country_iso: 'ZZ',
      community_id: null,
      start_date: 'soon',
    };
    const text = toEventText(
      WireEvent.parse({ ...WIRE, ...foreign, ticket_required: false }),
      'UTC',
    );
    expect(text).toMatchObject({
      category: '',
      countryIso: '',
      communityId: '',
      startsAt: '',
      isTicketRequired: 'no',
      ticketPrice: '',
      isBookingRequired: 'no',
      bookingLink: '',
    });
  });

  it('tells the second 02:30 of a night from the first', () => {
    const text = toEventText(
      WireEvent.parse({ ...WIRE, start_date: '2027-10-31T01:30Z' }),
      'Europe/Malta',
    );
    expect(text).toMatchObject({ startsAt: '2027-10-31T02:30', startsOccurrence: 'second' });
  });
});
