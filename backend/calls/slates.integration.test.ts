import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { accounts, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';

const VIEWER = { authorization: 'Bearer viewer-token', 'x-viewer-id': 'site' };
const BACKEND = { authorization: 'Bearer backend-token' };
// Larger than one chunk, so that ranges begin and end inside of chunks.
const VIDEO = Buffer.from(Array.from({ length: 700_000 }, (_, n) => (n * 7) % 251));

let backend: TestBackend;
let app: ReturnType<typeof createApp>;
let slateId = '';
let memberId = '';
let videoPath = '';

beforeAll(async () => {
  backend = await startTestBackend(Date.UTC(2027, 0, 4, 8));
  app = createApp({
    db: backend.db,
    token: 'backend-token',
    viewer: { token: 'viewer-token', named: { header: 'x-viewer-id', id: 'site' } },
    log: () => {},
  });
  const image = { contentType: 'image/webp', bytes: Buffer.from('a picture') };
  const seeded = await seedMember(backend.db, {
    name: 'Tigist Bekele',
    headline: 'Cook',
    location: 'Msida',
    picture: image,
    slates: [
      {
        text: 'Coffee at three.',
        media: { type: 'video', contentType: 'video/webm', bytes: VIDEO, poster: image },
        viewCount: 12,
        createdAt: new Date('2027-01-03T10:00:00Z'),
      },
      { text: 'Nothing but words.' },
    ],
  });
  [slateId = ''] = seeded.slateIds;
  memberId = seeded.memberId;
  const slate = await read(`/slates/${slateId}`);
  videoPath = `/${slate.media.url}`;
});
afterAll(() => backend.stop());

const get = async (path: string, headers: Record<string, string> = VIEWER, method = 'GET') =>
  app.request(path, { headers, method });
const read = async (path: string) => (await get(path)).json();

describe('posts', () => {
  test('SLATE-009: are answered with their counts, media below the same address and author', async () => {
    expect(await read(`/slates/${slateId}`)).toEqual({
      id: slateId,
      text: 'Coffee at three.',
      language: null,
      created_at: '2027-01-03T10:00:00.000Z',
      view_count: 12,
      like_count: 0,
      comment_count: 0,
      author: { id: memberId },
      media: {
        type: 'video',
        url: expect.stringMatching(/^media\/[\da-f-]{36}$/),
        poster_url: expect.stringMatching(/^media\/[\da-f-]{36}$/),
      },
    });
    expect(await read(`/systemviewprofile/${memberId}`)).toMatchObject({
      name: 'Tigist Bekele',
      headline: 'Cook',
      profileImage: expect.stringMatching(/^media\//),
    });
  });

  test('are listed without repeating any, page by page', async () => {
    const [first] = await read('/publicSlates?limit=1');
    const [second] = await read('/publicSlates?offset=1&limit=1');
    expect(new Set([first.id, second.id]).size).toBe(2);
    expect([first.id, second.id]).toContain(slateId);
  });

  test('of one author are listed newest first, and nobody else has any', async () => {
    const path = `/systemviewprofile/${memberId}/slates`;
    const listed = await read(path);
    expect(listed).toHaveLength(2);
    expect(listed.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Coffee at three.',
      'Nothing but words.',
    ]);
    expect(listed).toContainEqual({
      id: slateId,
      text: 'Coffee at three.',
      created_at: '2027-01-03T10:00:00.000Z',
      media_type: 'video',
      language: null,
    });
    const times = listed.map((slate: { created_at: string }) => slate.created_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await read(`${path}?limit=1`)).toHaveLength(1);
    for (const nobody of ['x', crypto.randomUUID()]) {
      expect(await read(`/systemviewprofile/${nobody}/slates`)).toEqual([]);
    }
    expect((await get(path, {})).status).toBe(401);
  });

  test.each(['/slates/7', `/slates/${crypto.randomUUID()}`, '/systemviewprofile/x', '/media/1'])(
    'that nobody wrote are not found: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
    },
  );
});

