import { createHash } from 'node:crypto';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { ALL_LOCALES, DEFAULT_LOCALE } from '@/lib/texts/locales';
import { PAGES } from '@/lib/url/pages';
import { EVENT_CHOICES } from '@/lib/url/shared-events';
import { FIND_CHOICES } from '@/lib/url/shared-find';
import { keysOfCopy } from '@/lib/url/shared-pages';
import nextConfig from '@/next.config';
import { config, proxy } from '@/proxy';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { cspSettings, sharedPagePolicy } from './csp';

stubWebEnv('http://host-canary.internal:4000/base');

function policyOf(path: string, headers: Record<string, string> = {}): Headers {
  return proxy(new NextRequest(`${SITE_URL}${path}`, { headers })).headers;
}
const csp = (path: string) => policyOf(path).get('content-security-policy') ?? '';

describe('the content security policy (HDR-1, HDR-2)', () => {
  it.each([
    '/providerPage?id=1',
    '/booking',
    '/booking/select-time',
    '/booking/review',
    '/news',
    '/settln-providers',
    '/services/1/edit',
    '/events/1',
  ])('is strict, with a nonce of its own each time, at %s', (path) => {
    const [first, second] = [csp(path), csp(path)];
    expect(first).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}' 'strict-dynamic';/);
    expect(first).toMatch(/style-src 'self' 'nonce-[0-9a-f]{32}';/);
    expect(first).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(first).not.toBe(second);
  });

  const runsOn = (url: string, cookies: Record<string, string> = {}) =>
    unstable_doesMiddlewareMatch({ config, url, cookies });

  it('runs the proxy on every page without a copy in every language, and on our API', () => {
    for (const { path, shared } of PAGES) {
      const address = path
        .replaceAll('{id}', '7')
        .replaceAll(/\{(?:category|community)\}/g, 'food');
      for (const locale of ALL_LOCALES) {
        const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
        const isCopied = keysOfCopy(address, new URLSearchParams(), false) !== null;
        const runs = shared !== 'build' && !isCopied;
        expect(runsOn(prefix + address), prefix + address).toBe(runs);
      }
    }
    for (const path of ['/api/bookings', '/no-such-page', '/xx/aboutus', '/aboutus/more']) {
      expect(runsOn(path), path).toBe(true);
    }
    for (const path of ['/icon.svg', '/_next/static/chunks/a.js', '/robots.txt']) {
      expect(runsOn(path), path).toBe(false);
    }
  });

  it.each([
    ['/providerPage?id=7', '/providerPage?id=a%20b', '/providerPage?id=', '/providerPage/card'],
    ['/booking?providerId=7', '/booking?providerId=7&serviceItems=1', '/booking/review'],
    ['/en-XA/providerPage?id=7&utm=x', '/en-XA/providerPage?id=..'],
  ])('leaves %s to its copy, and gives a nonce to what one visitor chose', (copied, ...own) => {
    expect(runsOn(copied)).toBe(false);
    for (const name of ['next-auth.session-token', '__Host-next-auth.session-token']) {
      expect(runsOn(copied, { a: 'b', [name]: 'x' })).toBe(true);
    }
    for (const address of own) expect(runsOn(address), address).toBe(true);
  });

  it.each([
    ['/news?origin=VE&residence=IT&utm=x', '/news?origin=XX', '/news?residence=VE', '/news/more'],
    ['/news', '/news?offset=20', '/news?count=40', '/news?origin=gh', '/news?origin=GHDZ'],
    ['/en-XA/news?residence=GB', '/en-XA/news?residence=GB&offset=0'],
  ])(
    'leaves %s to its copy with or without a session, and gives a nonce to others',
    (copied, ...own) => {
      expect(runsOn(copied)).toBe(false);
      expect(runsOn(copied, { 'next-auth.session-token': 'x' })).toBe(false);
      for (const address of own) expect(runsOn(address), address).toBe(true);
    },
  );

  it('leaves a search to its copy unless its query says anything', () => {
    for (const path of ['/find', '/find/food', '/en-XA/find/food/caribbean']) {
      for (const query of ['', '?q=', '?utm=x&id=7', '?place=&sort=']) {
        expect(runsOn(path + query, { 'next-auth.session-token': 'x' }), path + query).toBe(false);
      }
      for (const key of FIND_CHOICES) {
        expect(runsOn(`${path}?${key}=1`), `${path}?${key}`).toBe(true);
        expect(keysOfCopy('/find/food', new URLSearchParams({ [key]: '1' }), false)).toBeNull();
      }
    }
    for (const path of ['/find/-', '/find/Food', '/find/food/caribbean/x', '/find/food/-']) {
      expect(runsOn(path), path).toBe(true);
      expect(keysOfCopy(path, new URLSearchParams(), false), path).toBeNull();
    }
  });

  it('leaves the list of events to its copy unless its query says anything', () => {
    const path = '/en-XA/whats-on';
    for (const query of ['', '?when=', '?utm=x']) expect(runsOn(path + query), query).toBe(false);
    for (const key of EVENT_CHOICES) expect(runsOn(`${path}?${key}=1`), key).toBe(true);
  });

  it.each([
    ['/providerPage', ['id', 'origin']],
    ['/booking', ['providerId', 'serviceItems', 'id']],
    ['/news', ['origin', 'residence', 'offset', 'count', 'id']],
  ])('runs at %s exactly where no rewrite leads to a copy', (path, keys) => {
    const values = ['', 'GH', 'MT', 'a b', 'x'.repeat(65)];
    const pairs = keys.flatMap((key) => values.map((value) => [key, value]));
    for (const one of pairs) {
      for (const other of pairs) {
        const query = new URLSearchParams([one, other]);
        const isCopied = keysOfCopy(path, query, false) !== null;
        expect(runsOn(`/en-XA${path}?${query}`), `${path}?${query}`).toBe(!isCopied);
      }
    }
  });

  it('names the scripts and styles of a shared page by their hashes, and nothing unsafe', () => {
    const html =
      '<style>a{}</style><script src="/x.js" async=""></script><script>run("ü")</script>' +
      '<script id="_R_">run("ü")</script><script type="application/ld+json">{}</script>';
    const policy = sharedPagePolicy(html, cspSettings());
    const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('run("ü")')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('a{}')}';`);
    expect(policy).not.toContain('nonce');
  });

  it('lets nothing run in what is no page', async () => {
    const [rule, ...rest] = (await nextConfig.headers?.()) ?? [];
    expect(rest.flatMap(({ headers }) => headers.map(({ key }) => key))).toEqual([
      'Referrer-Policy',
      'Cache-Control',
    ]);
    expect(rule?.source).toBe('/:path*');
    const policy = rule?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
    expect(policy).not.toContain('script-src');
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
  });

  it.each(['/booking', '/providerPage'])(
    'names the assets origin and nothing else of ours at %s (SEC-1)',
    (path) => {
      expect(csp(path)).toContain("img-src 'self' data: blob: https://assets.settln.example;");
      expect(csp(path)).not.toMatch(/canary|pictures/);
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(csp(path)).toContain(part);
      }
    },
  );

  it('lets forms lead to Google where one signs in, and nowhere else', () => {
    const formAction = (path: string) => /form-action ([^;]+)/.exec(csp(path))?.[1];
    for (const path of ['/settln-providers', '/services/new', '/events/1']) {
      expect(formAction(path)).toBe("'self' https://accounts.google.com");
    }
    for (const path of ['/booking', '/news']) {
      expect(formAction(path)).toBe("'self'");
    }
  });

  it.each(['/services/new', '/services/1/edit', '/events/new', '/settln-providers'])(
    'lets the portal upload to the storage, and to nowhere else, at %s',
    (path) => {
      expect(csp(path)).toContain("connect-src 'self' https://storage.settln.example;");
    },
  );

  it.each(['/booking', '/providerPage', '/news'])(
    'lets nothing but our own server be asked at %s',
    (path) => {
      expect(csp(path)).toContain("connect-src 'self';");
    },
  );

  it('lets nothing run in an answer that is data', () => {
    expect(csp('/api/bookings')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(csp('/api/nothing')).toContain('sandbox');
  });

  it('hands the page the nonce of the answer, never one that a visitor sends', () => {
    const sent = { 'content-security-policy': "script-src 'nonce-evil'" };
    const handed = 'x-middleware-request-content-security-policy';
    const booking = policyOf('/booking', sent);
    expect(booking.get(handed)).toBe(booking.get('content-security-policy'));
  });
});

it('lets shared pages of the development server show the pictures of any assets host', async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'development');
  const { default: config } = await import('@/next.config');
  const [all] = (await config.headers?.()) ?? [];
  const policy = all?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  expect(policy).toContain('img-src * data: blob:;');
  expect(policy).not.toContain('script-src *');
});
