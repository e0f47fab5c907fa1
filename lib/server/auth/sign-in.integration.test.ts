import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handleAuth } from '@/lib/server/http/auth-handler';
import { LIMITS } from '@/lib/shared/domain/limits';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { subjectOf } from '@/local/demo/shapes/subject';
import { CookieJar } from '@/test/cookie-jar';
import { startLocalIssuer } from '@/test/local-issuer';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { readUser } from './session';

const COOKIE = '__Host-next-auth.session-token';
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
// {host} does not answer.
vi.spyOn(console, 'warn').mockImplementation(() => {});

type Issuer = Awaited<ReturnType<typeof startLocalIssuer>>;
let issuer: Issuer;
/** Beside Google. */
let city: Issuer;

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost({ isOurs: true });
  host.answer(() => ({ cut: true }));
  issuer = await startLocalIssuer(SITE_URL);
  city = await startLocalIssuer(SITE_URL, { saysWhoApart: true });
  stubWebEnv(host.url);
  vi.stubEnv('GOOGLE_ISSUER', issuer.issuer);
  vi.stubEnv('OIDC_ISSUER', city.issuer);
  vi.stubEnv('OIDC_CLIENT_ID', 'settln-test');
  vi.stubEnv('OIDC_CLIENT_SECRET', 'client-secret-of-the-tests');
});
afterAll(() => Promise.all([issuer.close(), city.close(), host.close()]));
afterEach(() => logged.mockClear());

/** Sends a request to the site as a browser would, with the cookies of `jar`. */
async function ask(jar: CookieJar, address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, SITE_URL);
  const headers = { cookie: jar.header, ...(init.method === 'POST' && OWN_FORM), ...init.headers };
  const request = new NextRequest(url, { method: init.method, body: init.body, headers });
  return jar.keep(await handleAuth(request, url.pathname.split('/').slice(3)));
}

const OWN_FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

function begin(jar: CookieJar, callbackUrl = '/services/new?categoryId=3', headers = {}) {
  const body = new URLSearchParams({ callbackUrl }).toString();
  return ask(jar, '/api/auth/signin/google', { method: 'POST', body, headers });
}

function locationOf(response: Response): string {
  return response.headers.get('location') ?? '';
}

/** Goes to the issuer, chooses an account there, and returns the address that it leads back to. */
async function choose(authorize: string, form: Record<string, string>): Promise<string> {
  const jar = new CookieJar();
  const { origin } = new URL(authorize);
  const visit = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin);
    const headers = { cookie: jar.header };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    return jar.keep(response);
  };
  const chooser = locationOf(await visit(authorize));
  const page = await (await visit(chooser)).text();
  expect(page).toContain('Continue as Ada Obi');
  const chosen = await visit(chooser, { method: 'POST', body: new URLSearchParams(form) });
  return locationOf(await visit(locationOf(chosen)));
}

async function signIn(jar: CookieJar, form: Record<string, string>): Promise<Response> {
  return ask(jar, await choose(locationOf(await begin(jar)), form));
}

const ADA = { account: 'ada@settln.example' };

