import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { NONCE_PARTS, PAGES } from '@/lib/url/pages';
import nextConfig from '@/next.config';
import { config, proxy } from '@/proxy';
import { SITE_URL, stubWebEnv } from '@/test/web-env';

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
    '/slates/1',
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

  it('runs the proxy on exactly these pages and on our API', () => {
    const [, list = ''] = /\/:first\(([^)]+)\)\/:rest\*$/.exec(config.matcher) ?? [];
    expect(list.split('|').sort()).toEqual([...NONCE_PARTS, 'api'].sort());
  });

  it('runs the proxy on these pages in every language, and on no prerendered page', () => {
    const runsOn = (url: string) => unstable_doesMiddlewareMatch({ config, url });
    for (const { path, shared } of PAGES) {
      const address = path.replaceAll('{id}', '7');
      for (const prefix of ['', '/ar', '/en-XA']) {
        expect(runsOn(prefix + address), prefix + address).toBe(shared === 'never');
      }
    }
  });

  it('is the one of prerendered pages wherever the proxy does not run', async () => {
    const [rule, ...rest] = (await nextConfig.headers?.()) ?? [];
    expect(rest).toEqual([]);
    expect(rule?.source).toBe('/:path*');
    const policy = rule?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
    expect(policy).toContain("script-src 'self' 'unsafe-inline';");
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
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
    for (const path of ['/booking', '/news', '/slates/1']) {
      expect(formAction(path)).toBe("'self'");
    }
  });

  it.each(['/services/new', '/services/1/edit', '/events/new', '/settln-providers'])(
    'lets the portal upload to the storage, and to nowhere else, at %s',
    (path) => {
      expect(csp(path)).toContain("connect-src 'self' https://storage.settln.example;");
    },
  );

  it.each(['/booking', '/providerPage', '/slates/1'])(
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
