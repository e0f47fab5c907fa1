import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slateProblemTitle } from '@/components/news/slates/slate-problem';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { loadSlate } from './load-slate';
import { slateData, slateMetadata } from './slate-screen';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const t = textsFor('en', 'slates.post');

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const WIRE = {
  text: 'Bring a bowl. </script><script>alert(1)</script>',
  created_at: '2026-11-20T09:00:00Z',
  view_count: 12,
  author: { id: 'a-7' },
  media: { type: 'image', url: 'https://network.example/secret/m1' },
};
const AUTHOR = { fullName: 'Ada Obi', title: 'Cook', profileImage: 'https://network.example/p' };

function answer(slate: object, author: object = { body: AUTHOR }) {
  host.answer(({ url }) => (url.startsWith('/slates/') ? slate : author));
}
async function titleOf(slate: object): Promise<string> {
  answer(slate);
  const loaded = await loadSlate('7');
  return 'problem' in loaded
    ? slateProblemTitle(loaded.problem, textsFor('en', 'slates.problem'))
    : 'loaded';
}

describe('what there is to show', () => {
  it('CC-025: is the slate with its author, whom the slate names', async () => {
    answer({ body: WIRE });
    expect(await loadSlate('7')).toMatchObject({
      slate: { viewCount: 12, likeCount: 0 },
      author: { name: 'Ada Obi', headline: 'Cook' },
    });
    expect(host.asked.map(({ url }) => url)).toEqual(['/slates/7', '/systemviewprofile/a-7']);
  });

  it('has other posts of the author from a host that says it lists them, and from no other', async () => {
    const post = { created_at: '2026-11-19T09:00:00Z', language: null };
    const list = [
      { ...post, id: '7', text: 'This one.', media_type: null },
      { ...post, id: '8', text: 'Another.', media_type: 'image' },
      ...[9, 10, 11, 12].map((id) => ({ ...post, id: String(id), text: '', media_type: null })),
    ];
    const headers = OURS;
    host.answer(({ url }) => {
      if (url.startsWith('/slates/')) return { body: WIRE, headers };
      return url.includes('/slates') ? { body: list, headers } : { body: AUTHOR, headers };
    });
    expect(await loadSlate('7')).toMatchObject({
      more: [
        {
          id: '8',
          text: 'Another.',
          createdAt: Date.parse('2026-11-19T09:00:00.000Z'),
          mediaType: 'image',
        },
        ...['9', '10', '11'].map((id) => ({ id, mediaType: null })),
      ],
    });
    expect(host.asked.map(({ url }) => url)).toContain('/systemviewprofile/a-7/slates?limit=20');

    for (const list of [{ status: 500 }, { status: 404 }, { body: 'nonsense' }]) {
      host.answer(({ url }) => {
        if (url.startsWith('/slates/')) return { body: WIRE, headers };
        return { headers, ...(url.includes('/slates') ? list : { body: AUTHOR }) };
      });
      expect(await loadSlate('7')).toMatchObject({ author: { name: 'Ada Obi' }, more: [] });
    }
    answer({ body: WIRE });
    expect(await loadSlate('7')).toMatchObject({ more: [] });
    expect(host.asked.map(({ url }) => url)).toEqual(['/slates/7', '/systemviewprofile/a-7']);
  });

  it('is not complete while its community cannot be read', async () => {
    const loadWith = async (community: object) => {
      const headers = OURS;
      host.answer(({ url }) => {
        if (url.endsWith('/community')) return { headers, ...community };
        if (url.includes('/slates?')) return { headers, body: [] };
        return { headers, body: url.startsWith('/slates/') ? WIRE : AUTHOR };
      });
      return loadSlate('7');
    };
    expect(await loadWith({ body: { communityId: 5 } })).toMatchObject({ isComplete: true });
    expect(await loadWith({ body: { communityId: null } })).toMatchObject({ isComplete: true });
    for (const failing of [{ status: 500 }, { status: 404 }, { body: 'nonsense' }]) {
      expect(await loadWith(failing)).toMatchObject({ communityId: null, isComplete: false });
    }
  });

  it('has the author’s listing where the service names it, and previews do not change', async () => {
    answer({ body: WIRE });
    const load = async () => {
      const loaded = await loadSlate('7');
      if ('problem' in loaded) throw new Error('not loaded');
      return loaded;
    };
    const without = await load();
    expect(without.author).toMatchObject({ name: 'Ada Obi', serviceId: '' });

    answer({ body: WIRE }, { body: { ...AUTHOR, service_provider_id: 'listing-3' } });
    const known = await load();
    expect(known.author).toMatchObject({ name: 'Ada Obi', serviceId: 'listing-3' });
    expect(await slateMetadata('7', known)).toEqual(await slateMetadata('7', without));
    expect(slateData('7', known, SITE_URL, t)).toEqual(slateData('7', without, SITE_URL, t));
  });

  it.each([
    [{ status: 404 }, true],
    [{ status: 500 }, false],
    [{ text: 'no json' }, false],
  ])(
    'SLATE-004: is the slate alone where its author answers %j, complete: %s',
    async (author, isComplete) => {
      answer({ body: WIRE }, author);
      expect(await loadSlate('7')).toMatchObject({
        slate: { viewCount: 12 },
        author: null,
        isComplete,
      });
    },
  );

  it.each([
    [{ status: 404 }, 'Slate not found or unavailable.'],
    [{ body: { data: null } }, 'Slate not found or unavailable.'],
    [{ status: 401 }, 'Failed to load slate (status 401).'],
    [{ status: 400 }, 'Failed to load slate (status 400).'],
    [{ status: 500 }, 'Failed to load slate (status 500).'],
    [{ body: { pages: [] } }, 'Something went wrong loading this slate.'],
    [{ text: '<h1>Hello</h1>' }, 'Something went wrong loading this slate.'],
    [{ status: 302, headers: { location: '/x' } }, 'Something went wrong loading this slate.'],
  ])('SLATE-017 SLATE-018 SLATE-019 ERR-002: after %j is "%s"', async (slate, title) => {
    expect(await titleOf(slate)).toBe(title);
  });

  it.each(['..', 'a b', 'a%2Fb', '<b>', '', 'x'.repeat(129)])(
    'is nothing for %j, which nobody is asked about',
    async (id) => {
      answer({ body: WIRE });
      expect(await loadSlate(id)).toEqual({ problem: { kind: 'notFound' } });
      expect(host.asked).toHaveLength(0);
    },
  );
});

