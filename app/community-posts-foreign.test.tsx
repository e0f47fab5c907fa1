import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCommunity } from '@/test/pages/public-events';
import { openSlate } from '@/test/pages/slates';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const NO_FACETS = { categories: [], subcategories: [], communities: [], cities: [] };
const POST = { id: 8, text: 'Curry leaves', author: { id: 'a-1', name: 'Anjali Perera' } };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

/** A host that answers the calls of posts as given. */
function offer(posts: object) {
  const headers = OURS;
  host.answer(({ url }) => {
    if (/^\/publicServiceProviders/.test(url)) {
      return { headers, body: { total: 0, results: [], facets: NO_FACETS } };
    }
    if (/^\/publicEvents/.test(url)) return { headers, body: { total: 0, results: [] } };
    if (/community|communities/.test(url)) return { headers, ...posts };
    if (url === '/slates/8') return { headers, body: POST };
    return { headers, status: 404 };
  });
}

describe('the posts of a community', () => {
  it('has posts alone on the page, and those that can be read', async () => {
    const author = { id: 'a-1', name: 'Anjali Perera', profileImage: null };
    const list = { total: 2, results: [{ ...POST, author }, { id: null }] };
    offer({ body: list });
    const { text } = await openCommunity('south-asian');
    expect(text).toMatch(/id="posts"/);
    expect(text).toContain('Curry leaves');
    expect(text).not.toContain('There is nothing in this community yet.');
  });

  it('has those whose author it does not say, or spells as profiles do', async () => {
    const { author, ...nobodys } = POST;
    const profile = { full_name: author.name, profile_image: 'https://network.example/p' };
    const results = [
      ...[undefined, null, 'somebody'].map((by, id) => ({ ...nobodys, id, author: by })),
      { ...POST, author: profile },
    ];
    offer({ body: { total: 4, results } });
    const { text } = await openCommunity('south-asian');
    expect(text.match(/A Settln member/g)).toHaveLength(3);
    expect(text).toContain('Anjali Perera');
    expect(text).toContain('src="/slates/8/avatar"');
  });

  it('has those that can have a page', async () => {
    const results = ['a/b', '..', 'a b', 'a-1'].map((id) => ({ ...POST, id }));
    offer({ body: { total: 4, results } });
    const { text } = await openCommunity('south-asian');
    expect(text.match(/href="\/slates\/[^"]*"/g)).toEqual(['href="/slates/a-1"']);
  });

  it.each([1, 2, 3])('shows all where there are %i, and leads to their page', async (total) => {
    const results = Array.from({ length: total }, (_, id) => ({ ...POST, id }));
    offer({ body: { total, results } });
    const { text } = await openCommunity('south-asian');
    expect(text.match(/<article/g)).toHaveLength(total);
    expect(text).toContain('href="/news/posts/south-asian"');
  });

  it('shows four where it sends more', async () => {
    const results = Array.from({ length: 24 }, (_, id) => ({ ...POST, id }));
    offer({ body: { total: 24, results } });
    const { text } = await openCommunity('south-asian');
    expect(text.match(/<article/g)).toHaveLength(4);
    expect(text).toContain('All 24 posts');
  });

  it.each([{ status: 500 }, { status: 404 }, { body: 'nonsense' }])(
    'shows the rest of the page while they fail: %j',
    async (failing) => {
      offer(failing);
      const { status, text } = await openCommunity('south-asian');
      expect([status, /id="posts"/.test(text)]).toEqual([200, false]);
      const post = await openSlate('8');
      expect(post.text).toContain('Curry leaves');
      expect(post.text).not.toContain('/communities/south-asian');
    },
  );
});
