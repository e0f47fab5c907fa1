import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, serviceItems } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOW = Date.UTC(2027, 0, 4, 8);

let backend: TestBackend;
let provider: SeededAccount;
let withoutCalendar: SeededAccount;
let serviceId: string;

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      userId: 'google-sub-1',
      name: 'Selam T.',
      services: [
        sampleService({
          subcategories: ['Nails', 'Barbering'],
          portfolioImages: ['https://assets.example/2.webp', 'https://assets.example/1.webp'],
          whatsappNumber: '+356 2100 0002',
          createdAt: new Date(NOW - 5_000),
          items: [
            {
              name: 'Cornrows',
              description: 'Any length',
              priceMinor: 12_550,
              durationMinutes: 90,
            },
            { name: 'Advice' },
            { name: 'Gone', priceMinor: 100 },
          ],
        }),
        sampleService({ name: 'Selam Tailoring', createdAt: new Date(NOW) }),
        sampleService({ name: 'Waiting', status: 'pending' }),
      ],
    }),
  );
  withoutCalendar = await seedAccount(
    backend.db,
    sampleAccount({ takesBookings: false, services: [sampleService({ status: 'delisted' })] }),
  );
  serviceId = provider.services[0]?.id ?? '';
  await backend.db
    .update(serviceItems)
    .set({ deletedAt: new Date() })
    .where(eq(serviceItems.name, 'Gone'));
});
afterAll(() => backend.stop());

async function ownerOf(accountId: number) {
  const [account] = await backend.db.select().from(accounts).where(eq(accounts.id, accountId));
  return { userId: account?.userId ?? '' };
}