describe('signing in at the issuer', () => {
  it('PORT-004 PC-062 asks it alone, by code with PKCE, state, nonce and a choice of account', async () => {
    const asked = new URL(locationOf(await begin(new CookieJar())));
    expect(asked.origin).toBe(issuer.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE_URL}/api/auth/callback/google`,
      prompt: 'select_account',
      state: expect.stringMatching(/./),
      nonce: expect.stringMatching(/./),
    });
  });

  it('knows the person by the subject and returns to the page it began on', async () => {
    const jar = new CookieJar();
    const back = await signIn(jar, { name: 'Chidinma Okonkwo Borg', email: 'Chi@Example.org' });
    expect(locationOf(back)).toBe(`${SITE_URL}/services/new?categoryId=3`);
    expect(await readUser(jar.header)).toEqual({
      id: subjectOf('chi@example.org'),
      name: 'Chidinma Okonkwo Borg',
      email: 'chi@example.org',
      firstName: 'Chidinma',
      lastName: 'Okonkwo Borg',
    });
  });

  it.each(['https://evil.test/x', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'returns to the portal when asked to lead on to %s',
    async (callbackUrl) => {
      const jar = new CookieJar();
      const back = await ask(jar, await choose(locationOf(await begin(jar, callbackUrl)), ADA));
      expect(locationOf(back)).toBe(`${SITE_URL}/settln-providers`);
    },
  );

  it('leads the staff to their room if it began at the portal itself, and nobody else', async () => {
    const moderator = { email: 'mo@settln.example', name: 'Mo' };
    host.answer(({ url, body }) => {
      if (!url.startsWith('/staff')) return { status: 404, body: {} };
      const isStaff = JSON.parse(body).email === moderator.email;
      const visit = isStaff
        ? {
            state: 'in',
            staff: { id: 1, role: 'moderator', ...moderator },
            endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
          }
        : { state: 'stranger', staff: null, endsAt: null };
      return { body: { ...visit, undoable: null } };
    });
    const landing = async (from: string, form: Record<string, string>) => {
      const jar = new CookieJar();
      const back = await ask(jar, await choose(locationOf(await begin(jar, from)), form));
      return locationOf(back).slice(SITE_URL.length);
    };
    expect(await landing('/settln-providers', moderator)).toBe('/staff');
    expect(await landing('/mt/settln-providers', moderator)).toBe('/mt/staff');
    expect(await landing('/settln-providers?tab=bookings', moderator)).toBe(
      '/settln-providers?tab=bookings',
    );
    expect(await landing('/settln-providers', ADA)).toBe('/settln-providers');
    host.answer(() => ({ cut: true }));
    expect(await landing('/settln-providers', moderator)).toBe('/settln-providers');
  });

  it('ends at the portal in time where {host} does not answer', async () => {
    const jar = new CookieJar();
    const held: ((answer: { cut: true }) => void)[] = [];
    host.answer(() => new Promise((resolve) => held.push(resolve)));
    const back = await choose(locationOf(await begin(jar, '/settln-providers')), ADA);
    const began = performance.now();
    expect(locationOf(await ask(jar, back))).toBe(`${SITE_URL}/settln-providers`);
    expect(performance.now() - began).toBeLessThan(6_000);
    host.answer(() => ({ cut: true }));
    for (const answer of held) answer({ cut: true });
    expect(await readUser(jar.header)).not.toBeNull();
  });

  it('ends each on its own page where two tabs of a browser begin one', async () => {
    const jar = new CookieJar();
    const asked = [];
    for (const from of ['/settln-providers?tab=bookings', '/settln-providers/opening-hours'])
      asked.push(locationOf(await begin(jar, from)));
    const [first = '', second = ''] = asked;
    const backToFirst = await ask(jar, await choose(first, ADA));
    expect(locationOf(backToFirst)).toBe(`${SITE_URL}/settln-providers?tab=bookings`);
    expect(await readUser(jar.header)).not.toBeNull();
    const backToSecond = await ask(jar, await choose(second, ADA));
    expect(locationOf(backToSecond)).toBe(`${SITE_URL}/settln-providers/opening-hours`);
    expect(jar.header).not.toMatch(/next-auth\.(?:state|nonce|pkce)/);
  });

  it('keeps the cookies of few that were begun and never finished', async () => {
    const jar = new CookieJar();
    for (let tries = 0; tries < 12; tries += 1) await begin(jar);
    expect(jar.header.length).toBeLessThan(8_000);
    const back = await signIn(jar, ADA);
    expect(locationOf(back)).toBe(`${SITE_URL}/services/new?categoryId=3`);
  });

  it('SES-1 keeps its cookies to this host, to https and away from scripts', async () => {
    const jar = new CookieJar();
    await signIn(jar, ADA);
    expect(jar.seen.length).toBeGreaterThanOrEqual(5);
    for (const cookie of jar.seen) {
      expect(cookie).toMatch(/^__(?:Host|Secure)-next-auth\./);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/; Domain=/i);
      expect(cookie.length).toBeLessThan(4096);
    }
    const [session = ''] = jar.seen.filter((cookie) => cookie.startsWith(COOKIE));
    const ends = Date.parse(/expires=([^;]+)/i.exec(session)?.[1] ?? '');
    expect(Math.abs(ends - Date.now() - 30 * DAY_MS)).toBeLessThan(MINUTE_MS);
  });

  it('SES-3 goes by its own address, whatever the headers say', async () => {
    vi.stubEnv('AUTH_TRUST_HOST', 'true');
    const forged = {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      host: 'evil.test',
    };
    const jar = new CookieJar();
    const asked = new URL(locationOf(await begin(jar, '/', forged)));
    expect(asked.searchParams.get('redirect_uri')).toBe(`${SITE_URL}/api/auth/callback/google`);
    expect(decodeURIComponent(jar.seen.join())).not.toContain('evil.test');
  });
});

describe('another issuer beside Google', () => {
  const LINK = '/api/auth/signin/oidc?callbackUrl=%2Fmt%2Fservices%2Fnew';
  const headers = { 'sec-fetch-site': 'same-origin', referer: `${SITE_URL}/mt/settln-providers` };
  const follow = async (jar: CookieJar) => locationOf(await ask(jar, LINK, { headers }));

  it('is asked by a link, as Google is, and leads back', async () => {
    const jar = new CookieJar();
    const asked = new URL(await follow(jar));
    expect(asked.origin).toBe(city.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      redirect_uri: `${SITE_URL}/api/auth/callback/oidc`,
      state: expect.stringMatching(/./),
      nonce: expect.stringMatching(/./),
    });
    const back = await ask(jar, await choose(asked.href, ADA));
    expect(locationOf(back)).toBe(`${SITE_URL}/mt/services/new`);
  });

  it('says who it is apart from the token, and its subject is nobody of Google', async () => {
    const [here, there] = [new CookieJar(), new CookieJar()];
    await ask(here, await choose(await follow(here), ADA));
    await signIn(there, ADA);
    const subject = subjectOf('ada@settln.example');
    expect(await readUser(here.header)).toEqual({
      id: `${city.issuer}#${subject}`,
      name: 'Ada Obi',
      email: 'ada@settln.example',
      firstName: 'Ada',
      lastName: 'Obi',
    });
    expect((await readUser(there.header))?.id).toBe(subject);
  });

  it('signs nobody in whose code it does not know, in the language of the page', async () => {
    const jar = new CookieJar();
    const back = new URL(await choose(await follow(jar), ADA));
    back.searchParams.set('code', 'made-up');
    const failure = await ask(jar, back.href);
    expect(jar.get(COOKIE)).toBeUndefined();
    const on = await ask(jar, locationOf(failure));
    const gate = new URL(locationOf(await ask(jar, locationOf(on))), SITE_URL);
    expect(gate.pathname).toBe('/mt/settln-providers');
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.test/' },
    {},
  ])('is not begun for a page elsewhere: %o', async (from) => {
    const answer = await ask(new CookieJar(), LINK, { headers: from });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('signs nobody out by an address that looks like its own', async () => {
    const jar = new CookieJar();
    await signIn(jar, ADA);
    await ask(jar, '/api/auth/signout/signin/oidc', { headers });
    expect(await readUser(jar.header)).not.toBeNull();
  });
});

