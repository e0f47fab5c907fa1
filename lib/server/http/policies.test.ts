import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/shared/texts/locales';
import { PAGES } from '@/lib/shared/url/pages';
import { PORTAL_WORKER } from '@/lib/shared/url/portal-files';
import { EVENT_CHOICES, FIND_CHOICES } from '@/lib/shared/url/shared-pages';
import nextConfig from '@/next.config';
import { stubWebEnv } from '@/test/web-env';
import { findShared } from './before-next/shared-address';
import { pagePolicy, policyFor, sharedPagePolicy } from './policies';

stubWebEnv('http://host-canary.internal:4000/base');

const NONCE = '0123456789abcdef'.repeat(2);
const csp = (path: string) => pagePolicy(path, NONCE);

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
  ])('is strict, with a nonce, at %s', (path) => {
    expect(csp(path)).toContain(`script-src 'self' 'nonce-${NONCE}' 'strict-dynamic';`);
    expect(csp(path)).toContain(`style-src 'self' 'nonce-${NONCE}';`);
    expect(csp(path)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('names the scripts and styles of a shared page by their hashes, and nothing unsafe', () => {
    const html =
      '<style>a{}</style><script src="/x.js" async=""></script><script>run("ü")</script>' +
      '<script id="_R_">run("ü")</script><script type="application/ld+json">{}</script>';
    const policy = sharedPagePolicy(html);
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
      'Cache-Control',
      'Content-Security-Policy',
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

  it('lets the portal alone have a worker, and that ask nobody but us', async () => {
    expect(csp('/settln-providers')).toContain("worker-src 'self';");
    for (const path of ['/booking', '/news', '/'])
      expect(csp(path)).toContain("worker-src 'none';");
    const rules = (await nextConfig.headers?.()) ?? [];
    const own = rules.filter(({ source }) => source === PORTAL_WORKER);
    expect(own.flatMap(({ headers }) => headers)).toEqual([
      { key: 'Cache-Control', value: 'no-cache' },
      {
        key: 'Content-Security-Policy',
        value: "default-src 'none'; connect-src 'self'; img-src 'self'",
      },
    ]);
  });

  it.each(['/booking', '/providerPage', '/news'])(
    'lets nothing but our own server be asked at %s',
    (path) => {
      expect(csp(path)).toContain("connect-src 'self';");
    },
  );
});

it('lets the development server show pictures from, and upload to, any host', async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'development');
  const { default: config } = await import('@/next.config');
  const [all] = (await config.headers?.()) ?? [];
  const policy = all?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  expect(policy).toContain('img-src * data: blob:; connect-src *;');
  expect(policy).not.toContain('script-src *');
});

const SESSION = '__Host-next-auth.session-token=x';
const at = (url: string, headers: IncomingHttpHeaders = {}) =>
  policyFor(url, findShared(url, headers) !== null);

it('gives each answer for one visitor a nonce of its own (HDR-1)', () => {
  const [first, second] = [at('/booking/select-time'), at('/booking/select-time')];
  expect(first).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}' 'strict-dynamic';/);
  expect(first).not.toBe(second);
});

it('gives a policy to every page without a copy, in every language', () => {
  for (const { path, shared } of PAGES) {
    const address = path.replaceAll('{id}', '7').replaceAll(/\{(?:category|community)\}/g, 'food');
    for (const locale of LOCALES) {
      const url = (locale === DEFAULT_LOCALE ? '' : `/${locale}`) + address;
      // The addresses of profiles and bookings need their query.
      const isShared = shared !== 'never' && !['/providerPage', '/booking'].includes(path);
      expect(at(url) === null, url).toBe(isShared);
    }
  }
  for (const path of [
    '/no-such-page',
    '/index.html',
    '/xx/aboutus',
    '/aboutus/more',
    '/events/a.b',
  ]) {
    expect(at(path), path).toContain('nonce-');
  }
});

it('gives files of the build none', () => expect(at('/_next/static/chunks/a')).toBeNull());

it.each(['/api/bookings', '/api/nothing', '/api/a.png', '/slates/7/media'])(
  'lets nothing run in data, as %s',
  (path) => expect(at(path)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox"),
);

it.each([
  ['/providerPage?id=7', '/providerPage?id=a%20b', '/providerPage?id=', '/providerPage/card'],
  ['/booking?providerId=7', '/booking?providerId=7&serviceItems=1', '/booking/review'],
])('leaves %s to its copy, and gives a nonce to what one visitor chose', (copied, ...own) => {
  expect(at(copied)).toBeNull();
  expect(at(copied, { cookie: `a=b; ${SESSION}` })).toContain('nonce-');
  for (const address of own) expect(at(address), address).toContain('nonce-');
});

it.each([
  ['/news?origin=VE&residence=IT&utm=x', '/news?origin=XX', '/news?residence=VE', '/news/more'],
  ['/news', '/news?offset=20', '/news?count=40', '/news?origin=gh', '/news?origin=GHDZ'],
])('leaves %s to its copy with or without a session', (copied, ...own) => {
  expect(at(copied)).toBeNull();
  expect(at(copied, { cookie: SESSION })).toBeNull();
  for (const address of own) expect(at(address), address).toContain('nonce-');
});

it.each([
  ['/find/food/caribbean', FIND_CHOICES],
  ['/whats-on', EVENT_CHOICES],
])('leaves %s to its copy unless its query says anything', (path, choices) => {
  for (const query of ['', '?utm=x&id=7', `?${choices[0]}=`]) expect(at(path + query)).toBeNull();
  for (const key of choices) expect(at(`${path}?${key}=1`), key).toContain('nonce-');
});
