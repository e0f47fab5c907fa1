import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { PAGES, type Page } from '../lib/url/pages';
import { EXPECTED_HEADERS } from './support/checks/headers';
import { expect, READS_ONLY, test } from './support/test';

const BASE = process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3000';
test.use(READS_ONLY);

const addressesOf = (rows: readonly Page[]) =>
  rows.map(({ path }) => path.replaceAll('{id}', 'none'));
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
const PRERENDERED = SHARED;
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

for (const path of [...NONCED, ...PRERENDERED, ...OTHERS]) {
  test(`HDR-1: ${path} carries every security header`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(EXPECTED_HEADERS))
      expect(headers[name], name).toMatch(value);
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

for (const path of NONCED) {
  test(`HDR-2: every script of ${path} has the nonce of its answer`, async ({ request }) => {
    const [first, second] = await Promise.all([request.get(path), request.get(path)]);
    const nonce = nonceOf(first.headers()['content-security-policy']);
    expect(nonce).not.toBe('');
    expect(nonceOf(second.headers()['content-security-policy'])).not.toBe(nonce);
    const scripts = scriptTags(await first.text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(first.headers()['cache-control']).toContain('no-store');
  });
}

for (const path of SHARED) {
  test(`${path} is the same for everybody, as its row in lib/url/pages.ts says`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toMatch(
      /s-maxage=(?:300, stale-while-revalidate=60|1, stale-while-revalidate=1), stale-if-error=86400$/,
    );
    expect(await answer.text()).not.toContain('nonce=');
  });
}

for (const path of PRERENDERED) {
  test(`HDR-2: the policy of ${path} names the hash of every script in it`, async ({ request }) => {
    const answer = await request.get(path);
    const [, scripts = ''] =
      /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*|http/);
    const inline = (await answer.text()).matchAll(
      /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs,
    );
    const hashes = [...inline].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(scripts).toContain(`'sha256-${hash}'`);
  });
}

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
