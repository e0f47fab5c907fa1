import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INBOX, startTestStorage, toClient } from '@/local/storage/test-server';
import { openInbox } from './open-inbox';
import { reportMessage } from './report';

const MESSAGE = JSON.stringify({
  kind: 'contact',
  name: 'Ada\u001b[31m',
  message: 'One\nTwo',
  x: '',
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-inbox-'));

beforeAll(async () => {
  const storage = await startTestStorage();
  for (const Key of ['contact/1.json', 'deletion/2.json']) {
    const put = { Bucket: INBOX, Key, Body: MESSAGE };
    await toClient(storage.endpoint).send(new PutObjectCommand(put));
  }
  renameSync(storage.directory, path.join(dataDir, 'storage'));
  await storage.stop().catch(() => {});
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('lists the messages of the product on this machine, newest first, and shows one', async () => {
  const command = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['scripts/run.mjs', 'scripts/inbox.ts', ...args, '--data-dir', dataDir],
      { env: { ...process.env, S3_ENDPOINT: '', S3_INBOX_BUCKET: INBOX } },
    );
  expect((await command()).stdout).toMatch(
    /^2 in the inbox.*\n\S+Z {2}deletion\/2\.json\n\S+Z {2}contact\/1\.json\n$/,
  );
  expect((await command('show', 'contact/1.json')).stdout).toContain('message:\n  One\n  Two');
  await expect(command('show', 'contact/9.json')).rejects.toThrow('no message with this key');
});

it('finds nothing where nobody has written, and says so where there is no inbox at all', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'settln-inbox-'));
  await expect(openInbox({}, empty)).rejects.toThrow(`There is no ${empty}/storage. Name`);
  mkdirSync(path.join(empty, 'storage'));
  expect(await openInbox({}, empty)).toEqual([]);
  rmSync(empty, { recursive: true });
  await expect(openInbox({}, '/nowhere')).rejects.toThrow('There is no /nowhere/storage. Name');
});

it('sends no control characters to the terminal', () => {
  expect(reportMessage(MESSAGE)).toBe('kind: contact\nname: Ada [31m\nmessage:\n  One\n  Two');
});

it('says of a deletion how to carry it out, in words that a shell leaves alone', () => {
  const shown = (email: string) => reportMessage(JSON.stringify({ kind: 'deletion', email }));
  expect(shown('ann+1@other.example')).toContain(
    'npm --logs-max=0 run privacy -- erase ann+1@other.example',
  );
  expect(shown('a@b;rm -rf ~')).toMatch(/npm --logs-max=0 run privacy -- erase <e-mail>$/);
});

it('lists and reads an S3 storage', async () => {
  const list = `<ListBucketResult><Contents><Key>contact/1.json</Key>
    <LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents></ListBucketResult>`;
  const signed = new Set<string | undefined>();
  const server = createServer(({ url, headers }, response) => {
    signed.add(/Credential=id\/\d+\/([^/]+)/.exec(headers.authorization ?? '')?.[1]);
    const isList = url?.includes('list-type=2');
    response.writeHead(200, { 'content-type': isList ? 'application/xml' : 'application/json' });
    response.end(isList ? list : MESSAGE);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // TCP, so never a pipe's name
  const S3_ENDPOINT = `http://127.0.0.1:${port}`;
  await expect(openInbox({ S3_ENDPOINT }, '')).rejects.toThrow('may list and get');
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const [message, ...more] = await openInbox({ S3_ENDPOINT, ...keys }, '');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ key: 'contact/1.json', storedAt: '2026-11-20T10:00:00.000Z' });
  expect(await message?.read()).toBe(MESSAGE);
  expect([...signed]).toEqual(['auto']);
  await openInbox({ S3_ENDPOINT, S3_REGION: 'eu-south-1', ...keys }, '');
  expect([...signed]).toEqual(['auto', 'eu-south-1']);
  server.closeAllConnections();
  server.close();
});