describe('a listing', () => {
  const details = (id: string) =>
    backend.call(`/serviceProviders/details?${new URLSearchParams({ id, hostCountry: 'MT' })}`);

  test('CC-005: has every field that the profile reads', async () => {
    expect(await details(serviceId)).toEqual({
      status: 200,
      json: {
        id: serviceId,
        user_id: 'google-sub-1',
        name: 'Selam Braids',
        address: 'Triq il-Merkanti, Valletta',
        phone_number: '+356 2100 0001',
        whatsapp_number: '+356 2100 0002',
        website_url: null,
        description: 'Braids and cuts.',
        community: { communityId: 1 },
        category_id: 2,
        category: { title: 'Beauty and Fashion' },
        profile_image_url: null,
        country_iso: 'MT',
        subcategories: [
          { id: 202, title: 'Barbering' },
          { id: 204, title: 'Nails' },
        ],
        portfolioImages: [
          { id: expect.any(String), image_url: 'https://assets.example/2.webp' },
          { id: expect.any(String), image_url: 'https://assets.example/1.webp' },
        ],
        is_community_favorite: false,
        status: 'approved',
        status_reason: null,
        created_at: new Date(NOW - 5_000).toISOString(),
        trader: null,
        language: null,
        speaks: [],
        second_language: null,
        second_description: null,
        review_count: 0,
        review_sum: 0,
      },
    });
  });

  test('is answered in any status, because its owner may see it', async () => {
    const id = withoutCalendar.services[0]?.id ?? '';
    expect(await details(id)).toMatchObject({ status: 200, json: { status: 'delisted' } });
  });

  test.each([NOBODY, '7', "' or 1=1", '%'])('%s is not found', async (id) => {
    expect(await details(id)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });
});

describe('the public directory', () => {
  const list = (query: string) => backend.call(`/publicServiceProviders?hostCountry=MT${query}`);

  test('holds the approved listings, newest first, page by page', async () => {
    const all = await list('');
    expect(all).toMatchObject({
      status: 200,
      json: [{ name: 'Selam Tailoring' }, { name: 'Selam Braids' }],
    });
    expect(await list('&limit=1&offset=1')).toMatchObject({ json: [{ name: 'Selam Braids' }] });
  });

  test('is empty for another country, and has bounds', async () => {
    expect(await backend.call('/publicServiceProviders?hostCountry=GB')).toMatchObject({
      json: [],
    });
    expect(await list('&limit=1001')).toMatchObject({ status: 400 });
  });
});

describe('the account that takes bookings', () => {
  const find = (providerId: string) =>
    backend.call(`/settlnProviders?${new URLSearchParams({ providerId, hostCountry: 'MT' })}`);

  test('CC-006: is found by its calendar id and by each of its listings', async () => {
    const account = {
      id: provider.accountId,
      user_id: 'google-sub-1',
      name: 'Selam T.',
      profile_image_url: null,
      address: 'Triq il-Merkanti, Valletta',
    };
    const approved = provider.services.slice(0, 2).map(({ id }) => id);
    for (const id of [String(provider.accountId), ...approved]) {
      expect(await find(id)).toEqual({ status: 200, json: [account] });
    }
  });

  test.each(['pending', 'rejected', 'delisted'] as const)(
    'is nobody by a %s listing, and says nothing of it where another one is approved',
    async (status) => {
      const hidden = sampleService({
        status,
        name: 'Hidden',
        address: 'Hidden Street',
        createdAt: new Date(NOW - 9_000),
        profileImageUrl: 'https://assets.example/hidden.webp',
        items: [{ name: 'Hidden item' }],
      });
      const alone = await seedAccount(backend.db, sampleAccount({ services: [hidden] }));
      const [only] = alone.services;
      for (const id of [String(alone.accountId), only?.id ?? '']) {
        expect(await find(id)).toEqual({ status: 200, json: [] });
      }
      expect(await backend.call(`/serviceProviders/${only?.id}/settln-provider-id`)).toMatchObject({
        status: 404,
      });
      const items = `/serviceItems?providerId=${only?.id}`;
      const { userId } = await ownerOf(alone.accountId);
      expect(await backend.call(items)).toEqual({ status: 200, json: [] });
      expect(await backend.call(`${items}&userId=somebody`)).toEqual({ status: 200, json: [] });
      expect(await backend.call(`${items}&userId=${userId}`)).toMatchObject({
        json: [{ name: 'Hidden item' }],
      });

      const both = await seedAccount(
        backend.db,
        sampleAccount({ services: [hidden, sampleService({ address: 'Open Street' })] }),
      );
      expect(await find(String(both.accountId))).toMatchObject({
        json: [{ id: both.accountId, address: 'Open Street', profile_image_url: null }],
      });
    },
  );

  test('is nobody for an unknown id, and for an account without a calendar', async () => {
    const unbookable = [withoutCalendar.accountId, withoutCalendar.services[0]?.id];
    for (const id of [NOBODY, '999999', '99999999999999', 'x', ...unbookable.map(String)]) {
      expect(await find(id)).toEqual({ status: 200, json: [] });
    }
  });
});

describe('the calendar id of a listing', () => {
  const find = (id: string) => backend.call(`/serviceProviders/${id}/settln-provider-id`);

  test("CC-010, CC-011: is its account's id", async () => {
    expect(await find(serviceId)).toEqual({
      status: 200,
      json: { settlnProviderId: provider.accountId },
    });
  });

  test('is not found where bookings are not taken', async () => {
    for (const id of [withoutCalendar.services[0]?.id ?? '', NOBODY, 'x']) {
      expect(await find(id)).toMatchObject({ status: 404 });
    }
  });
});

/** As an item answers that says nothing of them. */
const NO_LANGUAGES = {
  language: null,
  second_language: null,
  second_name: null,
  second_description: null,
};

describe('service items', () => {
  const list = (id: string) => backend.call(`/serviceItems?providerId=${id}`);

  test('CC-008: come in the order they were added, in euro and minutes, without deleted ones', async () => {
    const [first, second] = provider.services[0]?.itemIds ?? [];
    expect(await list(serviceId)).toEqual({
      status: 200,
      json: [
        {
          id: first,
          name: 'Cornrows',
          description: 'Any length',
          price: 125.5,
          duration_minutes: 90,
          ...NO_LANGUAGES,
        },
        {
          id: second,
          name: 'Advice',
          description: '',
          price: 0,
          duration_minutes: 0,
          ...NO_LANGUAGES,
        },
      ],
    });
  });

  test('are none for a listing that has none or is unknown', async () => {
    for (const id of [provider.services[1]?.id ?? '', NOBODY, 'x']) {
      expect(await list(id)).toEqual({ status: 200, json: [] });
    }
  });
});