describe('a session', () => {
  it('SES-2 cannot be changed from outside', async () => {
    const jar = new CookieJar();
    await signIn(jar, ADA);
    const before = await readUser(jar.header);
    const { csrfToken } = await (await ask(jar, '/api/auth/csrf')).json();
    const data = {
      uid: 'evil',
      sub: 'evil',
      id: 'evil',
      email: 'evil@evil.test',
      user: { id: 'e' },
    };
    const answer = await ask(jar, '/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data }),
    });
    expect((await answer.json()).user).toMatchObject({ id: before?.id, email: before?.email });
    expect(await readUser(jar.header)).toEqual(before);
  });

  it('SES-4 ends for every copy of its cookie at the sign-out, and no other session with it', async () => {
    const [jar, other] = [new CookieJar(), new CookieJar()];
    await signIn(jar, ADA);
    await signIn(other, ADA);
    const copy = jar.header;
    const renewed = new CookieJar();
    renewed.keep(await ask(jar, '/api/auth/session'));
    const out = await ask(jar, '/api/auth/signout', {
      method: 'POST',
      body: 'callbackUrl=%2Fservices',
    });
    expect(locationOf(out)).toBe(`${SITE_URL}/services`);
    expect(jar.get(COOKIE)).toBeUndefined();
    expect(await readUser(copy)).toBeNull();
    expect(await readUser(renewed.header)).toBeNull();
    const replay = new NextRequest(`${SITE_URL}/api/auth/session`, { headers: { cookie: copy } });
    expect(await (await handleAuth(replay, ['session'])).json()).toEqual({});
    expect(await readUser(other.header)).not.toBeNull();
  });

  it('is over thirty days after the sign-in, also when it was renewed', async () => {
    const jar = new CookieJar();
    await signIn(jar, ADA);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS - HOUR_MS });
    await ask(jar, '/api/auth/session');
    expect(await readUser(jar.header)).not.toBeNull();
    vi.setSystemTime(Date.now() + 3_601_000);
    expect(await readUser(jar.header)).toBeNull();
    vi.useRealTimers();
  });
});

