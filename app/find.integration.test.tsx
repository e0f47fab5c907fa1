import { getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import type { FindSlugs } from '@/lib/shared/url/find-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { startWorld, type World } from '@/test/form-routes';
import { answered } from '@/test/pages/noted-status';
import { renderPage } from '@/test/render-page';
import { SITE_URL } from '@/test/web-env';
import * as communityPage from './[locale]/(site)/find/[category]/[community]/page';
import * as categoryPage from './[locale]/(site)/find/[category]/page';
import * as findPage from './[locale]/(site)/find/page';
import * as copy from './[locale]/(site)/shared/find/[category]/[community]/page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

interface Props {
  params: Promise<FindSlugs>;
  searchParams: Promise<SearchParams>;
}

async function answer(page: {
  generateMetadata(): Promise<unknown>;
  render(): Promise<ReactNode>;
}) {
  answered.status = 200;
  try {
    const head = await page.generateMetadata();
    const html = await renderPage(await page.render());
    return { status: answered.status, head, html, to: '' };
  } catch (error) {
    if (isRedirectError(error)) {
      return { status: 307, head: {}, html: '', to: getURLFromRedirectError(error) };
    }
    throw error;
  }
}

function propsOf(address: string): Props {
  const [path = '', query] = address.split('?');
  const [, , category, community] = path.split('/');
  return {
    params: Promise.resolve({ category, community }),
    searchParams: Promise.resolve(Object.fromEntries(new URLSearchParams(query))),
  };
}

const DEPTHS = [findPage, findPage, findPage, categoryPage, communityPage];

/** The page of an address as it is made for one visitor. */
function open(address: string) {
  const props = propsOf(address);
  const page = DEPTHS[(address.split('?')[0] ?? '').split('/').length] ?? findPage;
  return answer({
    generateMetadata: () => page.generateMetadata(props),
    render: () => page.default(props),
  });
}

/** The copy for all. */
function openCopy(category: string, community: string) {
  const props = { params: Promise.resolve({ category, community }) };
  return answer({
    generateMetadata: () => copy.generateMetadata(props),
    render: () => copy.default(props),
  });
}

const NOW = Date.now();
const FREE = Math.ceil(NOW / HOUR_MS) * HOUR_MS + 2 * DAY_MS;
const HERE = `${SITE_URL}/find`;

let world: World;
beforeAll(async () => {
  world = await startWorld();
  world.backend.clock.now = NOW;
  const seed = (name: string, overrides: Parameters<typeof sampleService>[0]) =>
    seedAccount(
      world.backend.db,
      sampleAccount({
        services: [sampleService({ name, ...overrides })],
        availability: [{ from: FREE, to: FREE + 4 * HOUR_MS, status: 'available' }],
      }),
    );
  const braids = { priceMinor: 2_000, durationMinutes: 60, name: 'Cornrows' };
  await seed('Adaeze’s Crown Braids', {
    address: '14, Triq il-Wilġa, Gżira',
    description: 'Knotless braids for every head.',
    subcategories: ['Hair and Braiding'],
    items: [braids],
  });
  await seed('ሰላም Hair', { items: [{ ...braids, priceMinor: 1_250 }] });
  await seed('Bayt Noor Tailoring', { communityId: 2, address: 'Triq il-Kbira, Ħamrun' });
  await seed('Mama Efua’s Kitchen', { categoryId: 4, address: 'Marsa' });
  await seed('Hidden Braids', { status: 'pending' });
});
afterAll(() => world.stop());

/** What search engines read of the list. */
function listIn(html: string): { itemListElement: { position: number; name: string }[] } | null {
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json) : null;
}

describe('the directory', () => {
  test('lists who is public, with what, where, when and from which price', async () => {
    const { status, html } = await open('/find');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Find a provider<\/h1>/);
    for (const word of [
      'Adaeze’s Crown Braids',
      'ሰላም Hair',
      'Knotless braids for every head',
      'Gżira',
    ]) {
      expect(html).toContain(word);
    }
    expect(html).toMatch(/Next free \w{3} \d\d:00/);
    expect(html).toMatch(/from <b[^>]*><bdi>€20<\/bdi>/);
    expect(html).toContain('€12.50');
    expect(html).not.toContain('Hidden');
  });

  test('asks {host} once for all cards and counts of a page', async () => {
    world.asked.length = 0;
    await renderPage(await findPage.default(propsOf('/find')));
    expect(world.asked.map(({ call }) => call.split('?')[0])).toEqual([
      'GET /publicServiceProviders/search',
    ]);
  });

  test('of a category begins with a drawing that is fetched before all other pictures', async () => {
    const { html } = await open('/find/beauty-and-fashion');
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
    const first = pictures.filter((picture) => picture.includes('fetchPriority="high"'));
    expect(first).toEqual([expect.stringContaining('/art/community-')]);
    expect(pictures.indexOf(first[0] ?? '')).toBe(
      pictures.findIndex((picture) => picture.includes('/art/community-')),
    );
    expect((await open('/find')).html).not.toContain('fetchPriority="high"');
  });

  test('is for search engines: canonical, and its providers as a list', async () => {
    const { head, html } = await open('/find');
    expect(head).toMatchObject({ alternates: { canonical: HERE } });
    expect(head).not.toHaveProperty('robots');
    expect(listIn(html)?.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(listIn(html)?.itemListElement).toContainEqual({
      '@type': 'ListItem',
      position: expect.any(Number),
      name: 'Mama Efua’s Kitchen',
      url: expect.stringMatching(`^${SITE_URL}/providerPage\\?id=`),
    });
  });

  test('is the same page as the copy for all', async () => {
    const [own, shared] = [await open('/find'), await openCopy('-', '-')];
    expect(shared.html).toBe(own.html);
    const [category, sharedCategory] = [await open('/find/food'), await openCopy('food', '-')];
    expect(sharedCategory).toEqual(category);
  });
});

