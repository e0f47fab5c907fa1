import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { decisions, reports } from '@/backend/db/moderation-schema';
import { slates } from '@/backend/db/network-schema';
import { seedMember } from '@/backend/db/seed-slates';
import { decide, listQueue } from '@/backend/testing/decide';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SlateAnswer } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';

const NOW = Date.UTC(2027, 0, 4, 8);
const NOBODY = '00000000-0000-4000-8000-000000000000';
const COMMUNITY: CommunityId = 5;
const FILM = { contentType: 'video/webm', bytes: Buffer.from('a film') };
const POSTER = { contentType: 'image/webp', bytes: Buffer.from('its poster') };
const FACE = { contentType: 'image/png', bytes: Buffer.from('a face') };

let backend: TestBackend;
let author: string;
let ids: { film: string; words: string };

beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.db.delete(slates);
  await backend.db.delete(reports);
  const posts = [
    { text: '', media: { type: 'video' as const, ...FILM, poster: POSTER } },
    { text: `Earn \n\n money ${'at home '.repeat(12)}` },
  ].map((post) => ({ ...post, communityId: COMMUNITY, createdAt: new Date(NOW) }));
  const seeded = await seedMember(backend.db, { name: 'Anjali', picture: FACE, slates: posts });
  const [film = '', words = ''] = seeded.slateIds;
  author = seeded.memberId;
  ids = { film, words };
});

const takeDown = (id: string) => decide(backend.db, { id, action: 'takeDown' }, NOW);
const putBack = (id: string) => decide(backend.db, { id, action: 'approve' }, NOW);
const read = async (at: string) => (await backend.call(at)).json;
const report = (id: string) =>
  backend.post('/reports', { kind: 'slate', id, reason: 'scam', text: 'Look.' });

/** Where everybody can see a post: its answer, the lists that have it, and its files. */
async function placesOf(id: string, files: readonly string[]) {
  const rows = [`/slates/${id}`, `/slates/${id}/community`].map((at) => backend.call(at));
  const statuses = [...rows, ...files.map(openFile)].map(async (asked) => (await asked).status);
  const lists = await Promise.all([
    read(`/systemviewprofile/${author}/slates`),
    read(`/communities/${COMMUNITY}/slates`),
    read('/publicSlates'),
  ]);
  return {
    statuses: await Promise.all(statuses),
    listed: lists.map((list) => JSON.stringify(list).includes(id)),
    total: (lists[1] as { total: number }).total,
  };
}

/** A file is no JSON. */
async function openFile(at: string): Promise<Response> {
  const { db } = backend;
  return createApp({ db, token: undefined, log: () => {} }).request(at);
}

async function filesOf(id: string): Promise<string[]> {
  const { media } = SlateAnswer.parse(await read(`/slates/${id}`));
  return [media?.url, media?.poster_url].flatMap((url) => (url ? [`/${url}`] : []));
}

describe('a post that is taken down', () => {
  test('is missing everywhere with its files, and comes back as it was', async () => {
    const files = await filesOf(ids.film);
    const before = {
      answer: await read(`/slates/${ids.film}`),
      all: await placesOf(ids.film, files),
    };
    expect(before.all).toEqual({
      statuses: [200, 200, 200, 200],
      listed: [true, true, true],
      total: 2,
    });

    await takeDown(ids.film);
    expect(await placesOf(ids.film, files)).toEqual({
      statuses: [404, 404, 404, 404],
      listed: [false, false, false],
      total: 1,
    });
    const missing = await backend.call(`/slates/${NOBODY}`);
    expect(await backend.call(`/slates/${ids.film}`)).toEqual(missing);
    const profile = (await read(`/systemviewprofile/${author}`)) as { profileImage: string };
    expect((await openFile(`/${profile.profileImage}`)).status).toBe(200);

    await putBack(ids.film);
    expect(await placesOf(ids.film, files)).toEqual(before.all);
    expect(await read(`/slates/${ids.film}`)).toEqual(before.answer);
  });

  test('is told to those who keep copies, both times', async () => {
    const { latest } = (await read('/decisions')) as { latest: number };
    await takeDown(ids.words);
    await putBack(ids.words);
    await takeDown(ids.film);
    const { decided } = (await read(`/decisions?after=${latest}`)) as { decided: unknown };
    expect(decided).toEqual([ids.words, ids.words, ids.film].map((id) => ({ kind: 'slate', id })));
    const kept = await backend.db.select().from(decisions).orderBy(desc(decisions.id)).limit(3);
    const [film, back, down] = kept;
    expect(down).toMatchObject({ decision: 'delisted', waitingSince: null });
    expect(down?.name).toMatch(/^Earn money at home .{60}…$/);
    expect(back).toMatchObject({ decision: 'approved', reason: null, name: down?.name });
    expect(film?.name).toBe('video without words');
  });

  test('settles the reports about it, and can be reported no more', async () => {
    await report(ids.words.toUpperCase());
    await report(ids.words);
    await report(ids.film);
    const reported = async () => (await listQueue(backend, 'report')).map(({ name }) => name);
    expect(await reported()).toEqual([
      expect.stringMatching(/^Earn money at home/),
      'video without words',
    ]);
    await takeDown(ids.words);
    expect(await reported()).toEqual(['video without words']);
    expect((await report(ids.words)).status).toBe(410);
    await putBack(ids.words);
    expect(await reported()).toEqual(['video without words']);
  });
});
