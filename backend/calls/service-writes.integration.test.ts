import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { decide, listQueue } from '@/backend/testing/decide';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { WireService } from '@/lib/server/host/documented/services';
import { type ServicePayload, serviceTexts } from '@/lib/shared/contract/services';
import { SERVICE_LIMITS } from '@/lib/shared/domain/services/service-form';
import { HOUR_MS } from '@/lib/shared/time/units';
import { samplePayload } from '@/test/sample-service';
import { MOST_WAITING } from './room-for-review';

const NOW = Date.UTC(2027, 0, 4, 8);
const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: TestBackend;
let userId: string;
let accountId: number;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.now = NOW;
  const provider = sampleAccount();
  userId = provider.userId;
  ({ accountId } = await seedAccount(backend.db, provider));
});

const create = (payload: object) =>
  sendJson(backend, 'POST', '/serviceProviders?hostCountry=MT', payload);
const update = (id: string, payload: object) =>
  sendJson(backend, 'PUT', `/serviceProviders/${id}?hostCountry=MT`, payload);
const remove = (id: string) =>
  sendJson(backend, 'DELETE', `/serviceProviders/${id}?hostCountry=MT`);
const details = (id: string) => backend.call(`/serviceProviders/details?id=${id}&hostCountry=MT`);
const mine = (overrides: Partial<ServicePayload> = {}) => samplePayload({ userId, ...overrides });

async function created(overrides: Partial<ServicePayload> = {}): Promise<string> {
  const { status, json } = await create(mine(overrides));
  expect(status).toBe(201);
  return (json as { data: { id: string } }).data.id;
}
const listed = async (ofUser = userId) => {
  const { json } = await backend.call(`/serviceProviders?userId=${ofUser}&hostCountry=MT`);
  return json as { id: string; status: string }[];
};
const waitingSince = async (id: string) =>
  (await listQueue(backend, 'service')).find((entry) => entry.id === id)?.waitingSince ?? null;

