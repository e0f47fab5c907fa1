import { ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '@/backend/db/account-schema';
import { services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS } from '@/lib/shared/time/units';
import { PUBLIC, startTestStorage, type TestStorage, toClient } from '@/local/storage/test-server';
import { deleteOrphans, findOrphans, reportOrphans } from './orphans';

const stamp = (letter: string) => letter.repeat(32);
const SERVICE = (letter: string) => `services/1730000000000-${stamp(letter)}.webp`;
const EVENT = (name: string) => `events/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa/${name}`;

let backend: TestBackend;
let storage: TestStorage;
let client: S3Client;
beforeAll(async () => {
  [backend, storage] = await Promise.all([startTestBackend(Date.now()), startTestStorage()]);
  client = toClient(storage.endpoint);
});
afterAll(() => Promise.all([backend.stop(), storage.stop()]));

const put = (Key: string) =>
  client.send(
    new PutObjectCommand({ Bucket: PUBLIC, Key, Body: 'bytes', ContentType: 'image/webp' }),
  );
const at = (hours: number) => Date.now() + hours * HOUR_MS;
const keysOf = (orphans: { key: string }[]) => orphans.map(({ key }) => key);

test('pictures that nothing names are listed after 48 hours, removed when asked, and no others', async () => {
  const bucket = { client, bucket: PUBLIC };
  const other = ['news/abc.webp', 'services/demo-table.webp', 'events/mine/x.webp', SERVICE('é')];
  const named = [SERVICE('a'), SERVICE('b'), SERVICE('c'), EVENT('fête & more.jpg'), SERVICE('e')];
  const lost = [EVENT('older.jpg'), SERVICE('d')];
  for (const key of [...other, ...named, ...lost]) await put(key);
  expect(await findOrphans(bucket, backend.db, at(47))).toEqual([]);

  // A database that uses no picture at all is taken for that of another product.
  await expect(deleteOrphans(bucket, backend.db, at(49))).rejects.toThrow(/names no uploaded/);

  const url = (key: string) =>
    `https://earlier.example/assets/${key.split('/').map(encodeURIComponent).join('/')}`;
  const [logo = '', picture = '', face = '', poster = '', portrait = ''] = named;
  const provider = sampleAccount({
    profileImageUrl: url(face),
    services: [sampleService({ profileImageUrl: url(logo), portfolioImages: [url(picture)] })],
    events: [sampleEvent({ imageUrl: url(poster) })],
  });
  const seeded = await seedAccount(backend.db, provider);
  await backend.db.insert(people).values({
    accountId: seeded.accountId,
    id: 2,
    name: 'Selam',
    position: 1,
    pictureUrl: url(portrait),
  });
  const found = await findOrphans(bucket, backend.db, at(49));
  expect(keysOf(found)).toEqual(lost);
  expect(reportOrphans(found, 'named by nothing')).toMatch(
    /2 pictures named by nothing, 0\.0 MB\.$/,
  );

  expect(keysOf(await deleteOrphans(bucket, backend.db, at(49)))).toEqual(lost);
  expect(await findOrphans(bucket, backend.db, at(49))).toEqual([]);
  for (const key of [...other, ...named]) {
    expect(
      (
        await fetch(
          `${storage.endpoint}/assets/${key.split('/').map(encodeURIComponent).join('/')}`,
        )
      ).status,
    ).toBe(200);
  }
  expect((await fetch(`${storage.endpoint}/assets/${lost[1]}`)).status).toBe(404);

  // A picture that was replaced is not used any more.
  const id = seeded.services[0]?.id ?? '';
  await backend.db.update(services).set({ profileImageUrl: null }).where(eq(services.id, id));
  expect(keysOf(await findOrphans(bucket, backend.db, at(49)))).toEqual([logo]);
});

test('a bucket of many pages is listed whole', async () => {
  const many = Array.from({ length: 7 }, (_, n) => SERVICE(String(n)));
  for (const key of many) await put(key);
  const seen: string[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: PUBLIC,
        Prefix: 'services/',
        MaxKeys: 2,
        ContinuationToken: token,
      }),
    );
    seen.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
    token = page.NextContinuationToken;
  } while (token);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(many));
});
