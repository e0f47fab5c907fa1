import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { accountCalls } from '@/lib/server/http/calls/account';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import { findAccount } from './accounts';

const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const TYPED = {
  firstName: ' Tigist ',
  lastName: 'Wolde-Mariam Żammit',
  birthDate: '1991-09-14',
  email: 'tigist@example.org',
  agreedToTerms: true,
};

let backend: TestBackend;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

async function register(userId: string | null, body: object, headers = OWN_PAGE) {
  const token = userId && (await encode({ token: { uid: userId }, secret: SESSION_SECRET }));
  const cookie = token ? `__Host-next-auth.session-token=${token}` : '';
  const request = new Request(`${SITE_URL}/api/provider`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify(body),
  });
  const response = await accountCalls.registerAccount(request, { params: Promise.resolve({}) });
  return { status: response.status, json: await response.json() };
}

/** The day on which somebody turned 18 so many days ago, in Malta. */
function eighteenSince(days: number): string {
  const today = new Date(Date.now() - days * DAY_MS);
  const malta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Malta' }).format(today);
  return `${Number(malta.slice(0, 4)) - 18}${malta.slice(4)}`.replace('-02-29', '-03-01');
}

describe('POST /api/provider', () => {
  it('registers whoever the session names, at the time of the server', async () => {
    const forged = { user_id: 'evil', userId: 'evil', terms_accepted_at: '2000-01-01T00:00:00Z' };
    expect(await register('local-tigist', { ...TYPED, ...forged })).toMatchObject({ status: 201 });
    expect(await findAccount('local-tigist')).toMatchObject({
      userId: 'local-tigist',
      firstName: 'Tigist',
      lastName: 'Wolde-Mariam Żammit',
      email: 'tigist@example.org',
      agreedToTerms: true,
    });
    expect(await findAccount('evil')).toBeNull();
    const { json } = await backend.call('/settlnProviders?userId=local-tigist&hostCountry=MT');
    const [{ terms_accepted_at: acceptedAt }] = json as [{ terms_accepted_at: string }];
    expect(Math.abs(Date.parse(acceptedAt) - Date.now())).toBeLessThan(MINUTE_MS);
  });

  it.each(['business', 'private', null])('keeps that somebody said %s', async (trader) => {
    const userId = `local-said-${trader}`;
    expect(await register(userId, { ...TYPED, trader })).toMatchObject({ status: 201 });
    expect(await findAccount(userId)).toMatchObject({ trader });
  });

  it('takes no other word, and none for nothing said', async () => {
    expect((await register('local-word', { ...TYPED, trader: 'both' })).status).toBe(422);
    expect(await findAccount('local-word')).toBeNull();
    await register('local-silent', TYPED);
    expect(await findAccount('local-silent')).toMatchObject({ trader: null });
  });

  it('REG-012 answers a second registration in the words of the host', async () => {
    await register('local-twice', TYPED);
    const again = await register('local-twice', TYPED);
    expect(again.status).toBe(409);
    expect(again.json.error.message).toMatch(/account/i);
  });

  it('is refused to strangers and to pages of others, whatever they send', async () => {
    expect((await register(null, {})).status).toBe(401);
    const elsewhere = { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' };
    expect((await register('local-csrf', TYPED, elsewhere)).status).toBe(403);
    expect(await findAccount('local-csrf')).toBeNull();
  });

  it.each([
    ['birthDate', '', 'Please select your date of birth.'],
    ['birthDate', '1990-02-30', 'Please select your date of birth.'],
    ['birthDate', eighteenSince(-1), 'You must be at least 18 years old to become a provider.'],
    ['agreedToTerms', false, 'Please agree to the terms and conditions to continue.'],
    ['agreedToTerms', 'yes', 'Please agree to the terms and conditions to continue.'],
    ['firstName', ' ', 'Please enter your first name.'],
    ['lastName', 'x'.repeat(81), 'Please enter your last name.'],
    ['email', 'nowhere', 'Please enter a valid email address.'],
  ])('REG-007 REG-008 DOB-003 refuses %s %j here too', async (field, value, message) => {
    const answer = await register('local-wrong', { ...TYPED, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.json.error.fields).toEqual({ [field]: message });
    expect(await findAccount('local-wrong')).toBeNull();
  });

  it('takes somebody who turns 18 today', async () => {
    const answer = await register('local-today', { ...TYPED, birthDate: eighteenSince(0) });
    expect(answer.status).toBe(201);
  });
});
