import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createStorageApp } from './app';
import { readStorageConfig } from './config';
import { openObjectStore } from './object-store';

export const PUBLIC = 'settln-public';
export const INBOX = 'settln-inbox';
export const SITE = 'http://127.0.0.1:3000';

export const STORAGE_ENVIRONMENT = {
  S3_BUCKET: PUBLIC,
  S3_INBOX_BUCKET: INBOX,
  S3_ACCESS_KEY_ID: 'local-key',
  S3_SECRET_ACCESS_KEY: 'local-secret',
  SITE_URL: SITE,
  STORAGE_MAX_MB: '8',
};

export function toClient(endpoint: string, settings: S3ClientConfig = {}): S3Client {
  return new S3Client({
    endpoint,
    region: 'auto',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local-key', secretAccessKey: 'local-secret' },
    ...settings,
  });
}

export function presignPut(
  client: S3Client,
  put: { key: string; type: string; length: number; signingDate?: Date; expiresIn?: number },
): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: PUBLIC,
    Key: put.key,
    ContentType: put.type,
    ContentLength: put.length,
    IfNoneMatch: '*',
  });
  return getSignedUrl(client, command, {
    expiresIn: put.expiresIn ?? 3_600,
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
    ...(put.signingDate && { signingDate: put.signingDate }),
  });
}

export async function startTestStorage() {
  const directory = await mkdtemp(join(tmpdir(), 'settln-storage-'));
  const config = readStorageConfig({ ...STORAGE_ENVIRONMENT, STORAGE_DIR: directory });
  const store = await openObjectStore(config.directory, config.buckets);
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs);
  const server = createServer(createStorageApp({ config, store, now }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true });
  };
  return { endpoint: `http://127.0.0.1:${port}`, port, directory, clock, stop };
}

export type TestStorage = Awaited<ReturnType<typeof startTestStorage>>;

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A URL parser would normalise the path. */
export function sendRaw(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
