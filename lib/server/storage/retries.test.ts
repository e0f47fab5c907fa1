import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/shared/errors';
import { stubWebEnv } from '@/test/web-env';
import { storageClient } from './client';
import { createServiceKey, toImageUrl } from './picture-key';
import { toStorageError } from './storage-error';
import { findImageFault } from './verify';

/** What a storage answers to all requests for one key, and how many there were. */
interface Answer {
  status: number;
  code: string;
  asked: number;
}

const answers = new Map<string, Answer>();
const server = createServer((request, response) => {
  request.resume();
  const { pathname } = new URL(request.url ?? '', 'http://storage.test');
  const answer = answers.get(pathname);
  if (!answer) return response.writeHead(418).end();
  answer.asked += 1;
  const body = `<Error><Code>${answer.code}</Code><Message>x</Message></Error>`;
  response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stubWebEnv('http://host.test');
  vi.stubEnv('S3_ENDPOINT', endpoint);
  vi.stubEnv('ASSETS_URL', `${endpoint}/assets`);
});
afterAll(() => void server.close());

async function put(status: number, code = 'InternalError') {
  const answer = { status, code, asked: 0 };
  const key = `${status}-${code}`;
  answers.set(`/b/${key}`, answer);
  const error = await storageClient()
    .send(new PutObjectCommand({ Bucket: 'b', Key: key, Body: 'x' }))
    .catch(toStorageError);
  return { error, asked: answer.asked };
}

async function verify(status: number) {
  const answer = { status, code: 'InternalError', asked: 0 };
  const url = toImageUrl(createServiceKey('118001', 'image/png', Date.now()));
  answers.set(new URL(url).pathname, answer);
  const fault = await findImageFault(url, '118001').catch((error: unknown) => error);
  return { fault, asked: answer.asked };
}

// Side by side, because they wait between their tries.
describe.concurrent('a request to the storage', () => {
  it.each([
    [429, 'busy'],
    [500, 'down'],
    [502, 'down'],
    [503, 'down'],
    [504, 'down'],
  ])(
    'UPL-010 UPL-011 UPL-012 is made three times in all when it answers %i',
    async (answer, kind) => {
      const stored = await put(answer);
      expect(stored).toMatchObject({
        error: { name: 'StorageError', kind, status: answer },
        asked: 3,
      });
      const verified = await verify(answer);
      expect(verified.fault).toBeInstanceOf(AppError);
      expect(verified).toMatchObject({ fault: { code: 'unavailable', status: 503 }, asked: 3 });
    },
  );

  it('UPL-010 UPL-012 is repeated when the storage throttles with another status', async () => {
    const stored = await put(400, 'ThrottlingException');
    expect(stored).toMatchObject({ error: { kind: 'busy' }, asked: 3 });
  });

  it.each([
    [400, 'refused'],
    [403, 'denied'],
    [404, 'missing'],
    [412, 'refused'],
  ])('UPL-012 is made once when it answers %i', async (answer, kind) => {
    const stored = await put(answer, 'Other');
    expect(stored).toMatchObject({
      error: { name: 'StorageError', kind, status: answer },
      asked: 1,
    });
    expect(await verify(answer)).toEqual({ fault: { key: 'imageMissing' }, asked: 1 });
  });

  it('SSRF-2 does not follow a redirect', async () => {
    expect(await verify(302)).toEqual({ fault: { key: 'imageMissing' }, asked: 1 });
  });
});