describe('the author’s services', () => {
  const authorWith = async (accountId?: number) => {
    const { memberId } = await seedMember(backend.db, { name: 'Ada Obi', accountId, slates: [] });
    return memberId;
  };
  const profileOf = async (id: string) =>
    (await read(`/systemviewprofile/${id}`)).service_provider_id;

  test('are named by the newest approved listing of the author’s own account', async () => {
    const statuses = [
      'approved',
      'approved',
      'pending',
      'rejected',
      'delisted',
      'approved',
    ] as const;
    const { accountId, services: seeded } = await seedAccount(
      backend.db,
      sampleAccount({
        services: statuses.map((status, at) =>
          sampleService({ status, createdAt: new Date(Date.UTC(2027, 0, at + 1)) }),
        ),
      }),
    );
    // A service of another host country has no public page here.
    await backend.db
      .update(services)
      .set({ hostCountry: 'IT' })
      .where(eq(services.id, seeded[5]?.id ?? ''));
    expect(seeded[1]?.id).toBeDefined();
    expect(await profileOf(await authorWith(accountId))).toBe(seeded[1]?.id);
  });

  test.each([['pending'], ['rejected'], ['delisted']] as const)(
    'are not named while they are %s',
    async (status) => {
      const { accountId } = await seedAccount(
        backend.db,
        sampleAccount({ services: [sampleService({ status })] }),
      );
      expect(await profileOf(await authorWith(accountId))).toBeNull();
    },
  );

  test('are none for an author without listings, without an account, or whose account is gone', async () => {
    const { accountId } = await seedAccount(backend.db, sampleAccount());
    const author = await authorWith(accountId);
    expect(await profileOf(author)).toBeNull();
    await backend.db.delete(accounts).where(eq(accounts.id, accountId));
    expect(await profileOf(author)).toBeNull();
    expect(await profileOf(await authorWith())).toBeNull();
  });
});

describe('the viewer', () => {
  const paths = () => [`/slates/${slateId}`, `/systemviewprofile/${memberId}`, videoPath];

  test.each([
    ['nobody', {}],
    ['the backend’s own caller', BACKEND],
    ['a viewer without a name', { authorization: VIEWER.authorization }],
    ['a viewer of another name', { ...VIEWER, 'x-viewer-id': 'sitE' }],
    ['a name without a token', { 'x-viewer-id': 'site' }],
  ])('is asked for on every path of the network service: %s will not do', async (_, headers) => {
    for (const path of paths()) expect((await get(path, headers)).status).toBe(401);
  });

  test('may ask for nothing else', async () => {
    const path = '/serviceProviders/details?id=1&hostCountry=MT';
    expect((await get(path, VIEWER)).status).toBe(401);
    expect((await get(path, BACKEND)).status).toBe(404);
    expect((await get(`/slates/..%2f${path.slice(1)}`, VIEWER)).status).toBe(404);
  });
});

describe('media', () => {
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('come whole, with what a player needs to ask for parts', async () => {
    const answer = await get(videoPath);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '700000',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\da-f-]{36}"$/),
    });
    expect((await bytesOf(answer)).equals(VIDEO)).toBe(true);
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=690000-', 690_000, 699_999],
    ['bytes=-10', 699_990, 699_999],
    ['bytes=500000-9999999', 500_000, 699_999],
  ])('come in the part that %s names', async (range, first, last) => {
    const answer = await get(videoPath, { ...VIEWER, range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/700000`);
    expect((await bytesOf(answer)).equals(VIDEO.subarray(first, last + 1))).toBe(true);
  });

  test('say so when they have no such part, and ignore what is no range of theirs', async () => {
    const beyond = await get(videoPath, { ...VIEWER, range: 'bytes=700000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */700000']);
    const two = await get(videoPath, { ...VIEWER, range: 'bytes=0-1,4-5' });
    const old = await get(videoPath, { ...VIEWER, range: 'bytes=0-1', 'if-range': '"old"' });
    expect([two.status, old.status]).toEqual([200, 200]);
  });

  test('are not sent again to who has them, and not at all to who asks for the head', async () => {
    const head = await get(videoPath, VIEWER, 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const etag = head.headers.get('etag') ?? '';
    expect((await get(videoPath, { ...VIEWER, 'if-none-match': etag })).status).toBe(304);
    expect((await get(videoPath, { ...VIEWER, range: 'bytes=0-9', 'if-range': etag })).status).toBe(
      206,
    );
  });
});