describe('what readers without eyes are told', () => {
  const load = async (slate: object = WIRE) => {
    answer({ body: slate });
    const loaded = await loadSlate('7');
    if ('problem' in loaded) throw new Error('not loaded');
    return loaded;
  };

  it('is of our own origin, with a picture whose size is known', async () => {
    const metadata = await slateMetadata('7', await load());
    expect(metadata).toMatchObject({
      title: 'Bring a bowl. </script><script>alert(1)</script> · Post by Ada Obi',
      alternates: { canonical: `${SITE_URL}/slates/7` },
      openGraph: {
        type: 'article',
        images: [{ url: `${SITE_URL}/slates/7/card`, width: 1200, height: 630 }],
      },
      twitter: { card: 'summary_large_image' },
    });
    expect(JSON.stringify(metadata)).not.toContain('network.example');
  });

  it('is the site’s own picture where the post has none', async () => {
    const { openGraph } = await slateMetadata('7', await load({ text: 'Words' }));
    expect(openGraph?.images).toMatchObject([{ url: `${SITE_URL}/opengraph-image.png` }]);
  });

  it('is not indexed where there is no post', async () => {
    const metadata = await slateMetadata('7', { problem: { kind: 'failed' } });
    expect(metadata).toMatchObject({ robots: { index: false } });
  });

  it('is a posting with what it counts', async () => {
    const data = slateData('7', await load(), SITE_URL, t);
    expect(data).toMatchObject({
      '@type': 'DiscussionForumPosting',
      url: `${SITE_URL}/slates/7`,
      datePublished: '2026-11-20T09:00:00.000Z',
      author: { '@type': 'Person', name: 'Ada Obi', jobTitle: 'Cook' },
      image: `${SITE_URL}/slates/7/media`,
    });
    expect(JSON.stringify(data)).toContain('LikeAction');
    expect(JSON.stringify(data)).not.toContain('network.example');
  });

  it('has its Arabic address on the Arabic page, and is the same post', async () => {
    const data = slateData('7', await load(), SITE_URL, textsFor('ar', 'slates.post'));
    expect(data).toMatchObject({
      '@id': `${SITE_URL}/slates/7`,
      url: `${SITE_URL}/ar/slates/7`,
    });
  });

  it('has a thumbnail for a video, ours where it brings none', async () => {
    const media = { type: 'video', url: 'v', poster_url: 'p' };
    const data = slateData('7', await load({ ...WIRE, media }), SITE_URL, t);
    expect(data).toMatchObject({
      video: {
        contentUrl: `${SITE_URL}/slates/7/media`,
        thumbnailUrl: `${SITE_URL}/slates/7/poster`,
      },
    });
  });
});