describe('creating a service', () => {
  test('PC-013, PC-016: keeps every field, waiting for review', async () => {
    const id = await created();
    const { json } = await details(id);
    expect(json).toEqual({
      id,
      user_id: userId,
      ...serviceTexts.toWire(mine()),
      community: { communityId: 1 },
      category_id: 2,
      category: { title: 'Beauty and Fashion' },
      profile_image_url: 'https://assets.example/logo.webp',
      country_iso: 'MT',
      subcategories: [
        { id: 201, title: 'Hair and Braiding' },
        { id: 202, title: 'Barbering' },
      ],
      portfolioImages: [
        { id: expect.any(String), image_url: 'https://assets.example/2.webp' },
        { id: expect.any(String), image_url: 'https://assets.example/1.webp' },
      ],
      is_community_favorite: false,
      status: 'pending',
      status_reason: null,
      trader: null,
      speaks: ['en', 'ar'],
      review_count: 0,
      review_sum: 0,
      created_at: new Date(NOW).toISOString(),
    });
    expect(await waitingSince(id)).toBe(NOW);
    expect(WireService.parse(json).subcategoryIds).toEqual(['201', '202']);
  });

  test('lends its address and picture to an account that has none, once', async () => {
    await created({ name: 'First' });
    await created({ name: 'Second', address: 'Elsewhere', profileImageUrl: 'https://a.example/2' });
    const { userId } = mine();
    const { json } = await backend.call(`/settlnProviders?userId=${userId}&hostCountry=MT`);
    expect(json).toMatchObject([
      {
        address: 'Triq il-Merkanti, Valletta',
        profile_image_url: 'https://assets.example/logo.webp',
      },
    ]);
  });

  test('makes a calendar of its own account answer for it, once it is approved', async () => {
    const id = await created();
    const waiting = await backend.call(`/serviceProviders/${id}/settln-provider-id`);
    expect(waiting.status).toBe(404);
    await decide(backend.db, { id, action: 'approve' }, NOW);
    const { json } = await backend.call(`/serviceProviders/${id}/settln-provider-id`);
    expect(json).toEqual({ settlnProviderId: accountId });
  });

  test('holds ten that wait for review, also when they come at once, and goes on after it', async () => {
    const picture = (n: number) => ({ profileImageUrl: `https://assets.example/waits-${n}.webp` });
    const answers = await Promise.all(
      Array.from({ length: MOST_WAITING.services + 3 }, (_, n) => create(mine(picture(n)))),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.length - refused.length, refused.length]).toEqual([MOST_WAITING.services, 3]);
    expect(refused[0]?.json).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('are waiting for review.'),
    });
    const all = await listed();
    expect(all).toHaveLength(MOST_WAITING.services);
    const [first] = all;
    await decide(backend.db, { id: first?.id ?? '', action: 'approve' }, NOW);
    expect((await create(mine(picture(99)))).status).toBe(201);
    expect((await create(mine(picture(100)))).status).toBe(409);
    // A service that is sent again because its answer was lost is not a second one.
    expect((await create(mine(picture(99)))).status).toBe(201);
  });

  test('twice, because an answer was lost, makes one service, as it was sent last', async () => {
    const profileImageUrl = 'https://assets.example/only-here.webp';
    const all = await Promise.all([1, 2, 3].map(() => created({ profileImageUrl })));
    const id = await created({ profileImageUrl, name: 'Corrected', subcategoryIds: [203] });
    expect(new Set([...all, id]).size).toBe(1);
    expect(await listed()).toMatchObject([{ id, name: 'Corrected', subcategories: [{ id: 203 }] }]);
    backend.clock.now = NOW + 2 * HOUR_MS;
    expect(await created({ profileImageUrl })).not.toBe(id);
  });

  test('needs a provider account', async () => {
    const { status, json } = await create(samplePayload({ userId: 'nobody' }));
    expect({ status, json }).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect(await listed('nobody')).toEqual([]);
  });

  test.each<[string, object, string?]>([
    ['no logo', { profileImageUrl: '' }, 'Please upload an image.'],
    ['no subcategory', { subcategoryIds: [] }, 'Please select at least one subcategory.'],
    ['a subcategory of another category', { subcategoryIds: [201, 301] }],
    ['an unknown subcategory', { subcategoryIds: [999] }],
    ['no name', { name: '   ' }],
    ['a name without a letter', { name: '***' }, 'Please enter a name.'],
    ['a word for a number', { phoneNumber: 'ask' }, 'Enter a valid phone number'],
    ['five digits for a number', { phoneNumber: '12345' }, 'Enter a valid phone number'],
    ['a WhatsApp name', { whatsappNumber: '@selam' }, 'Enter a valid phone number'],
    ['an unknown country', { countryIso: 'ZZ' }],
    ['two communities', { communities: [1, 2] }],
    ['no community', { communities: [] }],
    ['community 7', { communities: [7] }],
    ['category 10', { categoryId: 10 }],
    ['a website of a script', { websiteUrl: 'javascript:alert(1)' }],
    ['a website without https://', { websiteUrl: 'selam.example' }],
    ['a logo of a script', { profileImageUrl: 'javascript:alert(1)' }],
    ['a picture of a file', { portfolioImages: ['file:///etc/passwd'] }],
    ['a flag in words', { isCommunityFavorite: 'false' }],
    ['a name that is too long', { name: 'x'.repeat(SERVICE_LIMITS.name + 1) }],
    ['an address that is too long', { address: 'x'.repeat(SERVICE_LIMITS.address + 1) }],
    [
      'a phone number that is too long',
      { phoneNumber: '1'.repeat(SERVICE_LIMITS.phoneNumber + 1) },
    ],
    ['a description that is too long', { description: 'x'.repeat(SERVICE_LIMITS.description + 1) }],
    ['a NUL', { description: 'a\u0000b' }],
  ])('with %s is refused, and nothing is kept', async (_, wrong, message) => {
    const { status, json } = await create({ ...mine(), ...wrong });
    expect(status).toBe(422);
    expect(json).toMatchObject({ success: false, ...(message && { message }) });
    expect(await listed()).toEqual([]);
  });

  test('with the longest texts that the form allows is fine', async () => {
    const longest = (length: number) => 'ሰ'.repeat(length);
    const id = await created({
      name: longest(SERVICE_LIMITS.name),
      address: longest(SERVICE_LIMITS.address),
      phoneNumber: '(21)'.padEnd(SERVICE_LIMITS.phoneNumber - 8, '-').concat('00000000'),
      description: longest(SERVICE_LIMITS.description),
    });
    expect((await details(id)).status).toBe(200);
  });
});

