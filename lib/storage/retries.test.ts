import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { storageClient } from './client';
import { createServiceKey, toImageUrl } from './picture-key';
import { toStorageError } from './storage-error';
import { findImageFault } from './verify';

/** A storage that answers everything with one status and counts the requests. */
let status = 500;
let code = 'InternalError';
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  request.resume();
  const body = `<Error><Code>${code}</Code><Message>x</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stubWebEnv('http://host.test');
  vi.stubEnv('S3_ENDPOINT', endpoint);
  vi.stubEnv('ASSETS_URL', `${endpoint}/assets`);
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = 0;
  code = 'InternalError';
});

const put = () =>
  storageClient()
    .send(new PutObjectCommand({ Bucket: 'b', Key: 'k', Body: 'x' }))
    .catch(toStorageError);
const verify = () =>
  findImageFault(toImageUrl(createServiceKey('118001', 'image/png', Date.now())), '118001');

describe('a request to the storage', () => {
  it.each([
    [429, 'busy'],
    [500, 'down'],
    [502, 'down'],
    [503, 'down'],
    [504, 'down'],
  ])(
    'UPL-010 UPL-011 UPL-012 is made three times in all when it answers %i',
    async (answer, kind) => {
      status = answer;
      expect(await put()).toMatchObject({ name: 'StorageError', kind, status: answer });
      expect(asked).toBe(3);
      asked = 0;
      await expect(verify()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
      expect(asked).toBe(3);
    },
  );

  it('UPL-010 UPL-012 is repeated when the storage throttles with another status', async () => {
    [status, code] = [400, 'ThrottlingException'];
    expect(await put()).toMatchObject({ kind: 'busy' });
    expect(asked).toBe(3);
  });

  it.each([
    [400, 'refused'],
    [403, 'denied'],
    [404, 'missing'],
    [412, 'refused'],
  ])('UPL-012 is made once when it answers %i', async (answer, kind) => {
    [status, code] = [answer, 'Other'];
    expect(await put()).toMatchObject({ name: 'StorageError', kind, status: answer });
    expect(asked).toBe(1);
    asked = 0;
    expect(await verify()).toEqual({ key: 'imageMissing' });
    expect(asked).toBe(1);
  });

  it('SSRF-2 does not follow a redirect', async () => {
    status = 302;
    expect(await verify()).toEqual({ key: 'imageMissing' });
    expect(asked).toBe(1);
  });
});
