import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';

// 23:30 in Valletta is 22:30 UTC: still the fourth there, and already the fifth in Kathmandu.
const NOW = Date.UTC(2027, 0, 4, 22, 30);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

let count = 0;
function registration(overrides: object = {}) {
  count += 1;
  return {
    user_id: `user-to-be-${count}`,
    first_name: ' Selam ',
    last_name: 'Tesfaye',
    date_of_birth: '1990-02-28',
    email: 'selam@example.com',
    agreed_to_terms: true,
    terms_accepted_at: '2027-01-04T22:29:58.000Z',
    ...overrides,
  };
}
const register = (body: unknown) =>
  sendJson(backend, 'POST', '/settlnProviders?hostCountry=MT', body);
const find = (userId: string) =>
  backend.call(`/settlnProviders?userId=${encodeURIComponent(userId)}&hostCountry=MT`);

describe('registering', () => {
  test('PC-005, PC-008: makes an account that the user finds, and that takes bookings', async () => {
    const body = registration();
    const account = {
      id: expect.any(Number),
      user_id: body.user_id,
      first_name: 'Selam',
      last_name: 'Tesfaye',
      date_of_birth: '1990-02-28',
      email: 'selam@example.com',
      agreed_to_terms: true,
      terms_accepted_at: '2027-01-04T22:29:58.000Z',
      name: 'Selam Tesfaye',
      profile_image_url: null,
      address: '',
      trader: null,
    };
    const { status, json } = await register(body);
    expect({ status, json }).toEqual({
      status: 201,
      json: { success: true, data: account, message: expect.any(String) },
    });
    expect(await find(body.user_id)).toEqual({ status: 200, json: [account] });
    expect((await find('nobody')).json).toEqual([]);
  });

  test('is once per user, however often and however fast it is asked', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await find(body.user_id)).json).toHaveLength(1);
    expect(await register(body)).toMatchObject({
      status: 409,
      json: {
        success: false,
        code: 'conflict',
        message: 'You already have a provider account. Please reload the page.',
      },
    });
  });

  test.each([
    ['2009-01-04', 201],
    ['2009-01-05', 422],
    ['2008-02-29', 201],
    ['2027-01-04', 422],
    ['2030-01-01', 422],
    ['1927-01-01', 201],
    ['1926-12-31', 422],
    ['1990-02-30', 422],
    ['1990-13-01', 422],
    ['28.02.1990', 422],
    ['', 422],
  ])('with the date of birth %j on 4 January 2027 in Malta answers %i', async (birth, status) => {
    expect((await register(registration({ date_of_birth: birth }))).status).toBe(status);
  });

  test.each([
    ['the terms not agreed to', { agreed_to_terms: false }],
    ['the terms agreed to in words', { agreed_to_terms: 'true' }],
    ['terms accepted in the future', { terms_accepted_at: '2027-01-04T22:36:00Z' }],
    ['terms accepted at no time', { terms_accepted_at: 'now' }],
    ['an empty name', { first_name: '  ' }],
    ['a name of 81 characters', { last_name: 'x'.repeat(81) }],
    ['a NUL in a name', { first_name: 'a\u0000b' }],
    ['an e-mail that is none', { email: 'selam at example' }],
    ['an e-mail of 255 characters', { email: `${'x'.repeat(250)}@a.mt` }],
    ['no user', { user_id: '' }],
    ['a user of 256 characters', { user_id: 'x'.repeat(256) }],
  ])('with %s is refused', async (_, wrong) => {
    const body = registration(wrong);
    expect((await register(body)).status).toBe(422);
    if (body.user_id) expect((await find(body.user_id)).json).toEqual([]);
  });

  test('says in the words of the form what is wrong', async () => {
    expect((await register(registration({ date_of_birth: '2010-01-01' }))).json).toMatchObject({
      message: 'You must be at least 18 years old to become a provider.',
    });
  });
});

describe('one path, told apart by its query', () => {
  test('finds the owner`s account by user, and only what customers may see by calendar', async () => {
    const provider = sampleAccount({ userId: 'both', services: [sampleService()] });
    const { accountId } = await seedAccount(backend.db, provider);
    expect((await find('both')).json).toMatchObject([
      { id: accountId, date_of_birth: '1990-01-01' },
    ]);
    const { json } = await backend.call(`/settlnProviders?providerId=${accountId}&hostCountry=MT`);
    expect(json).toEqual([
      expect.not.objectContaining({ date_of_birth: expect.anything(), email: expect.anything() }),
    ]);
  });

  test.each(['', '?hostCountry=MT', '?userId=both', '?userId=&hostCountry=MT'])(
    'refuses %j, which is neither',
    async (query) => {
      expect((await backend.call(`/settlnProviders${query}`)).status).toBe(400);
    },
  );
});

describe('whether somebody is a business', () => {
  const say = (userId: string, trader: unknown) =>
    sendJson(backend, 'PUT', '/settlnProviders/trader', { userId, trader });
  const saidBy = async (userId: string) => {
    const { json } = await find(userId);
    return (json as { trader: unknown }[])[0]?.trader;
  };

  test.each(['business', 'private'])('%s can be said at registration', async (trader) => {
    const body = registration({ trader });
    expect((await register(body)).status).toBe(201);
    expect(await saidBy(body.user_id)).toBe(trader);
  });

  test('nothing but these two can be said', async () => {
    expect((await register(registration({ trader: 'company' }))).status).toBe(422);
    const body = registration();
    await register(body);
    expect((await say(body.user_id, 'company')).status).toBe(422);
    expect(await saidBy(body.user_id)).toBeNull();
    await expect(
      backend.db.execute(
        `update accounts set trader = 'company' where user_id = '${body.user_id}'`,
      ),
    ).rejects.toThrow();
  });

  test('is said by every service of the account, changed, and taken back', async () => {
    const account = sampleAccount({ services: [sampleService()] });
    const { services } = await seedAccount(backend.db, account);
    for (const trader of ['private', 'business', null]) {
      expect(await say(account.userId, trader)).toMatchObject({
        status: 200,
        json: { saved: true },
      });
      const details = await backend.call(
        `/serviceProviders/details?id=${services[0]?.id}&hostCountry=MT`,
      );
      expect(details.json).toMatchObject({ trader });
    }
    expect((await say('nobody', 'private')).status).toBe(404);
  });
});
