import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INBOX, PUBLIC, presignPut, STORAGE_ENVIRONMENT, toClient } from './test-server';

const running: ChildProcess[] = [];
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'settln-storage-kill-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

async function start(): Promise<{ child: ChildProcess; endpoint: string }> {
  const env = { ...process.env, ...STORAGE_ENVIRONMENT, STORAGE_DIR: directory, PORT: '0' };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'local/storage/server.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const chunk of child.stdout) {
    const endpoint = /http:\S+/.exec(String(chunk))?.[0];
    if (endpoint) return { child, endpoint };
  }
  throw new Error('the storage ended before it listened');
}

const bytesOf = (bucket: string) => readdir(join(directory, bucket, 'bytes'));

it('keeps what it acknowledged and nothing of what it was sent when killed', async () => {
  const first = await start();
  const kept = { Bucket: INBOX, Key: 'kept', Body: randomBytes(100_000) };
  await toClient(first.endpoint).send(new PutObjectCommand(kept));

  const length = 4_000_000;
  const put = { key: 'half.png', type: 'image/png', length };
  const url = await presignPut(toClient(first.endpoint), put);
  const headers = {
    'content-type': 'image/png',
    'content-length': length,
    'if-none-match': '*',
  };
  const sending = request(url, { method: 'PUT', headers }).on('error', () => {});
  sending.write(randomBytes(length / 2));
  await expect.poll(() => bytesOf(PUBLIC)).toHaveLength(1);
  const gone = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await gone;

  const second = await start();
  expect(await bytesOf(PUBLIC)).toHaveLength(0);
  expect((await fetch(`${second.endpoint}/assets/half.png`)).status).toBe(404);
  const read = await toClient(second.endpoint).send(
    new GetObjectCommand({ Bucket: INBOX, Key: 'kept' }),
  );
  const bytes = Buffer.from((await read.Body?.transformToByteArray()) ?? []);
  expect(bytes.equals(kept.Body)).toBe(true);

  const ended = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
