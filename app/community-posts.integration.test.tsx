import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { deleteAccount } from '@/backend/privacy/erase-account';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { HOUR_MS } from '@/lib/shared/time/units';
import { startWorld, type World } from '@/test/form-routes';
import { openCommunity } from '@/test/pages/public-events';
import { openSlate } from '@/test/pages/slates';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const NOW = Date.now();
const PICTURE = { contentType: 'image/webp', bytes: Buffer.from('a picture') };
const TEXTS = ['One', 'Two', 'Three', 'Four', 'Five'];

let world: World;
let accountId = 0;
let ids: string[];
let forEverybody = '';

beforeAll(async () => {
  world = await startWorld();
  world.backend.clock.now = NOW;
  ({ accountId } = await seedAccount(
    world.backend.db,
    sampleAccount({ services: [sampleService({ status: 'approved', communityId: 4 })] }),
  ));
  const { slateIds } = await seedMember(world.backend.db, {
    name: 'Caio <Ferreira>',
    accountId,
    picture: PICTURE,
    slates: [
      ...TEXTS.map((text, at) => ({
        text,
        communityId: 5 as const,
        likeCount: at,
        createdAt: new Date(NOW - (at + 2) * HOUR_MS),
        ...(at === 1 && { media: { type: 'image' as const, ...PICTURE } }),
      })),
      { text: 'For everybody' },
    ],
  });
  ids = slateIds;
  forEverybody = slateIds.at(-1) ?? '';
});
afterAll(() => world.stop());

it('the newest posts of a community stand on its page, with the number of all', async () => {
  const { status, text } = await openCommunity('south-asian');
  expect(status).toBe(200);
  const words = text.replaceAll('<!-- -->', '');
  expect(words).toMatch(/href="#posts"[^>]*>Posts <span[^>]*>5</);
  const places = TEXTS.slice(0, 4).map((post) => words.indexOf(`>${post}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(words).not.toContain('>Five<');
  expect(words).toContain('>All 5 posts<');
  expect(words).toContain('Caio &lt;Ferreira&gt;');
  expect(words).toContain('2 hours ago');
  expect(words).toContain(`href="/slates/${ids[0]}"`);
  expect(words).toContain(`src="/slates/${ids[1]}/media"`);
  expect(words).toContain(`src="/slates/${ids[0]}/avatar"`);
  expect(words).not.toContain(`src="/slates/${ids[0]}/media"`);
  expect(words).not.toContain('There is nothing in this community yet.');
});

it('a page without posts has no part for them, though the author of some has services there', async () => {
  const { text } = await openCommunity('south-american');
  expect(text).not.toMatch(/id="posts"|href="#posts"/);
});

it('a post leads to its community, and one to everybody to none', async () => {
  const own = await openSlate(ids[0] ?? '');
  expect(own.text).toContain('href="/communities/south-asian"');
  expect(own.text).toContain('See the South Asian community');
  const { text } = await openSlate(forEverybody);
  expect(text).toContain('For everybody');
  expect(text).not.toMatch(/href="\/communities\/[a-z]/);
});

it('an erased post is gone from the page of its community as from its own', async () => {
  await deleteAccount(world.backend.db, accountId, NOW);
  expect((await openSlate(ids[0] ?? '')).status).toBe(404);
  const { text } = await openCommunity('south-asian');
  expect(text).not.toMatch(/id="posts"|>One</);
  expect(text).toContain('There is nothing in this community yet.');
});
