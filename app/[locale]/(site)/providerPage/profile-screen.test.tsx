import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WireService } from '@/lib/server/host/documented/services';
import { doNotShare } from '@/lib/server/http/page-status';
import { startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import { profileScreen } from './profile-screen';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('@/lib/server/http/page-status', () => ({ setPageStatus: vi.fn(), doNotShare: vi.fn() }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const KNOWN = [
  { id: 201, title: 'Hair and Braiding' },
  { id: '202', title: 'Barbering' },
  { id: 203, title: 'Nails' },
];

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
beforeEach(() => vi.mocked(doNotShare).mockClear());
afterAll(() => host.close());

/** Its services, calendar and slots are read whole, so that only the subcategories may be missing. */
async function open(fields: object, subcategories: object = { body: KNOWN }) {
  host.answer(({ url }) => {
    if (url.startsWith('/serviceCategories/2/')) return subcategories;
    return url.includes('/settln-provider-id') ? { status: 404 } : { body: [] };
  });
  const service = WireService.parse({
    id: crypto.randomUUID(),
    name: 'A Chair',
    category_id: 2,
    ...fields,
  });
  const html = await renderPage(
    await profileScreen({ id: service.id, profile: { kind: 'public', service } }),
  );
  const asked = host.asked.filter(({ url }) => url.startsWith('/serviceCategories/2/'));
  const [, tags = ''] = /Services Offered.*?<ul[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
  return {
    html,
    tags: [...tags.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, tag]) => tag),
    reads: asked.map(({ url }) => url),
  };
}

test.each([{ subcategoryIds: [203, '201'] }, { subcategory_ids: ['203', 201] }])(
  'PROF-009, PROF-023: %j alone are shown as tags, with the titles of the category',
  async (ids) => {
    const { html, tags, reads } = await open(ids);
    expect(tags).toEqual(['Hair and Braiding', 'Nails']);
    expect(html).toContain('"knowsAbout":["Hair and Braiding","Nails"]');
    expect(reads).toEqual(['/serviceCategories/2/subcategories?hostCountry=MT']);
    expect(doNotShare).not.toHaveBeenCalled();
  },
);

test.each([
  { subcategories: [{ id: 203, title: 'Gel Nails' }] },
  { subcategories: [{ id: 203, title: 'Gel Nails' }], subcategoryIds: [203] },
])('PROF-009, PROF-023: titles that came are shown without a read: %j', async (fields) => {
  const { tags, reads } = await open(fields);
  expect(tags).toEqual(['Gel Nails']);
  expect(reads).toEqual([]);
});

test('PROF-009: no subcategories need no read', async () => {
  expect(await open({})).toMatchObject({ tags: [], reads: [] });
  expect(await open({ category_id: null, subcategoryIds: [203] })).toMatchObject({ reads: [] });
  expect(doNotShare).not.toHaveBeenCalled();
});

test('PROF-009, PROF-023: titles that cannot be read leave the page without tags, and unshared', async () => {
  const { html, tags } = await open({ subcategoryIds: [203] }, { status: 500 });
  expect(html).toContain('A Chair');
  expect(html).toContain('Services Offered');
  expect(html).not.toContain('knowsAbout');
  expect(tags).toEqual([]);
  expect(doNotShare).toHaveBeenCalled();
});