describe('a sign-in that fails', () => {
  const failed = expect.stringMatching(/^https:\/\/settln\.example\/api\/auth\/error\?error=\w+$/);

  async function gateAfter(jar: CookieJar, failure: Response): Promise<string> {
    const on = await ask(jar, locationOf(failure));
    return locationOf(await ask(jar, locationOf(on)));
  }

  it('leads to the gate with a flag and the page it began on, logged without who it was', async () => {
    const jar = new CookieJar();
    const back = new URL(await choose(locationOf(await begin(jar)), ADA));
    back.searchParams.set('code', 'made-up');
    const failure = await ask(jar, back.href);
    expect(locationOf(failure)).toEqual(failed);
    const gate = new URL(await gateAfter(jar, failure), SITE_URL);
    expect(gate.pathname).toBe('/settln-providers');
    expect(gate.searchParams.get('error')).toBe('OAuthCallback');
    expect(gate.searchParams.get('callbackUrl')).toBe(`${SITE_URL}/services/new?categoryId=3`);
    const log = JSON.stringify(logged.mock.calls);
    expect(log).toContain('sign_in_failed');
    expect(log).not.toMatch(/ada|made-up|example\.org/i);
  });

  it('leads to the gate in the language of the page it began on', async () => {
    const jar = new CookieJar();
    const back = new URL(await choose(locationOf(await begin(jar, '/ar/services/new')), ADA));
    back.searchParams.set('code', 'made-up');
    // Another tab begins one meanwhile.
    await begin(jar, '/it/services/new');
    const gate = await gateAfter(jar, await ask(jar, back.href));
    expect(new URL(gate, SITE_URL).pathname).toBe('/ar/settln-providers');
  });

  it('is one with the state or the cookies of another browser, or a code that was used', async () => {
    const [jar, victim] = [new CookieJar(), new CookieJar()];
    const back = await choose(locationOf(await begin(jar)), ADA);
    await begin(victim);
    for (const browser of [victim, new CookieJar()]) {
      expect(locationOf(await ask(browser, back))).toEqual(failed);
      expect(browser.get(COOKIE)).toBeUndefined();
    }
    const copy = new CookieJar();
    copy.keep(new Response(null, { headers: jar.seen.map((line) => ['set-cookie', line]) }));
    await ask(jar, back);
    expect(jar.get(COOKIE)).toBeDefined();
    expect(locationOf(await ask(copy, back))).toEqual(failed);
  });
});

describe('what is open to strangers (CSRF-1)', () => {
  const posts = ['/api/auth/signin/google', '/api/auth/signout', '/api/auth/session'];

  it.each(posts)('a POST to %s of another site is refused', async (path) => {
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: SITE_URL },
      { origin: 'https://evil.test' },
      {},
    ];
    for (const from of senders) {
      const request = new NextRequest(`${SITE_URL}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
        body: 'callbackUrl=%2F',
      });
      expect((await handleAuth(request, path.split('/').slice(3))).status).toBe(403);
    }
  });

  it('RATE-1: a network begins 300 sign-ins an hour, and reads on a page when it may go on', async () => {
    const from = { 'x-forwarded-for': '2001:db8:3::1' };
    for (let n = 0; n < LIMITS.signIns.most; n += 1) {
      expect((await begin(new CookieJar(), '/', from)).status).toBe(302);
    }
    const refused = await begin(new CookieJar(), '/', { 'x-forwarded-for': '2001:db8:3::2' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toMatch(/Please try again in \d+ minutes, or from another/);
    const arabic = await begin(new CookieJar(), '/', {
      'x-forwarded-for': '2001:db8:3::2',
      referer: `${SITE_URL}/ar/settln-providers`,
    });
    expect(await arabic.text()).toMatch(/<html lang="ar" dir="rtl">.*[\u0600-\u06ff]/s);
    expect((await begin(new CookieJar(), '/', { 'x-forwarded-for': '192.0.2.9' })).status).toBe(
      302,
    );
  });

  it.each([
    ['POST', '_log'],
    ['POST', 'callback/google'],
    ['POST', 'csrf'],
    ['GET', 'verify-request'],
    ['GET', ''],
  ])('%s /api/auth/%s does not exist', async (method, path) => {
    const answer = await ask(new CookieJar(), `/api/auth/${path}`, {
      method,
      ...(method === 'POST' && { body: 'x=1' }),
    });
    expect(answer.status).toBe(404);
  });
});