describe('a category', () => {
  test('has its kinds, its communities and the other categories, with their counts', async () => {
    const { html, head } = await open('/find/beauty-and-fashion');
    expect(html).toMatch(/<h1[^>]*>Beauty and Fashion in Malta<\/h1>/);
    expect(html).toContain('Hair and Braiding 1');
    expect(html).toContain('/find/beauty-and-fashion/middle-eastern');
    expect(html).toContain('/art/community-sub-saharan-africa.svg');
    expect(html).not.toContain('/art/community-caribbean.svg');
    // A phone, which does not show it, does not load it either.
    expect(html).toMatch(
      /src="\/art\/category-beauty-and-fashion\.svg"[^>]*max-lg:hidden"[^>]*loading="lazy"/,
    );
    expect(html).toContain('href="/find/food"');
    expect(head).toMatchObject({ alternates: { canonical: `${HERE}/beauty-and-fashion` } });
    expect(head).not.toHaveProperty('robots');
  });

  test('of fewer than three is not for search engines', async () => {
    const { status, head } = await open('/find/beauty-and-fashion/middle-eastern');
    expect(status).toBe(200);
    expect(head).toMatchObject({ robots: { index: false } });
  });

  test.each(['/find/hair', '/find/food/malta', '/find/-', '/find/Food'])(
    'that does not exist is not found: %s',
    async (address) => {
      const { status, head, html } = await open(address);
      expect([status, html]).toEqual([
        404,
        expect.stringContaining('We could not find this page.'),
      ]);
      expect(head).toEqual({
        title: { absolute: 'Page not found | Settln' },
        robots: { index: false },
      });
    },
  );

  test('that does not exist has a copy that says so', async () => {
    expect((await openCopy('hair', '-')).status).toBe(404);
    expect((await openCopy('food', 'malta')).status).toBe(404);
  });
});

describe('words of a visitor', () => {
  test('find somebody, and are for no search engine', async () => {
    const { status, html, head } = await open('/find?q=crown+braids');
    expect(status).toBe(200);
    expect(html).toContain('Adaeze’s Crown Braids');
    expect(html).not.toContain('Mama Efua');
    expect(head).toMatchObject({ robots: { index: false }, alternates: { canonical: HERE } });
    expect(head).toMatchObject({ title: expect.stringContaining('crown braids') });
    expect(JSON.stringify(Object.assign({}, head, { title: null }))).not.toContain('crown');
    expect(listIn(html)).toBeNull();
  });

  test('are kept where they are too long', async () => {
    const words = 'braids '.repeat(20).trim();
    const { status, html } = await open(`/find?q=${encodeURIComponent(words)}`);
    expect(status).toBe(400);
    expect(html).toContain(`value="${words}"`);
    expect(html).toContain('up to 80 characters');
    expect(html).not.toMatch(/href="[^"]*braids/);
  });

  test('show as they are, whatever they are', async () => {
    const { html } = await open(`/find?q=${encodeURIComponent('"><script>x</script> zz')}`);
    expect(html).not.toContain('<script>x');
    expect(html).toContain('&lt;script&gt;x');
  });
});

describe('a search that finds nobody', () => {
  test('names what was asked, and each change that finds somebody, with how many', async () => {
    const { status, html, head } = await open('/find/food/middle-eastern?q=cornrows');
    expect(status).toBe(200);
    expect(head).toMatchObject({ robots: { index: false } });
    expect(html).toContain('No provider found yet');
    expect(html).toMatch(/No service matches <bdi[^>]*>cornrows<\/bdi>/);
    expect(html).toContain('Remove all filters and see 4 services');
    const { html: near } = await open('/find/food/middle-eastern');
    expect(near).toMatch(/href="\/find\/food"[^>]*>.*?Any community.*?<b[^>]*>1<\/b>/s);
    expect(near).toMatch(/href="\/find\?community=middle-eastern"[^>]*>.*?Any category/s);
    expect(near).toContain('Services that nearly match');
    expect(near).toContain('Mama Efua’s Kitchen');
    expect(near).toContain('List your service');
  });

  test('whom no single change finds is looked for by the words alone', async () => {
    const { html } = await open('/find/food/middle-eastern?q=cornrows&place=1');
    expect(html).toMatch(/href="\/find\?q=cornrows"[^>]*>.*?Only the search words, no filters/s);
    expect(html).toMatch(/href="\/find\/food"[^>]*>.*?Only Food/s);
  });

  test('of several words tries each alone', async () => {
    const { html } = await open('/find?q=cornrows+zzzzzzz');
    expect(html).toMatch(/href="\/find\?q=cornrows"/);
  });

  test('has no strip of categories, of which each would say 0', async () => {
    const strip = 'aria-label="Categories"';
    expect((await open('/find')).html).toContain(strip);
    const { html } = await open('/find?q=zzzzzzz');
    expect(html).toContain('No provider found yet');
    expect(html).not.toContain(strip);
  });
});

describe('an address', () => {
  test.each([
    ['/find?category=food&community=caribbean&q=&place=', '/find/food/caribbean'],
    ['/find?category=food&community=&q=rice', '/find/food?q=rice'],
    ['/find?page=9', '/find'],
    ['/find/food?sort=name&page=2', '/find/food?sort=name'],
  ])('that says it otherwise leads to the one that counts: %s', async (address, to) => {
    expect(await open(address)).toMatchObject({ status: 307, to });
  });
});
