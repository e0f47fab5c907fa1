import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slates } from '@/backend/db/network-schema';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { deleteAccount } from '@/backend/privacy/erase-account';
import { sampleAccount } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/shared/contract/host';
import { moderationRows } from '@/lib/shared/contract/moderation';
import { SlateAnswer } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { HOUR_MS } from '@/lib/shared/time/units';

const NOW = Date.UTC(2027, 0, 4, 8);
const PICTURE = { contentType: 'image/webp', bytes: Buffer.from('a picture') };

let backend: TestBackend;
let accountId = 0;
/** Ids by the texts of the posts. */
let ids: Record<string, string>;

const post = (text: string, hoursAgo: number, communityId?: CommunityId) => ({
  text,
  communityId,
  createdAt: new Date(NOW - hoursAgo * HOUR_MS),
});

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  ({ accountId } = await seedAccount(backend.db, sampleAccount()));
  const members = [
    {
      name: 'Anjali Perera',
      accountId,
      picture: PICTURE,
      slates: [
        post('Curry leaves', 2, 5),
        { ...post('', 30, 5), media: { type: 'image' as const, ...PICTURE } },
        post('Plantain', 1, 6),
      ],
    },
    { name: 'Bikash Gurung', slates: [post('Photographs', 20, 5), post('To everybody', 3)] },
  ];
  ids = {};
  for (const member of members) {
    const { slateIds } = await seedMember(backend.db, member);
    member.slates.forEach(({ text }, at) => {
      ids[text] = slateIds[at] ?? '';
    });
  }
});
afterAll(() => backend.stop());

async function list(communityId: number, query = '') {
  const { status, json } = await backend.call(`/communities/${communityId}/slates${query}`);
  expect(status).toBe(200);
  const { total, results } = host.listCommunitySlates.answer.parse(json);
  return { total, texts: results.map(({ text }) => text), results };
}

async function decisions(query: string) {
  const { json } = await backend.call(`/decisions${query}`);
  return moderationRows.listDecisions.answer.parse(json);
}

test('a community has its own posts, newest first, with what their pages show', async () => {
  const { total, texts, results } = await list(5);
  expect({ total, texts }).toEqual({ total: 3, texts: ['Curry leaves', 'Photographs', ''] });
  expect(results[0]).toEqual({
    id: ids['Curry leaves'],
    text: 'Curry leaves',
    language: '',
    createdAt: NOW - 2 * HOUR_MS,
    likeCount: 0,
    commentCount: 0,
    mediaType: null,
    hasPicture: false,
    author: { name: 'Anjali Perera', hasPicture: true },
  });
  expect(results[2]).toMatchObject({ mediaType: 'image', hasPicture: true });
});

test('a post to everybody is on no community’s list, whatever its author offers', async () => {
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => list(id)));
  expect(all.map(({ total }) => total)).toEqual([0, 0, 0, 0, 3, 1]);
  expect(all.flatMap(({ texts }) => texts)).not.toContain('To everybody');
});

test('a page is bounded, and the number is that of all', async () => {
  expect(await list(5, '?limit=1&offset=1')).toMatchObject({ total: 3, texts: ['Photographs'] });
  expect(await list(5, '?offset=9')).toMatchObject({ total: 3, texts: [] });
  for (const wrong of ['5/slates?limit=25', '5/slates?limit=0', '7/slates', 'x/slates']) {
    const { status } = await backend.call(`/communities/${wrong}`);
    expect([wrong, status]).toEqual([wrong, 400]);
  }
});

test('a post says where it was written, and keeps the documented answer as it is', async () => {
  const communityOf = async (text: string) =>
    (await backend.call(`/slates/${ids[text]}/community`)).json;
  expect(await communityOf('Plantain')).toEqual({ communityId: 6 });
  expect(await communityOf('To everybody')).toEqual({ communityId: null });
  const { json } = await backend.call(`/slates/${ids.Plantain}`);
  expect(Object.keys(SlateAnswer.strict().parse(json))).not.toContain('community_id');
});

test('erasing an account takes its posts from the list, and tells who keeps copies', async () => {
  const { latest } = await decisions('');
  await deleteAccount(backend.db, accountId, NOW);
  expect(await list(5)).toMatchObject({ total: 1, texts: ['Photographs'] });
  expect((await backend.call(`/slates/${ids.Plantain}/community`)).status).toBe(404);
  const { decided } = await decisions(`?after=${latest}`);
  expect(decided).toHaveLength(3);
  expect(decided).toContainEqual({ kind: 'slate', id: ids['Curry leaves'] });
  expect(await backend.db.$count(slates, eq(slates.communityId, 6))).toBe(0);
});
