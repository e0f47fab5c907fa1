import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { IMAGE_BYTES, IMAGE_PROBLEMS, LARGEST_SIDE } from '@/lib/shared/domain/uploads/image';
import { withDeadline } from '@/lib/shared/process/deadline';
import { readPictureHeader } from './picture-bytes';
import { isUploadOf } from './picture-key';
import {
  isTransient,
  kindOfStatus,
  STORAGE_TRIES,
  StorageError,
  toAppError,
  toStorageError,
} from './storage-error';

/** Low, because each picture may have 10 MB. */
const AT_ONCE = 4;

async function readStored(imageUrl: string) {
  try {
    return await readPicture(imageUrl);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (isTransient(error)) throw toAppError(error);
    return null;
  }
}

/**
 * Returns null if we gave this user the address, and a still picture of the right type is there.
 * Throws an `AppError` if the storage does not answer.
 */
export async function findImageFault(
  imageUrl: string,
  userId: string,
): Promise<FieldProblem | null> {
  if (!isUploadOf(imageUrl, userId)) return IMAGE_PROBLEMS.foreign;
  const stored = await readStored(imageUrl);
  if (!stored) return IMAGE_PROBLEMS.missing;
  if (stored.total > IMAGE_BYTES) return IMAGE_PROBLEMS.tooLarge;
  const picture = readPictureHeader(stored.bytes);
  if (!picture || picture.type !== stored.contentType) return IMAGE_PROBLEMS.notPicture;
  if (picture.isAnimated) return IMAGE_PROBLEMS.animated;
  if (picture.hasMetadata) return IMAGE_PROBLEMS.metadata;
  const { width, height } = picture;
  const isSized = width > 0 && height > 0 && Math.max(width, height) <= LARGEST_SIDE;
  return isSized ? null : IMAGE_PROBLEMS.dimensions;
}

/** If there are several pictures, the fault says which one. Throws like {@link findImageFault}. */
export async function findFirstImageFault(
  imageUrls: readonly string[],
  userId: string,
): Promise<FieldProblem[] | null> {
  for (let at = 0; at < imageUrls.length; at += AT_ONCE) {
    const some = imageUrls.slice(at, at + AT_ONCE);
    const faults = await Promise.all(some.map((url) => findImageFault(url, userId)));
    const index = faults.findIndex((fault) => fault !== null);
    const fault = faults[index];
    if (!fault) continue;
    const position: FieldProblem = { key: 'imagePosition', values: { position: at + index + 1 } };
    return imageUrls.length > 1 ? [position, fault] : [fault];
  }
  return null;
}

const HEAD_BYTES = 64 * 1024;
const BUDGET_MS = 6000;
const PAUSE_MS = 150;

/** Reads the picture like a visitor would. A redirect is a failure. */
const agent = new Agent({
  connect: { timeout: 1000 },
  headersTimeout: 3000,
  maxResponseSize: IMAGE_BYTES,
  connections: 32,
});

/** If the file is larger, this may be only its first bytes. */
interface StoredFile {
  bytes: Uint8Array;
  /** The size of the whole file. */
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
    // A 416 means an empty file. A 200 means that the host ignores ranges, so it could send
    // gigabytes.
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

/** Takes at most six seconds. Throws `StorageError`. */
function readPicture(url: string): Promise<StoredFile> {
  return withDeadline(BUDGET_MS, (signal) => readWhole(url, signal));
}

async function readWhole(url: string, signal: AbortSignal): Promise<StoredFile> {
  const first = await readPart(url, `0-${HEAD_BYTES - 1}`, signal);
  const { bytes, total } = first;
  if (total <= bytes.length || total > IMAGE_BYTES) return first;
  const rest = await readPart(url, `${bytes.length}-${total - 1}`, signal);
  return { ...first, bytes: Buffer.concat([bytes, rest.bytes]) };
}
