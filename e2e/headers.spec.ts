import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import type { APIResponse } from 'playwright/test';
import { PAGES, type Page } from '../lib/shared/url/pages';
import { EXPECTED_HEADERS } from './support/checks/headers';
import { expect, READS_ONLY, test } from './support/test';

const BASE = process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3000';
test.use(READS_ONLY);

const addressesOf = (rows: readonly Page[]) =>
  rows.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'none'));
const NONCED = [
  ...addressesOf(PAGES.filter(({ shared }) => shared === 'never')),
  '/providerPage',
  '/booking',
  '/booking?providerId=none&serviceItems=1',
  '/news?offset=20',
  '/no-such-page',
  '/booking/no-such-page',
  '/aboutus/no-such-page',
  '/aboutus.html',
  '/find/no.such',
];
const SHARED = [
  ...addressesOf(PAGES.filter(({ shared }) => shared === 'build')),
  '/providerPage?id=none',
  '/booking?providerId=none',
  '/slates/none',
];
const REDIRECTED = ['/services', '/en/aboutus', '/aboutus/'];
const OTHERS = ['/api/bookings', '/api/no-such-call', '/icon.svg', '/robots.txt', ...REDIRECTED];

function nonceOf(policy: string | undefined): string {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
}

/** Runnable scripts of a page; JSON-LD is data and needs no nonce. */
function scriptTags(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !tag.includes('application/ld+json'));
}

function expectSecurityHeaders(path: string, answer: APIResponse) {
  const headers = answer.headers();
  for (const [name, value] of Object.entries(EXPECTED_HEADERS))
    expect.soft(headers[name], `${name} of ${path}`).toMatch(value);
  expect.soft(headers['x-powered-by'], path).toBeUndefined();
}

// Soft, so that every address is asked before the test fails.
test('HDR-1 HDR-2: pages for one visitor carry every security header, and each script the nonce of its answer', async ({
  request,
}) => {
  for (const path of NONCED) {
    const options = { maxRedirects: 0 };
    const [first, second] = await Promise.all([
      request.get(path, options),
      request.get(path, options),
    ]);
    expectSecurityHeaders(path, first);
    const nonce = nonceOf(first.headers()['content-security-policy']);
    expect.soft(nonce, path).not.toBe('');
    expect.soft(nonceOf(second.headers()['content-security-policy']), path).not.toBe(nonce);
    const scripts = scriptTags(await first.text());
    expect.soft(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect.soft(script, path).toContain(`nonce="${nonce}"`);
    expect.soft(first.headers()['cache-control'], path).toContain('no-store');
  }
});

test('HDR-1 HDR-2: pages that lib/shared/url/pages.ts says are shared are the same for everybody, and their policy names the hash of every script', async ({
  request,
}) => {
  for (const path of SHARED) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expectSecurityHeaders(path, answer);
    expect
      .soft(answer.headers()['cache-control'], path)
      .toMatch(
        /s-maxage=(?:300, stale-while-revalidate=60|1, stale-while-revalidate=1), stale-if-error=86400$/,
      );
    const html = await answer.text();
    expect.soft(html, path).not.toContain('nonce=');
    const [, scripts = ''] =
      /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect.soft(scripts, path).toContain("'self'");
    expect.soft(scripts, path).not.toMatch(/unsafe|\*|http/);
    const inline = html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs);
    const hashes = [...inline].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect.soft(hashes.length, path).toBeGreaterThan(0);
    for (const hash of hashes) expect.soft(scripts, path).toContain(`'sha256-${hash}'`);
  }
});

test('HDR-1: answers that are no pages carry every security header', async ({ request }) => {
  for (const path of OTHERS)
    expectSecurityHeaders(path, await request.get(path, { maxRedirects: 0 }));
});

test('HDR-1: TRACE is refused and echoes nothing', async () => {
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { 'x-canary': 'echo-canary' };
    rawRequest(BASE, { method: 'TRACE', headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('echo-canary');
});

test('SSRF-1: there is no image optimiser to ask', async ({ request }) => {
  for (const url of ['/icon.svg', '/api/bookings', 'http://169.254.169.254/']) {
    const query = new URLSearchParams({ url, w: '640', q: '75' });
    expect((await request.get(`/_next/image?${query}`)).status()).toBe(404);
  }
});

test('CSRF-1: a form of another site books nothing', async ({ request }) => {
  const answers = await Promise.all([
    request.post('/api/bookings', { headers: { origin: 'https://evil.test' }, data: {} }),
    request.post('/api/bookings', {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { a: '1' },
    }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([403, 415]);
});
