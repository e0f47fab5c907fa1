import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { reports } from '@/backend/db/moderation-schema';
import { slates } from '@/backend/db/network-schema';
import { seedMember } from '@/backend/db/seed-slates';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SlateAnswer } from '@/lib/contract/slates';
import type { CommunityId } from '@/lib/domain/places/communities';
import { saveFiles } from '@/scripts/moderate/report';
import { type Decision, decide } from './decide';
import { findSubmission, listDecisions } from './queue';
import { closeReport, listReports } from './reports';

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

const judge = (id: string, decision: Decision, reason: string | null = null) =>
  decide(backend.db, { id, decision, reason }, NOW);
const read = async (at: string) => (await backend.call(at)).json;
const report = (id: string, email = '') =>
  backend.post('/reports', { kind: 'slate', id, reason: 'scam', text: 'Look.', email });

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

    expect(await judge(ids.film, 'delisted', 'Filmed without consent.')).toMatchObject({
      kind: 'slate',
      name: 'video without words',
    });
    expect(await placesOf(ids.film, files)).toEqual({
      statuses: [404, 404, 404, 404],
      listed: [false, false, false],
      total: 1,
    });
    const missing = await backend.call(`/slates/${NOBODY}`);
    expect(await backend.call(`/slates/${ids.film}`)).toEqual(missing);
    const profile = (await read(`/systemviewprofile/${author}`)) as { profileImage: string };
    expect((await openFile(`/${profile.profileImage}`)).status).toBe(200);

    await judge(ids.film, 'approved');
    expect(await placesOf(ids.film, files)).toEqual(before.all);
    expect(await read(`/slates/${ids.film}`)).toEqual(before.answer);
  });

  test('is told to those who keep copies, both times', async () => {
    const { latest } = (await read('/decisions')) as { latest: number };
    await judge(ids.words, 'delisted', 'A scam.');
    await judge(ids.words, 'approved');
    const { decided } = (await read(`/decisions?after=${latest}`)) as { decided: unknown };
    expect(decided).toEqual(Array(2).fill({ kind: 'slate', id: ids.words }));
    const [back, down] = await listDecisions(backend.db, 2);
    expect(down).toMatchObject({ decision: 'delisted', reason: 'A scam.', waitingSince: null });
    expect(down?.name).toMatch(/^Earn money at home .{60}…$/);
    expect(back).toMatchObject({ decision: 'approved', reason: null, name: down?.name });
  });

  test('settles the reports about it, and says who wants an answer', async () => {
    await report(ids.words.toUpperCase());
    await report(ids.words, 'ann@other.example');
    await report(ids.film);
    const [first, second, other] = await listReports(backend.db);
    expect(first?.name).toMatch(/^Earn money at home/);
    const { closed } = await judge(ids.words, 'delisted', 'A scam.');
    expect(closed).toEqual([
      { id: first?.id, email: null },
      { id: second?.id, email: 'ann@other.example' },
    ]);
    expect(await listReports(backend.db)).toEqual([other]);
    expect((await report(ids.words)).status).toBe(410);
    expect((await judge(ids.words, 'approved')).closed).toEqual([]);
    expect(await listReports(backend.db)).toEqual([other]);
  });

  test('by two moderators at once is one decision', async () => {
    const outcomes = await Promise.allSettled([
      judge(ids.words, 'delisted', 'A scam.'),
      judge(ids.words, 'delisted', 'Spam.'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('a post that is kept stays public, and its report is closed', async () => {
  await report(ids.film);
  const [open] = await listReports(backend.db);
  await closeReport(backend.db, open?.id ?? 0, NOW);
  expect(await listReports(backend.db)).toEqual([]);
  expect((await backend.call(`/slates/${ids.film}`)).status).toBe(200);
});

test.each([
  [
    'to take down an unknown post',
    NOBODY,
    'delisted',
    'No.',
    'not_found',
    /no service, event or post/,
  ],
  ['of another service', 'a-post-of-theirs', 'delisted', 'No.', 'not_found', /in this database/],
  ['without a reason', 'words', 'delisted', ' ', 'invalid', /reason/],
  ['to approve a public post', 'words', 'approved', null, 'conflict', /public already/],
  ['to reject a post', 'words', 'rejected', 'No.', 'conflict', /Delist it/],
] as const)('a decision is refused %s', async (_, subject, decision, reason, code, message) => {
  const before = await listDecisions(backend.db, 100);
  const id = subject === 'words' ? ids.words : subject;
  const words = expect.stringMatching(message);
  await expect(judge(id, decision, reason)).rejects.toMatchObject({ code, message: words });
  expect(await listDecisions(backend.db, 100)).toEqual(before);
});

test('a decision that was taken already changes nothing', async () => {
  await judge(ids.words, 'delisted', 'A scam.');
  const before = await listDecisions(backend.db, 100);
  const again = judge(ids.words, 'delisted', 'Spam.');
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  expect(await listDecisions(backend.db, 100)).toEqual(before);
});

test('a moderator is shown a post with its files, also when it is down', async () => {
  await judge(ids.film, 'delisted', 'Filmed without consent.');
  expect(await findSubmission(backend.db, ids.film)).toMatchObject({
    kind: 'slate',
    fields: { author: 'Anjali', text: '', files: 'media.webm poster.webp', status: 'delisted' },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'settln-post-'));
  try {
    const saved = await saveFiles(backend.db, ids.film, path.join(folder, 'new'));
    expect(saved).toHaveLength(2);
    expect(await readFile(path.join(folder, 'new', 'media.webm'))).toEqual(FILM.bytes);
    expect(await readFile(path.join(folder, 'new', 'poster.webp'))).toEqual(POSTER.bytes);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await saveFiles(backend.db, NOBODY, folder)).toEqual([]);
});
