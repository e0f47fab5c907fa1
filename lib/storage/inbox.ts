import 'server-only';
import { randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logEvent } from '@/lib/log';
import { storageClient } from './client';
import { toStorageError } from './storage-error';

/** Shorter than a browser waits, retries included. */
const BUDGET_MS = 8000;

/** What is kept: the folder of the letter's key. */
export type LetterKind = 'contact' | 'deletion';

/**
 * Keeps a letter as a JSON object in the bucket that nothing serves, under a key that sorts by
 * time. Throws `AppError` `unavailable`, so that nobody is told of a letter that is not there.
 */
export async function keepLetter(
  kind: LetterKind,
  letter: Readonly<Record<string, string | boolean>>,
  now: Date,
): Promise<void> {
  const receivedAt = now.toISOString();
  const command = new PutObjectCommand({
    Bucket: env().S3_INBOX_BUCKET,
    Key: `${kind}/${receivedAt.replaceAll(':', '-')}-${randomUUID()}.json`,
    ContentType: 'application/json',
    Body: JSON.stringify({ kind, receivedAt, ...letter }),
  });
  try {
    await storageClient().send(command, { abortSignal: AbortSignal.timeout(BUDGET_MS) });
  } catch (cause) {
    const { kind: reason, status } = toStorageError(cause);
    logEvent('error', 'letter_not_kept', { kind, reason, status });
    throw new AppError('unavailable', { key: 'letterNotKept' }, {}, { cause });
  }
}
