import { describe, expect, it } from 'vitest';
import { toColumns as eventColumns } from '@/backend/calls/event-writes';
import { toColumns as itemColumns } from '@/backend/calls/item-writes';
import { toColumns as serviceColumns } from '@/backend/calls/service-rows';
import { withCamelKeys } from '@/lib/shared/contract/form-table';
import { NO_LANGUAGES } from '@/test/no-languages';
import { samplePayload } from '@/test/sample-service';
import { columnsOf } from './columns';
import { events, serviceItems, services } from './schema';

describe('columnsOf', () => {
  it('takes the values of columns, an empty text as null where the column allows it', () => {
    const values = { name: '', whatsappNumber: '', websiteUrl: 'https://a.example', categoryId: 2 };
    expect(columnsOf(services, values)).toEqual({ ...values, whatsappNumber: null });
  });

  it('does not compile with a key that no column of services takes', () => {
    // @ts-expect-error: services have no such column.
    columnsOf(services, { name: 'Selam', favouriteColour: 'green' });
  });

  it('does not compile with a key that no column of events takes', () => {
    // @ts-expect-error: events have no such column.
    columnsOf(events, withCamelKeys({ title: 'Enkutatash', favourite_colour: 'green' }));
  });

  it('does not compile with a key that no column of service items takes', () => {
    // @ts-expect-error: service items have no such column.
    columnsOf(serviceItems, { name: 'Cut', favouriteColour: 'green' });
  });
});

describe('the columns that a payload fills', () => {
  it('are those of a service', () => {
    const payload = samplePayload({ whatsappNumber: '', websiteUrl: '' });
    const { userId, subcategoryIds, portfolioImages, communities, ...columns } = payload;
    const empty = { whatsappNumber: null, websiteUrl: null };
    expect(serviceColumns(payload)).toEqual({ ...columns, ...empty, communityId: 1 });
  });

  it('are those of an event', () => {
    const columns = eventColumns({
      title: 'Enkutatash',
      description: 'Music',
      category: 'Festivals',
      address: 'Msida',
      start_date: Date.parse('2027-09-11T15:00:00Z'),
      end_date: Date.parse('2027-09-11T21:00:00Z'),
      timezone: 'Europe/Malta',
      organizer_id: 2,
      city_id: 3,
      community_id: 1,
      is_featured: true,
      ticket_required: true,
      ticket_price: 1250,
      ticket_currency: 'EUR',
      requires_booking: false,
      booking_link: '',
      image_url: '',
      user_id: '118',
      country_iso: 'MT',
    });
    expect(columns).toEqual({
      title: 'Enkutatash',
      description: 'Music',
      category: 'Festivals',
      address: 'Msida',
      startsAt: new Date('2027-09-11T15:00:00Z'),
      endsAt: new Date('2027-09-11T21:00:00Z'),
      timezone: 'Europe/Malta',
      organizerId: 2,
      cityId: 3,
      communityId: 1,
      isFeatured: true,
      ticketRequired: true,
      ticketPriceMinor: 1250,
      ticketCurrency: 'EUR',
      requiresBooking: false,
      bookingLink: '',
      imageUrl: null,
      countryIso: 'MT',
    });
  });

  it('are those of a service item', () => {
    const item = { name: 'Cut', description: '', priceMinor: 1250, durationMinutes: 30 };
    const kept = {
      language: null,
      secondLanguage: null,
      secondName: null,
      secondDescription: null,
    };
    expect(itemColumns({ ...item, ...NO_LANGUAGES })).toEqual({ ...item, ...kept });
  });
});