describe('editing a service', () => {
  test('leaves a name and numbers that are older than their rules, and takes no new ones', async () => {
    const id = await created();
    const old = { name: '***', phoneNumber: 'ask', whatsappNumber: '@selam' };
    await backend.db.update(services).set(old).where(eq(services.id, id));
    expect(await update(id, mine({ ...old, description: 'New' }))).toMatchObject({ status: 200 });
    expect((await details(id)).json).toMatchObject({ name: '***', description: 'New' });
    expect(await update(id, mine({ ...old, phoneNumber: 'ask me' }))).toMatchObject({
      status: 422,
      json: { message: 'Enter a valid phone number' },
    });
  });

  test('PC-021: replaces every field, subcategories and pictures too', async () => {
    const id = await created();
    const { status } = await update(
      id,
      mine({
        name: 'Selam Legal',
        whatsappNumber: '',
        websiteUrl: '',
        categoryId: 1,
        subcategoryIds: [103, 101, 103],
        portfolioImages: ['https://assets.example/9.webp'],
        isCommunityFavorite: true,
      }),
    );
    expect(status).toBe(200);
    expect((await details(id)).json).toMatchObject({
      name: 'Selam Legal',
      whatsapp_number: null,
      website_url: null,
      category: { title: 'Legal Services' },
      subcategories: [{ id: 101 }, { id: 103 }],
      portfolioImages: [{ image_url: 'https://assets.example/9.webp' }],
      is_community_favorite: true,
    });
  });

  test('of somebody else is refused, and changes nothing', async () => {
    const id = await created();
    const before = (await details(id)).json;
    const stranger = sampleAccount();
    await seedAccount(backend.db, stranger);
    for (const user of [stranger.userId, 'nobody']) {
      const answer = await update(id, samplePayload({ userId: user, name: 'Stolen' }));
      expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    }
    expect((await details(id)).json).toEqual(before);
  });

  test('that breaks a rule changes nothing, not even in part', async () => {
    const id = await created();
    const before = (await details(id)).json;
    expect((await update(id, mine({ name: 'New', subcategoryIds: [301] }))).status).toBe(422);
    expect((await details(id)).json).toEqual(before);
  });

  test.each([NOBODY, '7', 'details', "' or true"])('of %j, which is none, is a 404', async (id) => {
    expect((await update(encodeURIComponent(id), mine())).status).toBe(404);
    expect((await remove(encodeURIComponent(id))).status).toBe(404);
  });

  test('keeps an approved one public, and queues it for review', async () => {
    const id = await created();
    await decide(backend.db, { id, action: 'approve' }, NOW);
    expect(await waitingSince(id)).toBeNull();
    backend.clock.now = NOW + HOUR_MS;
    await update(id, mine({ phoneNumber: '+356 2100 0002' }));
    expect((await details(id)).json).toMatchObject({
      status: 'approved',
      phone_number: '+356 2100 0002',
    });
    expect(await waitingSince(id)).toBe(NOW + HOUR_MS);
  });

  test.each([
    ['rejected', 'refuse'],
    ['delisted', 'takeDown'],
  ] as const)('puts a %s one back into the queue, without its reason', async (_, action) => {
    const id = await created();
    if (action === 'takeDown') {
      await decide(backend.db, { id, action: 'approve' }, NOW);
    }
    await decide(backend.db, { id, action }, NOW);
    await update(id, mine());
    expect((await details(id)).json).toMatchObject({ status: 'pending', status_reason: null });
    expect(await waitingSince(id)).toBe(NOW);
  });

  test('again while it waits does not lose its place in the queue', async () => {
    const id = await created();
    backend.clock.now = NOW + 5 * HOUR_MS;
    await update(id, mine({ name: 'Corrected' }));
    expect(await waitingSince(id)).toBe(NOW);
  });
});

describe('deleting a service', () => {
  test('PC-023: takes its items and pictures along, leaves the others and all bookings', async () => {
    const start = NOW + 24 * HOUR_MS;
    const provider = sampleAccount({
      services: [
        sampleService({
          portfolioImages: ['https://assets.example/1.webp'],
          subcategories: ['Nails'],
          items: [{ name: 'Cut', durationMinutes: 30 }],
        }),
        sampleService({ name: 'The other' }),
      ],
      bookings: [{ startsAt: start, items: [{ service: 0, item: 0 }], customerName: 'Ada' }],
    });
    const seeded = await seedAccount(backend.db, provider);
    const id = seeded.services[0]?.id ?? '';
    expect(await remove(id)).toEqual({
      status: 200,
      json: { success: true, message: 'Service deleted successfully!' },
    });
    expect((await details(id)).status).toBe(404);
    expect((await backend.call(`/serviceItems?providerId=${id}`)).json).toEqual([]);
    expect(await listed(provider.userId)).toMatchObject([{ name: 'The other' }]);
    const { json } = await backend.call(
      `/providerCalendar/bookings?settlnProviderId=${seeded.accountId}`,
    );
    expect(json).toMatchObject([{ customer_name: 'Ada', services: [{ name: 'Cut' }] }]);
    expect((await remove(id)).status).toBe(404);
  });
});
