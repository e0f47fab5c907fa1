import type { z } from 'zod';
import type { EventPayload } from '@/lib/contract/event-writes';
import type { ServicePayload } from '@/lib/contract/service-writes';

export function samplePayload(overrides: Partial<ServicePayload> = {}): ServicePayload {
  return {
    name: 'Selam Braids',
    address: 'Triq il-Merkanti, Valletta',
    countryIso: 'MT',
    phoneNumber: '+356 2100 0001',
    whatsappNumber: '+356 9900 0001',
    websiteUrl: 'https://selam.example',
    description: 'Braids and cuts.',
    communities: [1],
    categoryId: 2,
    subcategoryIds: [201, 202],
    userId: 'owner',
    profileImageUrl: 'https://assets.example/logo.webp',
    portfolioImages: ['https://assets.example/2.webp', 'https://assets.example/1.webp'],
    isCommunityFavorite: false,
    ...overrides,
  };
}

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
