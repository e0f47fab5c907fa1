import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handleAuth } from '@/lib/server/http/auth-handler';
import { CookieJar } from '@/test/cookie-jar';
import { type Forgery, startForgingIssuer } from '@/test/misbehaving/forging-issuer';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { readUser } from './session';

let issuer: Awaited<ReturnType<typeof startForgingIssuer>>;

beforeAll(async () => {
  issuer = await startForgingIssuer();
  stubWebEnv('http://host.test');
  vi.stubEnv('GOOGLE_ISSUER', issuer.issuer);
  vi.stubEnv('OIDC_ISSUER', issuer.issuer);
  vi.stubEnv('OIDC_CLIENT_ID', 'settln-test');
  vi.stubEnv('OIDC_CLIENT_SECRET', 'client-secret-of-the-tests');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => issuer.close());

async function ask(jar: CookieJar, address: string, method = 'GET'): Promise<string> {
  const url = new URL(address, SITE_URL);
  const headers = {
    cookie: jar.header,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  const request = new NextRequest(url, { method, headers, ...(method === 'POST' && { body: '' }) });
  const response = jar.keep(await handleAuth(request, url.pathname.split('/').slice(3)));
  return response.headers.get('location') ?? '';
}

/**
 * Signs in with an issuer that answers with such a token; null if nobody is signed in afterwards.
 */
async function signInWith(forgery: Forgery, by: 'google' | 'oidc' = 'google') {
  const jar = new CookieJar();
  const method = by === 'google' ? 'POST' : 'GET';
  const authorize = await ask(jar, `/api/auth/signin/${by}`, method);
  await ask(jar, issuer.answer(authorize, forgery));
  return readUser(jar.header);
}

const anHourAgo = Math.floor(Date.now() / 1000) - 3600;

const FORGERIES: Record<string, Forgery> = {
  'of another issuer': { claims: { iss: 'https://accounts.evil.test' } },
  'for another client': { claims: { aud: 'another-client' } },
  'for several clients, none of them in charge': { claims: { aud: ['settln-test', 'another'] } },
  'for another sign-in': { claims: { nonce: 'another' } },
  'without a nonce': { claims: { nonce: undefined } },
  'without a subject': { claims: { sub: undefined } },
  'that is over': { claims: { exp: anHourAgo } },
  'of the future': { claims: { iat: anHourAgo + 7200, nbf: anHourAgo + 7200 } },
  'signed by a key that is not published': { signedBy: 'foreign' },
  'that names an unknown key': { header: { kid: 'unknown' }, signedBy: 'foreign' },
  'that is not signed': { header: { alg: 'none' }, signedBy: 'none' },
  'without its signature': { signedBy: 'none' },
  'signed with the client secret': { header: { alg: 'HS256' }, signedBy: 'client secret' },
  'signed with the public key as a secret': { header: { alg: 'HS256' }, signedBy: 'public key' },
};

describe('an id token', () => {
  it('signs in when it is right', async () => {
    expect(await signInWith({})).toMatchObject({ id: 'local-ada', name: 'Ada Obi' });
  });

  it.each(Object.keys(FORGERIES))('%s signs nobody in', async (name) => {
    expect(await signInWith(FORGERIES[name] ?? {})).toBeNull();
    expect(await signInWith(FORGERIES[name] ?? {}, 'oidc')).toBeNull();
  });

  it.each(['google', 'oidc'] as const)(
    'of %s says who it is, and nothing beside it does',
    async (by) => {
      const beside = { providerAccountId: '104857600', provider: 'google', iss: 'x', sub: '1' };
      const id = by === 'google' ? 'local-ada' : `${issuer.issuer}#local-ada`;
      expect(await signInWith({ beside }, by)).toMatchObject({ id });
    },
  );
});
