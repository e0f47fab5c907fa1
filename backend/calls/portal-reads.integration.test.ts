import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { HOUR_MS } from '@/lib/shared/time/units';

// 00:30 on the fifth in Malta is still the fourth in UTC.
const NOW = Date.UTC(2027, 0, 4, 23, 30);
const at = (hours: number) => NOW + hours * HOUR_MS;

let backend: TestBackend;
let provider: SeededAccount;

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const visit = (startsAt: number, customerName: string, items = [{ service: 0, item: 0 }]) => ({
    startsAt,
    customerName,
    customerPhone: '+356 7700 0000',
    items,
  });
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      userId: 'owner',
      services: [
        sampleService({
          name: 'Older',
          status: 'rejected',
          createdAt: new Date(NOW - HOUR_MS),
          items: [
            { name: 'Cut', priceMinor: 1_050, durationMinutes: 30 },
            { name: 'Wash', durationMinutes: 15 },
          ],
        }),
        sampleService({ name: 'Newer', status: 'pending', createdAt: new Date(NOW) }),
      ],
      events: [
        sampleEvent({ title: 'Past', startsAt: new Date(at(-90)), endsAt: new Date(at(-88)) }),
        sampleEvent({ title: 'Coming', status: 'pending', ticketPriceMinor: 1_250 }),
      ],
      bookings: [
        visit(at(48), 'The day after tomorrow', [
          { service: 0, item: 1 },
          { service: 0, item: 0 },
        ]),
        visit(at(-1), 'Yesterday, by half an hour'),
        visit(at(-0.5), 'Today at midnight'),
        visit(at(24), 'Tomorrow'),
      ],
    }),
  );
  await seedAccount(
    backend.db,
    sampleAccount({ userId: 'other', services: [sampleService()], events: [sampleEvent()] }),
  );
});
afterAll(() => backend.stop());

describe('what is one`s own', () => {
  test('PC-009: services of every status, the newest first, and nobody else`s', async () => {
    const { json } = await backend.call('/serviceProviders?userId=owner&hostCountry=MT');
    expect(json).toMatchObject([
      { name: 'Newer', status: 'pending', user_id: 'owner' },
      { name: 'Older', status: 'rejected', user_id: 'owner' },
    ]);
  });

  test('PC-024, PC-027: events of every status, with every field of the form', async () => {
    const { json } = await backend.call('/events?userId=owner&hostCountry=MT');
    expect(json).toMatchObject([
      { title: 'Coming', status: 'pending', ticket_price: 12.5, user_id: 'owner' },
      {
        title: 'Past',
        status: 'approved',
        start_date: new Date(at(-90)).toISOString(),
        end_date: new Date(at(-88)).toISOString(),
        timezone: 'Europe/Malta',
        community_id: 1,
        category: 'Festivals',
        requires_booking: false,
        booking_link: '',
      },
    ]);
  });

  test.each(['serviceProviders', 'events'])(
    '%s of nobody, or elsewhere, are none',
    async (path) => {
      expect((await backend.call(`/${path}?userId=nobody&hostCountry=MT`)).json).toEqual([]);
      expect((await backend.call(`/${path}?userId=owner&hostCountry=IT`)).json).toEqual([]);
      expect((await backend.call(`/${path}?hostCountry=MT`)).status).toBe(400);
    },
  );
});

describe('the bookings of a calendar', () => {
  const listed = async (id: number | string = provider.accountId) => {
    const { json } = await backend.call(`/providerCalendar/bookings?settlnProviderId=${id}`);
    return json as object[];
  };

  test('PC-059: are those from today on in Malta, in order, with customer and services', async () => {
    expect(await listed()).toEqual([
      expect.objectContaining({ customer_name: 'Today at midnight' }),
      expect.objectContaining({ customer_name: 'Tomorrow' }),
      {
        id: expect.any(Number),
        start_time: new Date(at(48)).toISOString(),
        end_time: new Date(at(48.75)).toISOString(),
        customer_name: 'The day after tomorrow',
        customer_phone: '+356 7700 0000',
        customer_email: null,
        customer_mail: null,
        customer_gets_mail: false,
        created_at: expect.any(String),
        services: [
          {
            id: expect.any(Number),
            name: 'Wash',
            listing_name: 'Older',
            price: 0,
            duration_minutes: 15,
          },
          {
            id: expect.any(Number),
            name: 'Cut',
            listing_name: 'Older',
            price: 10.5,
            duration_minutes: 30,
          },
        ],
        total_price: 10.5,
        status: 'confirmed',
        sequence: 0,
        unread: null,
        did_not_come: false,
        note: '',
        // All three have one number, as had a visit that is over.
        visit_number: 4,
      },
    ]);
  });

  test('include cancelled ones, which say so', async () => {
    await backend.db.insert(bookings).values({
      accountId: provider.accountId,
      during: { from: at(24), to: at(25) },
      status: 'cancelled',
      cancelledAt: new Date(NOW),
      totalMinor: 0,
    });
    expect(await listed()).toContainEqual(
      expect.objectContaining({ status: 'cancelled', customer_name: null, services: [] }),
    );
  });

  test('of an unknown calendar are none', async () => {
    expect(await listed(999_999)).toEqual([]);
    expect(await listed('999999999999999')).toEqual([]);
  });
});

describe('subcategories', () => {
  test.each(CATEGORIES)('PC-015: of $title are ids and titles', async ({ id }) => {
    const { json } = await backend.call(`/serviceCategories/${id}/subcategories?hostCountry=MT`);
    const found = json as { id: number; title: string }[];
    expect(found.length).toBeGreaterThan(2);
    for (const entry of found) {
      expect(entry).toEqual({ id: expect.any(Number), title: expect.any(String) });
    }
  });

  test('of an unknown category are none', async () => {
    const { json } = await backend.call('/serviceCategories/99/subcategories?hostCountry=MT');
    expect(json).toEqual([]);
  });
});
