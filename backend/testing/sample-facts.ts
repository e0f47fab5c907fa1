import type { BookingFacts } from '@/backend/mail/booking-facts';
import type { Sender } from '@/backend/mail/sender';
import { LINK_SECRET } from './link-secret';

export const SAMPLE_SENDER: Sender = {
  productName: 'Settln',
  from: { name: 'Settln', address: 'bookings@settln.example' },
  siteUrl: 'https://settln.example',
  linkSecret: LINK_SECRET,
};

export function sampleFacts(overrides: Partial<BookingFacts> = {}): BookingFacts {
  const startsAt = Date.UTC(2025, 10, 20, 9, 45);
  return {
    accountId: 7,
    bookingId: 40_817,
    sequence: 0,
    status: 'confirmed',
    linkVersion: 0,
    moves: 0,
    movedFrom: null,
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    createdAt: Date.UTC(2025, 10, 18, 7, 12),
    startsAt,
    endsAt: startsAt + 285 * 60_000,
    totalMinor: 12_500,
    customer: {
      name: 'María-José Gebremedhin de la Cruz',
      phone: '+356 9900 0000',
      email: 'maria@customer.example',
      zone: null,
      isKnown: true,
    },
    account: {
      firstName: 'Adaeze',
      serviceCount: 1,
      takesBookings: true,
      isProved: false,
    },
    items: [
      {
        id: 1,
        name: 'Knotless box braids, medium length',
        priceMinor: 8_500,
        durationMinutes: 210,
      },
      { id: 2, name: 'Cornrows, up to ten rows', priceMinor: 4_000, durationMinutes: 75 },
    ],
    service: {
      id: '4d0b7a40-0000-4000-8000-000000000000',
      name: 'Adaeze’s Crown Braids & Natural Hair',
      address: '14, Triq il-Wilġa, Gżira',
      phone: '+356 2100 0000',
      whatsapp: null,
      countryIso: 'MT',
      imageUrl: null,
      isPublic: true,
    },
    person: null,
    visitNumber: 3,
    review: { isWritten: false, isMissed: false },
    series: [],
    ...overrides,
  };
}
