import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { IMAGE_BYTES } from '@/lib/domain/uploads/image';
import { withDeadline } from '@/lib/process/deadline';
import {
  isTransient,
  kindOfStatus,
  STORAGE_TRIES,
  StorageError,
  toStorageError,
} from './storage-error';

const HEAD_BYTES = 64 * 1024;
const BUDGET_MS = 6000;
const PAUSE_MS = 150;

/**
 * Pictures are read from the assets host, as a visitor would read them. A redirect counts as a
 * failure.
 */
const agent = new Agent({
  connect: { timeout: 1000 },
  headersTimeout: 3000,
  maxResponseSize: IMAGE_BYTES,
  connections: 32,
});

/** A stored file; if it is larger than a picture may be, possibly only its first bytes. */
export interface StoredFile {
  bytes: Uint8Array;
  /** The size of the whole file in bytes. */
  total: number;
  contentType: string;
}

async function readPartOnce(url: string, range: string, signal: AbortSignal): Promise<StoredFile> {
  const headers = { range: `bytes=${range}`, 'cache-control': 'no-cache' };
  const response = await request(url, { headers, signal, dispatcher: agent });
  const { statusCode, body } = response;
  const total = /\/(\d+)$/.exec(String(response.headers['content-range'] ?? ''))?.[1];
  if (statusCode !== 206 || total === undefined) {
    body.on('error', () => {}).destroy();
    // 416 means an empty file. A host that ignores ranges could send gigabytes, so its answer is
    // not read.
    throw new StorageError(statusCode < 400 ? 'refused' : kindOfStatus(statusCode), statusCode);
  }
  const bytes = await body.bytes();
  return { bytes, total: Number(total), contentType: String(response.headers['content-type']) };
}

async function readPart(url: string, range: string, signal: AbortSignal): Promise<StoredFile> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readPartOnce(url, range, signal);
    } catch (cause) {
      const error = toStorageError(cause);
      if (!isTransient(error) || tries === STORAGE_TRIES || signal.aborted) throw error;
      await sleep(Math.random() * PAUSE_MS * tries);
    }
  }
}

/** A stored picture, within six seconds. Throws `StorageError`. */
export function readPicture(url: string): Promise<StoredFile> {
  return withDeadline(BUDGET_MS, (signal) => readWhole(url, signal));
}

async function readWhole(url: string, signal: AbortSignal): Promise<StoredFile> {
  const first = await readPart(url, `0-${HEAD_BYTES - 1}`, signal);
  const { bytes, total } = first;
  if (total <= bytes.length || total > IMAGE_BYTES) return first;
  const rest = await readPart(url, `${bytes.length}-${total - 1}`, signal);
  return { ...first, bytes: Buffer.concat([bytes, rest.bytes]) };
}
