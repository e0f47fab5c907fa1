import type { z } from 'zod';
import type { EventPayload } from '@/lib/shared/contract/events';

export type WireEvent = z.input<typeof EventPayload>;

export function sampleEventPayload(overrides: Partial<WireEvent> = {}): WireEvent {
  return {
    title: 'Injera Evening',
    description: 'Dinner at long tables.',
    category: 'Festivals',
    address: 'Upper Barrakka, Valletta',
    start_date: '2027-05-01T17:00:00.000Z',
    end_date: '2027-05-01T21:00:00.000Z',
    timezone: 'Europe/Malta',
    organizer_id: 2,
    city_id: 3,
    community_id: 1,
    is_featured: true,
    ticket_required: true,
    ticket_price: 12.5,
    ticket_currency: 'EUR',
    requires_booking: true,
    booking_link: 'https://tickets.example/injera',
    image_url: 'https://assets.example/events/1/injera.webp',
    user_id: 'owner',
    country_iso: 'MT',
    ...overrides,
  };
}
