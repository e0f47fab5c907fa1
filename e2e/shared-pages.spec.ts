import { request as rawRequest } from 'node:http';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { addSession, newPerson } from './support/sign-in';
import { expect, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const service = demoService('typical').id;
const slate = demoSlate('image').id;

/** Addresses whose page everybody gets alike, each with what it is. */
const SHARED = [
  ['a profile', `/providerPage?id=${service}`],
  ['a profile that is none', '/providerPage?id=no-such-provider'],
  ['the first step of a booking', `/booking?providerId=${service}`],
  ['a slate', `/slates/${slate}`],
  ['the news', '/news?origin=NG&residence=IT'],
  ['the landing page', '/'],
  ['a page of our own words', '/aboutus'],
  ['an unknown address', '/no-such-page'],
] as const;

const CANARY = 'canary-of-one-visitor';

/**
 * Headers that a visitor could send to get into the copy for others; none of them is part of its
 * key.
 */
const UNKEYED = {
  'x-forwarded-host': `${CANARY}.example`,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-for': CANARY,
  forwarded: `host=${CANARY}`,
  'x-original-url': `/${CANARY}`,
  'x-rewrite-url': `/${CANARY}`,
  'x-middleware-rewrite': `/${CANARY}`,
  'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
  'x-middleware-prefetch': '1',
  'x-nextjs-data': '1',
  'x-invoke-path': `/${CANARY}`,
  'x-invoke-query': encodeURIComponent(JSON.stringify({ id: CANARY })),
  'x-matched-path': `/${CANARY}`,
  'x-now-route-matches': CANARY,
  'content-security-policy': `script-src 'nonce-${CANARY}'`,
  'accept-language': CANARY,
  referer: `https://${CANARY}.example/`,
  cookie: `theme=${CANARY}; __prerender_bypass=${CANARY}`,
};

const withNoise = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}utm_source=${CANARY}&email=${CANARY}%40example.com`;

test('the copy of a page has nothing of the visitor who had it made', async ({ request }) => {
  for (const [what, path] of SHARED) {
    const plain = await request.get(path);
    const html = await plain.text();
    const asRouter = { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{}]') };
    for (const headers of [{}, UNKEYED, { ...UNKEYED, ...asRouter }]) {
      const answer = await request.get(withNoise(path), { headers, maxRedirects: 0 });
      expect(JSON.stringify(answer.headers()), what).not.toContain(CANARY);
      if (!('rsc' in headers)) expect(answer.status(), what).toBe(plain.status());
    }
    const after = await request.get(path);
    expect(after.status(), what).toBe(plain.status());
    const text = await after.text();
    expect(text, what).not.toContain(CANARY);
    expect(text, what).toContain(/<title>[^<]*<\/title>/.exec(html)?.[0] ?? 'a title');
    expect(after.headers()['content-type'], what).toContain('text/html');
  }
});

test('a page made for a noisy visitor is nobody else’s noise', async ({ request }) => {
  for (const [what, path] of SHARED) {
    // Asked for in no other test, so that the first visitor is the one with the noise.
    const fresh = path.replace('no-such-provider', 'fresh-provider');
    await request.get(withNoise(fresh), { headers: UNKEYED });
    const after = await request.get(fresh);
    expect(await after.text(), what).not.toContain(CANARY);
  }
});

test('a page with a session, a choice or a form is never shared', async ({
  page,
  product,
  baseURL,
}) => {
  await addSession(page, product, baseURL ?? '', newPerson());
  const own = [
    `/providerPage?id=${service}`,
    `/booking?providerId=${service}`,
    '/settln-providers',
    '/services/new',
    '/events/new',
  ];
  for (const path of own) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    expect(answer.headers()['content-security-policy'], path).toContain("'nonce-");
  }
});

test('a choice, a failure and what is missing stay with one visitor', async ({ request }) => {
  for (const [path, status] of [
    [`/booking?providerId=${service}&serviceItems=1`, 200],
    ['/booking/select-time', 400],
    ['/booking/review', 400],
    ['/providerPage', 400],
    ['/booking', 400],
    ['/news?offset=20', 200],
    [`/providerPage?id=${encodeURIComponent('<script>')}`, 404],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
});

test('an odd spelling of an address leaves nothing in the copy of the plain one', async ({
  request,
  baseURL,
}) => {
  const { hostname, port, origin } = new URL(baseURL ?? '');
  const noise = `utm_source=${CANARY}`;
  for (const [place, odd, headers = {}] of [
    ['one', `/PROVIDERPAGE?id=odd-one&${noise}`],
    ['two', `/providerPage?${noise}&id=odd-two#`],
    ['three', `${origin}/providerPage?id=odd-three&${noise}`],
    ['four', `/providerPage?id=odd-four&${noise}`, { cookie: 'next-auth.session-token=' }],
    ['five', `/providerPage?id=odd-five&${noise}`, { cookie: '__Host-next-auth.session-token=""' }],
  ] as const) {
    // Sent unchanged: browsers and `fetch` would normalise the address.
    await new Promise<void>((resolve, reject) => {
      const asked = rawRequest({ hostname, port, path: odd, headers }, (answer) => {
        answer.resume().on('end', resolve);
      });
      asked.on('error', reject).end();
    });
    const after = await request.get(`/providerPage?id=odd-${place}`);
    expect(await after.text(), odd).not.toContain(CANARY);
    expect(await after.text(), odd).not.toContain('PROVIDERPAGE');
  }
});

test('the paths of copies are no pages from outside, however they are written', async ({
  request,
}) => {
  for (const path of [
    `/shared/profile/${service}`,
    `/en/shared/profile/${service}`,
    `/en-XA/shared/profile/${service}`,
    `/%73hared/profile/${service}`,
    `/en/%73hared/profile/${service}`,
    `/shared/booking/${service}`,
    `/shared/slates/${slate}/plain`,
    '/shared/news/GH/MT',
    '/en/shared/news/GH/MT',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
});

test('a failure of {host} is shown, and is over with its cause', async ({ stubHost, request }) => {
  const path = `${stubHost.siteUrl}/providerPage?id=7777777`;
  stubHost.answer(/^GET \//, { status: 500 });
  const failed = await request.get(path);
  expect(failed.status()).toBe(502);
  expect(failed.headers()['cache-control']).toContain('no-store');
  stubHost.reset();
  expect((await request.get(path)).status()).not.toBe(502);
});
