import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '../local/demo/slates';
import { addSession, newPerson } from './support/sign-in';
import { expect, LONG, test } from './support/test';

/** Lists in states that are pages of their own. */
const LIST_STATES = [
  '/find',
  '/find/food',
  '/whats-on',
  '/communities/south-asian',
  '/news',
  '/find?q=braids',
  '/find?q=injera',
  '/find?community=south-asian',
  '/find?place=4',
  '/find?page=2',
  '/find?page=3',
  '/find/beauty-and-fashion',
  '/find/beauty-and-fashion?q=braids',
  '/find/food?place=4',
  '/whats-on?when=weekend',
  '/whats-on?community=south-asian',
  '/whats-on?free=1',
  '/whats-on?category=festivals',
  '/whats-on?when=all&page=2',
  '/communities/caribbean',
  '/news?origin=IN&residence=MT',
  `/slates/${demoSlate('video').id}`,
];

test('every state of a list has a title of its own', LONG, async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of LIST_STATES) {
    const html = await (await request.get(path)).text();
    titles.set(path, /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  }
  const all = [...titles.values()];
  const alike = [...titles].filter(([, title]) => all.indexOf(title) !== all.lastIndexOf(title));
  expect(alike).toEqual([]);
  expect(all.filter((title) => /^(?:Settln)?$/.test(title))).toEqual([]);
});

test('RED-003: what is no public address any more leads to the portal', async ({ request }) => {
  for (const path of ['/services', '/events']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>Provider Portal<\/h1>/);
  }
});

test('an English page has one address, without its language', async ({ request }) => {
  for (const [asked, answered] of [
    ['/en', '/'],
    ['/en/aboutus?from=mail', '/aboutus?from=mail'],
    ['/en/booking/review', '/booking/review'],
    ['/en/no-such-page', '/no-such-page'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], asked).toEqual([307, answered]);
  }
});

test('what is no page is a 404 that says so, also where a language could stand', async ({
  request,
}) => {
  for (const path of [
    '/no-such-page',
    '/xx',
    '/xx/aboutus',
    '/xx/booking',
    '/EN/aboutus',
    '/%65n/aboutus',
    '/API/services/7',
    '/Services',
    '/api',
    '/slates/x/media/aboutus',
    '/_next/aboutus',
    '/find/hair',
    '/find/hair?q=a',
    '/find/food/no.such',
    '/communities/none',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('We could not find this page.');
  }
  for (const path of ['/api/aboutus', '/api/services/7/edit']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ error: { code: 'not_found' } });
  }
});

test('a provider, a post and an event that are gone lead to others', async ({ request }) => {
  // The first search of a backend that has just started takes longer than such a page waits.
  await request.get('/find');
  for (const [path, words, to] of [
    [
      `/providerPage?id=${demoService('delisted').id}`,
      'Find another provider',
      '/find/home-services',
    ],
    ['/providerPage?id=nobody', 'Find another provider', '/find'],
    ['/slates/none', 'See what communities post', '/news/posts'],
    ['/whats-on/none', 'See all events', '/whats-on'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
    expect(main).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>(?:<[^>]*>)*${words}`));
    expect((await request.get(to)).status(), to).toBe(200);
  }
});

test('PROF-002, SLATE-002, PORT-001: nothing is waited for at a skeleton, the page comes whole', async ({
  request,
  page,
  product,
  baseURL,
}) => {
  // No skeleton comes first: the status would be sent before the site knows whether the thing
  // exists.
  const slate = demoSlate('image');
  const profile = await (await request.get(`/providerPage?id=${demoService('typical').id}`)).text();
  expect(profile).toContain('Book Now');
  expect(await (await request.get(`/slates/${slate.id}`)).text()).toContain(slate.author.name);
  expect((await request.get('/slates/none')).status()).toBe(404);
  // The server knows who is signed in before it answers; only the account takes longer.
  await addSession(page, product, baseURL ?? '', newPerson());
  await page.goto('/settln-providers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Provider Account');
});
