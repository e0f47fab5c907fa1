import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { communityPosts, foundServices, listedEvents } from '@/test/directory-answers';
import { openCommunity } from '@/test/pages/public-events';
import { openSlate } from '@/test/pages/slates';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const POST = { id: '8', text: 'Curry leaves' };
const ANJALI = { name: 'Anjali Perera', hasPicture: true };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const manyPosts = (count: number) =>
  communityPosts(...Array.from({ length: count }, (_, at) => ({ ...POST, id: String(at) })));

/** A host that answers the calls of posts as given. */
function offer(posts: object) {
  const headers = OURS;
  host.answer(({ url }) => {
    if (/^\/publicServiceProviders/.test(url)) {
      return { headers, body: foundServices() };
    }
    if (/^\/publicEvents/.test(url)) return { headers, body: listedEvents() };
    if (/community|communities/.test(url)) return { headers, ...posts };
    if (url === '/slates/8') return { headers, body: POST };
    return { headers, status: 404 };
  });
}

describe('the posts of a community', () => {
  it('has posts alone on the page', async () => {
    offer({ body: communityPosts({ ...POST, author: ANJALI }) });
    const { text } = await openCommunity('south-asian');
    expect(text).toMatch(/id="posts"/);
    expect(text).toContain('Curry leaves');
    expect(text).not.toContain('There is nothing in this community yet.');
    expect(text).toContain('src="/slates/8/avatar"');
  });

  it.each([1, 2, 3])('shows all where there are %i, and leads to their page', async (total) => {
    offer({ body: manyPosts(total) });
    const { text } = await openCommunity('south-asian');
    expect(text.match(/<article/g)).toHaveLength(total);
    expect(text).toContain('href="/news/posts/south-asian"');
  });

  it('shows four where it sends more', async () => {
    offer({ body: manyPosts(24) });
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
