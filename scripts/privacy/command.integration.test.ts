import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { noteLinkSecrets } from '@/backend/privacy/link-secrets';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import {
  INBOX,
  PUBLIC,
  startTestStorage,
  type TestStorage,
  toClient,
} from '@/local/storage/test-server';

const PICTURE = `services/1730000000000-${'a'.repeat(32)}.webp`;

let backend: TestBackend;
let storage: TestStorage;
let dataDir: string;
beforeAll(async () => {
  [backend, storage] = await Promise.all([startTestBackend(Date.now()), startTestStorage()]);
  dataDir = mkdtempSync(path.join(tmpdir(), 'settln-privacy-'));
  mkdirSync(path.join(dataDir, 'mail'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await Promise.all([backend.stop(), storage.stop()]);
});

const objectsOf = async (Bucket: string) => {
  const list = await toClient(storage.endpoint).send(new ListObjectsV2Command({ Bucket }));
  return (list.Contents ?? []).map(({ Key }) => Key);
};

test('finds, asks, and erases a provider with pictures, messages and mail of this machine', async () => {
  const client = toClient(storage.endpoint);
  await client.send(
    new PutObjectCommand({ Bucket: PUBLIC, Key: PICTURE, Body: 'x', ContentType: 'image/webp' }),
  );
  for (const email of ['ANN@other.example', 'bo@other.example']) {
    const Body = JSON.stringify({ kind: 'deletion', email });
    await client.send(new PutObjectCommand({ Bucket: INBOX, Key: `deletion/${email}.json`, Body }));
    const mail = `To: ${email}\r\nSubject: Booking\r\n\r\nHello\r\n`;
    writeFileSync(path.join(dataDir, 'mail', `1-${email}.eml`), mail);
  }
  const profileImageUrl = `https://assets.example/${PICTURE}`;
  await seedAccount(
    backend.db,
    sampleAccount({ email: 'Ann@other.example', services: [sampleService({ profileImageUrl })] }),
  );
  const { credentials } = client.config;
  const { accessKeyId, secretAccessKey } = await credentials();
  const env = {
    ...process.env,
    DATABASE_URL: backend.databaseUrl,
    DATABASE_DIRECT_URL: '',
    S3_ENDPOINT: storage.endpoint,
    S3_BUCKET: PUBLIC,
    S3_INBOX_BUCKET: INBOX,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const run = (...argv: string[]) =>
    new Promise<{ out: string; err: string }>((resolve) => {
      const args = ['scripts/run.mjs', 'scripts/privacy.ts', ...argv, '--data-dir', dataDir];
      execFile(process.execPath, args, { env }, (_error, out, err) => resolve({ out, err }));
    });

  const [exported, asked] = await Promise.all([
    run('export', 'ann@other.example'),
    run('erase', 'ann@other.example'),
  ]);
  expect(JSON.parse(exported.out)).toMatchObject({
    accounts: [{ email: 'Ann@other.example', services: [{}] }],
    messages: [{ message: { email: 'ANN@other.example' } }],
    mailFiles: [path.join(dataDir, 'mail', '1-ANN@other.example.eml')],
  });
  expect(asked.err).toContain(
    '1 account of a provider, 1 message, 1 stored mail, 0 reviews, 0 notices, 0 appeals.',
  );
  expect(asked.err).toContain('Nothing was erased: add --yes');

  await noteLinkSecrets(backend.db, LINK_SECRET);
  const refused = await run('erase', 'ann@other.example', '--yes');
  expect(refused.err).toContain('Nothing was done: LINK_SECRET lacks 1 secret');
  expect(await objectsOf(PUBLIC)).toEqual([PICTURE]);

  const erased = await run('erase', 'ann@other.example', '--yes', '--without-secrets');
  expect(erased.out).toContain('Not looked for: reviews of visits that are forgotten');
  expect(erased.out).toContain('1 account (0 visits cancelled), 1 picture; 1 message; ');
  expect(await objectsOf(PUBLIC)).toEqual([]);
  expect(await objectsOf(INBOX)).toEqual(['deletion/bo@other.example.json']);
  expect(readdirSync(path.join(dataDir, 'mail'))).toEqual(['1-bo@other.example.eml']);
  const anew = await run('export', 'ann@other.example', '--without-secrets');
  expect(anew.out).toContain('"accounts": []');
});
