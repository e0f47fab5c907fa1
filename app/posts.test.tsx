import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { communityPosts } from '@/test/directory-answers';
import { openPage } from '@/test/pages/open-page';
import { openSlate } from '@/test/pages/slates';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import * as furtherPage from './[locale]/(site)/news/posts/[slug]/[page]/page';
import * as communityPage from './[locale]/(site)/news/posts/[slug]/page';
import * as allPage from './[locale]/(site)/shared/posts/[lead]/page';
import { listPostPaths } from './sitemap-pages';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

function openAll(lead = '-') {
  const props = { params: Promise.resolve({ lead }) };
  return openPage(() => allPage.default(props), allPage.generateMetadata);
}

function openPosts(slug: string, page?: string) {
  if (page === undefined) {
    const props = { params: Promise.resolve({ slug }) };
    return openPage(
      () => communityPage.default(props),
      () => communityPage.generateMetadata(props),
    );
  }
  const props = { params: Promise.resolve({ slug, page }) };
  return openPage(
    () => furtherPage.default(props),
    () => furtherPage.generateMetadata(props),
  );
}

const post = (id: string, hour: number) => ({
  id,
  text: `Post ${id}`,
  createdAt: Date.UTC(2026, 10, 20, hour),
  author: { name: 'Anjali Perera', hasPicture: false },
});

/** A host whose communities have so many posts; null for one that fails. */
function offer(counts: Record<number, number | null>, headers: Record<string, string> = OURS) {
  host.answer(({ url }) => {
    const [, community] = /^\/communities\/(\d)\/slates/.exec(url) ?? [];
    if (community === undefined) return { headers, status: 404 };
    const total = counts[Number(community)] ?? (counts[Number(community)] === null ? null : 0);
    if (total === null) return { headers, status: 500 };
    const offset = Number(new URLSearchParams(url.split('?')[1]).get('offset'));
    const results = Array.from({ length: total }, (_, at) =>
      post(`${community}-${at}`, 23 - (at % 24)),
    );
    return { headers, body: { ...communityPosts(...results.slice(offset, offset + 24)), total } };
  });
}

describe('on a host without posts', () => {
  it('there is no such page, and nobody is asked for posts', async () => {
    offer({}, {});
    // The answer says whose the host is.
    await openSlate('8');
    for (const answer of [await openAll(), await openPosts('south-asian')]) {
      expect(answer.status).toBe(404);
      expect(answer.head).toContain('Page not found');
    }
    expect(host.asked.filter(({ url }) => url.includes('/communities'))).toEqual([]);
    expect(await listPostPaths()).toEqual([]);
  });
});

describe('on a host with posts', () => {
  it('the page has the newest of all communities, each with its community', async () => {
    offer({ 1: 2, 5: 30 });
    await openSlate('8');
    const { status, head, text } = await openAll();
    expect(status).toBe(200);
    expect(head).toContain(`"canonical":"${SITE_URL}/news/posts"`);
    expect(text.match(/<article/g)).toHaveLength(24);
    expect(text.indexOf('Post 1-0')).toBeLessThan(text.indexOf('Post 5-1<'));
    expect(text).toContain('href="/slates/5-0"');
    expect(text).toContain('href="/news/posts/south-asian"');
    expect(text).not.toContain('href="/news/posts/caribbean"');
    expect(text).toContain('"@type":"ItemList"');
  });

  it('what a visitor’s own community wrote comes first', async () => {
    offer({ 1: 20, 5: 4 });
    const { text } = await openAll('for-south-asian');
    const first = text.slice(
      text.indexOf('South Asian first'),
      text.indexOf('Posts, the newest first'),
    );
    expect(first.match(/<article/g)).toHaveLength(3);
    expect(first).toContain('href="/slates/5-0"');
    expect(first).toContain('href="/news/posts/south-asian"');
    expect((await openAll('for-caribbean')).text).toContain(
      'There is nothing from the Caribbean community here yet.',
    );
    expect((await openAll()).text).not.toContain('id="community-first"');
  });

  it('says nothing of an own community whose posts cannot be read', async () => {
    offer({ 1: 2, 6: null });
    const { status, text } = await openAll('for-caribbean');
    expect(status).toBe(200);
    expect(text).toContain('href="/slates/1-0"');
    expect(text).not.toContain('There is nothing from the Caribbean community here yet.');
    expect(text).not.toContain('id="community-first"');
  });

  it('a community has pages of its own', async () => {
    offer({ 5: 30 });
    const first = await openPosts('south-asian');
    expect(first.head).toContain('"title":"Posts · South Asian"');
    expect(first.head).toContain(`"canonical":"${SITE_URL}/news/posts/south-asian"`);
    expect(first.text.match(/<article/g)).toHaveLength(24);
    expect(first.text.match(/<h\d/g)?.slice(0, 3)).toEqual(['<h1', '<h2', '<h3']);
    expect(first.text).toContain('href="/news/posts/south-asian/2"');
    const second = await openPosts('south-asian', '2');
    expect(second.head).toContain('"title":"Posts · South Asian · Page 2"');
    expect(second.head).toContain(`"canonical":"${SITE_URL}/news/posts/south-asian/2"`);
    expect(second.text.match(/<article/g)).toHaveLength(6);
    expect(second.text).toContain('href="/news/posts/south-asian"');
  });

  it.each([
    ['no-such', undefined],
    ['south-asian', '1'],
    ['south-asian', '3'],
    ['south-asian', 'x'],
    ['south-asian', '201'],
  ])('there is no page %s %s', async (slug, page) => {
    offer({ 5: 30 });
    expect((await openPosts(slug, page)).status).toBe(404);
  });

  it('a community without any says so, and is not indexed', async () => {
    offer({ 5: 30 });
    const { status, head, text } = await openPosts('caribbean');
    expect(status).toBe(200);
    expect(head).toContain('"index":false');
    expect(text).toContain('Nobody has posted here yet.');
  });

  it('what fails is a 502, and of all communities those are shown that answer', async () => {
    offer({ 5: null, 1: 2 });
    expect((await openPosts('south-asian')).status).toBe(502);
    const { status, text } = await openAll();
    expect(status).toBe(200);
    expect(text).toContain('Post 1-0');
    offer({ 1: null, 2: null, 3: null, 4: null, 5: null, 6: null });
    expect((await openAll()).status).toBe(502);
  });

  it('the sitemap names the lists that have enough', async () => {
    offer({ 1: 2, 5: 30 });
    expect(await listPostPaths()).toEqual(['/news/posts', '/news/posts/south-asian']);
  });

  it('a post that is gone leads to the newest ones', async () => {
    offer({ 5: 5 });
    const { status, text } = await openSlate('none');
    expect(status).toBe(404);
    expect(text).toContain('href="/news/posts"');
    expect(text.match(/<article/g)).toHaveLength(4);
  });
});
